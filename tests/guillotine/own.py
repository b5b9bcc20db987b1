"""Card sets of our own, their numbers ours to rely on; and what a seat knows of a hand."""

from tabard.engine.cardset import CardSet
from tests.guillotine.table import Table


def noble(id: str, colour: str = "gray", *lines: str, copies: int = 1) -> str:
    """A noble worth one point."""
    return "\n".join(
        ["[[noble]]", f'id = "{id}"', f'colour = "{colour}"', "points = 1", *lines, f"copies = {copies}", 'source = "public"', ""]
    )


def own(*actions: str, nobles: str = "", count: int = 20) -> CardSet:
    """Plain nobles, and action cards a0, a1 … that do this."""
    text = nobles + noble("page", "red", copies=count)
    for number, does in enumerate(actions):
        text += f'[[action]]\nid = "a{number}"\ndoes = [{does}]\nsource = "public"\n'
    return CardSet("own", "own.toml", text)


def known(t: Table, viewer: int, seat: int) -> list[str]:
    """The cards in a hand that somebody else knows."""
    return [t.action(card) for card in t.box.redact(t.s, viewer).hands[seat] if card >= 0]
