"""Every command: what it prints, and how it refuses: status 2, one sentence on stderr, with --json one object on stdout."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.table.reading import open_journal
from tabard.words import LANGUAGES, Words
from tests.command import GOOD_SET, Capture, ran, refused, said, written

COMMANDS = ["play", "simulate", "arena", "bench", "cards", "rules", "replay", "engine"]
pytestmark = pytest.mark.usefixtures("in_english")


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
        (["play", "guillotine", "--seats", "you,Ben=gambler"], "gambler"),
        (["play", "guillotine", "--seats", "you,"], "cannot sit down"),
        (["play", "guillotine", "--seats", "you,gentle:loyal"], "loyal"),
        (["simulate", "guillotine", "--seats", "gentle,easy:bold"], "bold"),
        (["league", "guillotine", "--seats", "3", "--out", "nowhere"], "even"),
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


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_refusal_is_told_in_the_language_spoken_and_says_exactly_what_is_wrong(
    spoken: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    exact = "guillotine has no clause 'GU-99'; it has GU-1 to GU-27"
    told = exact if spoken == "en" else f"{Words(spoken).say('refused-bad-request')} ({exact})"
    assert refused(capsys, "rules", "guillotine", "GU-99", "--lang", spoken) == f"tabard: bad-request: {told}\n"
    monkeypatch.setenv("LC_ALL", f"{spoken}.UTF-8")
    assert refused(capsys, "rules", "guillotine", "GU-99") == f"tabard: bad-request: {told}\n"
    assert "Tabard does not speak 'tlh'; it speaks en, es, it" in refused(capsys, "rules", "guillotine", "--lang", "tlh")


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
    assert [player.partition(":")[0] for player in head["players"]] == ["you", *["easy"] * (seats - 1)]
