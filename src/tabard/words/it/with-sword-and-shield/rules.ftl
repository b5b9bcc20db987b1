### With Sword and Shield: le regole clausola per clausola, con parole nostre.
### Ogni riga di una clausola è un capoverso. «(Decisione)» indica ciò che le fonti lasciano aperto e che questo progetto ha deciso.

clause-WS-1_0_1a =
    Le carte Inizio hanno il dorso verde e sono di tre tipi: Cavalieri, carte Salute e Artefatti. Un Cavaliere ha quattro abilità: Forza, Tecnica, Cavalleria e Resistenza.
    .title = Carte Inizio
clause-WS-1_0_1b =
    Un Artefatto cambia delle abilità del suo Cavaliere; di solito ne alza una e ne abbassa un’altra. Appartiene a uno di tre gruppi: armi, averi o indumenti. Non puoi scartarlo né cambiarlo con un altro, e ogni Cavaliere ne porta uno solo, salvo in situazioni speciali. Alcuni Artefatti sono Unici.
    (Decisione) Una situazione è speciale quando lo dice una carta.
    (Decisione) La Resistenza non scende mai sotto 1, né le altre abilità sotto 0, qualunque cosa le riduca.
    .title = Artefatti
clause-WS-1_0_1c =
    Una carta Salute ha 28 punti Fatica e spazio per 5 colpi. Su di essa segni anche la Tattica che hai scelto, Forza o Tecnica.
    .title = Carte Salute
clause-WS-1_0_2a =
    Le carte del mazzo hanno il dorso viola, formano il mazzo di gioco e sono di quattro tipi: carte Combattimento, Imprese, Eventi e Potenziamenti.
    .title = Carte del mazzo
clause-WS-1_0_2b =
    Ogni carta Combattimento ha un numero di Forza e uno di Tecnica; gli stessi due valgono in attacco e in difesa. Mostra inoltre un attacco, che è un taglio o una stoccata, e una difesa: una guardia, con la spada o con lo scudo, e gli attacchi che quella guardia ferma.
    .title = Carte Combattimento
clause-WS-1_0_3 =
    Le carte Inizio stanno scoperte sul tavolo.
    (Decisione) Sono visibili a tutti anche i Potenziamenti, i colpi, i punti Fatica, le Tattiche, quante carte ha ogni mano e ogni mazzo, e gli scarti. Un’offerta rivela a tutti che la sua carta è in quella mano.
    (Decisione) Se il testo di una carta contraddice una clausola, prevale la carta.
    .title = Che cosa è visibile e che cosa è segreto
clause-WS-1_2 =
    Una carta può mostrare queste icone: un simbolo di Combinazione (ce l’hanno tutte le carte Combattimento e tutti gli Eventi), una Manovra, un numero d’Iniziativa, una guardia con la spada, una guardia con lo scudo, punti Fatica da pagare o da guadagnare, un colpo, un Movimento di Mischia, un Blocco di Mischia.
    (Decisione) In una Giostra i simboli di Movimento e di Blocco di Mischia non significano nulla.
    (Decisione) Hanno un numero d’Iniziativa solo carte che un attaccante può giocare.
    .title = Icone
clause-WS-1_2n =
    I numeri vanno da 2 a 6 e ognuno ha la sua parola. Forza: 2 fiacca, 3 debole, 4 energica, 5 possente, 6 feroce. Tecnica: 2 goffa, 3 mediocre, 4 abile, 5 brillante, 6 geniale.
    .title = I numeri e le loro parole
clause-WS-2_2_1 =
    Gli attacchi sono undici. Ognuno è un taglio, dato con il filo della spada, o una stoccata, data con la punta. Si chiamano Taglio traverso, Taglio obliquo, Taglio storto, Taglio di battaglia, Taglio strabico, Taglio del furore, Taglio della corona, Taglio dello scalpo, Taglio dell’ira, Stoccata a piombo e Taglio del padre.
    .title = Gli undici attacchi
clause-WS-2_2_2 =
    Le guardie sono dieci. Cinque si fanno con lo scudo: Guardia dell’ala, Guardia del furore, Porta di quercia, Cappello di ferro e Guardia dell’inguine. Altre cinque con la spada: Guardia della corona, Guardia della barriera, Porta di ferro, Guardia della croce e Acchiappaganci.
    Oltre allo scudo e alla spada c’è un terzo modo di difendersi: la Manovra.
    .title = Le dieci guardie
