### Comune a tutti i giochi: il terminale, i punti, i rifiuti.

language = Italiano
player = Giocatore { $number }
hidden = coperta
options-hint = Scrivi un numero. ? spiega una carta o una regola, h elenca tutti i comandi.
options-back = Invio torna indietro di un passo.
options-forced = Si può fare una cosa sola: { $option }
prompt-number = { $name } (1–{ $most })>
not-a-number = «{ $said }» non è tra 1 e { $most }; h elenca i comandi.
nearest = Ora si può: { $options }
help = numero: scegliere · ? NOME: spiegare una carta o una regola · t: il tavolo con tutti i testi · s: i punti · log: che cosa è successo · hint: il consiglio di un bot · undo: annullare · save FILE · lang es · q: uscire
language-now = Si continua in italiano.
no-language = Non ci sono testi in «{ $said }». Lingue: { $known }.
nothing-to-undo = Non c’è nulla da annullare: l’ultima risposta ha mostrato una carta, dipendeva dal caso o era di un altro.
undone = Annullato.
took-back = { $seat } annulla la sua ultima risposta.
noted-stood_in = Il bot al posto di { $seat } non risponde; lo fa un altro.
saved = Salvato in { $file }; per riprendere più tardi: { $command } --resume { $file }
file-exists = Esiste già un file { $file }; scegli un altro nome.
file-torn = L’ultima riga di { $file } è rimasta scritta a metà e non conta; la partita continua dalla risposta precedente.
file-running = { $file }: la partita è in corso; finora ci sono { $answers } risposte.
fair-promise = I dadi sono onesti. Promessa del loro segreto: { $promise }
verify-proven = Dimostrato: la distribuzione e ogni pescata seguono dal segreto rivelato alla fine, e tutte le { $answers } risposte tornano.
verify-promise = Il segreto è quello promesso: { $promise }
verify-value = Mescolato nei dadi: { $value }
verify-hash = L’ultima riga del diario ha l’hash { $hash }
verify-bots = Bot: interrogati di nuovo con ciò che potevano vedere, danno tutte le { $answers } risposte che sono loro.
verify-bots-other = Riga { $row }: il bot che sedeva lì, interrogato di nuovo, risponde diversamente.
verify-bots-clock = { $answers } risposte di bot che pensano a tempo, o che sono di qualcun altro, non si possono verificare.
verify-fast = Integro, ma non è una prova: tutte le { $answers } risposte tornano, e le carte venivano da dadi veloci. Chi conosceva il seme «{ $seed }» poteva conoscere ogni carta.
hint = { $bot } sceglierebbe: { $option }
explain-what = Che cosa ti spiego? Scrivi ? e il nome di una carta o il numero di una regola.
explain-none = Qui nulla si chiama «{ $said }».
clause = { $id } · { $title }
copies = { $count ->
    [one] una nella scatola
   *[other] { $count } nella scatola
}
source = fonte: { $source ->
    [rulebook] il regolamento
    [public] dato pubblico
   *[reconstructed] ricostruzione
}
press-enter = Premi Invio: lo schermo si cancella.
hand-over = Ora lo schermo è di { $name }: premi Invio quando nessun altro guarda.
empty = nulla
face-down = { $count ->
    [one] una coperta
   *[other] { $count } coperte
}
score-line = { $name }: { $points }
winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
game-over = La partita è finita.
leaving = Lasci il tavolo. Nulla va perso: { $command } --resume { $file }
leave-save = Per conservare la partita scrivi il nome di un file; Invio esce senza salvarla.
leaving-unsaved = Lasci il tavolo.

## Exchanges

exchange-taken = colpo
exchange-harm = { $count ->
    [one] un colpo
   *[other] { $count } colpi
}
exchange-evade = schivato
exchange-stop = fermato
exchange-open = da rispondere
exchange-even = pari
exchange-pays = { $name } −{ $count }

## Un tavolo in rete

