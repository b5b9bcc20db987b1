### La página en el navegador: entrada, mesa, menús.

web-home = Inicio
web-home-kept = Inicio: conservas tu sitio
web-menu = Menú
web-theme = Colores
web-theme-auto = los del dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-confirm = Confirmar cada decisión
web-sounds = Un sonido y una vibración cuando me toca
web-notices = Un aviso cuando me toca y miro a otra parte
web-keys = Teclas
web-keys-single = Usar letras y cifras sueltas como teclas
web-keys-now = Qué eligen ahora las cifras
web-key-w = dice cómo va la partida
web-key-c = dice qué se puede elegir
web-key-l = muestra la lista de opciones
web-key-digit = eligen de la lista o la abren
web-key-i = muestra en grande la carta enfocada
web-key-n = pasa a lo siguiente que ocurrió
web-key-help = muestra esta ayuda
web-key-enter = confirma
web-key-esc = deshace el último toque
web-key-tab = va a lo siguiente
web-guest = Invitado
web-bot = Bot { $number }
web-you = tú
web-invited = Te invitan a jugar a { $title }
web-name = ¿Cómo te llamarán los demás?
web-sit = Sentarse
web-opening = Abriendo la mesa…
refused-unreachable = El servidor no responde. ¿Hay conexión?

## En la mesa

web-decision = Decisión
web-your-turn = Te toca
web-back = Atrás
web-choices = { $count ->
    [one] Una opción
   *[other] Las { $count } opciones
}
web-chosen = Elegido: { $choice }
web-change = Cambiarlo
web-undo = Deshacer
web-why = ¿Por qué?
web-seats = Jugadores
web-points = puntos:
web-away = no está
web-thinks = está pensando
web-sealed = ya ha elegido
web-hours = { $count } h
web-again = Jugar otra vez
web-next = A la partida siguiente
web-pace = Lo que hacen los demás
web-pace-fast = según llega
web-pace-calm = con tiempo para leer
web-pace-wait = paso a paso, cuando yo siga
web-go-on = Seguir
web-skip = Saltar
web-news = Lo que te ha pasado
web-guide = Guía
web-guide-on = Una guía señala lo siguiente que conviene y dice por qué
web-guide-off = Quitar la guía
web-guide-offer = ¿Tu primera partida? ¿Te aconseja una guía?
web-guide-here = aquí señala la guía
web-guide-any = Un jugador prudente elegiría esto.
web-guide-wait = Juegan los demás. Mira lo que hacen: pronto te toca otra vez.
web-guide-thinks = La guía está mirando qué puedes hacer…

## Antes de la partida

web-lobby = Una mesa de { $title }
web-lobby-invite = Envía a cada amigo su propio enlace.
web-seat-bot = Bot
web-seat-close = Cerrar
web-seat-free = Abrir
web-fill = { $count ->
    [one] Empezar, con un bot en el sitio libre
   *[other] Empezar, con bots en los sitios libres
}

## Entrada

web-welcome = ¿A qué jugamos?
web-players = de { $least } a { $most } jugadores
web-play-now = Jugar ya
web-guide-play = Con guía
web-guide-front = ¿Primera vez? «Con guía» es una partida contra bots en la que alguien señala lo que conviene y dice por qué.
web-card = { $card }
web-preset = { $count } jugadores
web-presets = Formas de jugar
web-invite = Invitar a amigos
web-intro = El juego en un minuto
web-minute = { $title } en un minuto
web-start = Empezar a jugar
web-mine = Tus partidas
web-past = Partidas terminadas
web-open-tables = Mesas abiertas
web-join-code = Entrar con un código:
web-join = Entrar
web-a-bot = bot
web-state-open = esperando jugadores
web-state-playing = en juego
web-state-over = terminada
web-state-lost = no se puede abrir aquí

## Una mesa para amigos

