### With Sword and Shield: names and texts of the cards, and notes on the fencing behind them, in our own words.
### Numbers are not repeated here: they are in the card set, and the texts take them from it.

## What many cards say alike

changes-strength = Strength { $strength ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $strength }
}
changes-technique = Technique { $technique ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $technique }
}
changes-chivalry = Chivalry { $chivalry ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $chivalry }
}
changes-endurance = Endurance { $endurance ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $endurance }
}
says-guard = { $weapon ->
    [shield] Shield guard
   *[sword] Sword guard
}, stops { $stops }.
says-defence = Defence for { $defence-cost } fatigue: stops { $stops }.
says-attack = Attack for { $attack-cost } fatigue: counts as { $as }.
says-unstoppable = Attack for { $attack-cost } fatigue: only a manoeuvre answers it.
says-cost = Costs { $cost } fatigue.
says-discard = { $discard-cards-cards ->
    [one] one card
   *[other] { $discard-cards-cards } cards
} at random
says-draw = { $draw-cards-cards ->
    [one] one card
   *[other] { $draw-cards-cards } cards
}

## Knights

knight-yrmegard-von-stargardem = Yrmegard von Stargardem
    .text = In forty years nobody has ever seen her hurry.
knight-herue = Herue
    .text = He reads the rules of a tournament on the way home.
knight-osbert = Osbert
    .text = A point as fine as a needle, with about as much weight behind it.
knight-guirbert = Guirbert
    .text = Good at everything, best at nothing, and content with that.
knight-aldis-of-the-ford = Aldis of the Ford
    .text = She lets everybody cross who asks politely.
knight-conrad-the-miller = Conrad the Miller
    .text = He carries two sacks at a time and bows to nobody.
knight-isabeau-de-la-tour = Isabeau de la Tour
    .text = She has outlasted three sieges and all her suitors.
knight-ranulf-redbeard = Ranulf Redbeard
    .text = He shouts until noon and strikes until evening.
knight-teodora-of-the-marches = Teodora of the Marches
    .text = On the border you learn to parry before you learn to read.
knight-wulfram-of-eastmere = Wulfram of Eastmere
    .text = He seldom wins early, but in the evening he is still there.
knight-jocelin-the-quiet = Jocelin the Quiet
    .text = He speaks three words a day, and they are “After you, sir”.
knight-hadewig-ironhand = Hadewig Ironhand
    .text = The hand is not really of iron. Nobody has asked twice.
knight-lancelin-of-montcorvin = Lancelin of Montcorvin
    .text = A fine blade, fine clothes and three unpaid tailors.
knight-baldric-of-ingelram = Baldric of Ingelram
    .text = His father taught him one cut, and he has practised it ever since.

## Artefacts

artefact-falchion = Falchion
    .text = Half sword, half cleaver. { $changes }.
artefact-arming-sword = Arming sword
    .text = Light, and quick to turn. { $changes }.
artefact-giants-blade = Giant’s blade
    .text = Better not to ask how the giant lost it. { $changes }.
artefact-blade-of-the-masters = Blade of the masters
    .text = It does the work, you take the praise. { $changes }.
artefact-splinter-of-the-cross = Splinter of the Cross
    .text = One of very many. { $changes }.
artefact-ladys-ring = Lady’s ring
    .text = An honour to wear. { $changes }.
artefact-book-of-fencing = Book of fencing
    .text = The last chapter is not for gentlefolk. { $changes }.
artefact-loaded-dice = Loaded dice
    .text = Their owner does well to be strong. { $changes }.
artefact-long-hauberk = Long hauberk
    .text = Down to the knees, and felt at every step. { $changes }.
artefact-quilted-coat = Quilted coat
    .text = Soft, warm and easy to move in. { $changes }.
artefact-cloak-of-the-hermit = Cloak of the hermit
    .text = It smells of fasting. { $changes }.
artefact-heralds-tabard = Herald’s tabard
    .text = Splendid, and always in the way of the sword arm. { $changes }.

## Health

health-health = Health
    .text = { $fatigue } fatigue points. At { $hits } hits the Knight is out.

## Attacks

attack-cross-cut = Cross cut
    .text = A cut with the edge: level and high, from the side at the head.
    .note = In German the Zwerchhau, one of the five cuts in the teaching of Johannes Liechtenauer, a master of the 14th century. The hands go up above the head and the blade swings level, so the same movement strikes and wards off a blow from above.
