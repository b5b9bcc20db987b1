### With Sword and Shield: nomi e testi delle carte, e note sulla scherma che c’è dietro, con parole nostre.
### I numeri qui non si ripetono: sono nel set di carte, e i testi li prendono da lì.

## Ciò che molte carte dicono allo stesso modo

changes-strength = Forza { $strength ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $strength }
}
changes-technique = Tecnica { $technique ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $technique }
}
changes-chivalry = Cavalleria { $chivalry ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $chivalry }
}
changes-endurance = Resistenza { $endurance ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $endurance }
}
says-guard = { $weapon ->
    [shield] Guardia con lo scudo
   *[sword] Guardia con la spada
}: ferma { $stops }.
says-defence = Difesa per { $defence-cost ->
    [one] un punto
   *[other] { $defence-cost } punti
} Fatica: ferma { $stops }.
says-attack = Attacco per { $attack-cost ->
    [one] un punto
   *[other] { $attack-cost } punti
} Fatica: vale come { $as }.
says-unstoppable = Attacco per { $attack-cost ->
    [one] un punto
   *[other] { $attack-cost } punti
} Fatica: vi si risponde solo con una Manovra.
says-cost = Costa { $cost ->
    [one] un punto
   *[other] { $cost } punti
} Fatica.
says-discard = { $discard-cards-cards ->
    [one] una carta
   *[other] { $discard-cards-cards } carte
} a caso
says-draw = { $draw-cards-cards ->
    [one] una carta
   *[other] { $draw-cards-cards } carte
}

## Cavalieri

knight-yrmegard-von-stargardem = Yrmegard von Stargardem
    .text = In quarant’anni nessuno l’ha mai vista avere fretta.
knight-herue = Herue
    .text = Il regolamento di un torneo lo legge sempre dopo, tornando a casa.
knight-osbert = Osbert
    .text = Una punta sottile come un ago, e dietro più o meno lo stesso peso.
knight-guirbert = Guirbert
    .text = Bravo in tutto, il migliore in niente, e contento così.
knight-aldis-of-the-ford = Aldis del Guado
    .text = Lascia passare tutti quelli che lo chiedono con garbo.
knight-conrad-the-miller = Conrad il Mugnaio
    .text = Porta i sacchi a due a due e non s’inchina a nessuno.
knight-isabeau-de-la-tour = Isabeau de la Tour
    .text = È sopravvissuta a tre assedi e a tutti i suoi pretendenti.
knight-ranulf-redbeard = Ranulf Barbarossa
    .text = Urla fino a mezzogiorno e picchia fino a sera.
knight-teodora-of-the-marches = Teodora della Marca
    .text = Sul confine s’impara a parare prima che a leggere.
knight-wulfram-of-eastmere = Wulfram di Eastmere
    .text = È raro che vinca presto, ma a sera è ancora lì.
knight-jocelin-the-quiet = Jocelin il Silenzioso
    .text = Dice tre parole al giorno, e sono «Dopo di voi».
knight-hadewig-ironhand = Hadewig Mano di Ferro
    .text = La mano non è davvero di ferro. Nessuno l’ha chiesto due volte.
knight-lancelin-of-montcorvin = Lancelin di Montcorvin
    .text = Una bella lama, bei vestiti e tre sarti non pagati.
knight-baldric-of-ingelram = Baldric di Ingelram
    .text = Suo padre gli insegnò un taglio, e da allora lo ripete.

## Artefatti

artefact-falchion = Falcione
    .text = Mezza spada, mezza mannaia. { $changes }.
artefact-arming-sword = Spada d’arme
    .text = Leggera e maneggevole. { $changes }.
artefact-giants-blade = Lama del gigante
    .text = Meglio non chiedere come l’abbia persa il gigante. { $changes }.
artefact-blade-of-the-masters = Lama dei maestri
    .text = Lei fa il lavoro, tu ti prendi gli applausi. { $changes }.
artefact-splinter-of-the-cross = Scheggia della Croce
    .text = Una fra tantissime. { $changes }.
artefact-ladys-ring = Anello della dama
    .text = È un onore portarlo. { $changes }.
artefact-book-of-fencing = Libro di scherma
    .text = L’ultimo capitolo non è per la gente dabbene. { $changes }.
artefact-loaded-dice = Dadi truccati
    .text = A chi li possiede conviene essere forte. { $changes }.
artefact-long-hauberk = Usbergo lungo
    .text = Arriva alle ginocchia e si sente a ogni passo. { $changes }.
