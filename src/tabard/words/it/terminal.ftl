# What the terminal and the commands alone say; a browser does not load it.
options-hint = Scrivi un numero; «? 1» spiega il numero 1, h elenca tutti i comandi.
news-more = · … («cronaca» racconta tutto)
card-says = (Testo: { $text })
options-back = Invio torna indietro di un passo.
options-undo = Scrivi un numero; «annulla» torna alla tua ultima scelta.
options-more = altre opzioni ({ $first }–{ $last })
options-first = torna alla prima
options-forced = Si può fare una cosa sola: { $option }
prompt-number = { $name } (1–{ $most } · ? · h)>
not-a-number = «{ $said }» non è un numero da 1 a { $most }; h elenca i comandi.
nearest = Ora si può: { $options }
help = numero: scegliere · ? NOME o ? NUMERO: spiegare una carta, una regola o un’opzione · Invio: mostrare di nuovo la domanda · come: come si gioca · tavolo: il tavolo con tutti i testi · punti: i punti · cronaca: che cosa è successo · consiglio: il consiglio di un bot · annulla: annullare l’ultima mossa · salva FILE · lingua es · esci
help-after = ? NOME: spiegare una carta o una regola · come: come si gioca · tavolo: il tavolo con tutti i testi · punti: i punti uno per uno · cronaca: che cosa è successo · salva FILE · lingua es · ancora: un’altra partita · Invio: esci
language-now = Si continua in italiano.
no-language = Non c’è una traduzione per «{ $said }». Lingue: { $known }.
nothing-to-undo = Ora non si può annullare nulla: solo la tua ultima risposta, se non dipendeva dal caso e non ha rivelato nulla; una carta giocata, solo finché non viene chiesto qualcosa ad altri.
nothing-decided = Non c’è nulla da annullare: non hai ancora deciso niente.
undo-declined = Resta com’era.
undone = Annullato.
undo-agree = Questo è già sotto gli occhi di tutti. Se tutto il tavolo è d’accordo, scrivi sì:
saved = Salvato in { $file }.
go-on = Per riprendere più tardi:
file-exists = Esiste già un file { $file }; scegli un altro nome.
file-torn = L’ultima riga di { $file } è rimasta scritta a metà e non conta; la partita continua dalla risposta precedente.
file-running = { $file }: la partita è in corso; finora ci sono { $answers } risposte.
verify-proven = Dimostrato: la distribuzione e ogni pescata derivano dal segreto rivelato alla fine, e tutte le { $answers } risposte tornano.
verify-promise = Il segreto è quello promesso: { $promise }
verify-value = Mescolato nei dadi: { $value }
verify-hash = L’ultima riga del diario ha l’hash { $hash }
verify-bots = Bot: interrogati di nuovo con ciò che potevano vedere, danno le stesse { $answers } risposte.
verify-bots-other = Riga { $row }: il bot che sedeva lì, interrogato di nuovo, dà un’altra risposta.
verify-bots-clock = { $answers } risposte di bot che pensano a tempo, o scritti da qualcun altro, non si possono verificare.
verify-kept = Il tavolo ha risposto { $answers } volte per un posto il cui tempo era scaduto o il cui bot aveva fallito; interrogato di nuovo, il custode del posto dà le stesse risposte.
verify-preset = { $answers } risposte date a tempo scaduto non sono del custode: erano state scelte in anticipo, e questo un diario non può mostrarlo.
verify-fast = Completa, ma non è una prova: tutte le { $answers } risposte tornano, ma le carte venivano da dadi veloci. Chi conosceva il seme «{ $seed }» poteva conoscere ogni carta.
hint = Il meglio qui: { $option }.
hint-share = Probabilità di vincere: { $share } % ± { $error }.
hint-mixed = È una scelta segreta; conviene affidarla al caso:
hint-part = { $percent } % { $option }
hint-mix = Essendo una scelta segreta, conviene variarla: { $mix }
explain-what = Che cosa ti spiego? Scrivi ? e il nome di una carta, il numero di una regola o una parola qualsiasi.
explain-minute = Il gioco in un minuto: { $topics }
explain-rules = Regole: { $titles }
explain-none = Non trovo nessuna carta o regola che si chiami «{ $said }».
explain-many = Si chiamano così { $count } carte e regole; scrivi qualcosa di più del nome: { $names }
press-enter = Premi Invio per cancellare lo schermo.
hand-over = Passa lo schermo a { $name }. { $name }: premi Invio quando nessun altro guarda.
seat-level = { $seat } · { $level }
score-line = { $name }: { $points }
leaving = Lasci il tavolo. La partita è salvata in { $file }.
leave-save = Per conservare la partita scrivi il nome di un file. Invio esce senza salvarla; con «no» resti al tavolo.
not-written = Non si può scrivere { $file }: { $why ->
    [nowhere] quella cartella non esiste
    [folder] è una cartella
    [forbidden] lì non hai il permesso
    [full] non c’è più spazio
    [long] il nome è troppo lungo
   *[other] { $why }
}.
leaving-unsaved = Lasci il tavolo.
ask-leave = Vuoi uscire? Ctrl-C ancora una volta: esci; Invio: continua.
first-how = Non conosci il gioco? «come» spiega come si gioca; «h» elenca tutti i comandi.
begin-ask = Invio: comincia · come: come si gioca>
read-ask = Invio: continua>
after-saved = Per rivedere la partita nel browser, e per analizzare ogni decisione:
after-unsaved = «salva FILE» conserva la partita, per rivederla e analizzarla.
after-ask = ancora: un’altra partita · punti: uno per uno · salva FILE · Invio: esci

