### Común a todos los juegos: la terminal, los puntos, las negativas.

language = Español
player = Jugador { $number }
hidden = oculta
took-back = { $seat } deshace su última respuesta.
noted-stood_in = El bot en el sitio de { $seat } no responde; lo hace otro.
fair-promise = Ya está fijado, en secreto, cómo se barajan las cartas. Después de la partida, este código demuestra que nadie lo ha cambiado: { $promise }
reason-sure = En todos los casos probados { $what }.
reason-share = En el { $percent } % de los casos { $what }.
reason-balance = Tiene sus contras; pero, en conjunto, nada salió claramente mejor en los casos probados.
topic-aim = El objetivo
    .too = ganar, meta
topic-turn = Tu turno
topic-end = Cómo se decide
topic-advice = Un primer consejo
clause = { $id } · { $title }
copies = { $count ->
    [one] un ejemplar
   *[other] { $count } ejemplares
}
source = fuente: { $source ->
    [rulebook] el reglamento
    [public] dato público
   *[reconstructed] reconstrucción
}
empty = —
face-down = { $count ->
    [one] una boca abajo
   *[other] { $count } boca abajo
}
winner = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
game-over = La partida ha terminado.

## Exchanges

exchange-taken = golpe
exchange-harm = { $count ->
    [one] un golpe
   *[other] { $count } golpes
}
exchange-evade = esquivado
exchange-stop = detenido
exchange-open = por responder
exchange-even = igualados
exchange-pays = { $name } −{ $count }

## Una mesa en la red

join-lost = Se ha perdido la conexión. Lo intento de nuevo…
join-open = La partida empieza cuando todos los sitios estén ocupados.
join-seat-away = { $seat } (no está)
join-seat-open = el sitio { $number } está libre
join-seat-closed = el sitio { $number } está cerrado
join-kept = Mientras { $seat } no está, juega un bot.
join-waiting = Esperando a { $names }.
join-asks-undo = { $seat } pide deshacer su última respuesta.
join-asks-end = { $seat } pide terminar la partida.
join-ended = La partida se terminó antes de tiempo.

## Lo que se anota en un diario además de las respuestas

noted-person = Juega { $seat }.
noted-bot = Un bot juega por { $seat }.
noted-timeout = A { $seat } no le queda tiempo.

## Replay page

page-step = Paso
page-language = Idioma
page-theme = Tema oscuro
page-close = Cerrar
page-leads = va en cabeza
page-turn = le toca
page-front = frente
page-greater = la suma mayor
page-replay = Repetición
page-all = las cartas de todos
page-seat = desde el sitio de { $name }
page-spectator = desde el público
page-scores = Puntos
page-log = Crónica
page-start = Inicio
page-play = Reproducir
page-pause = Pausa
page-next = Siguiente
page-back = Atrás
page-first = Primero
page-last = Último

## Refusals

refused-stale-answer = Esa pregunta ya no está abierta.
refused-no-such-option = Esa opción no existe aquí.
refused-endless-game = Esta partida no tiene fin.
refused-bad-position = Esta posición no puede darse en una partida.
refused-bad-card-set = Con este archivo de cartas no se puede jugar.
refused-bad-save = Esta partida guardada no se puede abrir.
refused-bad-request = Eso no se puede hacer.
refused-forbidden = No puedes hacer eso.
refused-seat-taken = Este sitio ya está ocupado. Si es el tuyo, vuelve al navegador en el que te sentaste y elige en el menú «Llevar mi sitio a otro dispositivo».
refused-not-found = No existe, o no tienes acceso.
refused-too-many = Es demasiado a la vez; espera un poco.
refused-sent-away = Ya no estás en esta mesa: tu sitio quedó libre o pasó a otro dispositivo, o el enlace cambió.
refused-must-agree = En esta mesa quienes miran ven todas las manos, y entre ellos podría haber alguien que juega. Si estás de acuerdo, entra con --openly.
refused-not-stored = No se pudo guardar, así que no ha pasado nada; inténtalo de nuevo.
refused-broken = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.

## Bots: their levels, and what they are called

level-gentle = principiante
    .about = para una primera partida
level-easy = fácil
    .about = se equivoca de vez en cuando
level-medium = intermedio
    .about = se equivoca poco
level-strong = fuerte
    .about = prevé varias jugadas
level-master = maestro
    .about = piensa mucho y bien
