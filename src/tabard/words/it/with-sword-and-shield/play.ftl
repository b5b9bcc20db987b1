### With Sword and Shield: il tavolo, le sue domande, opzioni, avvenimenti, punti e rifiuti.

title = With Sword and Shield
tagline = Con spada e scudo. Colpisci, para, schiva: al quinto colpo che subisci sei fuori.
variant-mode = Forma di gioco
    .joust = Giostra: un Cavaliere contro un altro, per due giocatori
    .melee = Mischia: due squadre di Cavalieri, da due a sei giocatori
    .short = Mischia breve: al terzo colpo un Cavaliere è fuori; dura circa la metà
variant-decks = Mazzi
    .one = un mazzo per entrambi
    .two = un mazzo per ogni parte
variant-teams = Squadre della Mischia
    .three-three = tre Cavalieri contro tre
    .two-two = due Cavalieri contro due
    .three-two = tre Cavalieri contro due
    .two-three = due Cavalieri contro tre
preset-joust = Giostra: uno contro uno
preset-pairs = Mischia: due contro due
preset-short = Mischia breve: guidi tre Cavalieri

## Places

colour-knight = Cavaliere
colour-artefact = Artefatto
colour-health = Carta Salute
colour-attack = Attacco
colour-guard = Guardia
colour-combat = Carta Combattimento
colour-achievement = Impresa
colour-event = Evento
colour-improvement = Potenziamento
zone-knight = Cavaliere
zone-figure-strength = Forza
    .short = F
    .chosen = Tattica Forza
zone-figure-technique = Tecnica
    .short = T
    .chosen = Tattica Tecnica
zone-figure-chivalry = Cavalleria
    .short = C
zone-figure-endurance = Resistenza
    .short = R
zone-hits = Colpi
zone-fatigue = Fatica
zone-place = Posizione
zone-rear = Retroguardia della posizione
zone-out = Fuori combattimento
zone-locked = In blocco con
zone-improved = Potenziamenti
zone-lock = Blocco di Mischia
zone-hand = Mano
zone-ladder = Scambi
zone-reachable = A portata
zone-laid = Ciò che resta della Combinazione
zone-deck = Mazzo
zone-deck-a = Mazzo 1
zone-deck-b = Mazzo 2
zone-discards = Scarti
zone-discards-a = Scarti del mazzo 1
zone-discards-b = Scarti del mazzo 2
zone-played = Giocate in questo turno
zone-played-a = Giocate in questo turno, mazzo 1
zone-played-b = Giocate in questo turno, mazzo 2
status = { $number ->
    [0] Prima del primo turno
   *[other] Turno { $number }: { $knight } ({ $turn }), { $actions ->
        [0] nessuna azione rimasta
        [one] resta un’azione
       *[other] restano { $actions } azioni
    }
}
    .short = { $number ->
        [0] Prima del primo turno
       *[other] Turno { $number } · { $actions ->
            [0] nessuna azione
            [one] un’azione
           *[other] { $actions } azioni
        }
    }
worth = F{ $strength } T{ $technique }

## Questions

ask-act = { $seat }, che cosa fa { $knight }? { $count ->
    [one] Resta un’azione.
   *[other] Restano { $count } azioni.
}
ask-open = { $seat }, gioca la carta con cui { $knight } ha vinto l’asta.
ask-rear = { $seat }, che cosa fa { $knight } nella retroguardia? { $count ->
    [one] Resta un’azione.
   *[other] Restano { $count } azioni.
}
ask-answer = { $seat }, { $rival } attacca { $knight } con «{ $cause }»{ $number ->
    [0] { "" }
   *[other] , numero { $number }
}: come rispondi?
ask-card = { $count ->
    [0] { $seat }, qual è la prima carta della Combinazione?
    [1] { $seat }, e la seconda carta?
    [2] { $seat }, e una terza carta?
   *[other] { $seat }, e una quarta carta?
}
ask-bid = { $count ->
    [0] { $seat }, quanto offre { $knight }? Attacca per primo chi offre il numero più basso, e deve aprire con quella carta. Finora non ci sono offerte.
   *[other] { $seat }, quanto offre { $knight }? Attacca per primo chi offre il numero più basso, e deve aprire con quella carta. L’offerta più bassa finora: { $count }.
}
ask-place = { $seat }, quale posizione?
ask-post = { $seat }, dove schieri { $knight }?
ask-target = { $cause ->
    [hidden] { $seat }, contro chi gioca { $knight } la Combinazione?
   *[other] { $seat }, contro chi gioca { $knight } «{ $cause }»?
}
ask-lock-target = { $seat }, contro chi gioca { $knight } il Blocco di Mischia con «{ $cause }»?
ask-mate = { $seat }, con chi scambia la posizione { $knight }?
ask-knight = { $seat }, quale Cavaliere schieri ora?
ask-tactic = { $seat }, con quale Tattica cominci? Il suo numero si somma a quello di ogni carta con cui combatti.

