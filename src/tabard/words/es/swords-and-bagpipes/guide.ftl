### Swords and Bagpipes, una partida guiada: de qué trata cada pregunta y por qué una elección puede ser buena. Solo la carga quien juega con guía.

guide-ask-act = Tu turno: elige un solo Reabastecimiento, lleva tropas a tu campamento si quieres, juega cartas con el hacha y termina. Sin tropas en el campamento no hay recompensa.
guide-ask-prepare = Esta ronda te quedas en casa: nadie lucha por ti, pero a cambio tienes tres Reabastecimientos.
guide-ask-play = Es un momento para cartas. Puedes jugar una o esperar.
guide-ask-play-tokens = Todos han elegido bando, aún en secreto. Las cartas con las fichas pueden cambiar ahora la batalla.
guide-ask-play-bag = Las recompensas están repartidas. Ahora se pueden jugar cartas con la bolsa, y solo esas.
guide-ask-market = La guerra ha terminado y se va a contar el oro. Es el último momento para tu carta de Aldea.
guide-ask-side = Todos eligen a la vez y en secreto. Escocia paga bien a sus partidarios si gana; Inglaterra paga siempre, pero te da un puñal.
guide-ask-side-again = Puedes volver a elegir a qué bando apoyas. Nadie lo ve hasta que se revelen todas las fichas.
guide-ask-lay = Eliges un bando en secreto, y una carta de Puñal con la que quizá se quede tu rival.
guide-ask-badge = La Insignia del Honor tiene que pasar a otro. Quien la recibe apoya a Escocia en esta ronda, pase lo que pase, y empieza la siguiente: mejor alguien que iba a traicionarla.
guide-ask-home = Quien recibe «¡Quedaos en casa!» no lucha la ronda siguiente y en su lugar llena el castillo.
guide-ask-gift = Puedes ceder la Insignia del Honor: entonces tropas de tu rival van a los campos de Escocia, que luchan siempre por ella.
guide-ask-player = La carta se dirige a un jugador. Lo normal es frenar al más rico.
guide-ask-number = Eliges cuántas tropas mueve la carta. Las del campamento luchan en esta ronda y luego se pierden.
guide-ask-church = La carta de alguien te haría daño. Tu carta de Aldea puede impedirlo, pero solo una vez.
guide-ask-dagger = Puedes librarte de una carta de Puñal. Si Escocia cae, gana quien tenga menos puñales.

guide-option-done = { $camp ->
    [0] Si llegas a la batalla sin tropas en el campamento, desertas y no recibes recompensa. A cambio, lo que tienes en el castillo queda para una batalla mejor.
   *[other] No queda nada que merezca la pena. Lo que está en tu castillo seguirá ahí la ronda siguiente.
}
guide-option-taxes = Si Escocia aguanta, el oro gana la partida, y tomarlo no te cuesta nada.
guide-option-militia = Todos reciben una tropa en el campamento y Escocia otra: bueno si la batalla parece perdida o si tu campamento está vacío.
guide-option-troops = Las batallas se ganan con tropas, y estas son gratis. Del castillo puedes llevarlas a tu campamento.
guide-option-mercenaries = Cuatro tropas por una moneda: con ellas tu bando puede ganar una batalla que pague más.
guide-option-relocate = Las tropas del campamento luchan, y sin ninguna no hay recompensa. Lleva las que la batalla pida y guarda el resto.
guide-option-play = Lo que esta carta te da ahora vale más que guardarla.
guide-option-again = Está descubierta delante de ti y puede usarse otra vez: es un buen momento.
guide-option-village = Tu carta de Aldea solo sirve cuando la usas, y ahora te ayuda.
guide-option-pass = Ahora no merece la pena jugar nada de lo que tienes. Las cartas se guardan para otras rondas.
guide-option-scotland = Si gana, sus partidarios reciben el oro que marca la boina y una carta, y ningún puñal. Además, Escocia no debe caer.
guide-option-england = La paga inglesa se reparte entre pocos, así que buena parte debería ser tuya. El puñal que robas solo cuenta en tu contra al final.
guide-option-scotland-and-dagger = Apoyar a Escocia la mantiene en pie, y esta carta de Puñal es una apuesta razonable contra tu rival.
guide-option-england-and-dagger = La paga inglesa parece buena ahora, y esta carta de Puñal es la que mejor puedes permitirte.
guide-option-player = Elegir a { $whom } es lo que más te conviene.
guide-option-give = Entonces sus tropas lucharían por Escocia, quiera o no.
guide-option-keep = La Insignia te da el primer turno, y sus tropas están mejor donde están.
guide-option-cancel = Lo que la carta te quitaría vale más que guardar la carta de Aldea.
guide-option-suffer = El daño es pequeño. Guarda tu carta de Aldea para algo peor.
guide-option-number = Con estas basta para lo que quieres, y las demás se quedan a salvo.
guide-option-dagger = Cuantos más puñales muestra una carta, mejor es librarse de ella.
guide-option-virtual = Cuenta como cualquier otra carta de Puñal, así que conviene librarse de ella.

## Why an option is good: what it leads to in the cases tried.

sign-won = Escocia gana la batalla
sign-lost = Escocia pierde la batalla
sign-falls = Escocia cae
mean-gold = { $way ->
    [less] Hasta el final de la ronda pierdes, por término medio, { NUMBER($amount, maximumFractionDigits: 1) } de oro.
   *[more] Hasta el final de la ronda ganas, por término medio, { NUMBER($amount, maximumFractionDigits: 1) } de oro.
}
mean-daggers = { $way ->
    [less] Hasta el final de la ronda tus puñales bajan, por término medio, en { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Hasta el final de la ronda tus puñales suben, por término medio, en { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-units = { $way ->
    [less] Hasta el final de la ronda tus tropas bajan, por término medio, en { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Hasta el final de la ronda tus tropas suben, por término medio, en { NUMBER($amount, maximumFractionDigits: 1) }.
}
