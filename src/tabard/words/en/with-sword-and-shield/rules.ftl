### With Sword and Shield: the rules clause by clause, in our own words.
### Each line of a clause is a paragraph. “(Ruling)” marks what the sources leave open and this project has decided.

clause-WS-1_0_1a =
    Start cards have a green back and are of three kinds: Knights, Health cards and Artefacts. A Knight has four abilities: Strength, Technique, Chivalry and Endurance.
    .title = Start cards
clause-WS-1_0_1b =
    An Artefact changes abilities of its Knight, usually one up and another down. It belongs to one of three groups: weapons, possessions or garments. You can neither discard nor exchange it, and a Knight carries only one, except in special situations. Some Artefacts are Unique.
    (Ruling) A special situation is one in which a card says so.
    (Ruling) Endurance is always at least 1 and every other ability at least 0, whatever lowers them.
    .title = Artefacts
clause-WS-1_0_1c =
    A Health card has 28 fatigue points and room for 5 hits. On it you also mark the Tactic you have chosen, Strength or Technique.
    .title = Health cards
clause-WS-1_0_2a =
    Deck cards have a violet back, make up the game deck and are of four kinds: Combat cards, Achievements, Events and Improvements.
    .title = Deck cards
clause-WS-1_0_2b =
    Every Combat card has one number for Strength and one for Technique; the same two count in attack and in defence. It also shows an attack, which is a cut or a thrust, and a defence: one guard, made with sword or shield, and the attacks that this guard stops.
    .title = Combat cards
clause-WS-1_0_3 =
    Start cards lie face up on the table.
    (Ruling) Also open to all: Improvements, hits, fatigue, Tactics, the size of every hand and deck, and the discards. A bid tells everybody that its card is in that hand.
    (Ruling) Where the text of a card contradicts a clause, the card wins.
    .title = Open and secret
clause-WS-1_2 =
    A card may show these icons: a combination symbol (all Combat cards and Events have one), a manoeuvre, an initiative number, a sword guard, a shield guard, fatigue to pay or to gain, a hit, a Mêlée Move, a Mêlée Lock.
    (Ruling) In a Joust the symbols for Mêlée Move and Mêlée Lock mean nothing.
    (Ruling) Only a card that an attacker can play has an initiative number.
    .title = Icons
clause-WS-1_2n =
    The numbers go from 2 to 6, and each has a word of its own. Strength: 2 lame, 3 feeble, 4 strenuous, 5 powerful, 6 fierce (the rulebook prints “strongfull” and “fiercfull”). Technique: 2 awkward, 3 uninspired, 4 skilled, 5 dazzling, 6 brilliant.
    .title = Numbers and their words
clause-WS-2_2_1 =
    There are eleven attacks. Each is either a cut, made with the edge of the sword, or a thrust, made with its point. They are called Cross cut, Slanting cut, Crooked cut, Battle cut, Squinting cut, Rage cut, Crown cut, Scalp cut, Anger cut, Plunge strike and Father strike.
    .title = The eleven attacks
clause-WS-2_2_2 =
    There are ten guards. Five use the shield: Wing guard, Rage guard, Oak door, Iron hat and Groin guard. Five use the sword: Crown guard, Barrier guard, Iron gate, Cross guard and Hook catcher.
    Besides shield and sword there is a third way to defend: the manoeuvre.
    .title = The ten guards
clause-WS-2_0_1 =
    The first to draw start cards is the player to the left of whoever shuffled them.
    (Ruling) At this table that seat is picked at random.
    .title = Who draws first
clause-WS-2_0_2 =
    One after the other, the players turn up start cards, each going on until both a Knight and a Health card are there. You keep the first card of each kind that you turn up, and that goes for an Artefact too; further cards of a kind you have are discarded. You never choose among them.
    (Ruling) The rulebook says that you “may” keep an Artefact; as nothing is chosen, you do keep it.
    (Ruling) If the start deck runs out, a new one is made from its discards.
    .title = Drawing start cards
