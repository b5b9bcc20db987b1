"""Every command: what it prints, and how it refuses: status 2, one sentence on stderr, with --json one object on stdout."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.cli import main
from tabard.table.reading import open_journal
from tabard.words import LANGUAGES, Words

GAME = tabard.game("guillotine")
COMMANDS = ["play", "simulate", "arena", "bench", "cards", "rules", "replay", "engine"]
SOURCES_AT_HAND = (Path(tabard.__file__).parents[2] / "tests").is_dir()
Capture = pytest.CaptureFixture[str]

GOOD_SET = """
[[noble]]
id = "squire"
colour = "red"
points = 1
copies = 40
source = "public"

[[action]]
id = "keep"
does = ["stay"]
stands = { worth = 2 }
copies = 40
source = "public"
""".replace("40", "20")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")


def ran(*words: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **more}
    command = [sys.executable, "-m", "tabard", *words]
    return subprocess.run(command, input=given, capture_output=True, encoding="utf-8", env=environment, check=False)


def refused(capsys: Capture, *words: str) -> str:
    """The sentence of a refusal."""
    capsys.readouterr()
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert re.fullmatch(r"tabard: [a-z-]+: [^\n]+\n", err), err
    if "--json" in words:
        error = json.loads(out)["error"]
        assert sorted(error) == ["code", "message", "rule"]
        assert err.startswith(f"tabard: {error['code']}: {error['message']}")
        assert out.count("\n") == 1
    else:
        assert out == ""
    return err


def said(capsys: Capture, *words: str) -> str:
    capsys.readouterr()
    assert main(list(words)) == 0
    return capsys.readouterr().out


def written(folder: Path, games: int = 1, seats: str = "random,steady", seed: str = "cli") -> list[Path]:
    """Journals of whole games."""
    assert main(["simulate", "guillotine", "--seats", seats, "--games", str(games), "--seed", seed, "--out", str(folder)]) == 0
    return sorted(folder.iterdir())


def page_data(file: Path) -> Any:
    found = re.search(r'<script[^>]*type="application/json"[^>]*>(.*?)</script>', file.read_text(encoding="utf-8"), re.DOTALL)
    if found:
        return json.loads(found[1])
    text = file.read_text(encoding="utf-8")
    start = text.index('{"game":')
    return json.JSONDecoder().raw_decode(text, start)[0]


# Help


@pytest.mark.parametrize("words", [[], *[[command] for command in COMMANDS]], ids=["tabard", *COMMANDS])
def test_every_command_has_help(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words, "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: tabard")
    if not words:
        assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize("words", [[], ["dance"], ["simulate", "guillotine"], ["rules"], ["replay"], ["play", "--dance"]])
def test_a_command_written_wrongly_is_refused_with_its_usage(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "usage: tabard" in capsys.readouterr().err


def test_the_module_runs_as_a_command() -> None:
    done = ran("rules", "guillotine", "GU-1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("GU-1 · ")
    failed = ran("rules", "chess")
    assert (failed.returncode, failed.stdout) == (2, "")
    assert failed.stderr.count("\n") == 1


# Refusals


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess", "--seats", "random,random"], "chess"),
        (["simulate", "guillotine", "--seats", "random"], "2 to 5"),
        (["simulate", "guillotine", "--seats", "random,random,random,random,random,random"], "not 6"),
        (["simulate", "guillotine", "--seats", "random,gambler"], "gambler"),
        (["simulate", "guillotine", "--seats", ""], "bot"),
        (["simulate", "guillotine", "--seats", "random,random", "--variant", "german"], "german"),
        (["simulate", "guillotine", "--seats", "random,random", "--variant", "edition=french"], "french"),
        (["simulate", "guillotine", "--seats", "random,random", "--variant", "age=12"], "age"),
        (["simulate", "guillotine", "--seats", "random,random", "--games", "0"], "1 or more"),
        (["simulate", "guillotine", "--seats", "random,random", "--cards", "nowhere.toml"], "nowhere.toml"),
        (["cards", "chess"], "chess"),
        (["cards", "guillotine", "--set", "nowhere"], "nowhere"),
        (["cards", "guillotine", "--lang", "tlh"], "tlh"),
    ],
)
def test_what_does_not_exist_is_refused_also_in_json(words: list[str], sentence: str, capsys: Capture) -> None:
    assert sentence in refused(capsys, *words)
    assert sentence in refused(capsys, *words, "--json")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rules", "chess"], "chess"),
        (["rules", "guillotine", "GU-99"], "GU-99"),
        (["rules", "guillotine", "--lang", "tlh"], "en, es, it"),
        (["replay", "nowhere.tabard"], "nowhere.tabard"),
        (["play", "chess", "--seats", "random,random"], "chess"),
        (["play", "guillotine", "--seats", "random"], "2 to 5"),
        (["play", "guillotine", "--seats", "you,gambler"], "gambler"),
        (["play", "guillotine", "--seats", "random,random", "--lang", "tlh"], "tlh"),
        (["play", "guillotine", "--seats", "random,random", "--variant", "edition=french"], "french"),
        (["play", "--resume", "nowhere.tabard"], "nowhere.tabard"),
        (["cards", "check", "nowhere.toml"], "nowhere.toml"),
        (["cards", "check"], "file"),
        (["cards", "check", "nowhere.toml", "--game", "chess"], "chess"),
    ],
)
def test_what_does_not_exist_is_refused(words: list[str], sentence: str, capsys: Capture) -> None:
    assert sentence in refused(capsys, *words)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "guillotine", "--seats", "random,random", "--games", "1", "--out", "{}/file/folder"],
        ["play", "guillotine", "--seats", "random,random", "--save", "{}/nowhere/game"],
        ["replay", "{}/game", "--html", "{}/nowhere/page.html"],
    ],
    ids=["simulate", "play", "replay"],
)
def test_a_place_that_cannot_be_written_is_refused(words: list[str], tmp_path: Path, capsys: Capture) -> None:
    written(tmp_path / "games")[0].rename(tmp_path / "game")
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert str(tmp_path) in refused(capsys, *[word.format(tmp_path) for word in words])


# simulate


def test_simulate_prints_one_object_and_the_same_numbers_twice(capsys: Capture) -> None:
    words = ["simulate", "guillotine", "--seats", "random,steady,random", "--games", "12", "--seed", "s", "--json"]
    texts = [said(capsys, *words), said(capsys, *words, "--workers", "1")]
    first, second = [json.loads(text) for text in texts]
    assert texts[0].count("\n") == 1
    assert first.pop("decisions_per_second") > 0
    second.pop("decisions_per_second")
    assert first == second
    assert first["games"] == 12
    assert sum(first["wins"]) == pytest.approx(12)
    assert len(first["wins"]) == len(first["win_interval"]) == len(first["mean_scores"]) == 3
    assert all(0 <= low <= high <= 1 for low, high in first["win_interval"])
    other = json.loads(said(capsys, *[word if word != "s" else "t" for word in words]))
    assert other["decisions"] != first["decisions"]


def test_simulate_gives_the_same_numbers_however_the_work_is_spread() -> None:
    results = []
    for workers in ("1", "2"):
        done = ran("simulate", "guillotine", "--seats", "random,random", "--games", "110", "--json", "--workers", workers)
        assert (done.returncode, done.stderr) == (0, "")
        results.append({key: value for key, value in json.loads(done.stdout).items() if key != "decisions_per_second"})
    assert results[0] == results[1]
    assert sum(results[0]["wins"]) == pytest.approx(110)


def test_simulate_shares_wins_among_those_who_tie(capsys: Capture) -> None:
    words = ["simulate", "guillotine", "--seats", "random,random,random,random,random", "--games", "60", "--json"]
    wins = json.loads(said(capsys, *words))["wins"]
    assert sum(wins) == pytest.approx(60, abs=0.001)
    assert any(win != int(win) for win in wins)


def test_simulate_rotates_players_not_results(capsys: Capture) -> None:
    words = ["simulate", "guillotine", "--seats", "steady,random", "--games", "40", "--json", "--workers", "1"]
    straight, rotated = json.loads(said(capsys, *words)), json.loads(said(capsys, *words, "--rotate"))
    assert straight != rotated
    assert rotated["wins"][0] > rotated["wins"][1]


def test_simulate_in_words(capsys: Capture) -> None:
    lines = said(capsys, "simulate", "guillotine", "--seats", "random,steady", "--games", "5").splitlines()
    assert lines[0].startswith("guillotine: 5 games, ")
    assert [line.split()[0] for line in lines[1:]] == ["random", "steady"]


def test_simulate_takes_a_variant_and_a_set_of_ones_own(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD_SET, encoding="utf-8")
    words = ["simulate", "guillotine", "--seats", "random,random", "--games", "2", "--json"]
    assert json.loads(said(capsys, *words, "--cards", str(file), "--out", str(tmp_path / "games")))["games"] == 2
    assert json.loads(said(capsys, *words, "--variant", "edition=german"))["games"] == 2
    file.unlink()
    for journal in (tmp_path / "games").iterdir():
        assert "collects squire." in said(capsys, "replay", str(journal))


# cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_lists_every_card_with_its_source(language: str, capsys: Capture) -> None:
    told = json.loads(said(capsys, "cards", "guillotine", "--json", "--lang", language))
    assert (told["game"], told["set"], told["fingerprint"]) == ("guillotine", "standard", GAME.box(2).fingerprint)
    nobles = [card for card in told["cards"] if card["section"] == "noble"]
    actions = [card for card in told["cards"] if card["section"] == "action"]
    assert [sum(card["copies"] for card in cards) for cards in (nobles, actions)] == [50, 60]
    assert all(card["source"] in ("rulebook", "public", "reconstructed") for card in told["cards"])
    assert all(card["name"] and card["text"] for card in told["cards"])
    assert all(card["colour"] in ("purple", "red", "green", "blue", "gray") and "points" in card for card in nobles)
    assert len({card["id"] for card in told["cards"]}) == len(told["cards"])
    shown = said(capsys, "cards", "guillotine", "--lang", language)
    assert all(card["name"] in shown and card["text"] in shown for card in told["cards"])


def test_cards_check_finds_a_good_file_good(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD_SET, encoding="utf-8")
    shown = said(capsys, "cards", "check", str(file))
    assert shown == f"{file}: 2 designs, 40 cards for guillotine: good\n"
    assert said(capsys, "cards", "check", str(file), "--game", "guillotine") == shown
    assert json.loads(said(capsys, "cards", "check", str(file), "--json"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"red"', '"pink"', "pink"),
        ("points = 1", "points = true", "points"),
        ("points = 1", "points = 1\npionts = 1", "pionts"),
        ('"stay"', '"fly"', "fly"),
        ('source = "public"', "", "source"),
        ("[[noble]]", "[[knight]]", "knight"),
        ('id = "keep"', "id = keep", "TOML"),
        ("copies = 20", "copies = 0", "copies"),
    ],
)
def test_cards_check_says_what_is_bad_and_where(old: str, new: str, sentence: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD_SET.replace(old, new, 1), encoding="utf-8")
    message = refused(capsys, "cards", "check", str(file))
    assert sentence in message
    assert "mine.toml" in message
    assert sentence in refused(capsys, "simulate", "guillotine", "--seats", "random,random", "--cards", str(file), "--json")


def test_cards_check_refuses_what_is_no_text(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe")
    assert "UTF-8" in refused(capsys, "cards", "check", str(tmp_path / "mine.toml"))
    assert str(tmp_path) in refused(capsys, "cards", "check", str(tmp_path))


# rules


def test_rules_shows_a_clause_and_the_tests_that_pin_it(capsys: Capture) -> None:
    shown = said(capsys, "rules", "guillotine", "GU-9")
    title, text = Words("en", game="guillotine").clause("GU-9")
    assert shown.startswith(f"GU-9 · {title}\n{text}\n")
    if SOURCES_AT_HAND:
        assert "tests/guillotine/test_actions_moves.py::test_gu_9_" in shown
    assert "test_gu_1_" not in shown
    assert said(capsys, "rules", "guillotine", "gu-9") == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_all_clauses_in_order(language: str, capsys: Capture) -> None:
    shown = said(capsys, "rules", "guillotine", "--lang", language)
    words = Words(language, game="guillotine")
    assert re.findall(r"^(GU-\d+) · ", shown, re.MULTILINE) == words.clauses()
    assert all(words.clause(clause)[1] in shown for clause in words.clauses())


def test_the_language_of_the_environment_is_spoken(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    spanish = said(capsys, "rules", "guillotine", "GU-2", "--lang", "es")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert said(capsys, "rules", "guillotine", "GU-2") == spanish
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert said(capsys, "rules", "guillotine", "GU-2") == said(capsys, "rules", "guillotine", "GU-2", "--lang", "en")


# replay


def test_replay_tells_a_recorded_game(tmp_path: Path, capsys: Capture) -> None:
    files = written(tmp_path / "games", 3)
    assert [file.name for file in files] == ["000000.tabard", "000001.tabard", "000002.tabard"]
    for file in files:
        journal = open_journal(file.read_text(encoding="utf-8"))
        assert journal.state.over
        lines = said(capsys, "replay", str(file)).splitlines()
        assert lines[-2:] == [f"{name}: {journal.box.total(journal.state, seat)}" for seat, name in enumerate(journal.names)]
        assert any(line.endswith("The third day is over: the heads are counted.") for line in lines)
        assert max(int(line.split()[0]) for line in lines[:-2]) == len(journal.kept)


def test_replay_is_the_game_that_was_simulated(tmp_path: Path, capsys: Capture) -> None:
    words = ["simulate", "guillotine", "--seats", "random,random,steady", "--games", "4", "--seed", "same", "--json"]
    result = json.loads(said(capsys, *words, "--out", str(tmp_path)))
    states = [open_journal(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.iterdir())]
    for seat in range(3):
        scores = [journal.box.total(journal.state, seat) for journal in states]
        assert result["mean_scores"][seat] == pytest.approx(sum(scores) / 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_as_a_seat_hides_what_others_drew(language: str, tmp_path: Path, capsys: Capture) -> None:
    file = str(written(tmp_path)[0])
    everything = said(capsys, "replay", file, "--lang", language).splitlines()
    seats = [said(capsys, "replay", file, "--seat", seat, "--lang", language).splitlines() for seat in ("1", "2")]
    assert len(everything) == len(seats[0]) == len(seats[1])
    words = Words(language, game="guillotine")
    hidden = words.say("event-drew", seat="random 1", action="hidden")
    assert not any(hidden in line for line in [*everything, *seats[0]])
    assert any(hidden in line for line in seats[1])


def test_replay_of_a_running_game_shows_nobody_anything_secret(tmp_path: Path, capsys: Capture) -> None:
    journal = open_journal(written(tmp_path)[0].read_text(encoding="utf-8"))
    running = journal.anew()
    for row in journal.kept[:12]:
        running.fold(row)
    (tmp_path / "running").write_text("\n".join(running.lines()) + "\n", encoding="utf-8")
    drawn = [line for line in said(capsys, "replay", str(tmp_path / "running")).splitlines() if " draws " in line]
    assert drawn
    assert all(line.endswith("draws an action card.") for line in drawn)
    assert said(capsys, "replay", str(tmp_path / "running"), "--html", str(tmp_path / "page.html"))
    hands = [zone for step in page_data(tmp_path / "page.html")["steps"] for zone in step["zones"] if zone[0] == "hand"]
    assert all(card == -1 for zone in hands for card in zone[3])


@pytest.mark.parametrize("seat", ["-1", "3", "99"])
def test_replay_as_nobody_is_refused(seat: str, tmp_path: Path, capsys: Capture) -> None:
    assert "1 to 2" in refused(capsys, "replay", str(written(tmp_path)[0]), "--seat", seat)


def spoilt(text: str, how: str) -> str:
    lines = text.splitlines()
    head = json.loads(lines[0])
    row = json.loads(lines[5])
    match how:
        case "empty":
            return ""
        case "broken":
            return "{" + text
        case "cut short":
            return "\n".join([*lines[:20], lines[20].rstrip("]"), ""])
        case "another set":
            return "\n".join([json.dumps({**head, "cards": {"name": "mine", "text": GOOD_SET}}), *lines[1:]])
        case "another box":
            return "\n".join([json.dumps({**head, "fingerprint": "0123456789abcdef"}), *lines[1:]])
        case "edited row":
            return "\n".join([*lines[:5], json.dumps([row[0], row[1], row[2] + 77, row[3]]), *lines[6:]])
        case "missing row":
            return "\n".join([*lines[:5], *lines[6:]])
        case "too deep":
            return "[" * 100_000
    assert how == "another game"
    return "\n".join([json.dumps({**head, "game": "chess"}), *lines[1:]])


WAYS = ["empty", "broken", "cut short", "another set", "another box", "edited row", "missing row", "another game", "too deep"]


@pytest.mark.parametrize("how", WAYS)
def test_a_spoilt_journal_is_refused(how: str, tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path)[0]
    file.write_text(spoilt(file.read_text(encoding="utf-8"), how), encoding="utf-8")
    assert refused(capsys, "replay", str(file)).startswith("tabard: bad-save: ")
    assert refused(capsys, "play", "--resume", str(file)).startswith("tabard: bad-save: ")


# play, engine, bench


def test_play_among_bots_runs_to_the_end_and_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game"
    done = ran("play", "guillotine", "--seats", "random,steady,random", "--seed", "4", "--save", str(file), "--lang", "it")
    assert (done.returncode, done.stderr) == (0, "")
    journal = open_journal(file.read_text(encoding="utf-8"))
    assert journal.state.over
    assert journal.names == ["random 1", "steady", "random 3"]
    assert ran("replay", str(file)).returncode == 0
    assert not file.with_name("game.part").exists()


def test_play_without_anybody_at_the_keyboard_leaves_and_resumes(tmp_path: Path) -> None:
    file = tmp_path / "game"
    left = ran("play", "guillotine", "--seats", "Ann=you,random", "--seed", "4", "--save", str(file), given="1\n1\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert str(file) in re.sub(r"\s", "", left.stdout)
    before = open_journal(file.read_text(encoding="utf-8"))
    assert before.names == ["Ann", "random"]
    resumed = ran("play", "--resume", str(file), given="1\n" * 400)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    after = open_journal(file.read_text(encoding="utf-8"))
    assert after.state.over
    assert [row.option for row in after.rows[: len(before.rows)]] == [row.option for row in before.rows]


def test_play_deals_the_same_cards_for_the_same_seed() -> None:
    words = ["play", "guillotine", "--seats", "random,random", "--seed", "same"]
    assert ran(*words).stdout == ran(*words).stdout != ran(*words[:-1], "other").stdout


def test_engine_answers_every_line_with_one_line() -> None:
    new = '{"cmd": "new", "game": "guillotine", "seats": 2, "seed": 1}'
    asked = ['{"cmd": "hello", "id": 1}', "", "no JSON", new, '{"cmd": "dance"}']
    done = ran("engine", given="\n".join(asked) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [next(key for key in reply if key != "id") for reply in replies] == ["result", "error", "result", "error"]
    assert replies[0]["id"] == 1


def test_engine_survives_half_a_letter_and_too_many_brackets() -> None:
    new = '{"cmd": "new", "game": "\\ud800", "seats": 2}'
    asked = ['{"cmd": "hello", "id": "\\ud800"}', "[" * 100_000, new, '{"cmd": "hello"}']
    done = ran("engine", given="\n".join(asked) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 4


def test_bench_prints_one_object() -> None:
    done = ran("bench", "--seconds", "0.01", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["games"]["guillotine"]["inside"] > 0
    assert found["build"] in ("pure", "compiled")
    assert found["games"]["guillotine"]["save_bytes"] < 8192


def test_bench_next_to_openspiel_tells_ratios() -> None:
    done = ran("bench", "--seconds", "0.01", "--peers", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    search = found["search"]
    for peer in ("python_ismcts", "cpp_ismcts_on_hearts"):
        assert search[f"search_over_{peer}"] == pytest.approx(search["search"] / search[peer], abs=0.001)
    assert found["games"]["guillotine"]["inside_ratio"] > 0
    assert search["stepped"] > 0


@pytest.mark.parametrize(("name", "seats"), [("guillotine", 2), ("swords-and-bagpipes", 4)])
def test_unless_said_otherwise_you_sit_down_among_as_many_as_the_game_is_best_for(name: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "game.tabard"
    assert ran("play", name, "--save", str(file), "--seed", "1", "--lang", "en", given="q\n").returncode == 0
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert head["players"] == ["you", *["steady"] * (seats - 1)]