## Options

option-end = Fine turno
option-switch = { $tactic ->
    [strength] Cambia Tattica: Forza
   *[technique] Cambia Tattica: Tecnica
}{ $price ->
    [0] { "" }
    [one] , 1 punto Fatica
   *[other] , { $price } punti Fatica
}
option-rest = «Grande Pass»: scarta la mano e pesca otto carte, una volta per partita
option-combine = Gioca una Combinazione: { $price } punti Fatica, più il prezzo di ogni carta
option-play = { $price ->
    [0] Gioca «{ $card }»: gratis
    [one] Gioca «{ $card }»: 1 punto Fatica
   *[other] Gioca «{ $card }»: { $price } punti Fatica
}
option-attack = Attacca con «{ $card }»{ $number ->
    [0] { "" }
   *[other] , numero { $number }
}: { $price ->
    [0] gratis
    [one] 1 punto Fatica
   *[other] { $price } punti Fatica
}
option-discard = { $price ->
    [0] Scarta «{ $card }»
    [one] Scarta «{ $card }»: 1 punto Fatica
   *[other] Scarta «{ $card }»: { $price } punti Fatica
}
option-exchange = { $price ->
    [0] Cambia «{ $card }» con un’altra carta
    [one] Cambia «{ $card }» con un’altra carta: 1 punto Fatica
   *[other] Cambia «{ $card }» con un’altra carta: { $price } punti Fatica
}
option-lock = Blocco di Mischia ({ $card }): { $price } punti Fatica
option-move = Movimento di Mischia ({ $card }), scambia la posizione: { $price } punti Fatica, altri 5 per rompere un blocco
option-retreat = Movimento di Mischia ({ $card }), vai nella retroguardia: { $price } punti Fatica
option-return = Movimento di Mischia ({ $card }), torna dalla retroguardia: { $price } punti Fatica
option-take = Subisci il colpo
option-stop = Fermalo con { $guard ->
    [none] «{ $card }»
   *[other] «{ $guard }» ({ $card })
}{ $number ->
    [0] { "" }
   *[other] , numero { $number }
}{ $price ->
    [0] { "" }
    [one] : 1 punto Fatica
   *[other] : { $price } punti Fatica
}
option-manoeuvre = Schivalo con una Manovra ({ $card }): { $price } punti Fatica
option-evade = Schivalo con un Movimento di Mischia ({ $card }), scambia la posizione: { $price } punti Fatica, altri 5 per rompere un blocco
option-escape = Schivalo con un Movimento di Mischia ({ $card }), vai nella retroguardia: { $price } punti Fatica
cost-in-all = { $cost ->
    [one] 1 punto Fatica in tutto
   *[other] { $cost } punti Fatica in tutto
}
cost-too-dear = i punti rimasti ({ $left }) non bastano: un colpo
option-enough = Nessun’altra carta: gioca la Combinazione
option-lay = { $card }{ $number ->
    [0] { "" }
   *[other] , numero { $number }
}: { $price ->
    [0] gratis
    [one] 1 punto Fatica
   *[other] { $price } punti Fatica
}
option-pass = { $then ->
    [deal] Passa: allora si distribuiscono mani nuove
    [lot] Passa: allora si tira a sorte chi comincia
   *[other] Passa
}
option-bid = Offri { $count }, per aprire con «{ $opens }»
option-place = { $column ->
    [left] Posizione { $place }, sinistra
    [centre] Posizione { $place }, centro
   *[right] Posizione { $place }, destra
}
option-knight = { $knight }, posizione { $place }
option-put = { $knight }
option-strength = Forza { $value }
option-technique = Tecnica { $value }
option-tactics = { $knight-1 }: { $tactic-1 ->
    [strength] Forza
   *[technique] Tecnica
} · { $knight-2 }: { $tactic-2 ->
    [strength] Forza
   *[technique] Tecnica
}{ $count ->
    [3] { " · " }{ $knight-3 }: { $tactic-3 ->
        [strength] Forza
       *[technique] Tecnica
    }
   *[other] { "" }
}

