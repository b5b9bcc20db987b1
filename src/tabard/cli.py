"""The command line. Imports are late, so that `tabard --help` is quick."""

from __future__ import annotations

import argparse
import errno
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import tabard
from tabard.engine.errors import BadRequest, BadSave, Refused, printable

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # a device that takes no more


def main(given: list[str] | None = None) -> int:
    """Run one command; 0 if it went well, 2 if it was refused."""
    try:
        try:
            return run(given)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        if error.errno not in FULL:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # else Python would try once more at its end
        return refused(BadRequest(f"what was to be said cannot be written: {error.strerror}"), False)


def run(given: list[str] | None) -> int:
    arguments = parser().parse_args(given)
    try:
        return int(arguments.run(arguments) or 0)
    except Refused as refusal:
        return refused(refusal, getattr(arguments, "json", False))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def refused(refusal: Refused, as_json: bool) -> int:
    from tabard.words import Words

    sentence = refusal.message if language("") == "en" else Words(language("")).refused(refusal)
    print(printable(f"tabard: {refusal.code}: {sentence}") + (f" [{refusal.rule}]" if refusal.rule else ""), file=sys.stderr)
    if as_json:
        print(json.dumps({"error": {"code": refusal.code, "rule": refusal.rule, "message": refusal.message}}, ensure_ascii=False))
    return 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tabard", description="One table for games of the blade.")
    top.add_argument("--version", action="version", version=f"tabard {tabard.__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(run=run)
        return made

    def about_the_box(made: argparse.ArgumentParser, **game: Any) -> None:
        made.add_argument("game", metavar="GAME", **game)
        made.add_argument("--cards", default="", metavar="F", help="a card set: one of ours, or a TOML file of your own")

    def variants(made: argparse.ArgumentParser) -> None:
        made.add_argument("--variant", action="append", default=[], metavar="k=v", help="a variant of the game")

    def executors(made: argparse.ArgumentParser) -> None:
        made.add_argument("--executor", choices=["local", "dask"], default="local", help="processes here, or Dask workers")
        made.add_argument("--scheduler", default="", metavar="ADDRESS", help="with dask: where its scheduler is, tcp://HOST:PORT")
        made.add_argument("--workers", type=int, default=0, help="processes here; 0: as many as there are cores")

    play = command("play", run_play, "play in this terminal")
    about_the_box(play, nargs="?", default="")
    variants(play)
    play.add_argument("--seats", default="", help="who sits where: you, a bot, or NAME=you; default: you among steady bots")
    play.add_argument("--lang", default="", help="en, es or it")
    play.add_argument("--seed", default="", help="the same seed deals the same cards; whoever knows it knows them all")
    play.add_argument("--plain", action="store_true", help="plain lines (the terminal table always is)")
    play.add_argument("--save", default="", metavar="F", help="keep the game in this file, answer by answer")
    play.add_argument("--resume", default="", metavar="F", help="go on with a game kept in a file")

    simulate = command("simulate", run_simulate, "let bots play many games")
    about_the_box(simulate)
    variants(simulate)
    simulate.add_argument("--seats", required=True, help="bots by seat, such as random,steady")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", default="1")
    simulate.add_argument("--rotate", action="store_true", help="the players move on one seat with every game")
    simulate.add_argument("--by-card", action="store_true", help="with --json: every card, how often played, what it is worth")
    executors(simulate)
    simulate.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")
    simulate.add_argument("--out", default="", metavar="F", help="write every game as a journal into this folder")

    arena = command("arena", run_arena, "let bots meet on the same deals, seat by seat, and see who is better (docs/research.md)")
    about_the_box(arena)
    variants(arena)
    arena.add_argument("--players", required=True, help="bots, such as search:500it,steady")
    arena.add_argument("--seats", type=int, default=0, help="seats at a table, if fewer than players: every group of them meets")
    arena.add_argument("--pairs", type=int, default=100, help="deals, each played once in every seating; default %(default)s")
    arena.add_argument("--seed", default="1")
    arena.add_argument("--out", required=True, metavar="FOLDER", help="the results; a match that is there goes on")
    arena.add_argument("--bar", type=float, default=None, help="stop when the first player's win share is above or below this")
    arena.add_argument("--limit", type=float, default=60.0, metavar="SECONDS", help="for one answer; default %(default)g")
    arena.add_argument("--times", action="store_true", help="take and tell how long the bots think")
    executors(arena)
    arena.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    bench = command("bench", run_bench, "measure the engine")
    bench.add_argument("--peers", action="store_true", help="next to OpenSpiel in the same run (pip install tabard[openspiel])")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each measurement; default %(default)s")
    bench.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    cards = command("cards", run_cards, "every card with its source; or `cards check F`")
    about_the_box(cards)
    cards.add_argument("file", nargs="?", default="", metavar="F", help="with `cards check`: the card file to check")
    cards.add_argument("--game", dest="of", default="", help="with `cards check`: the game, if the file does not tell")
    cards.add_argument("--set", dest="cards", help="the same as --cards")
    cards.add_argument("--lang", default="", help="en, es or it")
    cards.add_argument("--table", action="store_true", help="which card answers which, as a table")
    cards.add_argument("--json", action="store_true")

    rules = command("rules", run_rules, "the rules, a clause, and the tests that pin it")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("clause", nargs="?", default="", metavar="ID")
    rules.add_argument("--lang", default="", help="en, es or it")

    serve = command("serve", run_serve, "tables over the network, in a browser or with `tabard join` (docs/hosting.md)")
    serve.add_argument("--host", default="127.0.0.1", help="where to listen; default %(default)s, this machine alone")
    serve.add_argument("--port", type=int, default=8765, help="default %(default)s; 0: any that is free")
    serve.add_argument("--lan", action="store_true", help="also for the phones in the room; prints a QR code")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")
    serve.add_argument("--database", default="", metavar="URL", help="a file, or postgresql://…; default: a file of your own")
    serve.add_argument("--workers", type=int, default=1, help="processes; several need --bus")
    serve.add_argument("--bus", default="", metavar="URL", help="how workers hear of each other: redis://…")
    serve.add_argument("--rate", type=int, default=50, help="requests a second from one address; default %(default)s")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another address the page is served from")

    admin = command("admin", run_admin, "what a server has stored: list, check, back up, restore, move, purge (docs/hosting.md)")
    about_the_store(admin.add_subparsers(required=True, metavar="COMMAND", dest="what"))

    join = command("join", run_join, "sit down at a table over the network, or watch it, in this terminal")
    join.add_argument("link", metavar="LINK", help="the address of the table, in quotes")
    join.add_argument("--name", default="", help="what the others call you")
    join.add_argument("--lang", default="", help="en, es or it")

    replay = command("replay", run_replay, "a recorded game again, as lines or as a page")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, default=0, help="as this seat (from 1) saw it; 0: all, when the game is over")
    replay.add_argument("--html", default="", metavar="F", help="write a self-contained page")
    replay.add_argument("--lang", default="", help="en, es or it")

    verify = command("verify", run_verify, "prove that the cards of a finished game follow from the secret promised before it")
    verify.add_argument("file", metavar="FILE")
    verify.add_argument("--promise", default="", metavar="HEX", help="the promise that was shown before the game")
    verify.add_argument("--lang", default="", help="en, es or it")

    command("engine", run_engine, "JSON lines on stdin and stdout (docs/protocol.md)")
    return top


