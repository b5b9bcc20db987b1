### With Sword and Shield: nombres y textos de las cartas, y notas sobre la esgrima que hay detrás, con nuestras propias palabras.
### Los números no se repiten aquí: están en el juego de cartas, y los textos los toman de él.

## Lo que muchas cartas dicen igual

changes-strength = Fuerza { $strength ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $strength }
}
changes-technique = Técnica { $technique ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $technique }
}
changes-chivalry = Caballería { $chivalry ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $chivalry }
}
changes-endurance = Resistencia { $endurance ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $endurance }
}
says-guard = { $weapon ->
    [shield] Guardia con escudo
   *[sword] Guardia con espada
}: detiene { $stops }.
says-defence = Defensa por { $defence-cost } de Fatiga: detiene { $stops }.
says-attack = Ataque por { $attack-cost } de Fatiga: cuenta como { $as }.
says-unstoppable = Ataque por { $attack-cost } de Fatiga: solo se responde con una Maniobra.
says-cost = Cuesta { $cost } de Fatiga.
says-discard = { $discard-cards-cards ->
    [one] una carta
   *[other] { $discard-cards-cards } cartas
} al azar
says-draw = { $draw-cards-cards ->
    [one] una carta
   *[other] { $draw-cards-cards } cartas
}

## Caballeros

knight-yrmegard-von-stargardem = Yrmegard von Stargardem
    .text = En cuarenta años nadie la ha visto con prisa.
knight-herue = Herue
    .text = El reglamento de un torneo lo lee de vuelta a casa.
knight-osbert = Osbert
    .text = Una punta fina como una aguja, y más o menos el mismo peso detrás.
knight-guirbert = Guirbert
    .text = Bueno en todo, el mejor en nada, y tan contento.
knight-aldis-of-the-ford = Aldis del Vado
    .text = Deja cruzar a todo el que lo pida con educación.
knight-conrad-the-miller = Conrad el Molinero
    .text = Carga los sacos de dos en dos y no se inclina ante nadie.
knight-isabeau-de-la-tour = Isabeau de la Tour
    .text = Ha sobrevivido a tres asedios y a todos sus pretendientes.
knight-ranulf-redbeard = Ranulf Barbarroja
    .text = Grita hasta el mediodía y pega hasta la noche.
knight-teodora-of-the-marches = Teodora de las Marcas
    .text = En la frontera se aprende a parar antes que a leer.
knight-wulfram-of-eastmere = Wulfram de Eastmere
    .text = Rara vez gana temprano, pero al anochecer sigue ahí.
knight-jocelin-the-quiet = Jocelin el Callado
    .text = Dice tres palabras al día, y son «Vos primero, señor».
knight-hadewig-ironhand = Hadewig Mano de Hierro
    .text = La mano no es de hierro de verdad. Nadie lo ha preguntado dos veces.
knight-lancelin-of-montcorvin = Lancelin de Montcorvin
    .text = Buena hoja, buena ropa y tres sastres sin cobrar.
knight-baldric-of-ingelram = Baldric de Ingelram
    .text = Su padre le enseñó un tajo, y desde entonces lo practica.

## Artefactos

artefact-falchion = Bracamarte
    .text = Mitad espada, mitad cuchilla de carnicero. { $changes }.
artefact-arming-sword = Espada de armas
    .text = Ligera y manejable. { $changes }.
artefact-giants-blade = Hoja del gigante
    .text = Mejor no preguntar cómo la perdió el gigante. { $changes }.
artefact-blade-of-the-masters = Hoja de los maestros
    .text = Ella hace el trabajo, tú te llevas los aplausos. { $changes }.
artefact-splinter-of-the-cross = Astilla de la Cruz
    .text = Una entre muchísimas. { $changes }.
artefact-ladys-ring = Anillo de la dama
    .text = Es un honor llevarlo. { $changes }.
artefact-book-of-fencing = Libro de esgrima
    .text = El último capítulo no es para gente de bien. { $changes }.
artefact-loaded-dice = Dados cargados
    .text = A su dueño le conviene ser fuerte. { $changes }.
