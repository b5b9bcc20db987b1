### Swords and Bagpipes: nombres y textos de las cartas, y notas sobre su historia, con nuestras propias palabras.
### Los números no se repiten aquí: están en el juego de cartas, y los textos los toman de él.

## Escudo Inglés

arms-sack-of-berwick = Saqueo de Berwick
    .text = Las puertas están abiertas, y las bolsas también.
    .note = Berwick, el puerto más rico de Escocia, cayó en manos de Eduardo I el 30 de marzo de 1296. La matanza y el saqueo duraron días.
arms-dunbar = Dunbar
    .text = Quien tenía la colina no debió bajar de ella.
    .note = El 27 de abril de 1296 el conde de Surrey derrotó al ejército escocés cerca de Dunbar. Cayeron presos muchos nobles escoceses, y en julio el rey Juan Balliol renunció a la corona.
arms-irvine-capitulation = Capitulación de Irvine
    .text = En esta ronda la Insignia del Honor no obliga a nadie: quien la tiene elige bando como los demás.
    .note = En julio de 1297 varios nobles escoceses, entre ellos Roberto Bruce y el senescal James Stewart, se sometieron a los ingleses en Irvine sin dar batalla.
arms-stirling-bridge = Puente de Stirling
    .text = De dos en dos, por favor, y sin empujar.
    .note = El 11 de septiembre de 1297 William Wallace y Andrew Moray atacaron a un ejército inglés mientras cruzaba el estrecho puente del Forth, y destruyeron la parte que ya había pasado.
arms-falkirk = Falkirk
    .text = Las lanzas paran a los caballos; las flechas no preguntan.
    .note = El 22 de julio de 1298 Eduardo I venció a Wallace en Falkirk: sus arqueros rompieron los círculos de lanceros y entró la caballería.
arms-caerlaverock = Caerlaverock
    .text = En esta ronda «Recaudar impuestos» da { $stands-taxes ->
        [one] una moneda de oro
       *[other] { $stands-taxes } monedas de oro
    }.
    .note = En julio de 1300 Eduardo I llevó un gran ejército ante el pequeño castillo de Caerlaverock. Un poema en francés describe uno por uno los estandartes de sus caballeros.
arms-roslin = Roslin
    .text = En pie antes del alba, y no para rezar.
    .note = El 24 de febrero de 1303 John Comyn y Simon Fraser sorprendieron y vencieron cerca de Roslin a una fuerza inglesa mandada por John Segrave.
arms-bruce-joins-us-again = ¡Bruce se nos une otra vez!
    .text = Quien recibe la Insignia del Honor en la fase 3 añade { $gain-units-units ->
        [one] una tropa
       *[other] { $gain-units-units } tropas
    } a su campamento.
    .note = Roberto Bruce juró lealtad a Eduardo I en 1296, se alzó contra él en 1297, volvió a su obediencia en 1302 y se hizo rey de los escoceses en 1306.
arms-warwolf = Lobo de guerra
    .text = Cada jugador pierde { $lose-units-units ->
        [one] una tropa
       *[other] { $lose-units-units } tropas
    } de su castillo.
    .note = Warwolf, «lobo de guerra», se llamaba el gran lanzapiedras que Eduardo I hizo construir para el asedio de Stirling en 1304. La guarnición quería rendirse; él la hizo esperar hasta haberlo probado.
arms-methven = Methven
    .text = En esta ronda nadie puede elegir «Llamar a la milicia».
    .note = En junio de 1306 Aymer de Valence cayó sobre el campamento del rey Roberto Bruce en Methven, cerca de Perth. Bruce escapó con pocos hombres.
arms-loudoun-hill = Loudoun Hill
    .text = Un camino, un pantano y una zanja que ayer no estaba.
    .note = El 10 de mayo de 1307 Roberto Bruce estrechó el terreno con zanjas en Loudoun Hill y venció a Aymer de Valence, el vencedor de Methven.
