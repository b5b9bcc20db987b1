### Swords and Bagpipes, a guided game: what each question is about, and why a choice may be good. Loaded only by whoever is guided.

guide-ask-act = Your turn: take exactly one Replenishment, move units into your camp if you like, play cards with the axe, and end the turn. Without a unit in camp you get no award.
guide-ask-prepare = You stay home this round: nobody fights for you, but you get three Replenishments instead.
guide-ask-play = This is a moment for cards. You may play one or wait.
guide-ask-play-tokens = All sides are chosen and still hidden. Cards with the tokens can change the battle now.
guide-ask-play-bag = The awards are given. Cards with the bag, and only those, can be played now.
guide-ask-market = The war is over and the gold is about to be counted. This is the last moment for your Village card.
guide-ask-side = Everybody chooses in secret and at once. Scotland pays its supporters well if it wins; England always pays, but gives you a dagger.
guide-ask-side-again = You may choose again which side you support. Nobody sees it until all tokens are turned.
guide-ask-lay = You choose a side in secret, and a Dagger card that your opponent may have to take.
guide-ask-badge = The Badge of Honour must go to somebody else. Whoever gets it supports Scotland this round, whatever happens, and begins the next: best somebody who would have betrayed it.
guide-ask-home = Whoever gets Stay Home! does not fight next round and refills the castle instead.
guide-ask-gift = You may give the Badge of Honour away: then units of your opponent go to Scotland’s camp.
guide-ask-player = The card is aimed at a player. The richest is usually the one to stop.
guide-ask-number = You choose how many units the card moves. Units in camp fight this round and are gone afterwards.
guide-ask-church = Somebody’s card would harm you. Your Village card can stop that, but only once.
guide-ask-dagger = You may be rid of a Dagger card. If Scotland falls, whoever has fewest daggers wins.

guide-option-done = { $camp ->
    [0] If you still have no unit in camp when the battle comes, you desert and get no award. In return, what is in your castle is saved for a better battle.
   *[other] There is nothing more worth doing. What stays in your castle is there in the next round too.
}
guide-option-taxes = Gold wins the game if Scotland stands, and it costs you nothing to take it.
guide-option-militia = Everybody gets a unit in camp, and Scotland one more: good if the battle looks lost, or if your own camp is empty.
guide-option-troops = Units are what battles are won with, and these are free. From the castle you can move them to your camp.
guide-option-mercenaries = Four units for one gold: with them your side may win a battle that pays back more.
guide-option-relocate = Units in camp fight, and without one you get no award. Move as many as the battle needs, and keep the rest.
guide-option-play = What this card brings you now is worth more than to keep it.
guide-option-again = It lies open in front of you and can be used once more: this is a good moment.
guide-option-village = Your Village card works only when you use it, and now it helps you.
guide-option-pass = Nothing you hold is worth playing now. Cards keep for later rounds.
guide-option-scotland = Its supporters take the gold under the bonnet and a card if it wins, and no dagger. Besides, Scotland must not fall.
guide-option-england = England’s pay is divided among few, so much of it should be yours. The dagger you draw counts against you only at the end.
guide-option-scotland-and-dagger = Standing for Scotland keeps it alive, and this Dagger card is a fair stake against your opponent.
guide-option-england-and-dagger = England’s pay looks good now, and this Dagger card is what you can best afford to lay.
guide-option-player = Choosing { $whom } should do you most good.
guide-option-give = Their units would then fight for Scotland whether they like it or not.
guide-option-keep = The Badge gives you the first turn, and their units are best left where they are.
guide-option-cancel = What the card would take from you is worth more than to keep the Village card.
guide-option-suffer = The harm is small. Keep your Village card for something worse.
guide-option-number = So many are enough for what you want, and the others stay where they are safe.
guide-option-dagger = The more daggers a card shows, the better it is to be rid of it.
guide-option-virtual = It counts like any other Dagger card, so it is good to be rid of it.

## Why an option is good: what it leads to in the cases tried.

sign-won = Scotland wins the battle
sign-lost = Scotland loses the battle
sign-falls = Scotland falls
mean-gold = { $way ->
    [less] By the end of the round you lose { NUMBER($amount, maximumFractionDigits: 1) } gold, on average.
   *[more] By the end of the round you gain { NUMBER($amount, maximumFractionDigits: 1) } gold, on average.
}
mean-daggers = { $way ->
    [less] By the end of the round your daggers go down by { NUMBER($amount, maximumFractionDigits: 1) }, on average.
   *[more] By the end of the round your daggers go up by { NUMBER($amount, maximumFractionDigits: 1) }, on average.
}
mean-units = { $way ->
    [less] By the end of the round your units go down by { NUMBER($amount, maximumFractionDigits: 1) }, on average.
   *[more] By the end of the round your units go up by { NUMBER($amount, maximumFractionDigits: 1) }, on average.
}
