### Quel che un rapporto su molte partite dice di questo gioco.

stage = round
    .many = round
fates = Il destino della Scozia, round per round
fate-fell = la Scozia è caduta
fate-defeats = { $count ->
    [0] nessuna sconfitta
    [one] una sconfitta
   *[other] { $count } sconfitte
}
figure-scotland_stood = La Scozia resiste fino alla fine
figure-treason = Tradimento, tra le scelte libere
figure-mean_rounds = Round in una partita
figure-mean_daggers = Pugnali di un giocatore
figure-mean_gold = Oro di un giocatore
