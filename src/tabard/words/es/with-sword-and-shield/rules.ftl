### With Sword and Shield: las reglas cláusula por cláusula, con nuestras propias palabras.
### Cada línea de una cláusula es un párrafo. «(Decisión)» señala lo que las fuentes dejan abierto y este proyecto ha decidido.

clause-WS-1_0_1a =
    Las cartas de Inicio tienen el dorso verde y son de tres clases: Caballeros, cartas de Salud y Artefactos. Un Caballero tiene cuatro habilidades: Fuerza, Técnica, Caballería y Resistencia.
    .title = Cartas de Inicio
clause-WS-1_0_1b =
    Un Artefacto cambia habilidades de su Caballero; lo normal es que suba una y baje otra. Pertenece a uno de tres grupos: armas, posesiones o prendas. No puedes descartarlo ni cambiarlo por otro, y cada Caballero lleva uno solo, salvo en situaciones especiales. Algunos Artefactos son Únicos.
    (Decisión) Una situación es especial cuando lo dice una carta.
    (Decisión) La Resistencia nunca baja de 1 ni las demás habilidades de 0, por mucho que algo las reduzca.
    .title = Artefactos
clause-WS-1_0_1c =
    Una carta de Salud tiene 28 puntos de Fatiga y sitio para 5 golpes. En ella marcas también la Táctica que has elegido, Fuerza o Técnica.
    .title = Cartas de Salud
clause-WS-1_0_2a =
    Las cartas de Mazo tienen el dorso violeta, forman el mazo de Juego y son de cuatro clases: cartas de Combate, Logros, Eventos y Mejoras.
    .title = Cartas de Mazo
clause-WS-1_0_2b =
    Cada carta de Combate tiene un número de Fuerza y otro de Técnica; los mismos dos valen para atacar y para defender. Muestra además un ataque, que es un corte o una estocada, y una defensa: una guardia, con espada o con escudo, y los ataques que esa guardia detiene.
    .title = Cartas de Combate
clause-WS-1_0_3 =
    Las cartas de Inicio están boca arriba en la mesa.
    (Decisión) También están a la vista de todos las Mejoras, los golpes, la Fatiga, las Tácticas, el tamaño de cada mano y de cada mazo, y los descartes. Una puja revela a todos que su carta está en esa mano.
    (Decisión) Si el texto de una carta contradice una cláusula, manda la carta.
    .title = Abierto y secreto
clause-WS-1_2 =
    Una carta puede mostrar estos iconos: un símbolo de Combinación (lo tienen todas las cartas de Combate y todos los Eventos), una Maniobra, un número de Iniciativa, una guardia con espada, una guardia con escudo, Fatiga que se paga o se gana, un golpe, un Movimiento de Melé, un Bloqueo de Melé.
    (Decisión) En una Justa, los símbolos de Movimiento y de Bloqueo de Melé no significan nada.
    (Decisión) Solo tienen número de Iniciativa cartas que un atacante pueda jugar.
    .title = Iconos
clause-WS-1_2n =
    Los números van del 2 al 6, y cada uno tiene su palabra. Fuerza: 2 pobre, 3 débil, 4 enérgica, 5 poderosa, 6 feroz. Técnica: 2 torpe, 3 insulsa, 4 diestra, 5 deslumbrante, 6 fenomenal.
    .title = Los números y sus palabras
clause-WS-2_2_1 =
    Los ataques son once. Cada uno es un corte, que se da con el filo de la espada, o una estocada, que se da con la punta. Se llaman Tajo cruzado, Tajo oblicuo, Tajo torcido, Tajo de batalla, Tajo bizco, Tajo de la furia, Tajo de la corona, Tajo de la cabellera, Tajo de la cólera, Estocada en picado y Tajo del padre.
    .title = Los once ataques
clause-WS-2_2_2 =
    Las guardias son diez. Cinco se hacen con el escudo: Guardia del ala, Guardia de la furia, Puerta de roble, Sombrero de hierro y Guardia de la ingle. Otras cinco, con la espada: Guardia de la corona, Guardia de la barrera, Puerta de hierro, Guardia de la cruz y Atrapaganchos.
    Además del escudo y la espada hay una tercera forma de defenderse: la Maniobra.
    .title = Las diez guardias
