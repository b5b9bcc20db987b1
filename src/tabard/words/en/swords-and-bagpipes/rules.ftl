### Swords and Bagpipes: the rules clause by clause, in our own words.
### Each line of a clause is a paragraph. “(Ruling)” marks what the sources leave open and this project has decided.

clause-SB-C1 =
    From 2 to 6 people can play. The base game is for 4 or 5. Games with 2, 3 or 6 have their own rules, and with 5 you may add the Stay Home! rules.
    .title = Players
clause-SB-C2 =
    A Dagger card shows 1, 2 or 3 daggers. There are 16 of them. At least four show 1, six show 2 and four show 3, because two players must be dealt that many (“{ clause-SB-2P1.title }”).
    .title = Dagger cards
clause-SB-C3 =
    Units and gold never run out. If tokens or coins are short, use something else.
    .title = Units and gold without limit
clause-SB-C4 =
    (Ruling) Open to all: gold, units, the size of every deck, how many Bagpipe cards and Dagger cards each player holds, Village cards, x2 cards lying open, and the discards.
    (Ruling) Secret: the Bagpipe cards in a hand, the values of Dagger cards and, until the reveal, the sides chosen.
    .title = Open and secret
clause-SB-C5 =
    (Ruling) You may talk and promise freely, but a promise binds nobody. Gold, units and cards change hands only by a rule or a card.
    .title = Talk and promises
clause-SB-S1 =
    Dagger cards and Bagpipe cards are two decks, shuffled apart from each other and laid face down.
    .title = The two decks
clause-SB-S2 =
    The defeat marker starts on Glasgow. Scotland’s fourth defeat brings it to the skull. In the long game “{ clause-SB-L2.title }” applies.
    .title = The defeat marker
clause-SB-S3 =
    The English Arms deck has one King Edward card, picked at random, at the bottom and six random grey-backed cards on top of it. Nobody looks at them. The others go back to the box, unseen too.
    There is one round for each card of the deck: seven.
    .title = English Arms deck
clause-SB-S4 =
    Each player gets a clan, 3 units and 3 gold in their castle, one Bagpipe card and both choice tokens: the crown for England, the bonnet for Scotland.
    .title = What you start with
clause-SB-S5 =
    The oldest player takes the Badge of Honour and is first player.
    (Ruling) The host names the seat; if the host names none, it is drawn at random. The youngest player of “{ clause-SB-H2.title }” is found in the same way, among the other seats.
    .title = First player
clause-SB-I1 =
    A round has seven phases: 1 Invasion, 2 Actions, 3 Badge of Honour, 4 Choice, 5 Battle, 6 Awards, 7 End.
    In phase 1 the top English Arms card is revealed. It shows the English troops, three rewards (if the Scots win, if the English win, England’s pay) and perhaps an effect, which holds for this round only.
    .title = Seven phases; invasion
clause-SB-I2 =
    (Ruling) Where the text of a card contradicts a clause, the card wins.
    (Ruling) An English Arms effect that names no phase begins at the end of phase 1, after the units of “{ clause-SB-2P3.title }” or “{ clause-SB-3P3.title }”.
    .title = Cards before clauses
clause-SB-A1 =
    In phase 2 each player has one turn, from the Badge holder clockwise. On your turn you must take exactly one Replenishment action. You may also use Relocation and play any number of axe Bagpipe cards. You choose the order.
    .title = Your turn
clause-SB-A2 =
    Collect Taxes: you get 1 gold. Gold is kept in the castle.
    .title = Collect Taxes
clause-SB-A3 =
    Raise Militia: 1 unit is added to every player’s camp, and 1 to Scotland’s camp.
    .title = Raise Militia
clause-SB-A4 =
    Assemble Troops: you add 2 units to your castle.
    .title = Assemble Troops
clause-SB-A5 =
    Hire Mercenaries: you pay 1 gold and add 4 units to your castle.
    (Ruling) Without gold you cannot choose it.
    .title = Hire Mercenaries
clause-SB-A6 =
    Relocation: you move as many units as you like from your castle to your camp.
    (Ruling) You may do so more than once in your turn. Only a card moves units back.
    .title = Relocation
