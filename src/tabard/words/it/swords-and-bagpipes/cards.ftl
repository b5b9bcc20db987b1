### Swords and Bagpipes: nomi e testi delle carte, e note sulla loro storia, con parole nostre.
### I numeri qui non si ripetono: sono nel set di carte, e i testi li prendono da lì.

## Stemma Inglese

arms-sack-of-berwick = Sacco di Berwick
    .text = Le porte sono aperte, e anche le borse.
    .note = Berwick, il porto più ricco della Scozia, cadde in mano a Edoardo I il 30 marzo 1296. Strage e saccheggio durarono giorni.
arms-dunbar = Dunbar
    .text = Chi teneva la collina non doveva scenderne.
    .note = Il 27 aprile 1296 il conte di Surrey sbaragliò l’esercito scozzese presso Dunbar. Molti nobili scozzesi furono fatti prigionieri, e in luglio re Giovanni Balliol rinunciò alla corona.
arms-irvine-capitulation = Capitolazione di Irvine
    .text = In questo round l’Insegna d’Onore non vincola nessuno: chi la possiede sceglie come gli altri.
    .note = Nel luglio 1297 alcuni nobili scozzesi, fra cui Roberto Bruce e il siniscalco James Stewart, si sottomisero agli inglesi a Irvine senza dare battaglia.
arms-stirling-bridge = Ponte di Stirling
    .text = Due per volta, prego, e senza spingere.
    .note = L’11 settembre 1297 William Wallace e Andrew Moray assalirono un esercito inglese mentre attraversava lo stretto ponte sul Forth, e distrussero la parte già passata.
arms-falkirk = Falkirk
    .text = Le lance fermano i cavalli; le frecce non chiedono permesso.
    .note = Il 22 luglio 1298 Edoardo I sconfisse Wallace a Falkirk: i suoi arcieri ruppero i cerchi di lancieri e la cavalleria entrò.
arms-caerlaverock = Caerlaverock
    .text = In questo round «Riscuotere le tasse» dà { $stands-taxes ->
        [one] una moneta d’oro
       *[other] { $stands-taxes } monete d’oro
    }.
    .note = Nel luglio 1300 Edoardo I portò un grande esercito davanti al piccolo castello di Caerlaverock. Un poema in francese descrive a uno a uno gli stendardi dei suoi cavalieri.
arms-roslin = Roslin
    .text = In piedi prima dell’alba, e non per pregare.
    .note = Il 24 febbraio 1303 John Comyn e Simon Fraser sorpresero e sconfissero presso Roslin una forza inglese comandata da John Segrave.
arms-bruce-joins-us-again = Bruce è di nuovo con noi!
    .text = Chi riceve l’Insegna d’Onore nella fase 3 aggiunge { $gain-units-units ->
        [one] un’unità
       *[other] { $gain-units-units } unità
    } al suo accampamento.
    .note = Roberto Bruce giurò lealtà a Edoardo I nel 1296, gli si ribellò nel 1297, si riconciliò con lui nel 1302 e si fece re di Scozia nel 1306.
arms-warwolf = Warwolf
    .text = Ogni giocatore perde { $lose-units-units ->
        [one] un’unità
       *[other] { $lose-units-units } unità
    } dal suo castello.
    .note = Warwolf, «lupo di guerra», era la grande macchina lanciapietre che Edoardo I fece costruire per l’assedio di Stirling nel 1304. La guarnigione voleva arrendersi; lui la fece aspettare finché non l’ebbe provata.
arms-methven = Methven
    .text = In questo round nessuno può scegliere «Chiamare la milizia».
    .note = Nel giugno 1306 Aymer de Valence piombò sull’accampamento di re Roberto Bruce a Methven, presso Perth. Bruce si salvò con pochi uomini.
arms-loudoun-hill = Loudoun Hill
    .text = Una strada, una palude e un fosso che ieri non c’era.
    .note = Il 10 maggio 1307 Roberto Bruce restrinse il terreno con dei fossi a Loudoun Hill e sconfisse Aymer de Valence, il vincitore di Methven.
