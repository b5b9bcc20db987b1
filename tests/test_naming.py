"""What bots are called, and who is who in `--seats`; what `tabard play` asks."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import tabard.words
from tabard.engine.game import Game
from tabard.games import SHELF, game
from tabard.naming import apart, bot_name, level_said, styled
from tabard.screen import CLOSE, FULL, SHORT
from tabard.seating import called, seated
from tabard.table.journal import Journal
from tabard.terminal import Terminal
from tabard.words import LANGUAGES, Words
from tests.command import ran
from tests.typed import Script


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_enough_for_the_largest_table(language: str) -> None:
    listed = Words(language).say("bot-names").split(", ")
    assert len(set(listed)) == len(listed) >= 20
    assert all(name.isalpha() for name in listed), "first names only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_has_the_name_of_somebody_at_the_table(language: str) -> None:
    listed = Words(language).say("bot-names").split(", ")
    for seed in range(60):
        people = [f"{listed[0].upper()} Smith", *listed[1:-2]]
        assert bot_name(language, people, seed) in listed[-2:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_who_say_no_name_are_called_like_no_bot(language: str) -> None:
    page = Path(tabard.words.__file__).parent / language / "page.ftl"
    given = re.findall("^web-guests = (.+)$", page.read_text(encoding="utf-8"), re.M)[0].split(", ")
    assert len(set(given)) == len(given) >= 10
    assert not {word for name in given for word in name.split()} & set(Words(language).say("bot-names").split(", "))
    assert all(len(name) <= 20 for name in given)


def test_equal_names_are_told_apart_by_the_least_number() -> None:
    assert apart("Ana", ["Ben"]) == "Ana"
    assert apart("Ana", ["ana", "Ana 3"]) == "Ana 2"
    assert apart("Ana", ["Ana", "Ana 2"]) == "Ana 3"
    assert apart("A" * 40, ["A" * 40]) == "A" * 37 + " 2", "still a name"


def test_equal_seeds_give_equal_names_and_others_others() -> None:
    assert bot_name("en", [], "seed", 1) == bot_name("en", [], "seed", 1)
    assert len({bot_name("en", [], seed) for seed in range(100)}) > 15
    assert {styled("easy", "swords-and-bagpipes", seed) for seed in range(20)} == {"easy:loyal", "easy:treacherous"}
    assert styled("easy", "guillotine", 1) == "easy"
    assert styled("easy:loyal", "swords-and-bagpipes", 1) == "easy:loyal"
    assert styled("steady", "swords-and-bagpipes", 1) == "steady"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_style_is_said_in_every_language(language: str) -> None:
    for shelf in SHELF:
        words = Words(language, game=shelf.name)
        for style in game(shelf.name).styles:
            level, said = level_said(words, f"master:{style}").split(", ")
            assert level == words.say("level-master")
            assert said == words.say(f"style-{style}")
    assert level_said(Words(language), "steady") == "steady"


@pytest.mark.parametrize("shelf", SHELF, ids=[one.name for one in SHELF])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_stands_beside_the_name_on_the_table_and_in_the_result(language: str, shelf: Game) -> None:
    journal, script = Journal(shelf.box(2), 1, ["Ann", "Bob"], ["you", "master"]), Script()
    table = Terminal(journal, language, script.screen, None)
    now, named = table.sitting.moment(0), table.words.say("seat-level", seat=1, level=table.words.say("level-master"))
    drawing = {detail: partial(table.board.table, now, detail=detail) for detail in (FULL, SHORT, CLOSE)}
    for draw, levels in ((drawing[FULL], 1), (drawing[SHORT], 1), (drawing[CLOSE], 0), (partial(table.show_scores, now), 1)):
        drawn = "\n".join(script.screen.gathered(draw))
        assert drawn.count(named) == levels
        assert "Ann · " not in drawn, "people have no level"


def test_a_word_that_names_no_bot_is_a_persons_name() -> None:
    assert seated("you,master") == (["you", "master"], ["", ""])
    assert seated("Ana,Ben,gentle") == (["you", "you", "gentle"], ["Ana", "Ben", ""])
    assert seated("Ana=you,Rex=gentle:bold,random") == (["you", "gentle:bold", "random"], ["Ana", "Rex", ""])
    players, names = seated("Ana,gentle,gentle,steady,gentle")
    found = called(players, names, "es", "seed")
    assert (found[0], found[3]) == ("Ana", "steady")
    assert len({*found}) == 5


def head(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return found


def test_play_asks_how_many_how_strong_and_by_which_rules_and_asks_again(tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed = "nine\n2\n7\n3\nx\n1\n2\n2\n\n\n\n\n\nq\n\n"  # other rules, the first edition
    done = ran("play", "--lang", "en", "--seed", "4", "--save", str(file), given=typed)
    assert (done.returncode, done.stderr) == (0, "")
    for said, least, most in (("nine", 1, len(SHELF)), ("7", 2, 6), ("x", 1, 5)):
        assert f"“{said}” is not a number from {least} to {most}." in done.stdout
    words = Words("en", game="swords-and-bagpipes")
    assert words.say("variant-daggers") in done.stdout
    assert words.say("variant-length") not in done.stdout, "the first edition has one"
    assert words.attribute("variant-oldest", "seat3") in done.stdout
    assert words.attribute("variant-oldest", "seat4") not in done.stdout, "three play"
    found = head(file)
    assert found["game"] == "swords-and-bagpipes"
    assert [player.partition(":")[0] for player in found["players"]] == ["you", "gentle", "gentle"]
    assert found["variant"]["edition"] == "first-edition"  # type: ignore[call-overload]
    assert f"{found['names'][1]} (bot, gentle, " in " ".join(done.stdout.split())


def test_what_so_many_cannot_play_is_not_offered_and_what_is_usual_for_them_is_marked(tmp_path: Path) -> None:
    """Four play a Mêlée, with two decks; in a Joust nobody is asked for teams."""
    words = Words("en", game="with-sword-and-shield")
    for count, joust in (("4", False), ("2", True)):
        typed = f"3\n{count}\n1\n2\n\n\n\nq\n\n"
        done = ran("play", "--lang", "en", "--save", str(tmp_path / count), given=typed)
        assert (done.returncode, done.stderr) == (0, "")
        assert (words.attribute("variant-mode", "joust") in done.stdout) == joust
        assert (words.attribute("variant-decks", "one") in done.stdout) == joust
        assert (words.attribute("variant-teams", "two-two") in done.stdout) != joust
        assert head(tmp_path / count)["variant"]["mode"] == ("joust" if joust else "melee")  # type: ignore[call-overload]


def test_what_play_offers_can_be_chosen_by_its_name_and_is_remembered(tmp_path: Path) -> None:
    file = tmp_path / "game"
    done = ran("play", "--lang", "es", "--save", str(file), given="s\nswords\n3\nmaestros\nMaestro\nhabituales\nlas hab\n")
    words = Words("es")
    assert done.stdout.startswith(words.say("sit-game"))
    for said, most in (("maestros", 5), ("habituales", 2)):
        assert words.say("sit-again", said=said, least=1, most=most) in done.stdout
    assert head(file)["game"] == "swords-and-bagpipes"
    assert [player.partition(":")[0] for player in head(file)["players"]] == ["you", "master", "master"]
    assert "En la mesa: " in ran("play", "--resume", str(file)).stdout, "in the language it was begun in"
    assert "Al tavolo: " in ran("play", "--resume", str(file), "--lang", "it").stdout


def test_a_person_is_asked_what_was_not_said_and_a_pipe_is_not(tmp_path: Path) -> None:
    """`play GAME` at a terminal asks with how many, how strong and by which rules; a script is dealt the usual table."""
    words, piped, typed = Words("en"), tmp_path / "piped", tmp_path / "typed"
    done = ran("play", "guillotine", "--lang", "en", "--save", str(piped), given="q\n")
    assert (done.returncode, words.say("sit-players") in done.stdout, head(piped)["players"]) == (0, False, ["you", "easy"])
    asked, told = (b"3\nmaster\n\nq\n", ["you", "master", "master"]), (b"q\n", ["you", "gentle"])
    for said, (answers, players) in (([], asked), (["--seats", "you,gentle"], told)):
        typed.unlink(missing_ok=True)
        ours, theirs = pty.openpty()
        os.write(ours, answers)
        command = [sys.executable, "-m", "tabard", "play", "guillotine", "--lang", "en", "--plain", "--save", str(typed), *said]
        assert subprocess.run(command, stdin=theirs, stdout=subprocess.DEVNULL, timeout=60).returncode == 0
        os.close(theirs)
        os.close(ours)
        assert head(typed)["players"] == players


def test_enter_takes_what_is_usual(tmp_path: Path) -> None:
    file = tmp_path / "game"
    assert ran("play", "--lang", "it", "--save", str(file), given="\n\n\n\nq\n\n").returncode == 0
    assert head(file)["players"] == ["you", "easy"]


def test_a_seed_gives_the_same_names_and_styles(tmp_path: Path) -> None:
    heads = []
    for at in range(2):
        file = tmp_path / f"game{at}"
        words = ["play", "swords-and-bagpipes", "--seats", "Ana,gentle,easy,you", "--seed", "s", "--lang", "es"]
        assert ran(*words, "--save", str(file), given="q\n").returncode == 0
        heads.append(head(file))
    assert heads[0]["names"] == heads[1]["names"]
    assert heads[0]["players"] == heads[1]["players"]
    assert all(":" in player for player in heads[0]["players"][1:3])
