### With Sword and Shield, a guided game: what each question is about, and why a choice may be good. Loaded only by whoever is guided.

guide-ask-act = You attack now. Each card you play is one action, and what you do not spend on attacks you may need as guards in the rival’s turn.
guide-ask-open = The card that won the auction has to be played first.
guide-ask-rear = In the rear nobody reaches your Knight, and your Knight reaches nobody: time to change cards, or to come back.
guide-ask-answer = You are attacked. A card that stops the attack saves you the hit; the lower sum then pays the difference in fatigue.
guide-ask-card = A Combination is several cards with the same symbol, played in one action: the rival has to answer each attack.
guide-ask-bid = Whoever bids lowest attacks first, and must open with that very card.
guide-ask-place = Choose a place.
guide-ask-post = Where a Knight stands decides whom it can reach, and who can reach it.
guide-ask-target = Choose whom the card is aimed at. Whoever has most hits or fewest fatigue points is closest to being out.
guide-ask-lock-target = Whoever is locked with your Knight can leave only at a price.
guide-ask-mate = Two Knights of your side change places: perhaps a fresh one should stand in front.
guide-ask-knight = One Knight after the other takes its place. Put them where they fight best.
guide-ask-tactic = Your Knight fights with Strength or with Technique. That number is added to every card you attack or defend with.

guide-option-end = The cards that are left serve you better as guards in the rival’s turn.
guide-option-switch = With the other Tactic your cards and your Knight’s own number go together better.
guide-option-rest = Your hand is of little use. Eight new cards are worth a whole turn, but you can do this only once.
guide-option-combine = Several attacks in one action: the rival needs a guard for each, and every one that is not stopped is a hit.
guide-option-play = What this card does is worth an action and its price.
guide-option-attack = If the rival has no answer it is a hit, and every answer costs them at least a card.
guide-option-discard = This card helps you neither in attack nor in defence. You draw another after the turn.
guide-option-exchange = This card is of little use: a new one may be better.
guide-option-lock = A locked rival cannot simply walk away from your Knight.
guide-option-move = Another Knight of yours is better off in this place.
guide-option-retreat = In the rear your Knight is out of reach and can rest.
guide-option-return = Your Knight is fit to fight again, and its side needs it.
guide-option-take = No answer is worth its price here. After a hit all your fatigue points are back.
guide-option-stop = It stops the attack and saves you the hit: that is worth what it costs.
guide-option-manoeuvre = No guard stops this one as cheaply: five fatigue points, and the attack goes past you.
guide-option-evade = The attack meets nobody where your Knight stood.
guide-option-escape = Your Knight is out of reach, and the attack is lost.
guide-option-enough = The cards you laid are enough: play the Combination.
guide-option-lay = It has the right symbol and is worth its price here.
guide-option-pass = { $then ->
    [deal] None of your cards is good to open with. Nobody has bid: all get new hands, and yours may be better.
   *[other] None of your cards is worth a bid, and by passing you show nothing of your hand.
}
guide-option-bid = A low bid may let you attack first, with a card you would gladly open with.
guide-option-place = From here your Knight can reach rivals, and its own side is near.
guide-option-knight = Of those you can choose, this is the Knight with whom the move gains most.
guide-option-put = This Knight fits the place that is free now.
guide-option-strength = Your Knight and the cards in your hand are better at Strength.
guide-option-technique = Your Knight and the cards in your hand are better at Technique.
guide-option-tactics = Each Knight takes the Tactic that its own number and its hand are better at.

## Why an option is good: what it leads to in the cases tried.

sign-guard = the rival has a guard against it
sign-dodge = the rival has no guard, but can evade it
sign-open = the rival has nothing against it
mean-given = Hits given in the next turns, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
mean-taken = Hits taken in the next turns, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
mean-paid = { $way ->
    [less] Fatigue recovered in the next turns, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Fatigue lost in the next turns, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-cost = { $way ->
    [less] Fatigue the other side recovers in the next turns, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Fatigue the other side loses in the next turns, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
}
