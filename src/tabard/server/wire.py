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
    lang: Literal["en", "es", "it"] = "en"  # of the names that bots are given


# What clients say


class Command(Strict, tag_field="type"):
    """Something to be done; `cmd` is any name the sender gives it, and sent again it is done once."""

    cmd: Annotated[Short, Meta(min_length=1)]


class Answer(Command, tag="answer"):
    """Option `choose` of question `to`; `n` is the moment it was chosen in, `path` what is wished, in case it is refused."""

    to: Number
    choose: Number
    n: Number = 0
    path: Annotated[str, Meta(max_length=200)] = ""  # the things to touch, with a space between


class Undo(Command, tag="undo"):
    """Take back one's own last answer, if it was quiet; where all others are bots, one's last choice, whatever came of it."""


class Ask(Command, tag="ask"):
    """Ask the others to agree: to take back the last answer though it was not quiet, or to end the game."""

    what: Literal["undo", "end"]


class Agree(Command, tag="agree"):
    """Say yes or no to what somebody asked the table."""

    yes: bool


class Claim(Command, tag="claim"):
    """Say something at the table, true or false: one of those that GET …/claims offers at the moment `n`."""

    choose: Number
    n: Number


class Chat(Command, tag="chat"):
    """Talk: players among themselves, watchers among themselves."""

    text: Text


class Preset(Command, tag="preset"):
    """An answer chosen in advance, told to nobody: to every question of a kind, as long as it is offered there."""

    kind: Short
    path: Annotated[str, Meta(max_length=200)] = ""  # the things to touch; empty takes it back
    until: Literal["stage", "game"] = "game"  # it ends with the day, round or turn of the game, or with the game


class Stand(Command, tag="stand"):
    """Of somebody who is away: let a bot keep the seat."""

    seat: Seat


class Here(Command, tag="here"):
    """Only to hear that one is heard: a connection may be gone without a word."""


Said = Answer | Undo | Ask | Agree | Claim | Chat | Preset | Stand | Here


# What the server says


class SeatNow(Strict):
    """Who sits at a seat."""

    name: str
    who: Literal["open", "closed", "person", "bot"]
    level: str = ""  # of a bot
    here: bool = False  # somebody is connected
    kept: bool = False  # a bot keeps it for somebody who is away
    awaited: bool = False  # it was kept for another game, and its person has not come yet


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
    code: str  # with which others can sit down; told to whoever sits there or made it, at a listed table to all
    sheet: str  # the name of the Sheet; empty before the deal
    settings: Settings
    state: Literal["open", "playing", "over"]
    seats: list[SeatNow]
    you: int  # your seat, or -1
    host: bool
    watchers: int
    promise: str
    by: int = -1  # the seat of the host, who invites; -1: they have none
    form: dict[str, str] = {}  # which form of the game it is: the first of its variants, and those that are not as usual
    next: str = ""  # the table of the next game
    asking: Asking | None = None
    hints: bool = False  # you may ask what would be best: all others are bots
    muted: list[int] = []  # to the host: the seats that are silenced, and -1 if all who watch are


class Now(Told, tag="now", omit_defaults=True):
    """All you see now; what is empty is left out."""

    moment: Moment
    cmd: str = ""  # what you asked for is done
    undo: bool = False  # you may take back your last answer
    back: bool = False  # what you are asked follows from it, and nobody else is asked: it is one step back
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
    options: list[list[str]] = []  # the paths that can be chosen instead, the nearest to what was wished first


class Heard(Told, tag="chat"):
    """Somebody said something."""

    name: str
    seat: int
    text: str
    at: int


class Talk(Told, tag="talk"):
    """What was said among your own before you came, the last of it."""

    lines: list[Heard]


class Bye(Told, tag="bye"):
    """The socket will be closed."""

    code: str


# By HTTP


class Guest(Strict):
    """What one is called."""

    name: Name


class Sit(Strict):
    """Sit down: at this seat with its key, or at any open seat of a listed table, or of one whose code you were told."""

    name: Name
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    key: Key = ""
    code: Short = ""  # of the table, until the game begins
    value: Short = ""  # what you add to the dice: 128 random bits of your own, or else the server draws them
    openly: bool = False  # where watchers see all hands: you agree to it


class Look(Strict):
    """Look at a table before sitting down: with the key of a seat, or of the link to watch, or with the table's code."""

    key: Key = ""
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    code: Short = ""


class Watch(Strict):
    """Watch: with the key of the link, or at a listed table without."""

    key: Key = ""


class Host(Strict):
    """What a host does: seat a bot, free or close a seat, begin, end, silence somebody or no longer, change a link."""

    do: Literal["bot", "free", "close", "begin", "end", "mute", "unmute", "renew"]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    level: Short = ""


class Opened(Strict):
    """A new table with its keys; they are told once."""

    id: str
    code: str
    keys: list[str]  # one for each seat
    watch: str
    promise: str  # of the secret of its dice
    links: list[str] = []  # one for each seat, and the last to watch: what `tabard join` and browsers are given


class Hosted(Strict, omit_defaults=True):
    """It is done; if a link was changed, the new one."""

    key: str = ""
    link: str = ""


class Scored(Strict):
    """One term of a score: what gives it (`term-WHAT`), with which card, how many count, how much, by which clause."""

    what: str
    card: str
    count: int
    points: int
    rule: str


class Listed(Strict):
    """A table in a list."""

    id: str
    code: str
    game: str
    state: Literal["open", "playing", "over", "lost"]  # lost: it cannot be opened here, for its rules are gone or it is broken
    seats: list[SeatNow]
    turn: bool = False  # it waits for your answer


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
    link: str


class Hint(Strict):
    """The best answer as far as one can know: the question's number, and which option; both -1 if one is asked nothing."""

    to: int = -1
    choose: int = -1
    share: float = -1.0  # of the victory that one may expect with it; -1 if nobody could think about it just now
    error: float = 0.0  # … and its standard error
    mix: list[float] = []  # where the choice is secret: how often to choose each option
    reasons: list[Message] = []


class Reviewing(Strict):
    """A review that is being made: so many of its parts are done; of 0 while it waits for others."""

    done: int = 0
    of: int = 0


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
