### The review of a recorded game: lines, and a page.

review-title = Review
review-lead = What each player could have known and done, and how much of the result was luck.
review-sum = How the result came about
review-sum-note = In points of a hundred of the victory: start + skill + others + luck = result.
review-account = { $seat }: start { $start } · skill { $skill } (± { $error }) · others { $others } · luck { $luck } = { $result }
review-start = Start
review-skill = Skill
review-others = Others
review-luck = Luck
review-result = Result
review-deal = the deal
review-cards = cards and chance
review-choices = secret choices
review-curve = Share of the victory that a watcher who sees no hand would expect
review-turning = Turning points
review-none = The game never turned at one moment.
review-of-luck = Of this, luck: { $luck } for { $seat } ({ $what }).
review-decisions = Decisions
review-clean = No choice was clearly a mistake.
review-rest = All other decisions:
review-best = best
review-fine = fine
review-doubtful = doubtful
review-mistake = mistake
review-cost = costs { $cost } ± { $error } points
review-better = Better: { $option } ({ $share } %)
review-taken = chosen
review-option = Option
review-share = Share
review-margin = Lead
review-mix = Mix
review-why = Why
review-aside = Set aside early, with what they seemed to promise: { $options }
review-promises = Promises and deeds
review-kept = That was true.
review-broken = That was not true.
review-answer = Answer { $number }
review-note = Every option was tried in cases that were possible for the player, up to { $budget } times for each decision; everybody then plays on as a steady player would. Skill is what the choices were worth beyond those of a steady player. The result is always the sum of what stands before it.
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-making = { $of ->
    [0] It will begin in a moment.
   *[other] Decisions weighed: { $done } of { $of }
}
review-whose = Decisions of
review-everybody = everybody
review-moment = Look at this moment
review-along = Through the game
review-at = { $when }: { $shares }