artefact-quilted-coat = Farsetto imbottito
    .text = Morbido, caldo e comodo per muoversi. { $changes }.
artefact-cloak-of-the-hermit = Mantello dell’eremita
    .text = Sa di digiuno. { $changes }.
artefact-heralds-tabard = Cotta d’arme dell’araldo
    .text = Splendida, e sempre d’impiccio al braccio della spada. { $changes }.

## Salute

health-health = Salute
    .text = { $fatigue } punti Fatica. Con { $hits } colpi il Cavaliere è fuori.

## Attacchi

attack-cross-cut = Taglio traverso
    .text = Taglio con il filo: orizzontale e alto, di lato alla testa.
    .note = Sulla carta inglese «Cross cut»; in tedesco «Zwerchhau», uno dei cinque tagli insegnati da Johannes Liechtenauer, maestro del XIV secolo. Le mani salgono sopra la testa e la lama gira in orizzontale, così lo stesso movimento ferisce e para il colpo che scende.
attack-slanting-cut = Taglio obliquo
    .text = Taglio con il filo: scende in obliquo, dalla mascella verso il ginocchio opposto.
    .note = Sulla carta inglese «Slanting cut». Un colpo dall’alto scende in obliquo quasi da solo. Fiore dei Liberi, che scrisse poco dopo il 1400, fa correre i suoi fendenti dalla mascella al ginocchio; maestri italiani più tardi chiamano «squalembrato» il taglio obliquo.
attack-crooked-cut = Taglio storto
    .text = Taglio con il filo: scende con i polsi incrociati, sulle mani o sulla lama.
    .note = Sulla carta inglese «Crooked cut»; in tedesco «Krumphau». Lo schermidore esce di lato e taglia di traverso con i polsi incrociati. Nell’insegnamento di Liechtenauer rompe la guardia del Bue, in cui la spada sta accanto alla testa e la punta minaccia il viso.
attack-battle-cut = Taglio di battaglia
    .text = Taglio con il filo: dalla spalla al fianco, con tutto il corpo dietro.
    .note = Sulla carta inglese «Battle cut». Joachim Meyer, il cui libro di scherma fu stampato nel 1570, dice che gli antichi chiamavano «Streithau», taglio di battaglia, il più forte di tutti. Intende quello che altri chiamano «Zornhau», il taglio dell’ira.
attack-squinting-cut = Taglio strabico
    .text = Taglio con il falso filo: si rivolta in aria, al collo o alla spalla.
    .note = Sulla carta inglese «Squinting cut»; in tedesco «Schielhau». Si dà con il falso filo, quello rivolto verso chi colpisce. I versi di Liechtenauer lo lodano contro il bufalo: così chiamano chi ha più forza che arte.
attack-rage-cut = Taglio del furore
    .text = Taglio con il filo: in diagonale, dalla spalla a un lato della testa.
    .note = Sulla carta inglese «Rage cut»; in tedesco «Zornhau», da «Zorn», ira o furore. È il primo dei cinque tagli di Liechtenauer, e i suoi commentatori ammettono che è un semplice colpo da contadino: chiunque s’infuri lo dà così, senza maestro.
attack-crown-cut = Taglio della corona
    .text = Taglio con il filo: dritto in giù, al sommo della testa, a braccia distese.
    .note = Sulla carta inglese «Crown cut», un modo di tradurre il tedesco «Scheitelhau»; «Scheitel» è il sommo della testa. Nell’insegnamento di Liechtenauer rompe la guardia dello Stolto, che tiene la punta bassa: chi colpisce alto arriva più lontano.
attack-scalp-cut = Taglio dello scalpo
    .text = Taglio con il filo: dritto in giù, lungo la scriminatura dei capelli.
    .note = Sulla carta inglese «Scalp cut», un altro modo di tradurre il tedesco «Scheitelhau»: «Scheitel» è anche la scriminatura dei capelli. Per Joachim Meyer, nel 1570, è solo un altro nome del taglio dritto dall’alto.
attack-anger-cut = Taglio dell’ira
    .text = Taglio con il filo: in diagonale, dalla spalla al collo.
    .note = Sulla carta inglese «Anger cut»: è di nuovo lo «Zornhau». Se l’altra lama lo para e cede al contatto, i libri tedeschi lasciano che la punta prosegua dritta fino al viso; lo chiamano «Zornort», la punta dell’ira.