clause-SB-A7 =
    Units in a camp fight this round.
    .title = Units in camp
clause-SB-B1 =
    In phase 3, when all have acted, the holder must hand the Badge of Honour to another player of their choice.
    .title = Passing the Badge
clause-SB-B2 =
    You may not hand the Badge to the player who handed it to you in the round just before. In the first round anybody may get it.
    .title = Not straight back
clause-SB-B3 =
    (Ruling) “{ clause-SB-B2.title }” looks only at the handing over of phase 3: a Badge moved by a card bars nobody. Nor does such a move change an order of turns, or of playing cards, that has already begun.
    (Ruling) If every other player were barred, nobody is.
    .title = A Badge moved by a card
clause-SB-X1 =
    In phase 4 each player secretly lays one choice token face down. All choose at once, and nobody sees another’s choice.
    Only these do not choose: a Badge holder who is bound (“{ clause-SB-X2.title }”), and a player at home (“{ clause-SB-H5.title }”).
    .title = Choosing a side
clause-SB-X2 =
    The Badge holder does not choose and supports Scotland.
    .title = The Badge binds
clause-SB-X3 =
    When all tokens are down, and before they are revealed, players may play any number of Bagpipe cards with the tokens symbol. For the order see “{ clause-SB-P5.title }”.
    .title = Token cards
clause-SB-X4 =
    (Ruling) The Badge binds whoever holds it when the tokens are laid. If it moves later in the round, the sides already laid stand.
    .title = When the Badge binds
clause-SB-F1 =
    All tokens are revealed at once.
    .title = The reveal
clause-SB-F2 =
    Scots power is the units in the camps of Scotland’s supporters plus the units in Scotland’s camp. Those always fight for Scotland, even when nobody supports it.
    .title = Scots power
clause-SB-F3 =
    English power is the units in the camps of England’s supporters plus the number on the English Arms card.
    .title = English power
clause-SB-F4 =
    The greater power wins the battle. Scotland wins ties.
    .title = Who wins the battle
    .too = tie, ties, draw
clause-SB-F5 =
    If Scotland loses, the defeat marker moves on. If it comes to the skull, the war is lost: the round is still played to its end, awards included, and then the game is over.
    .title = A defeat of Scotland
clause-SB-F6 =
    (Ruling) With two or three players it can happen that nobody supports Scotland. The battle is fought all the same, and Scotland’s camp alone may win it. The bonnet awards then go to nobody; the gold under the crown is divided among all as usual.
    .title = Nobody for Scotland
clause-SB-W1 =
    A deserter is a player with no unit in camp at the start of phase 5, after the cards with the tokens and the gift of “{ clause-SB-2P5.title }”. Deserters get no award and play no Bagpipe card in phase 6.
    (Ruling) The Dagger card is an award, so deserters draw none; with two players, though, see “{ clause-SB-2P6.title }”. They do not count when England’s gold is divided. If all of England’s supporters are deserters, the gold stays in the reserve.
    .title = Deserters
clause-SB-W2 =
    If the Scots win, each supporter of Scotland draws one Bagpipe card and takes the gold under the whole bonnet.
    .title = Award: the Scots win
clause-SB-W3 =
    If the English win, each supporter of Scotland adds one unit to their castle and takes the gold under the pierced bonnet.
    .title = Award: the English win
clause-SB-W4 =
    Whoever wins, each supporter of England secretly draws one Dagger card.
    .title = Award: a dagger
clause-SB-W5 =
    Whoever wins, the gold under the crown is divided equally between England’s supporters, rounded down. What is left over goes back to the reserve.
    .title = Award: England’s gold
clause-SB-W6 =
    A card without the three-lances symbol under the crown is generous: each supporter of England takes the full sum.
    .title = Generous cards
clause-SB-W7 =
    In phase 6 players may play any number of Bagpipe cards with the bag symbol, but none that they received in this same phase, in whatever way.
    .title = Bag cards
clause-SB-W8 =
    (Ruling) Awards are given first, player by player, from the Badge holder clockwise. Then cards with the bag may be played.
    (Ruling) The same order holds wherever several players draw, lose or decide at once and the order matters.
    .title = In what order
