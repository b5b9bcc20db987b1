"""The designs of a box as its card file gives them."""

from __future__ import annotations

import re
from typing import Any, Final

from tabard.engine.cardset import Design, Reader
from tabard.games.with_sword_and_shield.state import ABILITIES, ENDURANCE, STRENGTH, TECHNIQUE

GROUPS: Final = ["weapon", "possession", "garment"]
WEAPONS: Final = ["shield", "sword"]
LOWEST: Final = 2  # a Combat card's numbers (WS-1.2n)
HIGHEST: Final = 6
MOST_INITIATIVE: Final = 40
MOST_FATIGUE: Final = 60
LAST_NUMBER: Final = 999

# The attack of a card, as the tables keep it: 0 if none, else one more than the attack's number.
NO_ATTACK: Final = 0
EVADED_ONLY: Final = 255  # only a manoeuvre answers it


class Numbered(Design):
    """A card with the number printed in its corner."""

    def __init__(self, section: str, given: Reader) -> None:
        super().__init__(section, given)
        self.number = given.integer("number", 1, LAST_NUMBER)

    def group(self) -> str:
        return self.section

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "number": f"{self.number:03}"}


class KnightDesign(Numbered):
    """A Knight: four abilities (WS-1.0.1a), and arms as a blazon."""

    def __init__(self, given: Reader) -> None:
        super().__init__("knight", given)
        if self.copies > 1:
            raise given.bad("copies", f"'copies' is {self.copies}; expected each Knight once")
        self.abilities = [given.integer(name, 1 if name == ABILITIES[ENDURANCE] else 0, 9) for name in ABILITIES]
        self.blazon = given.text("blazon")
        self.arms = check_blazon(given, self.blazon)

    def value(self) -> str:
        return f"{self.abilities[STRENGTH]}/{self.abilities[TECHNIQUE]}"

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), **dict(zip(ABILITIES, self.abilities)), "blazon": self.blazon, **dict(zip(ARMS, self.arms))}


class ArtefactDesign(Numbered):
    """An Artefact: one of three groups, Unique or not, what it changes (WS-1.0.1b)."""

    def __init__(self, given: Reader) -> None:
        super().__init__("artefact", given)
        self.in_group = given.choice("group", GROUPS)
        self.unique = given.boolean("unique")
        self.changes = [given.integer(name, -9, 9, 0) for name in ABILITIES]
        if not any(self.changes):
            raise given.bad("", f"it changes nothing; expected one of {', '.join(ABILITIES)}")

    def named(self) -> tuple[str, dict[str, Any]]:
        """With what it changes."""
        return super().named()[0], {"changes": said_changes(self.changes)}

    def printed(self) -> dict[str, Any]:
        changed = {name: change for name, change in zip(ABILITIES, self.changes) if change}
        return {**super().printed(), "group": self.in_group, "unique": self.unique, **changed}


class HealthDesign(Design):
    """A Health card: fatigue points and hits (WS-1.0.1c)."""

    def __init__(self, given: Reader) -> None:
        super().__init__("health", given)
        self.fatigue = given.integer("fatigue", 1, MOST_FATIGUE)
        self.hits = given.integer("hits", 2, 9)

    def group(self) -> str:
        return "health"

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "fatigue": self.fatigue, "hits": self.hits}


class AttackDesign(Design):
    """One of the attacks: a cut with the edge or a thrust with the point (WS-2.2.1)."""

    def __init__(self, given: Reader) -> None:
        super().__init__("attack", given)
        self.way = given.choice("with", ["edge", "point"])

    def group(self) -> str:
        return "attack"

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "with": self.way}


class GuardDesign(Design):
    """One of the guards: with sword or shield, and the attacks it stops (WS-2.2.2)."""

    def __init__(self, given: Reader, attacks: list[str]) -> None:
        super().__init__("guard", given)
        self.weapon = WEAPONS.index(given.choice("with", WEAPONS))
        self.stops = read_attacks(given, "stops", attacks)
        self.stopped = [f"attack:{attacks[one]}" for one in self.stops]

    def group(self) -> str:
        return "guard"

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "with": WEAPONS[self.weapon], "stops": self.stopped}

    def named(self) -> tuple[str, dict[str, Any]]:
        """With the attacks it stops."""
        return super().named()[0], {"stops": self.stopped, "weapon": WEAPONS[self.weapon]}


