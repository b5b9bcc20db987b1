### Swords and Bagpipes: le regole clausola per clausola, con parole nostre.
### Ogni riga di una clausola è un capoverso. «(Decisione)» indica ciò che le fonti lasciano aperto e che questo progetto ha deciso.

clause-SB-C1 =
    Possono giocare da 2 a 6 persone. Il gioco base è per 4 o 5. In 2, 3 o 6 ci sono regole apposite, e in 5 potete aggiungere «Resta a casa!».
    .title = Giocatori
clause-SB-C2 =
    Una carta Pugnale mostra 1, 2 o 3 pugnali. Ce ne sono 16. Almeno quattro mostrano 1, sei mostrano 2 e quattro mostrano 3, perché tante ne servono per due giocatori («{ clause-SB-2P1.title }»).
    .title = Carte Pugnale
clause-SB-C3 =
    Unità e oro non finiscono mai. Se mancano gettoni o monete, usate qualcos’altro.
    .title = Unità e oro senza limite
clause-SB-C4 =
    (Decisione) Visibili a tutti: l’oro, le unità, quante carte ha ogni mazzo, quante carte Cornamusa e Pugnale ha ogni giocatore, le carte Villaggio, le carte x2 scoperte e gli scarti.
    (Decisione) Segreti: le carte Cornamusa in mano, i valori delle carte Pugnale e, finché non si rivelano, gli schieramenti scelti.
    .title = Che cosa è visibile e che cosa è segreto
clause-SB-C5 =
    (Decisione) Potete parlare e promettere liberamente, ma una promessa non vincola nessuno. Oro, unità e carte passano di mano solo per una regola o una carta.
    .title = Parole e promesse
clause-SB-S1 =
    Le carte Pugnale e le carte Cornamusa sono due mazzi, mescolati separatamente e tenuti coperti.
    .title = I due mazzi
clause-SB-S2 =
    Il segnalino delle sconfitte comincia su Glasgow. La quarta sconfitta della Scozia lo porta sul teschio. Nella partita lunga vale «{ clause-SB-L2.title }».
    .title = Il segnalino delle sconfitte
clause-SB-S3 =
    Il mazzo Stemma Inglese ha in fondo una carta Re Edoardo, presa a caso, e sopra sei carte dal dorso grigio, anch’esse a caso. Nessuno le guarda. Le altre tornano nella scatola, anche queste senza guardarle.
    C’è un round per ogni carta del mazzo: sette.
    .title = Mazzo Stemma Inglese
clause-SB-S4 =
    Ogni giocatore riceve un clan, 3 unità e 3 monete d’oro nel castello, una carta Cornamusa e i due gettoni scelta: la corona per l’Inghilterra, il berretto per la Scozia.
    .title = Con che cosa cominci
clause-SB-S5 =
    Il giocatore più anziano prende l’Insegna d’Onore ed è il primo giocatore.
    (Decisione) Chi ospita la partita indica il posto; se non lo indica, si tira a sorte. Il giocatore più giovane di «{ clause-SB-H2.title }» si stabilisce allo stesso modo, fra gli altri posti.
    .title = Primo giocatore
clause-SB-I1 =
    Un round ha sette fasi: 1 Invasione, 2 Azioni, 3 Insegna d’Onore, 4 Scelta, 5 Battaglia, 6 Ricompense, 7 Fine.
    Nella fase 1 si rivela la prima carta Stemma Inglese. Mostra le truppe inglesi, tre ricompense (se vincono gli scozzesi, se vincono gli inglesi, la paga dell’Inghilterra) e a volte un effetto, che vale solo per questo round.
    .title = Sette fasi; l’invasione
clause-SB-I2 =
    (Decisione) Se il testo di una carta contraddice una clausola, prevale la carta.
    (Decisione) Un effetto Stemma Inglese che non nomina alcuna fase comincia alla fine della fase 1, dopo le unità di «{ clause-SB-2P3.title }» o «{ clause-SB-3P3.title }».
    .title = La carta prevale