arms-pass-of-brander = Paso de Brander
    .text = { $gain-units-units ->
        [one] Se añade una tropa
       *[other] Se añaden { $gain-units-units } tropas
    } a los campos de Escocia.
    .note = En el paso de Brander, hacia 1308, los MacDougall esperaban emboscados a Roberto Bruce. James Douglas había subido por encima de ellos, y la emboscada se volvió contra quienes la tendieron.
arms-border-watch = Guardia de la frontera
    .text = En esta ronda nadie puede elegir «Contratar mercenarios».
arms-bannockburn = Bannockburn
    .text = Un ejército mayor necesita un campo más seco.
    .note = El 23 y el 24 de junio de 1314 Roberto Bruce venció cerca de Stirling al ejército de Eduardo II, mayor que el suyo.

## Rey Eduardo

king-hammer-of-the-scots = Martillo de los escoceses
    .text = Para un martillo, cada cardo es un clavo.
    .note = «Martillo de los escoceses», en latín, está pintado en la tumba de Eduardo I, en la abadía de Westminster. Las palabras se pusieron allí mucho después de su muerte.
king-longshanks = Zanquilargo
    .text = Puede mirar a cualquiera desde arriba.
    .note = A Eduardo I lo llamaban Zanquilargo, en inglés Longshanks, por su estatura. Cuando se abrió su tumba en 1774, el cuerpo medía seis pies y dos pulgadas.
king-ragman-rolls = Rollos de Ragman
    .text = Firmad aquí, y aquí, y el sello va allí.
    .note = Los Rollos de Ragman recogen a bastante más de mil escoceses, señores, burgueses y clérigos, que rindieron homenaje a Eduardo I en 1296.
king-stone-of-destiny = Piedra del Destino
    .text = Cada jugador pierde { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    }.
    .note = Sobre esta piedra, en Scone, eran entronizados los reyes de los escoceses. Eduardo I se la llevó a Westminster en 1296; setecientos años después volvió.
king-burgh-by-sands = Burgh by Sands
    .text = En esta ronda no se juega ni se usa ninguna carta entre la elección de bando y el momento de revelar.
    .note = El 7 de julio de 1307, camino de la guerra contra Roberto Bruce, Eduardo I murió en Burgh by Sands, a la vista de Escocia.

## Cartas de Gaita: hacha

bagpipe-raise-the-clans = Llamada a los clanes
    .text = Llama a la milicia: una tropa más en cada campamento y en los campos de Escocia.
bagpipe-treaty-with-eric-ii = Tratado con Erico II
    .text = Paga { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    } y añade hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } a tu campamento.
    .note = Erico II de Noruega, padre de la Doncella de Noruega y marido de Isabel Bruce, se alió con Francia contra Inglaterra en 1295.
bagpipe-balliols-plan = Plan de Balliol
    .text = Cada jugador mueve { $move-units-units ->
        [one] una tropa
       *[other] { $move-units-units } tropas
    } del castillo al campamento, o las que tenga.
    .note = En marzo de 1296 el rey Juan Balliol convocó al ejército de Escocia en Caddonlee, cerca de Selkirk, para hacer frente a la invasión inglesa.
bagpipe-bruces-vs-comyns = Los Bruce contra los Comyn
    .text = Elige a otro jugador: pierde hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } de su castillo, tú dices cuántas, y { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    }.
    .note = Las dos casas se disputaban el primer lugar en Escocia. El 10 de febrero de 1306 Roberto Bruce abatió a John Comyn en una iglesia de Dumfries.
bagpipe-morays-rebellion = Rebelión de Moray
    .text = Añade hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } a tu campamento.
    .note = En 1297 el joven Andrew Moray alzó el norte y tomó un castillo tras otro. Se unió a Wallace, venció en el puente de Stirling y murió pocos meses después.
bagpipe-affair-of-honour = Asunto de honor
    .text = Toma la Insignia del Honor y { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    }.
bagpipe-cattle-raid = Robo de ganado
    .text = Elige a otro jugador y quítale { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    }.
