"""What is said over the network: by HTTP, and over one WebSocket for each table and viewer (docs/live-protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tabard.table.moment import Moment
from tabard.table.sheet import Message

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=64, pattern="^[^\\x00]*$")]  # PostgreSQL stores no zero
Key = Annotated[str, Meta(max_length=128)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
Seat = Annotated[int, Meta(ge=0, le=15)]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """A message in which nothing is superfluous."""


# Settings of a table


class Clock(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How long one may think: `seconds` for each decision, or a bank of them with `more` after each; `days` is a long bank."""

    kind: Literal["none", "decision", "bank", "days"] = "none"
    seconds: Seconds = 0
    more: Seconds = 0


class OwnCards(Strict):
    """A card set of somebody's own, as the text of its file."""

    name: Name
    text: Annotated[str, Meta(max_length=64_000)]


class Settings(Strict):
    """What is played, by whom, and how."""

    game: Short
    seats: Annotated[list[Short], Meta(min_length=1, max_length=16)]  # open, closed, or a bot
    variant: dict[Short, Short] = {}
    cards: Short | OwnCards = ""
    listed: bool = False
    watch: Literal["nobody", "table", "hands"] = "table"  # what watchers see: nothing, what everybody sees, all hands
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0  # how many answers they are behind
    undo: Literal["off", "quiet", "agree"] = "quiet"
    veiled: bool = False  # nobody hears who has sealed an answer before all have
    clock: Clock = Clock()
    grace: Seconds = 60  # of somebody who is disconnected, before the others may go on without them
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800  # milliseconds before a bot answers


# What clients say


class Command(Strict, tag_field="type"):
    """Something to be done; `cmd` is any name the sender gives it, and sent again it is done once."""

    cmd: Short


class Answer(Command, tag="answer"):
    """Option `choose` of question `to`; `n` is the moment it was chosen in."""

    to: Number
    choose: Number
    n: Number = 0


class Undo(Command, tag="undo"):
    """Take back one's own last answer, if it was quiet."""


class Ask(Command, tag="ask"):
    """Ask the others to agree: to take back the last answer though it was not quiet, or to end the game."""

    what: Literal["undo", "end"]


class Agree(Command, tag="agree"):
    """Say yes or no to what somebody asked the table."""

    yes: bool


class Claim(Command, tag="claim"):
    """Say something at the table, true or false: one of those that GET …/claims offers now."""

    choose: Number


class Chat(Command, tag="chat"):
    """Talk: players among themselves, watchers among themselves."""

    text: Text


class Preset(Command, tag="preset"):
    """An answer chosen in advance, told to nobody: to every question of a kind, as long as it is offered there."""

    kind: Short
    path: Annotated[str, Meta(max_length=200)] = ""  # the things to touch; empty takes it back


class Stand(Command, tag="stand"):
    """Of somebody who is away: let a bot keep the seat."""

    seat: Seat


Said = Answer | Undo | Ask | Agree | Claim | Chat | Preset | Stand


# What the server says


class SeatNow(Strict):
    """Who sits at a seat."""

    name: str
    who: Literal["open", "closed", "person", "bot"]
    level: str = ""  # of a bot
    here: bool = False  # somebody is connected
    kept: bool = False  # a bot keeps it for somebody who is away


class Asking(Strict):
    """What the table has been asked, by whom, and who has not agreed yet."""

    what: str
    by: int
    waits: list[int]


class Told(Strict, tag_field="t"):
    """Something the server says. Over a socket it comes in a pair with its number there: [1, {…}], [2, {…}] …"""


class TableNow(Told, tag="table"):
    """The table itself: sent at the beginning and whenever it changes."""

    id: str
    code: str
    sheet: str  # the name of the Sheet; empty before the deal
    settings: Settings
    state: Literal["open", "playing", "over"]
    seats: list[SeatNow]
    you: int  # your seat, or -1
    host: bool
    watchers: int
    promise: str
    next: str = ""  # the table of the next game
    asking: Asking | None = None


class Now(Told, tag="now"):
    """All you see now."""

    moment: Moment
    cmd: str = ""  # what you asked for is done
    undo: bool = False  # you may take back your last answer
    clocks: list[int] = []  # milliseconds left, by seat; -1 where that would lift the veil
    preset: dict[str, str] = {}  # your own, by kind of question


class Done(Told, tag="done"):
    """What you asked for is done, and changes nothing you see."""

    cmd: str


class No(Told, tag="no"):
    """What you asked for is not done, and nothing has changed."""

    cmd: str
    code: str
    message: str
    rule: str = ""
    options: list[list[str]] = []  # the paths that can be chosen instead


class Heard(Told, tag="chat"):
    """Somebody said something."""

    name: str
    seat: int
    text: str
    at: int


class Bye(Told, tag="bye"):
    """The socket will be closed."""

    code: str


# By HTTP


class Guest(Strict):
    """What one is called."""

    name: Name


class Sit(Strict):
    """Sit down: at this seat with its key, or at any open seat of a listed table."""

    name: Name
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    key: Key = ""
    value: Short = ""  # what you add to the dice


class Watch(Strict):
    """Watch: with the key of the link, or at a listed table without."""

    key: Key = ""


class Host(Strict):
    """What a host does: seat a bot, free or close a seat, begin, end, silence somebody."""

    do: Literal["bot", "free", "close", "begin", "end", "mute"]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    level: Short = ""


class Opened(Strict):
    """A new table with its keys; they are told once."""

    id: str
    code: str
    keys: list[str]  # one for each seat
    watch: str
    links: list[str] = []  # one for each seat, and the last to watch: what `tabard join` and browsers are given


class Listed(Strict):
    """A table in a list."""

    id: str
    code: str
    game: str
    state: str
    seats: list[SeatNow]


class Shelved(Strict):
    """A game that can be played here."""

    game: str
    seats: list[int]  # the fewest and the most
    usual: int
    variants: dict[str, list[str]]  # with their choices, the usual one first
    sets: list[str]  # of cards


class Known(Strict, omit_defaults=True):
    """A guest; a program is told the token it is known by, a browser gets it as a cookie."""

    id: str
    name: str
    token: str = ""


class Found(Strict):
    """A table by its id."""

    id: str


class Taken(Strict):
    """The seat one has now."""

    seat: int


class Pass(Strict):
    """What takes a seat to another device, once."""

    key: str


class Log(Strict):
    """All that happened, as one viewer may know it, up to the moment n; -1 if there is nothing to be seen."""

    n: int
    events: list[Message]


class Nothing(Strict):
    """It is done."""


class Refusal(Strict):
    """It is not done: a code for programs, an exact sentence, and the id of the rule that forbids it, if one does."""

    code: str
    message: str
    rule: str = ""


commands = msgspec.json.Decoder(Said)
encoder = msgspec.json.Encoder()
