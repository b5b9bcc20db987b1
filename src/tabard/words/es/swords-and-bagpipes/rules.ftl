### Swords and Bagpipes: las reglas cláusula por cláusula, con nuestras propias palabras.
### Cada línea de una cláusula es un párrafo. «(Decisión)» señala lo que las fuentes dejan abierto y este proyecto ha decidido.

clause-SB-C1 =
    Pueden jugar de 2 a 6 personas. El juego básico es para 4 o 5. Con 2, 3 o 6 hay reglas específicas, y con 5 podéis añadir «¡Quedaos en casa!».
    .title = Jugadores
clause-SB-C2 =
    Una carta de Puñal muestra 1, 2 o 3 puñales. Hay 16. Al menos cuatro muestran 1, seis muestran 2 y cuatro muestran 3, porque son las que hacen falta para repartir a dos jugadores («{ clause-SB-2P1.title }»).
    .title = Cartas de Puñal
clause-SB-C3 =
    Las tropas y el oro no se agotan nunca. Si faltan fichas o monedas, usad cualquier otra cosa.
    .title = Tropas y oro sin límite
clause-SB-C4 =
    (Decisión) A la vista de todos: el oro, las tropas, el tamaño de cada mazo, cuántas cartas de Gaita y de Puñal tiene cada jugador, las cartas de Aldea, las cartas x2 que están boca arriba y los descartes.
    (Decisión) En secreto: las cartas de Gaita de la mano, los valores de las cartas de Puñal y, hasta que se revelan, los bandos elegidos.
    .title = Abierto y secreto
clause-SB-C5 =
    (Decisión) Podéis hablar y prometer lo que queráis, pero una promesa no obliga a nadie. El oro, las tropas y las cartas solo cambian de manos por una regla o una carta.
    .title = Palabras y promesas
clause-SB-S1 =
    Las cartas de Puñal y las de Gaita son dos mazos, que se barajan por separado y se ponen boca abajo.
    .title = Los dos mazos
clause-SB-S2 =
    El marcador de derrotas empieza en Glasgow. La cuarta derrota de Escocia lo lleva a la calavera. En la partida larga se aplica «{ clause-SB-L2.title }».
    .title = El marcador de derrotas
clause-SB-S3 =
    El mazo del Escudo Inglés tiene debajo una carta del Rey Eduardo, tomada al azar, y encima seis cartas de dorso gris, también al azar. Nadie las mira. Las demás vuelven a la caja, también sin mirarlas.
    Hay una ronda por cada carta del mazo: siete.
    .title = Mazo del Escudo Inglés
clause-SB-S4 =
    Cada jugador recibe un clan, 3 tropas y 3 monedas de oro en su castillo, una carta de Gaita y las dos fichas de elección: la corona, por Inglaterra, y la boina, por Escocia.
    .title = Con qué empiezas
clause-SB-S5 =
    El jugador de más edad toma la Insignia del Honor y es el jugador inicial.
    (Decisión) El anfitrión indica el sitio; si no lo indica, se sortea. El jugador más joven de «{ clause-SB-H2.title }» se decide igual, entre los demás sitios.
    .title = Jugador inicial
clause-SB-I1 =
    Una ronda tiene siete fases: 1 Invasión, 2 Acciones, 3 Insignia del Honor, 4 Elección, 5 Batalla, 6 Recompensas, 7 Final.
    En la fase 1 se revela la primera carta del Escudo Inglés. Muestra las tropas inglesas, tres recompensas (si ganan los escoceses, si ganan los ingleses, la paga de Inglaterra) y quizá un efecto, que solo vale durante esta ronda.
    .title = Siete fases; la invasión
clause-SB-I2 =
    (Decisión) Si el texto de una carta contradice una cláusula, manda la carta.
    (Decisión) Un efecto del Escudo Inglés que no nombra ninguna fase empieza al final de la fase 1, después de las tropas de «{ clause-SB-2P3.title }» o «{ clause-SB-3P3.title }».
    .title = La carta manda
clause-SB-A1 =
    En la fase 2 cada jugador tiene un turno, desde quien tiene la Insignia y en sentido horario. En tu turno tienes que hacer exactamente una acción de Reabastecimiento. Además puedes hacer Traslados y jugar tantas cartas de Gaita con el hacha como quieras. El orden lo eliges tú.
    .title = Tu turno
clause-SB-A2 =
    Recaudar impuestos: recibes 1 moneda de oro. El oro se guarda en el castillo.
    .title = Recaudar impuestos
