### Swords and Bagpipes: il tavolo, le domande, le scelte, gli eventi, i punti e i rifiuti.

title = Swords and Bagpipes
tagline = Spade e cornamuse. La Scozia o l’oro? Scegli in segreto; i pugnali si contano dopo.
variant-edition = Edizione
    .international = edizione internazionale
    .first-edition = prima edizione
variant-length = Durata
    .seven = sette round; la Scozia cade con la quarta sconfitta
    .long = nove round; la Scozia cade con la quinta sconfitta
variant-ensemble = Ensemble scozzese
    .no = no
    .yes = ognuno comincia con tre carte Cornamusa
variant-daggers = Mazzo Pugnale
    .shuffled = mescolato
    .predictable = pugnali prevedibili: in cima, valori bassi e alti ben distribuiti
variant-village = Carte Villaggio
    .no = no
    .yes = una per giocatore, nell’edizione internazionale
variant-stay-home = Resta a casa!
    .no = no; in sei si usa lo stesso
    .yes = sì, in cinque o in sei
variant-oldest = Chi è più anziano
    .lot = si tira a sorte
    .seat1 = posto 1
    .seat2 = posto 2
    .seat3 = posto 3
    .seat4 = posto 4
    .seat5 = posto 5
    .seat6 = posto 6
variant-youngest = Chi è più giovane
    .lot = si tira a sorte
    .seat1 = posto 1
    .seat2 = posto 2
    .seat3 = posto 3
    .seat4 = posto 4
    .seat5 = posto 5
    .seat6 = posto 6
preset-four = Quattro clan
preset-village = Quattro clan con villaggi
preset-long = Sei clan, la partita lunga
ahead-stage = Rispondi così fino alla fine del round

## Places

colour-arms = Stemma Inglese
colour-king = Re Edoardo
colour-axe = Ascia
colour-tokens = Gettoni
colour-bag = Borsa
colour-dagger = Pugnale
colour-village = Villaggio
colour-clan = Clan
colour-token = Gettone
zone-arms = Stemma Inglese
zone-troops = Truppe inglesi
zone-scots = Accampamento di Scozia
zone-scots-army = Forza scozzese
zone-english-army = Forza inglese
zone-scots-pledged = Forza scozzese che conosci
zone-english-pledged = Forza inglese che conosci
zone-undecided = Indecisi
zone-arms-deck = Mazzo Stemma Inglese
zone-deck = Mazzo Cornamusa
zone-dagger-deck = Mazzo Pugnale
zone-discards = Scarti Cornamusa
zone-dagger-discards = Scarti Pugnale
zone-arms-past = Stemmi Inglesi precedenti
zone-playing = Carta in gioco
zone-marks = Clan e insegne
zone-gold = Oro
zone-castle = Castello
zone-camp = Accampamento
zone-token = Gettone scelta
zone-village = Carta Villaggio
zone-opened = Carte x2 scoperte
zone-daggers = Carte Pugnale
zone-dagger-tally = Pugnali
zone-laid = Carta Pugnale posata
zone-dagger-hand = Carte Pugnale da posare
zone-hand = Mano
zone-fresh = Ricevute in questa fase
status = Round { $round } di { $rounds }, fase { $phase }: { $phase ->
    [1] Invasione
    [2] Azioni
    [3] Insegna
    [4] Scelta
    [5] Battaglia
    [6] Ricompense
   *[7] Fine
}; { $phase ->
    [3] la tiene
   *[other] Insegna:
} { $turn }; sconfitte: { $defeats } di { $limit }
    .short = Round { $round } di { $rounds } · { $phase ->
        [1] Invasione
        [2] Azioni
        [3] Insegna
        [4] Scelta
        [5] Battaglia
        [6] Ricompense
       *[7] Fine
    }
place-front = la cima del mazzo

## Questions

