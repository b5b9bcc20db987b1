"""The two decks as tables: what every card is, looked up by kind (a design) or by card (a copy of it)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabard.engine.cardset import CardSet, Design, Reader
from tabard.engine.errors import BadCardSet
from tabard.engine.secrets import give_up_one_copy
from tabard.engine.state import Frame
from tabard.engine.step import Ask, Kind, Step
from tabard.games.guillotine.state import Guillotine

COLOURS: Final = ["purple", "red", "green", "blue", "gray"]
FORBIDS: Final = ["nothing", "line", "all"]
SECTIONS: Final = ["noble", "action"]
MOST_SEATS: Final = 5
PERMUTATIONS: Final = 24
NO_COLOUR: Final = -1
NO_SCRIPT: Final = 0  # the script of the game is no card's

# The kinds of question.
PLAY: Final = 0
MOVE: Final = 1
NOBLE: Final = 2
ORDER: Final = 3
PLAYER: Final = 4
TAKE: Final = 5
CARD: Final = 6
LATE: Final = 7
TABLE: Final = 8
DROP: Final = 9
STRIP: Final = 10
FETCH: Final = 11

# The first scripts; those of the cards follow.
GAME: Final = 0
DAY: Final = 1
TURN: Final = 2
FIRST_CARD_SCRIPT: Final = 3


class NobleKind(Design):
    """A noble design."""

    def __init__(self, given: Reader) -> None:
        super().__init__("noble", given)
        self.colour = COLOURS.index(given.choice("colour", COLOURS))
        self.forbids = FORBIDS.index(read_forbids(given.inner("stands"), False)[0])
        self.points = 0
        self.per = ""
        self.each = 0
        if isinstance(given.table.get("points"), dict):
            terms = given.inner("points")
            self.per = terms.text("per")
            self.each = terms.integer("each", -20, 20)
            terms.done()
        else:
            self.points = given.integer("points", -20, 20)
        self.pair = ""
        self.pair_points = 0
        if given.has("pair"):
            pair = given.inner("pair")
            self.pair = pair.text("noble")
            self.pair_points = pair.integer("points", -20, 20)
            pair.done()

    def special(self) -> bool:
        """Whether it does or is worth more than its number says."""
        given = self.given
        return given.has("collected") or given.has("acted") or given.has("stands") or given.has("pair") or self.per != ""

    def value(self) -> str:
        return "*" if self.per else str(self.points).replace("-", "−")


    def printed(self) -> dict[str, Any]:
        points = None if self.per else self.points
        return {**super().printed(), "colour": COLOURS[self.colour], "points": points}


class ActionKind(Design):
    """An action design."""

    def __init__(self, given: Reader) -> None:
        super().__init__("action", given)
        self.line = given.boolean("line")
        stands = given.inner("stands")
        forbids, self.leaves = read_forbids(stands, True)
        self.forbids = FORBIDS.index(forbids)
        self.draws = COLOURS.index(stands.choice("draws", COLOURS)) if stands.has("draws") else NO_COLOUR
        self.worth = stands.integer("worth", -20, 20, 0)
        self.each_colour, self.each_points = read_colour_points(stands, "each")
        self.counts_colour, self.counts_points = read_colour_points(stands, "counts")
        stands.done()
        self.stays = False
        for verb in given.table.get("does", []):
            if str(verb).startswith("stay"):
                self.stays = True
        if given.has("stands") and not self.stays:
            raise given.bad("stands", "'stands' is for a card that stays; expected 'stay' or 'stay-before-another' in 'does'")
        self.scores = self.worth != 0 or self.each_colour != NO_COLOUR or self.counts_colour != NO_COLOUR

    def printed(self) -> dict[str, Any]:
        return {**super().printed(), "line": self.line}


def read_forbids(stands: Reader, leaves: bool) -> tuple[str, bool]:
    """What a card forbids while it stands, and whether its owner may take it away."""
    forbids = stands.choice("forbids", FORBIDS[1:], FORBIDS[0])
    if leaves:
        return forbids, stands.boolean("leaves")
    stands.done()
    return forbids, False


def read_colour_points(stands: Reader, key: str) -> tuple[int, int]:
    if not stands.has(key):
        return NO_COLOUR, 0
    given = stands.inner(key)
    colour = COLOURS.index(given.choice("colour", COLOURS))
    points = given.integer("points", -20, 20)
    given.done()
    return colour, points


class Cards:
    """Both decks, their scripts, and the questions that fit them."""

    def __init__(self, given: CardSet, verbs: dict[str, Callable[[Cards, Reader], Step[Guillotine]]]) -> None:
        self.nobles = [NobleKind(reader) for reader in given.readers("noble", SECTIONS)]
        self.actions = [ActionKind(reader) for reader in given.readers("action", SECTIONS)]
        self.check(given)
        # Tables looked up all the time are bytes: the fastest list there is, on both builds.
        self.noble_of = bytes([kind for kind, noble in enumerate(self.nobles) for _ in range(noble.copies)])
        self.action_of = bytes([kind for kind, action in enumerate(self.actions) for _ in range(action.copies)])
        self.colour = bytes([self.nobles[kind].colour for kind in self.noble_of])
        self.noble_forbids = bytes([self.nobles[kind].forbids == 2 for kind in self.noble_of])
        self.line_card = bytes([action.line for action in self.actions])
        self.closes_line = bytes([self.actions[kind].forbids == 1 for kind in self.action_of])
        self.leaves = bytes([self.actions[kind].leaves for kind in self.action_of])
        self.tables = [kind for kind, action in enumerate(self.actions) if action.stays]
        self.forward = 1
        self.back = 1
        for action in self.actions:
            for given_verb in action.given.table.get("does", []):
                if isinstance(given_verb, dict) and isinstance(given_verb.get("move-a-noble"), dict):
                    self.forward = max([self.forward, *ints(given_verb["move-a-noble"].get("forward"))])
                    self.back = max([self.back, *ints(given_verb["move-a-noble"].get("back"))])
        places = len(self.noble_of)
        self.kinds = [
            Kind("play", PLAY, [len(self.actions) + 1]),
            Kind("move", MOVE, [places, self.forward + self.back]),
            Kind("noble", NOBLE, [places]),
            Kind("order", ORDER, [PERMUTATIONS]),
            Kind("player", PLAYER, [MOST_SEATS]),
            Kind("take", TAKE, [MOST_SEATS, len(self.nobles)]),
            Kind("card", CARD, [len(self.actions)]),
            Kind("late", LATE, [len(self.nobles)]),
            Kind("table", TABLE, [MOST_SEATS, max(1, len(self.tables))]),
            Kind("drop", DROP, [2]),
            Kind("strip", STRIP, [len(self.actions)]),
            Kind("fetch", FETCH, [len(self.actions)]),
        ]
        self.scripts: list[list[Step[Guillotine]]] = []
        self.ability = [NO_SCRIPT] * places  # by noble: the script of what it does when collected
        self.acted = [NO_SCRIPT] * places  # by noble: the script of what it does in line after every action card
        self.acts = bytes(places)  # by noble: whether there is one
        self.script: list[int] = []  # by action kind
        self.choice: list[Ask[Guillotine] | None] = []  # by action kind: its first choice, which must be a legal one
        self.make_scripts(verbs)

    def check(self, given: CardSet) -> None:
        """No id twice, not too many cards, nobody names a noble that is not there."""
        for name, most, designs in (("noble", 120, list[Design](self.nobles)), ("action", 200, list[Design](self.actions))):
            seen: list[str] = []
            count = 0
            for design in designs:
                if design.id in seen:
                    raise design.given.bad("id", f"'{design.id}' is there already")
                seen.append(design.id)
                count += design.copies
            if not 1 <= count <= most:
                raise BadCardSet(f"{given.file}: {count} {name} cards; expected 1 to {most}")
        for noble in self.nobles:
            if noble.pair and noble.pair not in [other.id for other in self.nobles]:
                raise noble.given.bad("pair", f"'{noble.pair}' in 'pair' is no noble of this set")
            if noble.per and noble.per not in COLOURS and noble.per not in [other.id for other in self.nobles]:
                raise noble.given.bad("per", f"'{noble.per}' in 'points' is neither a colour nor a noble of this set")

    def make_scripts(self, verbs: dict[str, Callable[[Cards, Reader], Step[Guillotine]]]) -> None:
        for noble in self.nobles:
            for moment, scripts in (("collected", self.ability), ("acted", self.acted)):
                steps = self.steps(noble.given, moment, verbs)
                if steps:
                    self.scripts.append(steps)
                    for card in range(len(scripts)):
                        if self.nobles[self.noble_of[card]] is noble:
                            scripts[card] = FIRST_CARD_SCRIPT + len(self.scripts) - 1
            noble.given.done()
        self.acts = bytes([script != NO_SCRIPT for script in self.acted])
        resolve = ResolveTheCard(self)
        for action in self.actions:
            steps = self.steps(action.given, "does", verbs)
            if not steps:
                raise action.given.bad("does", "'does' is missing; expected a list of verbs")
            action.given.done()
            choices = [step for step in steps if isinstance(step, Ask)]
            self.choice.append(choices[0] if choices else None)
            self.script.append(FIRST_CARD_SCRIPT + len(self.scripts))
            self.scripts.append([*steps, resolve])

    def steps(
        self, given: Reader, key: str, verbs: dict[str, Callable[[Cards, Reader], Step[Guillotine]]]
    ) -> list[Step[Guillotine]]:
        made = []
        for name, parameters in given.verbs(key, list(verbs)):
            made.append(verbs[name](self, parameters))
            parameters.done()
        return made

    # What is looked up, never stored

    def everything_forbidden(self, s: Guillotine) -> bool:
        """Unpopular Judge in front (GU-15), or a Rush Job on this turn (GU-23)."""
        return s.hurried or (len(s.line) > 0 and self.noble_forbids[s.line[0]] == 1)

    def line_closed(self, s: Guillotine) -> bool:
        """Callous Guards lie before somebody (GU-16)."""
        for table in s.tables:
            for card in table:
                if self.closes_line[card]:
                    return True
        return False

    def may_drop(self, s: Guillotine) -> int:
        """The seats before which a card lies that its owner may take away (GU-16)."""
        seats = 0
        bit = 1
        for table in s.tables:
            for card in table:
                if self.leaves[card]:
                    seats |= bit
            bit += bit
        return seats

    def has_a_legal_choice(self, s: Guillotine, seat: int, kind: int) -> bool:
        """A card that makes a choice needs a legal one (GU-10)."""
        choice = self.choice[kind]
        return choice is None or choice.possible(s, seat)

    def draws_for(self, s: Guillotine, seat: int, colour: int) -> int:
        """How many Foreign Supports lie before the seat for this colour."""
        found = 0
        for card in s.tables[seat]:
            if self.actions[self.action_of[card]].draws == colour:
                found += 1
        return found

    # What several verbs do

    def collect(self, s: Guillotine, seat: int, noble: int) -> None:
        """A noble is collected: it lies in the pile, and its ability is read next (GU-13)."""
        s.piles[seat].append(noble)
        if s.put:
            s.put &= ~(1 << noble)
        s.tell("collected", seat, noble)
        if s.tables[seat]:
            for _ in range(self.draws_for(s, seat, self.colour[noble])):
                s.draw(seat)
        ability = self.ability[noble]
        if ability != NO_SCRIPT:
            s.begin(ability, seat).card = noble

    def collect_the_front(self, s: Guillotine, seat: int) -> None:
        """Collect from the line; Confusion in Line comes first (GU-18)."""
        if s.confused >> seat & 1:
            s.confused &= ~(1 << seat)
            s.shuffle_the_line(len(s.line))
        self.collect(s, seat, s.line.pop(0))

    def top_noble(self, s: Guillotine) -> int:
        s.quiet = False
        return s.noble_deck.pop()

    def kinds_in(self, cards: list[int]) -> list[int]:
        """The different action kinds among sorted cards."""
        kinds: list[int] = []
        last = -1
        for card in cards:
            kind = self.action_of[card]
            if kind != last:
                kinds.append(kind)
                last = kind
        return kinds

    def take_from_hand(self, s: Guillotine, seat: int, kind: int) -> int:
        """A card of this kind leaves a hand; each seat that had seen some copies now knows one fewer."""
        hand = s.hands[seat]
        at = 0
        while self.action_of[hand[at]] != kind:
            at += 1
        gone = hand.pop(at)
        copies: list[int] = []
        while at < len(hand) and self.action_of[hand[at]] == kind:
            copies.append(hand[at])
            at += 1
        if copies:
            s.action_seen = give_up_one_copy(s.action_seen, gone, copies)
        s.quiet = False
        return gone


def ints(value: object) -> list[int]:
    return [one for one in value if isinstance(one, int)] if isinstance(value, list) else []


class ResolveTheCard(Step[Guillotine]):
    """A played card is discarded when resolved (GU-11); then Master Spy goes to the end (GU-14)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.playing >= 0:
            s.action_discards.append(s.playing)
            s.playing = -1
        for noble in s.line:
            if self.cards.acts[noble]:
                s.begin(self.cards.acted[noble], f.seat).card = noble
