"""What a journal proves: that its deal and draws follow from the secret that was promised before the game."""

from __future__ import annotations

from typing import Any

from tabard.engine.errors import BadSave
from tabard.table.fair import FairDice
from tabard.table.journal import Journal
from tabard.table.reading import open_journal

Said = list[tuple[str, dict[str, Any]]]


def verified(text: str, promise: str = "") -> tuple[bool, Said]:
    """Whether a finished journal is a proof, and what there is to say of it; refused if it is not as it was written."""
    journal = open_journal(text)
    if not journal.state.over:
        raise BadSave(f"row {len(journal.rows) + 1} is missing: this is a running game's journal, or it is cut short")
    check_paths(journal)
    dice = journal.dice
    if not isinstance(dice, FairDice):
        return False, [("verify-fast", {"answers": len(journal.kept), "seed": str(dice)})]
    if promise and promise.strip().casefold() != dice.promise:
        raise BadSave(f"this journal has the promise {dice.promise}, not {promise}")
    said: Said = [("verify-proven", {"answers": len(journal.kept)}), ("verify-promise", {"promise": dice.promise})]
    said += [("verify-value", {"value": value}) for value in dice.values]
    return True, [*said, ("verify-hash", {"hash": journal.hash})]


def check_paths(journal: Journal) -> None:
    """What each row says was touched must be what lay there."""
    again = journal.anew()
    rows = {id(row): number for number, row in enumerate(journal.rows, 1)}
    for row in journal.kept:
        question = again.box.question(again.state, row.question, row.seat)
        touched = " ".join(again.box.show.path(again.state, question, row.option))
        if touched != row.path:
            raise BadSave(f"row {rows[id(row)]} says '{row.path}' was touched; it was '{touched}'")
        again.fold(row)
