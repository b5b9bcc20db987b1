### La página en el navegador: entrada, mesa, menús.

web-home = Inicio
web-home-kept = Inicio: conservas tu sitio
web-menu = Menú
web-theme = Colores
web-theme-auto = los del dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-confirm = Confirmar cada decisión
web-sounds = Sonidos: en mi turno y en mis últimos segundos
web-notices = Avisarme de mi turno si no estoy en la página
web-keys = Teclas
web-keys-single = Usar letras y números como atajos
web-keys-now = Qué elige cada número ahora
web-signs = Qué significan los signos
web-key-w = dice cómo va la partida
web-key-c = dice qué se puede elegir
web-key-l = muestra la lista de opciones
web-key-digit = eligen de la lista o la abren
web-key-i = muestra en grande la carta que tiene el foco
web-key-n = avanza al siguiente suceso
web-key-help = muestra esta ayuda
web-key-enter = confirma (es la tecla Intro)
web-key-esc = vuelve un paso atrás
web-key-tab = va al elemento siguiente
# What people are called who have said no name, one after the other; like no bot, and of no gender.
web-guests = Trotamundos, Buena Estrella, Ave Nocturna, Cuentacuentos, Alma Viajera, Mente Curiosa, Buena Compañía, Espíritu Libre, Grata Visita, Viento en Popa
web-bot = Bot { $number }
web-whole-card = Muestra la carta entera
web-you = tú
web-invited = Te invitan a jugar a { $title }
web-invited-by = { $name } te invita a jugar a { $title }
web-invited-seats = En la mesa: { $names }
web-invited-free = { $count ->
    [one] hay un sitio libre
   *[other] hay { $count } sitios libres
}
web-own-link = ¿Es la mesa de alguien que conoces? Pídele un enlace para ti, o escribe el código de la mesa en la página de inicio.
web-name = ¿Con qué nombre juegas?
web-sit = Sentarse
web-opening = Abriendo la mesa…
refused-unreachable = El servidor no responde. ¿Hay conexión?

## En la mesa

web-decision = Decisión
web-your-turn = Te toca
web-last-seconds = quedan { $count } s
web-back = Atrás
web-lit = Toca cualquier cosa con borde dorado.
web-choices = { $count ->
    [one] Una opción
   *[other] Las { $count } opciones
}
web-chosen = Elegido: { $choice }
web-change = Cambiarlo
web-undo = Deshacer
web-undo-none = Nada que deshacer: solo la última elección propia, mientras no haya revelado nada ni nadie haya respondido
web-why = ¿Por qué?
web-seats = Jugadores
web-points = puntos:
web-away = no está
web-thinks = está pensando
web-sealed = ya ha elegido
web-hours = { $count } h
web-again = Jugar otra vez
web-next = A la partida siguiente
web-pace = Ritmo de los demás
web-pace-fast = seguido, sin pausas
web-pace-calm = con tiempo para leer
web-pace-wait = paso a paso, cuando yo siga
web-go-on = Seguir
web-skip = Saltar
web-news = Lo que te ha pasado
web-guide = Guía
web-guide-on = Mostrar la guía
web-guide-off = Quitar la guía
web-guide-offer = ¿Tu primera partida? ¿Te aconseja una guía?
web-guide-here = aquí señala la guía
web-guide-any = Un jugador prudente elegiría esto.
web-guide-wait = Ahora no te toca. Mira lo que pasa en la mesa: pronto será tu turno.
web-guide-thinks = La guía está mirando qué puedes hacer…

## Antes de la partida

web-lobby = Una mesa de { $title }
web-lobby-invite = Envía a cada amigo su propio enlace.
web-only-here = Estos enlaces solo se abren en este ordenador. Quien inició el servidor puede abrirlo a otros dispositivos con ./play --lan.
web-seat-bot = Sentar un bot
web-seat-close = Cerrar
web-seat-free = Abrir
web-send-away = Pedir que se vaya
web-fill = { $count ->
    [one] Empezar, con un bot en el sitio libre
   *[other] Empezar, con bots en los sitios libres
}

## Entrada