artefact-long-hauberk = Cota de malla larga
    .text = Llega a las rodillas y se nota a cada paso. { $changes }.
artefact-quilted-coat = Jubón acolchado
    .text = Blando, cálido y cómodo para moverse. { $changes }.
artefact-cloak-of-the-hermit = Manto del ermitaño
    .text = Huele a ayuno. { $changes }.
artefact-heralds-tabard = Tabardo del heraldo
    .text = Espléndido, y siempre enredado en el brazo de la espada. { $changes }.

## Salud

health-health = Salud
    .text = { $fatigue } puntos de Fatiga. Con { $hits } golpes el Caballero queda fuera.

## Ataques

attack-cross-cut = Tajo cruzado
    .text = Corte con el filo: horizontal y alto, de lado a la cabeza.
    .note = En la carta inglesa, «Cross cut»; en alemán, «Zwerchhau», uno de los cinco tajos que enseñaba Johannes Liechtenauer, maestro del siglo XIV. Las manos suben por encima de la cabeza y la hoja gira en horizontal, de modo que un mismo movimiento hiere y para el golpe que baja.
attack-slanting-cut = Tajo oblicuo
    .text = Corte con el filo: baja en oblicuo, de la mandíbula hacia la rodilla contraria.
    .note = En la carta inglesa, «Slanting cut». Un golpe desde arriba baja en oblicuo casi por sí solo. Fiore dei Liberi, que escribió en Italia poco después de 1400, lleva sus «fendenti» de la mandíbula a la rodilla; maestros italianos posteriores llaman «squalembrato» al tajo oblicuo.
attack-crooked-cut = Tajo torcido
    .text = Corte con el filo: baja con las muñecas cruzadas, a las manos o a la hoja.
    .note = En la carta inglesa, «Crooked cut»; en alemán, «Krumphau». El esgrimista sale a un lado y tira a través con las muñecas cruzadas. En la enseñanza de Liechtenauer rompe la guardia del Buey, en la que la espada está junto a la cabeza y la punta amenaza la cara.
attack-battle-cut = Tajo de batalla
    .text = Corte con el filo: del hombro al costado, con todo el cuerpo detrás.
    .note = En la carta inglesa, «Battle cut». Joachim Meyer, cuyo libro de esgrima se imprimió en 1570, dice que los antiguos llamaban «Streithau», tajo de batalla, al más fuerte de todos. Se refiere al que los demás llaman «Zornhau», el tajo de la ira.
attack-squinting-cut = Tajo bizco
    .text = Corte con el contrafilo: se vuelve en el aire, al cuello o al hombro.
    .note = En la carta inglesa, «Squinting cut»; en alemán, «Schielhau». Se da con el falso filo, el que mira al propio esgrimista. Los versos de Liechtenauer lo alaban contra el búfalo: así llaman a quien tiene más fuerza que arte.
attack-rage-cut = Tajo de la furia
    .text = Corte con el filo: en diagonal, del hombro a un lado de la cabeza.
    .note = En la carta inglesa, «Rage cut»; en alemán, «Zornhau», de «Zorn», ira o furia. Es el primero de los cinco tajos de Liechtenauer, y sus comentaristas admiten que es un simple golpe de campesino: cualquiera que se enfurece lo da así, sin maestro.
attack-crown-cut = Tajo de la corona
    .text = Corte con el filo: recto hacia abajo, a la coronilla, con los brazos extendidos.
    .note = En la carta inglesa, «Crown cut», una manera de traducir el «Scheitelhau» alemán; «Scheitel» es la coronilla. En la enseñanza de Liechtenauer rompe la guardia del Necio, que tiene la punta baja: quien tira alto llega más lejos.
attack-scalp-cut = Tajo de la cabellera
    .text = Corte con el filo: recto hacia abajo, por la raya del pelo.
    .note = En la carta inglesa, «Scalp cut», otra manera de traducir el «Scheitelhau» alemán: «Scheitel» es también la raya del pelo. Para Joachim Meyer, en 1570, no es más que otro nombre del tajo recto desde arriba.