attack-slanting-cut = Slanting cut
    .text = A cut with the edge: slanting down, from the jaw towards the opposite knee.
    .note = A blow from above comes down on a slant almost by itself. Fiore dei Liberi, who wrote in Italy shortly after 1400, makes his fendenti run from the jaw to the knee; later Italian masters call the slanting cut squalembrato.
attack-crooked-cut = Crooked cut
    .text = A cut with the edge: down with crossed wrists, at the hands or the blade.
    .note = In German the Krumphau. The fencer steps out to the side and strikes across with the wrists crossed. In Liechtenauer’s teaching it breaks the guard called the Ox, in which the sword is held beside the head and its point threatens the face.
attack-battle-cut = Battle cut
    .text = A cut with the edge: from the shoulder into the flank, with the whole body behind it.
    .note = Joachim Meyer, whose fencing book was printed in 1570, says that the old masters called the strongest of all cuts Streithau, battle cut. He means the one that is otherwise called Zornhau, the cut of wrath.
attack-squinting-cut = Squinting cut
    .text = A cut with the back edge: turned over in the air, at neck or shoulder.
    .note = In German the Schielhau, struck with the false edge, the one turned towards the fencer. Liechtenauer’s verses praise it against the buffalo: their name for a fencer with more force than art.
attack-rage-cut = Rage cut
    .text = A cut with the edge: diagonally from the shoulder at the side of the head.
    .note = In German the Zornhau; Zorn is wrath or rage. It comes first among Liechtenauer’s five cuts, and his commentators admit that it is a plain peasant’s blow: anybody in a rage strikes like this without a teacher.
attack-crown-cut = Crown cut
    .text = A cut with the edge: straight down on the crown of the head, with long arms.
    .note = One way to put the German Scheitelhau into English; Scheitel is the crown of the head. In Liechtenauer’s teaching it breaks the guard of the Fool, who holds his point low: whoever strikes high reaches farther.
attack-scalp-cut = Scalp cut
    .text = A cut with the edge: straight down through the parting of the hair.
    .note = Another way to put the German Scheitelhau into English: Scheitel is also the parting of the hair. For Joachim Meyer in 1570 the name is no more than another word for the straight cut from above.
attack-anger-cut = Anger cut
    .text = A cut with the edge: diagonally from the shoulder at the neck.
    .note = The Zornhau once more. If the blow is met and the other blade is weak in the bind, the German books let the point go straight on to the face; they call this the Zornort, the point of wrath.
attack-plunge-strike = Plunge strike
    .text = A thrust with the point: down from above, over the rim of the shield.
    .note = Joachim Meyer’s Sturzhau, the plunging cut, turns over at the top until the point hangs before the face. From there it is not far to a thrust.
attack-father-strike = Father strike
    .text = A cut with the edge: from the shoulder down to the hip, heavy as a reproach.
    .note = Vatterstreich, father’s stroke, is the other old name that Joachim Meyer gives to the Zornhau, because all of a man’s strength is in it. Four of the eleven attacks of this game go back to that one cut.

## Guards

guard-wing-guard = Wing guard
    .text = Held out to the side like a wing. { says-guard }
    .note = The oldest fencing book that has survived, manuscript I.33 of the Royal Armouries, was made in Germany about 1300. In it a priest teaches sword and buckler, a small shield that is held well out in front and moves together with the sword.
guard-rage-guard = Rage guard
    .text = Pushed forward to meet the blow from the shoulder. { says-guard }
    .note = In the Zornhut, the guard of wrath of the German books, the sword lies back over the shoulder, ready for the heaviest of cuts. The front is left bare; happy the fencer who has a shield.
guard-oak-door = Oak door
    .text = Upright and close, like a door. { says-guard }
    .note = Medieval shields were boards covered with leather or canvas. Mostly they were not of oak: lighter woods such as lime and poplar are kinder to the arm.
guard-iron-hat = Iron hat
    .text = Flat above the head. { says-guard }
    .note = The iron hat, or kettle hat, was a helmet with a broad brim, which kept off what came down from above. It was cheap and left the face free, and was worn by foot soldiers and by knights.