clause-WS-2_0_1 =
    El primero en robar cartas de Inicio es el jugador sentado a la izquierda de quien las barajó.
    (Decisión) En esta mesa ese sitio se sortea.
    .title = Quién roba primero
clause-WS-2_0_2 =
    Los jugadores, uno tras otro, van descubriendo cartas de Inicio, cada uno hasta tener un Caballero y una carta de Salud. Te quedas con la primera carta que sale de cada clase, y eso vale también para el Artefacto; las que repiten clase se descartan. Nunca eliges entre ellas.
    (Decisión) El reglamento dice que «puedes» quedarte con un Artefacto; como no se elige nada, te lo quedas.
    (Decisión) Si se agota el mazo de Inicio, se forma de nuevo con sus descartes.
    .title = Robar cartas de Inicio
clause-WS-2_0_3 =
    Cada jugador recibe ocho cartas de Mazo. Siempre que el mazo esté vacío, los descartes se barajan y forman un mazo nuevo.
    (Decisión) Si tampoco hay descartes, se barajan las cartas jugadas en este turno. Si no hay ninguna, se roban las cartas que haya.
    .title = La mano y el mazo vacío
clause-WS-2_0_4 =
    Eliges libremente la Táctica con la que empiezas. Esta primera elección no es una acción.
    (Decisión) Se elige después de mirar la mano y antes de la subasta, todos a la vez y en secreto.
    .title = La primera Táctica
clause-WS-2_0_5 =
    Cambiar de Táctica más adelante cuesta una acción.
    (Decisión) El cambio se puede deshacer mientras nadie haya robado una carta ni respondido después.
    .title = Cambiar de Táctica
clause-WS-2_1_2a =
    Una subasta decide quién empieza. La abre quien robó primero cartas de Inicio. Por turno, cada jugador puja con el número de Iniciativa de una carta de su mano o pasa. Cada puja tiene que ser más baja que la anterior; con dos mazos puede también igualarla. Quien pasa queda fuera de la subasta. Empieza quien hizo la puja más baja, y esa carta tiene que ser la primera que se juegue.
    (Decisión) Cualquiera puede pasar, así que pasar no demuestra nada.
    (Decisión) La carta de apertura se juega sola, no dentro de una Combinación. Las cartas que pierden la subasta se quedan en la mano.
    .title = La subasta
clause-WS-2_1_2b =
    Si nadie tiene una carta con número de Iniciativa, todas las manos vuelven al mazo, se baraja y se reparte otra vez.
    (Decisión) Lo mismo se hace si nadie puja. Después de tres repartos así, empieza un sitio elegido al azar, que puede abrir con lo que quiera.
    .title = Sin cartas de Iniciativa
clause-WS-2_1_2c =
    Con dos mazos puede haber dos pujas iguales. Entonces empieza el bando que tenga la siguiente carta de Iniciativa más baja; en una Melé se miran las de todo el equipo.
    (Decisión) Cada bando enseña su carta de Iniciativa más baja, aparte de la que pujó. El que no tiene ninguna cuenta como el más alto. Si vuelven a empatar, decide el azar. El ganador abre con la carta que había pujado.
    .title = Pujas iguales
clause-WS-2_1_2d =
    En una Melé cada Caballero puja por su cuenta.
    (Decisión) Se puja en sentido horario, desde el Caballero que se colocó primero. La carta de apertura se puede dirigir a cualquier rival a su alcance.
    .title = La subasta en la Melé
clause-WS-1_1_1 =
    Solo actúa el atacante. En un turno, un Caballero tiene tantas acciones como Resistencia.
    Es una acción cada una de estas cosas: jugar una carta de Combate, un Logro, un Evento o una Mejora; jugar una Combinación; descartar una carta; cambiar de Táctica; jugar un Bloqueo de Melé.
    .title = Acciones
clause-WS-1_1_2 =
    Un «Grande Pass» gasta de una vez todas las acciones del turno, y un Movimiento de Melé también.
    .title = Todas las acciones a la vez
clause-WS-1_1_3 =
    Para responder, el defensor usa cuantas cartas le hagan falta, hasta las ocho de su mano.
    .title = Cuántas respuestas
clause-WS-1_1_4 =
    Un defensor solo puede realizar una acción: el Movimiento de Melé («{ clause-WS-3_0_5a.title }»).
    (Decisión) Esa acción no le quita nada al turno siguiente de ese Caballero.
    .title = La única acción del defensor