clause-SB-A3 =
    Llamar a la milicia: se añade 1 tropa al campamento de cada jugador y 1 a los campos de Escocia.
    .title = Llamar a la milicia
clause-SB-A4 =
    Reunir tropas: añades 2 tropas a tu castillo.
    .title = Reunir tropas
clause-SB-A5 =
    Contratar mercenarios: pagas 1 moneda de oro y añades 4 tropas a tu castillo.
    (Decisión) Sin oro no puedes elegirla.
    .title = Contratar mercenarios
clause-SB-A6 =
    Traslado: mueves tantas tropas como quieras de tu castillo a tu campamento.
    (Decisión) Puedes hacerlo más de una vez en tu turno. Solo una carta puede devolver tropas al castillo.
    .title = Traslado
clause-SB-A7 =
    Las tropas que están en un campamento luchan en esta ronda.
    .title = Tropas en el campamento
clause-SB-B1 =
    En la fase 3, cuando todos han actuado, quien tiene la Insignia del Honor debe entregarla a otro jugador, el que quiera.
    .title = Entregar la Insignia
clause-SB-B2 =
    No puedes entregar la Insignia a quien te la entregó en la ronda inmediatamente anterior. En la primera ronda puede recibirla cualquiera.
    .title = No se devuelve enseguida
clause-SB-B3 =
    (Decisión) «{ clause-SB-B2.title }» solo mira la entrega de la fase 3: una Insignia movida por una carta no excluye a nadie. Tampoco cambia un orden de turnos, o de jugar cartas, que ya haya empezado.
    (Decisión) Si todos los demás quedaran excluidos, no lo está ninguno.
    .title = Insignia movida por una carta
clause-SB-X1 =
    En la fase 4 cada jugador pone en secreto una ficha de elección boca abajo. Todos eligen a la vez y nadie ve lo que eligen los demás.
    Quedan exentos quien tiene la Insignia, si lo obliga («{ clause-SB-X2.title }»), y quien está en casa («{ clause-SB-H5.title }»).
    .title = Elegir bando
clause-SB-X2 =
    Quien tiene la Insignia no elige: apoya a Escocia.
    .title = La Insignia obliga
clause-SB-X3 =
    Cuando todas las fichas están puestas, y antes de revelarlas, los jugadores pueden jugar tantas cartas de Gaita con el símbolo de las fichas como quieran. Para el orden, véase «{ clause-SB-P5.title }».
    .title = Cartas con las fichas
clause-SB-X4 =
    (Decisión) La Insignia obliga a quien la tiene cuando se ponen las fichas. Si después cambia de manos en la misma ronda, los bandos ya elegidos se mantienen.
    .title = Cuándo obliga la Insignia
clause-SB-F1 =
    Todas las fichas se revelan a la vez.
    .title = Se revelan los bandos
clause-SB-F2 =
    El poder escocés son las tropas de los campamentos de los partidarios de Escocia más las de los campos de Escocia. Estas luchan siempre por Escocia, aunque nadie la apoye.
    .title = Poder escocés
clause-SB-F3 =
    El poder inglés son las tropas de los campamentos de los partidarios de Inglaterra más el número de la carta del Escudo Inglés.
    .title = Poder inglés
clause-SB-F4 =
    El poder mayor gana la batalla. En caso de empate gana Escocia.
    .title = Quién gana la batalla
    .too = empate, empates, empatar
clause-SB-F5 =
    Si Escocia pierde, el marcador de derrotas avanza. Si llega a la calavera, la guerra está perdida: la ronda se juega igualmente hasta el final, con sus recompensas, y después acaba la partida.
    .title = Una derrota de Escocia
clause-SB-F6 =
    (Decisión) Con dos o tres jugadores puede pasar que nadie apoye a Escocia. La batalla se libra igualmente, y los campos de Escocia pueden ganarla solos. Entonces las recompensas de las boinas no son para nadie; el oro de la corona se reparte entre todos como siempre.
    .title = Nadie con Escocia
clause-SB-W1 =
    Es desertor quien no tiene ninguna tropa en su campamento al empezar la fase 5, después de las cartas con las fichas y de la entrega de «{ clause-SB-2P5.title }». Un desertor no recibe recompensas ni juega cartas de Gaita en la fase 6.
    (Decisión) La carta de Puñal es una recompensa, así que un desertor no la roba; pero con dos jugadores, véase «{ clause-SB-2P6.title }». Los desertores no cuentan al repartir el oro de Inglaterra. Si todos sus partidarios son desertores, el oro se queda en la reserva.
    .title = Desertores
