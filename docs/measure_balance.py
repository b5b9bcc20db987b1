"""Confirm the balance of the reconstructed decks with the search. Run it again after a stop: what is played is not played twice.

    python docs/measure_balance.py [FOLDER]       the games are kept in FOLDER, build/balance if none is named

It prints what `tabard simulate --by-card --json` would, seat by seat.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

from tabard.arena.batch import Job, Outcome, summed
from tabard.arena.contest import Contest
from tabard.arena.results import read_games
from tabard.cli import main

# The game, the players, and how many deals: each is played once in every seating.
MATCHES = [
    ("with-sword-and-shield", ["search:100it"] * 2, 500),
    ("swords-and-bagpipes", ["search:100it"] * 4, 250),
]


def measured(folder: Path, game: str, players: list[str], deals: int) -> dict[str, Any]:
    """Hold the match, or look at it again; its figures."""
    out = folder / game
    given = ["arena", game, "--players", ",".join(players), "--pairs", str(deals), "--seed", "balance", "--out", str(out)]
    with contextlib.redirect_stdout(io.StringIO()):
        if main(given):
            raise SystemExit(2)
    contest, rows = read_games(str(out / "games.parquet"))
    box = contest.box
    job = Job(game, players, box.variant, box.card_set, "balance", False, by_card=True)
    return summed(job, [outcome(contest, row) for row in rows], 0.0)


def outcome(contest: Contest, row: dict[str, Any]) -> Outcome:
    """A game of the results again, as a batch would tell of it."""
    box, journal = contest.box, contest.replay(row)
    found = Outcome(row["length"], row["result"], row["scores"], box.judge.figures(journal.state))
    found.add_cards(box, box.deal(row["seed"]), row["result"], [event for _, events in journal.told() for event in events])
    return found


if __name__ == "__main__":
    for match in MATCHES:
        print(json.dumps(measured(Path(sys.argv[1] if len(sys.argv) > 1 else "build/balance"), *match)), flush=True)
