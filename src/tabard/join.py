"""`tabard join LINK`: sit down at a table over the network, or watch it."""

from __future__ import annotations

import argparse
import getpass
import sys

from tabard.cli import language
from tabard.joined import Joined
from tabard.screen import Leave
from tabard.way import Link, Trouble, Way
from tabard.words import Words


def join(arguments: argparse.Namespace) -> int:
    """0 when the game is over or left, 2 if there is no way to the table."""
    spoken = language(arguments.lang)
    try:
        way = Way(Link(arguments.link), arguments.name, arguments.openly)
        way.name = way.name or ask_name(Words(spoken))
        way.present_oneself()
        try:
            way.look()
        finally:
            remember(way, spoken)
        way.go_in()
        return sit_down(Joined(way, spoken))
    except Trouble as trouble:
        print(f"tabard: {trouble.said(Words(spoken), spoken)}", file=sys.stderr)
        return 2
    except (EOFError, Leave):
        return 0


def ask_name(words: Words) -> str:
    """As whoever is at this machine is called, unless they say otherwise."""
    usual = getpass.getuser()
    asked = input(words.say("join-name", name=usual) + " ").strip() if sys.stdin.isatty() else ""
    return asked or usual


def remember(way: Way, spoken: str) -> None:
    """Where nothing can be kept one can still play, knowing it."""
    try:
        way.remember()
    except Trouble as trouble:
        print(trouble.said(Words(spoken), spoken))


def sit_down(table: Joined) -> int:
    code = 0
    with table.keys:
        table.way.start(table.queue.put)
        try:
            table.run()
        except Leave:
            table.leave()
        except KeyboardInterrupt:
            table.leave()
            code = 130
        finally:
            table.way.leave()
    return code