ask-act = { $again ->
    [0] { $seat }, che cosa prendi? Un Rifornimento; spostare unità e giocare carte è in più.
   *[other] { $seat }, il Rifornimento è fatto: altro prima della fine del turno?
}
ask-prepare = { $again ->
    [0] { $seat }, resti a casa: qual è il tuo primo Rifornimento?
    [1] { $seat }, e il secondo Rifornimento?
   *[other] { $seat }, e il terzo Rifornimento?
}
ask-play = { $seat }, giochi una carta?
ask-play-tokens = { $seat }, giochi una carta prima che si rivelino i gettoni?
ask-play-bag = { $seat }, giochi una carta dopo le ricompense?
ask-market = { $seat }, usi una carta Villaggio prima del conteggio finale?
ask-side = { $seat }, da che parte stai?
ask-side-again = { $cause }: quale gettone metti ora?
ask-lay = { $seat }, da che parte stai, e quale carta Pugnale posi?
ask-badge = { $seat }, a chi consegni l’Insegna d’Onore?{ $bound ->
    [0] { "" }
   *[other] { " " }Chi la riceve deve sostenere la Scozia in questo round.
}{ $again ->
    [0] { "" }
   *[other] { " " }Non a { $whom }, che te l’ha consegnata.
}
ask-home = { $again ->
    [0] { $seat }, a chi consegni «Resta a casa!»?
   *[other] { $seat }, a chi consegni «Resta a casa!»? Non a { $whom }, che te lo ha consegnato.
}
ask-gift = { $seat }, cedi l’Insegna d’Onore?
ask-player = { $cause }: quale giocatore?
ask-number = { $cause }: quante unità?
ask-church = { $whom } gioca «{ $cause }»: usi la tua carta Villaggio per annullare ciò che ti fa?
ask-dagger = { $cause }: quale carta Pugnale scarti?

## Options

option-done = { $camp ->
    [0] Fine del turno senza unità nell’accampamento (niente ricompensa per te)
   *[other] Fine del turno
}
option-taxes = Riscuotere le tasse: { $taxes ->
    [one] 1 moneta d’oro
   *[other] { $taxes } monete d’oro
}
option-militia = Chiamare la milizia: 1 unità per ogni accampamento e per quello di Scozia
option-troops = Radunare le truppe: { $troops ->
    [one] 1 unità
   *[other] { $troops } unità
} per il tuo castello
option-mercenaries = Assoldare mercenari: 4 unità per il tuo castello, per 1 moneta d’oro
option-relocate = Trasferimento: { $count ->
    [one] 1 unità
   *[other] { $count } unità
} dal castello all’accampamento
option-play = Gioca { $bagpipe }
option-again = Usa { $bagpipe } per la seconda volta
option-village = Usa { $village }
option-pass = Passa
option-scotland = Scozia (forza { $count } con la tua)
option-england = Inghilterra (forza { $count } con la tua)
option-scotland-and-dagger = Scozia (forza { $count } con la tua), con una carta Pugnale da { $daggers }
option-england-and-dagger = Inghilterra (forza { $count } con la tua), con una carta Pugnale da { $daggers }
option-player = { $whom }
option-give = { $count ->
    [0] Cedila: nessuna unità di { $whom } si sposta
    [one] Cedila: un’unità di { $whom } va all’accampamento di Scozia
   *[other] Cedila: { $count } unità di { $whom } vanno all’accampamento di Scozia
}
option-keep = Tienila
option-cancel = Annulla l’effetto
option-suffer = Lascia che accada
option-number = { $count ->
    [0] Nessuna unità
    [1] Un’unità
    [2] Due unità
    [3] Tre unità
    [4] Quattro unità
    [5] Cinque unità
    [6] Sei unità
   *[other] { $count } unità
}
option-dagger = { $daggers ->
    [one] Carta Pugnale con 1 pugnale
   *[other] Carta Pugnale con { $daggers } pugnali
}
option-virtual = Carta Pugnale virtuale da { $daggers }

## Events

