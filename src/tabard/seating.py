"""Sitting down at the terminal table: which game, who, in which language, new or resumed."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tabard.bots import BOTS, check_name
from tabard.bots.levels import LEVELS, USUAL, is_level
from tabard.cli import language, read_text, variant, written
from tabard.engine.errors import BadRequest
from tabard.engine.game import Game
from tabard.games import SHELF, game
from tabard.naming import bot_name, styled
from tabard.screen import Leave, Screen, explained, how_to_play, number, plain, terminal
from tabard.table.fair import FairDice, new_dice
from tabard.table.file import JournalFile, resumed
from tabard.table.journal import Journal
from tabard.table.reading import read
from tabard.terminal import HUMAN, Terminal, quoted
from tabard.words import LANGUAGES, Words


def sit_down(arguments: argparse.Namespace) -> int:
    """`tabard play`: 0 when the game is over or left."""
    screen = terminal(input, print, sys.stdout.isatty(), arguments.plain)
    try:
        seated(arguments.seats or HUMAN)  # refuse before anything is asked
        journal, file, spoken = resume(arguments, screen) if arguments.resume else begin(arguments, screen)
    except (EOFError, Leave):
        return 0
    while True:
        pause = arguments.pause if screen.live else 0.0
        command = os.environ.get("TABARD_COMMAND", "tabard play")
        table = Terminal(journal, spoken, screen, file, command, pause, language(""))
        code = play(table)
        if not table.again:
            return code
        journal, file, spoken = Journal(journal.box, new_dice(), journal.names, journal.players), None, table.language


Begun = tuple[Journal, JournalFile | None, str]  # a game, the file it is kept in, the language spoken


def begin(arguments: argparse.Namespace, screen: Screen) -> Begun:
    """A new game."""
    spoken = choose_language(arguments, screen)
    file = JournalFile(Path(arguments.save)) if arguments.save else None
    if file and file.path.exists():
        on = f"--resume {quoted(file)}"
        raise BadRequest(f"{file}: that file exists already; choose another name, or go on with its game: {on}")
    return new_journal(arguments, spoken, screen), file, spoken


def resume(arguments: argparse.Namespace, screen: Screen) -> Begun:
    """The game a file has, in the language it was begun in, and the file to go on in."""
    text = read_text(arguments.resume)
    reading = read(text)
    spoken = choose_language(arguments, screen, reading.journal.language)
    if reading.torn:
        screen.say(Words(spoken).say("file-torn", file=arguments.resume))
    with written(arguments.resume):
        return reading.journal, resumed(Path(arguments.resume), text, reading), spoken


def choose_language(arguments: argparse.Namespace, screen: Screen, remembered: str = "") -> str:
    """The one asked for, else remembered, else the environment's; English only for whoever chooses it."""
    given = arguments.lang or (remembered if remembered in LANGUAGES else "")
    spoken = language(given)
    return ask_language(screen) if not given and sys.stdin.isatty() and spoken == "en" else spoken


def play(table: Terminal) -> int:
    """Until the game is over, or somebody leaves and does not stay after all."""
    with written(str(table.file)):
        table.keep()
    play_on = table.run
    while True:
        try:
            play_on()
            return 0
        except Leave:
            code = 0
        except KeyboardInterrupt:
            table.screen.write("")  # below what stands there for the keys
            code = 130
        if table.leave():
            return code
        play_on = table.go_on


def new_journal(arguments: argparse.Namespace, spoken: str, screen: Screen) -> Journal:
    given, chosen = arguments.seats, variant(arguments.variant)
    shelf = game(arguments.game or ask_game(screen, spoken))
    if not given and (not arguments.game or sys.stdin.isatty()):  # what was not said is asked of a person
        words = Words(spoken, game=shelf.name)
        given = ask_seats(screen, words, shelf)
        if not chosen and not arguments.cards:  # cards of one's own may be for one variant alone
            chosen = ask_variant(screen, words, shelf, given.count(",") + 1)
    players, names = seated(given or against(USUAL, shelf.usual))
    for player in players:
        if player != HUMAN:
            check_name(player, shelf)
    box = shelf.box(len(players), chosen, shelf.card_set(arguments.cards, chosen))
    dice = arguments.seed or new_dice()
    key = dice.promise if isinstance(dice, FairDice) else dice  # what everybody may know, or hashed before it is seen
    players = [styled(player, shelf.name, key, seat) for seat, player in enumerate(players)]
    return Journal(box, dice, called(players, names, spoken, key), players)


def called(players: list[str], names: list[str], spoken: str, key: str) -> list[str]:
    """The names given; people without one are called by their seat, levels by a first name, other bots by what they are."""
    found = [name or (Words(spoken).seat(seat) if players[seat] == HUMAN else "") for seat, name in enumerate(names)]
    for seat, player in enumerate(players):
        if not found[seat]:
            found[seat] = bot_name(spoken, found, key, seat) if is_level(player) else player
    return distinct(found)


