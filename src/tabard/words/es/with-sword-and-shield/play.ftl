### With Sword and Shield: la mesa, sus preguntas, opciones, sucesos, puntos y negativas.

title = With Sword and Shield
tagline = Golpea, defiende, esquiva y mide tus fuerzas: con cinco golpes estás fuera.
variant-mode = Forma de juego
    .joust = Justa: un Caballero contra otro, para dos jugadores
    .melee = Melé: dos equipos de Caballeros, de dos a seis jugadores (WS-3.0.1)
variant-decks = Mazos
    .one = un mazo para los dos
    .two = un mazo para cada bando (WS-2.3.1)
variant-teams = Equipos de la Melé
    .three-three = tres Caballeros contra tres
    .two-two = dos Caballeros contra dos
    .three-two = tres Caballeros contra dos
    .two-three = dos Caballeros contra tres

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

## Questions

ask-act = { $seat }, ¿qué hace { $knight }? { $count ->
    [one] Queda una acción.
   *[other] Quedan { $count } acciones.
}
ask-open = { $seat }, { $knight } abre con la carta que ganó la subasta (WS-2.1.2a).
ask-rear = { $seat }, ¿qué hace { $knight } en la retaguardia? { $count ->
    [one] Queda una acción.
   *[other] Quedan { $count } acciones.
}
ask-answer = { $seat }, { $rival } ataca a { $knight } con { $cause }: ¿cómo respondes?
ask-card = { $count ->
    [0] { $seat }, ¿cuál es la primera carta de la Combinación?
    [1] { $seat }, ¿y la segunda carta?
    [2] { $seat }, ¿y una tercera carta?
   *[other] { $seat }, ¿y una cuarta carta?
}
ask-bid = { $count ->
    [0] { $seat }, ¿cuánto puja { $knight }? Todavía no hay ninguna puja.
   *[other] { $seat }, ¿cuánto puja { $knight }? La puja más baja es { $count }.
}
ask-place = { $seat }, ¿qué posición?
ask-post = { $seat }, ¿dónde colocas a { $knight }?
ask-target = { $cause ->
    [hidden] { $seat }, ¿contra quién dirige { $knight } la Combinación?
   *[other] { $seat }, ¿contra quién dirige { $knight } la carta { $cause }?
}
ask-lock-target = { $seat }, ¿a quién bloquea { $knight } con { $cause }?
ask-mate = { $seat }, ¿con quién cambia { $knight } de posición?
ask-knight = { $seat }, ¿qué Caballero colocas ahora?
ask-tactic = { $seat }, ¿con qué Táctica empiezas?

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
    [0] Jugar { $card }: gratis
   *[other] Jugar { $card }: { $price } de Fatiga
}
option-attack = { $price ->
    [0] Atacar con { $card }: gratis
   *[other] Atacar con { $card }: { $price } de Fatiga
}
option-discard = { $price ->
    [0] Descartar { $card }
   *[other] Descartar { $card }: { $price } de Fatiga
}
option-exchange = { $price ->
    [0] Cambiar { $card } por otra carta
   *[other] Cambiar { $card } por otra carta: { $price } de Fatiga
}
option-lock = Bloqueo de Melé ({ $card }): { $price } de Fatiga
option-move = Movimiento de Melé ({ $card }), cambiar de posición: { $price } de Fatiga, 5 más para romper un bloqueo
option-retreat = Movimiento de Melé ({ $card }), pasar a la retaguardia: { $price } de Fatiga
option-return = Movimiento de Melé ({ $card }), volver de la retaguardia: { $price } de Fatiga
option-take = Recibir el golpe
option-stop = { $guard ->
    [none] { $price ->
        [0] Detenerlo con { $card }: gratis
       *[other] Detenerlo con { $card }: { $price } de Fatiga
    }
   *[other] { $price ->
        [0] Detenerlo con { $guard } ({ $card }): gratis
       *[other] Detenerlo con { $guard } ({ $card }): { $price } de Fatiga
    }
}
option-manoeuvre = Esquivarlo con una Maniobra ({ $card }): { $price } de Fatiga
option-evade = Esquivarlo con un Movimiento de Melé ({ $card }), cambiar de posición: { $price } de Fatiga, 5 más para romper un bloqueo
option-escape = Esquivarlo con un Movimiento de Melé ({ $card }), pasar a la retaguardia: { $price } de Fatiga
option-enough = Ninguna carta más: jugar la Combinación
option-lay = { $price ->
    [0] { $card }: gratis
   *[other] { $card }: { $price } de Fatiga
}
option-pass = Pasar
option-bid = Pujar { $count } ({ $opens })
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

