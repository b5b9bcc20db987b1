### With Sword and Shield: la mesa, sus preguntas, opciones, sucesos, puntos y negativas.

title = With Sword and Shield
tagline = Con espada y escudo. Golpea, defiéndete, esquiva: al quinto golpe estás fuera.
variant-mode = Forma de juego
    .joust = Justa: un Caballero contra otro, para dos jugadores
    .melee = Melé: dos equipos de Caballeros, de dos a seis jugadores
    .short = Melé corta: al tercer golpe un Caballero queda fuera; dura más o menos la mitad
variant-decks = Mazos
    .one = un mazo para los dos
    .two = un mazo para cada bando
variant-teams = Equipos de la Melé
    .three-three = tres Caballeros contra tres
    .two-two = dos Caballeros contra dos
    .three-two = tres Caballeros contra dos
    .two-three = dos Caballeros contra tres
preset-joust = Justa: uno contra uno
preset-pairs = Melé: dos contra dos
preset-short = Melé corta: diriges a tres Caballeros

## Places

colour-knight = Caballero
colour-artefact = Artefacto
colour-health = Carta de Salud
colour-attack = Ataque
colour-guard = Guardia
colour-combat = Carta de Combate
colour-achievement = Logro
colour-event = Evento
colour-improvement = Mejora
zone-knight = Caballero
zone-figure-strength = Fuerza
    .short = F
    .chosen = Táctica Fuerza
zone-figure-technique = Técnica
    .short = T
    .chosen = Táctica Técnica
zone-figure-chivalry = Caballería
    .short = C
zone-figure-endurance = Resistencia
    .short = R
zone-hits = Golpes
zone-fatigue = Fatiga
zone-place = Posición
zone-rear = Retaguardia de la posición
zone-out = Fuera de combate
zone-locked = En bloqueo con
zone-improved = Mejoras
zone-lock = Bloqueo de Melé
zone-hand = Mano
zone-ladder = Lances
zone-reachable = Al alcance
zone-laid = Lo que falta de la Combinación
zone-deck = Mazo
zone-deck-a = Mazo 1
zone-deck-b = Mazo 2
zone-discards = Descartes
zone-discards-a = Descartes del mazo 1
zone-discards-b = Descartes del mazo 2
zone-played = Jugadas en este turno
zone-played-a = Jugadas en este turno, mazo 1
zone-played-b = Jugadas en este turno, mazo 2
status = { $number ->
    [0] Antes del primer turno
   *[other] Turno { $number }: { $knight } ({ $turn }), { $actions ->
        [0] sin más acciones
        [one] queda una acción
       *[other] quedan { $actions } acciones
    }
}
    .short = { $number ->
        [0] Antes del primer turno
       *[other] Turno { $number } · { $actions ->
            [0] sin acciones
            [one] una acción
           *[other] { $actions } acciones
        }
    }
worth = F{ $strength } T{ $technique }

## Questions

ask-act = { $seat }, ¿qué hace { $knight }? { $count ->
    [one] Queda una acción.
   *[other] Quedan { $count } acciones.
}
ask-open = { $seat }, { $knight } abre con la carta que ganó la subasta.
ask-rear = { $seat }, ¿qué hace { $knight } en la retaguardia? { $count ->
    [one] Queda una acción.
   *[other] Quedan { $count } acciones.
}
ask-answer = { $seat }, { $rival } ataca a { $knight } con «{ $cause }»{ $number ->
    [0] { "" }
   *[other] , número { $number }
}: ¿cómo respondes?
ask-card = { $count ->
    [0] { $seat }, ¿cuál es la primera carta de la Combinación?
    [1] { $seat }, ¿y la segunda carta?
    [2] { $seat }, ¿y una tercera carta?
   *[other] { $seat }, ¿y una cuarta carta?
}
ask-bid = { $count ->
    [0] { $seat }, ¿cuánto puja { $knight }? Empieza quien puje menos, y con esa carta. Todavía no hay ninguna puja.
   *[other] { $seat }, ¿cuánto puja { $knight }? Empieza quien puje menos, y con esa carta. La más baja hasta ahora: { $count }.
}
ask-place = { $seat }, ¿qué posición?
ask-post = { $seat }, ¿dónde colocas a { $knight }?
ask-target = { $cause ->
    [hidden] { $seat }, ¿contra quién dirige { $knight } la Combinación?
   *[other] { $seat }, ¿contra quién dirige { $knight } la carta «{ $cause }»?
}
ask-lock-target = { $seat }, ¿a quién bloquea { $knight } con «{ $cause }»?
ask-mate = { $seat }, ¿con quién cambia { $knight } de posición?
ask-knight = { $seat }, ¿qué Caballero colocas ahora?
ask-tactic = { $seat }, ¿con qué Táctica empiezas? Su número se suma al de cada carta con la que combates.