class DeckDesign(Numbered):
    """A card of the game deck, with the icons it may carry (WS-1.2)."""

    def __init__(self, section: str, given: Reader, symbols: list[str]) -> None:
        super().__init__(section, given)
        self.symbol = symbols.index(given.choice("symbol", symbols)) if given.has("symbol") else -1
        self.alone = given.boolean("alone")  # its text forbids a Combination (WS-2.2.9)
        self.manoeuvre = given.boolean("manoeuvre")
        self.initiative = given.integer("initiative", 1, MOST_INITIATIVE, 0)
        self.move = given.boolean("move")
        self.lock = given.boolean("lock")
        self.cost = 0
        if self.initiative and self.copies > 1:
            raise given.bad("copies", "a card with an initiative number is there once; expected copies = 1")

    def icons(self) -> dict[str, Any]:
        """Every icon it carries, for a list of cards."""
        found: dict[str, Any] = {}
        if self.symbol >= 0:
            found["symbol"] = self.given.text("symbol")
        if self.initiative:
            found["initiative"] = self.initiative
        marks = {"manoeuvre": self.manoeuvre, "move": self.move, "lock": self.lock, "alone": self.alone}
        return found | {name: True for name, there in marks.items() if there}

    def gist(self) -> list[str]:
        """The symbol, if it can be combined by it."""
        return ["symbol"] if self.symbol >= 0 and not self.alone else []

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), **self.icons()}


class CombatDesign(DeckDesign):
    """A Combat card: Strength and Technique, an attack, a guard (WS-1.0.2b)."""

    def __init__(self, given: Reader, symbols: list[str], attacks: list[AttackDesign], guards: list[GuardDesign]) -> None:
        super().__init__("combat", given, symbols)
        if self.symbol < 0:
            raise given.bad("", f"'symbol' is missing; expected one of {', '.join(symbols)}")
        self.values = [given.integer(ABILITIES[tactic], LOWEST, HIGHEST) for tactic in (STRENGTH, TECHNIQUE)]
        names = [attack.id for attack in attacks]
        self.attack = names.index(given.choice("attack", names))
        names = [guard.id for guard in guards]
        self.guard = names.index(given.choice("guard", names))
        self.of = {"attack": attacks[self.attack].ref(), "guard": guards[self.guard].ref()}
        self.stops = guards[self.guard].stops
        self.weapon = guards[self.guard].weapon
        self.stopped = guards[self.guard].stopped

    def special(self) -> bool:
        return False

    def value(self) -> str:
        return f"{self.values[STRENGTH]}/{self.values[TECHNIQUE]}"

    def named(self) -> tuple[str, dict[str, Any]]:
        """After its attack and its number."""
        facts = {**self.of, "number": f"{self.number:03}", "weapon": WEAPONS[self.weapon], "stops": self.stopped}
        return "combat-card", facts | dict(zip(ABILITIES, self.values)) | self.marks()

    def marks(self) -> dict[str, Any]:
        """The icons as its text asks for them."""
        marks = {"alone": self.alone, "manoeuvre": self.manoeuvre, "move": self.move, "lock": self.lock}
        told = {name: "yes" if there else "no" for name, there in marks.items()}
        return told | {"symbol": self.given.text("symbol"), "initiative": self.initiative}

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), **dict(zip(ABILITIES, self.values)), **self.of}


class AchievementDesign(DeckDesign):
    """An Achievement: an attack, a defence, or a feat of its own (WS-2.2.7)."""

    def __init__(self, given: Reader, symbols: list[str], attacks: list[str]) -> None:
        super().__init__("achievement", given, symbols)
        self.attacks = given.has("attack")
        attack = given.inner("attack")
        self.blow = attacks.index(attack.choice("as", attacks)) if attack.has("as") else -1  # -1: only a manoeuvre answers
        self.bars = WEAPONS.index(attack.choice("bars", WEAPONS)) if attack.has("bars") else -1
        if self.bars >= 0 and self.blow < 0:
            raise attack.bad("bars", "only a manoeuvre answers it, so no guard is barred; expected 'as' beside 'bars'")
        self.attack_cost = attack.integer("cost", 0, MOST_FATIGUE, 0)
        attack.done()
        self.defends = given.has("defence")
        self.defence = given.inner("defence")
        self.stops = read_attacks(self.defence, "stops", attacks) if self.defends else []
        self.defence_cost = self.defence.integer("cost", 0, MOST_FATIGUE, 0)
        self.acts = given.has("does")
        self.cost = given.integer("cost", 0, MOST_FATIGUE, 0)
        self.facts: dict[str, Any] = {"stops": [f"attack:{attacks[one]}" for one in self.stops]}
        if self.blow >= 0:
            self.facts["as"] = f"attack:{attacks[self.blow]}"
        if not (self.attacks or self.defends or self.acts):
            raise given.bad("", "it does nothing; expected 'attack', 'defence' or 'does'")
        if self.attacks and self.acts:
            raise given.bad("does", "'does' cannot stand beside 'attack'; expected one of them")
        if self.cost and not self.acts:
            raise given.bad("cost", "'cost' is the price of 'does'; an attack and a defence have their own")

    def named(self) -> tuple[str, dict[str, Any]]:
        """With the attacks it stops, and the one it is."""
        return super().named()[0], self.facts

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), **self.facts}


class EventDesign(DeckDesign):
    """An Event: the attacker plays it, perhaps in a Combination (WS-2.2.6)."""

    def __init__(self, given: Reader, symbols: list[str]) -> None:
        super().__init__("event", given, symbols)
        if self.symbol < 0:
            raise given.bad("", f"'symbol' is missing; expected one of {', '.join(symbols)}")
        self.cost = given.integer("cost", 0, MOST_FATIGUE, 0)


