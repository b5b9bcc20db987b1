"""What the Sheet says of an action card, for whoever draws it."""

from __future__ import annotations

import pytest

import tabard

ROWS = [
    ("civic-pride", "move-a-noble forward=1,2 only=green", ""),
    ("trip", "move-a-noble back=1; play-another", ""),
    ("escape", "random-nobles-flee nobles=2; shuffle-the-line", ""),
    ("callous-guards", "stay", "forbids is=line; leaves is=true"),
    ("church-support", "stay", "each colour=blue points=1"),
    ("tough-crowd", "stay-before-another", "worth is=-2"),
]


@pytest.mark.parametrize(("action", "does", "stands"), ROWS, ids=[row[0] for row in ROWS])
def test_an_action_card_says_what_its_file_says_in_a_line(action: str, does: str, stands: str) -> None:
    printed = next(one.printed() for one in tabard.game("guillotine").box(2).designs() if one.ref() == f"action:{action}")
    assert (printed["does"], printed["stands"]) == (does, stands)