clause-WS-2_0_3 =
    Each player gets eight deck cards. Whenever the deck is empty, the discards are shuffled and become a new deck.
    (Ruling) If there are no discards either, the cards played this turn are shuffled instead. If there are none of those, you draw as many cards as there are.
    .title = Hands and the empty deck
clause-WS-2_0_4 =
    You are free to choose the Tactic you begin with. This first choice is not an action.
    (Ruling) You choose after looking at your hand and before the auction, all players at once and in secret.
    .title = The first Tactic
clause-WS-2_0_5 =
    Changing your Tactic later on takes an action.
    (Ruling) A change of Tactic can be taken back as long as nobody has drawn a card or answered since.
    .title = Changing Tactic
clause-WS-2_1_2a =
    An auction decides who starts. It is opened by whoever was the first to draw start cards. In turn, each player bids the initiative number of a card in their hand or passes. A bid must be lower than the one before; with two decks it may also be equal. Whoever passes is out of the auction. Whoever made the lowest bid starts the game, and that card must be the first one played.
    (Ruling) You may pass whatever you hold, so nothing can be concluded from a pass.
    (Ruling) The opening card is played alone, not as part of a Combination. Cards that lost the auction stay in hand.
    .title = The auction
clause-WS-2_1_2b =
    If nobody has a card with an initiative number, all hands are shuffled back into the deck and dealt again.
    (Ruling) The same happens if nobody bids. After three such deals a seat picked at random starts and may open with anything.
    .title = No initiative card
clause-WS-2_1_2c =
    With two decks, two bids can be equal. Then each side’s next lowest initiative card decides, and the lower one starts; in a Mêlée, all cards of the team are looked at.
    (Ruling) Each side shows its lowest initiative card apart from the one it bid. A side without one counts as the highest. If they are equal once more, chance decides. The winner still opens with the card that was bid.
    .title = Equal bids
clause-WS-2_1_2d =
    In a Mêlée each Knight makes bids of its own.
    (Ruling) Bidding goes clockwise, from the Knight that was placed first. The opening card may be aimed at any rival in reach.
    .title = The auction in a Mêlée
clause-WS-1_1_1 =
    Only the attacker acts. A Knight has as many actions in a turn as it has Endurance.
    Each of these is one action: playing a Combat card, an Achievement, an Event or an Improvement; playing a Combination; discarding a card; changing Tactic; playing a Mêlée Lock.
    .title = Actions
clause-WS-1_1_2 =
    A Grande Pass takes all the actions of a turn together, and so does a Mêlée Move.
    .title = All actions at once
clause-WS-1_1_3 =
    The defender may use as many cards for answers as are needed, up to the eight in hand.
    .title = How many answers
clause-WS-1_1_4 =
    There is only one action that a defender can perform: a Mêlée Move (“{ clause-WS-3_0_5a.title }”).
    (Ruling) This costs the Knight no action in its next turn.
    .title = The defender’s one action
clause-WS-2_1_1 =
    A turn is over when the attacker has no action left.
    (Ruling) The attacker may stop sooner, but not before playing the opening card that “{ clause-WS-2_1_2a.title }” demands.
    .title = End of a turn
clause-WS-2_1_3 =
    After the turn the defender draws up to eight cards, and the attacker after that. Then all cards played go to the discards, and attacker and defender change roles.
    .title = Drawing up
clause-WS-2_2_3a =
    The Modified Combat Number (MCN) is a sum. Take the Knight’s value in the Tactic it has chosen, with what its Artefact and Improvements add or take away, and add the value of the Combat card in that Tactic. Attacker and defender need not be using the same Tactic.
    .title = Modified Combat Number
clause-WS-2_2_3b =
    If the value on the card is higher than the Knight’s own, the Knight pays the difference in fatigue. This goes for attack and defence alike.
    .title = What a Combat card costs
clause-WS-2_2_3c =
    An attack can be answered in three ways: with a guard that stops it, on a Combat card; with an Achievement that stops it; with a manoeuvre. An attack without an answer is one hit.
    (Ruling) By the rulebook the defender has to answer. But hands are secret, so you may decline and take the hit.
    .title = Answers to an attack
