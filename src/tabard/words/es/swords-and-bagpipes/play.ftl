### Swords and Bagpipes: la mesa, sus preguntas, opciones, sucesos, puntos y negativas.

title = Swords and Bagpipes
tagline = Espadas y gaitas. ¿Escocia o el oro? Elige en secreto; la traición se paga.
variant-edition = Edición
    .international = edición internacional
    .first-edition = primera edición
variant-length = Duración
    .seven = siete rondas; Escocia cae con la cuarta derrota
    .long = nueve rondas; Escocia cae con la quinta derrota
variant-ensemble = Conjunto escocés
    .no = no
    .yes = cada jugador empieza con tres cartas de Gaita
variant-daggers = Mazo de Puñal
    .shuffled = barajado
    .predictable = puñales previsibles: arriba, valores bajos y altos bien repartidos
variant-village = Cartas de Aldea
    .no = no
    .yes = una para cada jugador, en la edición internacional
variant-stay-home = ¡Quedaos en casa!
    .no = no; con seis jugadores se usa igualmente
    .yes = sí, con cinco o seis jugadores
variant-oldest = Quién tiene más edad
    .lot = se sortea
    .seat1 = sitio 1
    .seat2 = sitio 2
    .seat3 = sitio 3
    .seat4 = sitio 4
    .seat5 = sitio 5
    .seat6 = sitio 6
variant-youngest = Quién es más joven
    .lot = se sortea
    .seat1 = sitio 1
    .seat2 = sitio 2
    .seat3 = sitio 3
    .seat4 = sitio 4
    .seat5 = sitio 5
    .seat6 = sitio 6
preset-four = Cuatro clanes
preset-village = Cuatro clanes con aldeas
preset-long = Seis clanes, la partida larga
ahead-stage = Responder así hasta que acabe la ronda

## Places

colour-arms = Escudo Inglés
colour-king = Rey Eduardo
colour-axe = Hacha
colour-tokens = Fichas
colour-bag = Bolsa
colour-dagger = Puñal
colour-village = Aldea
colour-clan = Clan
colour-token = Ficha
zone-arms = Escudo Inglés
zone-troops = Tropas inglesas
zone-scots = Campos de Escocia
zone-scots-army = Poder escocés
zone-english-army = Poder inglés
zone-scots-pledged = Poder escocés que conoces
zone-english-pledged = Poder inglés que conoces
zone-undecided = Por decidir
zone-arms-deck = Mazo del Escudo Inglés
zone-deck = Mazo de Gaita
zone-dagger-deck = Mazo de Puñal
zone-discards = Descartes de Gaita
zone-dagger-discards = Descartes de Puñal
zone-arms-past = Escudos Ingleses anteriores
zone-playing = Carta en juego
zone-marks = Clan y distintivos
zone-gold = Oro
zone-castle = Castillo
zone-camp = Campamento
zone-token = Ficha de elección
zone-village = Carta de Aldea
zone-opened = Cartas x2 boca arriba
zone-daggers = Cartas de Puñal
zone-dagger-tally = Puñales
zone-laid = Carta de Puñal puesta
zone-dagger-hand = Cartas de Puñal por poner
zone-hand = Mano
zone-fresh = Recibidas en esta fase
status = Ronda { $round } de { $rounds }, fase { $phase }: { $phase ->
    [1] Invasión
    [2] Acciones
    [3] Insignia
    [4] Elección
    [5] Batalla
    [6] Recompensas
   *[7] Final
}; { $phase ->
    [3] la tiene
   *[other] Insignia:
} { $turn }; derrotas: { $defeats } de { $limit }
    .short = Ronda { $round } de { $rounds } · { $phase ->
        [1] Invasión
        [2] Acciones
        [3] Insignia
        [4] Elección
        [5] Batalla
        [6] Recompensas
       *[7] Final
    }
place-front = la primera del mazo

## Questions

