### La pagina nel browser: ingresso, tavolo, menu.

web-home = Home
web-home-kept = Torna alla home: il posto resta tuo
web-menu = Menu
web-theme = Colori
web-theme-auto = quelli del dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-confirm = Conferma ogni scelta
web-sounds = Suoni: quando tocca a me e nei miei ultimi secondi
web-notices = Avvisami quando tocca a me, se sto guardando altro
web-keys = Tasti
web-keys-single = Scorciatoie con una sola lettera o cifra
web-keys-now = Che cosa scelgono ora le cifre
web-signs = Legenda dei segni
web-key-w = dice a che punto siamo
web-key-c = dice che cosa si può scegliere
web-key-l = elenca tutte le scelte
web-key-digit = scelgono dall’elenco, o lo aprono
web-key-i = mostra in grande la carta selezionata
web-key-n = va al passo successivo
web-key-help = mostra questo aiuto
web-key-enter = conferma (è il tasto Invio)
web-key-esc = torna indietro di un passo
web-key-tab = va all’elemento successivo
# What people are called who have said no name, one after the other; like no bot, and of no gender.
web-guests = Giramondo, Buona Stella, Anima Viandante, Cantastorie, Mente Curiosa, Buona Compagnia, Spirito Libero, Gradita Visita, Vento in Poppa, Portafortuna
web-bot = Bot { $number }
web-whole-card = Mostra la carta intera
web-you = tu
web-invited = Ti invitano a giocare a { $title }
web-invited-by = { $name } ti invita a giocare a { $title }
web-invited-seats = Al tavolo: { $names }
web-invited-free = { $count ->
    [one] un posto è libero
   *[other] { $count } posti sono liberi
}
web-own-link = È il tavolo di qualcuno che conosci? Chiedi un link tutto tuo, oppure scrivi il codice del tavolo nella pagina iniziale.
web-name = Il tuo nome al tavolo
web-sit = Siediti
web-opening = Il tavolo si apre…
refused-unreachable = Il server non risponde. C’è connessione?

## Al tavolo

web-decision = Decisione
web-your-turn = Tocca a te
web-last-seconds = restano { $count } s
web-back = Indietro
web-lit = Tocca qualcosa col bordo dorato.
web-choices = { $count ->
    [one] Una scelta
   *[other] Le { $count } scelte
}
web-chosen = Scelto: { $choice }
web-change = Cambia
web-undo = Annulla
web-undo-none = Niente da annullare: solo la propria ultima scelta, finché non ha rivelato nulla e nessuno ha risposto
web-why = Perché?
web-seats = Giocatori
web-points = punti:
web-away = non c’è
web-thinks = sta pensando
web-sealed = ha scelto
web-hours = { $count } h
web-again = Gioca ancora
web-next = Alla prossima partita
web-pace = Mosse degli altri
web-pace-fast = subito, senza pause
web-pace-calm = con calma
web-pace-wait = una alla volta, quando continuo io
web-go-on = Continua
web-skip = Salta
web-news = Che cosa ti è successo
web-guide = Guida
web-guide-on = Una guida indica la mossa più sensata e dice perché
web-guide-off = Togli la guida
web-guide-offer = Prima partita? Vuoi i consigli di una guida?
web-guide-here = qui indica la guida
web-guide-any = Un giocatore prudente sceglierebbe questo.
web-guide-wait = Ora non tocca a te. Guarda che cosa succede: presto toccherà di nuovo a te.
web-guide-thinks = La guida sta guardando che cosa puoi fare…

## Prima della partita

web-lobby = Un tavolo di { $title }
web-lobby-invite = Manda a ogni amico il suo link.
web-only-here = Questi link si aprono solo su questo computer. Chi ha avviato il server può aprirlo ad altri dispositivi con ./play --lan.
web-seat-bot = Metti un bot
web-seat-close = Chiudi
web-seat-free = Apri
web-send-away = Manda via
web-fill = { $count ->
    [one] Si comincia, con un bot al posto libero
   *[other] Si comincia, con bot ai posti liberi
}

## Ingresso

web-welcome = A che cosa giochiamo?
web-players = da { $least } a { $most } giocatori
web-play-now = Gioca subito
web-guide-play = Con guida
web-guide-front = Prima volta? «Con guida» è una partita contro i bot in cui una guida ti indica la mossa più sensata e dice perché.
web-card = { $card }
web-preset = { $count } giocatori
web-presets = Modi di giocare
web-invite = Invita gli amici
web-intro = Il gioco in un minuto
web-minute = { $title } in un minuto
web-start = Inizia
web-start-guide = Inizia con la guida
web-mine = Le tue partite
web-past = Partite finite
web-open-tables = Tavoli aperti
web-join-code = Entra con un codice:
web-no-code = Non c’è nessun tavolo con il codice «{ $code }».
web-join = Entra
web-a-bot = bot
web-state-open = in attesa di giocatori
web-state-playing = in gioco
web-state-over = finita
web-state-lost = qui non si può aprire

