"""Fair dice: exact, drawn by nobody but the table, the same for whoever knows the secret, other for every game and answer."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

from tabard.engine.dice import BLOCK, FAR, MODULUS, MULTIPLIER, Fair, jumped
from tabard.engine.errors import BadSave
from tabard.engine.save import packed
from tabard.games import SHELF
from tabard.table.fair import FairDice, new_dice, promised
from tabard.table.journal import Journal
from tabard.table.reading import open_journal
from tests.laws.walks import Name as TableName
from tests.laws.walks import Policy, at_every_table, boxed

SECRET = bytes(range(32))


def test_words_are_shake_256_of_key_and_block() -> None:
    fair = Fair(b"key")
    expected = b"".join([hashlib.shake_256(b"key" + block.to_bytes(4, "big")).digest(BLOCK) for block in range(3)])
    words = [fair.word().to_bytes(4, "big") for _ in range(3 * BLOCK // 4)]
    assert b"".join(words) == expected


class Given(Fair):
    """Fair dice with words we choose."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(b"")
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.skipif("not Fair.__init__.__class__.__name__ == 'function'", reason="a compiled class takes no subclass")
def test_a_word_that_would_favour_some_sides_is_thrown_again() -> None:
    words = [2**32 - 1, 2**32 - 2, 7]
    assert 2**32 % 6 == 4
    assert Given([2**32 - 1, 2**32 - 4, 7]).roll(6) == 1
    assert Given([2**32 - 5]).roll(6) == 5
    assert Given(words).roll(8) == 7


def test_every_order_is_as_likely() -> None:
    found: Counter[str] = Counter()
    for number in range(6000):
        cards = ["a", "b", "c"]
        Fair(number.to_bytes(4, "big")).shuffle(cards)
        found["".join(cards)] += 1
    assert len(found) == 6
    assert all(880 < count < 1120 for count in found.values())


def test_jumps_are_the_very_same_as_ever() -> None:
    assert MODULUS == (MULTIPLIER << 32) - 1
    assert pow(MULTIPLIER, 1 << 40, MODULUS) == FAR
    for dice in (0, 1, 2, 2**32, MODULUS - 1, MODULUS, MODULUS + 1, 2**62 - 1, 123456789012345678):
        assert jumped(dice) == dice * FAR % MODULUS


def test_keys_follow_from_secret_values_and_answer() -> None:
    dice = FairDice(SECRET, ["ann", "béa"])
    values = hashlib.sha256(b"ann").digest() + hashlib.sha256("béa".encode()).digest()
    root = hashlib.sha256(b"tabard dice" + SECRET + values).digest()
    assert dice.of(7).key == hashlib.sha256(root + (7).to_bytes(8, "big")).digest()
    assert dice.promise == hashlib.sha256(b"tabard promise" + SECRET).hexdigest() == promised(SECRET)
    others = [FairDice(SECRET, values) for values in (["ann"], ["annb", "éa"], ["béa", "ann"])]
    others.append(FairDice(SECRET[::-1], ["ann", "béa"]))
    assert len({one.of(number).key for one in [dice, *others] for number in range(5)}) == 25
    assert new_dice().root != new_dice().root


def fair_game(table: TableName, answers: int, undo: int = 3) -> Journal:
    """A game by fair dice, some quiet answers taken back."""
    box = boxed(table)
    journal, policy = Journal(box, FairDice(SECRET, ["law"]), ["P"] * box.seats, ["random"] * box.seats), Policy(answers)
    for _ in range(answers):
        if journal.state.over:
            break
        question = journal.state.questions[policy.roll(len(journal.state.questions))]
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
        if undo and journal.may_undo(question.seat) and policy.roll(undo) == 0:
            assert journal.undo(question.seat)
    return journal


@at_every_table
def test_a_fair_game_replays_to_the_same_bytes(table: TableName) -> None:
    journal = fair_game(table, 3000)
    assert journal.state.over
    text = "\n".join(journal.lines()) + "\n"
    again = open_journal(text)
    assert json.dumps(packed(again.state)) == json.dumps(packed(journal.state))
    assert "\n".join(again.lines()) + "\n" == text
    public = "\n".join(journal.lines(secret=False)) + "\n"
    assert public != text
    assert open_journal(public).state == journal.state


@at_every_table
def test_the_fast_dice_of_a_fair_game_are_never_thrown(table: TableName) -> None:
    journal = fair_game(table, 40)
    stray = journal.state.dice
    assert stray == journal.anew().state.dice
    assert journal.state.fair is None
    assert stray not in [boxed(table).redact(journal.state, seat).dice for seat in range(-1, journal.box.seats)]


@at_every_table
def test_a_quiet_answer_shows_its_seat_nothing_of_the_dice(table: TableName) -> None:
    """So that taking it back and answering otherwise with the same dice tells nothing: only a lot among equal cards is drawn."""
    box = boxed(table)
    s, policy = box.deal("quiet"), Policy("quiet")
    quiet = 0
    for _ in range(400):
        if s.over:
            break
        question = s.questions[policy.roll(len(s.questions))]
        choice, other = policy.roll(len(question.options)), s.clone()
        s.fair, other.fair = Fair(b"quiet"), Fair(b"other")
        if box.answer(s, question.number, question.seat, choice):
            quiet += 1
            box.answer(other, question.number, question.seat, choice)
            assert box.redact(s, question.seat) == box.redact(other, question.seat)
    assert quiet


@pytest.mark.parametrize("game", SHELF, ids=[game.name for game in SHELF])
def test_another_secret_or_value_deals_other_cards(game: object) -> None:
    box = game.box(game.usual)  # type: ignore[attr-defined]
    dice = [FairDice(SECRET, ["a"]), FairDice(SECRET, ["b"]), FairDice(SECRET[::-1], ["a"])]
    dealt = [json.dumps(packed(Journal(box, one, ["P"] * box.seats, ["you"] * box.seats).state)) for one in dice]
    assert len(set(dealt)) == 3


def test_a_running_fair_game_can_be_opened_by_its_host_alone() -> None:
    table = ("guillotine", 2, {"edition": "standard"})
    journal = fair_game(table, 20)
    assert SECRET.hex() in journal.lines()[0]
    public = journal.lines(secret=False)
    assert not any(SECRET.hex() in line for line in public)
    assert open_journal("\n".join(journal.lines())).state == journal.state
    with pytest.raises(BadSave, match="only the host's own file"):
        open_journal("\n".join(public))


def test_another_secret_than_was_promised_is_refused() -> None:
    journal = fair_game(("guillotine", 2, {"edition": "standard"}), 20)
    for other in (SECRET[::-1].hex(), "00", "x", SECRET.hex() + "00"):
        with pytest.raises(BadSave, match="not the one that was promised"):
            open_journal("\n".join(journal.lines()).replace(SECRET.hex(), other))


def test_seeds_for_bots_tell_nothing_of_the_dice() -> None:
    box = SHELF[0].box(2)
    for dice in ("deal", FairDice(SECRET, ["v"])):
        journal = Journal(box, dice, ["A", "B"], ["you"] * 2)
        seeds = [journal.seed_for("bot", seat) for seat in range(2)]
        assert len(set(seeds)) == 2
        assert seeds == [journal.anew().seed_for("bot", seat) for seat in range(2)]
        assert not any(word in seed for seed in seeds for word in ("deal", SECRET.hex()))
