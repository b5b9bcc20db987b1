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
saved = Salvato in { $file }; per riprendere più tardi: { $command } --resume { $file }
file-exists = Esiste già un file { $file }; scegli un altro nome.
file-torn = L’ultima riga di { $file } è rimasta scritta a metà e non conta; la partita continua dalla risposta precedente.
file-running = { $file }: la partita è in corso; finora ci sono { $answers } risposte.
fair-promise = I dadi sono onesti. Promessa del loro segreto: { $promise }
verify-proven = Dimostrato: la distribuzione e ogni pescata seguono dal segreto rivelato alla fine, e tutte le { $answers } risposte tornano.
verify-promise = Il segreto è quello promesso: { $promise }
verify-value = Mescolato nei dadi: { $value }
verify-hash = L’ultima riga del diario ha l’hash { $hash }
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