clause-SB-A1 =
    Nella fase 2 ogni giocatore ha un turno, a partire da chi ha l’Insegna e in senso orario. Nel tuo turno devi fare esattamente un’azione di Rifornimento. Puoi inoltre fare Trasferimenti e giocare tutte le carte Cornamusa con l’ascia che vuoi. L’ordine lo scegli tu.
    .title = Il tuo turno
clause-SB-A2 =
    Riscuotere le tasse: ricevi 1 moneta d’oro. L’oro si tiene nel castello.
    .title = Riscuotere le tasse
clause-SB-A3 =
    Chiamare la milizia: si aggiunge 1 unità all’accampamento di ogni giocatore e 1 all’accampamento di Scozia.
    .title = Chiamare la milizia
clause-SB-A4 =
    Radunare le truppe: aggiungi 2 unità al tuo castello.
    .title = Radunare le truppe
clause-SB-A5 =
    Assoldare mercenari: paghi 1 moneta d’oro e aggiungi 4 unità al tuo castello.
    (Decisione) Senza oro non puoi sceglierla.
    .title = Assoldare mercenari
clause-SB-A6 =
    Trasferimento: sposti quante unità vuoi dal tuo castello al tuo accampamento.
    (Decisione) Puoi farlo più di una volta nel tuo turno. Solo una carta riporta indietro le unità.
    .title = Trasferimento
clause-SB-A7 =
    Le unità in un accampamento combattono in questo round.
    .title = Unità nell’accampamento
clause-SB-B1 =
    Nella fase 3, quando tutti hanno agito, chi ha l’Insegna d’Onore deve consegnarla a un altro giocatore a sua scelta.
    .title = Consegnare l’Insegna
clause-SB-B2 =
    Non puoi consegnare l’Insegna a chi l’ha consegnata a te nel round immediatamente precedente. Nel primo round può riceverla chiunque.
    .title = Non si restituisce subito
clause-SB-B3 =
    (Decisione) «{ clause-SB-B2.title }» guarda solo la consegna della fase 3: un’Insegna spostata da una carta non esclude nessuno. Non cambia nemmeno un ordine dei turni, o di gioco delle carte, già cominciato.
    (Decisione) Se tutti gli altri fossero esclusi, non lo è nessuno.
    .title = Insegna spostata da una carta
clause-SB-X1 =
    Nella fase 4 ogni giocatore mette in segreto un gettone scelta coperto. Tutti scelgono insieme e nessuno vede la scelta degli altri.
    Sono esclusi dalla scelta chi ha l’Insegna, se lo vincola («{ clause-SB-X2.title }»), e chi è a casa («{ clause-SB-H5.title }»).
    .title = Scegliere da che parte stare
clause-SB-X2 =
    Chi ha l’Insegna non sceglie: sostiene la Scozia.
    .title = L’Insegna vincola
clause-SB-X3 =
    Quando tutti i gettoni sono stati messi, e prima di rivelarli, i giocatori possono giocare tutte le carte Cornamusa con il simbolo dei gettoni che vogliono. Per l’ordine vedi «{ clause-SB-P5.title }».
    .title = Carte con i gettoni
clause-SB-X4 =
    (Decisione) L’Insegna vincola chi la possiede quando si mettono i gettoni. Se poi passa di mano nello stesso round, gli schieramenti già scelti restano.
    .title = Quando vincola l’Insegna
clause-SB-F1 =
    Tutti i gettoni si rivelano nello stesso momento.
    .title = Si rivelano i gettoni
clause-SB-F2 =
    La forza scozzese è data dalle unità negli accampamenti dei sostenitori della Scozia più quelle nell’accampamento di Scozia. Queste combattono sempre per la Scozia, anche quando nessuno la sostiene.
    .title = Forza scozzese