ask-act = { $again ->
    [0] { $seat }, ¿qué tomas? Un Reabastecimiento; mover tropas y jugar cartas va aparte.
   *[other] { $seat }, el Reabastecimiento está hecho: ¿algo más antes de terminar el turno?
}
ask-prepare = { $again ->
    [0] { $seat }, te quedas en casa: ¿cuál es tu primer Reabastecimiento?
    [1] { $seat }, ¿y el segundo Reabastecimiento?
   *[other] { $seat }, ¿y el tercer Reabastecimiento?
}
ask-play = { $seat }, ¿juegas una carta?
ask-play-tokens = { $seat }, ¿juegas una carta antes de que se revelen los bandos?
ask-play-bag = { $seat }, ¿juegas una carta después de las recompensas?
ask-market = { $seat }, ¿usas una carta de Aldea antes del recuento final?
ask-side = { $seat }, ¿a qué bando apoyas?
ask-side-again = { $cause }: ¿qué ficha pones ahora?
ask-lay = { $seat }, ¿a qué bando apoyas y qué carta de Puñal pones?
ask-badge = { $seat }, ¿a quién entregas la Insignia del Honor?{ $bound ->
    [0] { "" }
   *[other] { " " }Quien la recibe tiene que apoyar a Escocia esta ronda.
}{ $again ->
    [0] { "" }
   *[other] { " " }No a { $whom }, que te la entregó.
}
ask-home = { $again ->
    [0] { $seat }, ¿a quién entregas «¡Quedaos en casa!»?
   *[other] { $seat }, ¿a quién entregas «¡Quedaos en casa!»? No a { $whom }, que te la entregó.
}
ask-gift = { $seat }, ¿cedes la Insignia del Honor?
ask-player = { $cause }: ¿qué jugador?
ask-number = { $cause }: ¿cuántas tropas?
ask-church = { $whom } juega «{ $cause }»: ¿usas tu carta de Aldea para anular lo que te hace?
ask-dagger = { $cause }: ¿qué carta de Puñal descartas?

## Options

option-done = { $camp ->
    [0] Terminar el turno sin tropas en el campamento (sin recompensa para ti)
   *[other] Terminar el turno
}
option-taxes = Recaudar impuestos: { $taxes ->
    [one] 1 moneda de oro
   *[other] { $taxes } monedas de oro
}
option-militia = Llamar a la milicia: 1 tropa para cada campamento y para Escocia
option-troops = Reunir tropas: { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
} para tu castillo
option-mercenaries = Contratar mercenarios: 4 tropas para tu castillo por 1 moneda de oro
option-relocate = Traslado: { $count ->
    [one] 1 tropa
   *[other] { $count } tropas
} del castillo al campamento
option-play = Jugar { $bagpipe }
option-again = Usar { $bagpipe } por segunda vez
option-village = Usar { $village }
option-pass = Pasar
option-scotland = Escocia (poder { $count } con el tuyo)
option-england = Inglaterra (poder { $count } con el tuyo)
option-scotland-and-dagger = Escocia (poder { $count } con el tuyo), con una carta de Puñal de { $daggers }
option-england-and-dagger = Inglaterra (poder { $count } con el tuyo), con una carta de Puñal de { $daggers }
option-player = { $whom }
option-give = { $count ->
    [0] Cederla a { $whom }: no se mueve ninguna de sus tropas
    [one] Cederla a { $whom }: una de sus tropas va a los campos de Escocia
   *[other] Cederla a { $whom }: { $count } de sus tropas van a los campos de Escocia
}
option-keep = Quedársela
option-cancel = Anular el efecto
option-suffer = Dejar que ocurra
option-number = { $count ->
    [0] Ninguna tropa
    [1] Una tropa
    [2] Dos tropas
    [3] Tres tropas
    [4] Cuatro tropas
    [5] Cinco tropas
    [6] Seis tropas
   *[other] { $count } tropas
}
option-dagger = { $daggers ->
    [one] Carta de Puñal con 1 puñal
   *[other] Carta de Puñal con { $daggers } puñales
}
option-virtual = Carta de Puñal virtual de { $daggers }

