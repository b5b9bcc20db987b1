"""A table of the arena: a process of its own that plays game after game, and writes every answer to a file as it is given."""

from __future__ import annotations

import json
import os
import queue
import threading
import time
import traceback
from functools import lru_cache
from typing import Any, BinaryIO, Final

from tabard.arena.contest import Contest
from tabard.arena.guests import Apart, apart
from tabard.arena.match import play, split
from tabard.bots.guest import BotFailed, failure
from tabard.engine.errors import Refused


class Watched:
    """A bot at its seat: the file says when it is asked and what it answers, and its answers are timed."""

    def __init__(self, contest: Contest, deal: int, rotation: int, seat: int, file: BinaryIO) -> None:
        self.name = contest.seated(rotation)[seat]
        self.seat = seat
        self.file = file
        self.times: list[float] = []  # milliseconds for each decision
        guest = guest_of(contest, contest.lineups[rotation][seat])
        self.asked(0, 1)
        if guest:
            guest.sit(contest.bot_seed(deal, rotation, seat))
        self.bot: Any = guest or contest.bot(deal, rotation, seat)
        file.write(b"0\n")

    def asked(self, number: int, options: int) -> None:
        self.file.write(b"%d %d %d " % (number, self.seat, options))

    def choose(self, view: Any, question: Any) -> int:
        self.asked(question.number, len(question.options))
        began = time.perf_counter()
        try:
            answer: int = self.bot.choose(view, question)
        except BotFailed:
            raise
        except BaseException as wrong:
            raise failure(self.name, wrong, question.number) from None
        if len(question.options) > 1:
            self.times.append(round((time.perf_counter() - began) * 1000, 3))
        self.file.write(b"%d\n" % answer)
        return answer


GUESTS: Final[dict[int, Apart]] = {}  # the guests of this contest, by player


def guest_of(contest: Contest, player: int) -> Apart | None:
    """A guest's process, made before the guest is asked anything; nothing for one of our own bots."""
    if not apart(contest.players[player]):
        return None
    if player not in GUESTS or not GUESTS[player].open():
        GUESTS[player] = Apart(contest.players[player], contest.box)
    return GUESTS[player]


@lru_cache(maxsize=1)
def contest_of(head: str) -> Contest:
    while GUESTS:
        GUESTS.popitem()[1].close()
    contest = Contest(json.loads(head))
    contest.check_here()
    return contest


def played(head: str, deal: int, rotation: int, file: BinaryIO) -> dict[str, Any]:
    """What came of a game: shares, scores and times by seat; or why it is forfeit; or why it cannot be played here."""
    try:
        contest = contest_of(head)
        bots: Any = [Watched(contest, deal, rotation, seat, file) for seat in range(contest.box.seats)]
        s, _ = play(contest.box, contest.seed(deal), bots)
    except BotFailed as failed:
        return {"why": failed.why, "more": failed.more}
    except Refused as refusal:
        return {"refused": refusal.message}
    except Exception as wrong:
        traceback.print_exc()
        return {"refused": f"deal {deal}, rotation {rotation} breaks the game: {type(wrong).__name__}: {wrong}"}
    finally:
        for guest in GUESTS.values():
            guest.rise()
    scores = [contest.box.total(s, seat) for seat in range(s.seats)]
    return {"shares": split(contest.box, s), "scores": scores, "ms": [one.times for one in bots]}


def main(file: str) -> None:
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
    with os.fdopen(int(file), "wb", buffering=0) as given:
        while True:
            head, deal, rotation = json.loads(jobs.get())
            answers.write(json.dumps(played(head, deal, rotation, given)).encode() + b"\n")
            answers.flush()
