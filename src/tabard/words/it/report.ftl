### Il rapporto su molte partite: righe e una pagina.

report-title = Rapporto
report-decimal = ,
report-games = { $games ->
    [one] una partita
   *[other] { $games } partite
} · { $players } · carte: { $cards }
report-left-out = { $count ->
    [one] Una partita non è contata: in corso, abbandonata o disposta a mano.
   *[other] { $count } partite non sono contate: in corso, abbandonate o disposte a mano.
}
report-beside = Che cosa cambia da { $one } a { $other }
report-beside-note = Un intervallo contiene la differenza vera in 95 casi su 100. Quando si confrontano molte cose insieme, alcune differiscono per puro caso; perciò si dicono diverse (≠) solo quelle il cui intervallo esclude lo zero anche se allargato per tutti i confronti del suo genere (Bonferroni). Le altre (≈) non si distinguono dal caso.
report-same-deals = Entrambe hanno giocato le stesse distribuzioni, e ognuna è confrontata con sé stessa.
report-differ = Si distinguono dal caso
report-none-differ = Niente si distingue dal caso.
report-alike = { $count } confronti. Guardati uno per uno, { $outside } differiscono; per puro caso sarebbero circa { $chance }. Guardati tutti insieme: { $sure }.
report-changed = Carte cambiate: { $cards }
report-only = Solo in { $name }: { $cards }
report-figures = Cifre
report-family-seat = Parte della vittoria secondo il posto
report-family-player = Parte della vittoria secondo il giocatore
report-family-share = Quote
report-family-mean = Medie
report-family-card = Quanto una carta aggiunge alle possibilità di chi la riceve all’inizio, in punti
report-family-played = Quante volte una carta è giocata in una partita
report-family-fate = Come sta il tavolo, fase per fase
report-seat = Posto { $number }
report-scores = Punti
report-scores-note = Quanti risultati sono arrivati a tanti punti. La parte a colore pieno sono quelli di chi ha vinto.
report-scores-beside = Quanti risultati sono arrivati a tanti punti.
report-decisions = Durata in decisioni
report-length-note = Quante partite sono durate tanto.
report-stages = Durata in { $stages }
report-fates-note = Quante di tutte le partite stavano così alla fine di ogni { $stage }. Una partita finita resta com’è finita.
report-cards = Carte
report-cards-note = Quanto una carta aggiunge alle possibilità di chi la riceve all’inizio, in punti percentuali di vittoria: solo il caso ha scelto a chi, perciò la differenza è merito della carta. Dopo: quante volte la carta è giocata in una partita.
report-no-cards = In questo gioco nessuno riceve carte all’inizio.
report-times = { $times }× a partita
report-pairs = Le coppie di carte più forti
report-pairs-note = Quanto spesso vince chi le ha ricevute entrambe, e quanto fanno le due carte prese da sole. { $compared } coppie sono capitate in 30 distribuzioni o più. { $outside } di queste vincono più di quanto facciano le loro carte, guardate una per una; per puro caso sarebbero circa { $chance }. Si distinguono (≠) guardandole tutte insieme: { $sure }.
report-no-pairs = Nessuna coppia di carte è capitata in 30 distribuzioni o più: gioca più partite.
report-apart = da sole { $share } %
report-value = Media e intervallo del 95 %
report-difference = Differenza e intervallo del 95 %
report-note = Le barre mostrano intervalli del 95 %; la linea tratteggiata è quel che sarebbe giusto. ≠ segna ciò che ne differisce anche guardando insieme tutto ciò che è del suo genere. I bot hanno giocato a modo loro: alle persone può andare diversamente.
report-how = { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}; nel misurare gli errori, le partite di una stessa distribuzione contano come una.
figure-mean_score = Punti
figure-mean_decisions = Decisioni in una partita
