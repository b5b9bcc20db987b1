### With Sword and Shield in one minute: the aim, a turn, the end, first advice. The same text for the page and the terminal.

intro-length = 20 minutes for a Joust, an hour or more for a Mêlée, half of it for a short one
intro-aim = Hit the other Knight five times before you are hit five times yourself. A Knight also has 28 fatigue points: whoever has none left takes a hit.
    .counted = Hit the other Knight { $hits } times before you are hit { $hits } times yourself. A Knight also has { $fatigue } fatigue points: whoever has none left takes a hit.
intro-turn = The attacker has as many actions as the Knight’s Endurance: attack with Combat cards, play other cards, change Tactic. The defender answers each attack with a guard that stops it, with a manoeuvre, or takes the hit. Then both draw up to eight cards and change roles.
intro-end = Where a guard meets an attack, each side adds the number on its card to the Knight’s own in the chosen Tactic, Strength or Technique. The lower side pays the difference in fatigue points. After a hit all of them are back. Five hits, or three in a short Mêlée, and the Knight is out; in a Mêlée the last team standing wins.
intro-advice = Attack where the other seems to have no guard, and keep cards to defend yourself. A card with a higher number than your Knight’s costs the difference in fatigue points.
