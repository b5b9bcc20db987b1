### With Sword and Shield, una partida guiada: de qué trata cada pregunta y por qué una elección puede ser buena. Solo la carga quien juega con guía.

guide-ask-act = Ahora atacas tú. Cada carta que juegas es una acción, y lo que no gastes en ataques puede servirte de guardia en el turno del rival.
guide-ask-open = La carta que ganó la subasta tiene que jugarse primero.
guide-ask-rear = En la retaguardia nadie alcanza a tu Caballero, ni él a nadie: es momento de cambiar cartas o de volver.
guide-ask-answer = Te atacan. Una carta que detenga el ataque te ahorra el golpe; la suma más baja paga entonces la diferencia en Fatiga.
guide-ask-card = Una Combinación son varias cartas con el mismo símbolo, jugadas en una sola acción: el rival tiene que responder a cada ataque.
guide-ask-bid = Quien puja más bajo ataca primero, y tiene que abrir con esa misma carta.
guide-ask-place = Elige una posición.
guide-ask-post = La posición de un Caballero decide a quién alcanza y quién lo alcanza.
guide-ask-target = Elige contra quién va la carta. Quien tiene más golpes o menos puntos de Fatiga está más cerca de quedar fuera.
guide-ask-lock-target = Quien está bloqueado con tu Caballero solo puede irse pagando.
guide-ask-mate = Dos Caballeros de tu bando cambian de posición: quizá convenga delante uno descansado.
guide-ask-knight = Los Caballeros toman su posición uno tras otro. Ponlos donde más rindan.
guide-ask-tactic = Tu Caballero lucha con Fuerza o con Técnica. Ese número se suma a cada carta con la que atacas o te defiendes.

guide-option-end = Las cartas que quedan te sirven más como guardias en el turno del rival.
guide-option-switch = Con la otra Táctica tus cartas y el número de tu Caballero combinan mejor.
guide-option-rest = Tu mano sirve de poco. Ocho cartas nuevas valen un turno entero, pero solo puedes hacerlo una vez.
guide-option-combine = Varios ataques en una acción: el rival necesita una guardia para cada uno, y el que no se detiene es un golpe.
guide-option-play = Lo que hace esta carta merece una acción y su precio.
guide-option-attack = Si el rival no tiene respuesta, es un golpe, y toda respuesta le cuesta al menos una carta.
guide-option-discard = Esta carta no te ayuda ni en ataque ni en defensa. Después del turno robas otra.
guide-option-exchange = Esta carta sirve de poco: una nueva puede ser mejor.
guide-option-lock = Un rival bloqueado no puede alejarse sin más de tu Caballero.
guide-option-move = Otro de tus Caballeros está mejor en esta posición.
guide-option-retreat = En la retaguardia tu Caballero queda fuera de alcance y puede descansar.
guide-option-return = Tu Caballero puede volver a luchar, y su bando lo necesita.
guide-option-take = Aquí ninguna respuesta vale lo que cuesta. Tras un golpe recuperas todos tus puntos de Fatiga.
guide-option-stop = Detiene el ataque y te ahorra el golpe: vale lo que cuesta.
guide-option-manoeuvre = Ninguna guardia lo detiene tan barato: cinco puntos de Fatiga, y el ataque pasa de largo.
guide-option-evade = El ataque no encuentra a nadie donde estaba tu Caballero.
guide-option-escape = Tu Caballero queda fuera de alcance, y el ataque se pierde.
guide-option-enough = Las cartas puestas bastan: juega la Combinación.
guide-option-lay = Tiene el símbolo que hace falta y aquí vale su precio.
guide-option-pass = { $then ->
    [deal] Ninguna de tus cartas es buena para abrir. Nadie ha pujado: todos reciben manos nuevas, y la tuya puede ser mejor.
   *[other] Ninguna de tus cartas vale una puja, y al pasar no enseñas nada de tu mano.
}
guide-option-bid = Una puja baja puede dejarte atacar primero, con una carta con la que abrirías con gusto.
guide-option-place = Desde aquí tu Caballero alcanza a rivales y tiene cerca a los suyos.
guide-option-knight = De los que puedes elegir, es el Caballero con el que más rinde la jugada.
guide-option-put = Este Caballero encaja en la posición que está libre ahora.
guide-option-strength = Tu Caballero y las cartas de tu mano son mejores en Fuerza.
guide-option-technique = Tu Caballero y las cartas de tu mano son mejores en Técnica.
guide-option-tactics = Cada Caballero toma la Táctica en la que su número y su mano son mejores.

## Why an option is good: what it leads to in the cases tried.

sign-guard = el rival tiene una guardia contra este ataque
sign-dodge = el rival no tiene guardia, pero puede esquivarlo
sign-open = el rival no tiene nada contra este ataque
mean-given = Golpes dados en los próximos turnos, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
mean-taken = Golpes recibidos en los próximos turnos, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
mean-paid = { $way ->
    [less] Fatiga recuperada en los próximos turnos, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Fatiga perdida en los próximos turnos, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-cost = { $way ->
    [less] Fatiga que recupera el otro bando en los próximos turnos, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Fatiga que pierde el otro bando en los próximos turnos, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
}
