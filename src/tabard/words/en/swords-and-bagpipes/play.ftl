### Swords and Bagpipes: the table, its questions, options, events, scores and refusals.

title = Swords and Bagpipes
tagline = Scotland or gold? Choose your side in secret, and count the daggers later.
variant-edition = Edition
    .international = international edition
    .first-edition = first edition
variant-length = Length
    .seven = seven rounds; Scotland falls with the fourth defeat
    .long = nine rounds; Scotland falls with the fifth defeat
variant-ensemble = Scottish Ensemble
    .no = no
    .yes = everybody starts with three Bagpipe cards
variant-daggers = Dagger deck
    .shuffled = shuffled
    .predictable = predictable daggers: low and high ones evenly spread on top
variant-village = Village cards
    .no = no
    .yes = one for each player, in the international edition
variant-stay-home = Stay Home!
    .no = no; with six players it is used all the same
    .yes = yes, with five or six players
variant-oldest = Who is the oldest
    .lot = drawn by lot
    .seat1 = seat 1
    .seat2 = seat 2
    .seat3 = seat 3
    .seat4 = seat 4
    .seat5 = seat 5
    .seat6 = seat 6
variant-youngest = Who is the youngest
    .lot = drawn by lot
    .seat1 = seat 1
    .seat2 = seat 2
    .seat3 = seat 3
    .seat4 = seat 4
    .seat5 = seat 5
    .seat6 = seat 6
preset-four = Four clans
preset-village = Four clans with villages
preset-long = Six clans, the long game
ahead-stage = Answer like this until the round ends

## Places

colour-arms = English Arms
colour-king = King Edward
colour-axe = Axe
colour-tokens = Tokens
colour-bag = Bag
colour-dagger = Dagger
colour-village = Village
colour-clan = Clan
colour-token = Token
zone-arms = English Arms
zone-troops = English troops
zone-scots = Scotland’s camp
zone-scots-army = Scots power
zone-english-army = English power
zone-scots-pledged = Scots power as far as you know
zone-english-pledged = English power as far as you know
zone-undecided = Undecided
zone-arms-deck = English Arms deck
zone-deck = Bagpipe deck
zone-dagger-deck = Dagger deck
zone-discards = Bagpipe discards
zone-dagger-discards = Dagger discards
zone-arms-past = Earlier English Arms
zone-playing = Card being played
zone-marks = Clan and marks
zone-gold = Gold
zone-castle = Castle
zone-camp = Camp
zone-token = Choice token
zone-village = Village card
zone-opened = Open x2 cards
zone-daggers = Dagger cards
zone-dagger-tally = Daggers
zone-laid = Dagger card laid
zone-dagger-hand = Dagger cards to lay
zone-hand = Hand
zone-fresh = Received in this phase
status = Round { $round } of { $rounds }, phase { $phase }: { $phase ->
    [1] Invasion
    [2] Actions
    [3] Badge of Honour
    [4] Choice
    [5] Battle
    [6] Awards
   *[7] End
}; { $phase ->
    [3] held by
   *[other] Badge:
} { $turn }; defeats: { $defeats } of { $limit }
    .short = Round { $round } of { $rounds } · { $phase ->
        [1] Invasion
        [2] Actions
        [3] Badge
        [4] Choice
        [5] Battle
        [6] Awards
       *[7] End
    }
place-front = the top of the deck

## Questions