clause-WS-2_1_1 =
    El turno acaba cuando al atacante no le quedan acciones.
    (Decisión) El atacante puede acabarlo antes, pero no sin haber jugado la carta de apertura que exige «{ clause-WS-2_1_2a.title }».
    .title = Fin del turno
clause-WS-2_1_3 =
    Después del turno el defensor roba hasta tener ocho cartas, y luego el atacante. Después se descartan todas las cartas jugadas, y atacante y defensor cambian de papel.
    .title = Rellenar la mano
clause-WS-2_2_3a =
    El Número de Combate Modificado (NCM) es una suma: el valor del Caballero en la Táctica que ha elegido, con lo que añaden o quitan su Artefacto y sus Mejoras, más el valor de la carta de Combate en esa misma Táctica. Atacante y defensor no tienen por qué luchar con la misma.
    .title = Número de Combate Modificado
clause-WS-2_2_3b =
    Si el valor de la carta supera el del Caballero, este paga la diferencia en Fatiga. Vale igual para el ataque y para la defensa.
    .title = Lo que cuesta una carta de Combate
clause-WS-2_2_3c =
    A un ataque se responde de tres formas: con una carta de Combate cuya guardia lo detenga, con un Logro que lo detenga o con una Maniobra. Un ataque sin respuesta es un golpe.
    (Decisión) Según el reglamento, el defensor está obligado a responder. Pero las manos son secretas, así que puedes renunciar y recibir el golpe.
    .title = Respuestas a un ataque
clause-WS-2_2_3d =
    Si el ataque se ha detenido con una guardia, se comparan los dos NCM. El bando con el más bajo paga la diferencia en Fatiga. Si son iguales, nadie paga.
    (Decisión) Si uno de los dos ha usado un Logro, no se compara nada. El Logro cuesta lo que pone en la carta.
    .title = Comparar los NCM
clause-WS-2_2_5 =
    Para una Maniobra juegas una carta con ese símbolo y pagas 5 de Fatiga. Tu Caballero esquiva el ataque.
    (Decisión) Puedes elegirla aunque tengas otra respuesta. Los 5 puntos sustituyen al precio de la carta, y no se comparan los NCM.
    .title = Maniobra
clause-WS-2_2_4a =
    Un Caballero al que no le queda ningún punto de Fatiga recibe un golpe.
    .title = Agotamiento
clause-WS-2_2_4b =
    Cada vez que un Caballero recibe un golpe, sus puntos de Fatiga vuelven a 28.
    (Decisión) Lo que le faltaba por pagar se perdona.
    .title = La Fatiga tras un golpe
clause-WS-2_2_4c =
    La Fatiga solo se recupera hasta 28. Por mucha que recuperes, nunca cura un golpe.
    .title = Recuperar Fatiga
clause-WS-2_2_4d =
    Un Caballero con cinco golpes queda fuera.
    (Decisión) Los costes se pagan antes de que actúen los efectos. Un efecto sobre los dos Caballeros alcanza primero a quien lo jugó. El primero que llega a cinco golpes pierde en ese momento.
    .title = Cinco golpes
clause-WS-2_2_4e =
    (Decisión) Los pagos se hacen uno por uno, en este orden: el precio del atacante, junto con el punto de más si está Alterado; el precio del defensor; la diferencia de los NCM.
    (Decisión) Un precio puede superar la Fatiga que te queda. Entonces tu Caballero recibe el golpe («{ clause-WS-2_2_4b.title }»), y lo que jugaste vale igualmente, salvo que ese golpe sea el quinto.
    .title = Orden de los pagos
clause-WS-2_2_6 =
    Solo el atacante puede jugar Eventos.
    .title = Eventos
clause-WS-2_2_7 =
    El texto de un Logro dice si sirve para el ataque o para la defensa.
    .title = Logros
clause-WS-2_2_8 =
    Solo el atacante puede jugar Mejoras. Una Mejora vale desde el primer momento y queda al lado de su Caballero durante el resto de la partida. Un Caballero puede tener cuantas quiera.
    (Decisión) Si aumenta la Resistencia, tienes la acción de más en este mismo turno.
    .title = Mejoras