clause-SB-E1 =
    In phase 7 all units in all camps, Scotland’s camp included, are discarded.
    .title = The camps are emptied
clause-SB-E2 =
    The Badge holder is first player of the next round.
    .title = Who begins the next round
clause-SB-P1 =
    Bagpipe cards stay hidden in your hand until you play them. You may hold any number, and play any number in a round.
    .title = Bagpipe cards
clause-SB-P2 =
    The symbol says when a card may be played. Axe: in your own turn of phase 2. Tokens: in phase 4, when all have chosen and before the reveal. Bag: in phase 6.
    .title = Axe, tokens, bag
clause-SB-P3 =
    A played card is discarded as soon as its effect is done, unless it is an x2 card.
    .title = After playing a card
clause-SB-P4 =
    After its first use an x2 card lies face up in front of its owner. From the next round on it may be used once more, so never twice in one round. After the second use it is discarded.
    .title = x2 cards
clause-SB-P5 =
    With the cards with the tokens and with the bag, when the order matters, the Badge holder goes first and the others follow clockwise. Whoever passes plays no more cards in that phase of that round.
    (Ruling) The table always does so: each in turn plays one card (or a Village card that can be used) or passes, round and round until all have passed.
    (Ruling) A player is skipped only for reasons everybody knows: a deserter, a player at home, or one who has no hand, no open x2 card and no Village card.
    .title = Taking turns with cards
clause-SB-P6 =
    A number of units on a card means that many or fewer. Gold lost is lost by the one who plays the card, unless it says otherwise (“{ clause-SB-P7.title }”). A militia symbol works like “{ clause-SB-A3.title }”.
    (Ruling) “Or fewer” may also be none.
    .title = Signs on the cards
clause-SB-P7 =
    (Ruling) Gold that a card takes from the one who plays it is a price: without the full sum you cannot play the card.
    (Ruling) If another player has less gold, or fewer units or cards, than a card takes from them, it takes what there is.
    .title = Prices and losses
clause-SB-P8 =
    (Ruling) An x2 card lying open is no longer in the hand: effects that steal, swap, discard or count hands do not affect it. A use cancelled by Church is a use.
    .title = Open x2 cards
clause-SB-P9 =
    (Ruling) A card that must name a player or a thing can be played only if there is a legal one. A card that names nothing may be played even without effect.
    .title = When a card is playable
clause-SB-D1 =
    You look at your Dagger cards in secret and must keep them hidden. You may say anything about them, true or false.
    .title = Hidden daggers
clause-SB-D2 =
    At the end of the game all Dagger cards are revealed and added up.
    (Ruling) With two players only the Dagger cards lying face up in front of a player count (“{ clause-SB-2P6.title }”), not those of the seven left in hand.
    .title = Counting daggers
clause-SB-V1 =
    The game ends after the last English Arms card, King Edward. It ends early, after the round in which Scotland’s defeats reach the limit, which is four (five in the long game, “{ clause-SB-L2.title }”), or by “{ clause-SB-2P7.title }”.
    .title = End of the game
clause-SB-V2 =
    If Scotland stands, a traitor is ruled out first (“{ clause-SB-V4.title }”). Among the others the most gold wins; if that is tied, fewer daggers.
    (Ruling) Those still tied share the victory.
    .title = Scotland stands
clause-SB-V3 =
    If Scotland falls, the fewest daggers win; if that is tied, more gold.
    (Ruling) Those still tied share the victory.
    .title = Scotland falls
clause-SB-V4 =
    Five Daggers counts only when Scotland stands. A player with at least 5 daggers more than every other player is a traitor and cannot win. There can be only one.
    .title = Five Daggers
clause-SB-V5 =
    The rulebooks give these examples. With 1, 2, 6 and 11 daggers, the player with 11 is out. With 0, 1, 8 and 9 (first edition) or 0, 0, 8 and 9 (international edition), nobody is out.
    .title = Five Daggers: examples
clause-SB-2P1 =
    With two players there is no Dagger deck on the table. Each player secretly holds seven Dagger cards: 1, 1, 2, 2, 2, 3, 3.
    .title = Two players: Dagger cards