## Options that share a row of a long menu

touch-discard = Scarta una carta, per pescarne un’altra dopo il turno
touch-exchange = Cambia una carta
touch-return = Movimento di Mischia, torna in prima linea
touch-lock = Blocco di Mischia
touch-move = Movimento di Mischia, scambia la posizione
touch-retreat = Movimento di Mischia, vai nella retroguardia
touch-manoeuvre = Schivalo con una Manovra
touch-evade = Schivalo con un Movimento di Mischia, scambia la posizione
touch-escape = Schivalo con un Movimento di Mischia, vai nella retroguardia

## Events

event-revealed = { $artefact ->
    [none] { $seat } guida { $knight }, senza Artefatto.
   *[other] { $seat } guida { $knight }. Artefatto: { $artefact }.
}
event-redrawn = { $seat } scopre { $knight }, che sta già dall’altra parte, e va avanti.
event-barred = { $seat } scopre { $artefact }, un Artefatto Unico che qui non è permesso: si scarta.
event-placed = { $knight } prende la posizione { $place }.
event-dealt = { $count ->
    [1] Si mescola, e ogni Cavaliere riceve otto carte.
   *[other] Si mescola di nuovo, e ogni Cavaliere riceve otto carte: distribuzione { $count }.
}
event-filled = { $count ->
    [one] { $knight } pesca una carta.
   *[other] { $knight } pesca { $count } carte.
}
event-drew = { $card ->
    [hidden] { "" }
   *[other] Pesca: { $card }.
}
event-reshuffled = { $count ->
    [one] Una sola carta forma il nuovo mazzo.
   *[other] Si mescolano { $count } carte, che formano il nuovo mazzo.
}
event-tactic = { $tactic ->
    [strength] { $knight } combatte con la Forza.
   *[technique] { $knight } combatte con la Tecnica.
}
event-bid = { $knight } offre { $count } con «{ $card }».
event-passed = { $knight } passa.
event-no-bid = Nessuno ha fatto offerte: tutte le mani tornano nel mazzo e si distribuiscono di nuovo.
event-showed = Offerte uguali: { $knight } mostra «{ $card }», Iniziativa { $count }.
event-showed-none = Offerte uguali: { $knight } non ha un’altra carta d’Iniziativa da mostrare.
event-opens = { $knight } vince l’asta e apre con «{ $card }».
event-opens-by-lot = Ancora nessuna offerta: a sorte comincia { $knight }.
event-turn-began = Turno { $count }: { $knight }.
event-ended = { $knight } finisce il turno.
event-aimed = { $knight } affronta { $rival }.
event-attacked = { $knight } attacca { $rival } con «{ $card }».
event-price = { $shaken ->
    [0] { $knight } paga { $points ->
        [one] un punto
       *[other] { $points } punti
    } Fatica { $why ->
        [manoeuvre] per una Manovra con «{ $card }»
        [move] per un Movimento di Mischia con «{ $card }»
        [break] per un Movimento di Mischia con «{ $card }» che rompe un blocco
        [lock] per un Blocco di Mischia con «{ $card }»
       *[other] per «{ $card }»
    }; { $left ->
        [0] non gliene restano più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    }.
   *[other] { $points ->
        [1] { $knight }, Scosso, paga un punto Fatica per «{ $card }»;
       *[other] { $knight } paga { $points } punti Fatica per «{ $card }», compreso 1 perché è Scosso;
    } { $left ->
        [0] non gliene restano più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    }.
}
event-lost = «{ $card }» non trova nessuno: l’attacco di { $knight } è perso e non costa nulla.
event-unanswered = «{ $card }» resta senza risposta: { $knight } subisce un colpo.
event-defended = { $guard ->
    [none] { $knight } ferma «{ $against }» con «{ $card }».
   *[other] { $knight } ferma «{ $against }» con «{ $guard }» (carta «{ $card }»).
}
event-manoeuvred = { $knight } gioca «{ $card }» come Manovra e schiva l’attacco.
event-artefact-adds = { $artefact }: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} per { $knight }.
event-improvement-adds = { $card }: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} +{ $change } per { $knight }.
event-attack-number = { $knight } in attacco: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} { $own }{ $change ->
    [-3] { " " }(compreso il −3)
    [-2] { " " }(compreso il −2)
    [-1] { " " }(compreso il −1)
    [0] { "" }
   *[other] { " " }(compreso il +{ $change })
} + carta { $value } = { $total }.
event-defence-number = { $knight } in difesa: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} { $own }{ $change ->
    [-3] { " " }(compreso il −3)
    [-2] { " " }(compreso il −2)
    [-1] { " " }(compreso il −1)
    [0] { "" }
   *[other] { " " }(compreso il +{ $change })
} + carta { $value } = { $total }.
event-outfought = { $knight } arriva a { $lower } contro { $higher } e paga la differenza, { $points ->
    [one] un punto
   *[other] { $points } punti
} Fatica; { $left ->
    [0] non gliene restano più
    [one] gliene resta 1
   *[other] gliene restano { $left }
}.
event-even = { $total } contro { $total }: nessuno paga.
event-exhausted = { $knight } non ha più punti Fatica e subisce un colpo.
event-hit = { $left ->
    [0] Colpo { $count } per { $knight }: è l’ultimo.
    [one] Colpo { $count } per { $knight }: con un altro è fuori. Recupera tutti i punti Fatica.
   *[other] Colpo { $count } per { $knight }: con altri { $left } è fuori. Recupera tutti i punti Fatica.
}
event-shaken = { $knight } ora è Scosso: d’ora in poi ogni sua azione costa un punto Fatica in più.
event-out = { $knight } è fuori.
event-combined = { $knight } gioca una Combinazione di { $count } carte.
event-laid = Nella Combinazione: { $card }.
event-combination-price = { $shaken ->
    [0] { $knight } paga { $points } punti Fatica per la Combinazione; { $left ->
        [0] non gliene restano più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    }.
   *[other] { $knight } paga { $points } punti Fatica per la Combinazione, compreso 1 perché è Scosso; { $left ->
        [0] non gliene restano più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    }.
}
event-played = { $knight } gioca «{ $card }».
event-improved = { $knight } gioca il Potenziamento «{ $card }».
event-discarded = { $knight } scarta una carta: { $card }.
event-shaken-price = { $knight }, Scosso, paga { $points ->
    [one] un punto
   *[other] { $points } punti
} Fatica per l’azione; { $left ->
    [0] non gliene restano più
    [one] gliene resta 1
   *[other] gliene restano { $left }
}.
event-rested = { $count ->
    [0] { $knight } fa il «Grande Pass» senza carte in mano e ne pesca otto.
    [one] { $knight } fa il «Grande Pass»: scarta una carta e ne pesca otto.
   *[other] { $knight } fa il «Grande Pass»: scarta { $count } carte e ne pesca otto.
}
event-regained = { $points ->
    [0] { $knight } ha già tutti i { $left } punti Fatica e non ne recupera.
    [one] { $knight } recupera un punto Fatica; ora ne ha { $left }.
   *[other] { $knight } recupera { $points } punti Fatica; ora ne ha { $left }.
}
event-tired = { $knight } perde { $points ->
    [one] un punto
   *[other] { $points } punti
} Fatica; { $left ->
    [0] non gliene restano più
    [one] gliene resta 1
   *[other] gliene restano { $left }
}.
event-chivalry = Cavalleria: { $knight } { $count }, { $rival } { $theirs }.
event-hand-changed = { $count ->
    [0] { $knight } non ha carte da cambiare.
    [one] { $knight } scarta la mano, una carta, e ne pesca un’altra.
   *[other] { $knight } scarta la mano, { $count } carte, e ne pesca altrettante.
}
event-looked = { $knight } guarda la mano di { $rival }.
event-moved = { $knight } fa un Movimento di Mischia con «{ $card }».
event-swapped = Movimento Laterale: { $knight } scambia la posizione con { $rival } e passa alla { $place }.
event-retreated = Movimento Difensivo: { $knight } va nella retroguardia.
event-returned = { $knight } torna dalla retroguardia alla posizione { $place }.
event-stepped = { $knight } va al centro, posizione { $place }.
event-locked = { $knight } gioca un Blocco di Mischia contro { $rival } con «{ $card }».
event-unlocked = Finisce il blocco fra { $knight } e { $rival }.
event-time-out = { $count ->
    [one] Dopo un turno nessuno ha vinto: decidono i Cavalieri in piedi, i colpi e i punti Fatica.
   *[other] Dopo { $count } turni nessuno ha vinto: decidono i Cavalieri in piedi, i colpi e i punti Fatica.
}
event-game-ended = Il combattimento finisce al turno { $count }.