clause-WS-2_2_9 =
    En una Combinación pones juntas dos, tres o cuatro cartas que tengan el mismo símbolo de Combinación. Es una acción y cuesta 4 de Fatiga, tenga las cartas que tenga. El texto de una carta puede prohibirlo.
    (Decisión) Además de los 4 se paga el precio propio de cada carta.
    (Decisión) Todos sus ataques se dirigen a un solo rival, que responde a ellos uno por uno, en el orden en que los pusiste.
    .title = Combinaciones
clause-WS-2_2_9b =
    (Decisión) La Combinación entera está a la vista antes de la primera respuesta. Primero se pagan los 4 de Fatiga, con un solo punto de más si el atacante está Alterado; el precio de cada carta se paga cuando le llega el momento.
    (Decisión) Un golpe no interrumpe una Combinación, a no ser que sea el quinto del atacante.
    .title = Combinaciones paso a paso
clause-WS-2_2_10 =
    Desde su cuarto golpe un Caballero está Alterado: cada una de sus acciones cuesta 1 de Fatiga más, incluso descartar una carta o cambiar de Táctica. Defenderse no es una acción y no cuesta más que antes.
    (Decisión) Un Movimiento de Melé hecho como respuesta cuesta lo de siempre: en el ejemplo 19 del reglamento se pagan 10. En el turno propio cuesta 1 más. El «Grande Pass» es gratis.
    .title = Alterado
clause-WS-2_2_11 =
    Un Caballero Alterado puede hacer, una vez por partida, un «Grande Pass»: descarta toda su mano y roba ocho cartas. Gasta con ello todas sus acciones.
    (Decisión) Por eso tiene que ser lo primero que haga en el turno.
    (Decisión) También puede hacerlo un Caballero que está en la retaguardia.
    .title = «Grande Pass»
clause-WS-2_2_z =
    (Decisión) Si después de 200 turnos no hay ganador, o si nadie tiene cartas ni puede robarlas, gana quien tenga menos golpes. Si hay empate, quien conserve más Fatiga; si también en eso empatan, la partida queda en tablas.
    (Decisión) En una Melé se llega a esto tras 600 turnos. Gana el equipo con más Caballeros en pie; después se comparan golpes y Fatiga como arriba, sumando los de cada equipo.
    .title = Una partida sin final
clause-WS-2_3_1 =
    En una Justa con dos mazos cada jugador tiene su propio mazo de Inicio y su propio mazo de Juego. No pueden tener ambos el mismo Caballero, ni el mismo Artefacto Único. Para las pujas iguales se aplica «{ clause-WS-2_1_2c.title }».
    (Decisión) Quien descubre después sigue hasta que le sale otro Caballero, como en el ejemplo 20 del reglamento. Un Artefacto que no se permite se descarta, y ningún otro lo sustituye.
    .title = Justa con dos mazos
clause-WS-2_3_2 =
    Todos los Artefactos se pueden usar en todas las formas de juego. Que uno sea Único solo importa para «{ clause-WS-2_3_1.title }», «{ clause-WS-3_0_1.title }» y «{ clause-WS-3_0_2.title }».
    .title = Artefactos Únicos
clause-WS-3_0_1 =
    En una Melé luchan dos equipos de dos o tres Caballeros. Cada Caballero tiene su propia mano de ocho cartas, y cada equipo, sus propios mazos. Ni un Caballero ni un Artefacto Único pueden estar en los dos bandos, y un equipo tiene como mucho un Artefacto Único.
    (Decisión) Una persona puede dirigir varios Caballeros de un equipo, así que pueden jugar de 2 a 6 personas. Solo quien los dirige ve sus manos.
    .title = Los equipos de la Melé
clause-WS-3_0_2 =
    El equipo que tiene un Artefacto Único coloca en el centro al Caballero que lo lleva, y el otro equipo coloca a uno enfrente. Luego el primero coloca a un Caballero en un flanco y el otro equipo pone a uno enfrente, y lo mismo en el flanco restante. Un equipo con un Caballero menos deja un flanco libre.
    Si no hay ningún Artefacto Único, empieza el Caballero con menos Caballería; si hay empate, el que tenga el número de carta más bajo.
    .title = Colocar a los Caballeros
