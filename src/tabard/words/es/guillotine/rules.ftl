### Guillotine: las reglas cláusula por cláusula, con nuestras propias palabras.
### Cada línea de una cláusula es un párrafo. «(Decisión)» señala lo que las fuentes dejan abierto y este proyecto ha decidido.

clause-GU-1 =
    Las 50 cartas de noble y las 60 cartas de acción son dos mazos que se barajan por separado; cada mazo tiene sus propios descartes.
    Cada jugador empieza con una mano de cinco cartas de acción. Pueden jugar de 2 a 5 personas.
    .title = Cartas y jugadores
clause-GU-2 =
    La partida dura tres días. Al empezar cada uno se ponen 12 nobles boca arriba, en una fila que lleva a la guillotina. El primero que se reparte queda al final de la fila y el duodécimo, al frente.
    (Decisión) La fila nueva de «Confusión masiva» se reparte igual. Cuando varios nobles se ponen al final de la fila, cada uno se coloca detrás del anterior.
    .title = Tres días, doce nobles
clause-GU-3 =
    El primer día lo empieza un jugador al azar. Cada día siguiente lo empieza el vecino de la izquierda de quien empezó el día anterior.
    (Decisión) Los turnos siguen en sentido horario.
    .title = Quién empieza
clause-GU-4 =
    Tu turno tiene tres pasos. Primero puedes jugar una carta de acción, pero solo una. Después recoges al noble del frente de la fila. Por último robas una carta de acción, aunque no hayas jugado ninguna.
    .title = Tu turno
clause-GU-5 =
    Los nobles que recoges quedan boca arriba delante de ti y cualquiera puede examinarlos. Las manos y las pilas se conservan de un día para otro.
    (Decisión) La mano es secreta y no tiene límite de cartas. Todos pueden saber cuántas cartas hay en cada mano y en cada mazo, y mirar los descartes de ambos mazos.
    .title = Abierto y secreto
clause-GU-6 =
    Un día termina cuando va a empezar un turno y ya no queda nadie en la fila. Por eso, un día para el que no hay nobles en el mazo acaba en cuanto empieza.
    (Decisión) Si una carta de acción vacía la fila en pleno turno, quien la jugó no recoge a nadie, pero roba igualmente.
    .title = Fin de un día
clause-GU-7 =
    Acabado el tercer día, cada jugador suma los nobles de su pila y después suma o resta los puntos de las cartas que tiene delante. Gana el total más alto.
    (Decisión) Quienes empatan con el total más alto comparten la victoria.
    .title = Recuento y victoria
clause-GU-8 =
    Si una carta habla de «otro jugador», nunca puedes elegirte a ti: «Después de usted…», «Intercambio de información», «Público difícil» y El bufón.
    (Decisión) Si habla de «un jugador», sí puedes: «Confusión en la fila», «Luchas internas», «Falta de apoyo», «¡Fallo!», «Cabezas perdidas» y «Trabajo apresurado». «Error burocrático» es distinto: ahí tiene que ser otro jugador.
    .title = Elegir jugadores
clause-GU-9 =
    Solo puedes elegir una distancia si hay ese número de puestos en esa dirección. Una carta que dice «exactamente» un número necesita todos esos puestos; «1 o 2» y «1, 2 o 3» necesitan al menos uno.
    (Decisión) «Demanda popular» y «¡De frente, marchen!» no pueden elegir al noble que ya está al frente.
    .title = Moverse en la fila
clause-GU-10 =
    (Decisión) Una carta que te hace elegir solo se puede jugar si hay algo permitido que elegir: un noble al que pueda mover o quitar; un jugador que tenga mano («Luchas internas», «Falta de apoyo») o pila («Cabezas perdidas», «Error burocrático», «¡Fallo!»); una carta de acción en la mesa («Giro del destino») o en los descartes («La pausa de las ratas»); un noble en el mazo («Llegada tardía»).
    (Decisión) Las demás cartas se pueden jugar siempre que te toque jugar una, aunque no sirvan de nada. También las dos que dependen de un «si»: «Que coman pasteles» y «Falta de fe». Una habilidad que no tiene a quién afectar no hace nada.
    .title = Cuándo es jugable
clause-GU-11 =
    (Decisión) Si hay que robar y el mazo de acciones está vacío, sus descartes se barajan y pasan a ser el nuevo mazo. Quedan fuera las cartas que están en la mesa y la que se está jugando. Si no hay descartes, no se roba nada.
    (Decisión) Una carta de acción va a los descartes cuando se ha resuelto. «Confusión en la fila» y «Trabajo apresurado» también esperan allí mientras su efecto está pendiente.
    .title = Mazo de acciones vacío
clause-GU-12 =
    (Decisión) Si en el mazo de nobles no hay bastantes, se reparten o se toman los que haya; si no hay ninguno, ninguno. Sus descartes no vuelven nunca.
    .title = Mazo de nobles vacío
clause-GU-13 =
    La habilidad de un noble se activa cuando alguien lo recoge. Ocurre al recogerlo del frente de la fila, con «Función doble», con Noble veloz o Verdugo rival, y también con «Error burocrático».
    (Decisión) Un noble que solo se pone en una pila, como hacen «Después de usted…» y El bufón, no usa ninguna habilidad. Una habilidad se completa antes de recoger al siguiente noble.
    .title = Recoger y habilidades
