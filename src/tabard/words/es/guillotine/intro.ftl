### Guillotina en un minuto: el objetivo, un turno, el final, un primer consejo. El mismo texto en la página y en el terminal.

intro-length = unos 15 minutos
intro-aim = Recoge a los nobles que más valen. Hacen fila ante la guillotina, y siempre se recoge al primero.
intro-turn = En tu turno puedes jugar una carta de acción: casi todas cambian la fila. Después recoges al noble del frente y robas una carta.
intro-end = Hay tres días, con doce nobles cada uno. Al acabar el tercero se suman los puntos de tus nobles y de las cartas que tienes delante. Gana quien tenga más.
intro-advice = Fíjate en quién queda al frente después de jugar tu carta: tú te llevas al primero, y el jugador siguiente al segundo. Los nobles grises restan puntos: déjaselos a los demás.
