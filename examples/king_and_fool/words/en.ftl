### King and Fool: everything that is read.

title = King and Fool
tagline = Whoever shows the highest card alone wins, unless a fool catches the king.

## Places

zone-rest = Cards left out
zone-shown = Shown
zone-hand = Hand
colour-court = Court
status = { $round ->
    [5] Last round, worth { $worth }
   *[other] Round { $round } of 5, worth { $worth }
}

## Questions, options, events, scores

ask-card = { $seat }, which card do you show? The round is worth { $worth }.
option-card = { $card }
event-dealt = Everybody is dealt { $count } cards; the others are left out, unseen.
event-turn-began = Round { $round } is worth { $worth }.
event-showed = { $seat } shows { $card }.
event-won = { $seat } wins the round.
event-nobody = No card is alone: nobody wins the round.
event-game-ended = Five rounds are over.
term-rounds = { $count ->
    [one] Won in one round
   *[other] Won in { $count } rounds
}

## Cards

card-fool = Fool
    .text = Lowest of all; but a fool alone catches the king.
card-page = Page
    .text = The second lowest.
card-squire = Squire
    .text = Higher than the page.
card-lady = Lady
    .text = Higher than the squire.
card-duke = Duke
    .text = Higher than the lady.
card-king = King
    .text = Highest of all; only a fool catches him.

## Rules

clause-KF-1 =
    From 2 to 4 people can play. The 24 cards, four each of six kinds, are shuffled, and everybody is dealt five. The others are left out of the game, and nobody sees them. A hand is secret.
    .title = Cards
clause-KF-2 =
    The game lasts five rounds. In each round everybody chooses a card of their hand, at once and in secret. Then all the chosen cards are shown. They stay face up before their players.
    .title = Rounds
clause-KF-3 =
    The highest card that only one player shows wins the round. From the lowest to the highest they are: fool, page, squire, lady, duke, king.
    .title = The highest alone
clause-KF-4 =
    A round is worth as many points as its number: the first 1, the fifth 5. If no card is alone, nobody wins the round, and its points are added to those of the next.
    (Ruling) If nobody wins the last round, its points are lost.
    .title = Points
clause-KF-5 =
    If a king would win the round and just one player shows a fool, the fool wins it.
    .title = The fool
clause-KF-6 =
    After the fifth round the game is over. Whoever has most points wins. Players with equally many share the victory.
    .title = The end