clause-WS-2_0_1 =
    Il primo a pescare carte Inizio è il giocatore alla sinistra di chi le ha mescolate.
    (Decisione) A questo tavolo quel posto si tira a sorte.
    .title = Chi pesca per primo
clause-WS-2_0_2 =
    I giocatori, uno dopo l’altro, scoprono carte Inizio, ognuno finché non ha un Cavaliere e una carta Salute. Tieni la prima carta di ogni tipo che scopri, e questo vale anche per l’Artefatto; le altre di un tipo che hai già si scartano. Non scegli mai fra di esse.
    (Decisione) Il regolamento dice che «puoi» tenere un Artefatto; poiché non si sceglie nulla, lo tieni.
    (Decisione) Se il mazzo Inizio finisce, lo si forma di nuovo con i suoi scarti.
    .title = Pescare le carte Inizio
clause-WS-2_0_3 =
    Ogni giocatore riceve otto carte del mazzo. Ogni volta che il mazzo è vuoto, gli scarti vengono mescolati e formano un nuovo mazzo.
    (Decisione) Se non ci sono nemmeno scarti, si mescolano le carte giocate in questo turno. Se non ce ne sono, si pescano le carte che ci sono.
    .title = La mano e il mazzo vuoto
clause-WS-2_0_4 =
    Scegli liberamente la Tattica con cui cominci. Questa prima scelta non è un’azione.
    (Decisione) Si sceglie dopo aver guardato la mano e prima dell’asta, tutti insieme e in segreto.
    .title = La prima Tattica
clause-WS-2_0_5 =
    Cambiare Tattica più tardi costa un’azione.
    (Decisione) Il cambio si può annullare finché nessuno, dopo, ha pescato una carta o risposto.
    .title = Cambiare Tattica
clause-WS-2_1_2a =
    Un’asta decide chi comincia. La apre chi ha pescato per primo carte Inizio. A turno, ognuno offre il numero d’Iniziativa di una carta che ha in mano oppure passa. Ogni offerta dev’essere più bassa della precedente; con due mazzi può anche essere uguale. Chi passa è fuori dall’asta. Comincia chi ha fatto l’offerta più bassa, e la carta offerta dev’essere la prima a essere giocata.
    (Decisione) Chiunque può passare, quindi passare non dimostra nulla.
    (Decisione) La carta d’apertura si gioca da sola, non in una Combinazione. Le carte che perdono l’asta restano in mano.
    .title = L’asta
clause-WS-2_1_2b =
    Se nessuno ha una carta con un numero d’Iniziativa, tutte le mani tornano nel mazzo, si mescola e si distribuisce di nuovo.
    (Decisione) Lo stesso si fa se nessuno fa offerte. Dopo tre distribuzioni così, comincia un posto tirato a sorte, che può aprire con ciò che vuole.
    .title = Nessuna carta d’Iniziativa
clause-WS-2_1_2c =
    Con due mazzi due offerte possono essere uguali. Allora comincia la parte che ha la successiva carta d’Iniziativa più bassa; in una Mischia si guardano quelle di tutta la squadra.
    (Decisione) Ogni parte mostra la sua carta d’Iniziativa più bassa, oltre a quella offerta. Chi non ne ha conta come il più alto. Se sono di nuovo pari, decide il caso. Chi vince apre con la carta che aveva offerto.
    .title = Offerte uguali
clause-WS-2_1_2d =
    In una Mischia ogni Cavaliere fa offerte per conto suo.
    (Decisione) Si offre in senso orario, a partire dal Cavaliere che è stato schierato per primo. La carta d’apertura si può rivolgere contro qualsiasi rivale a portata.
    .title = L’asta nella Mischia
clause-WS-1_1_1 =
    Solo l’attaccante agisce. In un turno un Cavaliere ha tante azioni quanta è la sua Resistenza.
    È un’azione ognuna di queste cose: giocare una carta Combattimento, un’Impresa, un Evento o un Potenziamento; giocare una Combinazione; scartare una carta; cambiare Tattica; giocare un Blocco di Mischia.
    .title = Azioni
clause-WS-1_1_2 =
    Un «Grande Pass» consuma in una volta tutte le azioni del turno, e così anche un Movimento di Mischia.
    .title = Tutte le azioni in una volta
clause-WS-1_1_3 =
    Per rispondere il difensore usa tutte le carte che gli servono, fino alle otto che ha in mano.
    .title = Quante risposte
