### Guillotina, una partida guiada: de qué trata cada pregunta y por qué una elección puede ser buena. Solo la carga quien juega con guía.

guide-ask-play = Puedes jugar una carta de acción, y después recoges a quien esté al frente. Así que mira primero quién sería.
guide-ask-lay = El último día ha terminado. Antes de contar los puntos aún puedes poner delante de ti cartas que puntúan.
guide-ask-move = La carta mueve a un noble por la fila. Tú recoges al del frente, y el jugador siguiente al de detrás.
guide-ask-noble = La carta necesita un noble de la fila. Piensa a quién quieres al frente cuando recojas.
guide-ask-order = Ordenas a los primeros nobles como quieras. El primero es para ti; el segundo, para el jugador siguiente.
guide-ask-player = Eliges a quién afecta la carta. Si perjudica, lo normal es a quien tiene más puntos; si te favorece y la carta lo permite, a ti.
guide-ask-take = Puedes quitar un noble de la pila de alguien. Los números altos y los colores que reúnes son los que más valen.
guide-ask-card = Una carta tiene que dejar tu mano. Quédate con las que te ayudarán más tarde.
guide-ask-strip = Ves las cartas de un rival y eliges una, que se descarta.
guide-ask-fetch = Puedes recuperar una carta ya jugada. Busca una que te ayude enseguida.
guide-ask-late = Ves los próximos nobles del mazo, y uno de ellos va al final de la fila.
guide-ask-table = Se descarta una carta que está delante de un jugador. Unas puntúan al final, otras atan a toda la mesa.
guide-ask-drop = Tus guardias dejan la fila como está, también para ti. Puedes despedirlos en cualquier momento.

guide-option-pass = El noble del frente ya te conviene: guarda tus cartas para un momento peor.
guide-option-count = Nada de lo que tienes en la mano añadiría puntos ahora.
guide-option-play = Jugarla ahora debería valerte más que guardarla y recoger directamente.
guide-option-lay = Delante de ti la carta cuenta; en la mano no vale nada.
guide-option-move = { $to ->
    [1] Así ese noble pasa al frente justo cuando te toca recoger.
   *[other] { $from ->
        [1] Así ese noble deja el frente, y te toca recoger a otro.
       *[other] El frente no cambia. Cambia lo que viene detrás, para los demás y para tu próximo turno.
    }
}
guide-option-noble = Con este la fila te favorece más: mira los números y a quién se recoge después.
guide-option-order = El mejor noble queda el primero, donde lo recoges tú, y lo que dejas detrás sirve de poco a los demás.
guide-option-player = Elegir a { $whom } es lo que más te conviene.
guide-option-take = Este noble es el que más puntos te da, y su dueño pierde otros tantos.
guide-option-late = A quien está al final de la fila se le recoge tarde: uno bueno aún puede llegarte a ti, y uno malo a otro.
guide-option-table = Esta carta es la que más te perjudica, o la que más ayuda a su dueño.
guide-option-card = De estas cartas es la que más importa aquí; las otras pueden esperar.
guide-option-leave = Mientras la fila te convenga, los guardias están de tu parte.
guide-option-drop = Quieres cambiar la fila, y los guardias se lo prohíben a todos.

## Why an option is good: what it leads to in the cases tried.

sign-collects = recoges a un noble: { $noble }
sign-leaves = al frente queda para { $whom }: { $noble }
sign-keeps = { $whom } se queda por ahora sin { $noble }
mean-points = { $way ->
    [less] Puntos que cuesta enseguida, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Puntos que da enseguida, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-lost = Puntos que pierde { $whom }, por término medio: { NUMBER($amount, maximumFractionDigits: 1) }.