## Options

option-end = Terminar el turno
option-switch = { $tactic ->
    [strength] Cambiar de Táctica: Fuerza
   *[technique] Cambiar de Táctica: Técnica
}{ $price ->
    [0] { "" }
   *[other] , { $price } de Fatiga
}
option-rest = «Grande Pass»: descartar la mano y robar ocho cartas, una vez por partida
option-combine = Jugar una Combinación: { $price } de Fatiga, más el precio de cada carta
option-play = { $price ->
    [0] Jugar «{ $card }»: gratis
   *[other] Jugar «{ $card }»: { $price } de Fatiga
}
option-attack = Atacar con «{ $card }»{ $number ->
    [0] { "" }
   *[other] , número { $number }
}: { $price ->
    [0] gratis
   *[other] { $price } de Fatiga
}
option-discard = { $price ->
    [0] Descartar «{ $card }»
   *[other] Descartar «{ $card }»: { $price } de Fatiga
}
option-exchange = { $price ->
    [0] Cambiar «{ $card }» por otra carta
   *[other] Cambiar «{ $card }» por otra carta: { $price } de Fatiga
}
option-lock = Bloqueo de Melé ({ $card }): { $price } de Fatiga
option-move = Movimiento de Melé ({ $card }), cambiar de posición: { $price } de Fatiga, 5 más para romper un bloqueo
option-retreat = Movimiento de Melé ({ $card }), pasar a la retaguardia: { $price } de Fatiga
option-return = Movimiento de Melé ({ $card }), volver de la retaguardia: { $price } de Fatiga
option-take = Recibir el golpe
option-stop = Detenerlo con { $guard ->
    [none] «{ $card }»
   *[other] «{ $guard }» ({ $card })
}{ $number ->
    [0] { "" }
   *[other] , número { $number }
}{ $price ->
    [0] { "" }
   *[other] : { $price } de Fatiga
}
option-manoeuvre = Esquivarlo con una Maniobra ({ $card }): { $price } de Fatiga
option-evade = Esquivarlo con un Movimiento de Melé ({ $card }), cambiar de posición: { $price } de Fatiga, 5 más para romper un bloqueo
option-escape = Esquivarlo con un Movimiento de Melé ({ $card }), pasar a la retaguardia: { $price } de Fatiga
cost-in-all = { $cost } de Fatiga en total
cost-too-dear = los { $left } que quedan no bastan: un golpe
option-enough = Ninguna carta más: jugar la Combinación
option-lay = { $card }{ $number ->
    [0] { "" }
   *[other] , número { $number }
}: { $price ->
    [0] gratis
   *[other] { $price } de Fatiga
}
option-pass = { $then ->
    [deal] Pasar: entonces se reparten manos nuevas
    [lot] Pasar: entonces se sortea quién empieza
   *[other] Pasar
}
option-bid = Pujar { $count }, para abrir con «{ $opens }»
option-place = { $column ->
    [left] Posición { $place }, izquierda
    [centre] Posición { $place }, centro
   *[right] Posición { $place }, derecha
}
option-knight = { $knight }, posición { $place }
option-put = { $knight }
option-strength = Fuerza { $value }
option-technique = Técnica { $value }
option-tactics = { $knight-1 }: { $tactic-1 ->
    [strength] Fuerza
   *[technique] Técnica
} · { $knight-2 }: { $tactic-2 ->
    [strength] Fuerza
   *[technique] Técnica
}{ $count ->
    [3] { " · " }{ $knight-3 }: { $tactic-3 ->
        [strength] Fuerza
       *[technique] Técnica
    }
   *[other] { "" }
}

## Options that share a row of a long menu

