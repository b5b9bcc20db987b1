"""A table of the arena: a process of its own that plays game after game, and chalks every answer on a slate as it is given."""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
import traceback
from functools import lru_cache
from typing import Any, BinaryIO

from tabard.arena.contest import Contest
from tabard.arena.match import play, split
from tabard.engine.errors import Refused


class Forfeit(Exception):
    """A bot has raised an error or answered nonsense."""

    def __init__(self, seat: int, why: str, more: str = "") -> None:
        super().__init__(why)
        self.seat = seat
        self.more = more  # for the bot's author, and not for the results: it may hold anything, and differ from run to run


class Watched:
    """A bot at its seat: the slate says when it is asked and what it answers, and its answers are checked and timed."""

    def __init__(self, contest: Contest, deal: int, rotation: int, seat: int, slate: BinaryIO) -> None:
        self.seat = seat
        self.slate = slate
        self.times: list[float] = []  # milliseconds for each decision
        self.asked(0, 1)
        try:
            self.bot = contest.bot(deal, rotation, seat)
        except Refused:
            raise
        except BaseException as wrong:
            raise self.raised(wrong, 0) from None
        slate.write(b"0\n")

    def asked(self, number: int, options: int) -> None:
        self.slate.write(b"%d %d %d " % (number, self.seat, options))

    def choose(self, view: Any, question: Any) -> int:
        seat, number, count = self.seat, question.number, len(question.options)
        self.asked(number, count)
        began = time.perf_counter()
        try:
            answer = self.bot.choose(view, question)
        except BaseException as wrong:
            raise self.raised(wrong, number) from None
        if count > 1:
            self.times.append(round((time.perf_counter() - began) * 1000, 3))
        if type(answer) is not int:
            raise Forfeit(seat, f"gave no whole number but {type(answer).__name__} {when(number)}")
        if not 0 <= answer < count:
            raise Forfeit(seat, f"gave a number beyond the options 0 to {count - 1} {when(number)}")
        self.slate.write(b"%d\n" % answer)
        return answer

    def raised(self, wrong: BaseException, number: int) -> Forfeit:
        last = traceback.extract_tb(wrong.__traceback__)[-1]
        said = traceback.format_exception_only(wrong)[-1].strip()
        return Forfeit(self.seat, f"raised {type(wrong).__name__} {when(number)}", f" ({last.filename}:{last.lineno}): {said}")


def when(number: int) -> str:
    """Question 0 is the one whether the bot is there at all."""
    return f"at question {number}" if number else "when it sat down"


@lru_cache(maxsize=1)
def contest_of(head: str) -> Contest:
    contest = Contest(json.loads(head))
    contest.check_here()
    return contest


def played(head: str, deal: int, rotation: int, slate: BinaryIO) -> dict[str, Any]:
    """What came of a game: shares, scores and times by seat; or why it is forfeit; or why it cannot be played here."""
    try:
        contest = contest_of(head)
        bots: Any = [Watched(contest, deal, rotation, seat, slate) for seat in range(contest.box.seats)]
        s, _ = play(contest.box, contest.seed(deal), bots)
    except Forfeit as forfeit:
        name = contest.seated(rotation)[forfeit.seat]
        print(f"tabard: deal {deal}, rotation {rotation}: {name} {forfeit}{forfeit.more}", file=sys.stderr, flush=True)
        return {"why": str(forfeit)}
    except Refused as refusal:
        return {"refused": refusal.message}
    except Exception as wrong:
        traceback.print_exc()
        return {"refused": f"deal {deal}, rotation {rotation} breaks the game: {type(wrong).__name__}: {wrong}"}
    scores = [contest.box.total(s, seat) for seat in range(s.seats)]
    return {"shares": split(contest.box, s), "scores": scores, "ms": [one.times for one in bots]}


def main(slate: str) -> None:
    """Play what is asked for on stdin, answer on stdout; bots that read or print have other ones."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def listen() -> None:
        """Whoever asked is gone when there is no more to read: then leave, also in the middle of a game."""
        for line in asked:
            jobs.put(line)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    with os.fdopen(int(slate), "wb", buffering=0) as chalked:
        while True:
            head, deal, rotation = json.loads(jobs.get())
            answers.write(json.dumps(played(head, deal, rotation, chalked)).encode() + b"\n")
            answers.flush()
