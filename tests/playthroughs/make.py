"""Recordings of games: written anew by `python -m tests.playthroughs.make`; their diff is read like code."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from tabard.arena.match import record
from tabard.bots import bot
from tabard.engine.box import Box
from tabard.engine.save import header
from tabard.engine.state import EVERYBODY, Event
from tabard.engine.zones import NUMBERS
from tabard.games import SHELF
from tabard.table.journal import Journal
from tabard.table.lying import Lying
from tabard.words import Words
from tests import telling
from tests.laws.walks import Name, boxed, hidden

HERE = Path(__file__).parent
ANSWERS = 40_000  # about so many of each table are digested
VIEWER = 0

TABLES: list[Name] = [(game.name, seats, variant) for game in SHELF for seats, variant in hidden(game.name).RECORDED]


def called(table: Name) -> str:
    """The name of a recording, as in swords-and-bagpipes-5-stay-home."""
    game, seats, variant = table
    return "-".join([game, str(seats), *[name if choice == "yes" else choice for name, choice in variant.items()]])


# Digests


def journals(table: Name) -> Iterator[Journal]:
    """Seeded games among random bots, without end."""
    box = boxed(table)
    for number in count():
        seed = f"digest/{number}"
        yield record(box, seed, [bot("random", box, f"{seed}/{seat}") for seat in range(box.seats)], ["random"] * box.seats)


def plain(journal: Journal, seed: str) -> list[str]:
    """The box, the seed and every answer; not the paths, which may be spelt otherwise."""
    head = {**header(journal.box, "journal"), "seed": seed, "names": journal.names, "players": journal.players}
    return [json.dumps(head, ensure_ascii=False), *[json.dumps([row.question, row.seat, row.option]) for row in journal.kept]]


def digest(table: Name) -> str:
    """Of every answer and result of these games."""
    found = hashlib.sha256()
    answers = 0
    for number, journal in enumerate(journals(table)):
        totals = [journal.box.total(journal.state, seat) for seat in range(journal.box.seats)]
        found.update(("\n".join([*plain(journal, f"digest/{number}"), json.dumps(totals)]) + "\n").encode())
        answers += len(journal.kept)
        if answers >= ANSWERS:
            break
    return found.hexdigest()


# Playthroughs


def playthrough(table: Name) -> str:
    """One game in words: what seat 1 sees new before every answer, who is offered what, who chooses what, what happens."""
    box = boxed(table)
    seed = f"playthrough/{box.seats}"
    journal = record(box, seed, [bot("random", box, f"{seed}/{seat}") for seat in range(box.seats)], ["random"] * box.seats)
    words = Words("en", box, journal.names)
    again = journal.anew()
    lines = [f"{words.say('title')}, {box.seats} players, seed {seed}, box {box.fingerprint}", ""]
    lines += told(box, words, again.state.events)
    seen: list[str] = []
    for number, row in enumerate(journal.kept, 1):
        before, seen = seen, view_of(box, words, box.redact(again.state, VIEWER))
        lines += ["", f"== {number} ==", *[line for line in seen if line not in before]]
        lines += asked(box, words, again, row.question, row.seat, row.option)
        lines += told(box, words, again.fold(row))
    lines += ["", "== the end ==", *scores(box, words, again.state)]
    return "\n".join(lines) + "\n"


def view_of(box: Box[Any], words: Words, view: Any) -> list[str]:
    found = [telling.status(words, box, view)]
    for zone in telling.zones(box, view):
        if zone.count or zone.look in NUMBERS:
            owner = f"{words.seat(zone.owner)}, " if zone.owner >= 0 else ""
            found.append(f"  {owner}{words.say('zone-' + zone.name)}: {listed(words, zone)}")
    return found


def listed(words: Words, zone: Lying) -> str:
    if zone.look == "sum":
        return f"{' + '.join([f'{one.value} {words.name(one.card.ref)}' for one in zone.added])} = {zone.count}"
    if zone.look == "exchanges":
        return str(zone.numbers)
    known = [f"{card.value} {words.name(card.ref)}".strip() for card in zone.known()]
    hidden = zone.count - len(known)
    if zone.look in NUMBERS or (zone.look == "stack" and not known):
        return f"{zone.count}, {words.chosen(zone.name)}" if zone.chosen else str(zone.count)
    return ", ".join([*known, words.say("face-down", count=hidden)] if hidden else known)


def asked(box: Box[Any], words: Words, journal: Journal, number: int, seat: int, option: int) -> list[str]:
    """All that is open now, and the options of the question being answered: the chosen one is marked."""
    s = journal.state
    found = []
    for other in s.questions:
        if (other.number, other.seat) != (number, seat):
            found.append(f"also asked: {words.seat(other.seat)}, {box.kinds[other.kind].name}")
    view = box.redact(s, seat)
    question = box.question(view, number, seat)
    found.append(f"{number} {words.seat(seat)}: {telling.prompt(words, box, view, question)}")
    for one in question.options:
        mark = ">" if one == option else " "
        touched = " ".join(box.show.path(view, question, one))
        found.append(f"  {mark} {one} {telling.option(words, box, view, question, one)} [{touched}]")
    return found


def told(box: Box[Any], words: Words, events: list[Event]) -> list[str]:
    """Every event as all may know it, if they hear of it; what seat 1 alone may know besides after it."""
    found = []
    for event in events:
        common = telling.event(words, box, event, -1)
        mine = telling.event(words, box, event, VIEWER)
        parts = [common, f"({mine})" if event.seen != EVERYBODY and mine != common else ""]
        if any(parts):
            found.append(" ".join(["*", *[part for part in parts if part]]))
    return found


def scores(box: Box[Any], words: Words, s: Any) -> list[str]:
    found = []
    for seat in range(box.seats):
        found.append(words.say("score-line", name=words.seat(seat), points=box.total(s, seat)))
        for term in box.score(s, seat):
            found.append(f"  {term.points:+} {words.term(term)} ({term.rule})")
    winners = [words.seat(seat) for seat in box.winners(s)]
    return [*found, words.say("winner", names=", ".join(winners), count=len(winners))]


def main() -> None:
    digests = {called(table): digest(table) for table in TABLES}
    (HERE / "digests.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    for table in TABLES:
        (HERE / f"{called(table)}.txt").write_text(playthrough(table), encoding="utf-8")


if __name__ == "__main__":
    main()
