### The review of a recorded game: lines, and a page.

review-title = Analisi
review-lead = Che cosa ogni giocatore poteva sapere e fare, e quanto del risultato è stata fortuna.
review-sum = Come si è arrivati al risultato
review-sum-note = In punti percentuali della vittoria: partenza + bravura + gli altri + fortuna = risultato.
review-account = { $seat }: partenza { $start } · bravura { $skill } (± { $error }) · gli altri { $others } · fortuna { $luck } = { $result }
review-start = Partenza
review-skill = Bravura
review-others = Gli altri
review-luck = Fortuna
review-result = Risultato
review-deal = la distribuzione
review-cards = carte e caso
review-choices = scelte segrete
review-curve = Parte della vittoria che si aspetterebbe uno spettatore che non vede nessuna mano
review-turning = Momenti decisivi
review-none = Non c’è stato nessun momento decisivo.
review-of-luck = Di cui, per fortuna: { $luck } per { $seat } ({ $what }).
review-decisions = Scelte fatte
review-clean = Nessuna scelta è stata chiaramente un errore.
review-rest = Tutte le altre scelte:
review-best = la migliore
review-fine = buona
review-doubtful = dubbia
review-mistake = errore
review-cost = costa { $cost } ± { $error } punti
review-better = Meglio: { $option } ({ $share } %)
review-taken = scelta
review-option = Opzione
review-share = Parte
review-margin = Vantaggio
review-mix = Misto
review-why = Perché
review-aside = Scartate presto, con quanto sembravano promettere: { $options }
review-promises = Promesse e fatti
review-kept = Era vero.
review-broken = Non era vero.
review-answer = Risposta { $number }
review-note = Ogni opzione è stata provata in casi possibili per il giocatore, fino a { $budget } volte per ogni scelta; poi tutti continuano come farebbe un giocatore costante. La bravura è quanto valevano le scelte rispetto a quelle di un giocatore costante. Il risultato è sempre la somma di ciò che lo precede.
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-making = { $of ->
    [0] Comincerà tra un momento.
   *[other] Scelte esaminate: { $done } di { $of }
}
review-whose = Scelte di
review-everybody = tutti
review-moment = Guarda questo momento
review-along = Lungo la partita
review-at = { $when }: { $shares }