clause-WS-1_1_4 =
    C’è una sola azione che un difensore può compiere: il Movimento di Mischia («{ clause-WS-3_0_5a.title }»).
    (Decisione) Quest’azione non toglie nulla al prossimo turno di quel Cavaliere.
    .title = L’unica azione del difensore
clause-WS-2_1_1 =
    Il turno finisce quando l’attaccante non ha più azioni.
    (Decisione) L’attaccante può finirlo prima, ma non senza aver giocato la carta d’apertura richiesta da «{ clause-WS-2_1_2a.title }».
    .title = Fine del turno
clause-WS-2_1_3 =
    Dopo il turno il difensore pesca fino ad avere otto carte, poi lo fa l’attaccante. Quindi tutte le carte giocate si scartano, e attaccante e difensore si scambiano i ruoli.
    .title = Riempire la mano
clause-WS-2_2_3a =
    Il Numero di Combattimento Modificato (NCM) è una somma: il valore del Cavaliere nella Tattica che ha scelto, con ciò che aggiungono o tolgono il suo Artefatto e i suoi Potenziamenti, più il valore della carta Combattimento in quella stessa Tattica. Attaccante e difensore possono combattere con Tattiche diverse.
    .title = Numero di Combattimento Modificato
clause-WS-2_2_3b =
    Se il valore della carta supera quello del Cavaliere, questi paga la differenza in punti Fatica. Vale allo stesso modo per l’attacco e per la difesa.
    .title = Quanto costa una carta Combattimento
clause-WS-2_2_3c =
    A un attacco si risponde in tre modi: con una carta Combattimento la cui guardia lo ferma, con un’Impresa che lo ferma o con una Manovra. Un attacco senza risposta è un colpo.
    (Decisione) Secondo il regolamento il difensore è obbligato a rispondere. Ma le mani sono segrete, perciò puoi rinunciare e subire il colpo.
    .title = Risposte a un attacco
clause-WS-2_2_3d =
    Se l’attacco è stato fermato con una guardia, si confrontano i due NCM. Chi ha il più basso paga la differenza in punti Fatica. Se sono uguali, nessuno paga.
    (Decisione) Se una delle due parti ha usato un’Impresa, non si confronta nulla. L’Impresa costa quanto c’è scritto.
    .title = Confrontare gli NCM
clause-WS-2_2_5 =
    Per una Manovra giochi una carta con quel simbolo e paghi 5 punti Fatica. Il tuo Cavaliere schiva l’attacco.
    (Decisione) Puoi sceglierla anche se hai un’altra risposta. I 5 punti sostituiscono il prezzo della carta, e gli NCM non si confrontano.
    .title = Manovra
clause-WS-2_2_4a =
    Un Cavaliere a cui non resta nessun punto Fatica subisce un colpo.
    .title = Sfinimento
clause-WS-2_2_4b =
    Ogni volta che un Cavaliere subisce un colpo, i suoi punti Fatica tornano a 28.
    (Decisione) Ciò che gli restava da pagare è condonato.
    .title = I punti Fatica dopo un colpo
clause-WS-2_2_4c =
    I punti Fatica si recuperano solo fino a 28. Per quanti ne recuperi, nessun colpo guarisce mai.
    .title = Recuperare punti Fatica
clause-WS-2_2_4d =
    Un Cavaliere con cinque colpi è fuori.
    (Decisione) I costi si pagano prima degli effetti. Un effetto su entrambi i Cavalieri colpisce per primo chi l’ha giocato. Il primo che arriva a cinque colpi perde in quel momento.
    .title = Cinque colpi
clause-WS-2_2_4e =
    (Decisione) I pagamenti si fanno uno alla volta, in quest’ordine: il prezzo dell’attaccante, insieme al punto in più se è Scosso; il prezzo del difensore; la differenza degli NCM.
    (Decisione) Un prezzo può superare i punti Fatica che ti restano. Allora il tuo Cavaliere subisce il colpo («{ clause-WS-2_2_4b.title }»), e ciò che hai giocato vale lo stesso, a meno che quel colpo non sia il quinto.
    .title = Ordine dei pagamenti
clause-WS-2_2_6 =
    Solo l’attaccante può giocare Eventi.
    .title = Eventi
clause-WS-2_2_7 =
    Il testo di un’Impresa dice se serve per l’attacco o per la difesa.
    .title = Imprese
clause-WS-2_2_8 =
    Solo l’attaccante può giocare Potenziamenti. Un Potenziamento vale subito e resta accanto al suo Cavaliere per il resto della partita. Un Cavaliere può averne quanti ne vuole.
    (Decisione) Se aumenta la Resistenza, hai l’azione in più già in questo turno.
    .title = Potenziamenti
