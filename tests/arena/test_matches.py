"""Matches and leagues: the same deals from every seat, the table for people and for programs, replays of rows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tabard.arena.contest import lineups
from tabard.arena.results import read_games
from tabard.cli import main
from tabard.table.reading import open_journal
from tests.arena.folder import contest, files, held, lines, own, result, words

Capture = pytest.CaptureFixture[str]


def rows(out: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(out / "games.parquet").to_pylist()
    return found


# Who sits where


@pytest.mark.parametrize(("players", "seats", "games"), [(2, 2, 2), (3, 3, 3), (4, 4, 4), (3, 2, 6), (4, 2, 12), (4, 3, 12)])
def test_every_group_is_seated_in_every_rotation(players: int, seats: int, games: int) -> None:
    found = lineups(players, seats)
    assert len(found) == games == len({tuple(one) for one in found})
    for player in range(players):
        at = [one.index(player) for one in found if player in one]
        assert [at.count(seat) for seat in range(seats)] == [len(at) // seats] * seats


def test_one_against_three_takes_each_seat_in_turn() -> None:
    found = contest(["random", "steady", "steady", "steady"])
    assert [found.seated(rotation).index("random") for rotation in range(4)] == [0, 1, 2, 3]


def test_a_deal_is_the_same_in_every_rotation_and_the_dice_of_the_bots_are_not() -> None:
    found = contest(["random", "random"])
    assert found.seed(3) == "s/3"
    seeds = [found.bot(deal, rotation, seat).seed for deal in (1, 2) for rotation in (0, 1) for seat in (0, 1)]
    assert len(set(seeds)) == 8


# A match


def test_a_match_of_two_is_played_twice_on_every_deal(tmp_path: Path, capsys: Capture) -> None:
    out = held("steady,random", tmp_path / "out", 6)
    found = rows(out)
    assert [(row["deal"], row["rotation"]) for row in found] == [(deal, turn) for deal in range(1, 7) for turn in (0, 1)]
    assert [row["seats"] for row in found[:2]] == [["steady", "random"], ["random", "steady"]]
    assert [row["seed"] for row in found[:4]] == ["1/1", "1/1", "1/2", "1/2"]
    told = result(out)
    assert (told["deals"], told["games"], told["bar"], told["verdict"]) == (6, 12, None, None)
    steady = told["table"][0]
    wins = [row["result"][row["seats"].index("steady")] for row in found]
    assert steady["share"] == round(sum(wins) / 12, 4)
    assert steady["score"] == round(sum([row["scores"][row["seats"].index("steady")] for row in found]) / 12, 4)
    assert steady["margin"] == -told["table"][1]["margin"]
    assert 0 <= steady["share_interval"][0] <= steady["share"] <= steady["share_interval"][1] <= 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "guillotine, 2 seats; deals: 6, games: 12"
    assert [line.split()[:2] for line in shown[2:]] == [["steady", "12"], ["random", "12"]]


def test_the_same_match_gives_the_same_bytes_with_one_worker_and_with_more(tmp_path: Path) -> None:
    given = ["--seed", "again", "--variant", "edition=german"]
    once = held("random,steady,random", tmp_path / "1", 4, *given, "--workers", "1")
    more = held("random,steady,random", tmp_path / "3", 4, *given, "--workers", "3", "--times")
    assert files(once) == files(more)
    assert rows(once)[0]["variant"] == "edition=german"
    assert files(held("random,steady,random", tmp_path / "other", 4, "--seed", "other")) != files(once)


def test_a_league_at_tables_of_two(tmp_path: Path, capsys: Capture) -> None:
    out = held("random,steady,search:2it", tmp_path / "out", 2, "--seats", "2", "--json")
    told = json.loads(capsys.readouterr().out)
    assert told == result(out)
    assert told["games"] == 12
    assert [row["games"] for row in told["table"]] == [8, 8, 8]
    assert told["table"][0]["rating"]["mu"] < told["table"][1]["rating"]["mu"]
    assert sum([row["share"] for row in told["table"]]) == pytest.approx(1.5, abs=0.001)
    against = [row["against"] for row in told["table"]]
    for at, row in enumerate(told["table"]):
        assert against[at][at] is None
        assert row["share"] == pytest.approx(sum([share for share in against[at] if share is not None]) / 2, abs=0.001)
        assert all(against[at][other] + against[other][at] == pytest.approx(1) for other in range(3) if other != at)
    held("random,steady,steady", tmp_path / "twins", 1, "--seats", "2")
    shown = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in shown[-4:]] == ["did better than", "random", "steady #1", "steady #2"]


def test_of_three_at_a_table_who_wins_did_better_than_both(tmp_path: Path) -> None:
    players = ["random", "steady", "random", "random"]
    out = held(",".join(players), tmp_path / "out", 2, "--seats", "3")
    better = []
    for row in rows(out):
        lineup = contest(players, 3).lineups[row["rotation"]]
        if 0 in lineup and 1 in lineup:
            first, second = row["result"][lineup.index(0)], row["result"][lineup.index(1)]
            better.append(1.0 if first > second else 0.5 if first == second else 0.0)
    assert len(better) == 2 * 6
    assert result(out)["table"][0]["against"][1] == round(sum(better) / 12, 4)


def test_four_at_a_table_and_the_other_games(tmp_path: Path) -> None:
    for name, variant in (("swords-and-bagpipes", "village=yes"), ("with-sword-and-shield", "teams=two-two")):
        out = held("random,steady,random,random", tmp_path / name, 1, "--variant", variant, name=name)
        assert len(rows(out)) == 4
        assert variant in rows(out)[0]["variant"].split(",")
        assert sum(rows(out)[0]["result"]) == pytest.approx(1)


def test_the_bar_is_told(tmp_path: Path, capsys: Capture) -> None:
    held("steady,random", tmp_path / "out", 40, "--bar", "0.65", name="with-sword-and-shield")
    assert "steady clears the bar of 65.0%" in capsys.readouterr().out
    told = result(tmp_path / "out")
    assert (told["deals"], told["games"], told["bar"], told["verdict"]) == (20, 40, 0.65, "cleared")
    assert len(rows(tmp_path / "out")) == 40


def test_times_are_told_and_not_written_into_the_results(tmp_path: Path, capsys: Capture) -> None:
    given = words(f"steady,{own(tmp_path, 'Slow')}", tmp_path / "out", 1, "--times")
    assert main([*given, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "times" not in result(tmp_path / "out")
    steady, slow = told.pop("times")
    assert told.pop("timed") == 2
    assert told == result(tmp_path / "out")
    assert slow["p99"] >= slow["median"] >= 2 > steady["median"]
    assert steady["answers"] + slow["answers"] == sum([row["length"] for row in rows(tmp_path / "out")])
    assert main(given) == 0
    said = capsys.readouterr().out
    assert "99 %" in said
    assert "times were taken" not in said
    held(given[3], tmp_path / "out", 2)
    held(given[3], tmp_path / "out", 2, "--times")
    assert "times were taken in 2 of 4 games" in capsys.readouterr().out


def test_a_bot_may_print_and_read_and_breaks_nothing(tmp_path: Path, capsys: Capture) -> None:
    assert main(words(f"{own(tmp_path, 'Talks')},random", tmp_path / "out", 1, "--json")) == 0
    assert json.loads(capsys.readouterr().out)["table"][0]["forfeits"] == 0


# Replays


def test_every_row_can_be_replayed_to_its_result(tmp_path: Path) -> None:
    out = held("steady,random,random", tmp_path / "out", 2, name="swords-and-bagpipes")
    found, played = read_games(out / "games.parquet")
    count = 0
    for row in played:
        journal = found.replay(row)
        assert journal.state.over
        assert [found.box.total(journal.state, seat) for seat in range(3)] == row["scores"]
        assert [seat for seat in range(3) if row["result"][seat]] == found.box.winners(journal.state)
        assert journal.players == row["seats"]
        assert row["fingerprint"] == found.box.fingerprint
        assert open_journal("\n".join(journal.lines()) + "\n").state == journal.state
        count += 1
    assert count == 6
    assert [found.replay(row).state for row in lines(out)[:1]]


def test_a_card_set_of_ones_own_travels_inside(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    text = contest(["random", "random"]).box.card_set.text
    cards.write_text(text, encoding="utf-8")
    out = held("random,random", tmp_path / "out", 1, "--cards", str(cards))
    cards.unlink()
    found, played = read_games(out / "games.parquet")
    assert found.head["cards"]["text"] == text
    assert all(found.replay(row).state.over for row in played)