web-welcome = ¿A qué jugamos?
web-players = de { $least } a { $most } jugadores
web-play-now = Jugar ya
web-guide-play = Con guía
web-guide-front = ¿Primera vez? «Con guía» es una partida contra bots en la que una guía te recomienda qué jugar y te explica por qué.
web-card = { $card }
web-preset = { $count } jugadores
web-presets = Formas de jugar
web-invite = Invitar a amigos
web-intro = El juego en un minuto
web-minute = { $title } en un minuto
web-start = Empezar
web-start-guide = Empezar con la guía
web-mine = Tus partidas
web-past = Partidas terminadas
web-open-tables = Mesas abiertas
web-join-code = Entrar con un código:
web-no-code = No hay ninguna mesa con el código «{ $code }».
web-join = Entrar
web-a-bot = bot
web-state-open = esperando jugadores
web-state-playing = en juego
web-state-over = terminada
web-state-lost = no se puede abrir aquí

## Una mesa para amigos

web-your-name = Tu nombre
web-of-them-bots = ¿Cuántos son bots?
web-options = Opciones
web-level = Bots
web-clock = Reloj
web-clock-none = ninguno
web-clock-quick = un minuto por decisión
web-clock-bank = 15 minutos, y 15 segundos más en cada decisión
web-clock-days = una semana, y un día más en cada decisión
web-watch = Los espectadores ven
web-watch-nobody = nada
web-watch-table = solo lo público
web-watch-hands = todas las manos; también podría mirar alguien que juega
web-taking-back = Deshacer
web-undo-off = nunca
web-undo-quiet = solo si no se ha revelado nada
web-undo-agree = cualquier cosa, si todos están de acuerdo
web-listed = Mesa pública: cualquiera puede encontrarla y sentarse
web-make = Crear la mesa
web-copy = Copiar
web-copied = Copiado
web-selected = Está seleccionado: cópialo con Ctrl+C o con una pulsación larga.
web-share = Compartir
web-share-moment = Compartir este momento
web-share-all = Quien abra este enlace podrá mirar la mesa, y verá primero el momento que estás viendo tú.
web-share-table = Para quienes están en esta mesa: el enlace lleva a este momento.
web-qr = El enlace como código QR
web-link-seat = Enlace al sitio { $number }
web-link-watch = Enlace para espectadores
web-code = El código de esta mesa: { $code }
web-promise = Código para comprobar el barajado
web-awaited = aún no ha llegado
web-fair-mine = Tu navegador ayudó a barajar.
web-fair-not-mine = Tu navegador no ha ayudado a barajar las cartas: o te sentaste después del reparto, o el servidor lo dejó fuera.
web-fair-kept = Comprobación superada: el barajado es el que se fijó antes del reparto.
web-fair-broken = Comprobación fallida: el barajado no es el que se fijó antes del reparto.
web-look-back = Mirar atrás
web-review = Repasar la partida
web-analysis = Análisis
web-tallies = Estadísticas
web-terms = Ver desglose
web-foreseen = Resultaría: { $what }.
web-now = Volver a la partida

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
web-ahead-off = Volver a preguntarme
web-ahead-on = Elegir siempre esto por mí
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
web-log-out = Dejar todas mis mesas
web-log-out-sure = Pierdes tus sitios en todas las mesas y dispositivos. Para conservar uno, llévalo antes a otro dispositivo.
web-open-hands = En esta mesa quienes miran ven todas las manos, también la tuya, y entre ellos podría haber alguien que juega.
web-openly = De acuerdo: sentarme
web-try-again = Reintentar
web-bye-closing = El servidor se está reiniciando. No se pierde nada; la conexión volverá sola.
web-bye-too-many = Hay demasiadas ventanas abiertas desde aquí. Cierra alguna; lo intentamos otra vez en un momento.

## Rules

web-rules = Reglas
web-to-table = Volver a la mesa
web-seek = Buscar en las reglas
# What people type who look for the aim of a game; it is searched and never shown.
web-seek-aim = objetivo meta ganar gana ganador victoria vencer
web-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
web-cards = Cartas
web-rulings = Una raya al margen señala lo que el reglamento no aclara y hemos decidido nosotros.
web-ruling = Decisión nuestra:
web-nothing-found = No se ha encontrado nada.