clause-SB-F3 =
    La forza inglese è data dalle unità negli accampamenti dei sostenitori dell’Inghilterra più il numero sulla carta Stemma Inglese.
    .title = Forza inglese
clause-SB-F4 =
    La forza maggiore vince la battaglia. In caso di parità vince la Scozia.
    .title = Chi vince la battaglia
    .too = parità, pari, pareggio
clause-SB-F5 =
    Se la Scozia perde, il segnalino delle sconfitte avanza. Se arriva sul teschio, la guerra è persa: il round si gioca comunque fino in fondo, ricompense comprese, poi la partita finisce.
    .title = Una sconfitta della Scozia
clause-SB-F6 =
    (Decisione) Con due o tre giocatori può capitare che nessuno sostenga la Scozia. La battaglia si combatte lo stesso, e l’accampamento di Scozia può vincerla da solo. Le ricompense dei berretti allora non vanno a nessuno; l’oro sotto la corona si divide fra tutti come al solito.
    .title = Nessuno per la Scozia
clause-SB-W1 =
    È disertore chi non ha unità nell’accampamento all’inizio della fase 5, dopo le carte con i gettoni e dopo la consegna di «{ clause-SB-2P5.title }». Un disertore non riceve ricompense e non gioca carte Cornamusa nella fase 6.
    (Decisione) La carta Pugnale è una ricompensa, quindi un disertore non la pesca; con due giocatori, però, vedi «{ clause-SB-2P6.title }». I disertori non contano quando si divide l’oro dell’Inghilterra. Se tutti i suoi sostenitori sono disertori, l’oro resta nella riserva.
    .title = Disertori
clause-SB-W2 =
    Se vincono gli scozzesi, ogni sostenitore della Scozia pesca una carta Cornamusa e prende l’oro indicato sotto il berretto intero.
    .title = Ricompensa: vincono gli scozzesi
clause-SB-W3 =
    Se vincono gli inglesi, ogni sostenitore della Scozia aggiunge un’unità al suo castello e prende l’oro indicato sotto il berretto trafitto.
    .title = Ricompensa: vincono gli inglesi
clause-SB-W4 =
    Chiunque vinca, ogni sostenitore dell’Inghilterra pesca in segreto una carta Pugnale.
    .title = Ricompensa: un pugnale
clause-SB-W5 =
    Chiunque vinca, l’oro indicato sotto la corona si divide in parti uguali fra i sostenitori dell’Inghilterra, arrotondando per difetto. Ciò che avanza torna nella riserva.
    .title = Ricompensa: l’oro inglese
clause-SB-W6 =
    Una carta senza il simbolo delle tre lance sotto la corona è generosa: ogni sostenitore dell’Inghilterra prende l’intera somma.
    .title = Carte generose
clause-SB-W7 =
    Nella fase 6 i giocatori possono giocare tutte le carte Cornamusa con la borsa che vogliono, ma nessuna ricevuta in questa stessa fase, in qualunque modo.
    .title = Carte con la borsa
clause-SB-W8 =
    (Decisione) Prima si danno le ricompense, un giocatore alla volta, a partire da chi ha l’Insegna e in senso orario. Poi si possono giocare carte con la borsa.
    (Decisione) Lo stesso ordine vale ogni volta che più giocatori pescano, perdono o decidono insieme e l’ordine conta.
    .title = In quale ordine
clause-SB-E1 =
    Nella fase 7 si scartano tutte le unità in tutti gli accampamenti, compreso l’accampamento di Scozia.
    .title = Si svuotano gli accampamenti
clause-SB-E2 =
    Chi ha l’Insegna è il primo giocatore del round successivo.
    .title = Chi comincia il round successivo
clause-SB-P1 =
    Le carte Cornamusa restano nascoste nella tua mano finché non le giochi. Puoi averne quante ne vuoi e giocarne quante ne vuoi in un round.
    .title = Carte Cornamusa