touch-discard = Descartar una carta, para robar otra tras el turno
touch-exchange = Cambiar una carta
touch-return = Movimiento de Melé, volver al frente
touch-lock = Bloqueo de Melé
touch-move = Movimiento de Melé, cambiar de posición
touch-retreat = Movimiento de Melé, pasar a la retaguardia
touch-manoeuvre = Esquivarlo con una Maniobra
touch-evade = Esquivarlo con un Movimiento de Melé, cambiar de posición
touch-escape = Esquivarlo con un Movimiento de Melé, pasar a la retaguardia

## Events

event-revealed = { $artefact ->
    [none] { $seat } dirige a { $knight }, sin Artefacto.
   *[other] { $seat } dirige a { $knight }. Artefacto: { $artefact }.
}
event-redrawn = { $seat } descubre a { $knight }, que ya está en el otro bando, y sigue.
event-barred = { $seat } descubre { $artefact }, un Artefacto Único que aquí no se permite: se descarta.
event-placed = { $knight } ocupa la posición { $place }.
event-dealt = { $count ->
    [1] Se baraja, y cada Caballero recibe ocho cartas.
   *[other] Se vuelve a barajar, y cada Caballero recibe ocho cartas: reparto { $count }.
}
event-filled = { $count ->
    [one] { $knight } roba una carta.
   *[other] { $knight } roba { $count } cartas.
}
event-drew = { $card ->
    [hidden] { "" }
   *[other] Roba: { $card }.
}
event-reshuffled = { $count ->
    [one] Una sola carta forma el nuevo mazo.
   *[other] Se barajan { $count } cartas, que forman el nuevo mazo.
}
event-tactic = { $tactic ->
    [strength] { $knight } lucha con Fuerza.
   *[technique] { $knight } lucha con Técnica.
}
event-bid = { $knight } puja { $count } con «{ $card }».
event-passed = { $knight } pasa.
event-no-bid = Nadie ha pujado: todas las manos vuelven al mazo y se reparten de nuevo.
event-showed = Pujas iguales: { $knight } enseña «{ $card }», Iniciativa { $count }.
event-showed-none = Pujas iguales: { $knight } no tiene otra carta de Iniciativa que enseñar.
event-opens = { $knight } gana la subasta y abre con «{ $card }».
event-opens-by-lot = Sigue sin haber pujas: por sorteo empieza { $knight }.
event-turn-began = Turno { $count }: { $knight }.
event-ended = { $knight } termina el turno.
event-aimed = { $knight } se enfrenta a { $rival }.
event-attacked = { $knight } ataca a { $rival } con «{ $card }».
event-price = { $shaken ->
    [0] { $knight } paga { $points } de Fatiga { $why ->
        [manoeuvre] por una Maniobra con «{ $card }»
        [move] por un Movimiento de Melé con «{ $card }»
        [break] por un Movimiento de Melé con «{ $card }» que rompe un bloqueo
        [lock] por un Bloqueo de Melé con «{ $card }»
       *[other] por «{ $card }»
    }; { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    }.
   *[other] { $points ->
        [1] { $knight }, en estado Alterado, paga 1 de Fatiga por «{ $card }»;
       *[other] { $knight } paga { $points } de Fatiga por «{ $card }», incluido 1 por el estado Alterado;
    } { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    }.
}
event-lost = «{ $card }» no encuentra a nadie: el ataque de { $knight } se pierde y no cuesta nada.
event-unanswered = «{ $card }» queda sin respuesta: { $knight } recibe un golpe.
event-defended = { $guard ->
    [none] { $knight } detiene «{ $against }» con «{ $card }».
   *[other] { $knight } detiene «{ $against }» con «{ $guard }» (carta «{ $card }»).
}
event-manoeuvred = { $knight } juega «{ $card }» como Maniobra y esquiva el ataque.
event-artefact-adds = { $artefact }: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} para { $knight }.
event-improvement-adds = { $card }: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} +{ $change } para { $knight }.
event-attack-number = { $knight } en ataque: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} { $own }{ $change ->
    [-3] { " " }(incluye −3)
    [-2] { " " }(incluye −2)
    [-1] { " " }(incluye −1)
    [0] { "" }
   *[other] { " " }(incluye +{ $change })
} + carta { $value } = { $total }.
event-defence-number = { $knight } en defensa: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} { $own }{ $change ->
    [-3] { " " }(incluye −3)
    [-2] { " " }(incluye −2)
    [-1] { " " }(incluye −1)
    [0] { "" }
   *[other] { " " }(incluye +{ $change })
} + carta { $value } = { $total }.
event-outfought = { $knight } llega a { $lower } contra { $higher } y paga la diferencia, { $points } de Fatiga; { $left ->
    [0] no le queda nada
    [one] le queda 1
   *[other] le quedan { $left }
}.
event-even = { $total } contra { $total }: nadie paga.
event-exhausted = A { $knight } no le quedan puntos de Fatiga y recibe un golpe.
event-hit = { $left ->
    [0] Golpe { $count } para { $knight }: es el último.
    [one] Golpe { $count } para { $knight }: con uno más queda fuera. Recupera todos sus puntos de Fatiga.
   *[other] Golpe { $count } para { $knight }: con { $left } más queda fuera. Recupera todos sus puntos de Fatiga.
}
event-shaken = { $knight } entra en estado Alterado: desde ahora cada acción le cuesta 1 de Fatiga más.
event-out = { $knight } queda fuera.
event-combined = { $knight } juega una Combinación de { $count } cartas.
event-laid = En la Combinación: { $card }.
event-combination-price = { $shaken ->
    [0] { $knight } paga { $points } de Fatiga por la Combinación; { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    }.
   *[other] { $knight } paga { $points } de Fatiga por la Combinación, incluido 1 por el estado Alterado; { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    }.
}
event-played = { $knight } juega «{ $card }».
event-improved = { $knight } juega la Mejora «{ $card }».
event-discarded = { $knight } descarta una carta: { $card }.
event-shaken-price = { $knight }, en estado Alterado, paga { $points } de Fatiga por la acción; { $left ->
    [0] no le queda nada
    [one] le queda 1
   *[other] le quedan { $left }
}.
event-rested = { $count ->
    [0] { $knight } hace el «Grande Pass» sin cartas en la mano y roba ocho.
    [one] { $knight } hace el «Grande Pass»: descarta una carta y roba ocho.
   *[other] { $knight } hace el «Grande Pass»: descarta { $count } cartas y roba ocho.
}
event-regained = { $points ->
    [0] { $knight } ya tiene los { $left } puntos de Fatiga y no recupera ninguno.
   *[other] { $knight } recupera { $points } de Fatiga; ahora tiene { $left }.
}
event-tired = { $knight } pierde { $points } de Fatiga; { $left ->
    [0] no le queda nada
    [one] le queda 1
   *[other] le quedan { $left }
}.
event-chivalry = Caballería: { $knight } { $count }, { $rival } { $theirs }.
event-hand-changed = { $count ->
    [0] { $knight } no tiene cartas que cambiar.
    [one] { $knight } descarta su mano, una carta, y roba otra.
   *[other] { $knight } descarta su mano, { $count } cartas, y roba otras tantas.
}
event-looked = { $knight } mira la mano de { $rival }.
event-moved = { $knight } hace un Movimiento de Melé con «{ $card }».
event-swapped = Movimiento de Melé Lateral: { $knight } cambia de posición con { $rival } y ocupa ahora la { $place }.
event-retreated = Movimiento de Melé Defensivo: { $knight } pasa a la retaguardia.
event-returned = { $knight } vuelve de la retaguardia a la posición { $place }.
event-stepped = { $knight } pasa al centro, posición { $place }.
event-locked = { $knight } juega un Bloqueo de Melé contra { $rival } con «{ $card }».
event-unlocked = Termina el bloqueo de { $knight } con { $rival }.
event-time-out = { $count ->
    [one] Tras un turno nadie ha ganado: deciden los Caballeros en pie, los golpes y la Fatiga.
   *[other] Tras { $count } turnos nadie ha ganado: deciden los Caballeros en pie, los golpes y la Fatiga.
}
event-game-ended = El combate termina en el turno { $count }.