attack-anger-cut = Tajo de la cólera
    .text = Corte con el filo: en diagonal, del hombro al cuello.
    .note = En la carta inglesa, «Anger cut»: otra vez el «Zornhau». Si la otra hoja lo para y cede en el contacto, los libros alemanes dejan que la punta siga recta hasta la cara; lo llaman «Zornort», la punta de la ira.
attack-plunge-strike = Estocada en picado
    .text = Estocada con la punta: de arriba abajo, por encima del borde del escudo.
    .note = En la carta inglesa, «Plunge strike». El «Sturzhau» de Joachim Meyer, el tajo que se precipita, se vuelca en lo alto hasta que la punta cuelga ante la cara. De ahí a una estocada no hay mucho camino.
attack-father-strike = Tajo del padre
    .text = Corte con el filo: del hombro a la cadera, pesado como una reprimenda.
    .note = En la carta inglesa, «Father strike». «Vatterstreich», el golpe del padre, es el otro nombre antiguo que Joachim Meyer da al «Zornhau», porque lleva toda la fuerza de un hombre. Cuatro de los once ataques de este juego vienen de ese único tajo.

## Guardias

guard-wing-guard = Guardia del ala
    .text = Extendida a un lado, como un ala. { says-guard }
    .note = En la carta inglesa, «Wing guard». El libro de esgrima más antiguo que se conserva, el manuscrito I.33 de las Royal Armouries, se hizo en Alemania hacia 1300. En él un sacerdote enseña la espada y el broquel, un escudo pequeño que se lleva muy adelantado y se mueve junto con la espada.
guard-rage-guard = Guardia de la furia
    .text = Se adelanta al golpe que viene del hombro. { says-guard }
    .note = En la carta inglesa, «Rage guard». En la «Zornhut», la guardia de la ira de los libros alemanes, la espada descansa atrás, sobre el hombro, lista para el tajo más pesado. Por delante no cubre nada: dichoso quien tiene escudo.
guard-oak-door = Puerta de roble
    .text = Derecha y cerrada, como una puerta. { says-guard }
    .note = En la carta inglesa, «Oak door». Los escudos medievales eran tablas forradas de cuero o de lienzo. La mayoría no eran de roble: maderas más ligeras, como el tilo y el álamo, castigan menos el brazo.
guard-iron-hat = Sombrero de hierro
    .text = Plana sobre la cabeza. { says-guard }
    .note = En la carta inglesa, «Iron hat». El sombrero de hierro era un casco de ala ancha que paraba lo que caía de arriba. Era barato, dejaba la cara libre y lo llevaban tanto los peones como los caballeros.
guard-groin-guard = Guardia de la ingle
    .text = Baja, ante el vientre y los muslos. { says-guard }
    .note = En la carta inglesa, «Groin guard». Quien baja el escudo descubre la cabeza. Los libros alemanes aconsejan no perder tiempo en parar un tajo bajo: tira alto en el mismo momento, que así se llega más lejos.
guard-crown-guard = Guardia de la corona
    .text = La empuñadura alta, sobre la frente. { says-guard }
    .note = En la carta inglesa, «Crown guard»; en alemán, «Kron», la corona. La espada sube ante la cabeza y la cruz de la empuñadura recoge lo que cae; en la tradición de Liechtenauer es la defensa contra el «Scheitelhau».
guard-barrier-guard = Guardia de la barrera
    .text = La hoja atravesada en el camino. { says-guard }
    .note = En la carta inglesa, «Barrier guard»; en alemán, «Schrankhut», de «Schranke», barrera. La punta está en el suelo, a un lado, y la hoja corta el paso. Sigmund Ringeck, en el siglo XV, tira desde ella el «Krumphau».
guard-iron-gate = Puerta de hierro
    .text = La empuñadura baja, ante la rodilla. { says-guard }
    .note = En la carta inglesa, «Iron gate». Fiore dei Liberi ya conocía la «porta di ferro» poco después de 1400. En 1570 Joachim Meyer explica que en Alemania se había perdido, porque los alemanes ya no daban estocadas con la espada; los italianos, añade, sí.