bagpipe-scorched-earth = Tierra quemada
    .text = Cada uno de los demás jugadores pierde { $lose-units-units ->
        [one] una tropa
       *[other] { $lose-units-units } tropas
    } de su castillo. Tú tomas { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    }.
    .note = Cuando Eduardo II marchó hasta Edimburgo en 1322, Roberto Bruce había vaciado la comarca de ganado y grano. El hambre devolvió a los ingleses a casa.
bagpipe-spies-at-court = Espías en la corte
    .text = Elige a otro jugador y mira su mano y sus cartas de Puñal. Después toma { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    }.
bagpipe-oath-of-fealty = Juramento de fidelidad
    .text = Toma { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    } y roba una carta de Puñal.
    .note = Eduardo I hizo que los escoceses le juraran fidelidad como señor supremo en 1291, y otra vez en 1296.

## Cartas de Gaita: fichas

bagpipe-lambertons-help = Ayuda de Lamberton
    .text = Elige a otro jugador y paga { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    }: en esta ronda ese jugador apoya a Escocia, haya puesto la ficha que haya puesto.
    .note = William Lamberton, obispo de Saint Andrews, fue Guardián desde 1299. Estaba en Scone en 1306, cuando Roberto Bruce fue coronado rey.
bagpipe-the-guardians = Los Guardianes
    .text = Añade hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } a los campos de Escocia.
    .note = Los Guardianes gobernaron en nombre de la corona tras la muerte de Alejandro III en 1286, y de nuevo después de 1297; entre ellos estuvieron Wallace, Bruce y Comyn.
bagpipe-vive-la-france = Vive la France
    .text = En esta ronda el número de tropas inglesas baja en { $english-troops-fewer }.
    .note = En octubre de 1295 Escocia y Francia se prometieron ayuda contra Inglaterra. Fue el comienzo de la «Auld Alliance», la vieja alianza.
bagpipe-bruces-trick = Treta de Bruce
    .text = Mira tu ficha de elección y pon la que quieras, en secreto.
    .note = En junio de 1304, mientras servía a Eduardo I en el asedio de Stirling, Roberto Bruce hizo un pacto secreto con el obispo Lamberton.
bagpipe-highland-charge = Carga de las Tierras Altas
    .text = Mueve hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } de tu castillo a tu campamento.
bagpipe-over-the-hills = Más allá de las colinas
    .text = Mueve hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } de tu campamento a tu castillo.
bagpipe-false-orders = Órdenes falsas
    .text = Elige a otro jugador y mueve hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } de su campamento a su castillo.
bagpipe-ambush = Emboscada
    .text = Elige a otro jugador: pierde hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } de su campamento; tú dices cuántas.
bagpipe-welsh-archers = Arqueros galeses
    .text = En esta ronda el número de tropas inglesas sube en { $english-troops-more }.
    .note = Miles de galeses marcharon con Eduardo I a Falkirk en 1298, y los arqueros decidieron la batalla.

## Cartas de Gaita: bolsa

bagpipe-wallaces-gratitude = Gratitud de Wallace
    .text = Solo si has apoyado a Escocia en esta ronda: toma { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    } y pon hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } en tu castillo.
    .note = William Wallace, Guardián de Escocia tras el puente de Stirling, fue capturado en 1305 y ejecutado en Londres el 23 de agosto.
bagpipe-davids-lineage = Linaje de David
    .text = Toma { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    }.
    .note = En la Gran Causa de 1291 y 1292, tanto Balliol como Bruce reclamaron el trono como herederos de David, conde de Huntingdon. El juez fue Eduardo I, y ganó Balliol.
bagpipe-popes-influence = Influencia del Papa
    .text = Solo si has apoyado a Escocia en esta ronda: paga { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    } y descarta una de tus cartas de Puñal, boca arriba.
    .note = En 1299 el papa Bonifacio VIII dijo a Eduardo I que Escocia no era suya. En 1320 los escoceses expusieron su causa al papa Juan XXII en la Declaración de Arbroath.
