# What the terminal and the commands alone say; a browser does not load it.
options-hint = Escribe un número; «? 1» explica el número 1, h muestra todos los comandos.
news-more = · … («crónica» lo cuenta todo)
card-says = (Texto: { $text })
options-back = Intro vuelve un paso atrás.
options-undo = Escribe un número; «deshacer» vuelve a tu última elección.
options-more = más opciones ({ $first }–{ $last })
options-first = volver a la primera
options-forced = Solo se puede hacer una cosa: { $option }
prompt-number = { $name } (1–{ $most } · ? · h)>
not-a-number = «{ $said }» no es un número del 1 al { $most }; h muestra los comandos.
nearest = Ahora se puede: { $options }
help = número: elegir · ? NOMBRE o ? NÚMERO: explicar una carta, una regla o una opción · Intro: mostrar otra vez la pregunta · cómo: cómo se juega · mesa: la mesa con todos los textos · puntos: los puntos · crónica: lo que ha pasado · consejo: el consejo de un bot · deshacer: deshacer lo último · guardar ARCHIVO · idioma it · salir
help-after = ? NOMBRE: explicar una carta o una regla · cómo: cómo se juega · mesa: la mesa con todos los textos · puntos: los puntos uno por uno · crónica: lo que ha pasado · guardar ARCHIVO · idioma it · otra: otra partida · Intro: salir
language-now = Seguimos en español.
no-language = No hay traducción para «{ $said }». Idiomas: { $known }.
nothing-to-undo = Ahora no se puede deshacer nada: solo tu última respuesta, si no dependió del azar ni reveló nada; una carta jugada, solo mientras no se pregunte a nadie más.
nothing-decided = No hay nada que deshacer: todavía no has decidido nada.
undo-declined = Se queda como estaba.
undone = Deshecho.
undo-agree = Eso ya está a la vista de todos. Si toda la mesa está de acuerdo, escribe sí:
saved = Guardado en { $file }.
go-on = Para seguir más tarde:
file-exists = Ya existe un archivo { $file }; elige otro nombre.
file-torn = La última línea de { $file } quedó escrita a medias y no cuenta; la partida sigue desde la respuesta anterior.
file-running = { $file }: la partida está en curso; hasta ahora hay { $answers } respuestas.
verify-proven = Demostrado: el reparto y cada robo se deducen del secreto revelado al final, y las { $answers } respuestas encajan.
verify-promise = El secreto es el prometido: { $promise }
verify-value = Mezclado en los dados: { $value }
verify-hash = La última fila del diario tiene el hash { $hash }
verify-bots = Bots: si se les pregunta de nuevo con lo que podían ver, dan las mismas { $answers } respuestas.
verify-bots-other = Fila { $row }: el bot que ocupaba ese sitio responde otra cosa cuando se le pregunta de nuevo.
verify-bots-clock = { $answers } respuestas de bots que piensan con reloj, o que ha escrito otra persona, no se pueden comprobar.
verify-kept = La mesa respondió { $answers } veces por un sitio cuyo tiempo se había agotado o cuyo bot había fallado; preguntado de nuevo, el guardián del sitio da las mismas respuestas.
verify-preset = { $answers } respuestas dadas al agotarse el tiempo no son del guardián: se eligieron de antemano, y eso un diario no puede mostrarlo.
verify-fast = Íntegra, pero no es una prueba: las { $answers } respuestas encajan, pero las cartas salieron de dados rápidos. Quien conociera la semilla «{ $seed }» podía conocer todas las cartas.
hint = Lo mejor aquí: { $option }.
hint-share = Probabilidad de ganar: { $share } % ± { $error }.
hint-mixed = Es una elección secreta; conviene dejarla al azar:
hint-part = { $percent } % { $option }
hint-mix = Al ser una elección secreta, conviene variarla: { $mix }
explain-what = ¿Qué te explico? Escribe ? y el nombre de una carta, el número de una regla o cualquier palabra.
explain-minute = El juego en un minuto: { $topics }
explain-rules = Reglas: { $titles }
explain-none = No encuentro ninguna carta ni regla que se llame «{ $said }».
explain-many = Se llaman así { $count } cartas y reglas; escribe algo más del nombre: { $names }
press-enter = Pulsa Intro para borrar la pantalla.
hand-over = Pasa la pantalla a { $name }. { $name }: pulsa Intro cuando nadie más mire.
seat-level = { $seat } · { $level }
score-line = { $name }: { $points }
leaving = Te levantas de la mesa. La partida está guardada en { $file }.
leave-save = Para conservar la partida escribe un nombre de archivo. Intro sale sin guardarla; con «no» te quedas en la mesa.
not-written = No se puede escribir { $file }: { $why ->
    [nowhere] no existe esa carpeta
    [folder] es una carpeta
    [forbidden] ahí no tienes permiso
    [full] no queda espacio
    [long] el nombre es demasiado largo
   *[other] { $why }
}.
leaving-unsaved = Te levantas de la mesa.
ask-leave = ¿Quieres salir? Ctrl-C otra vez: salir; Intro: seguir jugando.
first-how = ¿No conoces el juego? «cómo» explica cómo se juega; «h» muestra todos los comandos.
begin-ask = Intro: empezar · cómo: cómo se juega>
read-ask = Intro: seguir>
after-saved = Para volver a ver la partida en el navegador, y para analizar cada decisión:
after-unsaved = «guardar ARCHIVO» guarda la partida, para volver a verla y analizarla.
after-ask = otra: otra partida · puntos: uno por uno · guardar ARCHIVO · Intro: salir