clause-SB-W2 =
    Si ganan los escoceses, cada partidario de Escocia roba una carta de Gaita y toma el oro indicado bajo la boina entera.
    .title = Recompensa: ganan los escoceses
clause-SB-W3 =
    Si ganan los ingleses, cada partidario de Escocia añade una tropa a su castillo y toma el oro indicado bajo la boina atravesada.
    .title = Recompensa: ganan los ingleses
clause-SB-W4 =
    Gane quien gane, cada partidario de Inglaterra roba en secreto una carta de Puñal.
    .title = Recompensa: un puñal
clause-SB-W5 =
    Gane quien gane, el oro indicado bajo la corona se reparte a partes iguales entre los partidarios de Inglaterra, redondeando hacia abajo. Lo que sobra vuelve a la reserva.
    .title = Recompensa: el oro inglés
clause-SB-W6 =
    Una carta sin el símbolo de las tres lanzas bajo la corona es generosa: cada partidario de Inglaterra toma la suma entera.
    .title = Cartas generosas
clause-SB-W7 =
    En la fase 6 los jugadores pueden jugar tantas cartas de Gaita con la bolsa como quieran, pero ninguna que hayan recibido en esta misma fase, sea como sea.
    .title = Cartas con la bolsa
clause-SB-W8 =
    (Decisión) Primero se dan las recompensas, jugador por jugador, desde quien tiene la Insignia y en sentido horario. Después se pueden jugar cartas con la bolsa.
    (Decisión) El mismo orden vale siempre que varios jugadores roben, pierdan o decidan a la vez y el orden importe.
    .title = En qué orden
clause-SB-E1 =
    En la fase 7 se descartan todas las tropas de todos los campamentos y de los campos de Escocia.
    .title = Se vacían los campamentos
clause-SB-E2 =
    Quien tiene la Insignia es el jugador inicial de la ronda siguiente.
    .title = Quién empieza la ronda siguiente
clause-SB-P1 =
    Las cartas de Gaita se quedan ocultas en tu mano hasta que las juegas. Puedes tener cualquier número de ellas y jugar cualquier número en una ronda.
    .title = Cartas de Gaita
clause-SB-P2 =
    El símbolo dice cuándo se puede jugar la carta. Hacha: en tu propio turno de la fase 2. Fichas: en la fase 4, cuando todos han elegido y antes de revelar. Bolsa: en la fase 6.
    .title = Hacha, fichas, bolsa
clause-SB-P3 =
    Una carta jugada se descarta en cuanto se ha cumplido su efecto, salvo que sea una carta x2.
    .title = Después de jugar una carta
clause-SB-P4 =
    Tras su primer uso, una carta x2 queda boca arriba delante de su dueño. A partir de la ronda siguiente se puede usar una vez más; así que nunca dos veces en una ronda. Tras el segundo uso se descarta.
    .title = Cartas x2
clause-SB-P5 =
    Con las cartas con las fichas y con la bolsa, cuando el orden importa, empieza quien tiene la Insignia y siguen los demás en sentido horario. Quien pasa no juega más cartas en esa fase de esa ronda.
    (Decisión) En esta mesa se hace siempre así: por turno, cada uno juega una carta (o una carta de Aldea que se pueda usar) o pasa, una vuelta tras otra, hasta que todos han pasado.
    (Decisión) Solo se salta a un jugador por motivos que todos conocen: es desertor, está en casa o no tiene mano, ni carta x2 boca arriba, ni carta de Aldea.
    .title = Jugar cartas por turno
clause-SB-P6 =
    Un número de tropas en una carta significa esa cantidad o menos. El oro que se pierde lo pierde quien juega la carta, si esta no dice otra cosa («{ clause-SB-P7.title }»). El símbolo de la milicia funciona como «{ clause-SB-A3.title }».
    (Decisión) «O menos» puede ser también ninguna.
    .title = Símbolos de las cartas
clause-SB-P7 =
    (Decisión) El oro que una carta quita a quien la juega es un precio: sin la suma entera no puedes jugarla.
    (Decisión) Si otro jugador tiene menos oro, tropas o cartas de lo que una carta le quita, pierde lo que tenga.
    .title = Precios y pérdidas
clause-SB-P8 =
    (Decisión) Una carta x2 que está boca arriba ya no forma parte de la mano: los efectos sobre las manos (quitar, intercambiar, descartar, contar) no la tocan. Un uso anulado por la Iglesia es un uso.
    .title = Cartas x2 boca arriba
