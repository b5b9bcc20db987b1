### Guillotine: the rules clause by clause, in our own words.
### Each line of a clause is a paragraph. “(Ruling)” marks what the sources leave open and this project has decided.

clause-GU-1 =
    The 50 noble cards and the 60 action cards are two decks, shuffled apart from each other; each deck has its own discards.
    Everybody starts with a hand of five action cards. From 2 to 5 people can play.
    .title = Cards and players
clause-GU-2 =
    The game lasts three days. At the start of each, 12 nobles are laid out face up, in a line that leads to the guillotine. Whoever is dealt first is at the end of the line, and the twelfth noble is at the front.
    (Ruling) The new line of Mass Confusion is dealt in the same way. When several nobles join the end of the line, each steps in behind the one before.
    .title = Three days, twelve nobles
clause-GU-3 =
    A player picked at random begins the first day. Each later day begins with the player to the left of whoever began the day before.
    (Ruling) Turns go clockwise round the table.
    .title = Who begins
clause-GU-4 =
    Your turn has three steps. First you may play an action card, but only one. Then you collect the noble at the front of the line. Last you draw an action card, even if you played none.
    .title = Your turn
clause-GU-5 =
    The nobles you collect lie face up in front of you, and anyone may look through them. Hands and piles carry over from one day to the next.
    (Ruling) A hand is secret and may grow to any size. Everybody may know how many cards are in each hand and each deck, and may look through the discards of both decks.
    .title = Open and secret
clause-GU-6 =
    A day ends when a turn is about to begin and nobody is left in line. It follows that a day for which the deck has no more nobles ends as soon as it begins.
    (Ruling) If an action card empties the line during a turn, its player collects nobody but still draws.
    .title = End of a day
clause-GU-7 =
    When the third day is over, each player adds up the nobles in their pile and then adds or subtracts the points of the cards in front of them. The highest total wins.
    (Ruling) Players who tie for the highest total share the victory.
    .title = Counting and winning
clause-GU-8 =
    Where a card speaks of “another player” you can never choose yourself: After You…, Information Exchange, Tough Crowd and The Clown.
    (Ruling) Where it speaks of “a player” you may: Confusion in Line, Infighting, Lack of Support, Missed!, Missing Heads and Rush Job. Clerical Error is different: there it has to be another player.
    .title = Choosing players
clause-GU-9 =
    You can choose a distance only if there are as many places in that direction. A card that says “exactly” a number needs all of those places; “1 or 2” and “1, 2 or 3” need one at least.
    (Ruling) Public Demand and Forward March cannot choose the noble who is at the front already.
    .title = Moving in line
clause-GU-10 =
    (Ruling) A card that asks you to choose can be played only if there is something legal to choose: a noble it is able to move or remove; a player who has a hand (Infighting, Lack of Support) or a pile (Missing Heads, Clerical Error, Missed!); an action card on a table (Twist of Fate) or in the discards (Rat Break); a noble in the deck (Late Arrival).
    (Ruling) Every other card can be played at any time you may play one, even if nothing comes of it. So can the two that depend on an “if”: Let Them Eat Cake and Lack of Faith. An ability with nothing to act on does nothing.
    .title = When a card is playable
clause-GU-11 =
    (Ruling) If the action deck is empty when somebody has to draw, its discards are shuffled and become the new deck. Cards lying on the table and the card being played are left out. If there are no discards, nothing is drawn.
    (Ruling) An action card goes to the discards once it has been carried out. Confusion in Line and Rush Job go there too while their effect is still to come.
    .title = Empty action deck
clause-GU-12 =
    (Ruling) If the noble deck has too few nobles, as many as it has are dealt or taken; if it has none, none are. Its discards never come back.
    .title = Empty noble deck
clause-GU-13 =
    A noble’s ability takes effect when the noble is collected. That means from the front of the line, through Double Feature, Fast Noble or Rival Executioner, and also through Clerical Error.
    (Ruling) A noble who is only put into a pile, as After You… and The Clown do, uses no ability. Each ability runs to its end before anyone else is collected.
    .title = Collecting and abilities
clause-GU-14 =
    Each time an action card has been played, the Master Spy, if he is in line, goes to the end.
    (Ruling) The card is carried out before he moves. Cards that work later (Double Feature, Political Influence, Confusion in Line, Scarlet Pimpernel) count as carried out right away. With Trip he goes once ahead of the second card and once more after it.
    .title = Master Spy
