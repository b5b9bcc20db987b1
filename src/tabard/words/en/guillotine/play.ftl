### Guillotine: the table, its questions, options, events, scores and refusals.

title = Guillotine
tagline = Three days, one blade, and the line may still change.
variant-edition = Edition
    .standard = as printed
    .german = German edition: scoring cards may be laid from the hand before counting
preset-two = Against one rival
preset-four = Four at the table
preset-german = Three, German edition
ahead-stage = Answer like this until the day ends

## Places

colour-action = Action
zone-line = Line to the guillotine
zone-noble-deck = Noble deck
zone-noble-discards = Noble discards
zone-action-deck = Action deck
zone-action-discards = Action discards
zone-playing = Card being played
zone-pile = Nobles collected
zone-table = On the table
zone-hand = Hand
status = Day { $day } of 3, { $turn } to move
    .mine = Day { $day } of 3: your turn
place-front = the front, next to the blade
worth = worth { $value }

## Questions

ask-play = { $seat }, play an action card?
ask-lay = { $seat }, lay a scoring card before counting?
ask-move = { $cause }: which noble do you move?
ask-noble = { $cause }: which noble?
ask-order = { $cause }: in what order do the first nobles stand, front first?
ask-player = { $cause }: which player?
ask-take = { $cause }: which noble do you take?
ask-card = { $whom ->
    [hidden] { $cause }
   *[other] { $whom } plays { $cause }
}: { $again ->
    [0] which card do you discard?
   *[other] which card do you discard besides { $draft }?
}
ask-strip = { $cause }: which card does { $whom } lose?
ask-fetch = { $cause }: which card do you take back?
ask-late = { $cause }: which of these joins the end of the line?
ask-table = { $cause }: which card leaves the table?
ask-drop = Discard your Callous Guards, which block the line?

## Options

option-pass = Play nothing and collect
option-count = Nothing more: count
option-play = Play { $action }
option-lay = Lay { $action }
option-move = { $noble } from { $from } to { $to }
option-noble = { $noble } at { $place }
option-order = { $nobles }
option-player = { $whom }
option-take = { $noble } from { $whom }
option-late = { $noble }
option-table = { $action } in front of { $whom }
option-card = { $action }
option-leave = Keep the guards
option-drop = Discard the guards

## Events

event-dealt = Both decks are shuffled; everybody is dealt { $count } action cards.
event-day-began = { $count ->
    [one] Day { $day } begins with one noble in line; { $seat } starts.
   *[other] Day { $day } begins with { $count } nobles in line; { $seat } starts.
}
event-turn-began = { $seat } is to move.
event-played = { $seat } plays “{ $action }”.
event-moved = { $noble } goes from place { $from } to place { $to }.
event-slipped = { $noble } slips to the end of the line, as after every action card.
event-joined = { $noble } joins the end of the line.
event-day-will-end = The day will end after this turn.
event-day-ended = { $count ->
    [0] The day ends.
    [one] The day ends; one noble is discarded from the line.
   *[other] The day ends; { $count } nobles are discarded from the line.
}
event-shuffled-line = { $count ->
    [0] Nobody is in line to be shuffled.
    [one] One noble alone cannot be shuffled.
   *[other] The first { $count } places of the line are shuffled.
}
event-reshuffled = { $count ->
    [one] The one discarded action card becomes the new deck.
   *[other] The { $count } discarded action cards become the new deck.
}
event-drew = { $action ->
    [hidden] { $seat } draws an action card.
   *[other] { $seat } draws “{ $action }”.
}
event-discarded = “{ $action }” is discarded from the hand of { $seat }.
event-put = { $noble } is put into the pile of { $seat }.
event-collected = { $seat } collects { $noble }.
event-dropped = { $seat } discards “{ $action }”.
event-reversed = The line turns around.
event-reordered = { $count ->
    [one] { $seat } has only one noble to put in order.
   *[other] { $seat } puts the first { $count } places in order.
}
event-fled = { $noble } leaves the line for the discards.
event-replaced = { $noble } from the deck takes place { $place }.
event-looked-at-top = { $count ->
    [one] { $seat } looks at the top card of the noble deck.
   *[other] { $seat } looks at the top { $count } cards of the noble deck.
}
event-dealt-anew = { $count ->
    [one] The line goes back into the deck; one new noble is dealt.
   *[other] The line goes back into the deck; { $count } new nobles are dealt.
}
event-taken = { $seat } takes { $noble } from { $whom }.
event-missed = { $seat } gives up { $noble }, the last one collected.
event-lost = { $seat } loses { $noble } to the discards.
event-will-be-confused = The line will be shuffled before { $seat } next collects from it.
event-chosen = { $action ->
    [hidden] { $seat } chooses { $whom }.
   *[other] { $seat } chooses { $whom } for “{ $action }”.
}
event-looked-at-hand = { $seat } looks at the hand of { $whom }.
event-swapped-hands = { $seat } swaps hands with { $whom }.
event-hands-shuffled = All hands go back into the action deck; { $count } new cards each.
event-fetched = { $seat } takes “{ $action }” from the discards.
event-will-be-hurried = { $seat } may play no action card in the next turn.
event-laid = “{ $action }” now lies in front of { $seat }.
event-swept = “{ $action }” in front of { $seat } is discarded.
event-game-ended = The third day is over: the heads are counted.

## Scores

term-noble = { $card }
term-per = { $card } (×{ $count })
term-instead = { $card } (because of a card on the table)
term-pair = { $card } with its partner
term-table = { $card } on the table
term-each = { $card } { $count ->
    [0] (no noble)
    [one] for one noble
   *[other] for { $count } nobles
}

## Refusals

refused-GU-9 = No noble in line can move as this card says.
    .many = No noble in line can move as these cards say.
refused-GU-10 = There is nothing to choose for it now.
    .many = There is nothing to choose for them now.
refused-GU-15 = An Unpopular Judge stands in front: nobody may play an action card.
refused-GU-16 = Callous Guards lie on the table: no card that changes the line may be played.
refused-GU-23 = Because of Rush Job you may not play action cards this turn.
refused-GU-24 = Only cards that score may be laid before counting.

## The table in the browser

board-day = Day { $day } of 3
board-left = { $line } in line, { $deck } in the deck
board-would = The line after your move
board-gone = leaves the line: { $nobles }
board-players = Players
board-place = { $place }: { $noble }, { $group }, worth { $value }
board-noble = { $noble }, { $group }, worth { $value }
board-card = { $action }. { $text }
board-seat = { $seat }: points { $points }, nobles { $nobles }, cards in hand { $cards }
board-story = The line over time
board-pile = { $seat }: all nobles collected, and cards in the open
board-more-nobles = { $count ->
    [one] one more noble
   *[other] { $count } more nobles
}
board-more-cards = { $count ->
    [one] one more card
   *[other] { $count } more cards
}