clause-SB-P2 =
    Il simbolo dice quando si può giocare la carta. Ascia: nel tuo turno della fase 2. Gettoni: nella fase 4, quando tutti hanno scelto e prima di rivelare. Borsa: nella fase 6.
    .title = Ascia, gettoni, borsa
clause-SB-P3 =
    Una carta giocata si scarta appena il suo effetto è compiuto, a meno che non sia una carta x2.
    .title = Dopo aver giocato una carta
clause-SB-P4 =
    Dopo il primo uso una carta x2 resta scoperta davanti a chi la possiede. Dal round successivo si può usare un’altra volta, quindi mai due volte in un round. Dopo il secondo uso si scarta.
    .title = Carte x2
clause-SB-P5 =
    Con le carte con i gettoni e con la borsa, quando l’ordine conta, comincia chi ha l’Insegna e gli altri seguono in senso orario. Chi passa non gioca più carte in quella fase di quel round.
    (Decisione) A questo tavolo si fa sempre così: a turno ognuno gioca una carta (o una carta Villaggio che si possa usare) o passa, un giro dopo l’altro, finché non hanno passato tutti.
    (Decisione) Un giocatore si salta solo per ragioni che tutti conoscono: è disertore, è a casa, oppure non ha né mano, né carte x2 scoperte, né carte Villaggio.
    .title = Giocare le carte a turno
clause-SB-P6 =
    Un numero di unità su una carta significa quel numero o meno. L’oro perso lo perde chi gioca la carta, se questa non dice altrimenti («{ clause-SB-P7.title }»). Il simbolo della milizia funziona come «{ clause-SB-A3.title }».
    (Decisione) «O meno» può essere anche nessuna.
    .title = Simboli sulle carte
clause-SB-P7 =
    (Decisione) L’oro che una carta toglie a chi la gioca è un prezzo: senza l’intera somma non puoi giocarla.
    (Decisione) Se un altro giocatore ha meno oro, unità o carte di quanto una carta gli toglie, perde quello che ha.
    .title = Prezzi e perdite
clause-SB-P8 =
    (Decisione) Una carta x2 scoperta non fa più parte della mano: gli effetti sulle mani (rubare, scambiare, scartare, contare) non la toccano. Un uso annullato dalla Chiesa è un uso.
    .title = Carte x2 scoperte
clause-SB-P9 =
    (Decisione) Una carta che deve nominare un giocatore o una cosa si può giocare solo se c’è una scelta lecita. Una carta che non nomina nulla si può giocare anche senza effetto.
    .title = Quando è giocabile
clause-SB-D1 =
    Guardi le tue carte Pugnale in segreto e devi tenerle nascoste. Puoi dirne quello che vuoi, vero o falso.
    .title = Pugnali nascosti
clause-SB-D2 =
    Alla fine della partita tutte le carte Pugnale si rivelano e si sommano.
    (Decisione) Con due giocatori contano solo le carte Pugnale scoperte davanti a un giocatore («{ clause-SB-2P6.title }»), non quelle, delle sette, rimaste in mano.
    .title = Conteggio dei pugnali
clause-SB-V1 =
    La partita finisce dopo l’ultima carta Stemma Inglese, il Re Edoardo. Finisce in anticipo, al termine del round in cui le sconfitte della Scozia raggiungono il limite, che è quattro (cinque nella partita lunga, «{ clause-SB-L2.title }»), oppure per «{ clause-SB-2P7.title }».
    .title = Fine della partita
clause-SB-V2 =
    Se la Scozia resiste, prima si esclude il traditore, se c’è («{ clause-SB-V4.title }»). Fra gli altri vince chi ha più oro; in caso di parità, chi ha meno pugnali.
    (Decisione) Chi è ancora in parità condivide la vittoria.
    .title = La Scozia resiste
clause-SB-V3 =
    Se la Scozia cade, vince chi ha meno pugnali; in caso di parità, chi ha più oro.
    (Decisione) Chi è ancora in parità condivide la vittoria.
    .title = La Scozia cade
