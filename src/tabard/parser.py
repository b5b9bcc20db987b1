"""What can be asked of the command line. The module of a command is imported when it is run, so that `tabard --help` is quick."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import tabard
from tabard.engine.errors import BadRequest

PLACES: Final = {
    "play": "seating:sit_down",
    "simulate": "arena.command:hold_batch",
    "arena": "arena.command:hold_arena",
    "league": "arena.league:hold_league",
    "exploit": "exploit:run",
    "dataset": "dataset.command:run",
    "bench": "bench:run",
    "cards": "listing:tell_cards",
    "rules": "listing:list_rules",
    "serve": "server.serve:serve",
    "admin": "server.admin:run",
    "join": "join:join",
    "replay": "recorded:replay",
    "review": "review.command:run",
    "report": "report.command:run",
    "verify": "recorded:verify",
    "engine": "protocol:run",
}  # where the code of each command is
NETWORKED: Final = ("serve", "admin", "join")  # what they need is in an extra


def late(command: str) -> Callable[[argparse.Namespace], int]:
    """A command that is found when it is run."""

    def run(arguments: argparse.Namespace) -> int:
        module, name = PLACES[command].split(":")
        try:
            found = getattr(import_module(f".{module}", "tabard"), name)
        except ImportError as missing:
            if command not in NETWORKED:
                raise
            raise BadRequest(f"{missing.name} is not installed; expected: pip install 'tabard[serve]'") from None
        return int(found(arguments))

    return run


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tabard", description="One table for games of the blade.")
    top.add_argument("--version", action="version", version=f"tabard {tabard.__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(run=late(name))
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

    play = command("play", "play in this terminal")
    about_the_box(play, nargs="?", default="")
    variants(play)
    play.add_argument("--seats", default="", help="who sits where: you, NAME, or a bot, such as you,master or Ana,Ben,gentle")
    play.add_argument("--lang", default="", help="en, es or it")
    play.add_argument("--seed", default="", help="the same seed deals the same cards; whoever knows it knows them all")
    play.add_argument("--plain", action="store_true", help="plain lines, one thing in each: for screen readers")
    play.add_argument("--pause", type=float, default=0.6, metavar="SECONDS", help="to see what a bot did; default %(default)s")
    play.add_argument("--save", default="", metavar="F", help="keep the game in this file, answer by answer")
    play.add_argument("--resume", default="", metavar="F", help="go on with a game kept in a file")

    simulate = command("simulate", "let bots play many games")
    about_the_box(simulate)
    variants(simulate)
    simulate.add_argument("--seats", required=True, help="bots by seat, such as gentle,steady")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", default="1")
    simulate.add_argument("--rotate", action="store_true", help="the players move on one seat with every game")
    simulate.add_argument("--by-card", action="store_true", help="with --json: every card, how often played, what it is worth")
    executors(simulate)
    simulate.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")
    simulate.add_argument("--out", default="", metavar="F", help="write every game as a journal into this folder")

    arena = command("arena", "let bots meet on the same deals, seat by seat, and see who is better (docs/research.md)")
    about_the_box(arena)
    variants(arena)
    arena.add_argument("--players", required=True, help="bots, such as search:500it,steady or master,strong")
    arena.add_argument("--seats", type=int, default=0, help="seats at a table, if fewer than players: every group of them meets")
    arena.add_argument("--pairs", type=int, default=100, help="deals, each played once in every seating; default %(default)s")
    arena.add_argument("--seed", default="1")
    arena.add_argument("--out", required=True, metavar="FOLDER", help="the results; a match that is there goes on")
    arena.add_argument("--bar", type=float, default=None, help="stop when the first player's win share is above or below this")
    arena.add_argument("--limit", type=float, default=60.0, metavar="SECONDS", help="for one answer; default %(default)g")
    arena.add_argument("--times", action="store_true", help="take and tell how long the bots think")
    executors(arena)
    arena.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    league = command("league", "let every level meet the next lower one on the same deals (docs/strength.md)")
    about_the_box(league)
    variants(league)
    league.add_argument("--seats", type=int, default=2, help="at a table, half of them for each level; default %(default)s")
    league.add_argument("--deals", type=int, default=400, help="each played once in every seating; default %(default)s")
    league.add_argument("--seed", default="league")
    league.add_argument("--out", required=True, metavar="FOLDER", help="the results; a league that is there goes on")
    executors(league)
    league.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    exploit = command("exploit", "how much a best response wins against bots in a small game for two, exactly (docs/strength.md)")
    about_the_box(exploit)
    variants(exploit)
    exploit.add_argument("--bot", nargs="+", required=True, metavar="NAME", help="bots, such as random steady search:500it")
    exploit.add_argument("--deals", type=int, default=200, help="of which the small game consists; default %(default)s")
    exploit.add_argument("--seeds", type=int, default=16, help="of each bot; its answers are their mean; default %(default)s")
    exploit.add_argument("--seed", default="1", help="the first part of each")
    exploit.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    dataset = command("dataset", "let bots play, and write what they saw and did for offline learning (docs/learning.md)")
    about_the_box(dataset)
    variants(dataset)
    dataset.add_argument("--players", required=True, help="bots, such as steady,steady or master,strong")
    dataset.add_argument("--seats", type=int, default=0, help="at a table, if fewer than players: every group of them meets")
    dataset.add_argument("--deals", type=int, default=1000, help="each played once in every seating; default %(default)s")
    dataset.add_argument("--shard", type=int, default=50, metavar="DEALS", help="in one file; default %(default)s")
    dataset.add_argument("--seed", default="1")
    dataset.add_argument("--out", required=True, metavar="FOLDER", help="the dataset; one that is there goes on")
    executors(dataset)
    dataset.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    bench = command("bench", "measure the engine")
    bench.add_argument("--peers", action="store_true", help="next to OpenSpiel in the same run (pip install tabard[openspiel])")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each measurement; default %(default)s")
    bench.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")

    cards = command("cards", "every card with its source; or `cards check F`")
    about_the_box(cards)
    cards.add_argument("file", nargs="?", default="", metavar="F", help="with `cards check`: the card file to check")
    cards.add_argument("--game", dest="of", default="", help="with `cards check`: the game, if the file does not tell")
    cards.add_argument("--set", dest="cards", help="the same as --cards")
    cards.add_argument("--lang", default="", help="en, es or it")
    cards.add_argument("--table", action="store_true", help="which card answers which, as a table")
    cards.add_argument("--json", action="store_true")

    rules = command("rules", "the rules, a clause, and the tests that pin it")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("clause", nargs="?", default="", metavar="ID")
    rules.add_argument("--lang", default="", help="en, es or it")

    serve = command("serve", "tables over the network, in a browser or with `tabard join` (docs/hosting.md)")
    serve.add_argument("--host", default="127.0.0.1", help="where to listen; default %(default)s, this machine alone")
    serve.add_argument("--port", type=int, default=8765, help="default %(default)s; 0: any that is free")
    serve.add_argument("--lan", action="store_true", help="also for the phones in the room; prints a QR code")
    serve.add_argument("--web", default="", metavar="FOLDER", help="the built page for browsers; default: the package's own")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")
    serve.add_argument("--database", default="", metavar="URL", help="a file, or postgresql://…; default: a file of your own")
    serve.add_argument("--workers", type=int, default=1, help="processes; several need --bus")
    serve.add_argument("--bus", default="", metavar="URL", help="how workers hear of each other: redis://…")
    serve.add_argument("--rate", type=int, default=50, help="requests a second from one address; default %(default)s")
    serve.add_argument("--reviews", type=int, default=400, metavar="N",
                       help="tries for each decision in a review; default %(default)s, 0: no reviews")  # fmt: skip
    serve.add_argument("--log", choices=["info", "warning", "error"], default="warning", help="JSON lines on stderr")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another address the page is served from")

    admin = command("admin", "what a server has stored: list, check, back up, restore, move, purge (docs/hosting.md)")
    about_the_store(admin.add_subparsers(required=True, metavar="COMMAND", dest="what"))

    join = command("join", "sit down at a table over the network, or watch it, in this terminal")
    join.add_argument("link", metavar="LINK", help="the address of the table, in quotes")
    join.add_argument("--name", default="", help="what the others call you")
    join.add_argument("--openly", action="store_true", help="sit down though watchers see all hands at this table")
    join.add_argument("--lang", default="", help="en, es or it")

    replay = command("replay", "a recorded game again, as lines or as a page")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, default=0, help="as this seat (from 1) saw it; 0: all, when the game is over")
    replay.add_argument("--html", default="", metavar="F", help="write a self-contained page")
    replay.add_argument("--lang", default="", help="en, es or it")

    review = command("review", "what each seat could have known and done, and how much was luck (docs/review.md)")
    review.add_argument("file", metavar="FILE")
    review.add_argument("--seat", type=int, default=0, help="the decisions of this seat (from 1); 0: of all")
    review.add_argument("--html", default="", metavar="F", help="write a self-contained page")
    review.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")
    review.add_argument("--budget", default="400it", help="tries for each decision; default %(default)s")
    review.add_argument("--workers", type=int, default=0, help="processes; 0: as many as there are cores")
    review.add_argument("--lang", default="", help="en, es or it")

    report = command("report", "what many games say, and what your own cards change (docs/report.md)")
    report.add_argument("what", metavar="FOLDER|GAME", help="games that were kept, or a game that bots play for this")
    report.add_argument("--against", default="", metavar="F", help="beside it: a card set of your own, or another folder")
    report.add_argument("--html", default="", metavar="F", help="write a self-contained page")
    report.add_argument("--json", action="store_true", help="one JSON object on stdout and nothing else there")
    report.add_argument("--seats", default="", help="with GAME: bots by seat, such as steady,steady, which is usual")
    report.add_argument("--games", type=int, default=1000, help="with GAME: how many; default %(default)s")
    report.add_argument("--seed", default="1", help="with GAME: the same seed deals the same cards")
    report.add_argument("--cards", default="", metavar="F", help="with GAME: a card set: one of ours, or a TOML file of your own")
    variants(report)
    report.add_argument("--workers", type=int, default=0, help="processes; 0: as many as there are cores")
    report.add_argument("--lang", default="", help="en, es or it")

    verify = command("verify", "prove that the cards of a finished game follow from the secret promised before it")
    verify.add_argument("file", metavar="FILE")
    verify.add_argument("--promise", default="", metavar="HEX", help="the promise that was shown before the game")
    verify.add_argument("--lang", default="", help="en, es or it")

    command("engine", "JSON lines on stdin and stdout (docs/protocol.md)")
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