clause-WS-2_2_9 =
    In una Combinazione metti giù insieme due, tre o quattro carte che hanno lo stesso simbolo di Combinazione. È un’azione sola e costa 4 punti Fatica, qualunque sia il numero di carte. Il testo di una carta può vietarlo.
    (Decisione) Oltre ai 4 si paga il prezzo proprio di ogni carta.
    (Decisione) Tutti i suoi attacchi sono rivolti contro un solo rivale, che risponde a uno alla volta, nell’ordine in cui li hai messi.
    .title = Combinazioni
clause-WS-2_2_9b =
    (Decisione) L’intera Combinazione è visibile prima della prima risposta. Per primi si pagano i 4 punti Fatica, con un solo punto in più se l’attaccante è Scosso; il prezzo di ogni carta si paga quando viene il suo momento.
    (Decisione) Un colpo non interrompe una Combinazione, a meno che non sia il quinto dell’attaccante.
    .title = Combinazioni passo per passo
clause-WS-2_2_10 =
    Dal quarto colpo in poi un Cavaliere è Scosso («alterado» nel regolamento spagnolo): ogni sua azione costa un punto Fatica in più, anche scartare una carta o cambiare Tattica. Difendersi non è un’azione e non costa più di prima.
    (Decisione) Un Movimento di Mischia fatto come risposta costa quanto sempre: nell’esempio 19 del regolamento si pagano 10. Nel proprio turno costa 1 in più. Il «Grande Pass» è gratuito.
    .title = Scosso
clause-WS-2_2_11 =
    Un Cavaliere Scosso può fare, una volta per partita, un «Grande Pass»: scarta tutta la mano e pesca otto carte. Consuma così tutte le sue azioni.
    (Decisione) Perciò dev’essere la prima cosa che fa nel turno.
    (Decisione) Può farlo anche un Cavaliere che è nella retroguardia.
    .title = «Grande Pass»
clause-WS-2_2_z =
    (Decisione) Se dopo 200 turni non c’è un vincitore, o se nessuno ha carte né può pescarne, vince chi ha meno colpi. In caso di parità, chi ha più punti Fatica; se anche questi sono pari, la partita è patta.
    (Decisione) In una Mischia ci si arriva dopo 600 turni. Vince la squadra con più Cavalieri in piedi; poi si confrontano colpi e punti Fatica come sopra, sommando quelli di ogni squadra.
    .title = Una partita senza fine
clause-WS-2_3_1 =
    In una Giostra con due mazzi ogni giocatore ha un mazzo Inizio e un mazzo di gioco propri. I due non possono avere lo stesso Cavaliere, né lo stesso Artefatto Unico. Per le offerte uguali vale «{ clause-WS-2_1_2c.title }».
    (Decisione) Chi scopre dopo va avanti finché non trova un altro Cavaliere, come nell’esempio 20 del regolamento. Un Artefatto non permesso si scarta e non è sostituito da un altro.
    .title = Giostra con due mazzi
clause-WS-2_3_2 =
    Tutti gli Artefatti si possono usare in tutte le forme di gioco. Che uno sia Unico conta solo per «{ clause-WS-2_3_1.title }», «{ clause-WS-3_0_1.title }» e «{ clause-WS-3_0_2.title }».
    .title = Artefatti Unici
clause-WS-3_0_1 =
    In una Mischia combattono due squadre di due o tre Cavalieri. Ogni Cavaliere ha la sua mano di otto carte, ogni squadra i suoi mazzi. Né un Cavaliere né un Artefatto Unico può trovarsi da entrambe le parti, e una squadra ha al massimo un Artefatto Unico.
    (Decisione) Una persona può guidare più Cavalieri di una squadra, quindi possono giocare da 2 a 6 persone. Solo chi li guida vede le loro mani.
    .title = Le squadre della Mischia
clause-WS-3_0_2 =
    La squadra che ha un Artefatto Unico mette al centro il Cavaliere che lo porta, e l’altra ne mette uno di fronte. Poi la prima mette un Cavaliere su un fianco e l’altra gliene oppone uno, e lo stesso sul fianco rimasto. Una squadra con un Cavaliere in meno lascia libero un fianco.
    Se non c’è nessun Artefatto Unico, comincia il Cavaliere con meno Cavalleria; in caso di parità, quello con il numero di carta più basso.
    .title = Schierare i Cavalieri