## Scores

term-hits = { $count ->
    [0] ningún golpe a { $card }
    [one] un golpe a { $card }
   *[other] { $count } golpes a { $card }
}

## Refusals

refused-WS-1_2 = No tiene número de Iniciativa.
    .many = No tienen número de Iniciativa.
refused-WS-2_1_2a = Las pujas bajan, y la carta de la más baja se juega la primera.
refused-WS-2_2_3c = Esta carta no detiene este ataque.
    .many = No detienen este ataque.
refused-WS-2_2_5 = Ninguna guardia detiene este ataque; solo se puede esquivar, y no con esta carta.
    .many = Ninguna guardia detiene este ataque; solo se puede esquivar, y no con estas cartas.
refused-WS-2_2_6 = Esta carta es para el atacante: no detiene ningún ataque.
    .many = Son para el atacante: no detienen ningún ataque.
refused-WS-2_2_7 = Este Logro solo sirve para la defensa.
    .many = Estos Logros solo sirven para la defensa.
refused-WS-2_2_9 = Esta carta no encaja en la Combinación: su símbolo tiene que ser el mismo que el de las demás, y su texto no debe prohibirlo.
    .many = No encajan en la Combinación: su símbolo tiene que ser el mismo que el de las demás, y su texto no debe prohibirlo.
