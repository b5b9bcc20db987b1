### Quel che un rapporto su molte partite dice di questo gioco, e che cosa si conta alla fine di una partita.

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
counted-loyal = Battaglie per la Scozia
counted-treason = Battaglie per l’Inghilterra
counted-home = Volte a casa
counted-played = Carte Cornamusa giocate
counted-taxes = Tasse riscosse