def about_the_store(commands: Any) -> None:
    """The commands of `tabard admin`."""

    def command(name: str, text: str, *files: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
        for one in files:
            made.add_argument(one.lower(), metavar=one)
        made.add_argument("--database", default="", metavar="URL", help="as for `tabard serve`")
        return made

    listing = command("list", "all tables, the oldest first")
    listing.add_argument("--json", action="store_true", help="one JSON list on stdout and nothing else there")
    command("check", "whether every table is whole and folds through its rules; the exit code is 1 if one does not")
    command("backup", "all of it into a new file, also while the server is running", "FILE")
    command("restore", "a backup into an empty database, of this or of the other kind", "FILE")
    command("export", "a table, by id or code, into a new file", "TABLE", "FILE")
    command("import", "a table from such a file", "FILE")
    purge = command("purge", "remove tables nobody has played at, and guests nobody has seen, for so many days")
    purge.add_argument("--idle", type=int, required=True, metavar="DAYS")
    purge.add_argument("--yes", action="store_true", help="do it; else it is only said what would be removed")


def language(given: str) -> str:
    """The language asked for, else the environment's, else English."""
    from tabard.words import LANGUAGES

    if given and given not in LANGUAGES:
        raise BadRequest(f"there are no words in '{given}'; there are {', '.join(LANGUAGES)}")
    usual = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return given or (usual if usual in LANGUAGES else "en")


def variant(pairs: list[str]) -> dict[str, str]:
    found = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadRequest(f"'{pair}' is no variant; expected NAME=VALUE")
        found[key] = value
    return found


class Progress:
    """Says on stderr how far long work has come: to a person in a line that is gone at the end, to a file once a minute."""

    def __init__(self, what: str, of: int) -> None:
        self.what = what
        self.of = of
        self.person = sys.stderr.isatty()
        self.last = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.print("")

    def print(self, text: str, end: str = "") -> None:
        if text or self.person:
            print(f"\r\x1b[K{text}" if self.person else text, end=end, file=sys.stderr, flush=True)

    def say(self, done: int, more: Callable[[], str] = str) -> None:
        now = time.monotonic()
        if now - self.last > (0.5 if self.person else 60.0):
            self.last = now
            self.print(f"{self.what} {done}/{self.of} {more()}", "" if self.person else "\n")

    def note(self, text: str) -> None:
        """A line that stays."""
        self.print(f"tabard: {text}", "\n")


def read_text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadSave(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSave(f"{file}: this is not UTF-8 text") from None


@contextmanager
def written(file: str) -> Iterator[None]:
    """Whatever cannot be written is refused in one sentence; without a file nothing is written."""
    try:
        yield
    except Refused:
        raise
    except (OSError, ValueError) as error:
        if not file:
            raise
        raise BadRequest(f"{file}: cannot be written: {getattr(error, 'strerror', None) or error}") from None


def run_play(arguments: argparse.Namespace) -> int:
    from tabard.seating import sit_down

    return sit_down(arguments)


def run_serve(arguments: argparse.Namespace) -> int:
    with networked():
        from tabard.server.serve import serve
    return serve(arguments)


def run_join(arguments: argparse.Namespace) -> int:
    with networked():
        from tabard.join import join
    return join(arguments)


@contextmanager
def networked() -> Iterator[None]:
    """What is needed of the extra that has the network."""
    try:
        yield
    except ImportError as missing:
        raise BadRequest(f"{missing.name} is not installed; expected: pip install 'tabard[serve]'") from None


def run_admin(arguments: argparse.Namespace) -> int:
    with networked():
        from tabard.server.admin import run
    return run(arguments)


def run_simulate(arguments: argparse.Namespace) -> int:
    from tabard.arena.command import hold_batch

    return hold_batch(arguments)


def run_arena(arguments: argparse.Namespace) -> int:
    from tabard.arena.command import hold_arena

    return hold_arena(arguments)


def run_bench(arguments: argparse.Namespace) -> int:
    from tabard.bench import as_lines, bench

    if not 0.01 <= arguments.seconds <= 600:
        raise BadRequest(f"--seconds is {arguments.seconds}; expected 0.01 to 600")
    result = bench(arguments.seconds, arguments.peers, print_to_stderr)
    print(json.dumps(result) if arguments.json else as_lines(result))
    return 0


def print_to_stderr(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run_cards(arguments: argparse.Namespace) -> int:
    from tabard.listing import check_cards, list_cards

    return check_cards(arguments) if arguments.game == "check" else list_cards(arguments)


def run_rules(arguments: argparse.Namespace) -> int:
    from tabard.listing import list_rules

    return list_rules(arguments)


def run_replay(arguments: argparse.Namespace) -> int:
    from tabard.engine.state import SPECTATOR
    from tabard.page import replay_page
    from tabard.table.file import check_page, put
    from tabard.table.moment import EVERYTHING
    from tabard.table.reading import open_journal
    from tabard.table.sitting import Sitting
    from tabard.words import Words

    journal = open_journal(read_text(arguments.file))
    box = journal.box
    if not 0 <= arguments.seat <= box.seats:
        raise BadRequest(f"--seat is {arguments.seat}; expected 1 to {box.seats}, or 0 for all")
    seat = arguments.seat - 1 if arguments.seat else SPECTATOR
    everything = arguments.seat == 0 and journal.state.over
    if not journal.state.over:
        print_to_stderr(Words(language(arguments.lang)).say("file-running", file=arguments.file, answers=len(journal.kept)))
    if arguments.html:
        check_page(Path(arguments.html))
        text = replay_page(journal, seat, everything, language(arguments.lang))
        with written(arguments.html):
            put(Path(arguments.html), text.encode())
        print(f"{arguments.html}: {len(journal.kept)} answers, {len(text) // 1024} KB")
        return 0
    sitting = Sitting(journal)
    words = Words(language(arguments.lang), sitting.sheet, journal.names)
    viewer = EVERYTHING if everything else seat
    for entry in sitting.log:
        for one in entry.heard_by(box, viewer):
            if said := words.message(one):
                print(f"{entry.n:>4} {said}")
    for number, total in enumerate(sitting.moment(viewer).totals):
        print(words.say("score-line", name=words.seat(number), points=total))
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    from tabard.bots.proof import proven
    from tabard.table.reading import open_journal
    from tabard.table.verify import verified
    from tabard.words import Words

    words, text = Words(language(arguments.lang)), read_text(arguments.file)
    fair, said = verified(text, arguments.promise)
    bots = proven(open_journal(text))
    said += [("verify-bots", {"answers": bots.same})] if bots.same and not bots.other else []
    said += [("verify-bots-other", {"row": row}) for row in bots.other]
    said += [("verify-bots-clock", {"answers": bots.by_clock})] if bots.by_clock else []
    for message, facts in said:
        print(words.say(message, **facts))
    return 0 if fair and not bots.other else 1


def run_engine(arguments: argparse.Namespace) -> int:
    from tabard.protocol import serve

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(sys.stdin, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