clause-WS-3_0_2b =
    (Decisione) Il Cavaliere che comincia sta al centro. Se entrambe le squadre hanno un Artefatto Unico, comincia il portatore con meno Cavalleria; in caso di parità, quello con il numero di carta più basso.
    (Decisione) In una Mischia due contro due si usano il centro e un fianco. Il fianco lo sceglie la squadra che ha cominciato.
    .title = Lo schieramento in dettaglio
clause-WS-3_0_3 =
    Le posizioni formano tre colonne: sinistra, centro e destra. I rivali di un Cavaliere sono quelli nella sua colonna e nelle colonne vicine. In ogni turno deve rivolgere almeno un’azione contro ciascuno di loro; se è bloccato, solo contro il rivale a cui è legato.
    (Decisione) Le mani sono segrete, perciò un Cavaliere può sempre finire il suo turno. Ma finché i rivali contro cui non ha ancora rivolto nulla sono tanti quante le azioni che gli restano, o di più, ogni azione rivolta contro qualcuno deve andare contro uno di loro.
    .title = Dividere gli attacchi
clause-WS-3_0_3b =
    (Decisione) Sono rivolti contro un rivale un attacco, una Combinazione, un Blocco di Mischia e ogni carta che lo nomina. Chi è a portata si ricontrolla a ogni azione.
    (Decisione) Un Movimento di Mischia o un «Grande Pass» come prima azione libera il Cavaliere da quest’obbligo.
    .title = Che cosa è rivolto contro un rivale
clause-WS-3_0_4a =
    Comincia il Cavaliere con l’offerta d’Iniziativa più bassa di tutte. Da lì il turno fa il giro del tavolo in senso orario: se 1-2-3 stanno di fronte a 4-5-6, dal 3 al 6, al 5, al 4, all’1 e al 2.
    (Decisione) Il turno passa da una posizione all’altra, e lo gioca chi vi si trova. Le posizioni vuote si saltano. Un Cavaliere nella retroguardia conserva il turno della sua colonna.
    (Decisione) Perciò un Cavaliere che finisce in una posizione da cui il turno è già passato aspetta il giro successivo, chiunque lo abbia spostato. Nessun turno si recupera.
    .title = Ordine dei turni nella Mischia
clause-WS-3_0_4b =
    Un Cavaliere che ha di fronte una posizione vuota può attaccare un rivale che le sta accanto.
    (Decisione) La sua portata resta quella di «{ clause-WS-3_0_3.title }», non di più, e l’obbligo di quella clausola vale anche qui.
    .title = Una posizione vuota di fronte
clause-WS-3_0_4c =
    Un unico superstite va al centro se restano tre rivali e mantiene la sua posizione se ne restano due. Contro un solo rivale, entrambi stanno al centro.
    (Decisione) I rivali nella retroguardia contano. Questi spostamenti non costano nulla e si fanno appena cambiano i numeri. Un Cavaliere senza rivali a portata usa le sue azioni per qualsiasi cosa, tranne che per attaccare.
    .title = Unico superstite
clause-WS-3_0_4d =
    (Decisione) Se all’inizio di un turno nessun Cavaliere in prima linea, né di una squadra né dell’altra, ha un rivale a portata, ogni squadra sposta al centro il suo Cavaliere in prima linea che gli è più vicino. Non c’è mai niente da scegliere: due ugualmente vicini starebbero a sinistra e a destra, e uno di loro avrebbe un rivale a portata.
    .title = Nessuno a portata
clause-WS-3_0_4e =
    Finito un turno, i rivali pescano fino ad avere otto carte, e dopo di loro l’attaccante.
    (Decisione) Si tratta di tutti i rivali con meno di otto carte, in senso orario a partire dall’attaccante. Dopo l’attaccante tocca ai suoi compagni con meno di otto.
    .title = Riempire le mani nella Mischia
clause-WS-3_0_4f =
    (Decisione) Un Cavaliere che è fuori lascia subito il tavolo. La sua mano, i suoi Potenziamenti e la carta del suo blocco vanno negli scarti della sua squadra. Se era l’attaccante, il turno finisce; altrimenti l’attaccante continua con le azioni che gli restano.
    .title = Un Cavaliere lascia il tavolo