def against(level: str, seats: int) -> str:
    """One person among bots of a level."""
    return ",".join([HUMAN] + [level] * (seats - 1))


def ask_language(screen: Screen) -> str:
    screen.write(" · ".join([Words(one).say("page-language") for one in LANGUAGES]))
    return LANGUAGES[pick(screen, [Words(one).say("language") for one in LANGUAGES], Words("en"))]


def ask_game(screen: Screen, spoken: str) -> str:
    """The only game, or the one chosen."""
    if len(SHELF) == 1:
        return SHELF[0].name
    screen.say(Words(spoken).say("sit-game"))
    each = [Words(spoken, game=one.name) for one in SHELF]
    about = [f"{words.say('title')}: {words.say('tagline')}" for words in each]
    return SHELF[pick(screen, [words.say("title") for words in each], Words(spoken), about=about)].name


def ask_seats(screen: Screen, words: Words, shelf: Game) -> str:
    """How many play, and how strong the bots among them are."""
    screen.say(words.say("sit-players"))
    count = ask_number(screen, words, shelf.fewest, shelf.most, shelf.usual, [], played(words))
    screen.say(words.say("sit-level"))
    levels = [f"{words.say(f'level-{one}')}: {words.attribute(f'level-{one}', 'about')}" for one in LEVELS]
    return against(LEVELS[pick(screen, levels, words, LEVELS.index(USUAL), levels)], count)


def ask_variant(screen: Screen, words: Words, shelf: Game, seats: int) -> dict[str, str]:
    """The usual rules, or one variant after the other: of each what can be played by so many with what was chosen before."""
    which = [words.say("sit-rules-usual"), words.say("sit-rules-other")]
    screen.say(words.say("sit-rules"))
    if not shelf.variants or not pick(screen, which, words, about=played(words)):
        return {}
    chosen: dict[str, str] = {}
    for key in shelf.variants:
        possible = shelf.possible(key, seats, chosen)
        if len(possible) > 1:
            usual = possible.index(shelf.usual_choice(key, chosen, seats))
            screen.say(words.say(f"variant-{key}"))
            lines = [words.attribute(f"variant-{key}", one) for one in possible]
            at = pick(screen, lines, words, usual, explained(words, words.say(f"variant-{key}")) or played(words))
            if at != usual:
                chosen[key] = possible[at]
    return chosen


def played(words: Words) -> list[str]:
    """How the game is played."""
    return [f"{title}: {text}" for title, text in how_to_play(words)]


def pick(screen: Screen, lines: list[str], words: Words, usual: int = 0, about: list[str] | None = None) -> int:
    """The line chosen by its number; Enter chooses the usual one, and anything else is asked again."""
    for at, text in enumerate(lines, 1):
        screen.say(f"{at} {text}" + (" ←" if at == usual + 1 and not screen.plain else ""))
    return ask_number(screen, words, 1, len(lines), usual + 1, lines, about or lines) - 1


def ask_number(
    screen: Screen, words: Words, least: int, most: int, usual: int, lines: list[str], about: list[str]
) -> int:  # fmt: skip
    """A number, or how one of the numbered lines begins; “?” explains what is asked about, a line, or a word of the rules."""
    while said := screen.ask(words.say("sit-number", least=least, most=most, usual=usual)):
        named = [at for at, line in enumerate(lines, 1) if plain(said) and plain(line).startswith(plain(said))]
        if number(said) in range(least, most + 1) or len(named) == 1:
            return number(said) or named[0]
        if said.startswith("?"):
            sought = said[1:].strip()
            sought = lines[number(sought) - 1] if number(sought) in range(1, len(lines) + 1) else sought
            for line in (explained(words, sought) if sought else []) or about:
                screen.say(line)
        else:
            screen.say(words.say("sit-again", said=said, least=least, most=most))
    return usual


def seated(given: str) -> tuple[list[str], list[str]]:
    """Who plays at each seat, and the name they chose, if any; a word that names no bot is a person's name."""
    players, names = [], []
    for one in given.split(","):
        name, equals, player = one.strip().rpartition("=")
        known = player == HUMAN or ":" in player or player in BOTS
        if not player or (equals and not known):
            raise BadRequest(f"'{one}' cannot sit down; expected {HUMAN}, a NAME, NAME={HUMAN} or one of {', '.join(BOTS)}")
        if known and player != HUMAN:
            check_name(player)
        players.append(player if known else HUMAN)
        names.append(name if known else player)
    return players, names


def distinct(names: list[str]) -> list[str]:
    """Two bots of a kind are told apart by their seat."""
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]