clause-SB-P9 =
    (Decisión) Una carta que tiene que nombrar a un jugador o una cosa solo se puede jugar si hay una elección permitida. Una carta que no nombra nada se puede jugar aunque no tenga efecto.
    .title = Cuándo es jugable
clause-SB-D1 =
    Miras tus cartas de Puñal en secreto y debes mantenerlas ocultas. Puedes decir de ellas lo que quieras, sea verdad o mentira.
    .title = Puñales ocultos
clause-SB-D2 =
    Al final de la partida se revelan y se suman todas las cartas de Puñal.
    (Decisión) Con dos jugadores solo cuentan las cartas de Puñal que están boca arriba delante de un jugador («{ clause-SB-2P6.title }»), no las que le queden en la mano de las siete.
    .title = Recuento de puñales
clause-SB-V1 =
    La partida acaba después de la última carta del Escudo Inglés, la del Rey Eduardo. Acaba antes, al final de la ronda en que las derrotas de Escocia llegan al límite, que es cuatro (cinco en la partida larga, «{ clause-SB-L2.title }»), o por «{ clause-SB-2P7.title }».
    .title = Fin de la partida
clause-SB-V2 =
    Si Escocia resiste, primero se excluye al traidor, si lo hay («{ clause-SB-V4.title }»). Entre los demás gana quien tiene más oro; si hay empate, quien tiene menos puñales.
    (Decisión) Si el empate sigue, los empatados comparten la victoria.
    .title = Escocia resiste
clause-SB-V3 =
    Si Escocia cae, gana quien tiene menos puñales; si hay empate, quien tiene más oro.
    (Decisión) Si el empate sigue, los empatados comparten la victoria.
    .title = Escocia cae
clause-SB-V4 =
    Cinco Puñales solo vale si Escocia resiste. Un jugador con al menos 5 puñales más que cada uno de los demás es un traidor y no puede ganar. Solo puede haber uno.
    .title = Cinco Puñales
clause-SB-V5 =
    Los reglamentos dan estos ejemplos. Con 1, 2, 6 y 11 puñales queda fuera quien tiene 11. Con 0, 1, 8 y 9 (primera edición) o 0, 0, 8 y 9 (edición internacional) no queda fuera nadie.
    .title = Cinco Puñales: ejemplos
clause-SB-2P1 =
    Con dos jugadores no hay mazo de Puñal en la mesa. Cada uno tiene en secreto siete cartas de Puñal: 1, 1, 2, 2, 2, 3, 3.
    .title = Dos jugadores: cartas de Puñal
clause-SB-2P2 =
    Con dos jugadores, «Capitulación de Irvine» y «¡Bruce se nos une otra vez!» se retiran antes de formar el mazo del Escudo Inglés. Si se roba una carta de Gaita que habla de la Insignia, como «Asunto de honor», se descarta y se roba otra.
    (Decisión) También en la primera edición se sustituyen esas cartas de Gaita. Quedan fuera cada vez que se vuelve a barajar.
    .title = Dos jugadores: cartas retiradas
clause-SB-2P3 =
    Con dos jugadores, en la fase 1, tras revelar la carta, se añaden 3 tropas a los campos de Escocia.
    .title = Dos jugadores: campos de Escocia
clause-SB-2P4 =
    Con dos jugadores se salta la fase 3. En la fase 4 ambos eligen bando en secreto y cada uno pone boca abajo una de sus cartas de Puñal. Después se pueden jugar cartas con las fichas.
    (Decisión) La Insignia no obliga a nadie.
    .title = Dos jugadores: la elección
clause-SB-2P5 =
    Con dos jugadores, después de las cartas con las fichas, quien tiene la Insignia puede entregarla al otro o quedársela. Quien la recibe mueve todas sus tropas menos una de su campamento a los campos de Escocia; si tiene una o ninguna, no mueve nada.
    (Decisión) «{ clause-SB-B2.title }» no limita esta entrega.
    .title = Dos jugadores: ceder la Insignia
clause-SB-2P6 =
    Con dos jugadores, los bandos y las cartas de Puñal se revelan a la vez. Un partidario de Inglaterra toma la carta que puso su rival, boca arriba, y cuenta en su contra. La carta puesta contra un partidario de Escocia se descarta boca arriba; ambos pueden mirar esos descartes en cualquier momento.
    (Decisión) Esto sustituye a «{ clause-SB-W4.title }» y forma parte del momento de revelar, no de las recompensas: también un desertor toma la carta. Esos descartes no forman nunca un mazo nuevo.
    .title = Dos jugadores: revelar