## Events

event-dealt = { $count ->
    [one] Se barajan los mazos y cada jugador recibe una carta de Gaita. { $seat } tiene la Insignia del Honor.
   *[other] Se barajan los mazos y cada jugador recibe { $count } cartas de Gaita. { $seat } tiene la Insignia del Honor.
}
event-invaded = Ronda { $round }: los ingleses llegan con «{ $arms }».
event-scots-joined = { $count ->
    [one] Se añade una tropa a los campos de Escocia.
   *[other] Se añaden { $count } tropas a los campos de Escocia.
}
event-turn-began = Es el turno de { $seat }.
event-taxed = { $count ->
    [one] { $seat } recauda impuestos: una moneda de oro.
   *[other] { $seat } recauda impuestos: { $count } monedas de oro.
}
event-militia = { $seat } llama a la milicia: una tropa más en cada campamento y en los campos de Escocia.
event-assembled = { $count ->
    [one] { $seat } reúne tropas: una para el castillo.
   *[other] { $seat } reúne tropas: { $count } para el castillo.
}
event-hired = { $count ->
    [one] { $seat } paga una moneda de oro y contrata mercenarios: una tropa para el castillo.
   *[other] { $seat } paga una moneda de oro y contrata mercenarios: { $count } tropas para el castillo.
}
event-relocated = { $count ->
    [one] { $seat } mueve una tropa del castillo al campamento.
   *[other] { $seat } mueve { $count } tropas del castillo al campamento.
}
event-played = { $seat } juega «{ $bagpipe }».
event-visited = { $seat } usa «{ $village }».
event-laid-open = «{ $bagpipe }» queda boca arriba delante de { $seat } para un segundo uso.
event-chosen = { $bagpipe ->
    [hidden] { $village ->
        [hidden] { $seat } elige a { $whom }.
       *[other] { $seat } elige a { $whom } para «{ $village }».
    }
   *[other] { $seat } elige a { $whom } para «{ $bagpipe }».
}
event-spared = { $seat } usa «{ $village }» y sale indemne.
event-gold = { $count ->
    [one] { $seat } toma una moneda de oro.
   *[other] { $seat } toma { $count } monedas de oro.
}
event-gold-lost = { $count ->
    [0] { $seat } no tiene oro que perder.
    [one] { $seat } pierde una moneda de oro.
   *[other] { $seat } pierde { $count } monedas de oro.
}
event-robbed = { $count ->
    [0] { $seat } no le encuentra oro a { $whom }.
    [one] { $seat } le quita una moneda de oro a { $whom }.
   *[other] { $seat } le quita { $count } monedas de oro a { $whom }.
}
event-units-gained = { $to ->
    [castle] { $count ->
        [0] { $seat } no añade tropas al castillo.
        [one] { $seat } añade una tropa al castillo.
       *[other] { $seat } añade { $count } tropas al castillo.
    }
    [camp] { $count ->
        [0] { $seat } no añade tropas al campamento.
        [one] { $seat } añade una tropa al campamento.
       *[other] { $seat } añade { $count } tropas al campamento.
    }
   *[other] { $count ->
        [0] No se añaden tropas a los campos de Escocia.
        [one] Se añade una tropa a los campos de Escocia.
       *[other] Se añaden { $count } tropas a los campos de Escocia.
    }
}
event-units-lost = { $from ->
    [castle] { $count ->
        [0] { $seat } no pierde tropas del castillo.
        [one] { $seat } pierde una tropa del castillo.
       *[other] { $seat } pierde { $count } tropas del castillo.
    }
   *[other] { $count ->
        [0] { $seat } no pierde tropas del campamento.
        [one] { $seat } pierde una tropa del campamento.
       *[other] { $seat } pierde { $count } tropas del campamento.
    }
}
event-units-moved = { $count ->
    [0] No se mueve ninguna tropa de { $seat }.
    [one] Una tropa de { $seat } va { $from ->
        [castle] del castillo
       *[other] del campamento
    } { $to ->
        [castle] al castillo.
        [camp] al campamento.
       *[other] a los campos de Escocia.
    }
   *[other] { $count } tropas de { $seat } van { $from ->
        [castle] del castillo
       *[other] del campamento
    } { $to ->
        [castle] al castillo.
        [camp] al campamento.
       *[other] a los campos de Escocia.
    }
}
event-drew = { $bagpipe ->
    [hidden] { $seat } roba una carta de Gaita.
   *[other] { $seat } roba «{ $bagpipe }».
}
event-unfit = { $seat } roba «{ $bagpipe }», que menciona la Insignia; se descarta definitivamente.
event-reshuffled = { $count ->
    [one] La única carta de Gaita descartada forma el nuevo mazo.
   *[other] Las { $count } cartas de Gaita descartadas forman el nuevo mazo.
}
event-discarded = { $seat } descarta «{ $bagpipe }».
event-stolen = { $bagpipe ->
    [hidden] { $seat } toma una carta de Gaita de la mano de { $whom }.
   *[other] { $seat } toma «{ $bagpipe }» de la mano de { $whom }.
}
event-looked-at-hand = { $seat } mira la mano de { $whom }.
event-looked-at-daggers = { $seat } mira las cartas de Puñal de { $whom }.
event-made-loyal = { $seat } apoya a Escocia en esta ronda, diga lo que diga su ficha.
event-token-again = { $seat } vuelve a poner una ficha de elección, en secreto.
event-troops-now = { $count ->
    [0] No quedan tropas inglesas.
    [one] Ahora hay 1 tropa inglesa.
   *[other] Ahora hay { $count } tropas inglesas.
}
event-badge-moved = La Insignia del Honor pasa a { $seat }.
event-badge-handed = { $bound ->
    [0] { $seat } entrega la Insignia del Honor a { $whom }.
   *[other] { $seat } entrega la Insignia del Honor a { $whom }, que tiene que apoyar a Escocia esta ronda.
}
event-badge-kept = { $seat } se queda con la Insignia del Honor.
event-badge-given = { $count ->
    [0] { $seat } cede la Insignia del Honor a { $whom }; no se mueve ninguna tropa.
    [one] { $seat } cede la Insignia del Honor a { $whom }: una de sus dos tropas va a los campos de Escocia.
   *[other] { $seat } cede la Insignia del Honor a { $whom }: { $count } de sus tropas van a los campos de Escocia y le queda una.
}
event-home-handed = { $seat } entrega «¡Quedaos en casa!» a { $whom }.
event-stays-home = { $seat } vacía su campamento y se queda en casa.
event-tokens-lie = Todos han elegido bando.
event-passed = { $seat } pasa.
event-stood-for-scotland = { $count ->
    [0] { $seat } apoya a Escocia, sin tropas en el campamento.
    [one] { $seat } apoya a Escocia con una tropa.
   *[other] { $seat } apoya a Escocia con { $count } tropas.
}
event-stood-for-england = { $count ->
    [0] { $seat } apoya a Inglaterra, sin tropas en el campamento.
    [one] { $seat } apoya a Inglaterra con una tropa.
   *[other] { $seat } apoya a Inglaterra con { $count } tropas.
}
event-scotlands-camp = { $count ->
    [0] Los campos de Escocia están vacíos.
    [one] Los campos de Escocia añaden una tropa.
   *[other] Los campos de Escocia añaden { $count } tropas.
}
event-english-army = { $count ->
    [0] «{ $arms }» no añade tropas inglesas.
   *[other] «{ $arms }» añade tropas inglesas: { $count }.
}
event-scots-won = { $by ->
    [0] { $scots } contra { $english }: en caso de empate gana Escocia.
   *[other] Escoceses { $scots }, ingleses { $english }: gana Escocia.
}
event-english-won = Escoceses { $scots }, ingleses { $english }: gana Inglaterra.
event-defeat = { $count ->
    [one] Es la primera derrota de Escocia.
   *[other] Escocia lleva ya { $count } derrotas.
}
event-took-dagger = { $seat } toma la carta de Puñal que puso su rival: { $dagger }.
event-dagger-discarded = Se descarta la carta de Puñal puesta contra { $seat }: { $dagger }.
event-drew-dagger = { $dagger ->
    [hidden] { $seat } roba una carta de Puñal.
   *[other] { $seat } roba una carta de Puñal: { $dagger }.
}
event-virtual-dagger = { $seat } toma una carta de Puñal virtual de 2.
event-virtual-dagger-gone = { $seat } devuelve una carta de Puñal virtual de 2.
event-dagger-gone = { $seat } descarta una carta de Puñal: { $dagger }.
event-reshuffled-daggers = { $count ->
    [one] La única carta de Puñal descartada forma el nuevo mazo.
   *[other] Las { $count } cartas de Puñal descartadas forman el nuevo mazo.
}
event-consoled = { $seat } añade una tropa al castillo por haber apoyado a Escocia.
event-deserted = { $seat } no tiene tropas en su campamento: cuenta como desertor y no recibe recompensa.
event-round-ended = Termina la ronda { $round }; se vacían todos los campamentos.
event-daggers-counted = { $count ->
    [-1] { $seat } tiene −1 puñal.
    [0] { $seat } no tiene puñales.
    [1] { $seat } tiene un puñal.
   *[other] { $seat } tiene { $count } puñales.
}
event-scotland-stood = { $count ->
    [0] Escocia resiste sin una derrota: gana quien tenga más oro.
    [one] Escocia resiste tras una derrota: gana quien tenga más oro.
   *[other] Escocia resiste tras { $count } derrotas: gana quien tenga más oro.
}
event-scotland-fell = Escocia cae con { $count } derrotas: gana quien tenga menos puñales.
event-traitor = { $seat } tiene al menos { $count } puñales más que todos los demás: es el traidor y no puede ganar.
event-caught = { $seat } tiene al menos { $count } puñales más y pierde.
event-game-ended = La guerra ha terminado.

