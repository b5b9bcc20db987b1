### Guillotine: la mesa, sus preguntas, opciones, sucesos, puntos y negativas.

title = Guillotina
tagline = Tres días, una cuchilla, y la fila aún puede cambiar.
variant-edition = Edición
    .standard = original
    .german = edición alemana: antes de contar se pueden bajar cartas de puntos de la mano
preset-two = Contra un rival
preset-four = Cuatro a la mesa
preset-german = Tres jugadores, edición alemana
ahead-stage = Responder así hasta que acabe el día

## Places

colour-action = Acción
zone-line = Fila hacia la guillotina
zone-noble-deck = Mazo de nobles
zone-noble-discards = Nobles descartados
zone-action-deck = Mazo de acciones
zone-action-discards = Acciones descartadas
zone-playing = Carta en juego
zone-pile = Nobles recogidos
zone-table = Sobre la mesa
zone-hand = Mano
status = Día { $day } de 3, turno de { $turn }
    .mine = Día { $day } de 3: te toca
place-front = el frente, junto a la cuchilla
worth = vale { $value }

## Questions

ask-play = { $seat }, ¿juegas una carta de acción?
ask-lay = { $seat }, ¿bajas una carta de puntos antes de contar?
ask-move = { $cause }: ¿qué noble mueves?
ask-noble = { $cause }: ¿qué noble?
ask-order = { $cause }: ¿en qué orden quedan los primeros, empezando por el frente?
ask-player = { $cause }: ¿qué jugador?
ask-take = { $cause }: ¿qué noble recoges?
ask-card = { $whom ->
    [hidden] { $cause }
   *[other] { $whom } juega { $cause }
}: { $again ->
    [0] ¿qué carta descartas?
   *[other] ¿qué carta descartas además de { $draft }?
}
ask-strip = { $cause }: ¿qué carta pierde { $whom }?
ask-fetch = { $cause }: ¿qué carta recuperas?
ask-late = { $cause }: ¿cuál de estos se pone al final de la fila?
ask-table = { $cause }: ¿qué carta sale de la mesa?
ask-drop = ¿Descartas los Guardias insensibles, que bloquean la fila?

## Options

option-pass = No jugar nada y recoger
option-count = Nada más: contar
option-play = Jugar { $action }
option-lay = Bajar { $action }
option-move = { $noble }: del puesto { $from } al { $to }
option-noble = { $noble }, puesto { $place }
option-order = { $nobles }
option-player = { $whom }
option-take = { $noble }, de { $whom }
option-late = { $noble }
option-table = { $action }, delante de { $whom }
option-card = { $action }
option-leave = Conservar los Guardias
option-drop = Descartar los Guardias

## Events