event-dealt = { $count ->
    [one] Si mescolano i mazzi e ciascuno riceve una carta Cornamusa. { $seat } ha l’Insegna d’Onore.
   *[other] Si mescolano i mazzi e ciascuno riceve { $count } carte Cornamusa. { $seat } ha l’Insegna d’Onore.
}
event-invaded = Round { $round }: gli inglesi arrivano con «{ $arms }».
event-scots-joined = { $count ->
    [one] Si aggiunge un’unità all’accampamento di Scozia.
   *[other] Si aggiungono { $count } unità all’accampamento di Scozia.
}
event-turn-began = È il turno di { $seat }.
event-taxed = { $count ->
    [one] { $seat } riscuote le tasse: una moneta d’oro.
   *[other] { $seat } riscuote le tasse: { $count } monete d’oro.
}
event-militia = { $seat } chiama la milizia: un’unità in più in ogni accampamento e in quello di Scozia.
event-assembled = { $count ->
    [one] { $seat } raduna le truppe: un’unità per il castello.
   *[other] { $seat } raduna le truppe: { $count } unità per il castello.
}
event-hired = { $count ->
    [one] { $seat } paga una moneta d’oro e assolda mercenari: un’unità per il castello.
   *[other] { $seat } paga una moneta d’oro e assolda mercenari: { $count } unità per il castello.
}
event-relocated = { $count ->
    [one] { $seat } sposta un’unità dal castello all’accampamento.
   *[other] { $seat } sposta { $count } unità dal castello all’accampamento.
}
event-played = { $seat } gioca «{ $bagpipe }».
event-visited = { $seat } usa «{ $village }».
event-laid-open = «{ $bagpipe }» resta scoperta davanti a { $seat } per un secondo uso.
event-chosen = { $bagpipe ->
    [hidden] { $village ->
        [hidden] { $seat } sceglie { $whom }.
       *[other] { $seat } sceglie { $whom } per «{ $village }».
    }
   *[other] { $seat } sceglie { $whom } per «{ $bagpipe }».
}
event-spared = { $seat } usa «{ $village }» e non subisce nulla.
event-gold = { $count ->
    [one] { $seat } prende una moneta d’oro.
   *[other] { $seat } prende { $count } monete d’oro.
}
event-gold-lost = { $count ->
    [0] { $seat } non ha oro da perdere.
    [one] { $seat } perde una moneta d’oro.
   *[other] { $seat } perde { $count } monete d’oro.
}
event-robbed = { $count ->
    [0] { $seat } non trova oro da togliere a { $whom }.
    [one] { $seat } toglie una moneta d’oro a { $whom }.
   *[other] { $seat } toglie { $count } monete d’oro a { $whom }.
}
event-units-gained = { $to ->
    [castle] { $count ->
        [0] { $seat } non aggiunge unità al castello.
        [one] { $seat } aggiunge un’unità al castello.
       *[other] { $seat } aggiunge { $count } unità al castello.
    }
    [camp] { $count ->
        [0] { $seat } non aggiunge unità all’accampamento.
        [one] { $seat } aggiunge un’unità all’accampamento.
       *[other] { $seat } aggiunge { $count } unità all’accampamento.
    }
   *[other] { $count ->
        [0] Non si aggiungono unità all’accampamento di Scozia.
        [one] Si aggiunge un’unità all’accampamento di Scozia.
       *[other] Si aggiungono { $count } unità all’accampamento di Scozia.
    }
}
event-units-lost = { $from ->
    [castle] { $count ->
        [0] { $seat } non perde unità dal castello.
        [one] { $seat } perde un’unità dal castello.
       *[other] { $seat } perde { $count } unità dal castello.
    }
   *[other] { $count ->
        [0] { $seat } non perde unità dall’accampamento.
        [one] { $seat } perde un’unità dall’accampamento.
       *[other] { $seat } perde { $count } unità dall’accampamento.
    }
}
event-units-moved = { $count ->
    [0] Nessuna unità di { $seat } si sposta.
    [one] Un’unità di { $seat } va { $from ->
        [castle] dal castello
       *[other] dall’accampamento
    } { $to ->
        [castle] al castello.
        [camp] all’accampamento.
       *[other] all’accampamento di Scozia.
    }
   *[other] { $count } unità di { $seat } vanno { $from ->
        [castle] dal castello
       *[other] dall’accampamento
    } { $to ->
        [castle] al castello.
        [camp] all’accampamento.
       *[other] all’accampamento di Scozia.
    }
}
event-drew = { $bagpipe ->
    [hidden] { $seat } pesca una carta Cornamusa.
   *[other] { $seat } pesca «{ $bagpipe }».
}
event-unfit = { $seat } pesca «{ $bagpipe }», che menziona l’Insegna; è scartata definitivamente.
event-reshuffled = { $count ->
    [one] L’unica carta Cornamusa scartata forma il nuovo mazzo.
   *[other] Le { $count } carte Cornamusa scartate formano il nuovo mazzo.
}
event-discarded = { $seat } scarta «{ $bagpipe }».
event-stolen = { $bagpipe ->
    [hidden] { $seat } prende una carta Cornamusa dalla mano di { $whom }.
   *[other] { $seat } prende «{ $bagpipe }» dalla mano di { $whom }.
}
event-looked-at-hand = { $seat } guarda la mano di { $whom }.
event-looked-at-daggers = { $seat } guarda le carte Pugnale di { $whom }.
event-made-loyal = { $seat } sostiene la Scozia in questo round, qualunque sia il gettone messo.
event-token-again = { $seat } mette di nuovo un gettone scelta, in segreto.
event-troops-now = { $count ->
    [0] Non restano truppe inglesi.
    [one] Ora c’è 1 truppa inglese.
   *[other] Ora ci sono { $count } truppe inglesi.
}
event-badge-moved = L’Insegna d’Onore passa a { $seat }.
event-badge-handed = { $bound ->
    [0] { $seat } consegna l’Insegna d’Onore a { $whom }.
   *[other] { $seat } consegna l’Insegna d’Onore a { $whom }, che deve sostenere la Scozia in questo round.
}
event-badge-kept = { $seat } tiene l’Insegna d’Onore.
event-badge-given = { $count ->
    [0] { $seat } cede l’Insegna d’Onore a { $whom }; nessuna unità si sposta.
    [one] { $seat } cede l’Insegna d’Onore a { $whom }: una delle sue due unità va all’accampamento di Scozia.
   *[other] { $seat } cede l’Insegna d’Onore a { $whom }: { $count } delle sue unità vanno all’accampamento di Scozia e gliene resta una.
}
event-home-handed = { $seat } consegna «Resta a casa!» a { $whom }.
event-stays-home = { $seat } svuota l’accampamento e resta a casa.
event-tokens-lie = Tutti hanno scelto da che parte stare.
event-passed = { $seat } passa.
event-stood-for-scotland = { $count ->
    [0] { $seat } sostiene la Scozia, senza unità nell’accampamento.
    [one] { $seat } sostiene la Scozia con un’unità.
   *[other] { $seat } sostiene la Scozia con { $count } unità.
}
event-stood-for-england = { $count ->
    [0] { $seat } sostiene l’Inghilterra, senza unità nell’accampamento.
    [one] { $seat } sostiene l’Inghilterra con un’unità.
   *[other] { $seat } sostiene l’Inghilterra con { $count } unità.
}
event-scotlands-camp = { $count ->
    [0] L’accampamento di Scozia è vuoto.
    [one] L’accampamento di Scozia aggiunge un’unità.
   *[other] L’accampamento di Scozia aggiunge { $count } unità.
}
event-english-army = { $count ->
    [0] «{ $arms }» non aggiunge truppe inglesi.
   *[other] «{ $arms }» aggiunge truppe inglesi: { $count }.
}
event-scots-won = { $by ->
    [0] { $scots } contro { $english }: in caso di parità vince la Scozia.
   *[other] Scozzesi { $scots }, inglesi { $english }: vince la Scozia.
}
event-english-won = Scozzesi { $scots }, inglesi { $english }: vince l’Inghilterra.
event-defeat = { $count ->
    [one] È la prima sconfitta della Scozia.
   *[other] Le sconfitte della Scozia ora sono { $count }.
}
event-took-dagger = { $seat } prende la carta Pugnale posata dal rivale: { $dagger }.
event-dagger-discarded = La carta Pugnale posata contro { $seat } è scartata: { $dagger }.
event-drew-dagger = { $dagger ->
    [hidden] { $seat } pesca una carta Pugnale.
   *[other] { $seat } pesca una carta Pugnale: { $dagger }.
}
event-virtual-dagger = { $seat } prende una carta Pugnale virtuale da 2.
event-virtual-dagger-gone = { $seat } restituisce una carta Pugnale virtuale da 2.
event-dagger-gone = { $seat } scarta una carta Pugnale: { $dagger }.
event-reshuffled-daggers = { $count ->
    [one] L’unica carta Pugnale scartata forma il nuovo mazzo.
   *[other] Le { $count } carte Pugnale scartate formano il nuovo mazzo.
}
event-consoled = { $seat } aggiunge un’unità al castello per aver sostenuto la Scozia.
event-deserted = { $seat } non ha unità nell’accampamento: è un disertore e non riceve ricompense.
event-round-ended = Il round { $round } finisce; tutti gli accampamenti si svuotano.
event-daggers-counted = { $count ->
    [-1] { $seat } ha −1 pugnale.
    [0] { $seat } non ha pugnali.
    [1] { $seat } ha un pugnale.
   *[other] { $seat } ha { $count } pugnali.
}
event-scotland-stood = { $count ->
    [0] La Scozia resiste senza sconfitte: vince chi ha più oro.
    [one] La Scozia resiste dopo una sconfitta: vince chi ha più oro.
   *[other] La Scozia resiste dopo { $count } sconfitte: vince chi ha più oro.
}
event-scotland-fell = La Scozia cade con { $count } sconfitte: vince chi ha meno pugnali.
event-traitor = { $seat } ha almeno { $count } pugnali più di tutti gli altri: è il traditore e non può vincere.
event-caught = { $seat } ha almeno { $count } pugnali in più e perde.
event-game-ended = La guerra è finita.

