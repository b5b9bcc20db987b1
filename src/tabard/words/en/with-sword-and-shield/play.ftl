### With Sword and Shield: the table, its questions, options, events, scores and refusals.

title = With Sword and Shield
tagline = Strike, guard, evade, and spend your breath with care: five hits and you are out.
variant-mode = Form of the game
    .joust = Joust: one Knight against another, for two players
    .melee = Mêlée: two teams of Knights, for two to six players
    .short = Short Mêlée: three hits and a Knight is out, about half as long
variant-decks = Decks
    .one = one deck for both
    .two = one deck for each side
variant-teams = Teams of a Mêlée
    .three-three = three Knights against three
    .two-two = two Knights against two
    .three-two = three Knights against two
    .two-three = two Knights against three
preset-joust = Joust: one against one
preset-pairs = Mêlée: two against two
preset-short = Short Mêlée: you lead three Knights

## Places

colour-knight = Knight
colour-artefact = Artefact
colour-health = Health card
colour-attack = Attack
colour-guard = Guard
colour-combat = Combat card
colour-achievement = Achievement
colour-event = Event
colour-improvement = Improvement
zone-knight = Knight
zone-figure-strength = Strength
    .short = S
    .chosen = Tactic Strength
zone-figure-technique = Technique
    .short = T
    .chosen = Tactic Technique
zone-figure-chivalry = Chivalry
    .short = C
zone-figure-endurance = Endurance
    .short = E
zone-hits = Hits
zone-fatigue = Fatigue
zone-place = Place
zone-rear = Rear of place
zone-out = Out
zone-locked = Locked with
zone-improved = Improvements
zone-lock = Mêlée Lock
zone-hand = Hand
zone-ladder = Exchanges
zone-reachable = In reach
zone-laid = Combination, still to come
zone-deck = Deck
zone-deck-a = Deck 1
zone-deck-b = Deck 2
zone-discards = Discards
zone-discards-a = Discards of deck 1
zone-discards-b = Discards of deck 2
zone-played = Played this turn
zone-played-a = Played this turn from deck 1
zone-played-b = Played this turn from deck 2
status = { $number ->
    [0] Before the first turn
   *[other] Turn { $number }: { $knight } ({ $turn }), { $actions ->
        [0] no action left
        [one] one action left
       *[other] { $actions } actions left
    }
}
    .short = { $number ->
        [0] Before the first turn
       *[other] Turn { $number } · { $actions ->
            [0] no action left
            [one] one action
           *[other] { $actions } actions
        }
    }
worth = S{ $strength } T{ $technique }

## Questions

ask-act = { $seat }, what does { $knight } do? { $count ->
    [one] One action left.
   *[other] { $count } actions left.
}
ask-open = { $seat }, { $knight } opens with the card that won the auction.
ask-rear = { $seat }, what does { $knight } do in the rear? { $count ->
    [one] One action left.
   *[other] { $count } actions left.
}
ask-answer = { $seat }, { $rival } attacks { $knight } with { $cause }{ $number ->
    [0] { "" }
   *[other] , number { $number }
}: how do you answer?
ask-card = { $count ->
    [0] { $seat }, which card is the first of the Combination?
    [1] { $seat }, and the second card?
    [2] { $seat }, and a third card?
   *[other] { $seat }, and a fourth card?
}
ask-bid = { $count ->
    [0] { $seat }, what does { $knight } bid? Whoever bids lowest begins, with that card. There is no bid yet.
   *[other] { $seat }, what does { $knight } bid? Whoever bids lowest begins, with that card. Lowest so far: { $count }.
}
ask-place = { $seat }, which place?
ask-post = { $seat }, where do you place { $knight }?
ask-target = { $cause ->
    [hidden] { $seat }, at whom does { $knight } aim the Combination?
   *[other] { $seat }, at whom does { $knight } aim { $cause }?
}
ask-lock-target = { $seat }, whom does { $knight } lock with { $cause }?
ask-mate = { $seat }, with whom does { $knight } change places?
ask-knight = { $seat }, which Knight do you place next?
ask-tactic = { $seat }, with which Tactic do you begin? Its number is added to that of every card you fight with.

## Options