clause-WS-2_2_3d =
    If the attack was stopped with a guard, both MCNs are compared. The side with the lower one pays the difference in fatigue. If they are equal, nobody pays.
    (Ruling) If an Achievement was used on either side, nothing is compared. The Achievement costs what is written on it.
    .title = Comparing MCNs
clause-WS-2_2_5 =
    For a manoeuvre you play a card with that symbol and pay 5 fatigue. Your Knight evades the attack.
    (Ruling) You may choose it even if you could answer otherwise. The 5 take the place of the card’s own price, and no MCNs are compared.
    .title = Manoeuvre
clause-WS-2_2_4a =
    A Knight with no fatigue point left takes a hit.
    .title = Exhaustion
clause-WS-2_2_4b =
    Each time a Knight takes a hit, its fatigue points go back to 28.
    (Ruling) What it still had to pay is forgiven.
    .title = Fatigue after a hit
clause-WS-2_2_4c =
    You can regain fatigue only up to 28. However much you regain, it never heals a hit.
    .title = Regaining fatigue
clause-WS-2_2_4d =
    A Knight with five hits is out.
    (Ruling) Costs are paid before effects take place. If an effect strikes both Knights, it strikes first the one who played it. Whoever is first to have five hits loses at once.
    .title = Five hits
clause-WS-2_2_4e =
    (Ruling) Payments are made one by one, in this order: the attacker’s price, together with the extra point if it is Shaken; the defender’s price; the difference of the MCNs.
    (Ruling) A price may be higher than the fatigue you have left. Then your Knight takes the hit (“{ clause-WS-2_2_4b.title }”), and what you played is carried out all the same, unless this hit is the fifth.
    .title = Order of payments
clause-WS-2_2_6 =
    Only the attacker can play Events.
    .title = Events
clause-WS-2_2_7 =
    The text of an Achievement says whether it serves in attack or in defence.
    .title = Achievements
clause-WS-2_2_8 =
    Only the attacker can play Improvements. An Improvement works at once and lies next to its Knight for the rest of the game. A Knight may have any number of them.
    (Ruling) If it raises Endurance, you have the additional action in this same turn.
    .title = Improvements
clause-WS-2_2_9 =
    In a Combination you lay down two, three or four cards with the same combination symbol together. It is one action and costs 4 fatigue, however many cards it has. The text of a card may rule it out.
    (Ruling) Each card’s own price is paid as well as the 4.
    (Ruling) All its attacks are aimed at one rival, who answers them one by one in the order in which you laid them.
    .title = Combinations
clause-WS-2_2_9b =
    (Ruling) The whole Combination is visible before the first answer. The 4 fatigue are paid first, with one extra point in all if the attacker is Shaken; the price of each card is paid when it is that card’s turn.
    (Ruling) A hit does not cut a Combination short, unless it is the attacker’s fifth.
    .title = Combinations step by step
clause-WS-2_2_10 =
    From its fourth hit on a Knight is Shaken (“alterado” in the Spanish rulebook): each of its actions costs 1 fatigue more, even discarding a card and changing Tactic. Defending is not an action and costs no more than before.
    (Ruling) A Mêlée Move as an answer costs what it always does: example 19 of the rulebook pays 10. In the Knight’s own turn it costs 1 more. A Grande Pass is free.
    .title = Shaken
clause-WS-2_2_11 =
    A Shaken Knight may make a Grande Pass, once per game: it discards its whole hand and draws eight cards. This takes all its actions.
    (Ruling) Therefore a Grande Pass has to be the first thing done in the turn.
    (Ruling) A Knight in the rear may make one too.
    .title = Grande Pass
clause-WS-2_2_z =
    (Ruling) If there is no winner after 200 turns, or if nobody has a card or can draw one, fewer hits win. If hits are equal, more remaining fatigue wins; if that is equal too, the game is a draw.
    (Ruling) In a Mêlée this comes after 600 turns. More Knights still standing win; after that, hits and fatigue are compared as above, added up for each team.
    .title = A game without end