## Scores

term-gold = Oro
term-dagger-cards = { $count ->
    [one] una carta Pugnale
   *[other] { $count } carte Pugnale
}
term-daggers = { $count ->
    [-1] −1 pugnale
    [1] un pugnale in tutto
   *[other] { $count } pugnali in tutto
}

## Refusals

refused-SB-G4 = Subito prima del conteggio finale si usa solo una carta che lo dica.
refused-SB-H4 = Chi sta per restare a casa non gioca carte.
refused-SB-I2 = Vale solo se hai sostenuto la parte che la carta nomina.
    .many = Valgono solo se hai sostenuto la parte che le carte nominano.
refused-SB-P2 = Per un altro momento: l’ascia nel tuo turno, i gettoni quando tutti hanno scelto, la borsa dopo le ricompense.
refused-SB-P4 = Questa carta x2 è già stata usata in questo round; si potrà usare ancora dal prossimo.
    .many = Queste carte x2 sono già state usate in questo round; si potranno usare ancora dal prossimo.
refused-SB-P7 = Non hai l’oro che questa carta costa.
    .many = Non hai l’oro che queste carte costano.
refused-SB-P9 = Con questa carta non c’è nulla da scegliere, o la sua condizione non è soddisfatta.
    .many = Con queste carte non c’è nulla da scegliere, o la loro condizione non è soddisfatta.
