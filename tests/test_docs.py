"""The documentation says what is: its examples are run, its generated parts are fresh, its clauses are pinned by tests."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tabard.arena.match import play
from tabard.bots import bot
from tabard.cli import main, parser
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, Refused
from tabard.engine.game import Game
from tabard.games import OURS, SHELF, game
from tabard.protocol import Session
from tabard.words import Words

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
ANY = "…"
of_every_game_of_ours = pytest.mark.parametrize("shelf", OURS, ids=[one.name for one in OURS])


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


@of_every_game_of_ours
def test_the_rules_page_is_what_the_words_and_cards_say(shelf: Game) -> None:
    assert page(f"docs/rules/{shelf.name}.md") == script("make_rules").rules(shelf), "run: python docs/make_rules.py"


def test_there_is_a_rules_page_for_every_game_and_for_none_else() -> None:
    assert sorted([file.stem for file in (DOCS / "rules").glob("*.md")]) == sorted([shelf.name for shelf in OURS])
    for shelf in OURS:
        for name in ("README.md", "docs/rulings.md"):
            assert f"rules/{shelf.name}.md)" in page(name)


@of_every_game_of_ours
def test_the_rules_page_has_every_card_of_every_set(shelf: Game) -> None:
    text = page(f"docs/rules/{shelf.name}.md")
    for name in shelf.sets:
        box = shelf.box(shelf.fewest, {}, shelf.card_set(name))
        words = Words("en", box)
        for design in box.designs():
            rows = [row for row in text.splitlines() if row.startswith(f"| {words.name(design.ref())} |")]
            assert any(words.text(design.ref()) in row and words.note(design.ref()) in row for row in rows), design.ref()


def test_the_tables_of_verbs_are_what_the_verbs_say() -> None:
    cards = page("docs/adding-a-card.md")
    assert script("make_rules").with_verbs(cards) == cards, "run: python docs/make_rules.py"


@of_every_game_of_ours
def test_every_verb_is_in_the_table_of_its_game(shelf: Game) -> None:
    make = script("make_rules")
    begin, end = make.BEGIN.format(shelf.name), make.END.format(shelf.name)
    listed = page("docs/adding-a-card.md").split(begin)[1].split(end)[0]
    verbs = importlib.import_module(f"{shelf.package}.verbs").VERBS
    assert re.findall(r"^\| `([a-z-]+)` \| \S", listed, re.MULTILINE) == list(verbs)


def test_every_page_is_on_the_site() -> None:
    sections = tomllib.loads(page("zensical.toml"))["project"]["nav"]
    listed = re.findall(r"[\w/-]+\.md", str(sections))
    pages = {file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md") if file.parent.name != "decisions"}
    assert pages <= set(listed)


# Rules are law


@pytest.mark.parametrize("shelf", SHELF, ids=[one.name for one in SHELF])
def test_every_clause_is_in_the_name_of_a_test(shelf: Any) -> None:
    folder = ROOT / "tests" if shelf in OURS else Path(str(files(shelf.package))) / "tests"
    tests = "\n".join([file.read_text(encoding="utf-8") for file in sorted(folder.rglob("test_*.py"))])
    clauses = Words("en", game=shelf.name).clauses()
    assert clauses
    for clause in clauses:
        key = re.sub(r"[-.]", "_", clause.lower())
        assert re.search(rf"def test_{key}_", tests), f"no test is named after {clause}"


@of_every_game_of_ours
def test_every_ruling_of_a_clause_has_its_row(shelf: Game) -> None:
    words = Words("en", game=shelf.name)
    clauses = words.clauses()
    under = page("docs/rulings.md").split(f"## {words.say('title')}: in the clauses\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([A-Z]+-[\w.]+) \|", under, re.MULTILINE)
    for clause in clauses:
        assert rows.count(clause) == words.clause(clause)[1].count("(Ruling)"), clause
    assert rows == sorted(rows, key=clauses.index)


def test_rulings_of_the_code_are_numbered_and_those_the_sources_name_are_there() -> None:
    rows = [int(one) for one in re.findall(r"^\| R-(\d+) \|", page("docs/rulings.md"), re.MULTILINE)]
    assert rows == list(range(1, len(rows) + 1))
    for folder in ("src", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for named in re.findall(r"\bR-(\d+)\b", file.read_text(encoding="utf-8")):
                assert int(named) in rows, f"{file.name} names R-{named}"
    clauses = [clause for shelf in SHELF for clause in Words("en", game=shelf.name).clauses()]
    prefixes = "|".join(sorted({clause.split("-")[0] for clause in clauses}))
    for file in PAGES:
        for named in re.findall(rf"\b(?:{prefixes})-[0-9A-Z]+(?:\.\w+)*\b", file.read_text(encoding="utf-8")):
            assert named in clauses, f"{file.name} names {named}"


def test_every_change_that_makes_no_difference_is_of_a_line_that_is_there() -> None:
    for line in (ROOT / "scripts" / "mutants-alike").read_text(encoding="utf-8").splitlines():
        name, _, text, reason = line.split(" | ")
        source = (ROOT / "src" / "tabard" / "games" / name).read_text(encoding="utf-8").splitlines()
        assert text in [one.strip() for one in source], line
        assert reason


# What is run


def test_the_eight_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("README.md", "python")
    assert len([line for line in code.splitlines() if line]) == 8
    exec(compile(code, "README.md", "exec"), {})
    totals, winners = re.findall(r"\[([\d, -]+)\]", capsys.readouterr().out)
    scores = [int(one) for one in totals.split(",")]
    assert [seat for seat, score in enumerate(scores) if score == max(scores)] == [int(one) for one in winners.split(",")]
    for shelf in SHELF:
        exec(compile(code.replace("guillotine", shelf.name), "README.md", "exec"), {})
        assert re.search(r"\[[\d, -]+\] \[[\d, ]+\]\n$", capsys.readouterr().out)


def test_the_readme_names_every_game_and_how_many_can_play() -> None:
    text = page("README.md")
    said = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    for shelf in OURS:
        assert f"*{Words('en', game=shelf.name).say('title')}*, {said[shelf.fewest]} to {said[shelf.most]} players" in text


def test_the_readme_lists_every_command() -> None:
    commands = next(iter(action.choices for action in parser()._actions if action.choices))
    listed = set(re.findall(r"^\| `tabard (\w+)", page("README.md"), re.MULTILINE))
    assert listed == set(commands)


@pytest.mark.parametrize("name", [str(file.relative_to(ROOT)) for file in PAGES])
def test_links_lead_somewhere(name: str) -> None:
    for link, part in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", page(name)):
        file = (ROOT / name).parent / link if link else ROOT / name
        assert file.exists(), link
        if part:
            heads = re.findall(r"^#+ (.+)", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert part in [re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads], part


def mine(name: str = "guillotine") -> str:
    """The set of a game with the cards of the page appended, as the page says."""
    cards = dict(zip([shelf.name for shelf in OURS], blocks("docs/adding-a-card.md", "toml"), strict=True))
    return game(name).card_set().text + "\n" + cards[name]


def choice_too_late() -> str:
    """The Bagpipe card of the page with its choice of a number after an effect."""
    lines = mine("swords-and-bagpipes").splitlines()
    (late,) = [line for line in lines if "choose-a-number" in line and line.startswith("    {")]
    at = lines.index(late)
    return "\n".join([*lines[:at], lines[at + 1], late, *lines[at + 2 :]]) + "\n"


def test_the_cards_of_the_page_are_good_and_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(mine(), encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert capsys.readouterr().out.strip().endswith(promised("designs"))
    box = game("guillotine").box(3, {}, CardSet("mine", "mine.toml", mine()))
    for name in ("random", "steady", "search:20it"):
        s, _ = play(box, name, [bot(name, box, seat) for seat in range(3)])
        box.check(s)
    assert Words("es", box).name("action:market-day") == "Market Day"


def test_the_bagpipe_card_of_the_page_is_good_and_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    often = mine("swords-and-bagpipes").replace('copies = 2\nwhen = "axe"\ndoes = [\n', 'copies = 20\nwhen = "axe"\ndoes = [\n')
    file.write_text(often, encoding="utf-8")
    assert main(["cards", "check", str(file), "--game", "swords-and-bagpipes"]) == 0
    given = ["simulate", "swords-and-bagpipes", "--seats", "random,random,random,random", "--games", "12", "--workers", "1"]
    capsys.readouterr()
    assert main([*given, "--cards", str(file), "--json", "--by-card"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert cards["bagpipe:toll-at-the-ford"]["played"] > 0


def test_the_bagpipe_card_of_the_page_asks_does_and_can_be_cancelled_by_church() -> None:
    cards = CardSet("mine", "mine.toml", mine("swords-and-bagpipes"))
    for church in (False, True):
        box: Any = game("swords-and-bagpipes").box(4, {"village": "yes"}, cards)
        village = [[], ["church"], [], []] if church else [[], [], [], []]
        s = box.position({"hands": [["toll-at-the-ford"], [], [], []], "village": village, "gold": [3, 3, 3, 3]})
        before = s.gold.copy()
        for path in (["hand:1"], ["seat:2"], ["number:2"], *([["village:1"]] if church else [])):
            question = s.questions[0]
            paths = [box.show.path(s, question, option) for option in question.options]
            box.answer(s, question.number, question.seat, paths.index(path))
        taken = 0 if church else 1
        assert s.gold == [before[0] + taken, before[1] - taken, *before[2:]]
        assert s.camp[0] == 2


def test_the_cards_of_the_tourney_on_the_page_are_good_and_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(mine("with-sword-and-shield"), encoding="utf-8")
    assert main(["cards", "check", str(file), "--game", "with-sword-and-shield"]) == 0
    cards = CardSet("mine", "mine.toml", mine("with-sword-and-shield"))
    assert Words("it", game("with-sword-and-shield").box(2, {}, cards)).text("combat:rage-cut-903")
    given = ["simulate", "with-sword-and-shield", "--seats", "random,random", "--games", "60", "--workers", "1"]
    capsys.readouterr()
    assert main([*given, "--cards", str(file), "--json", "--by-card"]) == 0
    told = json.loads(capsys.readouterr().out)["cards"]
    for ref in ("combat:rage-cut-903", "achievement:turn-of-the-heel", "event:bee-in-the-helmet", "improvement:a-night-of-sleep"):
        assert told[ref]["played"] > 0, ref


@pytest.mark.parametrize("edition", game("swords-and-bagpipes").sets)
def test_the_values_of_ones_own_box_change_the_texts_and_need_no_words(edition: str) -> None:
    text = game("swords-and-bagpipes").card_set(edition).text
    own = re.sub(r"^troops = \d+", "troops = 33", text, flags=re.MULTILINE)
    own = re.sub(r'gold = \d+, to = "you"', 'gold = 17, to = "you"', own)
    own = own.replace('source = "reconstructed"', 'source = "rulebook"')
    box = game("swords-and-bagpipes").box(4, {}, CardSet("mine", "mine.toml", own))
    for language in ("en", "es", "it"):
        words = Words(language, box)
        assert "17" in words.text("bagpipe:cattle-raid")
        assert all(words.text(design.ref()) for design in box.designs())
    assert {design.printed()["troops"] for design in box.designs() if design.section in ("arms", "king")} == {33}
    s, _ = play(box, "own", [bot("random", box, seat) for seat in range(4)])
    box.check(s)


def test_the_page_speaks_of_every_key_and_fact_a_card_can_have() -> None:
    text = page("docs/adding-a-card.md")
    for shelf in OURS:
        for design in shelf.box(shelf.fewest).designs():
            for key in design.given.asked:
                assert f"`{key}`" in text, f"{design.section}: {key}"
            for key in design.given.table.get("stands", {}):
                assert f"| `{key} = " in text, f"{design.ref()}: {key}"


def promised(word: str) -> str:
    """What the page says `check` says."""
    return str(re.search(rf"mine\.toml: [^`\n]*{word}[^`\n]*", page("docs/adding-a-card.md")).group()).removeprefix("mine.toml: ")


def test_the_refusal_of_the_page_is_the_one_given() -> None:
    with pytest.raises(BadCardSet) as refusal:
        game("guillotine").box(2, {}, CardSet("mine", "mine.toml", mine().replace("back = [2]", "back = [9]")))
    said, too_late, twice = re.findall(r"tabard: bad-card-set: (.*)", page("docs/adding-a-card.md"))
    assert refusal.value.message == said
    with pytest.raises(BadCardSet) as refusal:
        game("swords-and-bagpipes").box(2, {}, CardSet("mine", "mine.toml", choice_too_late()))
    assert not differs(refusal.value.message, too_late)
    taken = mine("with-sword-and-shield").replace("initiative = 33", "initiative = 12")
    with pytest.raises(BadCardSet) as refusal:
        game("with-sword-and-shield").box(2, {}, CardSet("mine", "mine.toml", taken))
    assert not differs(refusal.value.message, twice)


def test_the_verb_of_the_page_does_what_its_test_says() -> None:
    scope: dict[str, Any] = {}
    for code in blocks("docs/adding-a-card.md", "python"):
        exec(compile(code, "adding-a-card.md", "exec"), scope)
    scope["test_fresh_air_brings_the_last_noble_two_places_forward"]()


def test_the_commands_of_the_report_s_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(mine(), encoding="utf-8")
    for folder in ("games", "others"):
        played = ["simulate", "guillotine", "--seats", "random,random", "--games", "5"]
        assert main([*played, "--seed", folder, "--out", folder]) == 0
    given = re.findall(r"^ {4}tabard (report .+?)(?:  .*)?$", page("docs/report.md"), re.MULTILINE)
    assert len(given) == 6
    for line in given:
        assert main([*line.replace("--games 200", "--games 4").split(), "--workers", "1"]) == 0, line
    assert Path("report.html").is_file()
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 5


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
    for one in [one for one in Refused.__subclasses__() if one.__module__ == Refused.__module__]:
        assert f"| `{one.code}` |" in text


@of_every_game_of_ours
def test_the_page_speaks_of_every_key_of_a_position(shelf: Game) -> None:
    tables = re.findall(r"^\| key([^|]*) \|[^\n]*\n((?:\|[^\n]*\n)+)", page("docs/protocol.md"), re.MULTILINE)
    about = [f", {Words('en', game=shelf.name).say('title')}", " of every position"]
    rows = [row.split("|")[1] for of, table in tables if of in about for row in table.splitlines()]
    listed = [key for row in rows for key in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(importlib.import_module(f"{shelf.package}.positions").KEYS)


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