bagpipe-william-the-hardy = William el Audaz
    .text = Elige a otro jugador que haya apoyado a Inglaterra en esta ronda: pierde { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    } y tú tomas { $take-gold-gold ->
        [one] una
       *[other] { $take-gold-gold }
    }.
    .note = William Douglas, «el Audaz», defendió el castillo de Berwick contra Eduardo I en 1296 y volvió a alzarse en 1297. Murió preso en la Torre de Londres.
bagpipe-stolen-pipes = Gaita robada
    .text = Elige a otro jugador y toma al azar una carta de Gaita de su mano.
bagpipe-pipers-tune = Melodía del gaitero
    .text = Roba { $draw-cards-cards ->
        [one] una carta de Gaita
       *[other] { $draw-cards-cards } cartas de Gaita
    }.
bagpipe-blood-money = Precio de sangre
    .text = Cada uno de los demás jugadores que han apoyado a Inglaterra en esta ronda pierde { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    }.
bagpipe-lost-baggage = Bagaje perdido
    .text = Elige a otro jugador, que descarta al azar { $discard-cards-cards ->
        [one] una carta de Gaita
       *[other] { $discard-cards-cards } cartas de Gaita
    }. Después tomas tú { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    }.
bagpipe-homeward-road = Camino a casa
    .text = Los rezagados vuelven a casa: pon hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } en tu castillo.

## Cartas de Puñal

dagger-one = Un puñal
    .text = Cuenta { $daggers ->
        [one] un puñal
       *[other] { $daggers } puñales
    } contra quien la tiene.
dagger-two = Dos puñales
    .text = Cuenta { $daggers ->
        [one] un puñal
       *[other] { $daggers } puñales
    } contra quien la tiene.
dagger-three = Tres puñales
    .text = Cuenta { $daggers ->
        [one] un puñal
       *[other] { $daggers } puñales
    } contra quien la tiene.

## Cartas de Aldea

village-blacksmith = Herrería
    .text = Cada vez que eliges «Reunir tropas», añades { $stands-troops ->
        [one] una tropa
       *[other] { $stands-troops } tropas
    } más a tu castillo.
village-monastery = Monasterio
    .text = Cada vez que ganan los ingleses y recibes la recompensa por apoyar a Escocia, tomas { $stands-defeat ->
        [one] una moneda de oro
       *[other] { $stands-defeat } monedas de oro
    } más.
village-mill = Molino
    .text = Al empezar la partida: añade { $gain-units-units ->
        [one] una tropa
       *[other] { $gain-units-units } tropas
    } a tu castillo.
village-musicians-house = Casa del músico
    .text = Al empezar la partida: roba { $draw-cards-cards ->
        [one] una carta de Gaita
       *[other] { $draw-cards-cards } cartas de Gaita
    }.
village-ferry = Barca
    .text = Una vez: mueve hasta { $choose-a-number-units ->
        [one] una tropa
       *[other] { $choose-a-number-units } tropas
    } de tu campamento a tu castillo.
village-marketplace = Mercado
    .text = Una vez: paga { $lose-gold-gold ->
        [one] una moneda de oro
       *[other] { $lose-gold-gold } monedas de oro
    } y descarta una de tus cartas de Puñal, boca arriba. También justo antes del recuento final.
village-spy-guild = Gremio de espías
    .text = Una vez: elige a otro jugador y mira su mano y sus cartas de Puñal; después toma { $take-gold-gold ->
        [one] una moneda de oro
       *[other] { $take-gold-gold } monedas de oro
    }.
village-church = Iglesia
    .text = Una vez: cuando una carta de Gaita de otro jugador te hace perder oro, tropas o cartas de Gaita o mueve tus tropas, anula lo que te hace.
village-memorial = Monumento
    .text = { $stands-daggers ->
        [-1] Cuentas un puñal menos.
       *[other] Tus puñales cambian en { $stands-daggers }.
    }