refused-SB-W7 = Hai ricevuto questa carta in questa fase: deve aspettare.
    .many = Hai ricevuto queste carte in questa fase: devono aspettare.

## Dichiarazioni

claim-scotland = { $seat }: in questo round sostengo la Scozia.
claim-england = { $seat }: in questo round sostengo l’Inghilterra.
claim-daggers = { $count ->
    [0] { $seat }: non ho pugnali.
    [one] { $seat }: ho un pugnale.
   *[other] { $seat }: ho { $count } pugnali.
}
claim-holds = { $seat }: ho in mano «{ $bagpipe }».

## Il tavolo nel browser

board-round = Round { $round } di { $rounds }
board-phase = { $phase ->
    [1] Invasione
    [2] Azioni
    [3] Insegna d’Onore
    [4] Scelta
    [5] Battaglia
    [6] Ricompense
   *[7] Fine
}
board-defeats = { $defeats } di { $limit } sconfitte
board-bound = Hai l’Insegna d’Onore: in questo round sostieni la Scozia senza scegliere.
board-away = In questo round resti a casa: non scegli una parte, e non ti viene chiesto.
board-battle = La battaglia
board-traitors = Quanto guadagna ogni traditore, a seconda di quanti tradiscono
board-share = { $count ->
    [one] Uno per l’Inghilterra: { $gold } d’oro
   *[other] { $count } per l’Inghilterra: { $gold } d’oro ciascuno
}
board-bonnet = Scozia
board-crown = Inghilterra
board-deserter = disertore
board-story = Promesse e fatti
board-said = ciò che è stato detto
board-stood = la parte scelta
board-broken = ha detto una parte e ha scelto l’altra
board-nowhere = nessuna parte
board-seat = { $name }, { $clan }: oro { $gold }, castello { $castle }, accampamento { $camp }, carte Cornamusa { $cards }, carte Pugnale { $daggers }{ $token ->
    [asked] ; sceglie da che parte stare
    [sealed] ; parte sigillata
    [bonnet] ; per la Scozia
    [crown] ; per l’Inghilterra
   *[none] { "" }
}
touch-taxes = Riscuotere le tasse
    .short = Tasse
    .gain = { $taxes } d’oro