clause-GU-14 =
    Cada vez que se ha jugado una carta de acción, el Espía maestro, si está en la fila, se va al final.
    (Decisión) Primero se resuelve la carta y después se mueve él. Las que se activan más tarde («Función doble», «Influencia política», «Confusión en la fila», «Pimpinela Escarlata») se dan por resueltas al momento. Con «Tropezón» se mueve antes de la segunda carta y otra vez después de ella.
    .title = Espía maestro
clause-GU-15 =
    Con un Juez impopular al frente de la fila, nadie puede jugar cartas de acción.
    (Decisión) Se comprueba cada vez que se va a jugar una carta, también la segunda de «Tropezón». Descartar tus propios «Guardias insensibles» no es jugar una carta.
    .title = Juez impopular
clause-GU-16 =
    Mientras «Guardias insensibles» está delante de un jugador, nadie, tampoco su dueño, puede jugar cartas de acción que cambien la fila (las marcadas con «fila» en la lista de cartas). El dueño puede descartarla en cualquier momento.
    (Decisión) «Después de usted…», «Función doble» y «Pimpinela Escarlata» no están marcadas. Las habilidades y la recogida de nobles siguen como siempre, y también una «Confusión en la fila» jugada antes.
    (Decisión) En su propio turno, el dueño puede descartarla en cada una de sus elecciones; en el turno de otro se le pregunta antes del paso de acción y antes de la segunda carta de «Tropezón».
    .title = Guardias insensibles
clause-GU-17 =
    Robespierre pone fin al día en el momento en que alguien lo recoge; «Pimpinela Escarlata», cuando acaba el turno entero. En ambos casos, quienes quedan en la fila van a los descartes.
    (Decisión) Después de Robespierre no se recoge a nadie más en ese turno, ni de la fila ni del mazo, pero se sigue robando. Un día termina una sola vez.
    .title = Un día más corto
clause-GU-18 =
    Con «Confusión en la fila», la próxima vez que el jugador elegido vaya a recoger, antes se baraja la fila.
    (Decisión) Solo cuenta recoger de la fila. El efecto espera durante los turnos en que el jugador no recoge a nadie de la fila, incluso hasta el día siguiente. Si recoge a varios nobles, la fila se baraja una sola vez, antes del primero.
    .title = Confusión en la fila
clause-GU-19 =
    Cada Guardia de palacio da 1 punto por cada Guardia de palacio de la misma pila, de modo que n guardias dan n² en total. El Conde y la Condesa dan 2 puntos más cada uno si ambos están en la pila. La Figura trágica cuenta −1 por cada noble gris de la pila, ella misma incluida.
    Con «Público indiferente», cada noble gris cuenta +1 en lugar de sus propios puntos; esto vale también para la Figura trágica.
    .title = Puntos especiales
clause-GU-20 =
    Con «Influencia política» no recoges a ningún noble este turno. Robas tres cartas de acción además de la habitual: cuatro en total.
    .title = Influencia política
clause-GU-21 =
    «¡Fallo!» manda al final de la fila al último noble que recogió el jugador elegido.
    (Decisión) Si ese noble ya no está en la pila, va el último recogido de los que siguen en ella. El que llegó por «Error burocrático» fue recogido; el que llegó por «Después de usted…» o por El bufón, no. Un jugador sin ningún noble así no puede ser elegido.
    .title = ¡Fallo!
clause-GU-22 =
    Con «Llegada tardía» ves los tres primeros nobles del mazo; exactamente uno de ellos va al final de la fila.
    (Decisión) Los demás vuelven arriba del mazo en el orden que tenían. Si en el mazo hay menos de tres, ves los que haya.
    .title = Llegada tardía
clause-GU-23 =
    «Trabajo apresurado» vale para el próximo turno del jugador elegido.
    (Decisión) Si te eliges a ti, no afecta al turno en curso. También pasa de un día al siguiente.
    (Decisión) «La pausa de las ratas» no puede recuperarse a sí misma. Las cartas de la mesa no caducan nunca.
    .title = Trabajo apresurado y otras
clause-GU-24 =
    Como opción, tomada de la edición alemana, los jugadores pueden bajar cartas de puntos de su mano antes del recuento.
    (Decisión) Se da una sola vuelta, que empieza por quien empezaría un cuarto día. Cada uno puede bajar tantas como quiera de estas: «Apoyo clerical», «Apoyo cívico», «Apoyo militar», «Fuente de sangre», «Público indiferente» y «Público difícil». Ninguna prohibición lo impide.
    .title = Opción: últimas cartas
clause-GU-25 =
    (Decisión) Con «Error burocrático» recoges tú primero, y la habilidad del noble se activa por completo. Después el otro jugador recoge uno de tus nobles, cualquiera menos el que acabas de recoger; si no tienes otro, no recoge a nadie.
    (Decisión) Si uno de los dos recoge a Robespierre, el día termina, pero el intercambio se completa igualmente. Una vez terminado el día, ningún noble se pone ya en la fila.
    .title = Error burocrático
clause-GU-26 =
    (Decisión) Un noble recogido en el turno de otro se activa para quien lo recoge. Con Dama, Señor y Dama de compañía, ese jugador roba al acabar el turno en curso; con Noble veloz recoge al momento al noble del frente; con Víctima inocente descarta una carta de acción.
    .title = En el turno de otro
clause-GU-27 =
    (Decisión) Con «Retraso por lluvia» todas las manos se barajan con el mazo de acciones; los descartes se quedan como están. Luego cada jugador recibe cinco cartas, repartidas de una en una, desde quien jugó la carta y en sentido horario.
    (Decisión) Si el mazo se acaba entretanto, se aplica «{ clause-GU-11.title }». El robo habitual del turno viene después.
    .title = Retraso por lluvia