ask-act = { $again ->
    [0] { $seat }, what do you take? One Replenishment; moving units and playing cards are extra.
   *[other] { $seat }, the Replenishment is done: anything else before the turn ends?
}
ask-prepare = { $again ->
    [0] { $seat }, you stay home: which is your first Replenishment?
    [1] { $seat }, and the second Replenishment?
   *[other] { $seat }, and the third Replenishment?
}
ask-play = { $seat }, play a card?
ask-play-tokens = { $seat }, play a card before the tokens are revealed?
ask-play-bag = { $seat }, play a card after the awards?
ask-market = { $seat }, use a Village card before the final count?
ask-side = { $seat }, which side do you support?
ask-side-again = { $cause }: which token do you lay now?
ask-lay = { $seat }, which side do you support, and which Dagger card do you lay?
ask-badge = { $seat }, to whom do you hand the Badge of Honour?{ $bound ->
    [0] { "" }
   *[other] { " " }Whoever gets it has to support Scotland this round.
}{ $again ->
    [0] { "" }
   *[other] { " " }Not to { $whom }, who handed it to you.
}
ask-home = { $again ->
    [0] { $seat }, to whom do you hand Stay Home!?
   *[other] { $seat }, to whom do you hand Stay Home!? Not to { $whom }, who handed it to you.
}
ask-gift = { $seat }, do you give the Badge of Honour away?
ask-player = { $cause }: which player?
ask-number = { $cause }: how many units?
ask-church = { $whom } plays “{ $cause }”: do you use your Village card and cancel what it does to you?
ask-dagger = { $cause }: which Dagger card do you discard?

## Options

option-done = { $camp ->
    [0] End the turn with no unit in camp (no award for you)
   *[other] End the turn
}
option-taxes = Collect Taxes: { $taxes } gold
option-militia = Raise Militia: 1 unit for every camp and for Scotland’s
option-troops = Assemble Troops: { $troops ->
    [one] 1 unit
   *[other] { $troops } units
} for your castle
option-mercenaries = Hire Mercenaries: 4 units for your castle, for 1 gold
option-relocate = Relocation: { $count ->
    [one] 1 unit
   *[other] { $count } units
} from castle to camp
option-play = Play { $bagpipe }
option-again = Use { $bagpipe } a second time
option-village = Use { $village }
option-pass = Pass
option-scotland = Scotland (power { $count } with yours)
option-england = England (power { $count } with yours)
option-scotland-and-dagger = Scotland (power { $count } with yours), and lay a Dagger card of { $daggers }
option-england-and-dagger = England (power { $count } with yours), and lay a Dagger card of { $daggers }
option-player = { $whom }
option-give = { $count ->
    [0] Give it to { $whom }: no unit of theirs moves
    [one] Give it to { $whom }: one of their units goes to Scotland’s camp
   *[other] Give it to { $whom }: { $count } of their units go to Scotland’s camp
}
option-keep = Keep it
option-cancel = Cancel the effect
option-suffer = Let it happen
option-number = { $count ->
    [0] No units
    [1] One unit
    [2] Two units
    [3] Three units
    [4] Four units
    [5] Five units
    [6] Six units
   *[other] { $count } units
}
option-dagger = { $daggers ->
    [one] Dagger card with 1 dagger
   *[other] Dagger card with { $daggers } daggers
}
option-virtual = Virtual Dagger card of { $daggers }

## Events