## Scores

term-gold = Oro
term-dagger-cards = { $count ->
    [one] una carta de Puñal
   *[other] { $count } cartas de Puñal
}
term-daggers = { $count ->
    [-1] −1 puñal
    [1] un puñal en total
   *[other] { $count } puñales en total
}

## Refusals

refused-SB-G4 = Justo antes del recuento final solo se usa una carta que lo diga.
refused-SB-H4 = Quien va a quedarse en casa no juega cartas.
refused-SB-I2 = Solo vale si has apoyado al bando que nombra la carta.
    .many = Solo valen si has apoyado al bando que nombran las cartas.
refused-SB-P2 = Para otro momento: el hacha en tu turno, las fichas cuando todos han elegido, la bolsa tras las recompensas.
refused-SB-P4 = Esta carta x2 ya se ha usado en esta ronda; se podrá usar otra vez a partir de la siguiente.
    .many = Estas cartas x2 ya se han usado en esta ronda; se podrán usar otra vez a partir de la siguiente.
refused-SB-P7 = No tienes el oro que cuesta esta carta.
    .many = No tienes el oro que cuestan estas cartas.
refused-SB-P9 = No hay nada que elegir con esta carta, o no se cumple su condición.
    .many = No hay nada que elegir con estas cartas, o no se cumple su condición.
