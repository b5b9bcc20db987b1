"""`tabard join`: what people do at the table, from talk to a finished game."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest

from tabard.joined import Joined
from tabard.news import span
from tabard.server import wire
from tabard.server.limits import SOCKETS
from tabard.table.reading import open_journal
from tabard.way import Deal, Way
from tabard.words import LANGUAGES, Words
from tests.server.joining import PROMPT, Joining, Room, flat, opened, sit, token_of
from tests.server.network import Line, Server


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
            await asyncio.to_thread(ann.until, "The game was stopped early.")
            ann.type("save", "again")
            await asyncio.to_thread(ann.until, "the journal can be had when the game is over", "Another game .* tabard join http")
            ann.type("")
            assert await asyncio.to_thread(ann.end) == 0

    asyncio.run(run())


class Unsent:
    """The way to no table: it keeps what is said."""

    def __init__(self) -> None:
        self.deal = Deal()
        self.said: list[Any] = []

    def send(self, command: Any) -> None:
        self.said.append(command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_the_table_is_typed_in_the_language_spoken_or_in_english(language: str) -> None:
    words, told = Words(language), [wire.Chat, wire.Claim, wire.Ask, wire.Ask, wire.Stand]
    for spoken in (words, Words("en")):
        word = {name: spoken.say(f"command-{name}").split()[0] for name in [*Joined.commands, *Joined.with_more, "end"]}
        way = Unsent()
        table = Joined(cast(Way, way), language)
        table.claims = (0, 2)
        for line in ("say hola", "claim 2", "ask undo", "ask end", "keep 2", "seats", "change"):
            assert table.talk(" ".join([word.get(one, one) for one in line.split()]))
        assert [type(one) for one in way.said] == told
        talk, claim, undo, end, keep = way.said
        assert [talk.text, claim.choose, undo.what, end.what, keep.seat] == ["hola", 1, "undo", "end", 1]
        assert table.changing
        for line in ("say", "keep", "keep x", "ask", "ask hola", "again"):
            assert not table.talk(" ".join([word.get(one, one) for one in line.split()]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_joins_is_told_commands_in_their_language(language: str) -> None:
    words = Words(language)
    word = {name: words.say(f"command-{name}").split()[0] for name in [*Joined.commands, *Joined.with_more]}
    listed = words.say("help-join").split(" · ")[1:]
    assert {line.partition(":")[0].split()[0] for line in listed} == {"?", *word.values()} - {word["help"], word["again"]}
    for message, names in (("claims", "claim"), ("ask-undo", "ask undo"), ("stay", "say again"), ("journal", "save")):
        said = words.say(f"join-{message}", address="")
        assert all(word[name] in said for name in names.split())


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
    ann.until("You left the table.")


async def all_asked(line: Line) -> list[int]:
    """The seats that must still answer."""
    if not line.now:
        await line.until("now")
    await settled(line)
    return [one[1] for one in line.now["moment"]["asked"] if one[3] and not one[4]]


async def answer_first(ann: Joining, others: dict[int, Line], asked: list[int]) -> None:
    """The first that is asked takes the first option; Ann ends her turn as soon as she can, for units are chosen in two steps."""
    if asked[0] == 0:
        said = await asyncio.to_thread(ann.until, PROMPT)
        ann.type("End the turn" if "End the turn" in said else "1")
        await others[1].until("now")
    else:
        line = others[asked[0]]
        await settled(line)
        await line.answer(line.asked()[0], 0)


async def settled(line: Line) -> None:
    cmd = await line.say("stand", seat=15)  # in vain
    while (await line.hear()).get("cmd") != cmd:
        pass


def test_whoever_may_not_come_in_just_now_or_says_too_much_reads_why(server: Server, room: Room) -> None:
    table = opened(server, "guillotine", ["open", "open"])
    ann = room.join(table.made["links"][0])
    ann.until("Waiting for the others to sit down|seat 2")
    ann.type(*[f"say line {at}" for at in range(20)])
    ann.until("you say too much at once; wait a little")
    ann.type("q")
    ann.end()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(SOCKETS):
                await (await stack.enter_async_context(table.line(token_of(room, "Ann"), max_queue=None))).hear()
            again = room.join(table.made["links"][0])
            await asyncio.to_thread(again.until, "That is too much at once; wait a little. The connection is lost. Trying again")
        await asyncio.to_thread(again.until, "Ann")

    asyncio.run(run())


def test_whoever_sits_down_where_hands_are_shown_says_so(server: Server, room: Room) -> None:
    table = opened(server, "guillotine", ["open", "open"], watch="hands")
    for language, told in [("en", "see all hands, and a player could be one of them"), ("it", "essere qualcuno che gioca")]:
        ann = room.join(table.made["links"][0], "Ann", "--lang", language)
        assert ann.end() == 2
        assert told in flat(ann.text)
    room.join(table.made["links"][0], "Ann", "--openly").until("Ann")


def test_clocks_are_shown_where_there_are_any(server: Server, room: Room) -> None:
    table = opened(server, "guillotine", ["open", "random"], clock={"kind": "bank", "seconds": 605, "more": 5})
    ann = room.join(table.made["links"][0])
    assert "random 10:05" in ann.until(r"Time left: Ann (10:0\d|9:\d\d)", PROMPT)


def hinted(joined: Joining, command: str, begins: str) -> str:
    """What is said to whoever asks for a hint; on a machine that is too busy to think, once more."""
    for _ in range(20):
        joined.type(command)
        said = joined.until(PROMPT)
        if f"{begins}:" in said and "%" in said:
            return said
    raise AssertionError("nobody ever had time to think")


def test_hints_are_given_among_bots_in_the_language_spoken_and_refused_among_people(server: Server, room: Room) -> None:
    alone = opened(server, "guillotine", ["open", "random"]).made["links"][0]
    asked = [("en", "hint", "Best here"), ("es", "consejo", "Lo mejor aquí"), ("it", "consiglio", "Il meglio qui")]
    for language, command, begins in asked:
        ann = room.join(alone, "Ann", "--lang", language)
        ann.until(PROMPT)
        assert re.search(rf"{begins}: .+: \d+\s%", hinted(ann, command, begins))
    ben = room.join(opened(server, "guillotine", ["open", "open"]).made["links"][0], "Ben")
    ben.until("Waiting for the others|seat 2")
    ben.type("hint")
    ben.until("Hints are given while a game is played in which all others are bots")


def test_a_secret_choice_is_advised_as_a_mix(server: Server, room: Room) -> None:
    ann = room.join(opened(server, "swords-and-bagpipes", ["open", "random", "random"]).made["links"][0])
    for _ in range(200):
        if "which side do you support" in ann.until(PROMPT):
            assert re.search(r"\d+\s%\s(Scotland|England)", hinted(ann, "hint", "it is best left to chance"))
            return
        ann.type("1")
    raise AssertionError("no side was ever asked for")


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
    text = again.until("You left the table.")
    assert f"tabard verify {file}" in text
    assert f"There is already a file {file}" in text
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
            await asyncio.to_thread(ann.until, "P0 says: I come .*>$")  # by the name of the seat
            os.write(ours, "say hällo\x1b[D x\x7fyou".encode())
            await asyncio.to_thread(ann.until, "say hällo you$")
            await line.done("chat", text="hear, hear")
            await asyncio.to_thread(ann.until, r"P1 says: hear, hear .*> say hällo you$")
            os.write(ours, b"\r")
            assert (await line.until("chat", lambda told: told["text"] != "I come" and told["seat"] == 0))["text"] == "hällo you"
            os.write(ours, b"gone\x15\x04")
            assert await asyncio.to_thread(ann.process.wait, 30) == 0

    asyncio.run(run())
    ann.until("You left the table.")
    os.close(ours)