attack-plunge-strike = Stoccata a piombo
    .text = Stoccata con la punta: dall’alto in basso, oltre il bordo dello scudo.
    .note = Sulla carta inglese «Plunge strike». Lo «Sturzhau» di Joachim Meyer, il taglio che precipita, si rovescia in alto finché la punta pende davanti al viso. Da lì a una stoccata la strada è breve.
attack-father-strike = Taglio del padre
    .text = Taglio con il filo: dalla spalla all’anca, pesante come un rimprovero.
    .note = Sulla carta inglese «Father strike». «Vatterstreich», il colpo del padre, è l’altro nome antico che Joachim Meyer dà allo «Zornhau», perché vi sta tutta la forza di un uomo. Quattro degli undici attacchi di questo gioco vengono da quell’unico taglio.

## Guardie

guard-wing-guard = Guardia dell’ala
    .text = Aperta di lato, come un’ala. { says-guard }
    .note = Sulla carta inglese «Wing guard». Il più antico libro di scherma che si conservi, il manoscritto I.33 delle Royal Armouries, fu fatto in Germania verso il 1300. Vi si vede un prete che insegna la spada e il brocchiero, un piccolo scudo tenuto bene in avanti che si muove insieme alla spada.
guard-rage-guard = Guardia del furore
    .text = Va incontro al colpo che viene dalla spalla. { says-guard }
    .note = Sulla carta inglese «Rage guard». Nella «Zornhut», la guardia dell’ira dei libri tedeschi, la spada sta indietro, sopra la spalla, pronta al taglio più pesante. Davanti non copre nulla: beato chi ha uno scudo.
guard-oak-door = Porta di quercia
    .text = Dritta e chiusa, come una porta. { says-guard }
    .note = Sulla carta inglese «Oak door». Gli scudi medievali erano tavole rivestite di cuoio o di tela. Per lo più non erano di quercia: legni più leggeri, come il tiglio e il pioppo, stancano meno il braccio.
guard-iron-hat = Cappello di ferro
    .text = Piatta sopra la testa. { says-guard }
    .note = Sulla carta inglese «Iron hat». Il cappello di ferro era un elmo a tesa larga, che riparava da ciò che cadeva dall’alto. Costava poco, lasciava libero il viso e lo portavano sia i fanti sia i cavalieri.
guard-groin-guard = Guardia dell’inguine
    .text = Bassa, davanti al ventre e alle cosce. { says-guard }
    .note = Sulla carta inglese «Groin guard». Chi abbassa lo scudo scopre la testa. I libri tedeschi consigliano di non stare a difendersi da un taglio basso: colpisci alto nello stesso momento, perché così si arriva più lontano.
guard-crown-guard = Guardia della corona
    .text = L’elsa alta, sopra la fronte. { says-guard }
    .note = Sulla carta inglese «Crown guard»; in tedesco «Kron», la corona. La spada sale davanti alla testa e la croce dell’elsa raccoglie ciò che cade; nella tradizione di Liechtenauer è la difesa contro lo «Scheitelhau».
guard-barrier-guard = Guardia della barriera
    .text = La lama di traverso sulla via. { says-guard }
    .note = Sulla carta inglese «Barrier guard»; in tedesco «Schrankhut», da «Schranke», barriera. La punta è a terra, da un lato, e la lama sbarra la via. Sigmund Ringeck, nel XV secolo, tira da qui il «Krumphau».
guard-iron-gate = Porta di ferro
    .text = L’elsa bassa, davanti al ginocchio. { says-guard }
    .note = Sulla carta inglese «Iron gate». Fiore dei Liberi conosceva la porta di ferro già poco dopo il 1400. Nel 1570 Joachim Meyer spiega che in Germania era andata perduta, perché i tedeschi con la spada non tiravano più di punta; gli italiani, aggiunge, sì.
guard-cross-guard = Guardia della croce
    .text = Il colpo si raccoglie dove s’incrociano lama ed elsa. { says-guard }
    .note = Sulla carta inglese «Cross guard». La sbarra fra la lama e l’impugnatura dà alla spada del cavaliere la forma di una croce. Protegge la mano: lì si ferma la lama che scivola. Ci si giurava anche sopra.
guard-hook-catcher = Acchiappaganci
    .text = La croce aggancia l’altra lama e la trattiene. { says-guard }
    .note = Sulla carta inglese «Hook catcher». Una lama agganciata alla croce si può trattenere, girare o scostare. Da lì si viene presto alle mani, e la lotta alla spada fa parte dell’insegnamento nei libri tedeschi.

