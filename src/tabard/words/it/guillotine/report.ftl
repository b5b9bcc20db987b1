### Quel che un rapporto su molte partite dice di questo gioco, e che cosa si conta alla fine di una partita.

stage = giorno
    .many = giorni
counted-played = Carte azione giocate
counted-gained = Nobili ottenuti
counted-taken = Nobili presi ad altri
counted-lost = Nobili perduti
