### Guillotine: le regole clausola per clausola, con parole nostre.
### Ogni riga di una clausola è un capoverso. «(Decisione)» indica ciò che le fonti lasciano aperto e che questo progetto ha deciso.

clause-GU-1 =
    Le 50 carte nobile e le 60 carte azione sono due mazzi, mescolati separatamente; ogni mazzo ha i propri scarti.
    Ogni giocatore comincia con una mano di cinque carte azione. Possono giocare da 2 a 5 persone.
    .title = Carte e giocatori
clause-GU-2 =
    La partita dura tre giorni. All’inizio di ciascuno si dispongono 12 nobili scoperti, in una fila che porta alla ghigliottina. Il primo distribuito sta in fondo alla fila e il dodicesimo in testa.
    (Decisione) La nuova fila di «Confusione di massa» si distribuisce allo stesso modo. Quando più nobili si mettono in fondo alla fila, ognuno si mette dietro al precedente.
    .title = Tre giorni, dodici nobili
clause-GU-3 =
    Nel primo giorno comincia un giocatore scelto a caso. In ogni giorno successivo comincia chi siede alla sinistra di chi ha cominciato il giorno prima.
    (Decisione) I turni vanno in senso orario.
    .title = Chi comincia
clause-GU-4 =
    Il tuo turno ha tre passi. Prima puoi giocare una carta azione, ma una sola. Poi raccogli il nobile in testa alla fila. Infine peschi una carta azione, anche se non ne hai giocate.
    .title = Il tuo turno
clause-GU-5 =
    I nobili che raccogli restano scoperti davanti a te e chiunque può esaminarli. Mani e pile si conservano da un giorno all’altro.
    (Decisione) La mano è segreta e non ha limite di carte. Tutti possono sapere quante carte ci sono in ogni mano e in ogni mazzo, e guardare gli scarti di entrambi i mazzi.
    .title = Che cosa è visibile e che cosa è segreto
clause-GU-6 =
    Un giorno finisce quando sta per cominciare un turno e in fila non c’è più nessuno. Perciò un giorno per il quale il mazzo non ha più nobili finisce appena comincia.
    (Decisione) Se una carta azione svuota la fila nel mezzo di un turno, chi l’ha giocata non raccoglie nessuno, ma pesca lo stesso.
    .title = Fine di un giorno
clause-GU-7 =
    Finito il terzo giorno, ogni giocatore somma i nobili della sua pila e poi aggiunge o toglie i punti delle carte che ha davanti. Vince il totale più alto.
    (Decisione) Se più giocatori hanno il totale più alto, condividono la vittoria.
    .title = Conteggio e vittoria
clause-GU-8 =
    Se una carta parla di «un altro giocatore», non puoi mai scegliere te stesso: «Dopo di Lei…», «Scambio d’informazioni», «Pubblico difficile» e Il buffone.
    (Decisione) Se parla di «un giocatore», puoi: «Confusione in fila», «Lotte intestine», «Mancanza di sostegno», «Mancato!», «Teste smarrite» e «Lavoro frettoloso». «Errore burocratico» è diverso: lì dev’essere un altro giocatore.
    .title = Scegliere i giocatori
clause-GU-9 =
    Puoi scegliere una distanza solo se in quella direzione ci sono altrettanti posti. Una carta che dice «esattamente» un numero li richiede tutti; «1 o 2» e «1, 2 o 3» ne richiedono almeno uno.
    (Decisione) «A furor di popolo» e «Avanti, marsch!» non possono scegliere il nobile che è già in testa.
    .title = Muoversi in fila
clause-GU-10 =
    (Decisione) Una carta che ti fa scegliere si può giocare solo se c’è qualcosa di lecito da scegliere: un nobile che possa spostare o togliere; un giocatore che abbia una mano («Lotte intestine», «Mancanza di sostegno») o una pila («Teste smarrite», «Errore burocratico», «Mancato!»); una carta azione sul tavolo («Scherzo del destino») o negli scarti («La pausa dei ratti»); un nobile nel mazzo («Arrivo in ritardo»).
    (Decisione) Ogni altra carta si può giocare sempre, quando ti tocca giocarne una, anche se non serve a nulla. Così pure le due che dipendono da un «se»: «Che mangino brioche» e «Mancanza di fede». Un’abilità che non ha nessuno da toccare non fa nulla.
    .title = Quando è giocabile
