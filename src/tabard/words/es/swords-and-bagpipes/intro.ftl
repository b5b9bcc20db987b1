### Swords and Bagpipes en un minuto: el objetivo, una ronda, el final, un primer consejo. El mismo texto en la página y en el terminal.

intro-length = unos 45 minutos
intro-aim = Inglaterra invade. Lucha por Escocia o acepta el oro inglés, y ten más oro que nadie al final. Pero Escocia no debe caer: si cae, gana quien menos la haya traicionado.
intro-turn = Cada ronda muestra lo que Inglaterra envía y paga. Cada jugador tiene un turno: conseguir oro o tropas, llevar tropas del castillo al campamento, jugar cartas. Después todos eligen bando en secreto, y los campamentos libran la batalla.
    .two = Con dos jugadores cada uno pone además boca abajo, contra el otro, una de sus propias cartas de Puñal: quien apoya a Inglaterra se lleva la que ha puesto el rival; contra quien apoya a Escocia se descarta.
intro-end = Si gana Escocia, sus partidarios reciben oro y cartas. Los de Inglaterra se reparten su paga, ganen o pierdan, y cada uno roba en secreto una carta de Puñal. Tras siete rondas gana quien tenga más oro, salvo que tenga al menos 5 puñales más que cada uno de los demás. Si Escocia pierde cuatro batallas, cae, y gana quien tenga menos puñales.
intro-advice = Las tropas de un campamento luchan en esta ronda y luego se pierden. Sin ninguna tropa en tu campamento no recibes nada. Traiciona cuando creas que pocos más lo harán: la paga inglesa se reparte.