web-your-name = Tu nombre
web-of-them-bots = de ellos, bots
web-options = Opciones
web-level = Bots
web-clock = Reloj
web-clock-none = ninguno
web-clock-quick = un minuto por decisión
web-clock-bank = 15 minutos, y 15 segundos más en cada decisión
web-clock-days = una semana, y un día más en cada decisión
web-watch = Quienes miran ven
web-watch-nobody = nada
web-watch-table = lo que ven todos
web-watch-hands = todas las manos; también podría mirar alguien que juega
web-taking-back = Deshacer
web-undo-off = nunca
web-undo-quiet = solo lo que no enseñó nada
web-undo-agree = cualquier cosa, si todos están de acuerdo
web-listed = Cualquiera puede encontrarla y sentarse
web-make = Crear la mesa
web-copy = Copiar
web-copied = Copiado
web-selected = Está seleccionado: cópialo con Ctrl+C o con una pulsación larga.
web-share = Compartir
web-share-moment = Compartir este momento
web-share-all = Quien abra este enlace podrá mirar la mesa y llegará a este momento.
web-share-table = Para quienes están en esta mesa: el enlace lleva a este momento.
web-qr = El enlace como código QR
web-link-seat = Enlace al sitio { $number }
web-link-watch = Un enlace para mirar
web-code = El código de esta mesa: { $code }
web-promise = Dados limpios, promesa: { $promise }
web-awaited = aún no ha llegado
web-fair-mine = Tu propia parte está mezclada en los dados.
web-fair-not-mine = Tu propia parte no está en los dados: o te sentaste después del reparto, o el servidor la dejó fuera.
web-fair-kept = El secreto de los dados es el que se prometió antes del reparto.
web-fair-broken = El secreto de los dados no es el que se prometió antes del reparto.
web-look-back = Mirar atrás
web-review = Repasar la partida
web-terms = en detalle
web-foreseen = Resultaría: { $what }.
web-now = Volver al presente

## Together

web-talk = Charla
web-unread = Crónica, { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
} de charla
web-say = Di algo
web-send = Enviar
web-claim = Afirma algo, sea verdad o no…
web-yes = Sí
web-no = No
web-stand = Que juegue un bot hasta que vuelva
web-ahead = Elegido de antemano: { $choice }
web-ahead-off = Dejar de elegirlo de antemano
web-ahead-on = Responder siempre así (se puede anular)
web-ask-undo = Pedir deshacer mi última respuesta
web-ask-end = Proponer terminar la partida
web-journal = Guardar toda la partida en un archivo

## The menu of a table

web-device = Llevar mi sitio a otro dispositivo
web-device-how = Abre este enlace en el otro dispositivo antes de 15 minutos. Sirve una vez, y entonces este dispositivo deja el sitio.
web-host = Gestionar la mesa
web-host-bot = Dar el sitio a un bot
web-host-renew = Enlace nuevo
web-host-renewed = El enlace anterior ya no abre nada.
web-host-mute = Silenciar
web-host-unmute = Dejar hablar de nuevo
web-host-end = Cerrar la mesa
web-host-end-sure = La partida acaba para todos y no gana nadie. ¿La cierras?
web-watchers = { $count ->
    [0] Nadie mira
    [one] Mira una persona
   *[other] Miran { $count } personas
}
web-log-out = Cerrar sesión
web-log-out-sure = Pierdes tus sitios en todas las mesas y dispositivos. Para conservar uno, llévalo antes a otro dispositivo.
web-open-hands = En esta mesa quienes miran ven todas las manos, también la tuya, y entre ellos podría haber alguien que juega.
web-openly = De acuerdo: sentarme
web-try-again = Intentarlo ahora
web-bye-closing = El servidor se está reiniciando. No se pierde nada; la conexión volverá sola.
web-bye-too-many = Hay demasiadas ventanas abiertas desde aquí. Cierra alguna; lo intentamos otra vez en un momento.

## Rules

web-rules = Reglas
web-to-table = Volver a la mesa
web-seek = Buscar en las reglas
# What people type who look for the aim of a game; it is searched and never shown.
web-seek-aim = objetivo meta ganar gana ganador victoria vencer
web-found = { $count ->
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
web-rulings = Una raya al margen señala lo que las fuentes dejan abierto y hemos decidido nosotros.
web-ruling = Decisión nuestra:
web-nothing-found = No se ha encontrado nada.