option-end = End the turn
option-switch = { $tactic ->
    [strength] Change Tactic to Strength
   *[technique] Change Tactic to Technique
}{ $price ->
    [0] { "" }
   *[other] : { $price } fatigue
}
option-rest = Grande Pass: discard the hand and draw eight cards, once per game
option-combine = Play a Combination: { $price } fatigue, and the price of each card
option-play = { $price ->
    [0] Play { $card }: free
   *[other] Play { $card }: { $price } fatigue
}
option-attack = Attack with { $card }{ $number ->
    [0] { "" }
   *[other] , number { $number }
}: { $price ->
    [0] free
   *[other] { $price } fatigue
}
option-discard = { $price ->
    [0] Discard { $card }
   *[other] Discard { $card }: { $price } fatigue
}
option-exchange = { $price ->
    [0] Exchange { $card } for a new card
   *[other] Exchange { $card } for a new card: { $price } fatigue
}
option-lock = Mêlée Lock ({ $card }): { $price } fatigue
option-move = Mêlée Move ({ $card }), change places: { $price } fatigue, 5 more to break a lock
option-retreat = Mêlée Move ({ $card }), go to the rear: { $price } fatigue
option-return = Mêlée Move ({ $card }), come back from the rear: { $price } fatigue
option-take = Take the hit
option-stop = Stop it with { $guard ->
    [none] { $card }
   *[other] { $guard } ({ $card })
}{ $number ->
    [0] { "" }
   *[other] , number { $number }
}{ $price ->
    [0] { "" }
   *[other] : { $price } fatigue
}
option-manoeuvre = Evade it with a manoeuvre ({ $card }): { $price } fatigue
option-evade = Evade it with a Mêlée Move ({ $card }), change places: { $price } fatigue, 5 more to break a lock
option-escape = Evade it with a Mêlée Move ({ $card }), go to the rear: { $price } fatigue
cost-in-all = { $cost } fatigue in all
cost-too-dear = the { $left } left do not suffice: a hit
option-enough = No more cards: play the Combination
option-lay = { $card }{ $number ->
    [0] { "" }
   *[other] , number { $number }
}: { $price ->
    [0] free
   *[other] { $price } fatigue
}
option-pass = { $then ->
    [deal] Pass: then all hands are dealt anew
    [lot] Pass: then it is drawn by lot who starts
   *[other] Pass
}
option-bid = Bid { $count }, to open with { $opens }
option-place = { $column ->
    [left] Place { $place }, left
    [centre] Place { $place }, centre
   *[right] Place { $place }, right
}
option-knight = { $knight }, place { $place }
option-put = { $knight }
option-strength = Strength { $value }
option-technique = Technique { $value }
option-tactics = { $knight-1 }: { $tactic-1 ->
    [strength] Strength
   *[technique] Technique
} · { $knight-2 }: { $tactic-2 ->
    [strength] Strength
   *[technique] Technique
}{ $count ->
    [3] { " · " }{ $knight-3 }: { $tactic-3 ->
        [strength] Strength
       *[technique] Technique
    }
   *[other] { "" }
}

## Options that share a row of a long menu

touch-discard = Discard a card, to draw another after the turn
touch-exchange = Exchange a card
touch-return = Mêlée Move, come back
touch-lock = Mêlée Lock
touch-move = Mêlée Move, change places
touch-retreat = Mêlée Move, go to the rear
touch-manoeuvre = Evade it with a manoeuvre
touch-evade = Evade it with a Mêlée Move, change places
touch-escape = Evade it with a Mêlée Move, go to the rear

## Events