clause-WS-3_0_2b =
    (Decisión) El Caballero que empieza se pone en el centro. Si los dos equipos tienen un Artefacto Único, empieza el portador con menos Caballería; si hay empate, el del número de carta más bajo.
    (Decisión) En una Melé de dos contra dos se usan el centro y un flanco. El flanco lo elige el equipo que empezó.
    .title = La colocación en detalle
clause-WS-3_0_3 =
    Las posiciones forman tres columnas: izquierda, centro y derecha. Los rivales de un Caballero son los que están en su columna y en las vecinas. En cada turno tiene que dirigir al menos una acción contra cada uno de ellos; si está bloqueado, solo contra el rival al que está atado.
    (Decisión) Las manos son secretas, así que un Caballero puede acabar su turno siempre que quiera. Pero mientras los rivales contra los que aún no ha dirigido nada sean tantos como las acciones que le quedan, o más, toda acción que se dirija contra alguien tiene que ir contra uno de ellos.
    .title = Repartir los ataques
clause-WS-3_0_3b =
    (Decisión) Se dirigen contra un rival un ataque, una Combinación, un Bloqueo de Melé y toda carta que lo nombre. Quién está al alcance se comprueba de nuevo en cada acción.
    (Decisión) Un Movimiento de Melé o un «Grande Pass» como primera acción libran al Caballero de esta obligación.
    .title = Qué se dirige contra un rival
clause-WS-3_0_4a =
    Empieza el Caballero con la puja de Iniciativa más baja de todas. Desde ahí el turno sigue alrededor de la mesa en sentido horario: si 1-2-3 están frente a 4-5-6, del 3 al 6, al 5, al 4, al 1 y al 2.
    (Decisión) El turno pasa de posición en posición, y lo juega quien esté en ella. Las posiciones vacías se saltan. Un Caballero en la retaguardia conserva el turno de su columna.
    (Decisión) Por eso, un Caballero que acaba en una posición por la que el turno ya ha pasado espera hasta la vuelta siguiente, lo haya movido quien lo haya movido. Ningún turno se recupera.
    .title = Orden de turnos en la Melé
clause-WS-3_0_4b =
    Un Caballero que tiene enfrente una posición vacía puede atacar a un rival que esté junto a ella.
    (Decisión) Su alcance sigue siendo el de «{ clause-WS-3_0_3.title }», no mayor, y la obligación de esa cláusula vale también aquí.
    .title = Una posición vacía enfrente
clause-WS-3_0_4c =
    Un único superviviente pasa al centro si quedan tres rivales y se queda donde está si quedan dos. Contra un solo rival, ambos se ponen en el centro.
    (Decisión) Los rivales en la retaguardia cuentan. Estos cambios no cuestan nada y se hacen en cuanto varían los números. Un Caballero sin rivales a su alcance usa sus acciones para lo que quiera, menos para atacar.
    .title = Único superviviente
clause-WS-3_0_4d =
    (Decisión) Si al empezar un turno ningún Caballero en primera línea, de ninguno de los dos equipos, tiene un rival a su alcance, cada equipo mueve al centro al Caballero de primera línea que esté más cerca de él. Nunca hay nada que elegir: dos igual de cerca estarían a la izquierda y a la derecha, y uno de ellos tendría un rival a su alcance.
    .title = Nadie al alcance
clause-WS-3_0_4e =
    Cuando acaba un turno, los rivales roban hasta tener ocho cartas, y después el atacante.
    (Decisión) Eso incluye a todos los rivales con menos de ocho, en sentido horario desde el atacante. Detrás del atacante van sus compañeros con menos de ocho.
    .title = Rellenar las manos en la Melé
clause-WS-3_0_4f =
    (Decisión) Un Caballero que queda fuera deja la mesa al momento. Su mano, sus Mejoras y la carta de su bloqueo van a los descartes de su equipo. Si era el atacante, el turno acaba; si no, el atacante sigue con las acciones que le quedan.
    .title = Un Caballero deja la mesa
