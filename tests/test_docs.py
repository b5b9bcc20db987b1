"""The documentation says what is: its examples are run, its generated parts are fresh, its clauses are pinned by tests."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tabard.arena.match import play
from tabard.bots import BOTS, bot
from tabard.cli import main, parser
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, Refused
from tabard.games import SHELF, game
from tabard.games.guillotine.positions import KEYS
from tabard.protocol import Session
from tabard.words import Words

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
ANY = "…"


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a page."""
    return re.findall(rf"^```{language}\n(.*?)^```", page(name), re.DOTALL | re.MULTILINE)


def script(name: str) -> Any:
    """One of the commands that write documentation, as a module."""
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


# What is generated


def test_the_rules_page_is_what_the_words_and_cards_say() -> None:
    assert page("docs/rules/guillotine.md") == script("make_rules").rules(), "run: python docs/make_rules.py"


def test_the_table_of_verbs_is_what_the_verbs_say() -> None:
    cards = page("docs/adding-a-card.md")
    assert script("make_rules").with_verbs(cards) == cards, "run: python docs/make_rules.py"


def test_the_picture_can_be_drawn_from_a_recorded_game() -> None:
    for text in (script("make_picture").drawing(), page("docs/picture.svg")):
        drawn = ElementTree.fromstring(text)
        said = [node.text for node in drawn.iter("{http://www.w3.org/2000/svg}text")]
        assert "Guillotine" in said
        assert "steady 1" in said


# Rules are law