clause-WS-3_0_5a =
    Un Movimento di Mischia richiede una carta con il suo simbolo e costa 10 punti Fatica. L’attaccante può farlo come prima e unica azione del turno, un difensore come risposta a un attacco.
    Laterale: il Cavaliere scambia la posizione con un qualsiasi compagno in prima linea. Se all’attaccante restano azioni, continuano contro chi ora sta lì.
    (Decisione) I 10 punti sostituiscono il prezzo della carta. L’attacco a cui si risponde è schivato; se seguono altri attacchi di una Combinazione, toccano al nuovo arrivato.
    (Decisione) Con un compagno bloccato si scambia solo secondo «{ clause-WS-3_0_6b.title }», con una posizione vuota mai.
    .title = Movimento di Mischia: Laterale
clause-WS-3_0_5b =
    Difensivo: il Cavaliere va nella retroguardia. Lì è al sicuro, ma non può compiere azioni offensive. Nei suoi turni può cambiare tante carte quanta è la sua Resistenza e riprendersi con gli Eventi.
    (Decisione) Cambiare una carta significa scartarne una e pescarne una. Cambi di carte, Eventi, Potenziamenti e cambi di Tattica sono le azioni di un Cavaliere nella retroguardia; tutte insieme non possono superare la sua Resistenza. Se è Scosso, al loro posto può fare un «Grande Pass».
    (Decisione) Gli attacchi ancora in corso contro un Cavaliere che va nella retroguardia sono persi.
    .title = Movimento di Mischia: Difensivo
clause-WS-3_0_5c =
    Per tornare dalla retroguardia un Cavaliere gioca nel proprio turno un’altra carta Movimento di Mischia. Se tutti i suoi compagni sono fuori, torna subito, come unico superstite. In ogni turno una squadra può fare un solo Movimento Difensivo.
    (Decisione) Tornare costa 10 punti Fatica, è l’unica azione del turno e porta nella colonna che il Cavaliere aveva lasciato.
    (Decisione) Almeno un Cavaliere di ogni squadra deve restare in prima linea.
    .title = Ritorno dalla retroguardia
clause-WS-3_0_5d =
    Sotto un Blocco di Mischia non si può fare nessun Movimento di Mischia, e nemmeno un unico superstite può farlo. Il Movimento Difensivo è vietato anche al Cavaliere che in questo turno ha già cominciato ad attaccare o a difendersi.
    (Decisione) Un Cavaliere comincia a difendersi con la prima carta che gioca in risposta. Subire un colpo non è ancora difendersi, e quella prima risposta può essere il Movimento Difensivo stesso.
    .title = Movimenti di Mischia non permessi
clause-WS-3_0_6a =
    Un Blocco di Mischia richiede una carta con il suo simbolo, costa 3 punti Fatica ed è un’azione. Lega il Cavaliere e un rivale a portata: i due combattono solo fra loro, e nessun altro può agire su di loro, finché uno dei due non mette a segno un colpo sull’altro.
    (Decisione) Lega solo questi due Cavalieri, non altri guidati dalla stessa persona. Anche un colpo per sfinimento vi mette fine.
    .title = Blocco di Mischia
clause-WS-3_0_6b =
    Un compagno in prima linea può rompere un Blocco di Mischia con un Movimento di Mischia. Paga 15 punti Fatica in tutto e scambia la posizione con il Cavaliere bloccato.
    (Decisione) Può farlo ogni volta che gli è permesso un Movimento di Mischia. Dopo, nessuno dei due Cavalieri è più bloccato, e non lo è nemmeno il nuovo arrivato.
    .title = Rompere un Blocco di Mischia
clause-WS-3_0_6c =
    (Decisione) Non puoi bloccare un Cavaliere che è nella retroguardia o che è già bloccato. I 3 punti Fatica sostituiscono il prezzo della carta, e la carta non attacca.
    (Decisione) La carta resta fra i due Cavalieri finché non finisce il blocco: per un colpo, perché viene rotto o perché uno di loro è fuori. Allora si scarta.
    .title = Il Blocco di Mischia in dettaglio
clause-WS-3_0_7 =
    Quando tutti i Cavalieri di una squadra sono fuori, ha vinto l’altra.
    .title = Vincere una Mischia
clause-WS-3_1_1 =
    Per la Mischia con due mazzi il regolamento ripete ciò che dice «{ clause-WS-3_0_1.title }».
    (Decisione) La Mischia si gioca sempre con due mazzi.
    .title = Mischia con due mazzi
clause-WS-3_1_z =
    (Decisione) Nella Mischia breve un Cavaliere ha 24 punti Fatica invece di 28, ed è fuori al terzo colpo e non al quinto. Tutto il resto è come in ogni Mischia.
    .title = Mischia breve