event-revealed = { $artefact ->
    [none] { $seat } leads { $knight }, without an Artefact.
   *[other] { $seat } leads { $knight }. Artefact: { $artefact }.
}
event-redrawn = { $seat } turns up { $knight }, who is on the other side already, and goes on.
event-barred = { $seat } turns up { $artefact }, a Unique Artefact that is barred here: it is discarded.
event-placed = { $knight } takes place { $place }.
event-dealt = { $count ->
    [1] The cards are shuffled, and each Knight gets eight.
   *[other] The cards are shuffled once more, and each Knight gets eight: deal { $count }.
}
event-filled = { $count ->
    [one] { $knight } draws a card.
   *[other] { $knight } draws { $count } cards.
}
event-drew = { $card ->
    [hidden] { "" }
   *[other] Drawn: { $card }.
}
event-reshuffled = { $count ->
    [one] One card becomes the new deck.
   *[other] { $count } cards are shuffled and become the new deck.
}
event-tactic = { $tactic ->
    [strength] { $knight } fights with Strength.
   *[technique] { $knight } fights with Technique.
}
event-bid = { $knight } bids { $count } with { $card }.
event-passed = { $knight } passes.
event-no-bid = Nobody has bid: all hands go back into the deck and are dealt anew.
event-showed = Equal bids: { $knight } shows { $card }, initiative { $count }.
event-showed-none = Equal bids: { $knight } has no other initiative card to show.
event-opens = { $knight } wins the auction and opens with { $card }.
event-opens-by-lot = Still no bid: by lot { $knight } starts.
event-turn-began = Turn { $count }: { $knight }.
event-ended = { $knight } ends the turn.
event-aimed = { $knight } turns on { $rival }.
event-attacked = { $knight } attacks { $rival } with “{ $card }”.
event-price = { $shaken ->
    [0] { $knight } pays { $points } fatigue { $why ->
        [manoeuvre] for a manoeuvre with { $card }
        [move] for a Mêlée Move with { $card }
        [break] for a Mêlée Move with { $card } that breaks a lock
        [lock] for a Mêlée Lock with { $card }
       *[other] for { $card }
    }; { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $points ->
        [1] { $knight } is Shaken and pays 1 fatigue for { $card };
       *[other] { $knight } pays { $points } fatigue for { $card }, 1 of it for being Shaken;
    } { $left ->
        [0] none
       *[other] { $left }
    } left.
}
event-lost = { $card } meets nobody: the attack of { $knight } is lost and costs nothing.
event-unanswered = { $card } is not answered: { $knight } takes a hit.
event-defended = { $guard ->
    [none] { $knight } stops “{ $against }” with “{ $card }”.
   *[other] { $knight } stops “{ $against }” with { $guard } (card “{ $card }”).
}
event-manoeuvred = { $knight } plays “{ $card }” as a manoeuvre and evades the attack.
event-artefact-adds = { $artefact }: { $tactic ->
    [strength] Strength
   *[technique] Technique
} { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} for { $knight }.
event-improvement-adds = { $card }: { $tactic ->
    [strength] Strength
   *[technique] Technique
} +{ $change } for { $knight }.
event-attack-number = { $knight } in attack: { $tactic ->
    [strength] Strength
   *[technique] Technique
} { $own }{ $change ->
    [-3] { " " }(−3 included)
    [-2] { " " }(−2 included)
    [-1] { " " }(−1 included)
    [0] { "" }
   *[other] { " " }(+{ $change } included)
} + card { $value } = { $total }.
event-defence-number = { $knight } in defence: { $tactic ->
    [strength] Strength
   *[technique] Technique
} { $own }{ $change ->
    [-3] { " " }(−3 included)
    [-2] { " " }(−2 included)
    [-1] { " " }(−1 included)
    [0] { "" }
   *[other] { " " }(+{ $change } included)
} + card { $value } = { $total }.
event-outfought = { $higher } against { $lower }: { $knight } pays the difference, { $points } fatigue; { $left ->
    [0] none
   *[other] { $left }
} left.
event-even = { $total } against { $total }: nobody pays.
event-exhausted = { $knight } has no fatigue points left and takes a hit.
event-hit = { $left ->
    [0] Hit { $count } for { $knight }: it is the last.
    [one] Hit { $count } for { $knight }: one more, and the Knight is out. All fatigue points are back.
   *[other] Hit { $count } for { $knight }: { $left } more, and the Knight is out. All fatigue points are back.
}
event-shaken = { $knight } is Shaken: from now on each action costs 1 fatigue more.
event-out = { $knight } is out.
event-combined = { $knight } plays a Combination of { $count } cards.
event-laid = In the Combination: { $card }.
event-combination-price = { $shaken ->
    [0] { $knight } pays { $points } fatigue for the Combination; { $left ->
        [0] none
       *[other] { $left }
    } left.
   *[other] { $knight } pays { $points } fatigue for the Combination, 1 of it for being Shaken; { $left ->
        [0] none
       *[other] { $left }
    } left.
}
event-played = { $knight } plays “{ $card }”.
event-improved = { $knight } plays the Improvement “{ $card }”.
event-discarded = { $knight } discards a card: { $card }.
event-shaken-price = { $knight } is Shaken and pays { $points } fatigue for the action; { $left ->
    [0] none
   *[other] { $left }
} left.
event-rested = { $count ->
    [0] { $knight } makes the Grande Pass without a card in hand and draws eight.
    [one] { $knight } makes the Grande Pass: one card is discarded, eight are drawn.
   *[other] { $knight } makes the Grande Pass: { $count } cards are discarded, eight are drawn.
}
event-regained = { $points ->
    [0] { $knight } has all { $left } fatigue points already and regains none.
   *[other] { $knight } regains { $points } fatigue; now { $left }.
}
event-tired = { $knight } loses { $points } fatigue; { $left ->
    [0] none
   *[other] { $left }
} left.
event-chivalry = Chivalry: { $knight } { $count }, { $rival } { $theirs }.
event-hand-changed = { $count ->
    [0] { $knight } has no cards to change.
    [one] { $knight } discards the hand, one card, and draws another.
   *[other] { $knight } discards the hand, { $count } cards, and draws as many.
}
event-looked = { $knight } looks at the hand of { $rival }.
event-moved = { $knight } makes a Mêlée Move with { $card }.
event-swapped = Mêlée Move, Lateral: { $knight } changes places with { $rival } and now stands at place { $place }.
event-retreated = Mêlée Move, Defensive: { $knight } goes to the rear.
event-returned = { $knight } comes back from the rear to place { $place }.
event-stepped = { $knight } moves to the centre, place { $place }.
event-locked = { $knight } plays a Mêlée Lock against { $rival } with { $card }.
event-unlocked = { $knight } and { $rival } are no longer locked.
event-time-out = { $count ->
    [one] After one turn nobody has won: Knights standing, hits and fatigue decide.
   *[other] After { $count } turns nobody has won: Knights standing, hits and fatigue decide.
}
event-game-ended = The fight ends in turn { $count }.