clause-SB-V4 =
    Cinque Pugnali vale solo se la Scozia resiste. Un giocatore con almeno 5 pugnali in più di ciascuno degli altri è un traditore e non può vincere. Può essercene uno solo.
    .title = Cinque Pugnali
clause-SB-V5 =
    I regolamenti danno questi esempi. Con 1, 2, 6 e 11 pugnali è escluso chi ne ha 11. Con 0, 1, 8 e 9 (prima edizione) o 0, 0, 8 e 9 (edizione internazionale) non è escluso nessuno.
    .title = Cinque Pugnali: esempi
clause-SB-2P1 =
    Con due giocatori non c’è un mazzo Pugnale sul tavolo. Ognuno tiene in segreto sette carte Pugnale: 1, 1, 2, 2, 2, 3, 3.
    .title = Due giocatori: carte Pugnale
clause-SB-2P2 =
    Con due giocatori «Capitolazione di Irvine» e «Bruce è di nuovo con noi!» si tolgono prima di formare il mazzo Stemma Inglese. Se si pesca una carta Cornamusa che parla dell’Insegna, come «Questione d’onore», si scarta e se ne pesca un’altra.
    (Decisione) Anche nella prima edizione queste carte Cornamusa si sostituiscono. Restano fuori ogni volta che si rimescola.
    .title = Due giocatori: carte tolte
clause-SB-2P3 =
    Con due giocatori, nella fase 1, dopo aver rivelato la carta, si aggiungono 3 unità all’accampamento di Scozia.
    .title = Due giocatori: accampamento di Scozia
clause-SB-2P4 =
    Con due giocatori la fase 3 si salta. Nella fase 4 entrambi scelgono in segreto da che parte stare e mettono coperta una delle proprie carte Pugnale. Poi si possono giocare carte con i gettoni.
    (Decisione) L’Insegna non vincola nessuno.
    .title = Due giocatori: la scelta
clause-SB-2P5 =
    Con due giocatori, dopo le carte con i gettoni, chi ha l’Insegna può darla all’altro o tenerla. Chi la riceve sposta tutte le unità tranne una dal suo accampamento all’accampamento di Scozia; se ne ha una o nessuna, non sposta nulla.
    (Decisione) «{ clause-SB-B2.title }» non limita questa consegna.
    .title = Due giocatori: cedere l’Insegna
clause-SB-2P6 =
    Con due giocatori schieramenti e carte Pugnale si rivelano insieme. Un sostenitore dell’Inghilterra prende la carta messa dal rivale e la tiene scoperta: conta contro di lui. La carta messa contro un sostenitore della Scozia si scarta scoperta; entrambi possono guardare questi scarti in qualsiasi momento.
    (Decisione) Questo sostituisce «{ clause-SB-W4.title }» e fa parte della rivelazione, non delle ricompense: anche un disertore prende la carta. Questi scarti non formano mai un nuovo mazzo.
    .title = Due giocatori: la rivelazione
clause-SB-2P7 =
    Con due giocatori Cinque Pugnali si controlla anche all’inizio di ogni round dopo il primo, comunque vada la Scozia: chi ha almeno 5 pugnali in più dell’altro perde subito.
    (Decisione) Si controlla prima della fase 1, e il Mercato non si può usare per questo. Alla fine vale ancora «{ clause-SB-V4.title }».
    .title = Due giocatori: Cinque Pugnali
clause-SB-2P8 =
    (Decisione) In una partita di nove round in due, chi non ha più carte Pugnale in mano mette un 2 virtuale («{ clause-SB-Q2.title }»).
    .title = Due giocatori: senza carte Pugnale
clause-SB-2P9 =
    Con due giocatori tutte le altre regole restano quelle per più giocatori.
    (Decisione) Un effetto che fa pescare una carta Pugnale dà un 2 virtuale («{ clause-SB-Q2.title }»).
    .title = Due giocatori: tutto il resto