clause-WS-2_3_1 =
    In a Joust with two decks each player has a start deck and a game deck of their own. The two cannot have the same Knight, nor the same Unique Artefact. For bids that are equal “{ clause-WS-2_1_2c.title }” applies.
    (Ruling) The one who reveals later goes on until another Knight turns up, as in example 20 of the rulebook. An Artefact that is barred is discarded, and no other takes its place.
    .title = Joust with two decks
clause-WS-2_3_2 =
    Every Artefact may be used in every form of the game. Whether one is Unique matters only for “{ clause-WS-2_3_1.title }”, “{ clause-WS-3_0_1.title }” and “{ clause-WS-3_0_2.title }”.
    .title = Unique Artefacts
clause-WS-3_0_1 =
    A Mêlée is fought by two teams of two or three Knights. Each Knight has a hand of eight cards of its own, each team its own decks. A Knight or a Unique Artefact that is on one side cannot be on the other, and a team has at most one Unique Artefact.
    (Ruling) One person may lead several Knights of a team, so 2 to 6 people can play. Only the leader sees the hands of those Knights.
    .title = Teams in a Mêlée
clause-WS-3_0_2 =
    The team that has a Unique Artefact places its bearer in the centre, and the other team places a Knight opposite. Then the first team places a Knight on a flank, the other one opposite, and the same again on the other flank. A team that is one Knight short leaves a flank free.
    If neither team has a Unique Artefact, the lowest Chivalry of all Knights begins; if that is tied, the one with the lowest card number.
    .title = Placing the Knights
clause-WS-3_0_2b =
    (Ruling) The Knight that begins stands in the centre. If there is a Unique Artefact on both sides, the bearer who has less Chivalry begins; if that is tied, the one with the lower card number.
    (Ruling) In a Mêlée of two against two, the centre and one flank are used. The team that began chooses the flank.
    .title = Placing in detail
clause-WS-3_0_3 =
    The places form three columns: left, centre and right. A Knight has as rivals all who stand in the same column or a column next to it. In every turn of its own it must aim one action or more at each; a locked Knight, only at its partner in the lock.
    (Ruling) Hands are secret, so a Knight may end its turn at any time. But as long as the rivals it has not yet aimed at are at least as many as the actions it has left, any action aimed at somebody must be aimed at one of those.
    .title = Sharing out the attacks
clause-WS-3_0_3b =
    (Ruling) An attack, a Combination, a Mêlée Lock and every card that names a rival are aimed at that rival. Who is in reach is checked again for each action.
    (Ruling) With a Mêlée Move or a Grande Pass as its first action the Knight is free of the duty.
    .title = What is aimed at a rival
clause-WS-3_0_4a =
    The Knight with the lowest initiative bid of all starts. From there the turn goes clockwise round the table: if 1-2-3 face 4-5-6, from 3 to 6, 5, 4, 1 and 2.
    (Ruling) The turn goes from place to place, and whoever stands there takes it. Empty places are passed over. A Knight that is in the rear has its turn when its column comes up.
    (Ruling) So a Knight that comes to stand where the turn has already been waits until it comes round again, whoever moved it there. No turn is made up for.
    .title = Order of turns in a Mêlée
clause-WS-3_0_4b =
    A Knight with an empty place opposite may attack a rival who stands next to that place.
    (Ruling) Its reach is still that of “{ clause-WS-3_0_3.title }” and no wider, and the duty of that clause holds here as well.
    .title = An empty place opposite
clause-WS-3_0_4c =
    A sole survivor goes to the centre if three rivals are left, and stays in place if there are two. Against a single rival, the centre is the place of both.
    (Ruling) Rivals in the rear are counted. These moves cost nothing and are made the moment the numbers change. A Knight that has no rival in reach may use its actions for everything except attacks.
    .title = Sole survivor
clause-WS-3_0_4d =
    (Ruling) When a turn begins and no Knight in front, of either team, has a rival in reach, both teams move a Knight to the centre: the one in front that is nearest to it. There is never a choice: two equally near would stand left and right, and one of them would have a rival in reach.
    .title = Nobody in reach
