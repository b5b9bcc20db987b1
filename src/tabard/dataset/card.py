"""The card of a dataset: a page that says how it was made and what is in it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any, Final

from tabard.arena.contest import Contest
from tabard.arena.executors import extra
from tabard.dataset.making import COLUMNS
from tabard.dataset.reading import shards

CARD: Final = """\
# {game}, {seats} seats: {games} games, {rows} decisions

Games between bots for offline learning, written by Tabard {version}: one row for each decision, an answer with two options or
more. Whoever has one option takes it, and that is not written. A row holds what the seat that decides could see, and nothing
else of the table.

## How it was made

    {command}

| | |
|---|---|
{made}

Every deal is played once in every seating, with the same cards. The same command with the same versions writes the same bytes,
whoever does the work; `dataset.json` has the settings as a program reads them, with the hashes of files and what a level is.

| player | mean gain |
|---|---|
{players}

## Columns

{count} files, `shard-*.parquet`, in the order of the deals.

| column | type | what it is |
|---|---|---|
{columns}

An observation is {observation} numbers, as `tabard.engine.code` lays them out; an action is one of {actions}, and
`box.meaning(action)` says which.

    from tabard.dataset import read

    for batch in read("."):
        print(batch["observation"].shape, batch["action_mask"].shape, batch["action"], batch["gain"])

To split it into what is learnt from and what is tested on, split by `deal`: the games of one deal have the same cards.
"""


def card(folder: Path, about: dict[str, Any]) -> str:
    """The card of a dataset that is whole."""
    contest, parquet = Contest(about["match"]), extra("pyarrow.parquet")
    box, files = contest.box, shards(folder)
    parts = [parquet.read_metadata(file) for file in files]
    games = about["deals"] * len(contest.lineups)
    met = [sum([player in seats for seats in contest.lineups]) * about["deals"] for player in range(len(contest.players))]
    sums = [sum(column) for column in zip(*[json.loads(part.metadata[b"gained"]) for part in parts])]
    made = {
        "game": box.game, "variant": told(box.variant) or "the usual one", "cards": box.card_set.name, "seats": box.seats,
        "players": ", ".join(contest.players), "deals": about["deals"], "seatings of a deal": len(contest.lineups),
        "seed": contest.head["seed"], "fingerprint of rules, cards and variant": box.fingerprint, "rules": box.version,
        "Tabard": contest.head["version"], "Python": about["python"], "pyarrow": about["pyarrow"],
    }  # fmt: skip
    return CARD.format(
        game=box.game, seats=box.seats, games=games, rows=sum([part.num_rows for part in parts]), count=len(files),
        version=contest.head["version"], command=command(contest, about),
        observation=about["observation"], actions=about["actions"],
        made="\n".join([f"| {key} | {value} |" for key, value in made.items()]),
        players="\n".join([f"| {name} | {gain / of:+.3f} |" for name, gain, of in zip(contest.players, sums, met)]),
        columns="\n".join([f"| `{name}` | {form} | {text} |" for name, (form, text) in COLUMNS.items()]),
    )  # fmt: skip


def command(contest: Contest, about: dict[str, Any]) -> str:
    """What to type for the same dataset again; a card file of one's own by its name."""
    box = contest.box
    words = ["tabard", "dataset", box.game, "--players", ",".join(contest.players), "--seats", str(box.seats),
             *[f"--variant={key}={value}" for key, value in box.variant.items()],
             "--cards", box.card_set.name if box.card_set.ours else f"{box.card_set.name}.toml",
             "--deals", str(about["deals"]), "--shard", str(about["shard"]), "--seed", contest.head["seed"]]  # fmt: skip
    return f"{shlex.join(words)} --out FOLDER"


def told(variant: dict[str, str]) -> str:
    return ", ".join([f"{key}={value}" for key, value in variant.items()])