clause-SB-3P1 =
    Con tre giocatori ognuno comincia con due carte Cornamusa.
    .title = Tre giocatori: carte Cornamusa
clause-SB-3P2 =
    Con tre giocatori l’Insegna non vincola nessuno e passa sempre in senso orario.
    .title = Tre giocatori: l’Insegna
clause-SB-3P3 =
    Con tre giocatori l’accampamento di Scozia riceve un’unità in più a ogni round.
    (Decisione) Arriva alla fine della fase 1.
    .title = Tre giocatori: accampamento di Scozia
clause-SB-3P4 =
    Con tre giocatori le carte Stemma Inglese che parlano dell’Insegna si tolgono prima di formare il mazzo. L’edizione internazionale nomina «Capitolazione di Irvine» e «Bruce è di nuovo con noi!»; la prima edizione parla di una sola carta e non la nomina.
    (Decisione) In entrambe le edizioni si tolgono tutte e due. Per le carte Cornamusa vale «{ clause-SB-2P2.title }».
    .title = Tre giocatori: carte tolte
clause-SB-H1 =
    In sei si usa sempre «Resta a casa!». In cinque, se volete.
    .title = Resta a casa!: per chi
clause-SB-H2 =
    All’inizio «Resta a casa!» è del giocatore più giovane. Fino alla fase 3 del primo round non fa nulla.
    .title = Resta a casa!: all’inizio
clause-SB-H3 =
    Nella fase 3, una volta consegnata l’Insegna, chi ha «Resta a casa!» deve consegnarlo a un altro giocatore. Non può essere chi ha l’Insegna, né chi gliel’ha consegnato nel round immediatamente precedente.
    (Decisione) L’Insegna può andare a chi ha «Resta a casa!». In cinque o sei resta sempre qualcuno.
    .title = Resta a casa!: consegnarlo
clause-SB-H4 =
    Chi riceve «Resta a casa!» fa tre cose in quest’ordine: compie tre azioni di Rifornimento, anche ripetute; scarta tutte le unità del suo accampamento; resta a casa.
    (Decisione) Le azioni sono esattamente tre, una dopo l’altra, e ognuna dev’essere possibile nel suo momento: «Assoldare mercenari» richiede di avere oro allora. Niente Trasferimento e niente carte.
    .title = Resta a casa!: tre azioni
clause-SB-H5 =
    Fino alla fine del round chi è a casa non si schiera, non riceve ricompense e non gioca carte con i gettoni né con la borsa. Non lo toccano le carte Cornamusa degli altri né il testo della carta Stemma Inglese.
    (Decisione) Nessuna carta può nominarlo, e una carta della milizia non gli dà unità. Non può usare Traghetto, Mercato o Gilda delle spie. Ciò che gli è capitato nelle fasi 1 e 2 resta.
    (Decisione) Il testo della carta Stemma Inglese non tocca nemmeno i suoi tre Rifornimenti: «Riscuotere le tasse» gli dà 1 moneta d’oro, e nessun Rifornimento gli è vietato.
    .title = Resta a casa!: a casa
clause-SB-H6 =
    In sei si consigliano nove round («{ clause-SB-L1.title }»).
    .title = Resta a casa!: nove round
clause-SB-G1 =
    Come opzione, nell’edizione internazionale, ogni giocatore riceve a caso una carta Villaggio prima della partita. Resta scoperta. Le altre si tolgono dal gioco.
    .title = Opzione: carte Villaggio
clause-SB-G2 =
    Fucina e Monastero sono permanenti: si attivano ogni volta che la loro condizione è soddisfatta.
    .title = Fucina e Monastero
clause-SB-G3 =
    Mulino e Casa del musicista si usano subito all’inizio della partita e poi si scartano.
    (Decisione) Si fa quando tutti hanno ciò che dice «{ clause-SB-S4.title }», giocatore per giocatore, come dice «{ clause-SB-W8.title }».
    .title = Mulino e Casa del musicista