arms-pass-of-brander = Passo di Brander
    .text = { $gain-units-units ->
        [one] Si aggiunge un’unità
       *[other] Si aggiungono { $gain-units-units } unità
    } all’accampamento di Scozia.
    .note = Nel passo di Brander, verso il 1308, i MacDougall aspettavano Roberto Bruce in agguato. James Douglas era salito più in alto di loro, e l’agguato si rivolse contro chi lo aveva teso.
arms-border-watch = Guardia di confine
    .text = In questo round nessuno può scegliere «Assoldare mercenari».
arms-bannockburn = Bannockburn
    .text = A un esercito più grande serve un campo più asciutto.
    .note = Il 23 e il 24 giugno 1314 Roberto Bruce sconfisse presso Stirling l’esercito di Edoardo II, più grande del suo.

## Re Edoardo

king-hammer-of-the-scots = Martello degli scozzesi
    .text = Per un martello ogni cardo è un chiodo.
    .note = «Martello degli scozzesi», in latino, è dipinto sulla tomba di Edoardo I nell’abbazia di Westminster. Le parole vi furono messe molto dopo la sua morte.
king-longshanks = Gambelunghe
    .text = Può guardare chiunque dall’alto.
    .note = Edoardo I era detto Gambelunghe, in inglese Longshanks, per la sua statura. Quando nel 1774 si aprì la sua tomba, il corpo misurava sei piedi e due pollici.
king-ragman-rolls = Rotoli di Ragman
    .text = Una firma qui, una qui, e il sigillo là.
    .note = I Rotoli di Ragman elencano ben più di mille scozzesi, signori, borghesi e chierici, che resero omaggio a Edoardo I nel 1296.
king-stone-of-destiny = Pietra del Destino
    .text = Ogni giocatore perde { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    }.
    .note = Su questa pietra, a Scone, venivano intronizzati i re di Scozia. Edoardo I la portò a Westminster nel 1296; settecento anni dopo tornò.
king-burgh-by-sands = Burgh by Sands
    .text = In questo round nessuna carta si gioca o si usa fra la scelta degli schieramenti e la rivelazione.
    .note = Il 7 luglio 1307, in marcia contro Roberto Bruce, Edoardo I morì a Burgh by Sands, in vista della Scozia.

## Carte Cornamusa: ascia

bagpipe-raise-the-clans = Chiamata dei clan
    .text = Chiama la milizia: un’unità in più in ogni accampamento e in quello di Scozia.
bagpipe-treaty-with-eric-ii = Trattato con Erik II
    .text = Paga { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    } e aggiungi fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } al tuo accampamento.
    .note = Erik II di Norvegia, padre della Fanciulla di Norvegia e marito di Isabel Bruce, si alleò con la Francia contro l’Inghilterra nel 1295.
bagpipe-balliols-plan = Piano di Balliol
    .text = Ogni giocatore sposta { $move-units-units ->
        [one] un’unità
       *[other] { $move-units-units } unità
    } dal castello all’accampamento, o quante ne ha.
    .note = Nel marzo 1296 re Giovanni Balliol convocò l’esercito di Scozia a Caddonlee, presso Selkirk, per affrontare l’invasione inglese.
bagpipe-bruces-vs-comyns = I Bruce contro i Comyn
    .text = Scegli un altro giocatore: perde fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } dal suo castello, decidi tu quante, e { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    }.
    .note = Le due casate si contendevano il primo posto in Scozia. Il 10 febbraio 1306 Roberto Bruce colpì a morte John Comyn in una chiesa di Dumfries.
bagpipe-morays-rebellion = Ribellione di Moray
    .text = Aggiungi fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } al tuo accampamento.
    .note = Nel 1297 il giovane Andrew Moray sollevò il nord e prese un castello dopo l’altro. Si unì a Wallace, vinse al ponte di Stirling e morì pochi mesi dopo.
bagpipe-affair-of-honour = Questione d’onore
    .text = Prendi l’Insegna d’Onore e { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    }.
bagpipe-cattle-raid = Razzia di bestiame
    .text = Scegli un altro giocatore e togligli { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    }.
