### Quel che un rapporto su molte partite dice di questo gioco.

stage = giorno
    .many = giorni