clause-WS-3_0_5a =
    Un Movimiento de Melé requiere una carta con su símbolo y cuesta 10 de Fatiga. El atacante puede hacerlo como primera y única acción del turno, y un defensor, como respuesta a un ataque.
    Lateral: el Caballero cambia de posición con cualquier compañero en primera línea. Si al atacante le quedan acciones, siguen contra quien esté ahora allí.
    (Decisión) Los 10 puntos sustituyen al precio de la carta. El ataque al que se responde queda esquivado; si siguen más ataques de una Combinación, los recibe el recién llegado.
    (Decisión) Con un compañero bloqueado solo se cambia según «{ clause-WS-3_0_6b.title }», y con una posición vacía, nunca.
    .title = Movimiento de Melé: Lateral
clause-WS-3_0_5b =
    Defensivo: el Caballero pasa a la retaguardia. Allí está a salvo, pero no puede hacer acciones ofensivas. En sus turnos puede cambiar tantas cartas como Resistencia tenga y recuperarse con Eventos.
    (Decisión) Cambiar una carta es descartar una y robar otra. Los cambios de cartas, los Eventos, las Mejoras y los cambios de Táctica son las acciones de un Caballero en la retaguardia; todas juntas no pueden pasar de su Resistencia. Si está Alterado, puede hacer en su lugar un «Grande Pass».
    (Decisión) Los ataques que aún estaban en curso contra un Caballero que pasa a la retaguardia se pierden.
    .title = Movimiento de Melé: Defensivo
clause-WS-3_0_5c =
    Para volver de la retaguardia, un Caballero juega en su propio turno otra carta de Movimiento de Melé. Si todos sus compañeros están fuera, vuelve al momento, como único superviviente. En cada turno un equipo solo puede hacer un Movimiento Defensivo.
    (Decisión) Volver cuesta 10 de Fatiga, es la única acción del turno y lleva a la columna que el Caballero dejó.
    (Decisión) Al menos un Caballero de cada equipo tiene que seguir en primera línea.
    .title = Volver de la retaguardia
clause-WS-3_0_5d =
    Bajo un Bloqueo de Melé no se puede hacer ningún Movimiento de Melé, y un único superviviente tampoco puede. El Movimiento Defensivo tampoco está permitido al Caballero que en este turno ya ha empezado a atacar o a defenderse.
    (Decisión) Un Caballero empieza a defenderse con la primera carta que juega como respuesta. Recibir un golpe todavía no es defenderse, y esa primera respuesta puede ser el propio Movimiento Defensivo.
    .title = Movimientos de Melé no permitidos
clause-WS-3_0_6a =
    Un Bloqueo de Melé requiere una carta con su símbolo, cuesta 3 de Fatiga y es una acción. Ata al Caballero y a un rival a su alcance: los dos luchan solo entre sí, y nadie más puede actuar sobre ellos, hasta que uno le dé un golpe al otro.
    (Decisión) Ata solo a estos dos Caballeros, no a otros que dirija la misma persona. Un golpe por agotamiento también lo termina.
    .title = Bloqueo de Melé
clause-WS-3_0_6b =
    Un compañero en primera línea puede romper un Bloqueo de Melé con un Movimiento de Melé. Paga 15 de Fatiga en total y cambia de posición con el Caballero bloqueado.
    (Decisión) Puede hacerlo siempre que le esté permitido un Movimiento de Melé. Después ya no está bloqueado ninguno de los dos Caballeros, ni tampoco el recién llegado.
    .title = Romper un Bloqueo de Melé
clause-WS-3_0_6c =
    (Decisión) No puedes bloquear a un Caballero que está en la retaguardia o que ya está bloqueado. Los 3 de Fatiga sustituyen al precio de la carta, y la carta no ataca.
    (Decisión) La carta queda entre los dos Caballeros hasta que acaba el bloqueo: por un golpe, porque se rompe o porque uno de ellos queda fuera. Entonces se descarta.
    .title = El Bloqueo de Melé en detalle
clause-WS-3_0_7 =
    Cuando todos los Caballeros de un equipo están fuera, ha ganado el otro.
    .title = Ganar una Melé
clause-WS-3_1_1 =
    Para la Melé con dos mazos, el reglamento vuelve a decir lo que dice «{ clause-WS-3_0_1.title }».
    (Decisión) La Melé se juega siempre con dos mazos.
    .title = Melé con dos mazos
clause-WS-3_1_z =
    (Decisión) En la Melé corta un Caballero tiene 24 puntos de Fatiga en vez de 28, y queda fuera al tercer golpe y no al quinto. Todo lo demás es como en cualquier Melé.
    .title = Melé corta
