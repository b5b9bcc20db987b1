### With Sword and Shield: il tavolo, le sue domande, opzioni, avvenimenti, punti e rifiuti.

title = With Sword and Shield
tagline = Colpisci, para, schiva e risparmia il fiato: cinque colpi e sei fuori.
variant-mode = Forma di gioco
    .joust = Giostra: un Cavaliere contro un altro, per due giocatori
    .melee = Mischia: due squadre di Cavalieri, da due a sei giocatori (WS-3.0.1)
variant-decks = Mazzi
    .one = un mazzo per entrambi
    .two = un mazzo per ogni parte (WS-2.3.1)
variant-teams = Squadre della Mischia
    .three-three = tre Cavalieri contro tre
    .two-two = due Cavalieri contro due
    .three-two = tre Cavalieri contro due
    .two-three = due Cavalieri contro tre

## Places

colour-knight = Cavaliere
colour-artefact = Artefatto
colour-health = Carta Salute
colour-attack = Attacco
colour-guard = Guardia
colour-combat = Carta Combattimento
colour-achievement = Impresa
colour-event = Evento
colour-improvement = Miglioria
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
zone-locked = Bloccato con
zone-improved = Migliorie
zone-lock = Blocco di Mischia
zone-hand = Mano
zone-ladder = Scambi
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

## Questions

ask-act = { $seat }, che cosa fa { $knight }? { $count ->
    [one] Resta un’azione.
   *[other] Restano { $count } azioni.
}
ask-open = { $seat }, { $knight } apre con la carta che ha vinto l’asta (WS-2.1.2a).
ask-rear = { $seat }, che cosa fa { $knight } nella retroguardia? { $count ->
    [one] Resta un’azione.
   *[other] Restano { $count } azioni.
}
ask-answer = { $seat }, { $rival } attacca { $knight } con { $cause }: come rispondi?
ask-card = { $count ->
    [0] { $seat }, qual è la prima carta della Combinazione?
    [1] { $seat }, e la seconda carta?
    [2] { $seat }, e una terza carta?
   *[other] { $seat }, e una quarta carta?
}
ask-bid = { $count ->
    [0] { $seat }, quanto offre { $knight }? Non c’è ancora nessuna offerta.
   *[other] { $seat }, quanto offre { $knight }? L’offerta più bassa è { $count }.
}
ask-place = { $seat }, quale posizione?
ask-post = { $seat }, dove schieri { $knight }?
ask-target = { $cause ->
    [hidden] { $seat }, contro chi rivolge { $knight } la Combinazione?
   *[other] { $seat }, contro chi rivolge { $knight } la carta { $cause }?
}
ask-lock-target = { $seat }, contro chi gioca { $knight } il Blocco di Mischia con { $cause }?
ask-mate = { $seat }, con chi scambia la posizione { $knight }?
ask-knight = { $seat }, quale Cavaliere schieri ora?
ask-tactic = { $seat }, con quale Tattica cominci?

## Options

option-end = Fine del turno
option-switch = { $tactic ->
    [strength] Cambia Tattica: Forza
   *[technique] Cambia Tattica: Tecnica
}{ $price ->
    [0] { "" }
   *[other] , { $price } di fatica
}
option-rest = «Grande Pass»: scarta la mano e pesca otto carte, una volta per partita
option-combine = Gioca una Combinazione: { $price } di fatica, più il prezzo di ogni carta
option-play = { $price ->
    [0] Gioca { $card }: gratis
   *[other] Gioca { $card }: { $price } di fatica
}
option-attack = { $price ->
    [0] Attacca con { $card }: gratis
   *[other] Attacca con { $card }: { $price } di fatica
}
option-discard = { $price ->
    [0] Scarta { $card }
   *[other] Scarta { $card }: { $price } di fatica
}
option-exchange = { $price ->
    [0] Cambia { $card } con un’altra carta
   *[other] Cambia { $card } con un’altra carta: { $price } di fatica
}
option-lock = Blocco di Mischia ({ $card }): { $price } di fatica
option-move = Movimento di Mischia ({ $card }), scambia la posizione: { $price } di fatica, altri 5 per rompere un blocco
option-retreat = Movimento di Mischia ({ $card }), vai nella retroguardia: { $price } di fatica
option-return = Movimento di Mischia ({ $card }), torna dalla retroguardia: { $price } di fatica
option-take = Subisci il colpo
option-stop = { $guard ->
    [none] { $price ->
        [0] Fermalo con { $card }: gratis
       *[other] Fermalo con { $card }: { $price } di fatica
    }
   *[other] { $price ->
        [0] Fermalo con { $guard } ({ $card }): gratis
       *[other] Fermalo con { $guard } ({ $card }): { $price } di fatica
    }
}
option-manoeuvre = Schivalo con una Manovra ({ $card }): { $price } di fatica
option-evade = Schivalo con un Movimento di Mischia ({ $card }), scambia la posizione: { $price } di fatica, altri 5 per rompere un blocco
option-escape = Schivalo con un Movimento di Mischia ({ $card }), vai nella retroguardia: { $price } di fatica
option-enough = Nessun’altra carta: gioca la Combinazione
option-lay = { $price ->
    [0] { $card }: gratis
   *[other] { $card }: { $price } di fatica
}
option-pass = Passa
option-bid = Offri { $count } ({ $opens })
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