## Scores

term-hits = { $count ->
    [0] nessun colpo su { $card }
    [one] un colpo su { $card }
   *[other] { $count } colpi su { $card }
}

## Refusals

refused-WS-1_2 = Non ha un numero di Iniziativa.
    .many = Non hanno un numero di Iniziativa.
refused-WS-2_1_2a = Le offerte scendono, e la carta della più bassa si gioca per prima.
refused-WS-2_2_3c = Questa carta non ferma questo attacco.
    .many = Non fermano questo attacco.
refused-WS-2_2_5 = Nessuna guardia ferma questo attacco; si può solo schivare, e non con questa carta.
    .many = Nessuna guardia ferma questo attacco; si può solo schivare, e non con queste carte.
refused-WS-2_2_6 = Questa carta è per l’attaccante: non ferma nessun attacco.
    .many = Sono per l’attaccante: non fermano nessun attacco.
refused-WS-2_2_7 = Quest’Impresa serve solo in difesa.
    .many = Queste Imprese servono solo in difesa.
refused-WS-2_2_9 = Questa carta non sta nella Combinazione: il suo simbolo dev’essere lo stesso delle altre, e il suo testo non deve vietarlo.
    .many = Non stanno nella Combinazione: il loro simbolo dev’essere lo stesso delle altre, e il loro testo non deve vietarlo.