## Clanes

clan-bruce = Bruce
    .text = Aprendió paciencia de una araña.
    .note = Roberto Bruce, conde de Carrick, se hizo rey en 1306, lo perdió casi todo en pocos meses, venció en Bannockburn en 1314 y llegó a ver la paz de 1328.
clan-comyn = Comyn
    .text = Tiene el norte y no olvida una ofensa.
    .note = Los Comyn eran la casa más poderosa de Escocia y dirigieron la resistencia hasta 1304. Muerto John Comyn a manos de Bruce, lucharon contra él y perdieron.
clan-balliol = Balliol
    .text = Conserva el tabardo; echa de menos el escudo.
    .note = Juan Balliol fue rey de 1292 a 1296. Cuando renunció a la corona le arrancaron del tabardo las armas reales, y la gente lo llamó Toom Tabard, «tabardo vacío».
clan-douglas = Douglas
    .text = Mejor no nombrarlo de noche ante los niños ingleses.
    .note = James Douglas, «el Bueno» para los escoceses y «el Negro» para los ingleses, tomó el castillo de Roxburgh en 1314. Murió en España en 1330, cuando llevaba el corazón del rey Roberto.
clan-murray = Murray
    .text = Se alza temprano, y en el norte.
    .note = Andrew Moray venció con Wallace en el puente de Stirling en 1297 y murió poco después. Su hijo, sir Andrew Murray, fue Guardián de Escocia en la guerra siguiente.
clan-wallace = Wallace
    .text = Nunca firmó nada.
    .note = William Wallace se alzó en 1297, venció en el puente de Stirling, llegó a Guardián y perdió en Falkirk. Fue ejecutado en Londres en 1305.
clan-stewart = Stewart
    .text = Cuida la casa del rey, y espera.
    .note = El senescal James Stewart fue uno de los Guardianes de 1286. Su hijo Walter se casó con Marjorie Bruce, y el hijo de ambos fue en 1371 el primer rey Estuardo.
clan-campbell = Campbell
    .text = Sabe en qué barca hay que ir.
    .note = Neil Campbell siguió a Roberto Bruce en el mal año de 1306 y se casó con su hermana Mary.
clan-macdonald = MacDonald
    .text = Viene por mar y lucha en el ala derecha.
    .note = Angus Og MacDonald, de Islay, dio refugio a Roberto Bruce en 1306 y, según la tradición, luchó a su lado en Bannockburn.
clan-fraser = Fraser
    .text = Tres combates antes del desayuno.
    .note = Simon Fraser fue uno de los vencedores de Roslin y fue ejecutado en Londres en 1306. Alexander Fraser llegó a chambelán del rey Roberto.
clan-lindsay = Lindsay
    .text = Se rinde una vez, y nunca más.
    .note = Alexander Lindsay fue uno de los que se sometieron en Irvine en 1297. David Lindsay figura entre los barones de la Declaración de Arbroath, de 1320.
clan-ross = Ross
    .text = Cambia de idea, y después no cede.
    .note = El conde de Ross cayó preso en Dunbar en 1296, y en 1306 entregó la reina, esposa de Bruce, a los ingleses. En 1308 hizo las paces con él.

## Fichas

token-bonnet = Boina
    .text = La ficha de elección de Escocia.
token-crown = Corona
    .text = La ficha de elección de Inglaterra.
token-camp = Campos de Escocia
    .text = Sus tropas luchan siempre por Escocia.
token-badge = Insignia del Honor
    .text = Quien la tiene empieza, apoya a Escocia sin elegir y la entrega en la fase 3. Con dos o tres jugadores no obliga a nadie.
token-stay-home = ¡Quedaos en casa!
    .text = Quien la recibe hace tres acciones de Reabastecimiento, vacía su campamento y se queda en casa hasta el final de la ronda.
token-virtual = Carta de Puñal virtual
    .text = Cuenta como 2 puñales cuando no queda ninguna carta de Puñal que tomar.