clause-SB-2P7 =
    Con dos jugadores, Cinco Puñales se comprueba también al empezar cada ronda después de la primera, le vaya como le vaya a Escocia: quien tiene al menos 5 puñales más que el otro pierde al momento.
    (Decisión) Se comprueba antes de la fase 1, y el Mercado no se puede usar para ello. Al final sigue valiendo «{ clause-SB-V4.title }».
    .title = Dos jugadores: Cinco Puñales
clause-SB-2P8 =
    (Decisión) En una partida de nueve rondas para dos, quien ya no tiene cartas de Puñal en la mano pone un 2 virtual («{ clause-SB-Q2.title }»).
    .title = Dos jugadores: sin cartas de Puñal
clause-SB-2P9 =
    Con dos jugadores, todas las demás reglas son las mismas que con más.
    (Decisión) Un efecto que hace robar una carta de Puñal da un 2 virtual («{ clause-SB-Q2.title }»).
    .title = Dos jugadores: lo demás
clause-SB-3P1 =
    Con tres jugadores, cada uno empieza con dos cartas de Gaita.
    .title = Tres jugadores: cartas de Gaita
clause-SB-3P2 =
    Con tres jugadores, la Insignia no obliga a nadie y pasa siempre en sentido horario.
    .title = Tres jugadores: la Insignia
clause-SB-3P3 =
    Con tres jugadores, los campos de Escocia reciben una tropa más en cada ronda.
    (Decisión) Llega al final de la fase 1.
    .title = Tres jugadores: campos de Escocia
clause-SB-3P4 =
    Con tres jugadores, las cartas del Escudo Inglés que hablan de la Insignia se retiran antes de formar el mazo. La edición internacional nombra «Capitulación de Irvine» y «¡Bruce se nos une otra vez!»; la primera edición habla de una sola carta y no la nombra.
    (Decisión) En ambas ediciones se retiran las dos. Para las cartas de Gaita se aplica «{ clause-SB-2P2.title }».
    .title = Tres jugadores: cartas retiradas
clause-SB-H1 =
    Con seis jugadores se usa siempre «¡Quedaos en casa!». Con cinco, si queréis.
    .title = ¡Quedaos en casa!: para quién
clause-SB-H2 =
    El jugador más joven empieza con «¡Quedaos en casa!». Hasta la fase 3 de la primera ronda no hace nada.
    .title = ¡Quedaos en casa!: al principio
clause-SB-H3 =
    En la fase 3, una vez entregada la Insignia, quien tiene «¡Quedaos en casa!» debe entregarla a otro jugador. No puede ser quien tiene la Insignia ni quien se la entregó en la ronda inmediatamente anterior.
    (Decisión) La Insignia puede ir a quien tiene «¡Quedaos en casa!». Con cinco o seis jugadores siempre queda alguien.
    .title = ¡Quedaos en casa!: entregarla
clause-SB-H4 =
    Quien recibe «¡Quedaos en casa!» hace tres cosas en este orden: realiza tres acciones de Reabastecimiento, que puede repetir; descarta todas las tropas de su campamento; se queda en casa.
    (Decisión) Son exactamente tres acciones, una tras otra, y cada una tiene que ser posible en su momento: «Contratar mercenarios» requiere tener oro entonces. No hay Traslado ni se juegan cartas.
    .title = ¡Quedaos en casa!: tres acciones
clause-SB-H5 =
    Hasta el final de la ronda, quien está en casa no elige bando, no recibe recompensas y no juega cartas con las fichas ni con la bolsa. No le afectan las cartas de Gaita de los demás ni el texto de la carta del Escudo Inglés.
    (Decisión) Ninguna carta puede nombrarlo, y una carta de milicia no le da ninguna tropa. No puede usar la Barca, el Mercado ni el Gremio de espías. Lo que le pasó en las fases 1 y 2 se mantiene.
    (Decisión) El texto de la carta del Escudo Inglés tampoco afecta a sus tres Reabastecimientos: «Recaudar impuestos» le da 1 moneda de oro, y no tiene prohibido ninguno.
    .title = ¡Quedaos en casa!: en casa
clause-SB-H6 =
    Con seis jugadores se recomiendan nueve rondas («{ clause-SB-L1.title }»).
    .title = ¡Quedaos en casa!: nueve rondas