refused-WS-3_0_4c = È rivolta contro un rivale, e nessuno è a portata.
    .many = Sono rivolte contro un rivale, e nessuno è a portata.
refused-WS-3_0_5b = Dalla retroguardia non si combatte: fra le carte, lì si giocano solo Eventi e Potenziamenti che non nominano un rivale.

## The board in the browser

phase-place = Schieramento
phase-tactic = Tattica
phase-bid = Asta
phase-act = Attacco
phase-answer = Risposta
board-total = colpi inferti
board-turn = Turno { $number }
board-actions = { $count ->
    [0] nessuna azione rimasta
    [one] un’azione rimasta
   *[other] { $count } azioni rimaste
}
board-word = Decide { $name }
board-with-you = con te
board-against = contro
board-reach = alla portata di { $name }
board-before = Tra poco il primo colpo.
board-quiet = Nessun attacco in corso.
board-story = Tutti gli scambi
board-last = L’ultimo scambio
board-rungs = Prima in questo turno, a sinistra chi attacca:
board-locked = Come Blocco: { $knight } e { $rival } sono bloccati
board-end = Fine turno
board-switch = Cambia Tattica
board-rest = Grande Pass
board-combine = Combina
board-discard = Scarta
board-exchange = Cambia carta
board-lock = Blocco
board-move = Cambia posizione
board-retreat = In retroguardia
board-return = Torna
board-take = Subisci il colpo
board-manoeuvre = Manovra
board-evade = Cambia posizione
board-escape = In retroguardia
board-enough = Basta carte
board-pass = Passa

## Signs: what they mean, on the board and in the list of them

signs-strength = Forza: si somma alla Forza di una carta nel confronto
signs-technique = Tecnica: si somma alla Tecnica di una carta nel confronto
signs-chivalry = Cavalleria: alcuni Eventi la confrontano
signs-endurance = Resistenza: le azioni di un turno
signs-card-strength = la Forza della carta
signs-card-technique = la Tecnica della carta
signs-sum = il numero a cui arriva con il tuo Cavaliere
signs-breath = punti Fatica: si spendono per le carte e quando il tuo numero è più basso; senza nessuno il Cavaliere subisce un colpo
signs-drop = colpi: quando sono tutti segnati il Cavaliere è fuori
signs-cards = carte in mano
signs-discard = carte da scartare
signs-end = è il turno di questo Cavaliere
signs-pips = azioni rimaste
signs-crown = chi ha vinto
signs-symbol = simbolo di combinazione: le carte che lo condividono si possono combinare
signs-initiative = Iniziativa: quanto la carta offre nell’asta, e la più bassa comincia
signs-manoeuvre = Manovra: la carta può schivare un attacco
signs-move = Movimento di Mischia: la carta fa cambiare posto o andare nelle retrovie
signs-lock = Blocco di Mischia: due Cavalieri si affrontano solo fra loro finché uno non mette a segno un colpo
signs-take = il colpo va a segno
signs-weapon = Artefatto: un’arma
signs-possession = Artefatto: un oggetto
signs-garment = Artefatto: un indumento
signs-improved = un Potenziamento, e quanto aggiunge
signs-attack = tratto rosso: da dove viene un attacco
signs-guard = sbarre: gli attacchi che una guardia ferma, in verde se ferma l’attacco in corso

## How bots play

style-bold = audace
style-careful = prudente