## Un tavolo per gli amici

web-your-name = Il tuo nome
web-of-them-bots = Di cui bot
web-options = Opzioni
web-level = Bot
web-clock = Orologio
web-clock-none = nessuno
web-clock-quick = un minuto per ogni scelta
web-clock-bank = 15 minuti, e 15 secondi in più a ogni scelta
web-clock-days = una settimana, e un giorno in più a ogni scelta
web-watch = Chi guarda vede
web-watch-nobody = niente
web-watch-table = quello che vedono tutti
web-watch-hands = tutte le mani; potrebbe guardare anche chi gioca
web-taking-back = Annullare
web-undo-off = mai
web-undo-quiet = solo ciò che non ha rivelato nulla
web-undo-agree = qualsiasi cosa, se tutti sono d’accordo
web-listed = Tavolo pubblico: chiunque può trovarlo e sedersi
web-make = Crea il tavolo
web-copy = Copia
web-copied = Copiato
web-selected = È selezionato: copialo con Ctrl+C o tenendo premuto.
web-share = Condividi
web-share-moment = Condividi questo momento
web-share-all = Chi apre questo link può guardare il tavolo e arriva a questo momento.
web-share-table = Per chi è a questo tavolo: il link porta a questo momento.
web-qr = Il link come codice QR
web-link-seat = Link al posto { $number }
web-link-watch = Link per gli spettatori
web-code = Il codice di questo tavolo: { $code }
web-promise = Codice di controllo della mescolata
web-awaited = non è ancora qui
web-fair-mine = Anche il tuo browser ha mescolato.
web-fair-not-mine = Il tuo browser non ha contribuito a mescolare le carte: o hai preso posto dopo la distribuzione, o il server lo ha lasciato fuori.
web-fair-kept = Controllo superato: la mescolata è quella fissata prima della distribuzione.
web-fair-broken = Controllo fallito: la mescolata non è quella fissata prima della distribuzione.
web-look-back = Guarda indietro
web-review = Rivedi la partita
web-analysis = Analisi
web-tallies = Statistiche
web-terms = nel dettaglio
web-foreseen = Porterebbe: { $what }.
web-now = Torna al presente

## Together

web-talk = Chat
web-unread = Cronaca, { $count ->
    [one] una nuova riga
   *[other] { $count } nuove righe
} di chat
web-say = Di’ qualcosa
web-send = Invia
web-claim = Afferma qualcosa, vero o no…
web-yes = Sì
web-no = No
web-stand = Fai giocare un bot finché non torna
web-ahead = Scelto in anticipo: { $choice }
web-ahead-off = Smetti di sceglierlo in anticipo
web-ahead-on = Rispondi così anche in seguito (puoi smettere quando vuoi)
web-ask-undo = Chiedi di annullare la mia ultima risposta
web-ask-end = Proponi di terminare la partita
web-journal = Salva tutta la partita in un file

## The menu of a table

web-device = Continua su un altro dispositivo
web-device-how = Apri questo link sull’altro dispositivo entro 15 minuti. Vale una volta sola, poi questo dispositivo lascia il posto.
web-host = Gestisci il tavolo
web-host-bot = Dai il posto a un bot
web-host-renew = Nuovo link
web-host-renewed = Il vecchio link non apre più nulla.
web-host-mute = Silenzia
web-host-unmute = Fai parlare di nuovo
web-host-end = Chiudi il tavolo
web-host-end-sure = La partita finisce per tutti e nessuno vince. La chiudi?
web-watchers = { $count ->
    [0] Nessuno guarda
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
web-log-out = Disconnetti questo browser
web-log-out-sure = Perdi i tuoi posti a tutti i tavoli, su ogni dispositivo. Per tenerne uno, portalo prima su un altro dispositivo.
web-open-hands = A questo tavolo chi guarda vede tutte le mani, anche la tua, e potrebbe essere qualcuno che gioca.
web-openly = D’accordo: mi siedo
web-try-again = Riprova ora
web-bye-closing = Il server si sta riavviando. Nulla va perso; la connessione tornerà da sola.
web-bye-too-many = Da qui ci sono troppe finestre aperte. Chiudine qualcuna; riproviamo tra poco.

## Rules

web-rules = Regole
web-to-table = Torna al tavolo
web-seek = Cerca nelle regole
# What people type who look for the aim of a game; it is searched and never shown.
web-seek-aim = scopo obiettivo vincere vince vincitore vittoria
web-found = { $count ->
    [one] Un risultato
   *[other] { $count } risultati
}
web-cards = Carte
web-rulings = Una linea a margine segna ciò che le fonti lasciano aperto e che abbiamo deciso noi.
web-ruling = Decisione nostra:
web-nothing-found = Nessun risultato.