refused-SB-W7 = Has recibido esta carta en esta fase: tiene que esperar.
    .many = Has recibido estas cartas en esta fase: tienen que esperar.

## Afirmaciones

claim-scotland = { $seat }: en esta ronda apoyo a Escocia.
claim-england = { $seat }: en esta ronda apoyo a Inglaterra.
claim-daggers = { $count ->
    [0] { $seat }: no tengo puñales.
    [one] { $seat }: tengo un puñal.
   *[other] { $seat }: tengo { $count } puñales.
}
claim-holds = { $seat }: tengo «{ $bagpipe }» en la mano.

## La mesa en el navegador

board-round = Ronda { $round } de { $rounds }
board-phase = { $phase ->
    [1] Invasión
    [2] Acciones
    [3] Insignia
    [4] Elección
    [5] Batalla
    [6] Recompensas
   *[7] Final
}
board-defeats = { $defeats } de { $limit } derrotas
board-bound = Tienes la Insignia del Honor: esta ronda apoyas a Escocia sin elegir.
board-away = Te quedas en casa esta ronda: no eliges bando, y no se te pregunta.
board-battle = La batalla
board-traitors = Lo que gana cada traidor, según cuántos traicionen
board-share = { $count ->
    [one] Uno por Inglaterra: { $gold } de oro
   *[other] { $count } por Inglaterra: { $gold } de oro cada uno
}
board-bonnet = Escocia
board-crown = Inglaterra
board-deserter = deserta
board-story = Promesas y hechos
board-said = lo que se dijo
board-stood = el bando elegido
board-broken = dijo un bando y eligió el otro
board-nowhere = ningún bando
board-seat = { $name }, { $clan }: oro { $gold }, castillo { $castle }, campamento { $camp }, cartas de Gaita { $cards }, cartas de Puñal { $daggers }{ $token ->
    [asked] ; elige bando
    [sealed] ; bando sellado
    [bonnet] ; por Escocia
    [crown] ; por Inglaterra
   *[none] { "" }
}
touch-taxes = Recaudar impuestos
    .short = Impuestos
    .gain = { $taxes } de oro