clause-GU-11 =
    (Decisione) Se bisogna pescare e il mazzo delle azioni è vuoto, i suoi scarti vengono mescolati e diventano il nuovo mazzo. Restano fuori le carte sul tavolo e quella che si sta giocando. Se non ci sono scarti, non si pesca nulla.
    (Decisione) Una carta azione va negli scarti quando è stata risolta. Anche «Confusione in fila» e «Lavoro frettoloso» aspettano lì mentre il loro effetto deve ancora arrivare.
    .title = Mazzo delle azioni vuoto
clause-GU-12 =
    (Decisione) Se nel mazzo dei nobili non ce ne sono abbastanza, si distribuiscono o si prendono quelli che ci sono; se non ce ne sono, nessuno. I suoi scarti non tornano mai.
    .title = Mazzo dei nobili vuoto
clause-GU-13 =
    L’abilità di un nobile si attiva quando qualcuno lo raccoglie. Accade quando lo si raccoglie dalla testa della fila, con «Doppio spettacolo», con Nobile veloce o Boia rivale, e anche con «Errore burocratico».
    (Decisione) Un nobile che viene solo messo in una pila, come fanno «Dopo di Lei…» e Il buffone, non usa alcuna abilità. Un’abilità si completa prima di raccogliere il nobile successivo.
    .title = Raccogliere e abilità
clause-GU-14 =
    Ogni volta che è stata giocata una carta azione, il Maestro delle spie, se è in fila, va in fondo.
    (Decisione) Prima si risolve la carta, poi lui si muove. Quelle che si attivano più tardi («Doppio spettacolo», «Influenza politica», «Confusione in fila», «Primula Rossa») valgono subito come risolte. Con «Sgambetto» si muove prima della seconda carta e di nuovo dopo.
    .title = Maestro delle spie
clause-GU-15 =
    Finché un Giudice impopolare è in testa alla fila, nessun giocatore può giocare carte azione.
    (Decisione) Si controlla ogni volta che si sta per giocare una carta, anche la seconda di «Sgambetto». Scartare le tue «Guardie insensibili» non è giocare una carta.
    .title = Giudice impopolare
clause-GU-16 =
    Finché «Guardie insensibili» è davanti a un giocatore, nessuno, nemmeno chi la possiede, può giocare carte azione che cambino la fila (quelle segnate con «fila» nell’elenco delle carte). Chi la possiede può scartarla in qualsiasi momento.
    (Decisione) «Dopo di Lei…», «Doppio spettacolo» e «Primula Rossa» non sono segnate. Le abilità e la raccolta dei nobili continuano come sempre, e così una «Confusione in fila» giocata prima.
    (Decisione) Nel proprio turno chi la possiede può scartarla a ogni sua scelta; nel turno di un altro gli viene chiesto prima del passo dell’azione e prima della seconda carta di «Sgambetto».
    .title = Guardie insensibili
clause-GU-17 =
    Robespierre mette fine al giorno nel momento in cui qualcuno lo raccoglie; «Primula Rossa», quando finisce l’intero turno. In entrambi i casi chi resta in fila va negli scarti.
    (Decisione) Dopo Robespierre in quel turno non si raccoglie più nessuno, né dalla fila né dal mazzo, ma si pesca ancora. Un giorno finisce una volta sola.
    .title = Un giorno più corto
clause-GU-18 =
    Con «Confusione in fila», la prossima volta che il giocatore scelto sta per raccogliere, prima si mescola la fila.
    (Decisione) Conta solo il raccogliere dalla fila. L’effetto aspetta durante i turni in cui il giocatore non raccoglie nessuno dalla fila, anche fino al giorno dopo. Se raccoglie più nobili, la fila viene mescolata una volta sola, prima del primo.
    .title = Confusione in fila