## What can be typed: the first word is the one we tell

command-quit = salir
command-help = ayuda
command-table = mesa
command-score = puntos
command-log = crónica
command-hint = consejo
command-undo = deshacer
command-save = guardar
command-lang = idioma
command-how = cómo
command-again = otra
command-say = decir
command-claim = afirmar
command-seats = sitios
command-change = cambiar
command-keep = suplir
command-ask = pedir
command-end = terminar

## Una mesa en la red

join-name = ¿Tu nombre en la mesa? Intro para { $name }:
join-bad-link = «{ $link }» no es el enlace de una mesa; se espera http://SERVIDOR:PUERTO/t/MESA y lo que sigue tras un #.
join-cut-link = El enlace está cortado: ponlo entre comillas, porque la consola corta las palabras en el signo &.
join-unreachable = { $server } no responde.
join-no-server = Lo que responde en { $server } no es un servidor de Tabard.
join-other-version = El servidor de { $server } es de otra versión; los dos deben tener la misma.
join-not-kept = Más tarde no podrás volver a tu sitio: no se puede escribir { $file } ({ $why }).
join-found = Conexión recuperada.
join-left = Te levantas de la mesa. El sitio sigue siendo tuyo: el mismo comando te trae de vuelta.
join-watching = Estás mirando.
join-begins = Empieza la partida.
join-seats = En la mesa: { $seats }
join-seat-you = { $seat } (tú)
join-seat-bot = { $seat } (bot)
join-seat-level = { $seat } (bot, nivel { $level })
join-seat-kept = { $seat } (no está; juega un bot)
join-sat = { $seat } se sienta a la mesa.
join-bot = Un bot se sienta a la mesa: { $seat }.
join-freed = Queda libre un sitio: { $seat }.
join-closed = Se cierra un sitio: { $seat }.
join-gone = { $seat } se ha ido.
join-back = { $seat } está aquí.
join-sealed = { $seat } ha elegido.
join-chat = { $name } dice: { $text }
join-agree = Escribe sí o no.
join-asked-over = La mesa ha decidido.
join-clocks = Tiempo que queda: { $clocks }
join-enter = Intro para hacerlo>
join-not-asked = Ahora no se te pregunta nada; h muestra los comandos.
join-no-hint = Solo hay consejos durante la partida y si todos los demás son bots.
join-ask-undo = Eso no puedes deshacerlo por tu cuenta; «pedir deshacer» se lo pide a los demás.
join-claims = afirmar y un número dice una de estas cosas, sea verdad o no:
join-no-claims = Ahora no hay nada que afirmar.
join-saved = Guardado en { $file }; se comprueba con: tabard verify { $file }
join-journal = La partida entera, con el secreto de su barajado: { $address } (guardar ARCHIVO la guarda)
join-value-in = Tu propia parte del barajado está incluida: { $value }
join-value-missing = Tu propia parte del barajado falta: { $value }. O te sentaste después del reparto, o el servidor la dejó fuera.
join-stay = decir TEXTO · otra: otra partida · Intro para salir
join-next = Otra partida con las mismas personas: tabard join { $link }
help-join = número: elegir · ? NOMBRE: explicar una carta o una regla · cómo: cómo se juega · mesa: la mesa con todos los textos · puntos: los puntos · crónica: lo que ha pasado · consejo: el consejo de un bot, si todos los demás lo son · deshacer: deshacer lo último · cambiar: elegir otra cosa mientras otros aún eligen · decir TEXTO: hablar · afirmar: lo que se puede decir, sea verdad o no · sitios: quién se sienta dónde · pedir deshacer, pedir terminar: pedirlo a los demás · suplir NÚMERO: un bot para quien no está · guardar ARCHIVO: el diario, al final · idioma it · salir

## Bots: their levels, and what they are called

bot-names = Alicia, Ana, Andrés, Carmen, Clara, Diego, Elena, Emma, Hugo, Inés, Irene, Jaime, Javier, Jorge, Julia, Laura, Lucía, Luis, Marta, Nuria, Pablo, Raquel, Rosa, Sergio

## Sitting down

sit-players = ¿Cuántos jugadores, contándote a ti?
sit-game = ¿A qué juego?
sit-level = ¿De qué nivel deben ser los bots?
sit-rules = ¿Con qué reglas?
sit-rules-usual = las habituales
sit-rules-other = elegir variantes
sit-number = de { $least } a { $most }, o Intro para { $usual }:
sit-again = «{ $said }» no es un número del { $least } al { $most }.
