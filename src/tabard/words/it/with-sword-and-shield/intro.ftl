### With Sword and Shield in un minuto: lo scopo, un turno, la fine, un primo consiglio. Lo stesso testo per la pagina e per il terminale.

intro-length = 20 minuti per una Giostra, un’ora o più per una Mischia, la metà se è breve
intro-aim = Colpisci cinque volte l’altro Cavaliere prima di subire tu cinque colpi. Un Cavaliere ha anche 28 punti Fatica da spendere: chi non ne ha più subisce un colpo.
    .counted = Colpisci { $hits } volte l’altro Cavaliere prima di subire tu { $hits } colpi. Un Cavaliere ha anche { $fatigue } punti Fatica da spendere: chi non ne ha più subisce un colpo.
intro-turn = Chi attacca ha tante azioni quanta è la Resistenza del suo Cavaliere: attaccare con carte Combattimento, giocare altre carte, cambiare Tattica. Chi difende risponde a ogni attacco con una guardia che lo ferma o con una Manovra, oppure subisce il colpo. Poi entrambi pescano fino a otto carte e si scambiano i ruoli.
intro-end = Quando una guardia ferma un attacco, ognuno somma il numero della sua carta a quello del suo Cavaliere nella Tattica scelta, Forza o Tecnica. Chi ha meno paga la differenza in punti Fatica. Chi subisce un colpo recupera tutti i suoi punti Fatica. Con cinque colpi, o tre in una Mischia breve, il Cavaliere è fuori; in una Mischia vince l’ultima squadra in piedi.
intro-advice = Attacca dove l’altro sembra non avere guardie, e tieni carte per difenderti. Una carta con un numero più alto di quello del tuo Cavaliere costa la differenza in punti Fatica.
