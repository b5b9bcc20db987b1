"""The designs of a box as its card file gives them."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.cardset import Design, Reader

SYMBOLS: Final = ["axe", "tokens", "bag"]
ABOUT_THE_BADGE: Final = "badge-goes-to"  # the verb
SIDES: Final = ["scotland", "england"]
REPLENISHMENTS: Final = ["taxes", "militia", "troops", "mercenaries"]
USUAL_TAXES: Final = 1  # SB-A2
MOST_SEATS: Final = 6  # SB-C1


class ArmsDesign(Design):
    """An English Arms card, grey, or red for King Edward: troops, three rewards, what holds for its round (SB-I1)."""

    def __init__(self, section: str, given: Reader) -> None:
        super().__init__(section, given)
        self.troops = given.integer("troops", 0, 40)
        self.bonnet = given.integer("bonnet", 0, 20)
        self.pierced = given.integer("pierced", 0, 20)
        self.crown = given.integer("crown", 0, 40)
        self.generous = given.boolean("generous")
        stands = given.inner("stands")
        self.frees = stands.boolean("badge-binds-nobody")
        self.silence = stands.boolean("no-tokens")
        self.taxes = stands.integer("taxes", 1, 9, USUAL_TAXES)
        self.forbids = stands.choice("forbids", ["militia", "mercenaries"], "")
        stands.done()
        # About the Badge: a grey card that says so, or whose effects do, leaves with two or three players (SB-2P2, SB-3P4).
        self.badge = section == "arms" and (given.boolean("badge") or self.frees or given.has("handed"))

    def special(self) -> bool:
        return any(self.given.has(key) for key in ("revealed", "handed", "stands"))

    def group(self) -> str:
        return self.section

    def value(self) -> str:
        return str(self.troops)

    def share(self, paid: int) -> int:
        """What each of England's supporters takes when so many are paid (SB-W5, SB-W6)."""
        return self.crown if self.generous else self.crown // max(1, paid)

    def printed(self) -> dict[str, Any]:
        rewards = {"bonnet": self.bonnet, "pierced": self.pierced, "crown": self.crown, "generous": self.generous}
        shares = [self.share(paid) for paid in range(1, MOST_SEATS + 1)]
        return {**super().printed(), "troops": self.troops, **rewards, "shares": shares, "badge": self.badge}


class BagpipeDesign(Design):
    """A Bagpipe card: when it is played (SB-P2), once or twice (SB-P4)."""

    def __init__(self, given: Reader) -> None:
        super().__init__("bagpipe", given)
        self.symbol = SYMBOLS.index(given.choice("when", SYMBOLS))
        self.twice = given.boolean("twice")
        self.badge = given.boolean("badge") or ABOUT_THE_BADGE in str(given.table.get("does"))
        self.side = SIDES.index(given.choice("side", SIDES)) if given.has("side") else -1
        if self.side >= 0 and SYMBOLS[self.symbol] != "bag":
            raise given.bad("side", "'side' is for a card of the bag, for sides are known only then; expected when = \"bag\"")

    def group(self) -> str:
        return SYMBOLS[self.symbol]

    def value(self) -> str:
        return "x2" if self.twice else ""

    def printed(self) -> dict[str, Any]:
        side = {"side": SIDES[self.side]} if self.side >= 0 else {}
        return {**super().printed(), "when": SYMBOLS[self.symbol], "twice": self.twice, "badge": self.badge, **side}


class DaggerDesign(Design):
    """A Dagger card shows one, two or three daggers (SB-C2)."""

    def __init__(self, given: Reader) -> None:
        super().__init__("dagger", given)
        self.daggers = given.integer("daggers", 1, 3)

    def group(self) -> str:
        return "dagger"

    def special(self) -> bool:
        return False

    def value(self) -> str:
        return str(self.daggers)

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "daggers": self.daggers}


class VillageDesign(Design):
    """A Village card: at once, once, or for good (SB-G2 to SB-G6)."""

    def __init__(self, given: Reader) -> None:
        super().__init__("village", given)
        stands = given.inner("stands")
        self.assemble = stands.integer("troops", 0, 9, 0)  # more units whenever its owner assembles troops
        self.consoles = stands.integer("defeat", 0, 9, 0)  # more gold whenever its owner loses a battle for Scotland
        self.cancels = stands.boolean("cancels-harm")
        self.fewer = stands.integer("daggers", -9, 0, 0)
        stands.done()
        self.at_once = given.has("start")
        self.once = given.has("does")
        self.at_the_end = given.boolean("before-the-count")
        if self.at_the_end and not self.once:
            raise given.bad("before-the-count", "'before-the-count' is for a card that does something; expected 'does'")

    def group(self) -> str:
        return "village"


class ClanDesign(Design):
    """A clan: its name, and its tartan as a thread count."""

    def __init__(self, given: Reader) -> None:
        super().__init__("clan", given)
        if self.copies > 1:
            raise given.bad("copies", f"'copies' is {self.copies}; expected each clan once")
        self.sett = given.text("sett")
        threads(given, self.sett)

    def group(self) -> str:
        return "clan"

    def special(self) -> bool:
        return False

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "sett": self.sett}


class TokenDesign(Design):
    """What lies on the table besides cards: choice tokens, Scotland's camp, the Badge, Stay Home!, a virtual dagger."""

    def __init__(self, given: Reader) -> None:
        super().__init__("token", given)

    def group(self) -> str:
        return "dagger" if self.id == "virtual" else "token"

    def value(self) -> str:
        return str(VIRTUAL) if self.id == "virtual" else ""

    def special(self) -> bool:
        return False


VIRTUAL: Final = 2  # what a virtual Dagger card counts (SB-Q2)
COLOURS: Final = ["B", "G", "K", "R", "W", "Y", "N", "P", "T"]  # blue, green, black, red, white, yellow, grey, purple, brown


def threads(given: Reader, sett: str) -> list[tuple[str, int]]:
    """A thread count such as "B/24 K4 G24 R/6": colour letters with even numbers of threads, the pivots marked."""
    found = []
    for part in sett.split():
        colour, count = part[:1], part[1:].removeprefix("/")
        if colour not in COLOURS or not count.isdigit() or int(count) % 2 or not 2 <= int(count) <= 120:
            wanted = f"colours of {' '.join(COLOURS)} with an even number of threads from 2 to 120"
            raise given.bad("sett", f"'{part}' in 'sett' is no count of threads; expected {wanted}")
        found.append((colour, int(count)))
    if len(found) < 3:
        raise given.bad("sett", f"'{sett}' is no tartan; expected three stripes or more")
    return found