guard-cross-guard = Guardia de la cruz
    .text = El golpe se recoge donde se cruzan hoja y empuñadura. { says-guard }
    .note = En la carta inglesa, «Cross guard». La barra entre la hoja y el puño da a la espada del caballero su forma de cruz. Protege la mano: ahí se detiene la hoja que resbala. También se juraba sobre ella.
guard-hook-catcher = Atrapaganchos
    .text = La cruz engancha la otra hoja y la sujeta. { says-guard }
    .note = En la carta inglesa, «Hook catcher». Una hoja enganchada en la cruz se puede sujetar, girar o apartar. De ahí se llega pronto a las manos, y la lucha cuerpo a cuerpo con la espada es parte de la enseñanza en los libros alemanes.

## Cartas de Combate

combat-card = { $attack } [{ $number }]
    .text = Fuerza { $strength } ({ $strength ->
        [2] pobre
        [3] débil
        [4] enérgica
        [5] poderosa
       *[6] feroz
    }), Técnica { $technique } ({ $technique ->
        [2] torpe
        [3] insulsa
        [4] diestra
        [5] deslumbrante
       *[6] fenomenal
    }). Ataque: { $attack }. Guardia con { $weapon ->
        [shield] escudo
       *[sword] espada
    } ({ $guard }): detiene { $stops }. { $alone ->
        [no] Símbolo: { $symbol ->
            [cross] cruz
            [lily] flor de lis
            [star] estrella
            [moon] luna
            [ring] anillo
           *[rose] rosa
        }.
       *[yes] No se juega en una Combinación.
    }{ $initiative ->
        [0] { "" }
       *[other] {" "}Iniciativa { $initiative }.
    }{ $manoeuvre ->
        [no] { "" }
       *[yes] {" "}La carta puede servir de Maniobra.
    }{ $move ->
        [no] { "" }
       *[yes] {" "}En Melé la carta puede servir de Movimiento.
    }{ $lock ->
        [no] { "" }
       *[yes] {" "}En Melé la carta puede servir de Bloqueo.
    }

## Logros

achievement-winding = Giro de hoja
    .text = { says-defence }
achievement-setting-aside = Desvío
    .text = { says-defence }
achievement-hanging-point = Punta colgante
    .text = { says-defence }
achievement-shield-bash = Escudazo
    .text = { says-attack } Las guardias con escudo no lo detienen.
achievement-half-sword = Media espada
    .text = { says-attack } Las guardias con espada no lo detienen.
achievement-running-through = De parte a parte
    .text = { says-attack } Las guardias con escudo no lo detienen. La carta puede servir de Maniobra.
achievement-feint = Finta
    .text = { says-attack }
achievement-pommel-strike = Pomazo
    .text = { says-attack } En Melé la carta puede servir de Bloqueo.
achievement-binding = Ligadura
    .text = Por { $cost } de Fatiga: tu rival descarta { says-discard }. En Melé la carta puede servir de Bloqueo.
achievement-overrunning = Arrollar
    .text = { says-attack } Las guardias con espada no lo detienen.
achievement-stepping-aside = Paso al lado
    .text = Defensa por { $defence-cost } de Fatiga: detiene todo ataque que una guardia pueda detener. En Melé la carta puede servir de Movimiento.
achievement-counter-thrust = Contraestocada
    .text = { says-defence } Tu rival pierde { $lose-fatigue-fatigue } de Fatiga.
achievement-slicing-off = Rebanar
    .text = { says-defence } Tu rival descarta { says-discard }.
achievement-travelling-after = Seguir los pasos
    .text = { says-defence } La carta puede servir de Maniobra.
achievement-speaking-window = Ventana parlante
    .text = Por { $cost } de Fatiga: mira la mano de tu rival. Tu rival pierde { $lose-fatigue-fatigue } de Fatiga.
achievement-changing-thru = Cambio por debajo
    .text = { says-defence }
achievement-iron-wrist = Muñeca de hierro
    .text = { says-defence }
achievement-disarming = Desarme
    .text = Por { $cost } de Fatiga: tu rival descarta { says-discard }.
achievement-closing-in = Cerrar distancia
    .text = { says-attack } En Melé la carta puede servir de Movimiento o de Bloqueo.
