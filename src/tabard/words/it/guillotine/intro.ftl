### Ghigliottina in un minuto: lo scopo, un turno, la fine, un primo consiglio. Lo stesso testo per la pagina e per il terminale.

intro-length = circa 15 minuti
intro-aim = Raccogli i nobili che valgono di più. Stanno in fila davanti alla ghigliottina, e il prossimo a essere raccolto è sempre chi è in testa.
intro-turn = Nel tuo turno puoi giocare una carta azione: quasi tutte cambiano la fila. Poi raccogli il nobile in testa e peschi una carta.
intro-end = I giorni sono tre, con dodici nobili ciascuno. Alla fine del terzo si contano i punti dei tuoi nobili e delle carte davanti a te. Vince chi ne ha di più.
intro-advice = Guarda chi resta in testa dopo la tua carta: tu prendi il primo, e chi gioca dopo di te prende il secondo. I nobili grigi tolgono punti: lasciali agli altri.
