"""`tabard cards` and `tabard rules`: what is in a box, and what the rules say, read out."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from tabard.arena.trial import try_out
from tabard.cli import language
from tabard.engine.cardset import read_set
from tabard.engine.errors import BadRequest
from tabard.games import game, game_of
from tabard.rulebook import pinned_by
from tabard.words import Words


def tell_cards(arguments: argparse.Namespace) -> int:
    """`tabard cards`."""
    return check_cards(arguments) if arguments.game == "check" else list_cards(arguments)


def check_cards(arguments: argparse.Namespace) -> int:
    """Whether a card file can be played with, and by how many."""
    if not arguments.file:
        raise BadRequest("`cards check` needs a card file")
    shelf = game(arguments.of) if arguments.of else None
    given = read_set(Path(arguments.file))
    shelf = shelf or game_of(given)
    tables = boxes(shelf, given)
    for table in tables:
        try_out(table)
    box = tables[0]
    designs, copies = len(box.designs()), sum(one.copies for one in box.designs())
    if arguments.json:
        print(json.dumps({"file": arguments.file, "game": shelf.name, "designs": designs, "cards": copies}))
    else:
        counts = " or ".join([str(one.seats) for one in tables])
        few = "" if len(tables) > shelf.most - shelf.fewest else f" with {counts} players"
        print(f"{arguments.file}: {designs} designs, {copies} cards for {shelf.name}: good{few}")
    return 0


def list_cards(arguments: argparse.Namespace) -> int:
    """Every card with its text and source."""
    if arguments.file:
        raise BadRequest(f"'{arguments.file}' is one word too many; a card file comes after `cards check`")
    shelf = game(arguments.game)
    box = boxes(shelf, shelf.card_set(arguments.cards or ""))[0]
    words = Words(language(arguments.lang), box)
    if arguments.table:
        return print_table(box, words, arguments.json)
    cards = [{**one.printed(), "name": words.name(one.ref()), "text": words.text(one.ref()), "note": words.note(one.ref())}
            for one in box.designs()]  # fmt: skip
    if arguments.json:
        told: dict[str, Any] = {"game": shelf.name, "set": box.card_set.name, "fingerprint": box.fingerprint, "cards": cards}
        print(json.dumps(told, ensure_ascii=False))
        return 0
    named = ("section", "id", "name", "text", "copies", "note")
    for card in cards:
        rest = [mark(key, words.fact(key, card[key])) for key in card if key not in named and card[key] not in (None, False, [])]
        print(f"{card['section']:<7} ×{card['copies']} {card['name']} ({', '.join(rest)})\n            {card['text']}")
        if card["note"]:
            print(f"            {card['note']}")
    return 0


def print_table(box: Any, words: Any, as_json: bool) -> int:
    """Which card answers which: a line for each attack, a column for each answer."""
    attacks, columns, answers = box.answers()
    if not attacks:
        raise BadRequest(f"the cards of {box.game} do not answer each other; there is no table of them")
    if as_json:
        print(json.dumps({"game": box.game, "set": box.card_set.name, "rows": attacks, "columns": columns, "answers": answers}))
        return 0
    wide = max([len(words.name(attack)) for attack in attacks])
    print(" " * wide + "".join([f"{number:>4}" for number in range(1, len(columns) + 1)]))
    for attack, line in zip(attacks, answers):
        print(f"{words.name(attack):<{wide}}" + "".join(["   ●" if one else "   ·" for one in line]))
    for number, column in enumerate(columns, 1):
        print(f"{number:>4}  {words.name(column)}")
    return 0


def boxes(shelf: Any, given: Any) -> list[Any]:
    """A box for every number of players the cards suffice for; refused if there is none."""
    found, why = [], None
    for seats in range(shelf.fewest, shelf.most + 1):
        try:
            found.append(shelf.box(seats, {}, given))
        except BadRequest as refusal:
            why = why or refusal
    if not found and why:
        raise why
    return found


def mark(key: str, value: Any) -> str:
    return key if value is True else f"{key} {value}" if isinstance(value, int) else str(value)


def list_rules(arguments: argparse.Namespace) -> int:
    """The rules, or one clause and the tests that pin it."""
    shelf = game(arguments.game)
    words = Words(language(arguments.lang), game=shelf.name)
    known = words.clauses()
    wanted = [arguments.clause.upper()] if arguments.clause else known
    if wanted[0] not in known:
        raise BadRequest(f"{shelf.name} has no clause '{arguments.clause}'; it has {known[0]} to {known[-1]}")
    for clause in wanted:
        title, text = words.clause(clause)
        print(f"{words.say('clause', id=clause, title=title)}\n{text}\n")
        if arguments.clause:
            print("\n".join([f"  {test}" for test in pinned_by(clause)]) or "  (the tests that pin it are beside the sources)")
    return 0
