"""`tabard replay` and `tabard verify`: a recorded game again, and the proof that its cards were fair."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabard.bots.proof import proven
from tabard.cli import language, read_text, written
from tabard.engine.errors import BadRequest
from tabard.engine.state import SPECTATOR
from tabard.page import replay_page
from tabard.table.file import check_page, put
from tabard.table.moment import EVERYTHING
from tabard.table.reading import open_journal
from tabard.table.sitting import Sitting
from tabard.table.verify import verified
from tabard.words import Words


def replay(arguments: argparse.Namespace) -> int:
    journal = open_journal(read_text(arguments.file))
    box = journal.box
    if not 0 <= arguments.seat <= box.seats:
        raise BadRequest(f"--seat is {arguments.seat}; expected 1 to {box.seats}, or 0 for all")
    seat = arguments.seat - 1 if arguments.seat else SPECTATOR
    everything = arguments.seat == 0 and journal.state.over
    if not journal.state.over:
        running = Words(language(arguments.lang)).say("file-running", file=arguments.file, answers=len(journal.kept))
        print(running, file=sys.stderr, flush=True)
    if arguments.html:
        check_page(Path(arguments.html))
        text = replay_page(journal, seat, everything, language(arguments.lang))
        with written(arguments.html):
            put(Path(arguments.html), text.encode())
        print(f"{arguments.html}: {len(journal.kept)} answers, {len(text) // 1024} KB")
        return 0
    sitting = Sitting(journal)
    words = Words(language(arguments.lang), sitting.sheet, journal.names)
    viewer = EVERYTHING if everything else seat
    for entry in sitting.log:
        for one in entry.heard_by(box, viewer):
            if said := words.message(one):
                print(f"{entry.n:>4} {said}")
    for number, total in enumerate(sitting.moment(viewer).totals):
        print(words.say("score-line", name=words.seat(number), points=total))
    return 0


def verify(arguments: argparse.Namespace) -> int:
    words, text = Words(language(arguments.lang)), read_text(arguments.file)
    fair, said = verified(text, arguments.promise)
    bots = proven(open_journal(text))
    said += [("verify-bots", {"answers": bots.same})] if bots.same and not bots.other else []
    said += [("verify-bots-other", {"row": row}) for row in bots.other]
    said += [("verify-kept", {"answers": bots.kept})] if bots.kept else []
    said += [("verify-preset", {"answers": bots.preset})] if bots.preset else []
    said += [("verify-bots-clock", {"answers": bots.by_clock})] if bots.by_clock else []
    for message, facts in said:
        print(words.say(message, **facts))
    return 0 if fair and not bots.other else 1