achievement-attacking-before = Atacar antes
    .text = { says-unstoppable }

## Eventos

event-the-crowd-roars = El público ruge
    .text = Entre tú y tu rival, quien tenga más Caballería recupera { $regain-fatigue-fatigue } de Fatiga. Si hay empate, no pasa nada. La carta puede servir de Maniobra.
event-a-ladys-favour = El favor de una dama
    .text = { says-cost } Entre tú y tu rival, quien tenga más Caballería roba { says-draw }. Si hay empate, no pasa nada. En Melé la carta puede servir de Movimiento.
event-bide-ones-time = Esperar el momento
    .text = Recupera { $regain-fatigue-fatigue } de Fatiga. La carta puede servir de Maniobra.
event-sun-in-the-eyes = El sol en los ojos
    .text = Tu rival pierde { $lose-fatigue-fatigue } de Fatiga.
event-you-are-doing-fine-my-son = Vas bien, hijo mío
    .text = Recupera { $regain-fatigue-fatigue } de Fatiga.
event-the-marshals-rebuke = La reprimenda del mariscal
    .text = Entre tú y tu rival, quien tenga menos Caballería pierde { $lose-fatigue-fatigue } de Fatiga. Si hay empate, no pasa nada.
event-a-broken-strap = Una correa rota
    .text = Tu rival descarta { says-discard }. En Melé la carta puede servir de Bloqueo.
event-the-squires-whisper = El susurro del escudero
    .text = Mira la mano de tu rival. Roba { says-draw }. En Melé la carta puede servir de Movimiento.
event-a-gulp-of-wine = Un trago de vino
    .text = Recupera { $regain-fatigue-fatigue } de Fatiga.
event-rain-on-the-lists = Lluvia sobre la liza
    .text = Quien la juega y su rival pierden { $lose-fatigue-fatigue } de Fatiga cada uno, primero quien la juega. No se juega en una Combinación.
event-a-slip-in-the-mud = Un resbalón en el barro
    .text = Tu rival cambia a la otra Táctica. La carta puede servir de Maniobra y, en Melé, de Bloqueo.
event-boos-for-the-churl = Abucheos al villano
    .text = { says-cost } Entre tú y tu rival, quien tenga menos Caballería descarta { says-discard }. Si hay empate, no pasa nada.

## Mejoras

improvement-what-hurts-teaches = Lo que duele enseña
    .text = { $changes } durante el resto de la partida.
improvement-anger-gives-strength = La ira da fuerza
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-a-vow-before-the-altar = Un voto ante el altar
    .text = { $changes } durante el resto de la partida. { says-cost } La carta puede servir de Maniobra.
improvement-the-second-morning = La segunda mañana
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-eyes-of-a-hawk = Ojos de halcón
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-arms-like-oak = Brazos de roble
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-years-in-the-yard = Años en el patio
    .text = { $changes } durante el resto de la partida. { says-cost } En Melé la carta puede servir de Movimiento.
improvement-the-smiths-son = El hijo del herrero
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-mercy-shown = Clemencia concedida
    .text = { $changes } durante el resto de la partida. { says-cost } La carta puede servir de Maniobra.
improvement-lungs-of-a-runner = Pulmones de corredor
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-the-old-masters-hint = El consejo del viejo maestro
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-blood-remembers = La sangre recuerda
    .text = { $changes } durante el resto de la partida. { says-cost } En Melé la carta puede servir de Bloqueo.
improvement-songs-are-sung = Ya lo cantan los juglares
    .text = { $changes } durante el resto de la partida. { says-cost } La carta puede servir de Maniobra y, en Melé, de Movimiento.
improvement-no-pain-at-all = Ni pizca de dolor
    .text = { $changes } durante el resto de la partida. { says-cost }
improvement-weight-behind-the-shield = El peso tras el escudo
    .text = { $changes } durante el resto de la partida. { says-cost } En Melé la carta puede servir de Bloqueo.
improvement-embrogation-of-the-picts = Embrocación de los pictos
    .text = { $changes } durante el resto de la partida.