clause-WS-3_0_4e =
    When a turn is over, the rivals draw up to eight cards, and the attacker after them.
    (Ruling) That means all rivals with fewer than eight, clockwise from the attacker. After the attacker come those of its team mates who have fewer than eight.
    .title = Drawing up in a Mêlée
clause-WS-3_0_4f =
    (Ruling) A Knight that is out leaves the table at once. Its hand, its Improvements and the card of its lock go to the discards of its team. If it was the attacker, the turn is over; if not, the attacker goes on with the actions left.
    .title = A Knight leaves
clause-WS-3_0_5a =
    A Mêlée Move needs a card with its symbol and costs 10 fatigue. The attacker may make it as the first and only action of the turn, and a defender as the answer to an attack.
    Lateral: the Knight changes places with any team mate in front. If the attacker has actions left, they go on against whoever stands there now.
    (Ruling) The 10 take the place of the card’s own price. The attack that was answered is evaded; if more attacks of a Combination follow, they strike the newcomer.
    (Ruling) You can change with a locked team mate only as “{ clause-WS-3_0_6b.title }” says, and never with an empty place.
    .title = Mêlée Move: Lateral
clause-WS-3_0_5b =
    Defensive: the Knight goes to the rear. There it is safe, but cannot take offensive actions. When its turn comes, it may recover by means of Events and exchange cards, up to its Endurance.
    (Ruling) Exchanging a card means discarding one and drawing one. The actions of a Knight in the rear are exchanging a card, playing an Event or an Improvement and changing Tactic; taken together they cannot be more than its Endurance. If it is Shaken, it may make a Grande Pass instead of them.
    (Ruling) Attacks still under way against a Knight that goes to the rear are lost.
    .title = Mêlée Move: Defensive
clause-WS-3_0_5c =
    To come back from the rear, a Knight plays another Mêlée Move card in its own turn. If all its team mates are out, it comes back at once, as sole survivor. In each turn a team may make only one Defensive move.
    (Ruling) Coming back costs 10 fatigue, is the only action of the turn and leads to the column that the Knight left.
    (Ruling) At least one Knight of a team has to stay in front.
    .title = Back from the rear
clause-WS-3_0_5d =
    Under a Mêlée Lock a Knight cannot make a Mêlée Move, and neither can a sole survivor. A Defensive move is also impossible for a Knight that has already begun to attack or to defend in this turn.
    (Ruling) A Knight begins to defend when it plays its first card in answer. Taking a hit is not yet defending, and that first answer may be the Defensive move itself.
    .title = When no Mêlée Move is allowed
clause-WS-3_0_6a =
    A Mêlée Lock needs a card with its symbol, costs 3 fatigue and is an action. It binds the Knight and a rival in reach: the two fight nobody but each other, and nobody else may act on them, until one has landed a hit on the other.
    (Ruling) Only these two Knights are bound, not others that the same person leads. A hit by exhaustion ends the lock too.
    .title = Mêlée Lock
clause-WS-3_0_6b =
    A team mate in front can break a Mêlée Lock with a Mêlée Move. It pays 15 fatigue in all and changes places with the locked Knight.
    (Ruling) It can do so whenever it may make a Mêlée Move. Afterwards neither of the two Knights is locked any more, and the newcomer is not locked either.
    .title = Breaking a Mêlée Lock
clause-WS-3_0_6c =
    (Ruling) You cannot lock a Knight that is in the rear or locked already. The 3 fatigue take the place of the card’s own price, and the card does not attack.
    (Ruling) The card lies between the two Knights until the lock ends, by a hit, by being broken or because one of them is out. Then it is discarded.
    .title = Mêlée Lock in detail
clause-WS-3_0_7 =
    When all the Knights of a team are out, the other team has won.
    .title = Winning a Mêlée
clause-WS-3_1_1 =
    For the Mêlée with two decks, the rulebook says again what “{ clause-WS-3_0_1.title }” says.
    (Ruling) A Mêlée is always played with two decks.
    .title = Mêlée with two decks
clause-WS-3_1_z =
    (Ruling) In the short Mêlée a Knight has 24 fatigue points instead of 28, and is out with the third hit instead of the fifth. All else is as in any Mêlée.
    .title = Short Mêlée