guard-groin-guard = Groin guard
    .text = Low, before belly and thighs. { says-guard }
    .note = Whoever lowers the shield bares the head. The German books advise against defending yourself from a low cut: strike high in the same moment, for that reaches farther.
guard-crown-guard = Crown guard
    .text = Hilt raised above the forehead. { says-guard }
    .note = In German Kron, the crown. The sword goes up in front of the head and the cross of the hilt catches what is falling; in Liechtenauer’s tradition this is the defence against the Scheitelhau.
guard-barrier-guard = Barrier guard
    .text = The blade slanting across the way. { says-guard }
    .note = In German Schrankhut; a Schranke is a barrier. The point is on the ground to one side, and the blade bars the way. Sigmund Ringeck, in the 15th century, strikes the Krumphau from it.
guard-iron-gate = Iron gate
    .text = Hilt low before the knee. { says-guard }
    .note = Fiore dei Liberi knew the porta di ferro, the iron gate, shortly after 1400. In 1570 Joachim Meyer explains that it had gone out of use in Germany because Germans no longer thrust with the sword; Italians, he adds, still do.
guard-cross-guard = Cross guard
    .text = The blow is caught where blade and hilt cross. { says-guard }
    .note = The bar between blade and grip gives the knight’s sword the shape of a cross. It protects the hand: a blade that slides down stops there. Oaths were sworn on it too.
guard-hook-catcher = Hook catcher
    .text = The cross hooks the other blade and holds it. { says-guard }
    .note = A blade caught on the cross can be held, turned or pulled aside. After that it soon comes to grips, and wrestling at the sword is part of the teaching in the German books.

## Combat cards

combat-card = { $attack } [{ $number }]
    .text = Strength { $strength } ({ $strength ->
        [2] lame
        [3] feeble
        [4] strenuous
        [5] powerful
       *[6] fierce
    }), Technique { $technique } ({ $technique ->
        [2] awkward
        [3] uninspired
        [4] skilled
        [5] dazzling
       *[6] brilliant
    }). Attack: { $attack }. { $weapon ->
        [shield] Shield guard
       *[sword] Sword guard
    } ({ $guard }): stops { $stops }. Symbol: { $symbol ->
        [cross] cross
        [lily] lily
        [star] star
        [moon] moon
        [ring] ring
       *[rose] rose
    }.{ $alone ->
        [no] { "" }
       *[yes] {" "}Not in a Combination.
    }{ $initiative ->
        [0] { "" }
       *[other] {" "}Initiative { $initiative }.
    }{ $manoeuvre ->
        [no] { "" }
       *[yes] {" "}Manoeuvre.
    }{ $move ->
        [no] { "" }
       *[yes] {" "}Mêlée Move.
    }{ $lock ->
        [no] { "" }
       *[yes] {" "}Mêlée Lock.
    }

## Achievements

achievement-winding = Winding
    .text = { says-defence }
achievement-setting-aside = Setting aside
    .text = { says-defence }
achievement-hanging-point = Hanging point
    .text = { says-defence }
achievement-shield-bash = Shield bash
    .text = { says-attack } Shield guards do not stop it.
achievement-half-sword = Half-sword
    .text = { says-attack } Sword guards do not stop it.
achievement-running-through = Running through
    .text = { says-attack } Shield guards do not stop it. Manoeuvre.
achievement-feint = Feint
    .text = { says-attack }
achievement-pommel-strike = Pommel strike
    .text = { says-attack } Mêlée Lock.
achievement-binding = Binding
    .text = For { $cost } fatigue: your rival discards { says-discard }. Mêlée Lock.
achievement-overrunning = Overrunning
    .text = { says-attack } Sword guards do not stop it.
achievement-stepping-aside = Stepping aside
    .text = Defence for { $defence-cost } fatigue: stops every attack that a guard can stop. Mêlée Move.
achievement-counter-thrust = Counter-thrust
    .text = { says-defence } Your rival loses { $lose-fatigue-fatigue } fatigue.
achievement-slicing-off = Slicing off
    .text = { says-defence } Your rival discards { says-discard }.
achievement-travelling-after = Travelling after
    .text = { says-defence } Manoeuvre.
achievement-speaking-window = Speaking window
    .text = For { $cost } fatigue: look at your rival’s hand. Your rival loses { $lose-fatigue-fatigue } fatigue.
