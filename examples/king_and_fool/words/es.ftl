### Rey y bufón: todo lo que se lee.

title = Rey y bufón
tagline = Gana quien muestra a solas la carta más alta, salvo que un bufón atrape al rey.

## Lugares

zone-rest = Cartas apartadas
zone-shown = Mostradas
zone-hand = Mano
colour-court = Corte
status = { $round ->
    [5] Última ronda, vale { $worth }
   *[other] Ronda { $round } de 5, vale { $worth }
}

## Preguntas, opciones, sucesos, puntos

ask-card = { $seat }, ¿qué carta muestras? La ronda vale { $worth }.
option-card = { $card }
event-dealt = Se reparten { $count } cartas a cada uno; las demás se apartan sin verlas.
event-turn-began = La ronda { $round } vale { $worth }.
event-showed = { $seat } muestra { $card }.
event-won = { $seat } gana la ronda.
event-nobody = Ninguna carta está sola: nadie gana la ronda.
event-game-ended = Han pasado las cinco rondas.
term-rounds = { $count ->
    [one] Ganado en una ronda
   *[other] Ganado en { $count } rondas
}

## Cartas

card-fool = Bufón
    .text = La más baja; pero un bufón a solas atrapa al rey.
card-page = Paje
    .text = La segunda más baja.
card-squire = Escudero
    .text = Más alta que el paje.
card-lady = Dama
    .text = Más alta que el escudero.
card-duke = Duque
    .text = Más alta que la dama.
card-king = Rey
    .text = La más alta; solo un bufón lo atrapa.

## Reglas

clause-KF-1 =
    Pueden jugar de 2 a 4 personas. Se barajan las 24 cartas, cuatro de cada una de seis clases, y cada cual recibe cinco. Las demás quedan fuera del juego y nadie las ve. La mano es secreta.
    .title = Cartas
clause-KF-2 =
    La partida dura cinco rondas. En cada una, todos eligen una carta de su mano, a la vez y en secreto. Después se muestran todas las cartas elegidas. Quedan boca arriba ante sus jugadores.
    .title = Rondas
clause-KF-3 =
    Gana la ronda la carta más alta que muestra una sola persona. De la más baja a la más alta son: bufón, paje, escudero, dama, duque, rey.
    .title = La más alta a solas
clause-KF-4 =
    Una ronda vale tantos puntos como su número: la primera 1, la quinta 5. Si ninguna carta está sola, nadie gana la ronda y sus puntos se suman a los de la siguiente.
    (Decisión) Si nadie gana la última ronda, sus puntos se pierden.
    .title = Puntos
clause-KF-5 =
    Si un rey fuera a ganar la ronda y una sola persona muestra un bufón, la gana el bufón.
    .title = El bufón
clause-KF-6 =
    Tras la quinta ronda termina la partida. Gana quien tiene más puntos. Quienes tienen los mismos comparten la victoria.
    .title = El final
