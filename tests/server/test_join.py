"""`tabard join`: the terminal at a table over the network, in processes of its own against a real server."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import time

import pytest

from tabard.games import OURS
from tabard.table.reading import open_journal
from tabard.words import LANGUAGES, Words
from tests.server.first import sql
from tests.server.joining import PROMPT, STARTED, Room, flat, opened, sit
from tests.server.network import Json, Server

# Whole games


@pytest.mark.parametrize(("game", "language"), [(game.name, language) for game, language in zip(OURS, LANGUAGES)])
def test_four_people_play_a_whole_game_two_of_them_at_terminals(server: Server, room: Room, game: str, language: str) -> None:
    table = opened(server, game, ["open"] * 4)
    links = table.made["links"]
    typed = "1\n" * 5000
    terminals = [room.join(links[at], f"T{at}", "--lang", language, typed=typed) for at in (0, 1)]
    watcher = room.join(links[-1], "Eye", "--lang", language, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    tokens = [sit(table, at, f"N{at}") for at in (2, 3)]

    async def others() -> None:
        async def one(token: str) -> Json:
            async with table.line(token) as line:
                return await line.play(f"{game} {token}")

        await asyncio.gather(*[one(token) for token in tokens])

    asyncio.run(others())
    journal = open_journal(table.journal())
    words = Words(language, journal.box, ["T0", "T1", "N2", "N3"])
    winners = [words.seat(seat) for seat in journal.box.winners(journal.state)]
    for terminal in [*terminals, watcher]:
        assert terminal.end() == 0, terminal.text
        assert words.say("winner", names=", ".join(winners), count=len(winners)) in flat(terminal.text)
        for seat in range(4):
            points = str(journal.box.total(journal.state, seat)).replace("-", "−")
            assert words.say("score-line", name=words.seat(seat), points=points) in flat(terminal.text)
        assert words.say("verify-proven", answers=len(journal.kept)) in flat(terminal.text)
        assert flat(words.say("fair-promise", promise=journal.dice.promise)) in flat(terminal.text)  # type: ignore[union-attr]
        assert f"/api/tables/{table.id}/journal" in terminal.text
        kept = json.loads(next((room.folder / terminal.name).rglob("*.json")).read_text())["deals"][table.id]
        assert kept["promise"] == table.made["promise"]
        assert (kept["value"] in journal.dice.values) == (terminal is not watcher), "who plays puts something in"  # type: ignore[union-attr]
        assert (words.say("join-value-in", value=kept["value"]) in flat(terminal.text)) == (terminal is not watcher)
        assert "Traceback" not in terminal.text
    answered = [row.seat for row in journal.kept]
    assert all(answered.count(seat) > 3 for seat in range(4))
    assert f"{words.seat(0)} (1–" not in watcher.text, "nobody asks a watcher"


def test_a_watcher_sees_the_table_and_no_hand(server: Server, room: Room) -> None:
    table = server.table("guillotine", 2)
    watcher = room.join(table.made["links"][-1])
    assert "You are watching." in watcher.until("Hand: 5 face down.*Hand: 5 face down.*Waiting for P")
    watcher.type("undo", "1", "s", "nonsense", "say hm")
    text = watcher.until("Ann says: hm")
    for told in ("Nothing can be taken back", "not asked anything", "P0: 0 P1: 0"):
        assert told in text
    assert text.count("not asked anything") == 2
    watcher.type("q")
    watcher.until("You left the table.")
    assert watcher.end() == 0


# Coming, going, coming back


def test_whoever_leaves_gets_the_seat_back_with_the_same_command(server: Server, room: Room) -> None:
    table = opened(server, "guillotine", ["open", "open"])
    link = table.made["links"][0]
    first = room.join(link)
    assert "seat 2 is free" in first.until("begins when every seat is taken")
    token = sit(table, 1, "Ben")
    assert "Ben sits down." in first.until("The game begins.", STARTED)
    first.type("q")
    assert "The seat stays yours" in first.until("You left the table.")
    assert first.end() == 0
    again = room.join(link)
    again.until(r"At the table: Ann \(you\), Ben \(not here\)", STARTED)
    again.process.send_signal(signal.SIGINT)
    told = again.until("Do you want to leave|You left the table.")  # whoever is asked something is asked that, too
    if "Do you want" in told:
        again.process.send_signal(signal.SIGINT)
        told = again.until("You left the table.")
    assert "The seat stays yours" in told
    assert again.end() == 130
    other = room.join(link, "Thief")
    assert other.end() == 2
    assert other.text == "tabard: seat 1 is taken\n"
    rows = server.ask(f"/api/tables/{table.id}/log", None, token)[1]["events"]
    assert [one for one in rows if one[0].startswith("noted-")] == [], "coming back is no news for the journal"


def test_the_others_hear_who_is_gone_and_who_is_back(server: Server, room: Room) -> None:
    table = server.table("guillotine", 2, bots=["steady"])
    table.host(do="bot", seat=2, level="random")

    async def run() -> None:
        async with table.line(table.tokens[1]):
            await asyncio.to_thread(ann.until, "P1 is here.")
        await asyncio.to_thread(ann.until, "P1 is gone.")

    key = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[0])["key"]
    link = f"{server.base}/t/{table.id}#pass={key}"
    ann = room.join(link)
    ann.until(r"At the table: P0 \(you\), P1 \(not here\), random \(bot\)")
    asyncio.run(run())
    late = room.join(link, "Late")
    assert late.end() == 2, "a seat is handed over once"
    assert "too old" in late.text


def test_at_a_listed_table_one_sits_down_where_there_is_room(server: Server, room: Room) -> None:
    table = opened(server, "guillotine", ["open", "steady"], listed=True)
    link = f"{server.base}/t/{table.id}"
    ann = room.join(link)
    ann.until(r"Ann \(you\), steady \(bot\)", PROMPT)
    late = room.join(link, "Late")
    late.until("You are watching.")


def test_a_server_that_is_killed_is_waited_for(own: Server, room: Room) -> None:
    table = opened(own, "guillotine", ["open", "random", "random"])
    ann = room.join(table.made["links"][0])
    ann.until("Ann.*" + PROMPT)
    for _ in range(2):
        own.kill()
        ann.until("The connection is lost")
        own.start(own.port)
        assert "The connection is lost" not in ann.until("Connected again.", "to move", PROMPT), "it is said once"
        ann.type("1")
        ann.until(PROMPT)
    ann.type("log", "q")
    assert "shuffled" in ann.until("You left the table.")


def test_an_answer_on_its_way_when_the_server_dies_is_given_once(own: Server, room: Room) -> None:
    table = opened(own, "guillotine", ["open", "random"])
    ann = room.join(table.made["links"][0])
    ann.until(PROMPT)

    def given() -> int:
        return int(sql(own.database, "SELECT count(*) FROM entries WHERE kind = 'row' AND seat = 0")[0][0])

    for times in range(1, 6):
        ann.type("seats")  # the prompt that was read may be the one before: what follows this is the last
        asked = ann.until("At the table: .*" + PROMPT).rpartition("At the table: ")[2]
        if times % 2:
            own.process.send_signal(signal.SIGSTOP)  # it is killed before it hears of the answer, else perhaps after
        ann.type("".join(re.findall(r"1–(\d+)", asked)[-1:]))  # the last: doing nothing, for the first may ask for more
        time.sleep(0.2 * (times % 2))
        own.kill()
        own.start(own.port)
        ann.until("Connected again.", PROMPT)
        until = time.monotonic() + 20
        while given() < times and time.monotonic() < until:
            time.sleep(0.05)
        assert given() == times