event-dealt = { $count ->
    [one] The decks are shuffled; everybody is dealt one Bagpipe card. { $seat } has the Badge of Honour.
   *[other] The decks are shuffled; everybody is dealt { $count } Bagpipe cards. { $seat } has the Badge of Honour.
}
event-invaded = Round { $round }: the English come with “{ $arms }”.
event-scots-joined = { $count ->
    [one] One unit joins Scotland’s camp.
   *[other] { $count } units join Scotland’s camp.
}
event-turn-began = { $seat } is to move.
event-taxed = { $seat } collects taxes: { $count } gold.
event-militia = { $seat } raises militia: one unit more in every camp and in Scotland’s.
event-assembled = { $count ->
    [one] { $seat } assembles troops: one unit for the castle.
   *[other] { $seat } assembles troops: { $count } units for the castle.
}
event-hired = { $count ->
    [one] { $seat } pays 1 gold and hires mercenaries: one unit for the castle.
   *[other] { $seat } pays 1 gold and hires mercenaries: { $count } units for the castle.
}
event-relocated = { $count ->
    [one] { $seat } moves one unit from castle to camp.
   *[other] { $seat } moves { $count } units from castle to camp.
}
event-played = { $seat } plays “{ $bagpipe }”.
event-visited = { $seat } uses “{ $village }”.
event-laid-open = “{ $bagpipe }” stays face up in front of { $seat } for a second use.
event-chosen = { $bagpipe ->
    [hidden] { $village ->
        [hidden] { $seat } chooses { $whom }.
       *[other] { $seat } chooses { $whom } for “{ $village }”.
    }
   *[other] { $seat } chooses { $whom } for “{ $bagpipe }”.
}
event-spared = { $seat } uses “{ $village }” and is spared.
event-gold = { $seat } takes { $count } gold.
event-gold-lost = { $count ->
    [0] { $seat } has no gold to lose.
   *[other] { $seat } loses { $count } gold.
}
event-robbed = { $count ->
    [0] { $seat } finds no gold with { $whom }.
   *[other] { $seat } takes { $count } gold from { $whom }.
}
event-units-gained = { $to ->
    [castle] { $count ->
        [0] { $seat } adds no units to the castle.
        [one] { $seat } adds one unit to the castle.
       *[other] { $seat } adds { $count } units to the castle.
    }
    [camp] { $count ->
        [0] { $seat } adds no units to the camp.
        [one] { $seat } adds one unit to the camp.
       *[other] { $seat } adds { $count } units to the camp.
    }
   *[other] { $count ->
        [0] No units join Scotland’s camp.
        [one] One unit joins Scotland’s camp.
       *[other] { $count } units join Scotland’s camp.
    }
}
event-units-lost = { $from ->
    [castle] { $count ->
        [0] { $seat } loses no units from the castle.
        [one] { $seat } loses one unit from the castle.
       *[other] { $seat } loses { $count } units from the castle.
    }
   *[other] { $count ->
        [0] { $seat } loses no units from the camp.
        [one] { $seat } loses one unit from the camp.
       *[other] { $seat } loses { $count } units from the camp.
    }
}
event-units-moved = { $count ->
    [0] No units of { $seat } move.
    [one] One unit of { $seat } moves { $from ->
        [castle] from the castle
       *[other] from the camp
    } { $to ->
        [castle] to the castle.
        [camp] to the camp.
       *[other] to Scotland’s camp.
    }
   *[other] { $count } units of { $seat } move { $from ->
        [castle] from the castle
       *[other] from the camp
    } { $to ->
        [castle] to the castle.
        [camp] to the camp.
       *[other] to Scotland’s camp.
    }
}
event-drew = { $bagpipe ->
    [hidden] { $seat } draws a Bagpipe card.
   *[other] { $seat } draws “{ $bagpipe }”.
}
event-unfit = { $seat } draws “{ $bagpipe }”, which mentions the Badge; it is discarded for good.
event-reshuffled = { $count ->
    [one] The one discarded Bagpipe card becomes the new deck.
   *[other] The { $count } discarded Bagpipe cards become the new deck.
}
event-discarded = { $seat } discards “{ $bagpipe }”.
event-stolen = { $bagpipe ->
    [hidden] { $seat } takes a Bagpipe card from the hand of { $whom }.
   *[other] { $seat } takes “{ $bagpipe }” from the hand of { $whom }.
}
event-looked-at-hand = { $seat } looks at the hand of { $whom }.
event-looked-at-daggers = { $seat } looks at the Dagger cards of { $whom }.
event-made-loyal = { $seat } supports Scotland this round, whatever the token says.
event-token-again = { $seat } lays a choice token again, in secret.
event-troops-now = { $count ->
    [0] No English troops are left.
   *[other] English troops now: { $count }.
}
event-badge-moved = The Badge of Honour goes to { $seat }.
event-badge-handed = { $bound ->
    [0] { $seat } hands the Badge of Honour to { $whom }.
   *[other] { $seat } hands the Badge of Honour to { $whom }, who has to support Scotland this round.
}
event-badge-kept = { $seat } keeps the Badge of Honour.
event-badge-given = { $count ->
    [0] { $seat } gives the Badge of Honour to { $whom }; no units move.
    [one] { $seat } gives the Badge of Honour to { $whom }: one of their two units goes to Scotland’s camp.
   *[other] { $seat } gives the Badge of Honour to { $whom }: { $count } of their units go to Scotland’s camp, and one stays.
}
event-home-handed = { $seat } hands Stay Home! to { $whom }.
event-stays-home = { $seat } empties the camp and stays home.
event-tokens-lie = All sides are chosen.
event-passed = { $seat } passes.
event-stood-for-scotland = { $count ->
    [0] { $seat } supports Scotland, without a unit in camp.
    [one] { $seat } supports Scotland with one unit.
   *[other] { $seat } supports Scotland with { $count } units.
}
event-stood-for-england = { $count ->
    [0] { $seat } supports England, without a unit in camp.
    [one] { $seat } supports England with one unit.
   *[other] { $seat } supports England with { $count } units.
}
event-scotlands-camp = { $count ->
    [0] Scotland’s camp is empty.
    [one] Scotland’s camp adds one unit.
   *[other] Scotland’s camp adds { $count } units.
}
event-english-army = { $count ->
    [0] “{ $arms }” adds no English troops.
   *[other] “{ $arms }” adds English troops: { $count }.
}
event-scots-won = { $by ->
    [0] { $scots } against { $english }: Scotland wins ties.
   *[other] Scots { $scots }, English { $english }: Scotland wins.
}
event-english-won = Scots { $scots }, English { $english }: England wins.
event-defeat = { $count ->
    [one] It is Scotland’s first defeat.
   *[other] Scotland now has { $count } defeats.
}
event-took-dagger = { $seat } takes the Dagger card laid by the opponent: { $dagger }.
event-dagger-discarded = The Dagger card laid against { $seat } is discarded: { $dagger }.
event-drew-dagger = { $dagger ->
    [hidden] { $seat } draws a Dagger card.
   *[other] { $seat } draws a Dagger card: { $dagger }.
}
event-virtual-dagger = { $seat } takes a virtual Dagger card of 2.
event-virtual-dagger-gone = { $seat } gives back a virtual Dagger card of 2.
event-dagger-gone = { $seat } discards a Dagger card: { $dagger }.
event-reshuffled-daggers = { $count ->
    [one] The one discarded Dagger card becomes the new deck.
   *[other] The { $count } discarded Dagger cards become the new deck.
}
event-consoled = { $seat } adds one unit to the castle for supporting Scotland.
event-deserted = { $seat } has no units in camp: a deserter gets no award.
event-round-ended = Round { $round } ends; all camps are emptied.
event-daggers-counted = { $count ->
    [-1] { $seat } has −1 dagger.
    [0] { $seat } has no daggers.
    [1] { $seat } has one dagger.
   *[other] { $seat } has { $count } daggers.
}
event-scotland-stood = { $count ->
    [0] Scotland stands undefeated: whoever has most gold wins.
    [one] Scotland stands after one defeat: whoever has most gold wins.
   *[other] Scotland stands after { $count } defeats: whoever has most gold wins.
}
event-scotland-fell = Scotland falls with { $count } defeats: whoever has fewest daggers wins.
event-traitor = { $seat } has at least { $count } daggers more than everybody else: a traitor, who cannot win.
event-caught = { $seat } has at least { $count } daggers more and loses.
event-game-ended = The war is over.