touch-discard = Descartar una carta
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
event-redrawn = { $seat } descubre a { $knight }, que ya está en el otro bando, y sigue (WS-2.3.1, WS-3.0.1).
event-barred = { $seat } descubre { $artefact }, un Artefacto Único que aquí no se permite: se descarta (WS-2.3.1, WS-3.0.1).
event-placed = { $knight } ocupa la posición { $place } (WS-3.0.2).
event-dealt = { $count ->
    [1] Se baraja, y cada Caballero recibe ocho cartas.
   *[other] Se vuelve a barajar, y cada Caballero recibe ocho cartas: reparto { $count } (WS-2.1.2b).
}
event-filled = { $count ->
    [one] { $knight } roba una carta.
   *[other] { $knight } roba { $count } cartas.
}
event-drew = { $card ->
    [hidden] { "" }
   *[other] + { $card }.
}
event-reshuffled = { $count ->
    [one] Una sola carta forma el nuevo mazo (WS-2.0.3).
   *[other] Se barajan { $count } cartas, que forman el nuevo mazo (WS-2.0.3).
}
event-tactic = { $tactic ->
    [strength] { $knight } lucha con Fuerza.
   *[technique] { $knight } lucha con Técnica.
}
event-bid = { $knight } puja { $count } con { $card }.
event-passed = { $knight } pasa.
event-no-bid = Nadie puja: todas las manos vuelven al mazo (WS-2.1.2b).
event-showed = Pujas iguales: { $knight } enseña { $card }, Iniciativa { $count } (WS-2.1.2c).
event-showed-none = Pujas iguales: { $knight } no tiene otra carta de Iniciativa que enseñar (WS-2.1.2c).
event-opens = { $knight } gana la subasta y abre con { $card } (WS-2.1.2a).
event-opens-by-lot = Sigue sin haber pujas: por sorteo empieza { $knight } (WS-2.1.2b).
event-turn-began = Turno { $count }: { $knight }.
event-ended = { $knight } termina el turno.
event-aimed = { $knight } va contra { $rival }.
event-attacked = { $knight } ataca a { $rival } con { $card }.
event-price = { $shaken ->
    [0] { $knight } paga { $points } de Fatiga por { $card }; { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    } { $why ->
        [effort] (WS-2.2.3b).
        [manoeuvre] (WS-2.2.5).
        [move] (WS-3.0.5a).
        [break] (WS-3.0.6b).
        [lock] (WS-3.0.6a).
       *[cost] (WS-2.2.4e).
    }
   *[other] { $points ->
        [1] { $knight }, en estado Alterado, paga 1 de Fatiga por { $card };
       *[other] { $knight } paga { $points } de Fatiga por { $card }, incluido 1 por el estado Alterado;
    } { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    } (WS-2.2.10).
}
event-lost = { $card } no encuentra a nadie: el ataque de { $knight } se pierde y no cuesta nada (WS-3.0.5b).
event-unanswered = { $card } queda sin respuesta: { $knight } recibe un golpe (WS-2.2.3c).
event-defended = { $guard ->
    [none] { $knight } detiene { $against } con { $card } (WS-2.2.3c).
   *[other] { $knight } detiene { $against } con { $guard }, { $card } (WS-2.2.3c).
}
event-manoeuvred = { $knight } juega «{ $card }» como Maniobra y esquiva el ataque (WS-2.2.5).
event-artefact-adds = { $artefact }: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} para { $knight } (WS-1.0.1b).
event-improvement-adds = { $card }: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} +{ $change } para { $knight } (WS-2.2.8).
event-attack-number = { $knight } en ataque: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} { $own }{ $change ->
    [-3] { " " }(incluye −3)
    [-2] { " " }(incluye −2)
    [-1] { " " }(incluye −1)
    [0] { "" }
   *[other] { " " }(incluye +{ $change })
} + carta { $value } = { $total } (WS-2.2.3a).
event-defence-number = { $knight } en defensa: { $tactic ->
    [strength] Fuerza
   *[technique] Técnica
} { $own }{ $change ->
    [-3] { " " }(incluye −3)
    [-2] { " " }(incluye −2)
    [-1] { " " }(incluye −1)
    [0] { "" }
   *[other] { " " }(incluye +{ $change })
} + carta { $value } = { $total } (WS-2.2.3a).
event-outfought = { $higher } contra { $lower }: { $knight } paga la diferencia, { $points } de Fatiga; { $left ->
    [0] no le queda nada
    [one] le queda 1
   *[other] le quedan { $left }
} (WS-2.2.3d).
event-even = { $total } contra { $total }: nadie paga (WS-2.2.3d).
event-exhausted = A { $knight } no le queda Fatiga y recibe un golpe (WS-2.2.4a).
event-hit = { $left ->
    [0] Golpe { $count } para { $knight }: es el último (WS-2.2.4d).
    [one] Golpe { $count } para { $knight }: con uno más queda fuera. Su Fatiga vuelve a «Start» (WS-2.2.4b).
   *[other] Golpe { $count } para { $knight }: con { $left } más queda fuera. Su Fatiga vuelve a «Start» (WS-2.2.4b).
}
event-shaken = { $knight } entra en estado Alterado: desde ahora cada acción le cuesta 1 de Fatiga más (WS-2.2.10).
event-out = { $knight } queda fuera.
event-combined = { $knight } juega una Combinación de { $count } cartas (WS-2.2.9).
event-laid = En la Combinación: { $card }.
event-combination-price = { $shaken ->
    [0] { $knight } paga { $points } de Fatiga por la Combinación; { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    } (WS-2.2.9b).
   *[other] { $knight } paga { $points } de Fatiga por la Combinación, incluido 1 por el estado Alterado; { $left ->
        [0] no le queda nada
        [one] le queda 1
       *[other] le quedan { $left }
    } (WS-2.2.9b).
}
event-played = { $knight } juega «{ $card }».
event-improved = { $knight } juega la Mejora «{ $card }» (WS-2.2.8).
event-discarded = { $knight } descarta una carta: { $card }.
event-shaken-price = { $knight }, en estado Alterado, paga { $points } de Fatiga por la acción; { $left ->
    [0] no le queda nada
    [one] le queda 1
   *[other] le quedan { $left }
} (WS-2.2.10).
event-rested = { $count ->
    [0] { $knight } hace el «Grande Pass» sin cartas en la mano y roba ocho (WS-2.2.11).
    [one] { $knight } hace el «Grande Pass»: descarta una carta y roba ocho (WS-2.2.11).
   *[other] { $knight } hace el «Grande Pass»: descarta { $count } cartas y roba ocho (WS-2.2.11).
}
event-regained = { $points ->
    [0] { $knight } ya tiene los { $left } puntos de Fatiga y no recupera ninguno (WS-2.2.4c).
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
event-moved = { $knight } hace un Movimiento de Melé con { $card } (WS-3.0.5a).
event-swapped = Movimiento de Melé Lateral: { $knight } cambia de posición con { $rival } y ocupa ahora la { $place } (WS-3.0.5a).
event-retreated = Movimiento de Melé Defensivo: { $knight } pasa a la retaguardia (WS-3.0.5b).
event-returned = { $knight } vuelve de la retaguardia a la posición { $place } (WS-3.0.5c).
event-stepped = { $knight } pasa al centro, posición { $place } (WS-3.0.4c, WS-3.0.4d).
event-locked = { $knight } juega un Bloqueo de Melé contra { $rival } con { $card } (WS-3.0.6a).
event-unlocked = Termina el bloqueo de { $knight } con { $rival } (WS-3.0.6c).
event-time-out = { $count ->
    [one] Tras un turno nadie ha ganado: deciden los Caballeros en pie, los golpes y la Fatiga (WS-2.2.z).
   *[other] Tras { $count } turnos nadie ha ganado: deciden los Caballeros en pie, los golpes y la Fatiga (WS-2.2.z).
}
event-game-ended = El combate termina en el turno { $count }.

## Scores

term-hits = { $count ->
    [0] ningún golpe a { $card }
    [one] un golpe a { $card }
   *[other] { $count } golpes a { $card }
}

## Refusals

refused-WS-2_1_2a = La subasta se ganó con otra carta, y esa tiene que ser la primera.
refused-WS-2_2_3c = Esta carta no detiene este ataque.
refused-WS-2_2_5 = Ninguna guardia detiene este ataque; solo se puede esquivar, y no con esta carta.
refused-WS-2_2_6 = Esta carta es para el atacante: no detiene ningún ataque.
refused-WS-2_2_7 = Este Logro solo sirve para la defensa.
refused-WS-2_2_9 = Esta carta no encaja en la Combinación: su símbolo tiene que ser el mismo que el de las demás, y su texto no debe prohibirlo.
refused-WS-3_0_4c = Se dirige contra un rival, y no hay ninguno al alcance.
refused-WS-3_0_5b = Desde la retaguardia no se lucha: de las cartas, allí solo se juegan Eventos y Mejoras que no nombren a un rival.