## Scores

term-hits = { $count ->
    [0] no hit on { $card }
    [one] one hit on { $card }
   *[other] { $count } hits on { $card }
}

## Refusals

refused-WS-1_2 = It has no initiative number.
    .many = They have no initiative number.
refused-WS-2_1_2a = Bids go down, and the card of the lowest one has to be played first.
refused-WS-2_2_3c = This card does not stop this attack.
    .many = They do not stop this attack.
refused-WS-2_2_5 = No guard stops this attack; it can only be evaded, and not with this card.
    .many = No guard stops this attack; it can only be evaded, and not with these cards.
refused-WS-2_2_6 = This card is for the attacker: it stops no attack.
    .many = They are for the attacker: they stop no attack.
refused-WS-2_2_7 = This Achievement serves only in defence.
    .many = These Achievements serve only in defence.
refused-WS-2_2_9 = This card does not fit the Combination: its symbol has to be the same as that of the others, and its text must not rule it out.
    .many = They do not fit the Combination: their symbol has to be the same as that of the others, and their text must not rule it out.
refused-WS-3_0_4c = It is aimed at a rival, and none is in reach.
    .many = They are aimed at a rival, and none is in reach.
refused-WS-3_0_5b = Nobody fights from the rear: of the cards, only Events and Improvements that name no rival can be played there.

## The board in the browser

phase-place = Placing
phase-tactic = Tactic
phase-bid = Auction
phase-act = Attack
phase-answer = Answer
board-total = hits dealt
board-turn = Turn { $number }
board-actions = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}
board-word = { $name } decides
board-with-you = with you
board-against = against
board-reach = within reach of { $name }
board-before = The first blow is about to be struck.
board-quiet = No attack at the moment.
board-story = Every exchange
board-last = The last exchange
board-rungs = Earlier in this turn, the attacker on the left:
board-locked = As a Lock: { $knight } and { $rival } are locked together
board-end = End turn
board-switch = Change Tactic
board-rest = Grande Pass
board-combine = Combine
board-discard = Discard
board-exchange = Exchange
board-lock = Lock
board-move = Change places
board-retreat = To the rear
board-return = Come back
board-take = Take the hit
board-manoeuvre = Manoeuvre
board-evade = Change places
board-escape = To the rear
board-enough = No more cards
board-pass = Pass

## Signs: what they mean, on the board and in the list of them

signs-strength = Strength: added to a card’s Strength when blows are compared
signs-technique = Technique: added to a card’s Technique when blows are compared
signs-chivalry = Chivalry: some Events compare it
signs-endurance = Endurance: the actions in a turn
signs-card-strength = the card’s Strength
signs-card-technique = the card’s Technique
signs-sum = the number it comes to with your Knight
signs-breath = fatigue points: cards and lower numbers are paid with them, and with none left the Knight takes a hit
signs-drop = hits: when all are marked the Knight is out
signs-cards = cards in hand
signs-discard = cards to discard
signs-end = this Knight’s turn
signs-pips = actions left
signs-crown = the winner
signs-symbol = combination symbol: cards that share one can be combined
signs-initiative = Initiative: what the card bids in the auction, and the lowest begins
signs-manoeuvre = manoeuvre: the card can evade an attack
signs-move = Mêlée Move: the card can change places or lead to the rear
signs-lock = Mêlée Lock: two Knights fight nobody but each other until one lands a hit
signs-take = the hit is taken
signs-weapon = Artefact: a weapon
signs-possession = Artefact: a possession
signs-garment = Artefact: a garment
signs-improved = an Improvement, and what it adds
signs-attack = red stroke: where an attack comes from
signs-guard = bars: the attacks a guard stops, green if it stops this one

## How bots play

style-bold = bold
style-careful = careful