## Carte Combattimento

combat-card = { $attack } [{ $number }]
    .text = Forza { $strength } ({ $strength ->
        [2] fiacca
        [3] debole
        [4] energica
        [5] possente
       *[6] feroce
    }), Tecnica { $technique } ({ $technique ->
        [2] goffa
        [3] mediocre
        [4] abile
        [5] brillante
       *[6] geniale
    }). Attacco: { $attack }. Guardia con { $weapon ->
        [shield] lo scudo
       *[sword] la spada
    } ({ $guard }): ferma { $stops }. { $alone ->
        [no] Simbolo: { $symbol ->
            [cross] croce
            [lily] giglio
            [star] stella
            [moon] luna
            [ring] anello
           *[rose] rosa
        }.
       *[yes] Non si gioca in una Combinazione.
    }{ $initiative ->
        [0] { "" }
       *[other] {" "}Iniziativa { $initiative }.
    }{ $manoeuvre ->
        [no] { "" }
       *[yes] {" "}La carta può fare da Manovra.
    }{ $move ->
        [no] { "" }
       *[yes] {" "}In Mischia la carta può fare da Movimento.
    }{ $lock ->
        [no] { "" }
       *[yes] {" "}In Mischia la carta può fare da Blocco.
    }

## Imprese

achievement-winding = Giro di lama
    .text = { says-defence }
achievement-setting-aside = Deviazione
    .text = { says-defence }
achievement-hanging-point = Punta pendente
    .text = { says-defence }
achievement-shield-bash = Scudata
    .text = { says-attack } Le guardie con lo scudo non lo fermano.
achievement-half-sword = Mezza spada
    .text = { says-attack } Le guardie con la spada non lo fermano.
achievement-running-through = Da parte a parte
    .text = { says-attack } Le guardie con lo scudo non lo fermano. La carta può fare da Manovra.
achievement-feint = Finta
    .text = { says-attack }
achievement-pommel-strike = Botta di pomo
    .text = { says-attack } In Mischia la carta può fare da Blocco.
achievement-binding = Legamento
    .text = Per { $cost ->
        [one] un punto
       *[other] { $cost } punti
    } Fatica: il rivale scarta { says-discard }. In Mischia la carta può fare da Blocco.
achievement-overrunning = Travolgere
    .text = { says-attack } Le guardie con la spada non lo fermano.
achievement-stepping-aside = Passo di lato
    .text = Difesa per { $defence-cost ->
        [one] un punto
       *[other] { $defence-cost } punti
    } Fatica: ferma ogni attacco che una guardia può fermare. In Mischia la carta può fare da Movimento.
achievement-counter-thrust = Controstoccata
    .text = { says-defence } Il rivale perde { $lose-fatigue-fatigue ->
        [one] un punto
       *[other] { $lose-fatigue-fatigue } punti
    } Fatica.
achievement-slicing-off = Recidere
    .text = { says-defence } Il rivale scarta { says-discard }.
achievement-travelling-after = Seguire i passi
    .text = { says-defence } La carta può fare da Manovra.
achievement-speaking-window = Finestra parlante
    .text = Per { $cost ->
        [one] un punto
       *[other] { $cost } punti
    } Fatica: guarda la mano del rivale. Il rivale perde { $lose-fatigue-fatigue ->
        [one] un punto
       *[other] { $lose-fatigue-fatigue } punti
    } Fatica.
achievement-changing-thru = Cavazione
    .text = { says-defence }
achievement-iron-wrist = Polso di ferro
    .text = { says-defence }
achievement-disarming = Disarmo
    .text = Per { $cost ->
        [one] un punto
       *[other] { $cost } punti
    } Fatica: il rivale scarta { says-discard }.
achievement-closing-in = Stringere la misura
    .text = { says-attack } In Mischia la carta può fare da Movimento o da Blocco.
achievement-attacking-before = Botta d’anticipo
    .text = { says-unstoppable }

## Eventi

event-the-crowd-roars = La folla ruggisce
    .text = Fra te e il rivale, chi ha più Cavalleria recupera { $regain-fatigue-fatigue ->
        [one] un punto
       *[other] { $regain-fatigue-fatigue } punti
    } Fatica. In caso di parità non succede nulla. La carta può fare da Manovra.
event-a-ladys-favour = Il favore di una dama
    .text = { says-cost } Fra te e il rivale, chi ha più Cavalleria pesca { says-draw }. In caso di parità non succede nulla. In Mischia la carta può fare da Movimento.