class ImprovementDesign(DeckDesign):
    """An Improvement: it raises an ability to the end of the game (WS-2.2.8)."""

    def __init__(self, given: Reader, symbols: list[str]) -> None:
        super().__init__("improvement", given, symbols)
        if self.symbol >= 0:
            raise given.bad("symbol", "an Improvement lies beside its Knight and joins no Combination; expected no 'symbol'")
        self.cost = given.integer("cost", 0, MOST_FATIGUE, 0)
        self.changes = [given.integer(name, 1, 3, 0) for name in ABILITIES]
        if not any(self.changes):
            raise given.bad("", f"it improves nothing; expected one of {', '.join(ABILITIES)}")

    def named(self) -> tuple[str, dict[str, Any]]:
        """With what it raises."""
        return super().named()[0], {"changes": said_changes(self.changes)}

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), **{name: change for name, change in zip(ABILITIES, self.changes) if change}}


def said_changes(changes: list[int]) -> list[tuple[str, dict[str, int]]]:
    """Each ability that changes as a message and its fact, gains first."""
    found = [(change, name) for name, change in zip(ABILITIES, changes) if change]
    return [(f"changes-{name}", {name: change}) for change, name in sorted(found, key=lambda one: -one[0])]


def read_attacks(given: Reader, key: str, attacks: list[str]) -> list[int]:
    """A list of attacks by id, none twice; "all" for every one."""
    value = given.value(key, "a list of attacks")
    if value == "all":
        return list(range(len(attacks)))
    if not isinstance(value, list) or not value:
        raise given.bad(key, f"'{key}' is {value!r}; expected a list of attacks, or \"all\"")
    found: list[int] = []
    for name in value:
        if not isinstance(name, str) or name not in attacks:
            raise given.bad(key, f"{name!r} in '{key}' is no attack; expected some of {', '.join(attacks)}")
        if attacks.index(name) in found:
            raise given.bad(key, f"'{name}' stands twice in '{key}'")
        found.append(attacks.index(name))
    return sorted(found)


TINCTURES: Final = ["argent", "or", "azure", "gules", "sable", "vert", "purpure"]
DIVISIONS: Final = [
    "plain", "per-pale", "per-fess", "per-bend", "quarterly", "chevron", "bend", "fess", "pale", "cross", "saltire", "chief",
]  # fmt: skip
CHARGES: Final = ["none", "lion", "eagle", "star", "rose", "tower", "crescent", "lily", "boar", "sun", "key", "oak-leaf"]
ARMS: Final = ["division", "field", "second", "charge", "tincture"]  # what the words of a blazon are, for those who tell it
BLAZON: Final = re.compile(r"^([a-z-]+) ([a-z]+) ([a-z]+) ([a-z-]+)(?: ([a-z]+))?$")


def check_blazon(given: Reader, blazon: str) -> list[str]:
    """Arms in five words: a division, its two tinctures, a charge and the charge's tincture."""
    found = BLAZON.match(blazon)
    parts = [part for part in found.groups() if part] if found else []
    fit = len(parts) in (4, 5) and parts[0] in DIVISIONS and parts[3] in CHARGES and (parts[3] == "none") == (len(parts) == 4)
    if not fit or not all(tincture in TINCTURES for tincture in [*parts[1:3], *parts[4:]]):
        wanted = "a division, two tinctures, a charge and its tincture, as in \"per-pale gules argent lion sable\""
        raise given.bad("blazon", f"'{blazon}' is no blazon; expected {wanted}")
    return parts


SYMBOLS: Final = ["cross", "lily", "star", "moon", "ring", "rose"]  # combination symbols (WS-1.2)


# What the tables keep of a card of the deck


def sort_of(design: DeckDesign) -> int:
    return ["combat", "achievement", "event", "improvement"].index(design.section)


def value_of(design: DeckDesign, tactic: int) -> int:
    return design.values[tactic] if isinstance(design, CombatDesign) else 0


def adds_of(design: DeckDesign, ability: int) -> int:
    return design.changes[ability] if isinstance(design, ImprovementDesign) else 0


def cost_of(design: DeckDesign) -> int:
    """What playing it costs, besides a Combat card's effort."""
    return design.attack_cost if isinstance(design, AchievementDesign) and design.attacks else design.cost


def attack_of(design: DeckDesign) -> int:
    if isinstance(design, CombatDesign):
        return design.attack + 1
    if isinstance(design, AchievementDesign) and design.attacks:
        return design.blow + 1 if design.blow >= 0 else EVADED_ONLY
    return NO_ATTACK


def stops_of(design: DeckDesign) -> int:
    """The attacks a card stops, a bit for each number of the attack table."""
    stops = design.stops if isinstance(design, (CombatDesign, AchievementDesign)) else []
    mask = 0
    for attack in stops:
        mask |= 1 << (attack + 1)
    return mask
