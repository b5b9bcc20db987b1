### Lo que un informe sobre muchas partidas dice de este juego, y lo que se cuenta al final de una partida.

stage = turno
    .many = turnos
figure-mean_turns = Turnos en una partida
figure-turns_15_to_60 = Partidas de 15 a 60 turnos
figure-mean_hits_by_blow = Golpes por un ataque, en una partida
figure-mean_hits_by_exhaustion = Golpes por agotamiento, en una partida
figure-first_player_share = Gana quien empieza
figure-draws = Empates
counted-attacks = Ataques
counted-defences = Ataques respondidos
counted-combinations = Combinaciones
counted-hits = Golpes recibidos
counted-rests = Grande Pass