event-dealt = Se barajan los dos mazos y cada jugador recibe { $count } cartas de acción.
event-day-began = { $count ->
    [one] Empieza el día { $day } con un noble en la fila; abre { $seat }.
   *[other] Empieza el día { $day } con { $count } nobles en la fila; abre { $seat }.
}
event-turn-began = Es el turno de { $seat }.
event-played = { $seat } juega «{ $action }».
event-moved = «{ $noble }» pasa del puesto { $from } al { $to }.
event-slipped = «{ $noble }» se escabulle al final de la fila, como después de cada carta de acción.
event-joined = «{ $noble }» se pone al final de la fila.
event-day-will-end = El día acabará después de este turno.
event-day-ended = { $count ->
    [0] Termina el día.
    [one] Termina el día; se descarta al noble que quedaba en la fila.
   *[other] Termina el día; se descartan los { $count } nobles que quedaban en la fila.
}
event-shuffled-line = { $count ->
    [0] No hay nadie en la fila a quien barajar.
    [one] Un noble solo no se puede barajar.
   *[other] Se barajan los { $count } primeros nobles de la fila.
}
event-reshuffled = { $count ->
    [one] La única acción descartada forma el nuevo mazo.
   *[other] Las { $count } acciones descartadas forman el nuevo mazo.
}
event-drew = { $action ->
    [hidden] { $seat } roba una carta de acción.
   *[other] { $seat } roba «{ $action }».
}
event-discarded = Se descarta «{ $action }», de la mano de { $seat }.
event-put = «{ $noble }» va a la pila de { $seat }.
event-collected = { $seat } recoge «{ $noble }».
event-dropped = { $seat } descarta «{ $action }».
event-reversed = La fila se da la vuelta.
event-reordered = { $count ->
    [one] { $seat } solo tiene un noble que ordenar.
   *[other] { $seat } ordena a su gusto los { $count } primeros de la fila.
}
event-fled = «{ $noble }» deja la fila y va a los descartes.
event-replaced = «{ $noble }» sale del mazo y ocupa el puesto { $place }.
event-looked-at-top = { $count ->
    [one] { $seat } mira la primera carta del mazo de nobles.
   *[other] { $seat } mira las { $count } primeras cartas del mazo de nobles.
}
event-dealt-anew = { $count ->
    [one] La fila vuelve al mazo; se reparte de nuevo un noble.
   *[other] La fila vuelve al mazo; se reparten de nuevo { $count } nobles.
}
event-taken = { $seat } toma «{ $noble }» de la pila de { $whom }.
event-missed = { $seat } pierde al último noble que recogió: «{ $noble }».
event-lost = { $seat } pierde «{ $noble }», que va a los descartes.
event-will-be-confused = La fila se barajará antes de que { $seat } vuelva a recoger de ella.
event-chosen = { $action ->
    [hidden] { $seat } elige a { $whom }.
   *[other] { $seat } elige a { $whom } para «{ $action }».
}
event-looked-at-hand = { $seat } mira la mano de { $whom }.
event-swapped-hands = { $seat } intercambia su mano con la de { $whom }.
event-hands-shuffled = Todas las manos vuelven al mazo de acciones; { $count } cartas nuevas para cada jugador.
event-fetched = { $seat } toma «{ $action }» de los descartes.
event-will-be-hurried = { $seat } no podrá jugar cartas de acción en su próximo turno.
event-laid = «{ $action }» queda delante de { $seat }.
event-swept = Se descarta «{ $action }», que estaba delante de { $seat }.
event-game-ended = Ha terminado el tercer día: se cuentan las cabezas.

## Scores

term-noble = { $card }
term-per = { $card } (×{ $count })
term-instead = { $card } (por una carta de la mesa)
term-pair = { $card } con su pareja
term-table = { $card }
term-each = { $card } { $count ->
    [0] (ningún noble)
    [one] por un noble
   *[other] por { $count } nobles
}

## Refusals

refused-GU-9 = Ningún noble de la fila puede moverse como dice esta carta.
    .many = Ningún noble de la fila puede moverse como dicen estas cartas.
refused-GU-10 = Ahora no hay nada que elegir con esta carta.
    .many = Ahora no hay nada que elegir con estas cartas.
refused-GU-15 = Hay un Juez impopular al frente: nadie puede jugar cartas de acción.
refused-GU-16 = Hay Guardias insensibles sobre la mesa: no se puede jugar ninguna carta que cambie la fila.
refused-GU-23 = Por «Trabajo apresurado» no puedes jugar cartas de acción en este turno.
refused-GU-24 = Antes de contar solo se pueden bajar cartas que den puntos.

## The table in the browser

board-day = Día { $day } de 3
board-left = { $line } en la fila, { $deck } en el mazo
board-would = Así quedaría la fila
board-gone = sale de la fila: { $nobles }
board-players = Jugadores
board-place = { $place }: { $noble }, { $group }, vale { $value }
board-noble = { $noble }, { $group }, vale { $value }
board-card = { $action }. { $text }
board-seat = { $seat }: puntos { $points }, nobles { $nobles }, cartas en mano { $cards }
board-story = La fila a lo largo de la partida
board-pile = { $seat }: todos los nobles recogidos y las cartas a la vista
board-more-nobles = { $count ->
    [one] un noble más
   *[other] { $count } nobles más
}
board-more-cards = { $count ->
    [one] una carta más
   *[other] { $count } cartas más
}