bagpipe-scorched-earth = Terra bruciata
    .text = Ciascuno degli altri giocatori perde { $lose-units-units ->
        [one] un’unità
       *[other] { $lose-units-units } unità
    } dal suo castello. Tu prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    }.
    .note = Quando Edoardo II marciò su Edimburgo nel 1322, Roberto Bruce aveva svuotato il paese di bestiame e di grano. La fame rimandò a casa gli inglesi.
bagpipe-spies-at-court = Spie a corte
    .text = Scegli un altro giocatore e guarda la sua mano e le sue carte Pugnale. Poi prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    }.
bagpipe-oath-of-fealty = Giuramento di fedeltà
    .text = Prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    } e pesca una carta Pugnale.
    .note = Edoardo I si fece giurare fedeltà dagli scozzesi come loro signore supremo nel 1291, e di nuovo nel 1296.

## Carte Cornamusa: gettoni

bagpipe-lambertons-help = Aiuto di Lamberton
    .text = Scegli un altro giocatore e paga { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    }: in questo round sostiene la Scozia, qualunque gettone abbia messo.
    .note = William Lamberton, vescovo di Saint Andrews, fu Guardiano dal 1299. Era a Scone nel 1306, quando Roberto Bruce fu fatto re.
bagpipe-the-guardians = I Guardiani
    .text = Aggiungi fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } all’accampamento di Scozia.
    .note = I Guardiani governarono in nome della corona dopo la morte di Alessandro III nel 1286, e di nuovo dopo il 1297; fra loro ci furono Wallace, Bruce e Comyn.
bagpipe-vive-la-france = Vive la France
    .text = In questo round le truppe inglesi diminuiscono di { $english-troops-fewer }.
    .note = Nell’ottobre 1295 Scozia e Francia si promisero aiuto contro l’Inghilterra. Fu l’inizio della «Auld Alliance», la vecchia alleanza.
bagpipe-bruces-trick = Trucco di Bruce
    .text = Guarda il tuo gettone scelta e metti quello che vuoi, in segreto.
    .note = Nel giugno 1304, mentre serviva Edoardo I all’assedio di Stirling, Roberto Bruce strinse un patto segreto con il vescovo Lamberton.
bagpipe-highland-charge = Carica delle Highlands
    .text = Sposta fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } dal tuo castello al tuo accampamento.
bagpipe-over-the-hills = Oltre le colline
    .text = Sposta fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } dal tuo accampamento al tuo castello.
bagpipe-false-orders = Falsi ordini
    .text = Scegli un altro giocatore e sposta fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } dal suo accampamento al suo castello.
bagpipe-ambush = Imboscata
    .text = Scegli un altro giocatore: perde fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } dal suo accampamento; decidi tu quante.
bagpipe-welsh-archers = Arcieri gallesi
    .text = In questo round le truppe inglesi aumentano di { $english-troops-more }.
    .note = Migliaia di gallesi marciarono con Edoardo I su Falkirk nel 1298, e gli arcieri decisero la battaglia.

## Carte Cornamusa: borsa

bagpipe-wallaces-gratitude = Gratitudine di Wallace
    .text = Solo se in questo round hai sostenuto la Scozia: prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    } e metti fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } nel tuo castello.
    .note = William Wallace, Guardiano di Scozia dopo il ponte di Stirling, fu catturato nel 1305 e messo a morte a Londra il 23 agosto.
bagpipe-davids-lineage = Stirpe di Davide
    .text = Prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    }.
    .note = Nella Grande Causa del 1291 e 1292 sia Balliol sia Bruce rivendicarono il trono come eredi di Davide, conte di Huntingdon. Giudice fu Edoardo I, e vinse Balliol.
bagpipe-popes-influence = Influenza del Papa
    .text = Solo se in questo round hai sostenuto la Scozia: paga { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    } e scarta scoperta una delle tue carte Pugnale.
    .note = Nel 1299 papa Bonifacio VIII disse a Edoardo I che la Scozia non era sua. Nel 1320 gli scozzesi esposero la loro causa a papa Giovanni XXII nella Dichiarazione di Arbroath.
