### Guillotine in one minute: the aim, a turn, the end, first advice. The same text for the page and the terminal.

intro-length = about 15 minutes
intro-aim = Collect the nobles who are worth most. They stand in a line that leads to the guillotine, and whoever stands in front is collected next.
intro-turn = In your turn you may play one action card: most of them change the line. Then you collect the noble in front, and draw a card.
intro-end = There are three days with twelve nobles each. When the third day is over, the points of your nobles and of the cards in front of you are counted. Most points win.
intro-advice = Look at who stands in front after your card: you get the first, and the next player gets the second. Grey nobles cost you points, so leave them to others.
