### Guillotine, a guided game: what each question is about, and why a choice may be good. Loaded only by whoever is guided.

guide-ask-play = You may play one action card, and then you collect whoever stands in front. So first see who that would be.
guide-ask-lay = The last day is over. Before the points are counted, cards that score may still be laid in front of you.
guide-ask-move = The card moves one noble along the line. You collect the one in front, and the next player the one behind.
guide-ask-noble = The card needs a noble of the line. Think of who you would like in front when you collect.
guide-ask-order = You put the first nobles in an order of your own. The first is for you, the second for the next player.
guide-ask-player = You choose whom the card concerns. If it harms, that is usually whoever has most points; if it does you good and the card allows it, yourself.
guide-ask-take = You may take a noble from somebody’s pile. High numbers, and colours you collect, are worth most.
guide-ask-card = A card has to leave your hand. Keep those that will help you later.
guide-ask-strip = You see a rival’s cards and choose one to be discarded.
guide-ask-fetch = You may take back a card that was played before. Look for one that helps you at once.
guide-ask-late = You see the next nobles of the deck, and one of them joins the end of the line.
guide-ask-table = A card that lies in front of a player is discarded. Some of these cards score at the end, others bind the table.
guide-ask-drop = Your guards keep the line as it is, for you too. You may send them away at any time.

guide-option-pass = The noble in front is good enough for you as it is, so save your cards for a worse moment.
guide-option-count = Nothing in your hand would add to your points now.
guide-option-play = Playing it now should bring you more than to keep it and just collect.
guide-option-lay = In front of you the card counts; in your hand it is worth nothing.
guide-option-move = { $to ->
    [1] This brings the noble to the front just when you collect.
   *[other] { $from ->
        [1] This takes the noble away from the front, so you collect another.
       *[other] The front stays as it is. What changes is who comes after, for the others and for your next turn.
    }
}
guide-option-noble = With this one the line is best for you: look at the numbers and at who is collected next.
guide-option-order = The best noble stands first, where you collect it, and what you leave behind is of little use to others.
guide-option-player = Choosing { $whom } should do you most good.
guide-option-take = This noble adds most to your points, and its owner loses as many.
guide-option-late = Whoever is at the end of the line is collected late: a good noble may still come to you, a bad one to somebody else.
guide-option-table = This card does you the most harm, or its owner the most good.
guide-option-card = Of these cards this one matters most here; the others can wait.
guide-option-leave = As long as the line suits you, the guards are on your side.
guide-option-drop = You want to change the line, and the guards forbid that to everybody.

## Why an option is good: what it leads to in the cases tried.

sign-collects = you collect { $noble }
sign-leaves = { $noble } is then in front for { $whom }
sign-keeps = { $noble } is kept from { $whom } for now
mean-points = { $way ->
    [less] Points it costs at once, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Points it brings at once, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-lost = Points { $whom } loses, on average: { NUMBER($amount, maximumFractionDigits: 1) }.
