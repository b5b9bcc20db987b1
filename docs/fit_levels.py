"""Find how far each level's choice may slip, from the top down, so that the next higher one wins as often as we want.

    python docs/fit_levels.py GAME SEATS WINS DEALS BUDGET…       as guillotine 2 0.65 200 4w~0.3 6w~0.2 8w~0.1 8w~0.05 60it

A slip after `~` is where to begin. After each deal, played from both sides, the slip of the lower level moves a little: down if
it won too little, up if it won too much, less and less (Robbins and Monro). It is a guess: hold a league on other deals.
"""

from __future__ import annotations

import math
import sys
from typing import Any

from tabard.arena.match import play, split
from tabard.bots import bot
from tabard.engine.dice import purpose
from tabard.games import game

STEEP = 0.3  # about so much win share is lost by a slip e times as large
LEAST, MOST = 0.004, 1.0


def share(box: Any, upper: str, lower: str, deal: str) -> float:
    """What seats of the upper player win of one deal, played from both sides."""
    won = 0.0
    for turn in range(2):
        names = [(upper, lower)[(seat + turn) % 2] for seat in range(box.seats)]
        bots = [bot(f"search:{name}", box, purpose(deal, "bot", turn, seat)) for seat, name in enumerate(names)]
        won += sum(split(box, play(box, deal, bots)[0])[turn::2]) / 2
    return won


def fitted(box: Any, upper: str, lower: str, wanted: float, deals: int) -> tuple[float, float]:
    """The slip, and what the upper one won in the second half of the deals."""
    worlds, _, begin = lower.partition("~")
    place, late = math.log(float(begin)), []
    for deal in range(1, deals + 1):
        slip = min(MOST, max(LEAST, round(math.exp(place), 4)))
        won = share(box, upper, f"{worlds}~{slip}", f"fit/{upper}/{deal}")
        place -= (won - wanted) / (STEEP * (deal + 10))
        if deal > deals // 2:
            late.append(won)
        print(f"\r{upper} against {worlds}~{slip}: {deal} of {deals}  ", end="", file=sys.stderr, flush=True)
    return min(MOST, max(LEAST, round(math.exp(place), 3))), sum(late) / len(late)


def fit(name: str, seats: int, wanted: float, deals: int, budgets: list[str]) -> None:
    box = game(name).box(seats)
    found = budgets[-1:]
    for lower in budgets[-2::-1]:
        slip, won = fitted(box, found[0], lower, wanted, deals)
        found.insert(0, f"{lower.partition('~')[0]}~{slip:g}")
        print(f"\n{found[1]} wins {won:.1%} against {found[0]}", flush=True)
    print(f"{seats}: {found}")


if __name__ == "__main__":
    if len(sys.argv) < 7 or not all("~" in one for one in sys.argv[5:-1]):
        raise SystemExit(__doc__)
    fit(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