touch-discard = Scarta una carta
touch-exchange = Scambia una carta
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
event-redrawn = { $seat } scopre { $knight }, che sta già dall’altra parte, e va avanti (WS-2.3.1, WS-3.0.1).
event-barred = { $seat } scopre { $artefact }, un Artefatto Unico che qui non è permesso: si scarta (WS-2.3.1, WS-3.0.1).
event-placed = { $knight } prende la posizione { $place } (WS-3.0.2).
event-dealt = { $count ->
    [1] Si mescola, e ogni Cavaliere riceve otto carte.
   *[other] Si mescola di nuovo, e ogni Cavaliere riceve otto carte: distribuzione { $count } (WS-2.1.2b).
}
event-filled = { $count ->
    [one] { $knight } pesca una carta.
   *[other] { $knight } pesca { $count } carte.
}
event-drew = { $card ->
    [hidden] { "" }
   *[other] + { $card }.
}
event-reshuffled = { $count ->
    [one] Una sola carta forma il nuovo mazzo (WS-2.0.3).
   *[other] Si mescolano { $count } carte, che formano il nuovo mazzo (WS-2.0.3).
}
event-tactic = { $tactic ->
    [strength] { $knight } combatte con la Forza.
   *[technique] { $knight } combatte con la Tecnica.
}
event-bid = { $knight } offre { $count } con { $card }.
event-passed = { $knight } passa.
event-no-bid = Nessuno fa offerte: tutte le mani tornano nel mazzo (WS-2.1.2b).
event-showed = Offerte uguali: { $knight } mostra { $card }, Iniziativa { $count } (WS-2.1.2c).
event-showed-none = Offerte uguali: { $knight } non ha un’altra carta d’Iniziativa da mostrare (WS-2.1.2c).
event-opens = { $knight } vince l’asta e apre con { $card } (WS-2.1.2a).
event-opens-by-lot = Ancora nessuna offerta: a sorte comincia { $knight } (WS-2.1.2b).
event-turn-began = Turno { $count }: { $knight }.
event-ended = { $knight } finisce il turno.
event-aimed = { $knight } va contro { $rival }.
event-attacked = { $knight } attacca { $rival } con { $card }.
event-price = { $shaken ->
    [0] { $knight } paga { $points } di fatica per { $card }; { $left ->
        [0] non gliene resta più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    } { $why ->
        [effort] (WS-2.2.3b).
        [manoeuvre] (WS-2.2.5).
        [move] (WS-3.0.5a).
        [break] (WS-3.0.6b).
        [lock] (WS-3.0.6a).
       *[cost] (WS-2.2.4e).
    }
   *[other] { $points ->
        [1] { $knight }, nello stato Scosso, paga 1 di fatica per { $card };
       *[other] { $knight } paga { $points } di fatica per { $card }, compreso 1 per lo stato Scosso;
    } { $left ->
        [0] non gliene resta più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    } (WS-2.2.10).
}
event-lost = { $card } non trova nessuno: l’attacco di { $knight } è perso e non costa nulla (WS-3.0.5b).
event-unanswered = { $card } resta senza risposta: { $knight } subisce un colpo (WS-2.2.3c).
event-defended = { $guard ->
    [none] { $knight } ferma { $against } con { $card } (WS-2.2.3c).
   *[other] { $knight } ferma { $against } con { $guard }, { $card } (WS-2.2.3c).
}
event-manoeuvred = { $knight } gioca «{ $card }» come Manovra e schiva l’attacco (WS-2.2.5).
event-artefact-adds = { $artefact }: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} per { $knight } (WS-1.0.1b).
event-improvement-adds = { $card }: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} +{ $change } per { $knight } (WS-2.2.8).
event-attack-number = { $knight } in attacco: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} { $own }{ $change ->
    [-3] { " " }(compreso −3)
    [-2] { " " }(compreso −2)
    [-1] { " " }(compreso −1)
    [0] { "" }
   *[other] { " " }(compreso +{ $change })
} + carta { $value } = { $total } (WS-2.2.3a).
event-defence-number = { $knight } in difesa: { $tactic ->
    [strength] Forza
   *[technique] Tecnica
} { $own }{ $change ->
    [-3] { " " }(compreso −3)
    [-2] { " " }(compreso −2)
    [-1] { " " }(compreso −1)
    [0] { "" }
   *[other] { " " }(compreso +{ $change })
} + carta { $value } = { $total } (WS-2.2.3a).
event-outfought = { $higher } contro { $lower }: { $knight } paga la differenza, { $points } di fatica; { $left ->
    [0] non gliene resta più
    [one] gliene resta 1
   *[other] gliene restano { $left }
} (WS-2.2.3d).
event-even = { $total } contro { $total }: nessuno paga (WS-2.2.3d).
event-exhausted = { $knight } non ha più fatica e subisce un colpo (WS-2.2.4a).
event-hit = { $left ->
    [0] Colpo { $count } per { $knight }: è l’ultimo (WS-2.2.4d).
    [one] Colpo { $count } per { $knight }: con un altro è fuori. La sua fatica torna su «Start» (WS-2.2.4b).
   *[other] Colpo { $count } per { $knight }: con altri { $left } è fuori. La sua fatica torna su «Start» (WS-2.2.4b).
}
event-shaken = { $knight } entra nello stato Scosso: d’ora in poi ogni sua azione costa 1 di fatica in più (WS-2.2.10).
event-out = { $knight } è fuori.
event-combined = { $knight } gioca una Combinazione di { $count } carte (WS-2.2.9).
event-laid = Nella Combinazione: { $card }.
event-combination-price = { $shaken ->
    [0] { $knight } paga { $points } di fatica per la Combinazione; { $left ->
        [0] non gliene resta più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    } (WS-2.2.9b).
   *[other] { $knight } paga { $points } di fatica per la Combinazione, compreso 1 per lo stato Scosso; { $left ->
        [0] non gliene resta più
        [one] gliene resta 1
       *[other] gliene restano { $left }
    } (WS-2.2.9b).
}
event-played = { $knight } gioca «{ $card }».
event-improved = { $knight } gioca la Miglioria «{ $card }» (WS-2.2.8).
event-discarded = { $knight } scarta una carta: { $card }.
event-shaken-price = { $knight }, nello stato Scosso, paga { $points } di fatica per l’azione; { $left ->
    [0] non gliene resta più
    [one] gliene resta 1
   *[other] gliene restano { $left }
} (WS-2.2.10).
event-rested = { $count ->
    [0] { $knight } fa il «Grande Pass» senza carte in mano e ne pesca otto (WS-2.2.11).
    [one] { $knight } fa il «Grande Pass»: scarta una carta e ne pesca otto (WS-2.2.11).
   *[other] { $knight } fa il «Grande Pass»: scarta { $count } carte e ne pesca otto (WS-2.2.11).
}
event-regained = { $points ->
    [0] { $knight } ha già tutti i { $left } punti fatica e non ne recupera (WS-2.2.4c).
   *[other] { $knight } recupera { $points } di fatica; ora ne ha { $left }.
}
event-tired = { $knight } perde { $points } di fatica; { $left ->
    [0] non gliene resta più
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
event-moved = { $knight } fa un Movimento di Mischia con { $card } (WS-3.0.5a).
event-swapped = Movimento di Mischia Laterale: { $knight } scambia la posizione con { $rival } e passa alla { $place } (WS-3.0.5a).
event-retreated = Movimento di Mischia Difensivo: { $knight } va nella retroguardia (WS-3.0.5b).
event-returned = { $knight } torna dalla retroguardia alla posizione { $place } (WS-3.0.5c).
event-stepped = { $knight } va al centro, posizione { $place } (WS-3.0.4c, WS-3.0.4d).
event-locked = { $knight } gioca un Blocco di Mischia contro { $rival } con { $card } (WS-3.0.6a).
event-unlocked = Finisce il blocco fra { $knight } e { $rival } (WS-3.0.6c).
event-time-out = { $count ->
    [one] Dopo un turno nessuno ha vinto: decidono i Cavalieri in piedi, i colpi e la fatica (WS-2.2.z).
   *[other] Dopo { $count } turni nessuno ha vinto: decidono i Cavalieri in piedi, i colpi e la fatica (WS-2.2.z).
}
event-game-ended = Il combattimento finisce al turno { $count }.

## Scores

term-hits = { $count ->
    [0] nessun colpo su { $card }
    [one] un colpo su { $card }
   *[other] { $count } colpi su { $card }
}

## Refusals

refused-WS-2_1_2a = L’asta è stata vinta con un’altra carta, e quella dev’essere la prima.
refused-WS-2_2_3c = Questa carta non ferma questo attacco.
refused-WS-2_2_5 = Nessuna guardia ferma questo attacco; si può solo schivare, e non con questa carta.
refused-WS-2_2_6 = Questa carta è per l’attaccante: non ferma nessun attacco.
refused-WS-2_2_7 = Quest’Impresa serve solo in difesa.
refused-WS-2_2_9 = Questa carta non sta nella Combinazione: il suo simbolo dev’essere lo stesso delle altre, e il suo testo non deve vietarlo.
refused-WS-3_0_4c = È rivolta contro un rivale, e nessuno è a portata.
refused-WS-3_0_5b = Dalla retroguardia non si combatte: fra le carte, lì si giocano solo Eventi e Migliorie che non nominano un rivale.