join-name = Il tuo nome al tavolo? Invio per { $name }:
join-bad-link = «{ $link }» non è il link di un tavolo; serve http://SERVER:PORTA/t/TAVOLO con ciò che segue dopo un #.
join-cut-link = Il link è stato tagliato: mettilo tra virgolette, perché la shell taglia le parole al segno &.
join-unreachable = { $server } non risponde.
join-no-server = Chi risponde a { $server } non è un server di Tabard.
join-other-version = Il server di { $server } è di un’altra versione; devono avere entrambi la stessa.
join-not-kept = Più tardi non potrai ritrovare il tuo posto: non si può scrivere { $file } ({ $why }).
join-lost = La connessione è caduta. Riprovo …
join-found = La connessione c’è di nuovo.
join-left = Lasci il tavolo. Il posto resta tuo: lo stesso comando ti riporta qui.
join-watching = Stai guardando.
join-open = La partita comincia quando tutti i posti sono presi.
join-begins = La partita comincia.
join-seats = Al tavolo: { $seats }
join-seat-you = { $seat } (tu)
join-seat-away = { $seat } (non c’è)
join-seat-bot = { $seat } (bot)
join-seat-kept = { $seat } (non c’è; gioca un bot)
join-seat-open = il posto { $number } è libero
join-seat-closed = il posto { $number } è chiuso
join-sat = { $seat } si siede al tavolo.
join-bot = Un bot si siede al tavolo: { $seat }.
join-freed = Un posto è di nuovo libero: { $seat }.
join-closed = Un posto viene chiuso: { $seat }.
join-gone = { $seat } non c’è più.
join-back = { $seat } è qui.
join-kept = Finché { $seat } non c’è, gioca un bot.
join-waiting = Manca la risposta di { $names }.
join-sealed = { $seat } ha scelto.
join-chat = { $name } dice: { $text }
join-asks-undo = { $seat } chiede di annullare la sua ultima risposta.
join-asks-end = { $seat } chiede di finire la partita.
join-agree = Scrivi sì o no.
join-asked-over = Il tavolo ha deciso.
join-clocks = Tempo rimasto: { $clocks }
join-enter = Invio per farlo>
join-not-asked = Ora non ti si chiede nulla; h elenca i comandi.
join-no-hint = A un tavolo in rete non ci sono consigli.
join-ask-undo = Questo non si annulla così; «ask undo» chiede agli altri.
join-claims = claim e un numero dice una di queste cose, vera o no:
join-no-claims = Ora non c’è nulla da affermare.
join-ended = La partita è stata chiusa prima della fine.
join-saved = Salvato in { $file }; si verifica con: tabard verify { $file }
join-journal = Tutta la partita, con il segreto dei suoi dadi: { $address } (save FILE la salva)
join-stay = say TESTO · again: un’altra partita · Invio per uscire
join-next = Un’altra partita con le stesse persone: tabard join { $link }
help-join = numero: scegliere · ? NOME: spiegare una carta o una regola · t: il tavolo con tutti i testi · s: i punti · log: che cosa è successo · undo: annullare · change: scegliere altro finché altri scelgono · say TESTO: parlare · claim: affermare · seats: chi siede dove · ask undo, ask end: chiedere agli altri · keep NUMERO: un bot per chi non c’è · save FILE: il diario, alla fine · lang es · q: uscire

## Ciò che si annota in un diario oltre alle risposte

noted-person = Gioca { $seat }.
noted-bot = Un bot gioca per { $seat }.
noted-timeout = { $seat } non ha più tempo.

## Replay page

page-step = Passo
page-language = Lingua
page-theme = Tema scuro
page-close = Chiudi
page-leads = è in testa
page-turn = di turno
page-front = testa
page-greater = la somma maggiore
page-replay = Replay
page-all = le carte di tutti
page-seat = come l’ha vista { $name }
page-spectator = come l’ha vista il pubblico
page-scores = Punti
page-log = Cronaca
page-start = Inizio
page-play = Avvia
page-pause = Pausa
page-next = Avanti
page-back = Indietro
page-first = Primo
page-last = Ultimo

## Refusals

refused-stale-answer = Quella domanda non è più aperta.
refused-no-such-option = Qui questa scelta non c’è.
refused-endless-game = Questa partita non ha fine.
refused-bad-position = Questa posizione non può presentarsi in partita.
refused-bad-card-set = Con questo file di carte non si può giocare.
refused-bad-save = Questo salvataggio non si può aprire.
refused-bad-request = Questo non si può fare.
refused-forbidden = Questo non puoi farlo.
refused-not-found = Qui non c’è nulla del genere, o non per te.
refused-too-many = È troppo in una volta; aspetta un poco.
refused-not-stored = Non si è potuto scrivere e non è successo; riprova.