bagpipe-william-the-hardy = William l’Ardito
    .text = Scegli un altro giocatore che in questo round ha sostenuto l’Inghilterra: perde { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    } e tu ne prendi { $take-gold-gold ->
        [one] una
       *[other] { $take-gold-gold }
    }.
    .note = William Douglas, «l’Ardito», tenne il castello di Berwick contro Edoardo I nel 1296 e si sollevò di nuovo nel 1297. Morì prigioniero nella Torre di Londra.
bagpipe-stolen-pipes = Cornamusa rubata
    .text = Scegli un altro giocatore e prendi a caso una carta Cornamusa dalla sua mano.
bagpipe-pipers-tune = Aria di cornamusa
    .text = Pesca { $draw-cards-cards ->
        [one] una carta Cornamusa
       *[other] { $draw-cards-cards } carte Cornamusa
    }.
bagpipe-blood-money = Prezzo del sangue
    .text = Ciascuno degli altri giocatori che in questo round hanno sostenuto l’Inghilterra perde { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    }.
bagpipe-lost-baggage = Bagaglio perduto
    .text = Scegli un altro giocatore, che scarta a caso { $discard-cards-cards ->
        [one] una carta Cornamusa
       *[other] { $discard-cards-cards } carte Cornamusa
    }. Poi tu prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    }.
bagpipe-homeward-road = Via di casa
    .text = Gli sbandati tornano a casa: metti fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } nel tuo castello.

## Carte Pugnale

dagger-one = Un pugnale
    .text = Conta { $daggers ->
        [one] un pugnale
       *[other] { $daggers } pugnali
    } contro chi la possiede.
dagger-two = Due pugnali
    .text = Conta { $daggers ->
        [one] un pugnale
       *[other] { $daggers } pugnali
    } contro chi la possiede.
dagger-three = Tre pugnali
    .text = Conta { $daggers ->
        [one] un pugnale
       *[other] { $daggers } pugnali
    } contro chi la possiede.

## Carte Villaggio

village-blacksmith = Fucina
    .text = Ogni volta che scegli «Radunare le truppe», aggiungi { $stands-troops ->
        [one] un’unità
       *[other] { $stands-troops } unità
    } in più al tuo castello.
village-monastery = Monastero
    .text = Ogni volta che vincono gli inglesi e ricevi la ricompensa per aver sostenuto la Scozia, prendi { $stands-defeat ->
        [one] una moneta d’oro
       *[other] { $stands-defeat } monete d’oro
    } in più.
village-mill = Mulino
    .text = All’inizio della partita: aggiungi { $gain-units-units ->
        [one] un’unità
       *[other] { $gain-units-units } unità
    } al tuo castello.
village-musicians-house = Casa del musicista
    .text = All’inizio della partita: pesca { $draw-cards-cards ->
        [one] una carta Cornamusa
       *[other] { $draw-cards-cards } carte Cornamusa
    }.
village-ferry = Traghetto
    .text = Una volta: sposta fino a { $choose-a-number-units ->
        [one] un’unità
       *[other] { $choose-a-number-units } unità
    } dal tuo accampamento al tuo castello.
village-marketplace = Mercato
    .text = Una volta: paga { $lose-gold-gold ->
        [one] una moneta d’oro
       *[other] { $lose-gold-gold } monete d’oro
    } e scarta scoperta una delle tue carte Pugnale. Anche subito prima del conteggio finale.
village-spy-guild = Gilda delle spie
    .text = Una volta: scegli un altro giocatore e guarda la sua mano e le sue carte Pugnale; poi prendi { $take-gold-gold ->
        [one] una moneta d’oro
       *[other] { $take-gold-gold } monete d’oro
    }.
village-church = Chiesa
    .text = Una volta: quando una carta Cornamusa di un altro giocatore ti fa perdere oro, unità o carte Cornamusa o sposta le tue unità, annulla ciò che ti fa.
village-memorial = Monumento
    .text = { $stands-daggers ->
        [-1] Conti un pugnale in meno.
       *[other] I tuoi pugnali cambiano di { $stands-daggers }.
    }

