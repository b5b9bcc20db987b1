"""A bot's seed tells nothing of the deal: whoever cuts it and deals with the pieces finds no table like the one it sits at."""

from __future__ import annotations

import pytest

from tabard.arena.batch import Job
from tabard.engine.bot import Bot
from tabard.engine.dice import purpose
from tabard.engine.save import packed
from tabard.games import SHELF
from tabard.terminal import Terminal
from tests.arena.folder import contest
from tests.typed import Script, journal_of


def pieces(seed: int | str) -> list[str]:
    """All that can be cut off a seed at its front or its end."""
    text = str(seed)
    return [text, *[text[:at] for at in range(len(text))], *[text[at:] for at in range(1, len(text))]]


def handed_out(how: str) -> tuple[str, list[Bot]]:
    """What a game is dealt by, and its bots."""
    if how == "simulate":
        job = Job("guillotine", ["random", "random"], {}, SHELF[0].card_set(), "1", False)
        return "1/7", job.bots(SHELF[0].box(2), 7)
    if how == "arena":
        found = contest(["random", "random"])
        return found.seed(7), [found.bot(7, 0, seat) for seat in range(2)]
    return "terminal", Terminal(journal_of("random,random"), "en", Script().screen, None).bots


@pytest.mark.parametrize("how", ["simulate", "arena", "play"])
def test_no_piece_of_a_bots_seed_deals_its_game(how: str) -> None:
    seed, bots = handed_out(how)
    box = SHELF[0].box(2)
    for seat, bot in enumerate(bots):
        seen = packed(box.redact(box.deal(seed), seat))
        assert [piece for piece in pieces(bot.seed) if packed(box.redact(box.deal(piece), seat)) == seen] == []
    assert len({bot.seed for bot in bots}) == 2


def test_a_purpose_is_a_hash_that_no_other_words_give() -> None:
    words = [("1",), ("1", "bot"), ("1", "bot", 1), ("1", "bot", "1/2"), ("1", "bot/1", 2), ("1/bot", 1, 2), ("1", "bot", 1, 2)]
    found = [purpose(*one) for one in words]
    assert len(set(found)) == len(words)
    assert all(len(one) == 64 for one in found)
    assert purpose(1, "bot") == purpose("1", "bot") == "52e08623adb8adfbec7b3ea4933ef8b3fcc99abfea94e303e0259f086c64d0cd"
