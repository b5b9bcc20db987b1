### Guillotine: il tavolo, le domande, le scelte, gli eventi, i punti e i rifiuti.

title = Ghigliottina
tagline = Tre giorni, una lama, e la fila può ancora cambiare.
variant-edition = Edizione
    .standard = come stampata
    .german = edizione tedesca: prima del conteggio si possono calare dalla mano le carte che danno punti
preset-two = Contro un rivale
preset-four = In quattro al tavolo
preset-german = In tre, edizione tedesca
ahead-stage = Rispondi così fino alla fine del giorno

## Places

colour-action = Azione
zone-line = Fila per la ghigliottina
zone-noble-deck = Mazzo dei nobili
zone-noble-discards = Nobili scartati
zone-action-deck = Mazzo delle azioni
zone-action-discards = Azioni scartate
zone-playing = Carta in gioco
zone-pile = Nobili raccolti
zone-table = Sul tavolo
zone-hand = Mano
status = Giorno { $day } di 3, turno di { $turn }
    .mine = Giorno { $day } di 3: tocca a te
place-front = la testa, accanto alla lama
worth = vale { $value }

## Questions

ask-play = { $seat }, giochi una carta azione?
ask-lay = { $seat }, prima del conteggio cali una carta che dà punti?
ask-move = { $cause }: quale nobile sposti?
ask-noble = { $cause }: quale nobile?
ask-order = { $cause }: in che ordine si dispongono i primi, dalla testa?
ask-player = { $cause }: quale giocatore?
ask-take = { $cause }: quale nobile raccogli?
ask-card = { $whom ->
    [hidden] { $cause }
   *[other] { $whom } gioca { $cause }
}: { $again ->
    [0] quale carta scarti?
   *[other] quale carta scarti oltre a { $draft }?
}
ask-strip = { $cause }: quale carta perde { $whom }?
ask-fetch = { $cause }: quale carta riprendi?
ask-late = { $cause }: quale di questi si mette in fondo alla fila?
ask-table = { $cause }: quale carta lascia il tavolo?
ask-drop = Scarti le Guardie insensibili, che bloccano la fila?

## Options

option-pass = Raccogli e basta
option-count = Basta così: si conta
option-play = Gioca { $action }
option-lay = Cala { $action }
option-move = { $noble }, dal posto { $from } al posto { $to }
option-noble = { $noble }, al posto { $place }
option-order = { $nobles }
option-player = { $whom }
option-take = { $noble }, da { $whom }
option-late = { $noble }
option-table = { $action }, davanti a { $whom }
option-card = { $action }
option-leave = Tieni le Guardie
option-drop = Scarta le Guardie

## Events

