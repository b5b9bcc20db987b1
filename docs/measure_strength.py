"""Measure how strong the search is and write docs/strength.md. Run it again after a stop: what is played is not played twice.

    python docs/measure_strength.py [FOLDER]      the games are kept in FOLDER, build/strength if none is named

On two cores it takes half an hour with the compiled build. Let nothing else run meanwhile: some matches are by the clock.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import time
from pathlib import Path
from typing import Any

from tabard.bench import build
from tabard.cli import main

HERE = Path(__file__).parent
PAIRS = 400
# A name, the game, the players, the bar, and at most how many deals; without a bar all are played, and other ones.
MATCHES: list[tuple[str, str, str, float | None, int]] = [
    ("guillotine-steady", "guillotine", "search:500it,steady", 0.65, PAIRS),
    ("joust-steady", "with-sword-and-shield", "search:500it,steady", 0.65, PAIRS),
    ("swords-steady", "swords-and-bagpipes", "search:500it,steady,steady,steady", 0.35, PAIRS),
    ("guillotine-time", "guillotine", "search:50ms,openspiel:50ms", 0.65, PAIRS),
    ("swords-time", "swords-and-bagpipes", "search:50ms,openspiel:50ms", 0.65, PAIRS),
    ("joust-time", "with-sword-and-shield", "search:50ms,openspiel:50ms", 0.65, PAIRS),
    ("guillotine-iterations", "guillotine", "search:500it,openspiel:500it", 0.5, PAIRS),
    ("swords-iterations", "swords-and-bagpipes", "search:500it,openspiel:500it", 0.5, PAIRS),
    ("joust-iterations", "with-sword-and-shield", "search:500it,openspiel:500it", 0.5, PAIRS),
    ("guillotine-200ms", "guillotine", "search:200ms,steady", 0.65, 60),
    ("guillotine-steady-again", "guillotine", "search:500it,steady", None, PAIRS),
]


def measured(folder: Path, name: str, game: str, players: str, bar: float | None, pairs: int) -> dict[str, Any]:
    """Hold one match, or look at it again if it is over."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        wrong = main([
            "arena", game, "--players", players, "--pairs", str(pairs), "--out", str(folder / name), "--times", "--json",
            *(["--seed", "again"] if bar is None else ["--seed", "strength", "--bar", str(bar)]),
        ])  # fmt: skip
    if wrong:
        raise SystemExit(wrong)
    found: dict[str, Any] = json.loads(said.getvalue())
    return found


def row(result: dict[str, Any]) -> str:
    first, second = result["table"][:2]
    low, high = first["share_interval"]
    forfeits = sum([one["forfeits"] for one in result["table"]])
    times = [result["times"][0]["p99"], max([one["p99"] for one in result["times"][1:]])]
    others = f"{second['player']}" + (f" × {len(result['table']) - 1}" if len(result["table"]) > 2 else "")
    bar = f"{result['bar']:.0%} {result['verdict']}" if result["verdict"] else "none"
    return (
        f"| {result['game']}, {result['seats']} players | {first['player']} | {others} | {result['deals']} | "
        f"**{first['share']:.1%}** ({low:.1%} to {high:.1%}) | {bar} | "
        f"{times[0]:.0f} / {times[1]:.0f} ms | {forfeits} |"
    )


def run(folder: Path) -> None:
    rows = []
    for match in MATCHES:
        began = time.monotonic()
        result = measured(folder, *match)
        rows.append(row(result))
        print(f"{match[0]}: {rows[-1]}  ({time.monotonic() - began:.0f} s)", file=sys.stderr, flush=True)
    page = HERE / "strength.md"
    head, _, after = page.read_text(encoding="utf-8").partition("<!-- measured -->")
    rest = after.partition("<!-- of levels -->")[2]
    table = [
        "| game | player | against | deals | wins (95 % interval) | bar | 99 % of answers within | forfeits |",
        "|---|---|---|---|---|---|---|---|",
        *rows,
    ]
    told = f"<!-- measured -->\nThe {build()} build.\n\n" + "\n".join(table)
    page.write_text(f"{head}{told}\n\n<!-- of levels -->{rest}", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] in (["-h"], ["--help"]):
        raise SystemExit(__doc__)
    run(Path(sys.argv[1] if len(sys.argv) > 1 else "build/strength"))