touch-militia = Llamar a la milicia
    .short = Milicia
    .gain = 1 para cada uno
touch-troops = Reunir tropas
    .short = Tropas
    .gain = { $troops } al castillo
touch-mercenaries = Contratar mercenarios
    .short = Contratar
    .gain = 4 por 1 de oro
touch-castle = Traslado
    .short = Traslado
    .gain = al campa­mento
touch-done = Terminar
touch-pass = Pasar
touch-leave = Dejarlo
touch-give = Darla
touch-keep = Quedársela
touch-bonnet = Escocia
touch-crown = Inglaterra

## Signs: what they mean, on the board and in the list of them

signs-gold = oro: mientras Escocia resista, gana quien más tenga
signs-castle = tropas en el castillo: no luchan
signs-camp = tropas en el campamento: luchan esta ronda
signs-card = cartas de Gaita en la mano
signs-dagger = cartas de Puñal: si Escocia cae, gana quien menos puñales tenga
signs-badge = Insignia del Honor: donde obliga, quien la tiene apoya a Escocia
signs-stay-home = ¡Quedaos en casa!: quien la tiene no elige bando
signs-bonnet = Escocia
signs-crown = Inglaterra
signs-lock = un bando elegido en secreto
signs-pierced = Escocia, si pierde
signs-lion = tropas inglesas
signs-unit = tropas
signs-draw = cartas de Gaita que se roban o se descartan
signs-skull = aquí cae Escocia
signs-marks = las derrotas de Escocia, de Glasgow a la calavera
signs-axe = hacha: una carta para tu turno
signs-tokens = fichas: una carta para cuando los bandos están elegidos y aún no revelados
signs-bag = bolsa: una carta para después de las recompensas
signs-village = carta de Aldea
signs-opened = x2: una carta que queda boca arriba para un segundo uso
signs-share = lo que gana cada uno de los que apoyan a Inglaterra, según cuántos sean

## How bots play

style-loyal = leal
style-treacherous = traicionero