event-dealt = Si mescolano i due mazzi e ciascuno riceve { $count } carte azione.
event-day-began = { $count ->
    [one] Comincia il giorno { $day } con un nobile in fila; apre { $seat }.
   *[other] Comincia il giorno { $day } con { $count } nobili in fila; apre { $seat }.
}
event-turn-began = È il turno di { $seat }.
event-played = { $seat } gioca «{ $action }».
event-moved = «{ $noble }» passa dal posto { $from } al posto { $to }.
event-slipped = «{ $noble }» sguscia in fondo alla fila, come dopo ogni carta azione.
event-joined = «{ $noble }» si mette in fondo alla fila.
event-day-will-end = Il giorno finirà dopo questo turno.
event-day-ended = { $count ->
    [0] Il giorno finisce.
    [one] Il giorno finisce; il nobile rimasto in fila viene scartato.
   *[other] Il giorno finisce; dalla fila si scartano { $count } nobili.
}
event-shuffled-line = { $count ->
    [0] In fila non c’è nessuno da mescolare.
    [one] Un nobile da solo non si può mescolare.
   *[other] I primi { $count } posti della fila vengono mescolati.
}
event-reshuffled = { $count ->
    [one] L’unica azione scartata forma il nuovo mazzo.
   *[other] Le { $count } azioni scartate formano il nuovo mazzo.
}
event-drew = { $action ->
    [hidden] { $seat } pesca una carta azione.
   *[other] { $seat } pesca «{ $action }».
}
event-discarded = Dalla mano di { $seat } viene scartata «{ $action }».
event-put = Finisce nella pila di { $seat }: { $noble }.
event-collected = { $seat } raccoglie: { $noble }.
event-dropped = { $seat } scarta «{ $action }».
event-reversed = La fila si inverte.
event-reordered = { $count ->
    [one] { $seat } ha un solo nobile da riordinare.
   *[other] { $seat } riordina a piacere i primi { $count } della fila.
}
event-fled = Lascia la fila e va negli scarti: { $noble }.
event-replaced = Esce dal mazzo e occupa il posto { $place }: { $noble }.
event-looked-at-top = { $count ->
    [one] { $seat } guarda la prima carta del mazzo dei nobili.
   *[other] { $seat } guarda le prime { $count } carte del mazzo dei nobili.
}
event-dealt-anew = { $count ->
    [one] La fila torna nel mazzo; si distribuisce di nuovo un nobile.
   *[other] La fila torna nel mazzo; si distribuiscono di nuovo { $count } nobili.
}
event-taken = { $seat } prende dalla pila di { $whom }: { $noble }.
event-missed = { $seat } perde l’ultimo nobile raccolto: { $noble }.
event-lost = { $seat } perde un nobile, che va negli scarti: { $noble }.
event-will-be-confused = La fila sarà mescolata prima che { $seat } ne raccolga di nuovo un nobile.
event-chosen = { $action ->
    [hidden] { $seat } sceglie { $whom }.
   *[other] { $seat } sceglie { $whom } per «{ $action }».
}
event-looked-at-hand = { $seat } guarda la mano di { $whom }.
event-swapped-hands = { $seat } scambia la propria mano con quella di { $whom }.
event-hands-shuffled = Tutte le mani tornano nel mazzo delle azioni; { $count } carte nuove a testa.
event-fetched = { $seat } prende «{ $action }» dagli scarti.
event-will-be-hurried = { $seat } non potrà giocare carte azione nel prossimo turno.
event-laid = «{ $action }» resta sul tavolo davanti a { $seat }.
event-swept = Si scarta «{ $action }», che era davanti a { $seat }.
event-game-ended = Il terzo giorno è finito: si contano le teste.

## Scores

term-noble = { $card }
term-per = { $card } (×{ $count })
term-instead = { $card } (per una carta sul tavolo)
term-pair = { $card } in coppia
term-table = { $card } sul tavolo
term-each = { $card } { $count ->
    [0] (nessun nobile)
    [one] per un nobile
   *[other] per { $count } nobili
}

## Refusals

refused-GU-9 = In fila nessun nobile può spostarsi come dice questa carta.
    .many = In fila nessun nobile può spostarsi come dicono queste carte.
refused-GU-10 = Ora non c’è nulla da scegliere.
    .many = Ora non c’è nulla da scegliere.
refused-GU-15 = In testa c’è un Giudice impopolare: nessuno può giocare carte azione.
refused-GU-16 = Sul tavolo ci sono le Guardie insensibili: non si può giocare nessuna carta che cambi la fila.
refused-GU-23 = Per «Lavoro frettoloso» in questo turno non puoi giocare carte azione.
refused-GU-24 = Prima del conteggio si possono calare solo carte che danno punti.

## The table in the browser

board-day = Giorno { $day } di 3
board-left = { $line } in fila, { $deck } nel mazzo
board-would = La fila dopo la tua mossa
board-gone = esce dalla fila: { $nobles }
board-players = Giocatori
board-place = { $place }: { $noble }, { $group }, vale { $value }
board-noble = { $noble }, { $group }, vale { $value }
board-card = { $action }. { $text }
board-seat = { $seat }: punti { $points }, nobili { $nobles }, carte in mano { $cards }
board-story = La fila nel corso della partita
board-pile = { $seat }: tutti i nobili raccolti e le carte scoperte
board-more-nobles = { $count ->
    [one] un altro nobile
   *[other] altri { $count } nobili
}
board-more-cards = { $count ->
    [one] un’altra carta
   *[other] altre { $count } carte
}