clause-GU-15 =
    While an Unpopular Judge is at the front of the line, no player may play an action card.
    (Ruling) This is checked whenever a card would be played, the second card of Trip included. Discarding your own Callous Guards is not playing a card.
    .title = Unpopular Judge
clause-GU-16 =
    As long as a player has Callous Guards in front of them, action cards that change the line (those marked “line” in the list of cards) may not be played by anyone, the owner included. The owner may discard it at any moment.
    (Ruling) After You…, Double Feature and Scarlet Pimpernel are not marked. Abilities and collecting go on as usual, and so does a Confusion in Line played earlier.
    (Ruling) On their own turn the owner may discard it at each choice they make; on somebody else’s turn they are asked before the action step and before the second card of Trip.
    .title = Callous Guards
clause-GU-17 =
    Robespierre ends the day the moment he is collected; Scarlet Pimpernel ends it when the whole turn is over. Both times, those left in line are discarded.
    (Ruling) After Robespierre nobody else is collected that turn, from the line or from the deck, but cards are still drawn. A day can end only once.
    .title = A day cut short
clause-GU-18 =
    With Confusion in Line, the next time the chosen player is about to collect, the line is shuffled first.
    (Ruling) Only collecting from the line counts. The effect waits through turns in which the player takes nobody from the line, even into the next day. If the player collects several nobles, the line is shuffled once, ahead of the first.
    .title = Confusion in Line
clause-GU-19 =
    Each Palace Guard scores 1 point for every Palace Guard in the same pile, so n of them score n² together. Count and Countess score 2 points more each if both are in the pile. The Tragic Figure scores −1 for each grey noble in the pile, itself included.
    With Indifferent Public each grey noble counts +1 instead of its own points; this goes for the Tragic Figure too.
    .title = Special points
clause-GU-20 =
    With Political Influence you collect no noble this turn. You draw three action cards on top of the usual one, which makes four.
    .title = Political Influence
clause-GU-21 =
    Missed! sends the last noble the chosen player collected to the end of the line.
    (Ruling) If that noble is no longer in the pile, take the one collected most recently among those still there. A noble that came through Clerical Error was collected; one that came through After You… or The Clown was not. A player without any such noble cannot be chosen.
    .title = Missed!
clause-GU-22 =
    With Late Arrival you see the top three nobles of the deck; exactly one of them goes to the end of the line.
    (Ruling) The others return to the top in the order they had. If the deck has fewer than three, you see those it has.
    .title = Late Arrival
clause-GU-23 =
    Rush Job counts for the next turn of the player it was played on.
    (Ruling) If you choose yourself, it does not affect the turn you are in. It also carries over from one day to the next.
    (Ruling) Rat Break cannot bring itself back. Cards on the table never wear off.
    .title = Rush Job and others
clause-GU-24 =
    As an option, from the German edition, players may lay down scoring cards from their hands before the points are counted.
    (Ruling) This goes round once, starting with the player who would begin a fourth day. Each may lay down as many as they like of these: Church Support, Civic Support, Military Support, Fountain of Blood, Indifferent Public and Tough Crowd. No ban prevents this.
    .title = Option: last scoring cards
clause-GU-25 =
    (Ruling) With Clerical Error you collect first, and the noble’s ability takes effect in full. Then the other player picks a noble in your pile and collects it, any except the one you have just collected; if you have no other, they get none.
    (Ruling) If one of you collects Robespierre the day ends, but you complete the exchange all the same. After the end of the day nobody is added to the line any more.
    .title = Clerical Error
clause-GU-26 =
    (Ruling) A noble collected on somebody else’s turn works for the player who collects it. Lady, Lord and Lady in Waiting let that player draw when the current turn ends; Fast Noble brings them the front noble at once; Innocent Victim makes them discard an action card.
    .title = On another’s turn
clause-GU-27 =
    (Ruling) For Rain Delay all hands are shuffled into the action deck; the discards stay as they are. Then everybody gets five cards, dealt one by one, starting with whoever played the card and going clockwise.
    (Ruling) If the deck runs out meanwhile, “{ clause-GU-11.title }” applies. The usual draw of the turn still follows.
    .title = Rain Delay
