"""The cards as tables: what every card is, looked up by design (a number) or by card (a copy of it)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabard.engine.cardset import CardSet, Design, Reader, Verb, check_designs, lacking
from tabard.engine.secrets import Equals, best_known, give_up_one_copy, made_one, several
from tabard.engine.state import LEAVE, NOBODY, Frame
from tabard.engine.step import Ask, Kind, Step
from tabard.games.guillotine.designs import COLOURS, NO_COLOUR, ActionDesign, NobleDesign
from tabard.games.guillotine.state import Guillotine

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBLE_OCCASIONS: Final = ["collected", "acted"]
ACTION_OCCASIONS: Final = ["does"]
SECTIONS: Final = ["noble", "action"]
MOST_SEATS: Final = 5
PERMUTATIONS: Final = 24
DROP_IT: Final = 1
NOT_ALL: Final = 255
DEPENDS: Final = 99  # of the worth of a noble: on what else lies there
NO_SCRIPT: Final = 0  # the script of the game is no card's

# What a verb needs and another gives.
THIS_CARD: Final = "the card being played"
THIS_NOBLE: Final = "the noble itself"
A_PLAYER: Final = "a player chosen"
A_NOBLE_TAKEN: Final = "a noble taken"
NOBLES_SEEN: Final = "nobles looked at"
TABLE_CARD: Final = "a card on the table"
MOVES: Final = "move-a-noble"
FARTHEST: Final = 6

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
FIRST_CARD_SCRIPT: Final = 2


class Cards:
    """Every card, its scripts, and the questions that fit them."""

    def __init__(self, given: CardSet, verbs: dict[str, Verb]) -> None:
        self.verbs = verbs
        self.nobles = [NobleDesign(reader) for reader in given.readers("noble", SECTIONS)]
        self.actions = [ActionDesign(reader) for reader in given.readers("action", SECTIONS)]
        self.check(given)
        # Tables looked up all the time are bytes: the fastest list there is, on both builds.
        self.noble_of = bytes([design for design, noble in enumerate(self.nobles) for _ in range(noble.copies)])
        self.action_of = bytes([design for design, action in enumerate(self.actions) for _ in range(action.copies)])
        self.equal_nobles = Equals(list(self.noble_of))
        self.equal_actions = Equals(list(self.action_of))
        self.one_batch = bytes(len(self.action_of))  # of action cards before their first reshuffle
        self.colour = bytes([self.nobles[design].colour for design in self.noble_of])
        self.noble_forbids = bytes([self.nobles[design].forbids for design in self.noble_of])
        names = [noble.id for noble in self.nobles]
        self.pair = [names.index(noble.pair) if noble.pair else NOBODY for noble in self.nobles]
        self.per_noble = [names.index(noble.per) if noble.per in names else NOBODY for noble in self.nobles]
        self.per_colour = [COLOURS.index(noble.per) if noble.per in COLOURS else NO_COLOUR for noble in self.nobles]
        self.worth = [DEPENDS if one.per or one.pair else one.points for one in [self.nobles[design] for design in self.noble_of]]
        self.line_card = bytes([action.line for action in self.actions])
        self.closes_line = bytes([self.actions[design].forbids for design in self.action_of])
        self.leaves = bytes([self.actions[design].leaves for design in self.action_of])
        self.tables = [design for design, action in enumerate(self.actions) if self.stays(action)]
        self.forward = self.farthest("forward")
        self.back = self.farthest("back")
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
        self.script: list[int] = []  # by action design
        self.choice: list[Ask[Guillotine] | None] = []  # by action design: its first choice, which must be a legal one
        self.make_scripts()
        self.shortest = bytes([shortest(choice) for choice in self.choice])

    def check(self, given: CardSet) -> None:
        """No id twice, not too many cards, nobody names a noble that is not there."""
        check_designs(given, "noble", list[Design](self.nobles), 1, 120)
        check_designs(given, "action", list[Design](self.actions), 1, 200)
        for noble in self.nobles:
            if noble.pair and noble.pair not in [other.id for other in self.nobles]:
                raise noble.given.bad("pair", f"'{noble.pair}' in 'pair' is no noble of this set")
            if noble.per and noble.per not in COLOURS and noble.per not in [other.id for other in self.nobles]:
                raise noble.given.bad("per", f"'{noble.per}' in 'points' is neither a colour nor a noble of this set")

    def verbs_of(self, given: Reader, occasion: str) -> list[tuple[str, Reader]]:
        return given.verbs(occasion, list(self.verbs))

    def stays(self, action: ActionDesign) -> bool:
        """Whether a card comes to lie before a player; only then may it say what holds while it stands there."""
        lays = [name for name, verb in self.verbs.items() if verb.gives == TABLE_CARD]
        for name, _ in self.verbs_of(action.given, "does"):
            if name in lays:
                return True
        if action.given.has("stands"):
            raise action.given.bad("stands", f"'stands' is for a card that stays; expected {' or '.join(lays)} in 'does'")
        return False

    def farthest(self, key: str) -> int:
        """The longest way any card moves a noble."""
        longest = 1
        for design in [*self.nobles, *self.actions]:
            for occasion in NOBLE_OCCASIONS if design.section == "noble" else ACTION_OCCASIONS:
                for name, given in self.verbs_of(design.given, occasion):
                    if name == MOVES:
                        longest = max([longest, *given.integers(key, 1, FARTHEST)])
        return longest

    def make_scripts(self) -> None:
        for noble in self.nobles:
            for occasion, scripts in zip(NOBLE_OCCASIONS, (self.ability, self.acted)):
                steps = self.steps(noble.given, occasion, THIS_NOBLE)
                if steps:
                    self.scripts.append(steps)
                    for card in range(len(scripts)):
                        if self.nobles[self.noble_of[card]] is noble:
                            scripts[card] = FIRST_CARD_SCRIPT + len(self.scripts) - 1
            noble.given.done()
        self.acts = bytes([script != NO_SCRIPT for script in self.acted])
        resolve = ResolveTheCard(self)
        for action in self.actions:
            steps = self.steps(action.given, "does", THIS_CARD)
            if not steps:
                what = "is empty" if action.given.has("does") else "is missing"
                raise action.given.bad("does", f"'does' {what}; expected a list of verbs")
            action.given.done()
            choices = [step for step in steps if isinstance(step, Ask)]
            self.choice.append(choices[0] if choices else None)
            self.script.append(FIRST_CARD_SCRIPT + len(self.scripts))
            self.scripts.append([*steps, resolve])

    def steps(self, given: Reader, occasion: str, known: str) -> list[Step[Guillotine]]:
        """The steps of a card's verbs; each finds what it needs in the verbs before it."""
        made = []
        there = [known]
        for name, parameters in self.verbs_of(given, occasion):
            verb = self.verbs[name]
            if verb.needs and verb.needs not in there:
                raise lacking(given, name, verb.needs, occasion, self.verbs)
            made.append(verb.make(self, parameters))
            parameters.done()
            there.append(verb.gives)
        return made

    # What is looked up, never stored

    def everything_forbidden(self, s: Guillotine) -> bool:
        """Unpopular Judge in front (GU-15), or a Rush Job on this turn (GU-23)."""
        return s.hurried or (len(s.line) > 0 and self.noble_forbids[s.line[0]] == 1)

    def line_closed(self, s: Guillotine) -> bool:
        """Callous Guards lie before somebody (GU-16)."""
        closes_line = self.closes_line
        for table in s.tables:
            if table:
                for card in table:
                    if closes_line[card]:
                        return True
        return False

    def may_drop(self, s: Guillotine) -> int:
        """The seats before which a card lies that its owner may take away (GU-16)."""
        seats: i64 = 0
        bit: i64 = 1
        for table in s.tables:
            if table:
                for card in table:
                    if self.leaves[card]:
                        seats |= bit
            bit += bit
        return seats

    def has_a_legal_choice(self, s: Guillotine, seat: int, design: int) -> bool:
        """A card that makes a choice needs a legal one (GU-10)."""
        choice = self.choice[design]
        return choice is None or choice.possible(s, seat)

    def draws_for(self, s: Guillotine, seat: int, colour: int) -> int:
        """How many Foreign Supports lie before the seat for this colour."""
        found = 0
        for card in s.tables[seat]:
            if self.actions[self.action_of[card]].draws == colour:
                found += 1
        return found

    # What several verbs do

    def collect(self, s: Guillotine, seat: i64, noble: int) -> None:
        """A noble is collected: it lies in the pile, and its ability is read next (GU-13)."""
        s.piles[seat].append(noble)
        if s.events is not None:
            s.tell("collected", seat, noble)
        if s.tables[seat]:
            for _ in range(self.draws_for(s, seat, self.colour[noble])):
                s.draw(seat)
        ability = self.ability[noble]
        if ability != NO_SCRIPT:
            s.begin(ability, seat).card = noble

    def collect_the_front(self, s: Guillotine, seat: i64) -> None:
        """Collect from the line; Confusion in Line comes first (GU-18)."""
        if s.confused >> seat & 1:
            s.confused &= ~(1 << seat)
            s.shuffle_the_line(len(s.line))
        self.collect(s, seat, s.line.pop(0))

    def top_noble(self, s: Guillotine) -> int:
        s.quiet = False
        return s.noble_deck.pop()

    def shifted(self, option: int) -> tuple[int, int]:
        """From where to where a MOVE goes: its columns are forward 1, 2, …, then back 1, 2, …"""
        kind = self.kinds[MOVE]
        place = kind.first(option)
        column = kind.second(option)
        return place, place + (-1 - column if column < self.forward else column - self.forward + 1)

    def designs_in(self, cards: list[int]) -> list[int]:
        """The different designs among sorted cards."""
        designs: list[int] = []
        last = -1
        for card in cards:
            design = self.action_of[card]
            if design != last:
                designs.append(design)
                last = design
        return designs

    def hidden_copies(self, s: Guillotine, design: i64) -> list[int]:
        """The cards of this design that lie face down: in hands and deck."""
        return [card for zone in [s.action_deck, *s.hands] for card in zone if self.action_of[card] == design]

    def take_from_hand(self, s: Guillotine, seat: i64, design: i64) -> i64:
        """A card of this design leaves a hand; which of equal cards it is tells nothing (R-5)."""
        hand = s.hands[seat]
        action_of = self.action_of
        at: i64 = 0
        while action_of[hand[at]] != design:
            at += 1
        s.bared |= 1 << seat
        if s.action_batch is not self.one_batch and several(s.action_batch, hand):
            s.action_batch = made_one(s.action_batch, hand, self.hidden_copies(s, design))
        if at + 1 == len(hand) or action_of[hand[at + 1]] != design:
            return hand.pop(at)
        copies = [card for card in hand if action_of[card] == design]
        gone = best_known(s, s.action_seen, copies)
        copies.remove(gone)
        hand.remove(gone)
        s.action_seen = give_up_one_copy(s.action_seen, gone, copies)
        return gone


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Ask[Guillotine]):
    """A choice in a turn; meanwhile the owner of Callous Guards may discard them (GU-16)."""

    def __init__(self, cards: Cards, kind: int) -> None:
        super().__init__(cards.kinds[kind])
        self.cards = cards
        self.aside = cards.kinds[DROP]

    def may(self, s: Guillotine, f: Frame) -> int:
        if not s.tables[s.mover]:
            return 0
        return self.cards.may_drop(s) & self.who(s, f) & 1 << s.mover

    def shortest(self) -> int:
        """How long the line must be for this choice, if that is all it needs; otherwise NOT_ALL."""
        return NOT_ALL

    def asides(self, s: Guillotine, f: Frame, seat: int) -> list[int]:
        return [LEAVE, DROP_IT]

    def interrupted(self, s: Guillotine, f: Frame, seat: int, option: int) -> None:
        for card in s.tables[seat]:
            if self.cards.leaves[card]:
                s.tables[seat].remove(card)
                s.action_discards.append(card)
                s.tell("dropped", seat, card)
                return


def shortest(choice: Ask[Guillotine] | None) -> int:
    """How long the line must be for a card with this first choice, if that is all it needs."""
    if choice is None:
        return 0
    return choice.shortest() if isinstance(choice, Choice) else NOT_ALL


class ResolveTheCard(Step[Guillotine]):
    """A played card is discarded when resolved (GU-11); then Master Spy goes to the end (GU-14)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Guillotine, f: Frame) -> None:
        if s.playing >= 0:
            s.action_discards.append(s.playing)
            s.playing = -1
        acts = self.cards.acts
        for noble in s.line:
            if acts[noble]:
                s.begin(self.cards.acted[noble], f.seat).card = noble