clause-SB-2P2 =
    With two players Irvine Capitulation and Bruce Joins Us Again! leave the game before the English Arms deck is built. A Bagpipe card that refers to the Badge, such as Affair of Honour, is discarded when drawn and replaced by another.
    (Ruling) The first edition replaces such Bagpipe cards too. They are left out of every reshuffle.
    .title = Two players: cards left out
clause-SB-2P3 =
    With two players 3 units are added to Scotland’s camp in phase 1, after the card is revealed.
    .title = Two players: Scotland’s camp
clause-SB-2P4 =
    With two players phase 3 is skipped. In phase 4 both choose a side in secret, and each lays one of their own Dagger cards face down. Then cards with the tokens may be played.
    (Ruling) The Badge binds nobody.
    .title = Two players: the choice
clause-SB-2P5 =
    With two players, after the cards with the tokens, the Badge holder may give the Badge to the other player or keep it. Whoever is given it moves all units but one from their camp to Scotland’s camp; with one unit or none, nothing moves.
    (Ruling) “{ clause-SB-B2.title }” does not bind this gift.
    .title = Two players: the Badge as a gift
clause-SB-2P6 =
    With two players sides and Dagger cards are revealed together. A supporter of England takes the card the opponent laid, face up, and it counts against them. The card laid against a supporter of Scotland is discarded face up; both may look at these discards at any time.
    (Ruling) This replaces “{ clause-SB-W4.title }” and belongs to the reveal, not to the awards: a deserter takes the card too. These discards never form a new deck.
    .title = Two players: the reveal
clause-SB-2P7 =
    With two players Five Daggers is also checked at the start of every round after the first, however Scotland is doing: a player with at least 5 daggers more than the other loses at once.
    (Ruling) The check comes before phase 1, and Marketplace cannot be used for it. “{ clause-SB-V4.title }” still holds at the end.
    .title = Two players: Five Daggers
clause-SB-2P8 =
    (Ruling) In a nine-round game for two, a player with no Dagger card left in hand lays a virtual 2 (“{ clause-SB-Q2.title }”).
    .title = Two players: no Dagger card left
clause-SB-2P9 =
    With two players all other rules stay as they are for more.
    (Ruling) An effect that draws a Dagger card gives a virtual 2 (“{ clause-SB-Q2.title }”).
    .title = Two players: all other rules
clause-SB-3P1 =
    With three players each starts with two Bagpipe cards.
    .title = Three players: Bagpipe cards
clause-SB-3P2 =
    With three players the Badge binds nobody and always passes clockwise.
    .title = Three players: the Badge
clause-SB-3P3 =
    With three players Scotland’s camp gets one unit more every round.
    (Ruling) It comes at the end of phase 1.
    .title = Three players: Scotland’s camp
clause-SB-3P4 =
    With three players the English Arms cards that refer to the Badge leave the game before the deck is built. The international edition names Irvine Capitulation and Bruce Joins Us Again!; the first edition speaks of one card and does not name it.
    (Ruling) Both leave in both editions. For Bagpipe cards “{ clause-SB-2P2.title }” applies.
    .title = Three players: cards left out
clause-SB-H1 =
    With six players Stay Home! is always used; with five it may be.
    .title = Stay Home!: for whom
clause-SB-H2 =
    The youngest player holds Stay Home! at the start. Until phase 3 of the first round it does nothing.
    .title = Stay Home!: at the start
clause-SB-H3 =
    In phase 3, after the Badge is passed, the holder of Stay Home! must pass it to another player. It may not go to the Badge holder, nor to the player who handed it to them in the round just before.
    (Ruling) The holder of Stay Home! may be given the Badge. With five or six players somebody is always left.
    .title = Stay Home!: passing it
clause-SB-H4 =
    Whoever receives Stay Home! does three things in this order: takes three Replenishment actions, repeats allowed; discards all units in their camp; stays home.
    (Ruling) It is exactly three actions, one after the other, and each must be possible at its moment: Hire Mercenaries needs gold then. There is no Relocation, and no cards are played.
    .title = Stay Home!: three actions