clause-GU-19 =
    Ogni Guardia di palazzo dà 1 punto per ogni Guardia di palazzo nella stessa pila, quindi n guardie danno n² punti in tutto. Il Conte e la Contessa danno 2 punti in più ciascuno se sono entrambi nella pila. La Figura tragica vale −1 per ogni nobile grigio nella pila, lei compresa.
    Con «Pubblico indifferente» ogni nobile grigio conta +1 invece dei propri punti; questo vale anche per la Figura tragica.
    .title = Punti speciali
clause-GU-20 =
    Con «Influenza politica» in questo turno non raccogli nessun nobile. Peschi tre carte azione oltre a quella solita: quattro in tutto.
    .title = Influenza politica
clause-GU-21 =
    «Mancato!» manda in fondo alla fila l’ultimo nobile raccolto dal giocatore scelto.
    (Decisione) Se quel nobile non è più nella pila, va il più recente fra quelli raccolti che ci sono ancora. Quello arrivato con «Errore burocratico» è stato raccolto; quello arrivato con «Dopo di Lei…» o con Il buffone no. Un giocatore senza nobili di questo tipo non può essere scelto.
    .title = Mancato!
clause-GU-22 =
    Con «Arrivo in ritardo» vedi i primi tre nobili del mazzo; esattamente uno di loro va in fondo alla fila.
    (Decisione) Gli altri tornano in cima al mazzo nell’ordine che avevano. Se nel mazzo ce ne sono meno di tre, vedi quelli che ci sono.
    .title = Arrivo in ritardo
clause-GU-23 =
    «Lavoro frettoloso» vale per il prossimo turno del giocatore scelto.
    (Decisione) Se scegli te stesso, non tocca il turno in corso. Passa anche da un giorno all’altro.
    (Decisione) «La pausa dei ratti» non può riprendere sé stessa. Le carte sul tavolo non scadono mai.
    .title = Lavoro frettoloso e altre
clause-GU-24 =
    Come opzione, presa dall’edizione tedesca, i giocatori possono calare dalla mano carte che danno punti prima del conteggio.
    (Decisione) Si fa un solo giro, a partire da chi comincerebbe un quarto giorno. Ognuno può calare quante ne vuole di queste: «Sostegno della Chiesa», «Sostegno civico», «Sostegno militare», «Fontana di sangue», «Pubblico indifferente» e «Pubblico difficile». Nessun divieto lo impedisce.
    .title = Opzione: ultime carte
clause-GU-25 =
    (Decisione) Con «Errore burocratico» cominci tu a raccogliere, e l’abilità del nobile si attiva per intero. Poi l’altro giocatore raccoglie uno dei tuoi nobili, uno qualsiasi tranne quello che hai appena raccolto; se non ne hai altri, non raccoglie nessuno.
    (Decisione) Se uno dei due raccoglie Robespierre il giorno finisce, ma lo scambio si completa lo stesso. Una volta finito il giorno, nessun nobile si mette più in fila.
    .title = Errore burocratico
clause-GU-26 =
    (Decisione) Un nobile raccolto nel turno di un altro si attiva per chi lo raccoglie. Con Dama, Gentiluomo e Dama di compagnia quel giocatore pesca alla fine del turno in corso; con Nobile veloce raccoglie subito il nobile in testa; con Vittima innocente scarta una carta azione.
    .title = Nel turno di un altro
clause-GU-27 =
    (Decisione) Con «Rinvio per pioggia» tutte le mani vengono mescolate nel mazzo delle azioni; gli scarti restano come sono. Poi ogni giocatore riceve cinque carte, date una alla volta, a partire da chi ha giocato la carta e in senso orario.
    (Decisione) Se intanto il mazzo finisce, vale «{ clause-GU-11.title }». La pescata solita del turno viene dopo.
    .title = Rinvio per pioggia
