### Swords and Bagpipes, una partita guidata: di che cosa tratta ogni domanda e perché una scelta può essere buona. La carica solo chi gioca con la guida.

guide-ask-act = Il tuo turno: scegli un solo Rifornimento, porta unità nell’accampamento se vuoi, gioca carte con l’ascia e finisci. Senza unità nell’accampamento non c’è ricompensa.
guide-ask-prepare = In questo round resti a casa: nessuno combatte per te, ma in cambio hai tre Rifornimenti.
guide-ask-play = È un momento per le carte. Puoi giocarne una o aspettare.
guide-ask-play-tokens = Tutti hanno scelto da che parte stare, ancora in segreto. Le carte con i gettoni possono ora cambiare la battaglia.
guide-ask-play-bag = Le ricompense sono state date. Ora si possono giocare carte con la borsa, e solo quelle.
guide-ask-market = La guerra è finita e sta per essere contato l’oro. È l’ultimo momento per la tua carta Villaggio.
guide-ask-side = Tutti scelgono insieme e in segreto. La Scozia paga bene i suoi sostenitori se vince; l’Inghilterra paga sempre, ma ti dà un pugnale.
guide-ask-side-again = Puoi scegliere di nuovo da che parte stare. Nessuno lo vede finché non si girano tutti i gettoni.
guide-ask-lay = Scegli in segreto una parte, e una carta Pugnale che forse toccherà al tuo rivale.
guide-ask-badge = L’Insegna d’Onore deve passare a un altro. Chi la riceve sta con la Scozia in questo round, qualunque cosa accada, e comincia il prossimo: meglio qualcuno che l’avrebbe tradita.
guide-ask-home = Chi riceve «Resta a casa!» non combatte nel prossimo round e intanto riempie il castello.
guide-ask-gift = Puoi cedere l’Insegna d’Onore: allora unità del tuo rivale vanno all’accampamento di Scozia.
guide-ask-player = La carta si rivolge a un giocatore. Di solito conviene fermare il più ricco.
guide-ask-number = Scegli quante unità sposta la carta. Quelle nell’accampamento combattono in questo round e poi sono perse.
guide-ask-church = La carta di qualcuno ti danneggerebbe. La tua carta Villaggio può impedirlo, ma una volta sola.
guide-ask-dagger = Puoi liberarti di una carta Pugnale. Se la Scozia cade, vince chi ha meno pugnali.

guide-option-done = { $camp ->
    [0] Se arrivi alla battaglia senza unità nell’accampamento, diserti e non ricevi ricompense. In cambio, ciò che hai nel castello resta per una battaglia migliore.
   *[other] Non c’è altro che valga la pena di fare. Ciò che resta nel castello ci sarà anche nel prossimo round.
}
guide-option-taxes = Se la Scozia resiste è l’oro a vincere la partita, e prenderlo non ti costa niente.
guide-option-militia = Tutti ricevono un’unità nell’accampamento e la Scozia una in più: bene se la battaglia sembra persa o se il tuo accampamento è vuoto.
guide-option-troops = Le battaglie si vincono con le unità, e queste sono gratis. Dal castello puoi portarle nell’accampamento.
guide-option-mercenaries = Quattro unità per una moneta: con loro la tua parte può vincere una battaglia che rende di più.
guide-option-relocate = Le unità nell’accampamento combattono, e senza nemmeno una non c’è ricompensa. Porta quelle che servono alla battaglia e tieni le altre.
guide-option-play = Ciò che questa carta ti dà ora vale più che tenerla.
guide-option-again = È scoperta davanti a te e si può usare ancora una volta: è un buon momento.
guide-option-village = La tua carta Villaggio serve solo quando la usi, e ora ti aiuta.
guide-option-pass = Niente di ciò che hai merita di essere giocato ora. Le carte restano per altri round.
guide-option-scotland = Se vince, i suoi sostenitori prendono l’oro sotto il berretto e una carta, e nessun pugnale. E poi la Scozia non deve cadere.
guide-option-england = La paga inglese si divide fra pochi, quindi una buona parte dovrebbe essere tua. Il pugnale che peschi conta contro di te solo alla fine.
guide-option-scotland-and-dagger = Stare con la Scozia la tiene in piedi, e questa carta Pugnale è una scommessa ragionevole contro il tuo rivale.
guide-option-england-and-dagger = La paga inglese ora sembra buona, e questa carta Pugnale è quella che ti puoi meglio permettere.
guide-option-player = Scegliere { $whom } è ciò che più ti conviene.
guide-option-give = Allora le sue unità combatterebbero per la Scozia, che lo voglia o no.
guide-option-keep = L’Insegna ti dà il primo turno, e le sue unità stanno bene dove sono.
guide-option-cancel = Ciò che la carta ti toglierebbe vale più che tenere la carta Villaggio.
guide-option-suffer = Il danno è piccolo. Tieni la carta Villaggio per qualcosa di peggio.
guide-option-number = Tante bastano per ciò che vuoi, e le altre restano al sicuro.
guide-option-dagger = Più pugnali mostra una carta, meglio è liberarsene.
guide-option-virtual = Conta come ogni altra carta Pugnale, quindi è bene liberarsene.

## Why an option is good: what it leads to in the cases tried.

sign-won = la Scozia vince la battaglia
sign-lost = la Scozia perde la battaglia
sign-falls = la Scozia cade
mean-gold = { $way ->
    [less] Entro la fine del round perdi in media { NUMBER($amount, maximumFractionDigits: 1) } d’oro.
   *[more] Entro la fine del round guadagni in media { NUMBER($amount, maximumFractionDigits: 1) } d’oro.
}
mean-daggers = { $way ->
    [less] Entro la fine del round i tuoi pugnali diminuiscono in media di { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Entro la fine del round i tuoi pugnali aumentano in media di { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-units = { $way ->
    [less] Entro la fine del round le tue unità diminuiscono in media di { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Entro la fine del round le tue unità aumentano in media di { NUMBER($amount, maximumFractionDigits: 1) }.
}