@pytest.mark.parametrize("shelf", SHELF, ids=[one.name for one in SHELF])
def test_every_clause_is_in_the_name_of_a_test(shelf: Any) -> None:
    tests = "\n".join([file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests").rglob("test_*.py"))])
    clauses = Words("en", game=shelf.name).clauses()
    assert clauses
    for clause in clauses:
        key = re.sub(r"[-.]", "_", clause.lower())
        assert re.search(rf"def test_{key}_", tests), f"no test is named after {clause}"


def test_every_ruling_of_a_clause_has_its_row() -> None:
    rows = re.findall(r"^\| (GU-\d+) \|", page("docs/rulings.md"), re.MULTILINE)
    words = Words("en", game="guillotine")
    for clause in words.clauses():
        assert rows.count(clause) == words.clause(clause)[1].count("(Ruling)"), clause
    assert rows == sorted(rows, key=lambda clause: int(clause[3:]))


# What is run


def test_the_eight_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("README.md", "python")
    assert len([line for line in code.splitlines() if line]) == 8
    exec(compile(code, "README.md", "exec"), {})
    totals, winners = re.findall(r"\[([\d, -]+)\]", capsys.readouterr().out)
    scores = [int(one) for one in totals.split(",")]
    assert [seat for seat, score in enumerate(scores) if score == max(scores)] == [int(one) for one in winners.split(",")]


def test_the_readme_lists_every_command() -> None:
    commands = next(iter(action.choices for action in parser()._actions if action.choices))
    listed = set(re.findall(r"^\| `tabard (\w+)", page("README.md"), re.MULTILINE))
    assert listed == set(commands)


@pytest.mark.parametrize("name", [str(file.relative_to(ROOT)) for file in PAGES])
def test_links_lead_somewhere(name: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page(name)):
        assert ((ROOT / name).parent / link).exists(), link


def mine() -> str:
    """Our set with the two cards of the page appended, as the page says."""
    (cards,) = blocks("docs/adding-a-card.md", "toml")
    return game("guillotine").card_set().text + "\n" + cards


def test_the_cards_of_the_page_are_good_and_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(mine(), encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert capsys.readouterr().out.strip().endswith(promised("designs"))
    box = game("guillotine").box(3, {}, CardSet("mine", "mine.toml", mine()))
    for name in BOTS:
        s, _ = play(box, name, [bot(name, box, seat) for seat in range(3)])
        box.check(s)
    assert Words("es", box).name("action:market-day") == "Market Day"


def promised(word: str) -> str:
    """What the page says `check` says."""
    return str(re.search(rf"mine\.toml: [^`\n]*{word}[^`\n]*", page("docs/adding-a-card.md")).group()).removeprefix("mine.toml: ")


def test_the_refusal_of_the_page_is_the_one_given() -> None:
    with pytest.raises(BadCardSet) as refusal:
        game("guillotine").box(2, {}, CardSet("mine", "mine.toml", mine().replace("back = [2]", "back = [9]")))
    said = re.search(r"tabard: bad-card-set: (.*)", page("docs/adding-a-card.md"))
    assert said is not None
    assert refusal.value.message == said[1]


def test_the_verb_of_the_page_does_what_its_test_says() -> None:
    scope: dict[str, Any] = {}
    for code in blocks("docs/adding-a-card.md", "python"):
        exec(compile(code, "adding-a-card.md", "exec"), scope)
    scope["test_fresh_air_brings_the_last_noble_two_places_forward"]()


# The protocol


def conversation() -> list[tuple[str, Any]]:
    """Requests and the replies the page promises."""
    said = []
    for block in blocks("docs/protocol.md", "json"):
        for exchange in block.split("→ ")[1:]:
            request, reply = exchange.split("← ")
            said.append((" ".join(request.split("\n")), json.loads(reply)))
    return said


def differs(given: Any, promised: Any, at: str = "reply") -> str:
    """Where a reply is not what was promised; … stands for anything: a value, more keys, more items at the end of a list."""
    if promised == ANY:
        return ""
    if isinstance(promised, str) and ANY in promised and isinstance(given, str):
        pattern = ".*".join([re.escape(part) for part in promised.split(ANY)])
        return "" if re.fullmatch(pattern, given) else f"{at}: {given!r} is not {promised!r}"
    if isinstance(promised, dict) and isinstance(given, dict):
        missing = [key for key in promised if key != ANY and key not in given]
        more = [key for key in given if key not in promised and ANY not in promised]
        inside = [differs(given[key], promised[key], f"{at}.{key}") for key in promised if key != ANY and key in given]
        return f"{at}: {missing} missing, {more} not promised" if missing or more else next((one for one in inside if one), "")
    if isinstance(promised, list) and isinstance(given, list):
        known = promised[:-1] if promised and promised[-1] == ANY else promised
        if len(given) < len(known) or (known is promised and len(given) != len(known)):
            return f"{at}: {len(given)} items, promised {len(promised)}"
        return next((found for n, one in enumerate(known) if (found := differs(given[n], one, f"{at}[{n}]"))), "")
    return "" if given == promised and type(given) is type(promised) else f"{at}: {given!r} is not {promised!r}"


def test_the_conversation_of_the_page_is_the_one_the_engine_has() -> None:
    session = Session()
    for request, promised_reply in conversation():
        reply = json.loads(json.dumps(session.handle(request)))
        assert not (found := differs(reply, promised_reply)), f"{request}\n{found}"


def test_the_page_speaks_of_every_command_error_and_key() -> None:
    text = page("docs/protocol.md")
    for command in Session().commands:
        assert f"## {command}\n" in text
    for one in Refused.__subclasses__():
        assert f"| `{one.code}` |" in text
    for key in KEYS:
        assert f"`{key}`" in text


def test_a_save_can_be_loaded_as_the_page_says() -> None:
    session = Session()
    session.handle('{"cmd": "new", "game": "guillotine", "seats": 3, "seed": 5}')
    before = session.handle('{"cmd": "view", "seat": 1}')
    kept = session.handle('{"cmd": "save"}')["result"]["save"]
    again = Session()
    assert "result" in again.handle(json.dumps({"cmd": "load", "save": kept}))
    assert again.handle('{"cmd": "view", "seat": 1}') == before


@pytest.mark.parametrize(
    ("given", "promised_reply", "same"),
    [
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        ({"a": 1, "b": 2}, {"a": 1, ANY: ANY}, True),
        ([1, 2, 3], [1, ANY], True),
        ([1, 2, 3], [1, 2], False),
        ("one of a, b", "one of …", True),
        ("none of a, b", "one of …", False),
    ],
)
def test_what_is_left_out_on_the_page_may_be_anything(given: Any, promised_reply: Any, same: bool) -> None:
    assert (differs(given, promised_reply) == "") is same