achievement-changing-thru = Changing thru
    .text = { says-defence }
achievement-iron-wrist = Iron wrist
    .text = { says-defence }
achievement-disarming = Disarming
    .text = For { $cost } fatigue: your rival discards { says-discard }.
achievement-closing-in = Closing in
    .text = { says-attack } Mêlée Move. Mêlée Lock.
achievement-attacking-before = Attacking before
    .text = { says-unstoppable }

## Events

event-the-crowd-roars = The crowd roars
    .text = Of you and your rival, the one with more Chivalry regains { $regain-fatigue-fatigue } fatigue. If Chivalry is equal, nothing happens. Manoeuvre.
event-a-ladys-favour = A lady’s favour
    .text = { says-cost } Of you and your rival, the one with more Chivalry draws { says-draw }. If Chivalry is equal, nothing happens. Mêlée Move.
event-bide-ones-time = Bide one’s time
    .text = Regain { $regain-fatigue-fatigue } fatigue. Manoeuvre.
event-sun-in-the-eyes = Sun in the eyes
    .text = Your rival loses { $lose-fatigue-fatigue } fatigue.
event-you-are-doing-fine-my-son = You are doing fine my son
    .text = Regain { $regain-fatigue-fatigue } fatigue.
event-the-marshals-rebuke = The marshal’s rebuke
    .text = Of you and your rival, the one with less Chivalry loses { $lose-fatigue-fatigue } fatigue. If Chivalry is equal, nothing happens.
event-a-broken-strap = A broken strap
    .text = Your rival discards { says-discard }. Mêlée Lock.
event-the-squires-whisper = The squire’s whisper
    .text = Look at your rival’s hand. Draw { says-draw }. Mêlée Move.
event-a-gulp-of-wine = A gulp of wine
    .text = Regain { $regain-fatigue-fatigue } fatigue.
event-rain-on-the-lists = Rain on the lists
    .text = You and your rival lose { $lose-fatigue-fatigue } fatigue each, you first. Not in a Combination.
event-a-slip-in-the-mud = A slip in the mud
    .text = Your rival changes to the other Tactic. Manoeuvre. Mêlée Lock.
event-boos-for-the-churl = Boos for the churl
    .text = { says-cost } Of you and your rival, the one with less Chivalry discards { says-discard }. If Chivalry is equal, nothing happens.

## Improvements

improvement-what-hurts-teaches = What hurts teaches
    .text = { $changes } for the rest of the game.
improvement-anger-gives-strength = Anger gives strength
    .text = { $changes } for the rest of the game. { says-cost }
improvement-a-vow-before-the-altar = A vow before the altar
    .text = { $changes } for the rest of the game. { says-cost } Manoeuvre.
improvement-the-second-morning = The second morning
    .text = { $changes } for the rest of the game. { says-cost }
improvement-eyes-of-a-hawk = Eyes of a hawk
    .text = { $changes } for the rest of the game. { says-cost }
improvement-arms-like-oak = Arms like oak
    .text = { $changes } for the rest of the game. { says-cost }
improvement-years-in-the-yard = Years in the yard
    .text = { $changes } for the rest of the game. { says-cost } Mêlée Move.
improvement-the-smiths-son = The smith’s son
    .text = { $changes } for the rest of the game. { says-cost }
improvement-mercy-shown = Mercy shown
    .text = { $changes } for the rest of the game. { says-cost } Manoeuvre.
improvement-lungs-of-a-runner = Lungs of a runner
    .text = { $changes } for the rest of the game. { says-cost }
improvement-the-old-masters-hint = The old master’s hint
    .text = { $changes } for the rest of the game. { says-cost }
improvement-blood-remembers = Blood remembers
    .text = { $changes } for the rest of the game. { says-cost } Mêlée Lock.
improvement-songs-are-sung = Songs are sung
    .text = { $changes } for the rest of the game. { says-cost } Manoeuvre. Mêlée Move.
improvement-no-pain-at-all = No pain at all
    .text = { $changes } for the rest of the game. { says-cost }
improvement-weight-behind-the-shield = Weight behind the shield
    .text = { $changes } for the rest of the game. { says-cost } Mêlée Lock.
improvement-embrogation-of-the-picts = Embrogation of the Picts
    .text = { $changes } for the rest of the game.
