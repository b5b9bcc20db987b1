### Re e giullare: tutto ciò che si legge.

title = Re e giullare
tagline = Vince chi mostra da solo la carta più alta, a meno che un giullare non prenda il re.

## Luoghi

zone-rest = Carte escluse
zone-shown = Mostrate
zone-hand = Mano
colour-court = Corte
status = { $round ->
    [5] Ultimo turno, vale { $worth }
   *[other] Turno { $round } di 5, vale { $worth }
}

## Domande, opzioni, eventi, punti

ask-card = { $seat }, quale carta mostri? Il turno vale { $worth }.
option-card = { $card }
event-dealt = Ciascuno riceve { $count } carte; le altre restano fuori, senza essere viste.
event-turn-began = Il turno { $round } vale { $worth }.
event-showed = { $seat } mostra { $card }.
event-won = { $seat } vince il turno.
event-nobody = Nessuna carta è sola: nessuno vince il turno.
event-game-ended = I cinque turni sono finiti.
term-rounds = { $count ->
    [one] Vinti in un turno
   *[other] Vinti in { $count } turni
}

## Carte

card-fool = Giullare
    .text = La più bassa di tutte; ma un giullare da solo prende il re.
card-page = Paggio
    .text = La seconda più bassa.
card-squire = Scudiero
    .text = Più alta del paggio.
card-lady = Dama
    .text = Più alta dello scudiero.
card-duke = Duca
    .text = Più alta della dama.
card-king = Re
    .text = La più alta di tutte; solo un giullare lo prende.

## Regole

clause-KF-1 =
    Si gioca da 2 a 4 persone. Le 24 carte, quattro per ognuno dei sei tipi, si mescolano e ciascuno ne riceve cinque. Le altre restano fuori dal gioco e nessuno le vede. La mano è segreta.
    .title = Carte
clause-KF-2 =
    La partita dura cinque turni. In ogni turno tutti scelgono una carta della propria mano, insieme e in segreto. Poi si mostrano tutte le carte scelte. Restano scoperte davanti ai giocatori.
    .title = Turni
clause-KF-3 =
    Vince il turno la carta più alta che è mostrata da una sola persona. Dalla più bassa alla più alta sono: giullare, paggio, scudiero, dama, duca, re.
    .title = La più alta da sola
clause-KF-4 =
    Un turno vale tanti punti quanto il suo numero: il primo 1, il quinto 5. Se nessuna carta è sola, nessuno vince il turno e i suoi punti si aggiungono a quelli del successivo.
    (Decisione) Se nessuno vince l’ultimo turno, i suoi punti sono persi.
    .title = Punti
clause-KF-5 =
    Se un re sta per vincere il turno e una sola persona mostra un giullare, lo vince il giullare.
    .title = Il giullare
clause-KF-6 =
    Dopo il quinto turno la partita è finita. Vince chi ha più punti. Chi ne ha altrettanti condivide la vittoria.
    .title = La fine