clause-SB-G4 =
    Traghetto, Mercato e Gilda delle spie si possono usare una volta e poi si scartano. Li usi in un momento in cui sei tu a poter giocare carte Cornamusa; il Mercato anche subito prima del conteggio finale.
    (Decisione) Non puoi usarli nella fase 6 se sei disertore, né mentre sei a casa, né dopo aver passato.
    .title = Traghetto, Mercato, Gilda delle spie
clause-SB-G5 =
    La Chiesa si può usare una volta e poi si scarta. Puoi rispondere con questa carta quando una carta Cornamusa di un altro giocatore ti fa perdere oro, unità o carte Cornamusa o sposta le tue unità. L’effetto su di te è annullato, anche se la carta non era diretta a te. Chi l’ha giocata non può scegliere un nuovo bersaglio.
    (Decisione) La fonte chiude questo elenco con «e così via»; non vi aggiunge nulla.
    .title = Chiesa
clause-SB-G6 =
    Il Monumento conta una volta come −1 pugnale, quando si stabilisce chi vince e prima di contare i pugnali.
    (Decisione) Conta senza chiedere, perché non danneggia mai; dopo il Mercato, e anche nei controlli di «{ clause-SB-2P7.title }». La somma può scendere sotto zero.
    .title = Monumento
clause-SB-G7 =
    (Decisione) La Chiesa si offre quando bersagli e quantità sono stati scelti e non è ancora successo nulla. Annulla le perdite e gli spostamenti di chi la possiede, e ciò che un altro ne guadagnerebbe. Il resto della carta Cornamusa vale, e quella carta è spesa.
    (Decisione) La Chiesa non vale mai contro una carta propria, un testo Stemma Inglese o una carta Villaggio. I disertori possono usarla.
    .title = La Chiesa in dettaglio
clause-SB-L1 =
    La partita lunga ha nove round: una carta dal dorso rosso e otto dal dorso grigio.
    .title = Partita lunga
clause-SB-L2 =
    Nella partita lunga la Scozia cade con la quinta sconfitta. Con la prima il segnalino delle sconfitte arriva su Glasgow.
    .title = Partita lunga: sconfitte
clause-SB-L3 =
    (Decisione) Se non restano abbastanza carte dal dorso grigio, la partita lunga non si può giocare. La prima edizione ne ha otto nella scatola, e con due o tre giocatori due di queste si tolgono.
    .title = Partita lunga: poche carte
clause-SB-L4 =
    (Decisione) Ensemble scozzese dà tre carte Cornamusa con qualsiasi numero di giocatori, al posto di quelle di «{ clause-SB-S4.title }» o «{ clause-SB-3P1.title }».
    (Decisione) Pugnali prevedibili richiede un mazzo Pugnale; perciò con due giocatori non si può giocare.
    .title = Varianti e numero di giocatori
clause-SB-M1 =
    Con Ensemble scozzese ogni giocatore comincia con tre carte Cornamusa.
    .title = Ensemble scozzese
clause-SB-N1 =
    Con Pugnali prevedibili le carte Pugnale 1, 2, 2, 3, 3 si mescolano e sono le prime cinque del mazzo. Sotto vanno di nuovo 1, 2, 2, 3, 3, mescolate, e in fondo le rimanenti, mescolate.
    .title = Pugnali prevedibili
clause-SB-Q1 =
    Se il mazzo Cornamusa o il mazzo Pugnale è vuoto, i suoi scarti vengono mescolati e formano un nuovo mazzo.
    (Decisione) Si fa nel momento in cui bisogna pescare una carta.
    .title = Mazzo vuoto
clause-SB-Q2 =
    Se i giocatori hanno tutte le carte Pugnale, ognuna che dovrebbero ancora prendere conta come un 2 virtuale.
    .title = Carte Pugnale finite
clause-SB-Q3 =
    Se i giocatori hanno tutte le carte Cornamusa, non se ne pescano più.
    .title = Carte Cornamusa finite