refused-WS-3_0_4c = Se dirige contra un rival, y no hay ninguno al alcance.
    .many = Se dirigen contra un rival, y no hay ninguno al alcance.
refused-WS-3_0_5b = Desde la retaguardia no se lucha: de las cartas, allí solo se juegan Eventos y Mejoras que no nombren a un rival.

## The board in the browser

phase-place = Colocación
phase-tactic = Táctica
phase-bid = Subasta
phase-act = Ataque
phase-answer = Respuesta
board-total = golpes dados
board-turn = Turno { $number }
board-actions = { $count ->
    [0] no queda ninguna acción
    [one] queda una acción
   *[other] quedan { $count } acciones
}
board-word = Decide { $name }
board-with-you = contigo
board-against = en contra
board-reach = al alcance de { $name }
board-before = Pronto llegará el primer golpe.
board-quiet = Ningún ataque en curso.
board-story = Todos los intercambios
board-last = El último intercambio
board-rungs = Antes en este turno, a la izquierda quien ataca:
board-locked = Como Bloqueo: { $knight } y { $rival } quedan bloqueados
board-end = Terminar
board-switch = Cambiar Táctica
board-rest = Grande Pass
board-combine = Combinar
board-discard = Descartar
board-exchange = Cambiar carta
board-lock = Bloqueo
board-move = Cambiar posición
board-retreat = A retaguardia
board-return = Volver
board-take = Recibir el golpe
board-manoeuvre = Maniobra
board-evade = Cambiar posición
board-escape = A retaguardia
board-enough = No más cartas
board-pass = Pasar

## Signs: what they mean, on the board and in the list of them

signs-strength = Fuerza: se suma a la Fuerza de una carta al comparar
signs-technique = Técnica: se suma a la Técnica de una carta al comparar
signs-chivalry = Caballería: algunos Eventos la comparan
signs-endurance = Resistencia: las acciones de un turno
signs-card-strength = la Fuerza de la carta
signs-card-technique = la Técnica de la carta
signs-sum = el número al que llega con tu Caballero
signs-breath = puntos de Fatiga: se gastan en las cartas y cuando tu número es más bajo; sin ninguno, el Caballero recibe un golpe
signs-drop = golpes: cuando están todos marcados, el Caballero queda fuera
signs-cards = cartas en la mano
signs-discard = cartas que se descartan
signs-end = es el turno de este Caballero
signs-pips = acciones que quedan
signs-crown = quien ha ganado
signs-symbol = símbolo de combinación: las cartas que lo comparten se pueden combinar
signs-initiative = Iniciativa: lo que la carta puja en la subasta, y la más baja empieza
signs-manoeuvre = Maniobra: la carta puede esquivar un ataque
signs-move = Movimiento de Melé: la carta permite cambiar de lugar o ir a la retaguardia
signs-lock = Bloqueo de Melé: dos Caballeros luchan solo entre sí hasta que uno acierta un golpe
signs-take = se recibe el golpe
signs-weapon = Artefacto: un arma
signs-possession = Artefacto: una posesión
signs-garment = Artefacto: una prenda
signs-improved = una Mejora, y lo que suma
signs-attack = trazo rojo: por dónde viene un ataque
signs-guard = barras: los ataques que una guardia detiene, en verde si detiene el ataque en curso

## How bots play

style-bold = audaz
style-careful = prudente
