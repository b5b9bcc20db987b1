"""`tabard join`: the terminal at a table over the network, in processes of its own against a real server."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.games import OURS
from tabard.news import span
from tabard.server import app
from tabard.table.reading import open_journal
from tabard.words import LANGUAGES, Words
from tests.server.joining import Joining, flat
from tests.server.network import Json, Line, Seated, Server

PROMPT = r"\S>$"
STARTED = rf"({PROMPT}|Waiting for \S+)$"  # who begins is up to the dice


class Room:
    """Whoever joins in a test, each in a home of their own; at the end all are sent home."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.joined: list[Joining] = []

    def join(self, link: str, name: str = "Ann", *more: str, **streams: Any) -> Joining:
        home = self.folder / name
        home.mkdir(exist_ok=True)
        self.joined.append(Joining(link, home, "--name", name, *more, **streams))
        return self.joined[-1]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    found = Room(tmp_path)
    yield found
    for one in found.joined:
        one.close()


def opened(server: Server, game: str, seats: list[str], **settings: Any) -> Seated:
    """A table with nobody at it, made by somebody who only made it."""
    host = server.person("Host")
    made = server.done("/api/tables", {"game": game, "seats": seats, "pace": 0, **settings}, host)
    return Seated(server, made, [host])


def sit(table: Seated, at: int, name: str) -> str:
    token = table.server.person(name)
    table.server.done(f"/api/tables/{table.id}/sit", {"name": name, "seat": at, "key": table.made["keys"][at]}, token)
    return token


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
    watcher.until("Left the table.")
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
    assert "The seat stays yours" in first.until("Left the table.")
    assert first.end() == 0
    again = room.join(link)
    again.until(r"At the table: Ann \(you\), Ben \(not here\)", STARTED)
    again.process.send_signal(signal.SIGINT)
    assert "The seat stays yours" in again.until("Left the table.")
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
    assert "shuffled" in ann.until("Left the table.")


def test_an_answer_on_its_way_when_the_server_dies_is_given_once(own: Server, room: Room) -> None:
    table = opened(own, "guillotine", ["open", "random"])
    ann = room.join(table.made["links"][0])
    ann.until(PROMPT)
    for _ in range(5):
        ann.type("1")
        own.kill()
        own.start(own.port)
        ann.until("Connected again.", PROMPT)
    ann.type("q")
    log = own.ask(f"/api/tables/{table.id}/log", None, token_of(room, "Ann"))[1]["events"]
    collected = [one for one in log if one[0] == "event-collected" and one[1]["seat"] == 0]
    assert len(collected) > 3


def token_of(room: Room, name: str) -> str:
    """As `tabard join` keeps it, for its user's eyes only."""
    file = next((room.folder / name).rglob("*.json"))
    assert file.stat().st_mode & 0o077 == 0
    token: str = json.loads(file.read_text())["token"]
    return token


# Links that lead nowhere