clause-SB-G1 =
    Como opción, en la edición internacional, cada jugador recibe al azar una carta de Aldea antes de la partida. Queda boca arriba. Las demás se retiran del juego.
    .title = Opción: cartas de Aldea
clause-SB-G2 =
    La Herrería y el Monasterio son permanentes: se activan cada vez que se cumple su condición.
    .title = Herrería y Monasterio
clause-SB-G3 =
    El Molino y la Casa del músico se usan de inmediato al empezar la partida y se descartan.
    (Decisión) Se hace cuando todos tienen lo que dice «{ clause-SB-S4.title }», jugador por jugador, como dice «{ clause-SB-W8.title }».
    .title = Molino y Casa del músico
clause-SB-G4 =
    La Barca, el Mercado y el Gremio de espías se pueden usar una vez y se descartan. Los usas en un momento en que tú puedas jugar cartas de Gaita; el Mercado, también justo antes del recuento final.
    (Decisión) No puedes usarlos en la fase 6 si eres desertor, ni mientras estás en casa, ni después de pasar.
    .title = Barca, Mercado, Gremio de espías
clause-SB-G5 =
    La Iglesia se puede usar una vez y se descarta. Puedes responder con ella cuando una carta de Gaita de otro jugador te hace perder oro, tropas o cartas de Gaita o mueve tus tropas. El efecto sobre ti se anula, aunque la carta no fuera dirigida a ti. Quien la jugó no puede elegir otro objetivo para ella.
    (Decisión) La fuente cierra esta lista con un «etcétera»; no le añade nada.
    .title = Iglesia
clause-SB-G6 =
    El Monumento cuenta una vez como −1 puñal, al decidir quién gana y antes de contar los puñales.
    (Decisión) Cuenta sin preguntar, porque nunca perjudica; después del Mercado, y también en las comprobaciones de «{ clause-SB-2P7.title }». La suma puede bajar de cero.
    .title = Monumento
clause-SB-G7 =
    (Decisión) La Iglesia se ofrece cuando ya se han elegido objetivos y cantidades y todavía no ha pasado nada. Anula las pérdidas y los movimientos de su dueño, y lo que otro ganaría con ellos. El resto de la carta de Gaita se cumple, y esa carta queda gastada.
    (Decisión) La Iglesia nunca vale contra una carta propia, un texto del Escudo Inglés ni una carta de Aldea. Los desertores pueden usarla.
    .title = La Iglesia en detalle
clause-SB-L1 =
    La partida larga tiene nueve rondas: una carta de dorso rojo y ocho de dorso gris.
    .title = Partida larga
clause-SB-L2 =
    En la partida larga Escocia cae con la quinta derrota. Con la primera, el marcador de derrotas llega a Glasgow.
    .title = Partida larga: derrotas
clause-SB-L3 =
    (Decisión) Si no quedan bastantes cartas de dorso gris, la partida larga no se puede jugar. La primera edición trae ocho en la caja, y con dos o tres jugadores se retiran dos de ellas.
    .title = Partida larga: faltan cartas
clause-SB-L4 =
    (Decisión) Conjunto escocés da tres cartas de Gaita con cualquier número de jugadores, en lugar de las de «{ clause-SB-S4.title }» o «{ clause-SB-3P1.title }».
    (Decisión) Puñales previsibles necesita un mazo de Puñal; por eso no se puede jugar con dos jugadores.
    .title = Variantes y número de jugadores
clause-SB-M1 =
    Con Conjunto escocés, cada jugador empieza con tres cartas de Gaita.
    .title = Conjunto escocés
clause-SB-N1 =
    Con Puñales previsibles, las cartas de Puñal 1, 2, 2, 3, 3 se barajan y son las cinco primeras del mazo. Debajo van otra vez 1, 2, 2, 3, 3, barajadas, y al fondo las restantes, barajadas.
    .title = Puñales previsibles
clause-SB-Q1 =
    Si el mazo de Gaita o el de Puñal está vacío, sus descartes se barajan y forman un mazo nuevo.
    (Decisión) Se hace en el momento en que hay que robar una carta.
    .title = Mazo vacío
clause-SB-Q2 =
    Si los jugadores tienen todas las cartas de Puñal, cada una que aún tengan que tomar cuenta como un 2 virtual.
    .title = No quedan cartas de Puñal
clause-SB-Q3 =
    Si los jugadores tienen todas las cartas de Gaita, no se roban más.
    .title = No quedan cartas de Gaita
