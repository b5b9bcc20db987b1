### Swords and Bagpipes in one minute: the aim, a round, the end, first advice. The same text for the page and the terminal.

intro-length = about 45 minutes
intro-aim = England invades. Fight for Scotland, or take England’s gold, and be richest in the end. But Scotland must not fall, or those who betrayed it least will win.
intro-turn = Each round shows what England sends and pays. Everybody takes one turn: get gold or units, move units from your castle to your camp, play cards. Then all choose a side in secret, and the camps fight the battle.
    .two = With two players each also lays one of their own Dagger cards face down, to the other: whoever supports England takes the card the other laid; laid against a supporter of Scotland it is discarded.
intro-end = If Scotland wins, its supporters take gold and cards. England’s supporters divide its pay, win or lose, and each gets a secret Dagger card. After seven rounds whoever has most gold wins, unless they have at least 5 daggers more than each of the others. If Scotland loses four battles it falls, and fewest daggers win.
intro-advice = Units in a camp fight this round and are gone afterwards. With no unit in your camp you get nothing. Betray when few others will, because England’s pay is divided.