BAD = [
    ("", "is no link to a table"),
    ("nonsense", "is no link to a table"),
    ("{base}", "is no link to a table"),
    ("ftp://x/t/y", "is no link to a table"),
    ("http://[x/t/y", "is no link to a table"),
    ("{base}/t/{id}#what", "is no link to a table"),
    ("{base}/t/{id}#seat=x&key=y", "is no link to a table"),
    ("{base}/t/{id}#seat=0", "put it in quotes"),
    ("{base}/t/{id}#seat=0&key=wrong", "this link is not for that seat"),
    ("{base}/t/{id}#seat=9&key={key}", "this link is not for that seat"),
    ("{base}/t/{id}#watch=wrong", "this link is not for this table"),
    ("{base}/t/{id}#pass=wrong", "has been used, or is too old"),
    ("{base}/t/{id}", "There is no such thing here"),
    ("{base}/t/nowhere#watch=x", "there is no such table"),
    ("http://127.0.0.1:1/t/x", "http://127.0.0.1:1 does not answer."),
    ("http://127.0.0.1:port/t/x", "does not answer."),
]


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What is said of a link that leads nowhere; no process of its own is needed for that."""
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))

    def joined(link: str, language: str = "en") -> str:
        assert main(["join", link, "--name", "Ann", "--lang", language]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        return told.err

    return joined


@pytest.mark.parametrize(("link", "told"), BAD, ids=[link or "nothing" for link, _ in BAD])
def test_a_bad_link_is_one_sentence(server: Server, refused: Callable[..., str], link: str, told: str) -> None:
    table = opened(server, "guillotine", ["open", "open"])
    said = refused(link.format(base=server.base, id=table.id, key=table.made["keys"][0]))
    assert told in said
    assert said.startswith("tabard: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_server_refuses_or_notes_has_words(language: str) -> None:
    source = "".join([file.read_text(encoding="utf-8") for file in Path(str(app.__file__)).parent.glob("*.py")])
    noted = set(re.findall(r"(?:note|answer_for)\(\"(\w+)\"", source))
    assert noted == {"person", "bot", "timeout", "stood_in"}
    needed = [f"noted-{one}" for one in noted] + [f"refused-{code}" for code in app.STATUS]
    assert [one for one in needed if not Words(language).has(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_player(server: Server, refused: Callable[..., str], language: str) -> None:
    table = opened(server, "guillotine", ["open", "open"])
    words = Words(language)
    assert refused(f"{server.base}/t/{table.id}#seat=0", language) == f"tabard: {words.say('join-cut-link')}\n"
    exact = "this link is not for that seat"
    said = refused(f"{server.base}/t/{table.id}#seat=0&key=x", language)
    assert said == f"tabard: {exact if language == 'en' else words.say('refused-forbidden') + f' ({exact})'}\n"


PAGE = b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>"


@pytest.mark.parametrize("said", [PAGE, b"HTTP/1.1 404 No\r\n\r\nno", b"SSH-2.0\r\n"], ids=["page", "404", "ssh"])
def test_what_is_no_tabard_server_is_told_so(refused: Callable[..., str], said: bytes) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:

        def answer() -> None:
            line, _ = listener.accept()
            line.recv(65536)
            line.sendall(said)
            line.close()

        threading.Thread(target=answer, daemon=True).start()
        told = refused(f"http://127.0.0.1:{listener.getsockname()[1]}/t/x")
    assert ("does not answer" if said.startswith(b"SSH") else "is no Tabard server") in told


# At the table


def test_people_talk_claim_take_back_and_ask_the_table(server: Server, room: Room) -> None:
    table = opened(server, "swords-and-bagpipes", ["open", "open"], undo="agree")
    ann = room.join(table.made["links"][0])
    ben = sit(table, 1, "Ben")

    async def run() -> None:
        async with table.line(ben) as line:
            await line.until("now")
            ann.type("say good evening")
            await asyncio.to_thread(ann.until, "Ann says: good evening")
            ann.type("claim")
            assert (await line.until("chat"))["text"] == "good evening"
            await line.done("chat", text="and to you \x1b[2J")
            await asyncio.to_thread(ann.until, "Ben says: and to you", "Ann: I stand for Scotland this round.")
            assert "\x1b[2J" not in ann.text
            ann.type("claim 1")
            await line.until("now", lambda told: told["moment"]["events"][0][0] == "claim-scotland")
            await asyncio.to_thread(ann.until, "· Ann: I stand for Scotland this round.")
            await line.done("ask", what="end")
            await asyncio.to_thread(ann.until, r"Ben asks to end the game. Type yes or no.")
            ann.type("no", "yes")
            await line.until("table", lambda told: told["asking"] is None)
            await asyncio.to_thread(ann.until, "The table has decided.")
            ann.type("ask end")
            await line.until("table", lambda told: told["asking"] is not None)
            await asyncio.to_thread(ann.until, r"Ann asks to end the game. Waiting for Ben.")
            await line.done("agree", yes=True)
            await asyncio.to_thread(ann.until, "The game was ended before its end.")
            ann.type("save", "again")
            await asyncio.to_thread(ann.until, "the journal can be had when the game is over", "Another game .* tabard join http")
            ann.type("")
            assert await asyncio.to_thread(ann.end) == 0

    asyncio.run(run())


def test_secret_choices_are_told_as_made_and_can_be_changed(server: Server, room: Room) -> None:
    table = opened(server, "swords-and-bagpipes", ["open"] * 4)
    ann = room.join(table.made["links"][0])
    tokens = [sit(table, at, name) for at, name in [(1, "Ben"), (2, "Cleo"), (3, "Dan")]]

    async def run() -> None:
        async with table.line(tokens[0]) as ben, table.line(tokens[1]) as cleo, table.line(tokens[2]) as dan:
            others = {1: ben, 2: cleo, 3: dan}
            while 0 not in (asked := await all_asked(ben)) or len(asked) < 3:
                await answer_first(ann, others, asked)
            await asyncio.to_thread(ann.until, PROMPT)
            asked.remove(0)
            last = asked.pop()
            for seat in asked:
                await answer_first(ann, others, [seat])
                await asyncio.to_thread(ann.until, f"{ben.table['seats'][seat]['name']} has chosen.")
            ann.type("1")
            await asyncio.to_thread(ann.until, f"Waiting for {ben.table['seats'][last]['name']}.")
            ann.type("change")
            await asyncio.to_thread(ann.until, PROMPT)
            ann.type("2")
            await asyncio.to_thread(ann.until, "Waiting for")
            async with table.line(token_of(room, "Ann")) as own:
                assert [one["sealed"] for one in (await own.until("now"))["moment"]["mine"]] == [1]
            assert await all_asked(ben) == [last]

    asyncio.run(run())
    ann.type("q")
    ann.until("Left the table.")


async def all_asked(line: Line) -> list[int]:
    """The seats that must still answer."""
    if not line.now:
        await line.until("now")
    await settled(line)
    return [one[1] for one in line.now["moment"]["asked"] if one[3] and not one[4]]


async def answer_first(ann: Joining, others: dict[int, Line], asked: list[int]) -> None:
    """The first that is asked takes the first option."""
    if asked[0] == 0:
        await asyncio.to_thread(ann.until, PROMPT)
        ann.type("1")
        await others[1].until("now")
    else:
        line = others[asked[0]]
        await settled(line)
        await line.answer(line.asked()[0], 0)


async def settled(line: Line) -> None:
    cmd = await line.say("chat", text="?")
    while (await line.hear()).get("cmd") != cmd:
        pass


def test_clocks_are_shown_where_there_are_any(server: Server, room: Room) -> None:
    table = opened(server, "guillotine", ["open", "random"], clock={"kind": "bank", "seconds": 65, "more": 5})
    ann = room.join(table.made["links"][0])
    assert "random 1:05" in ann.until(r"Time left: Ann 1:0\d", PROMPT)


def test_a_clock_reads_like_one() -> None:
    assert [span(ms) for ms in (0, 999, 61_000, 3_600_000, 90_061_000)] == ["0:00", "0:00", "1:01", "1:00:00", "1+01:01:01"]


def test_a_finished_game_is_kept_where_one_says(server: Server, room: Room, tmp_path: Path) -> None:
    table = opened(server, "guillotine", ["open", "random"])
    link, file = table.made["links"][0], tmp_path / "kept.tabard"
    ann = room.join(link, typed="1\n" * 2000)
    assert ann.end() == 0
    again = room.join(link)
    again.until("The game is over.", "save FILE keeps it", "Enter leaves")
    again.type(f"save {file}", f"save {file}", "s", "")
    text = again.until("Left the table.")
    assert f"tabard verify {file}" in text
    assert f"There is a file {file} already" in text
    assert open_journal(file.read_text()).state.over
    assert again.end() == 0


# A real terminal


def test_what_is_half_typed_stays_while_others_are_heard(server: Server, room: Room) -> None:
    table = server.table("guillotine", 2)
    ours, theirs = pty.openpty()
    key = server.done(f"/api/tables/{table.id}/pass", {}, table.tokens[0])["key"]
    ann = room.join(f"{server.base}/t/{table.id}#pass={key}", stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, b"say I come\n")  # before anybody listens
    threading.Thread(target=ann.read, args=(ours,), daemon=True).start()

    async def run() -> None:
        async with table.line(table.tokens[1]) as line:
            await asyncio.to_thread(ann.until, "Ann says: I come .*>$")
            os.write(ours, "say hällo\x1b[D x\x7fyou".encode())
            await asyncio.to_thread(ann.until, "say hällo you$")
            await line.done("chat", text="hear, hear")
            await asyncio.to_thread(ann.until, r"P1 says: hear, hear .*> say hällo you$")
            os.write(ours, b"\r")
            assert (await line.until("chat", lambda told: told["text"] != "I come" and told["seat"] == 0))["text"] == "hällo you"
            os.write(ours, b"gone\x15\x04")
            assert await asyncio.to_thread(ann.process.wait, 30) == 0

    asyncio.run(run())
    ann.until("Left the table.")
    os.close(ours)
