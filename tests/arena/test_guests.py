"""Guests play in processes of their own: what a cheat looks for is not there, and what it breaks is its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabard.arena.guests import Apart
from tabard.arena.match import play
from tabard.arena.results import read_games
from tabard.bots import bot
from tabard.cli import main
from tabard.engine.errors import BadRequest
from tabard.engine.save import packed
from tabard.games import SHELF
from tests.arena.folder import BOTS, held, lives, result, tables, until, words

Capture = pytest.CaptureFixture[str]
SECRET = "thirteen-moons"
CHEATS = (
    BOTS
    + """
import gc
from tabard.engine.state import State
from tabard.games import SHELF

SECRET = "-".join(["thirteen", "moons"])

class Honest(Fair): pass

class Walks(Fair):  # the heap and the stack, for a state with its dice, or for the seed
    def choose(self, view, question):
        frame = sys._getframe()
        while frame:
            for one in frame.f_locals.values():
                if isinstance(one, State) and one.dice:
                    raise RuntimeError("a state on the stack")
            frame = frame.f_back
        for one in gc.get_objects():
            if isinstance(one, State) and one.dice:
                raise RuntimeError("a state on the heap")
            if isinstance(one, dict) and any(isinstance(value, str) and SECRET in value for value in list(one.values())
                                             if value is not SECRET):
                raise RuntimeError("the seed on the heap")
        if SECRET in " ".join([*sys.argv, *os.environ.values()]):
            raise RuntimeError("the seed on the command line")
        return super().choose(view, question)

class Cuts(Fair):  # the seed, to deal with its pieces
    def __init__(self, box, seed):
        super().__init__(box, seed)
        self.deals = [box.deal(piece) for piece in [seed, *[seed[:at] for at in range(64)], *seed.split("/")]]
        self.box = box

    def choose(self, view, question):
        if question.number == 1 and view in [self.box.redact(one, question.seat) for one in self.deals]:
            raise RuntimeError("the deal")
        return super().choose(view, question)

class Rewrites(Fair):
    def __init__(self, box, seed):
        super().__init__(box, seed)
        for script in box.scripts:
            script.clear()

class Patches(Fair):  # the engine itself
    def __init__(self, box, seed):
        super().__init__(box, seed)
        import tabard.arena.match
        tabard.arena.match.split = lambda box, s: [1.0 if seat == 0 else 0.0 for seat in range(box.seats)]

class Remembers(Fair):  # the same deal, from the other seat
    games = 0

    def __init__(self, box, seed):
        super().__init__(box, seed)
        Remembers.games += 1
        if Remembers.games > 1:
            raise RuntimeError("another game")

class Waits(Fair):
    def choose(self, view, question):
        time.sleep(1000)
"""
)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(CHEATS, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", ["Walks", "Cuts", "Rewrites", "Patches", "Remembers"])
def test_a_cheat_finds_nothing_and_plays_like_an_honest_guest(name: str, own: Path, tmp_path: Path) -> None:
    """The other seat has the same file: not even a process is shared."""
    found = {}
    for one in ("Honest", name):
        out = held(f"{own}:{one},{own}:{one}", tmp_path / one, 1, "--seed", SECRET, "--workers", "1")
        assert [row["forfeits"] for row in result(out)["table"]] == [0, 0]
        found[one] = [(row["options"], row["result"]) for row in read_games(out / "games.parquet")[1]]
    assert found["Honest"] == found[name]


def test_a_guest_apart_answers_like_one_at_the_table(own: Path) -> None:
    box = SHELF[0].box(2)
    guests = [Apart(f"{own}:Honest", box) for _ in range(2)]
    try:
        for seat, guest in enumerate(guests):
            guest.sit(str(seat))
        ends = [play(box, 5, one)[0] for one in (guests, [bot(f"{own}:Honest", box, str(seat)) for seat in range(2)])]  # type: ignore[arg-type]
        assert packed(ends[0]) == packed(ends[1])
    finally:
        for guest in guests:
            guest.close()


def test_a_guest_that_hangs_ends_with_its_table(own: Path) -> None:
    box = SHELF[0].box(2)
    guest = Apart(f"{own}:Waits", box)
    guest.sit("1")
    (child,) = tables(guest.process.pid)
    s = box.deal(1)
    assert guest.process.stdin is not None
    guest.reply((box.redact(s, s.questions[0].seat), s.questions[0]), 0.2)
    guest.close()
    until(lambda: not lives(child), 10)


def test_a_file_that_cannot_be_read_is_refused_without_being_read_here(tmp_path: Path, capsys: Capture) -> None:
    before = tables(os.getpid())
    (tmp_path / "bad.py").write_text("import os\nos._exit(7)\n", encoding="utf-8")
    with pytest.raises(BadRequest, match="its process dies"):
        Apart(f"{tmp_path / 'bad.py'}:Any", SHELF[0].box(2))
    assert main(words(f"{tmp_path / 'bad.py'}:Any,random", tmp_path / "out")) == 2
    assert "its process dies" in capsys.readouterr().err
    assert tables(os.getpid()) == before