## Scores

term-gold = Gold
term-dagger-cards = { $count ->
    [one] one Dagger card
   *[other] { $count } Dagger cards
}
term-daggers = { $count ->
    [-1] −1 dagger
    [1] one dagger in all
   *[other] { $count } daggers in all
}

## Refusals

refused-SB-G4 = Just before the final count only a card that says so can be used.
refused-SB-H4 = Whoever is about to stay home plays no cards.
refused-SB-I2 = Only for those who supported the side that the card names.
    .many = Only for those who supported the side that the cards name.
refused-SB-P2 = For another moment: the axe in your turn, the tokens when all have chosen, the bag after the awards.
refused-SB-P4 = This x2 card has been used in this round; it can be used again from the next.
    .many = These x2 cards have been used in this round; they can be used again from the next.
refused-SB-P7 = You do not have the gold this card costs.
    .many = You do not have the gold these cards cost.
refused-SB-P9 = There is nothing this card can choose, or its condition is not met.
    .many = There is nothing these cards can choose, or their condition is not met.
refused-SB-W7 = You received this card in this phase: it must wait.
    .many = You received these cards in this phase: they have to wait.

## Claims

claim-scotland = { $seat }: I stand for Scotland this round.
claim-england = { $seat }: I stand for England this round.
claim-daggers = { $count ->
    [0] { $seat }: I have no daggers.
    [one] { $seat }: I have one dagger.
   *[other] { $seat }: I have { $count } daggers.
}
claim-holds = { $seat }: I hold “{ $bagpipe }”.