clause-SB-H5 =
    Until the end of the round a player at home takes no side, gets no award and plays no cards with the tokens or the bag. Other players’ Bagpipe cards and the text of the English Arms card do not affect them.
    (Ruling) A card cannot name them, and a militia card gives them no unit. They cannot use Ferry, Marketplace or Spy Guild. What happened to them in phases 1 and 2 stands.
    (Ruling) The text of the English Arms card does not affect their three Replenishments either: Collect Taxes brings 1 gold, and no Replenishment is forbidden.
    .title = Stay Home!: at home
clause-SB-H6 =
    With six players nine rounds are recommended (“{ clause-SB-L1.title }”).
    .title = Stay Home!: nine rounds
clause-SB-G1 =
    As an option, in the international edition, each player gets one random Village card before the game. It lies face up. The rest leave the game.
    .title = Option: Village cards
clause-SB-G2 =
    Blacksmith and Monastery are permanent: they work whenever their condition is met.
    .title = Blacksmith and Monastery
clause-SB-G3 =
    Mill and Musician’s House are used at once at the start of the game, then discarded.
    (Ruling) This comes after everybody has what “{ clause-SB-S4.title }” names, seat by seat as “{ clause-SB-W8.title }” says.
    .title = Mill and Musician’s House
clause-SB-G4 =
    Ferry, Marketplace and Spy Guild can be used once, then they are discarded. You use them at a moment when you yourself may play Bagpipe cards; Marketplace also just before the final count.
    (Ruling) You cannot use them in phase 6 as a deserter, while at home or after passing.
    .title = Ferry, Marketplace, Spy Guild
clause-SB-G5 =
    Church can be used once, then it is discarded. You may answer with it when another player’s Bagpipe card makes you lose gold, units or Bagpipe cards or moves your units. The effect on you is cancelled, even if the card was not aimed at you. The one who played it may not choose a new target for it.
    (Ruling) The source ends this list with “and so on”; that adds nothing to it.
    .title = Church
clause-SB-G6 =
    Memorial counts once as −1 dagger, when the winner is determined and before daggers are counted.
    (Ruling) It counts without asking, since it never harms, after Marketplace, and also in the checks of “{ clause-SB-2P7.title }”. The sum may fall below zero.
    .title = Memorial
clause-SB-G7 =
    (Ruling) Church is offered after targets and amounts are chosen and before anything happens. It cancels its owner’s losses and moves, and what another would gain by them. The rest of the Bagpipe card stands, and that card is spent.
    (Ruling) Church never works against one’s own card, an English Arms text or a Village card. Deserters may use it.
    .title = Church in detail
clause-SB-L1 =
    The long game has nine rounds: one red-backed card and eight grey-backed ones.
    .title = Long game
clause-SB-L2 =
    In the long game Scotland falls with the fifth defeat. The first one puts the defeat marker on Glasgow.
    .title = Long game: defeats
clause-SB-L3 =
    (Ruling) If there are not enough grey-backed cards left, the long game cannot be played. The first edition has eight in the box, and with two or three players two of them leave the game.
    .title = Long game: too few cards
clause-SB-L4 =
    (Ruling) Scottish Ensemble gives three Bagpipe cards at any number of players, in place of those of “{ clause-SB-S4.title }” or “{ clause-SB-3P1.title }”.
    (Ruling) Predictable daggers needs a Dagger deck, so it cannot be played with two players.
    .title = Variants and number of players
clause-SB-M1 =
    With Scottish Ensemble each player starts with three Bagpipe cards.
    .title = Scottish Ensemble
clause-SB-N1 =
    With Predictable daggers, the Dagger cards 1, 2, 2, 3, 3 are shuffled and become the top five of the deck. Under them go 1, 2, 2, 3, 3 once more, shuffled, and at the bottom the rest, shuffled.
    .title = Predictable daggers
clause-SB-Q1 =
    If the Bagpipe deck or the Dagger deck is empty, its discards are shuffled and become a new deck.
    (Ruling) This is done at the moment a card must be drawn.
    .title = Empty deck
clause-SB-Q2 =
    If all Dagger cards are held by players, each further one counts as a virtual 2.
    .title = No Dagger cards left
clause-SB-Q3 =
    If all Bagpipe cards are held by players, no more are drawn.
    .title = No Bagpipe cards left
