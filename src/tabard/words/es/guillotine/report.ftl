### Lo que un informe sobre muchas partidas dice de este juego, y lo que se cuenta al final de una partida.

stage = día
    .many = días
counted-played = Cartas de acción jugadas
counted-gained = Nobles conseguidos
counted-taken = Nobles quitados a otros
counted-lost = Nobles perdidos