## What can be typed: the first word is the one we tell

command-quit = esci
command-help = aiuto
command-table = tavolo
command-score = punti
command-log = cronaca
command-hint = consiglio
command-undo = annulla
command-save = salva
command-lang = lingua
command-how = come
command-again = ancora
command-say = scrivi
command-claim = afferma
command-seats = posti
command-change = cambia
command-keep = sostituisci
command-ask = chiedi
command-end = fine

## Un tavolo in rete

join-name = Il tuo nome al tavolo? Invio per { $name }:
join-bad-link = «{ $link }» non è il link di un tavolo; serve http://SERVER:PORTA/t/TAVOLO con ciò che segue dopo un #.
join-cut-link = Il link è stato tagliato: mettilo tra virgolette, perché la shell taglia le parole al segno &.
join-unreachable = { $server } non risponde.
join-no-server = Chi risponde a { $server } non è un server di Tabard.
join-other-version = Il server di { $server } è di un’altra versione; devono avere entrambi la stessa.
join-not-kept = Più tardi non potrai ritrovare il tuo posto: non si può scrivere { $file } ({ $why }).
join-found = Connessione ristabilita.
join-left = Lasci il tavolo. Il posto resta tuo: lo stesso comando ti riporta qui.
join-watching = Stai guardando.
join-begins = La partita comincia.
join-seats = Al tavolo: { $seats }
join-seat-you = { $seat } (tu)
join-seat-bot = { $seat } (bot)
join-seat-level = { $seat } (bot, livello { $level })
join-seat-kept = { $seat } (non c’è; gioca un bot)
join-sat = { $seat } si siede al tavolo.
join-bot = Un bot si siede al tavolo: { $seat }.
join-freed = Un posto è di nuovo libero: { $seat }.
join-closed = Un posto viene chiuso: { $seat }.
join-gone = { $seat } non c’è più.
join-back = { $seat } è qui.
join-sealed = { $seat } ha scelto.
join-chat = { $name } dice: { $text }
join-agree = Scrivi sì o no.
join-asked-over = Il tavolo ha deciso.
join-clocks = Tempo rimasto: { $clocks }
join-enter = Invio per farlo>
join-not-asked = Ora non ti si chiede nulla; h elenca i comandi.
join-no-hint = Ci sono consigli solo durante la partita e se tutti gli altri sono bot.
join-ask-undo = Questo non puoi annullarlo da solo; «chiedi annulla» lo chiede agli altri.
join-claims = afferma e un numero dice una di queste cose, vera o no:
join-no-claims = Ora non c’è nulla da affermare.
join-saved = Salvato in { $file }; si verifica con: tabard verify { $file }
join-journal = Tutta la partita, con il segreto della sua mescolata: { $address } (salva FILE la salva)
join-value-in = La tua parte della mescolata c’è: { $value }
join-value-missing = La tua parte della mescolata manca: { $value }. O hai preso posto dopo la distribuzione, o il server l’ha lasciata fuori.
join-stay = scrivi TESTO · ancora: un’altra partita · Invio per uscire
join-next = Un’altra partita con le stesse persone: tabard join { $link }
help-join = numero: scegliere · ? NOME: spiegare una carta o una regola · come: come si gioca · tavolo: il tavolo con tutti i testi · punti: i punti · cronaca: che cosa è successo · consiglio: il consiglio di un bot, se lo sono tutti gli altri · annulla: annullare l’ultima mossa · cambia: cambiare scelta mentre gli altri scelgono · scrivi TESTO: parlare · afferma: che cosa si può dire, vero o no · posti: chi siede dove · chiedi annulla, chiedi fine: chiederlo agli altri · sostituisci NUMERO: un bot per chi non c’è · salva FILE: il diario, alla fine · lingua es · esci

## Bots: their levels, and what they are called

bot-names = Alice, Anna, Bianca, Carlo, Chiara, Davide, Elena, Emma, Fabio, Franca, Giulia, Ivo, Laura, Livia, Luca, Lucia, Marco, Marta, Nadia, Paolo, Piero, Rosa, Sara, Silvia

## Sitting down

sit-players = In quanti si gioca, contando te?
sit-game = Quale gioco?
sit-level = Di che livello devono essere i bot?
sit-rules = Con quali regole?
sit-rules-usual = quelle consuete
sit-rules-other = scegliere le varianti
sit-number = da { $least } a { $most }, o Invio per { $usual }:
sit-again = «{ $said }» non è un numero da { $least } a { $most }.