## The table in the browser

board-round = Round { $round } of { $rounds }
board-phase = { $phase ->
    [1] Invasion
    [2] Actions
    [3] Badge of Honour
    [4] Choice
    [5] Battle
    [6] Awards
   *[7] End
}
board-defeats = { $defeats } of { $limit } defeats
board-bound = You have the Badge of Honour: this round you support Scotland without choosing.
board-away = You stay home this round: you take no side, and are not asked.
board-battle = The battle
board-traitors = Each traitor earns, if so many betray
board-share = { $count ->
    [one] One for England: { $gold } gold
   *[other] { $count } for England: { $gold } gold each
}
board-bonnet = Scotland
board-crown = England
board-deserter = deserter
board-story = Promises and deeds
board-said = what was claimed
board-stood = the side taken
board-broken = claimed one side, took the other
board-nowhere = no side taken
board-seat = { $name }, { $clan }: gold { $gold }, castle { $castle }, camp { $camp }, Bagpipe cards { $cards }, Dagger cards { $daggers }{ $token ->
    [asked] ; is choosing a side
    [sealed] ; side sealed
    [bonnet] ; for Scotland
    [crown] ; for England
   *[none] { "" }
}
touch-taxes = Collect Taxes
    .short = Taxes
    .gain = { $taxes } gold
touch-militia = Raise Militia
    .short = Militia
    .gain = 1 for each camp
touch-troops = Assemble Troops
    .short = Troops
    .gain = { $troops } in castle
touch-mercenaries = Hire Mercenaries
    .short = Hire
    .gain = 4 for 1 gold
touch-castle = Relocation
    .short = Relocate
    .gain = to your camp
touch-done = End turn
touch-pass = Pass
touch-leave = Let it be
touch-give = Give it
touch-keep = Keep it
touch-bonnet = Scotland
touch-crown = England

## Signs: what they mean, on the board and in the list of them

signs-gold = gold: while Scotland stands, most of it wins
signs-castle = units in the castle: they do not fight
signs-camp = units in camp: they fight this round
signs-card = Bagpipe cards in hand
signs-dagger = Dagger cards: if Scotland falls, fewest daggers win
signs-badge = Badge of Honour: where it binds, its holder supports Scotland
signs-stay-home = Stay Home!: its holder takes no side
signs-bonnet = Scotland
signs-crown = England
signs-lock = a side chosen in secret
signs-pierced = Scotland, if it loses
signs-lion = English troops
signs-unit = units
signs-draw = Bagpipe cards drawn or discarded
signs-skull = here Scotland falls
signs-marks = Scotland’s defeats, from Glasgow to the skull
signs-axe = axe: a card to play in your turn
signs-tokens = tokens: a card to play when the sides are chosen and not yet revealed
signs-bag = bag: a card to play after the awards
signs-village = Village card
signs-opened = x2: a card that lies open for a second use
signs-share = what each of England’s supporters earns, by how many there are

## How bots play

style-loyal = loyal
style-treacherous = treacherous