event-bide-ones-time = Aspettare il momento
    .text = Recupera { $regain-fatigue-fatigue ->
        [one] un punto
       *[other] { $regain-fatigue-fatigue } punti
    } Fatica. La carta può fare da Manovra.
event-sun-in-the-eyes = Il sole negli occhi
    .text = Il rivale perde { $lose-fatigue-fatigue ->
        [one] un punto
       *[other] { $lose-fatigue-fatigue } punti
    } Fatica.
event-you-are-doing-fine-my-son = Stai andando bene, figlio mio
    .text = Recupera { $regain-fatigue-fatigue ->
        [one] un punto
       *[other] { $regain-fatigue-fatigue } punti
    } Fatica.
event-the-marshals-rebuke = Il rimprovero del maresciallo
    .text = Fra te e il rivale, chi ha meno Cavalleria perde { $lose-fatigue-fatigue ->
        [one] un punto
       *[other] { $lose-fatigue-fatigue } punti
    } Fatica. In caso di parità non succede nulla.
event-a-broken-strap = Una cinghia rotta
    .text = Il rivale scarta { says-discard }. In Mischia la carta può fare da Blocco.
event-the-squires-whisper = Il sussurro dello scudiero
    .text = Guarda la mano del rivale. Pesca { says-draw }. In Mischia la carta può fare da Movimento.
event-a-gulp-of-wine = Un sorso di vino
    .text = Recupera { $regain-fatigue-fatigue ->
        [one] un punto
       *[other] { $regain-fatigue-fatigue } punti
    } Fatica.
event-rain-on-the-lists = Pioggia sulla lizza
    .text = Chi la gioca e il rivale perdono { $lose-fatigue-fatigue ->
        [one] un punto
       *[other] { $lose-fatigue-fatigue } punti
    } Fatica ciascuno, per primo chi la gioca. Non si gioca in una Combinazione.
event-a-slip-in-the-mud = Uno scivolone nel fango
    .text = Il rivale passa all’altra Tattica. La carta può fare da Manovra e, in Mischia, da Blocco.
event-boos-for-the-churl = Fischi per il villano
    .text = { says-cost } Fra te e il rivale, chi ha meno Cavalleria scarta { says-discard }. In caso di parità non succede nulla.

## Potenziamenti

improvement-what-hurts-teaches = Quel che fa male insegna
    .text = { $changes } per il resto della partita.
improvement-anger-gives-strength = L’ira dà forza
    .text = { $changes } per il resto della partita. { says-cost }
improvement-a-vow-before-the-altar = Un voto davanti all’altare
    .text = { $changes } per il resto della partita. { says-cost } La carta può fare da Manovra.
improvement-the-second-morning = La seconda mattina
    .text = { $changes } per il resto della partita. { says-cost }
improvement-eyes-of-a-hawk = Occhi di falco
    .text = { $changes } per il resto della partita. { says-cost }
improvement-arms-like-oak = Braccia di quercia
    .text = { $changes } per il resto della partita. { says-cost }
improvement-years-in-the-yard = Anni nel cortile
    .text = { $changes } per il resto della partita. { says-cost } In Mischia la carta può fare da Movimento.
improvement-the-smiths-son = Il figlio del fabbro
    .text = { $changes } per il resto della partita. { says-cost }
improvement-mercy-shown = Clemenza concessa
    .text = { $changes } per il resto della partita. { says-cost } La carta può fare da Manovra.
improvement-lungs-of-a-runner = Polmoni da corridore
    .text = { $changes } per il resto della partita. { says-cost }
improvement-the-old-masters-hint = Il consiglio del vecchio maestro
    .text = { $changes } per il resto della partita. { says-cost }
improvement-blood-remembers = Il sangue ricorda
    .text = { $changes } per il resto della partita. { says-cost } In Mischia la carta può fare da Blocco.
improvement-songs-are-sung = Se ne cantano le gesta
    .text = { $changes } per il resto della partita. { says-cost } La carta può fare da Manovra e, in Mischia, da Movimento.
improvement-no-pain-at-all = Nessun dolore
    .text = { $changes } per il resto della partita. { says-cost }
improvement-weight-behind-the-shield = Il peso dietro lo scudo
    .text = { $changes } per il resto della partita. { says-cost } In Mischia la carta può fare da Blocco.
improvement-embrogation-of-the-picts = Embrocazione dei Pitti
    .text = { $changes } per il resto della partita.
