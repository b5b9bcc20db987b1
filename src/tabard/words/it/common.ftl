### Comune a tutti i giochi: il terminale, i punti, i rifiuti.

language = Italiano
player = Giocatore { $number }
hidden = coperta
took-back = { $seat } annulla la sua ultima risposta.
noted-stood_in = Il bot al posto di { $seat } non risponde; lo fa un altro.
fair-promise = È già fissato, in segreto, come si mescolano le carte. Dopo la partita questo codice dimostra che nessuno l’ha cambiato: { $promise }
reason-sure = In tutti i casi provati { $what }.
reason-share = Nel { $percent } % dei casi { $what }.
reason-balance = Ha i suoi svantaggi; ma, nel complesso, nulla è andato chiaramente meglio nei casi provati.
topic-aim = Lo scopo
    .too = vincere, obiettivo
topic-turn = Il tuo turno
topic-end = Come si decide
topic-advice = Un primo consiglio
clause = { $id } · { $title }
copies = { $count ->
    [one] una copia
   *[other] { $count } copie
}
source = fonte: { $source ->
    [rulebook] il regolamento
    [public] dato pubblico
   *[reconstructed] ricostruzione
}
empty = —
face-down = { $count ->
    [one] una coperta
   *[other] { $count } coperte
}
winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
game-over = La partita è finita.

## Exchanges

exchange-taken = colpo
exchange-harm = { $count ->
    [one] un colpo
   *[other] { $count } colpi
}
exchange-evade = schivato
exchange-stop = fermato
exchange-open = in attesa di risposta
exchange-even = pari
exchange-pays = { $name } −{ $count }

## Un tavolo in rete

join-lost = La connessione è caduta. Riprovo…
join-open = La partita comincia quando tutti i posti sono occupati.
join-seat-away = { $seat } (non c’è)
join-seat-open = il posto { $number } è libero
join-seat-closed = il posto { $number } è chiuso
join-kept = Finché { $seat } non c’è, gioca un bot.
join-waiting = In attesa di { $names }.
join-asks-undo = { $seat } chiede di annullare la sua ultima risposta.
join-asks-end = { $seat } chiede di finire la partita.
join-ended = La partita è stata chiusa in anticipo.

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
page-greater = vince
page-replay = Replay
page-all = le carte di tutti
page-seat = dal punto di vista di { $name }
page-spectator = dal punto di vista del pubblico
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
refused-seat-taken = Questo posto è già occupato. Se è il tuo, torna al browser in cui ti sei seduto e scegli nel menu «Continua su un altro dispositivo».
refused-not-found = Qui non c’è, o non è per te.
refused-too-many = È troppo in una volta; aspetta un po’.
refused-sent-away = Non sei più a questo tavolo: il tuo posto è stato liberato o spostato su un altro dispositivo, o il link è cambiato.
refused-must-agree = A questo tavolo chi guarda vede tutte le mani, e potrebbe essere qualcuno che gioca. Se sei d’accordo, entra con --openly.
refused-not-stored = Non si è potuto salvare, quindi non è successo nulla; riprova.
refused-broken = Qualcosa è andato storto nel server. Nulla è perduto; riprova.

## Bots: their levels, and what they are called

level-gentle = molto facile
    .about = per una prima partita
level-easy = facile
    .about = ogni tanto sbaglia
level-medium = intermedio
    .about = sbaglia di rado
level-strong = forte
    .about = prevede alcune mosse
level-master = maestro
    .about = pensa a lungo e bene