## Clan

clan-bruce = Bruce
    .text = Ha imparato la pazienza da un ragno.
    .note = Roberto Bruce, conte di Carrick, si fece re nel 1306, perse quasi tutto in pochi mesi, vinse a Bannockburn nel 1314 e vide la pace del 1328.
clan-comyn = Comyn
    .text = Possiede il nord e non dimentica un’offesa.
    .note = I Comyn erano la casata più potente della Scozia e guidarono la resistenza fino al 1304. Morto John Comyn per mano di Bruce, combatterono contro di lui e persero.
clan-balliol = Balliol
    .text = La cotta ce l’ha; gli manca lo stemma.
    .note = Giovanni Balliol fu re dal 1292 al 1296. Quando rinunciò alla corona gli strapparono dalla cotta le armi reali, e la gente lo chiamò Toom Tabard, «cotta vuota».
clan-douglas = Douglas
    .text = Meglio non nominarlo di notte ai bambini inglesi.
    .note = James Douglas, «il Buono» per gli scozzesi e «il Nero» per gli inglesi, prese il castello di Roxburgh nel 1314. Morì in Spagna nel 1330, mentre portava il cuore di re Roberto.
clan-murray = Murray
    .text = Si leva presto, e al nord.
    .note = Andrew Moray vinse con Wallace al ponte di Stirling nel 1297 e morì poco dopo. Suo figlio, sir Andrew Murray, fu Guardiano di Scozia nella guerra successiva.
clan-wallace = Wallace
    .text = Non ha mai firmato niente.
    .note = William Wallace si sollevò nel 1297, vinse al ponte di Stirling, divenne Guardiano e perse a Falkirk. Fu messo a morte a Londra nel 1305.
clan-stewart = Stewart
    .text = Bada alla casa del re, e aspetta.
    .note = Il siniscalco James Stewart fu uno dei Guardiani del 1286. Suo figlio Walter sposò Marjorie Bruce, e il loro figlio fu nel 1371 il primo re Stuart.
clan-campbell = Campbell
    .text = Sa su quale barca salire.
    .note = Neil Campbell seguì Roberto Bruce nel brutto anno 1306 e ne sposò la sorella Mary.
clan-macdonald = MacDonald
    .text = Viene dal mare e combatte all’ala destra.
    .note = Angus Og MacDonald, di Islay, diede rifugio a Roberto Bruce nel 1306 e, secondo la tradizione, combatté al suo fianco a Bannockburn.
clan-fraser = Fraser
    .text = Tre scontri prima di colazione.
    .note = Simon Fraser fu uno dei vincitori di Roslin e fu messo a morte a Londra nel 1306. Alexander Fraser divenne ciambellano di re Roberto.
clan-lindsay = Lindsay
    .text = Si arrende una volta, e poi mai più.
    .note = Alexander Lindsay fu tra quelli che si sottomisero a Irvine nel 1297. David Lindsay è nominato fra i baroni della Dichiarazione di Arbroath, del 1320.
clan-ross = Ross
    .text = Cambia idea, e poi non cede.
    .note = Il conte di Ross fu catturato a Dunbar nel 1296, e nel 1306 consegnò agli inglesi la regina, moglie di Bruce. Nel 1308 fece pace con lui.

## Gettoni

token-bonnet = Berretto
    .text = Il gettone scelta per la Scozia.
token-crown = Corona
    .text = Il gettone scelta per l’Inghilterra.
token-camp = Accampamento di Scozia
    .text = Le sue unità combattono sempre per la Scozia.
token-badge = Insegna d’Onore
    .text = Chi la possiede comincia, sostiene la Scozia senza scegliere e la consegna nella fase 3. Con due o tre giocatori non vincola nessuno.
token-stay-home = Resta a casa!
    .text = Chi lo riceve compie tre azioni di Rifornimento, svuota il suo accampamento e resta a casa fino alla fine del round.
token-virtual = Carta Pugnale virtuale
    .text = Conta come 2 pugnali quando non resta nessuna carta Pugnale da prendere.
