### Quel che un rapporto su molte partite dice di questo gioco, e che cosa si conta alla fine di una partita.

stage = turno
    .many = turni
figure-mean_turns = Turni in una partita
figure-turns_15_to_60 = Partite da 15 a 60 turni
figure-mean_hits_by_blow = Colpi per un attacco, in una partita
figure-mean_hits_by_exhaustion = Colpi per sfinimento, in una partita
figure-first_player_share = Vince chi comincia
figure-draws = Pareggi
counted-attacks = Attacchi
counted-defences = Attacchi parati
counted-combinations = Combinazioni
counted-hits = Colpi subiti
counted-rests = Grande Pass