touch-militia = Chiamare la milizia
    .short = Milizia
    .gain = 1 per accampa­mento
touch-troops = Radunare le truppe
    .short = Truppe
    .gain = { $troops } al castello
touch-mercenaries = Assoldare mercenari
    .short = Assolda
    .gain = 4 per 1 oro
touch-castle = Trasferimento
    .short = Trasferisci
    .gain = in accampa­mento
touch-done = Fine turno
touch-pass = Passa
touch-leave = Lascia
touch-give = Cedila
touch-keep = Tienila
touch-bonnet = Scozia
touch-crown = Inghilterra

## Signs: what they mean, on the board and in the list of them

signs-gold = oro: finché la Scozia resiste, vince chi ne ha di più
signs-castle = unità nel castello: non combattono
signs-camp = unità nell’accampamento: combattono in questo round
signs-card = carte Cornamusa in mano
signs-dagger = carte Pugnale: se la Scozia cade, vince chi ha meno pugnali
signs-badge = Insegna d’Onore: dove obbliga, chi la possiede sostiene la Scozia
signs-stay-home = Resta a casa!: chi la possiede non sceglie una parte
signs-bonnet = Scozia
signs-crown = Inghilterra
signs-lock = una parte scelta in segreto
signs-pierced = Scozia, se perde
signs-lion = truppe inglesi
signs-unit = unità
signs-draw = carte Cornamusa pescate o scartate
signs-skull = qui cade la Scozia
signs-marks = le sconfitte della Scozia, da Glasgow al teschio
signs-axe = ascia: una carta per il tuo turno
signs-tokens = gettoni: una carta per quando le parti sono scelte e non ancora rivelate
signs-bag = borsa: una carta per dopo le ricompense
signs-village = carta Villaggio
signs-opened = x2: una carta che resta scoperta per un secondo uso
signs-share = quanto guadagna ciascuno dei sostenitori dell’Inghilterra, a seconda di quanti sono

## How bots play

style-loyal = leale
style-treacherous = infido
