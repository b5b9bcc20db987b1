### Común a todos los juegos: la terminal, los puntos, las negativas.

language = Español
player = Jugador { $number }
hidden = oculta
options-hint = Escribe un número. ? explica una carta o una regla, h muestra todas las órdenes.
options-back = Intro vuelve un paso atrás.
options-forced = Solo se puede hacer una cosa: { $option }
prompt-number = { $name } (1–{ $most })>
not-a-number = «{ $said }» no está entre 1 y { $most }; h muestra las órdenes.
nearest = Ahora se puede: { $options }
help = número: elegir · ? NOMBRE: explicar una carta o una regla · t: la mesa con todos los textos · s: los puntos · log: lo que ha pasado · hint: el consejo de un bot · undo: deshacer · save ARCHIVO · lang it · q: salir
language-now = Seguimos en español.
no-language = No hay textos en «{ $said }». Idiomas: { $known }.
nothing-to-undo = No hay nada que deshacer: la última respuesta enseñó una carta, dependió del azar o la dio otro jugador.
undone = Deshecho.
took-back = { $seat } deshace su última respuesta.
noted-stood_in = El bot en el asiento de { $seat } no responde; lo hace otro.
saved = Guardado en { $file }; para seguir más tarde: { $command } --resume { $file }
file-exists = Ya existe un archivo { $file }; di otro nombre.
file-torn = La última línea de { $file } quedó escrita a medias y no cuenta; la partida sigue desde la respuesta anterior.
file-running = { $file }: la partida está en curso; hasta ahora hay { $answers } respuestas.
fair-promise = Los dados son limpios. Promesa de su secreto: { $promise }
verify-proven = Demostrado: el reparto y cada robo se siguen del secreto revelado al final, y las { $answers } respuestas encajan.
verify-promise = El secreto es el prometido: { $promise }
verify-value = Mezclado en los dados: { $value }
verify-hash = La última fila del diario tiene el hash { $hash }
verify-bots = Bots: si se les pregunta de nuevo con lo que podían ver, dan las { $answers } respuestas que son suyas.
verify-bots-other = Fila { $row }: el bot que estaba en ese asiento responde otra cosa cuando se le pregunta de nuevo.
verify-bots-clock = { $answers } respuestas de bots que piensan con reloj, o que son de otra persona, no se pueden comprobar.
verify-fast = Íntegra, pero no es prueba: las { $answers } respuestas encajan, y las cartas salieron de dados rápidos. Quien conociera la semilla «{ $seed }» podía conocer todas las cartas.
hint = { $bot } elegiría: { $option }
explain-what = ¿Qué te explico? Escribe ? y el nombre de una carta o el número de una regla.
explain-none = Aquí nada se llama «{ $said }».
clause = { $id } · { $title }
copies = { $count ->
    [one] una en la caja
   *[other] { $count } en la caja
}
source = fuente: { $source ->
    [rulebook] el reglamento
    [public] dato público
   *[reconstructed] reconstrucción
}
press-enter = Pulsa Intro: la pantalla se borra.
hand-over = Pasa la pantalla a { $name }. { $name }: pulsa Intro cuando nadie más mire.
empty = nada
face-down = { $count ->
    [one] una boca abajo
   *[other] { $count } boca abajo
}
score-line = { $name }: { $points }
winner = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
game-over = La partida ha terminado.
leaving = Dejas la mesa. No se pierde nada: { $command } --resume { $file }
leave-save = Para conservar la partida escribe un nombre de archivo; Intro sale sin guardarla.
leaving-unsaved = Dejas la mesa.

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

join-name = ¿Tu nombre en la mesa? Intro para { $name }:
join-bad-link = «{ $link }» no es el enlace de una mesa; se espera http://SERVIDOR:PUERTO/t/MESA y lo que sigue tras un #.
join-cut-link = El enlace está cortado: ponlo entre comillas, pues la consola corta las palabras en el signo &.
join-unreachable = { $server } no responde.
join-no-server = Lo que responde en { $server } no es un servidor de Tabard.
join-other-version = El servidor de { $server } es de otra versión; los dos deben tener la misma.
join-not-kept = Más tarde no podrás volver a tu sitio: no se puede escribir { $file } ({ $why }).
join-lost = Se ha perdido la conexión. Lo intento de nuevo …
join-found = Hay conexión de nuevo.
join-left = Dejas la mesa. El sitio sigue siendo tuyo: la misma orden te trae de vuelta.
join-watching = Estás mirando.
join-open = La partida empieza cuando todos los sitios están ocupados.
join-begins = Empieza la partida.
join-seats = A la mesa: { $seats }
join-seat-you = { $seat } (tú)
join-seat-away = { $seat } (no está)
join-seat-bot = { $seat } (bot)
join-seat-kept = { $seat } (no está; juega un bot)
join-seat-open = el sitio { $number } está libre
join-seat-closed = el sitio { $number } está cerrado
join-sat = { $seat } se sienta a la mesa.
join-bot = Un bot se sienta a la mesa: { $seat }.
join-freed = Queda libre un sitio: { $seat }.
join-closed = Se cierra un sitio: { $seat }.
join-gone = { $seat } se ha ido.
join-back = { $seat } está aquí.
join-kept = Mientras { $seat } no está, juega un bot.
join-waiting = Falta la respuesta de { $names }.
join-sealed = { $seat } ha elegido.
join-chat = { $name } dice: { $text }
join-asks-undo = { $seat } pide deshacer su última respuesta.
join-asks-end = { $seat } pide terminar la partida.
join-agree = Escribe sí o no.
join-asked-over = La mesa ha decidido.
join-clocks = Tiempo que queda: { $clocks }
join-enter = Intro para hacerlo>
join-not-asked = Ahora no se te pregunta nada; h muestra las órdenes.
join-no-hint = En una mesa en la red no hay consejos.
join-ask-undo = Eso no se deshace sin más; «ask undo» pregunta a los demás.
join-claims = claim y un número dice una de estas cosas, sea verdad o no:
join-no-claims = Ahora no hay nada que afirmar.
join-ended = La partida se terminó antes de su final.
join-saved = Guardado en { $file }; se comprueba con: tabard verify { $file }
join-journal = La partida entera, con el secreto de sus dados: { $address } (save ARCHIVO la guarda)
join-stay = say TEXTO · again: otra partida · Intro para salir
join-next = Otra partida con las mismas personas: tabard join { $link }
help-join = número: elegir · ? NOMBRE: explicar una carta o una regla · t: la mesa con todos los textos · s: los puntos · log: lo que ha pasado · undo: deshacer · change: elegir otra cosa mientras otros aún eligen · say TEXTO: hablar · claim: afirmar · seats: quién se sienta dónde · ask undo, ask end: preguntar a los demás · keep NÚMERO: un bot para quien no está · save ARCHIVO: el diario, al final · lang it · q: salir

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
page-seat = como la vio { $name }
page-spectator = como la vio el público
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
refused-bad-position = Esta posición no puede darse en la mesa.
refused-bad-card-set = Con este archivo de cartas no se puede jugar.
refused-bad-save = Esta partida guardada no se puede abrir.
refused-bad-request = Eso no se puede hacer.
refused-forbidden = No puedes hacer eso.
refused-not-found = Eso no existe aquí, o no es para ti.
refused-too-many = Es demasiado a la vez; espera un poco.
refused-not-stored = No se pudo escribir y no ha pasado; inténtalo de nuevo.
