"""The box as tables: what every card is, looked up by design (a number) or by card (a copy of it)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tabard.engine.cardset import CardSet, Design, Reader, Verb, check_designs, lacking
from tabard.engine.errors import BadCardSet
from tabard.engine.secrets import Equals, best_known, give_up_one_copy, made_one, rebatched, several, unmarked
from tabard.engine.state import Frame, with_zone
from tabard.engine.step import Ask, Kind, Step
from tabard.games.with_sword_and_shield.designs import (
    MOST_INITIATIVE,
    NO_ATTACK,
    SYMBOLS,
    AchievementDesign,
    ArtefactDesign,
    AttackDesign,
    CombatDesign,
    DeckDesign,
    EventDesign,
    GuardDesign,
    HealthDesign,
    ImprovementDesign,
    KnightDesign,
    adds_of,
    attack_of,
    cost_of,
    sort_of,
    stops_of,
    value_of,
)
from tabard.games.with_sword_and_shield.state import ABILITIES, ENDURANCE, Tourney, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

SECTIONS: Final = ["knight", "health", "artefact", "attack", "guard", "combat", "achievement", "event", "improvement"]
LIMITS: Final = {"knight": [7, 60], "artefact": [0, 60], "attack": [1, 16], "guard": [1, 20], "deck": [40, 200]}
FULL_HAND: Final = 8
MOST_KNIGHTS: Final = 6
MOST_LED: Final = 3  # by one person
SHORT_FATIGUE: Final = 24  # of the short Mêlée (WS-3.1.z)
SHORT_HITS: Final = 3
NO_SCRIPT: Final = -1

# What a card is.
COMBAT: Final = 0
FEAT: Final = 1  # an Achievement
EVENT: Final = 2
IMPROVEMENT: Final = 3

# The kinds of question.
ACT: Final = 0
ANSWER: Final = 1
CARD: Final = 2
BID: Final = 3
PLACE: Final = 4
KNIGHT: Final = 5
TACTIC: Final = 6

# Options of an ACT before its cards, of an ANSWER, of a CARD for a Combination, of a BID.
END: Final = 0
SWITCH: Final = 1
REST: Final = 2  # the Grande Pass
COMBINE: Final = 3
FIRST_PLAY: Final = 4
TAKE: Final = 0
FIRST_STOP: Final = 1
ENOUGH: Final = 0
FIRST_CARD: Final = 1
PASS: Final = 0

# The first scripts; those of the cards follow.
GAME: Final = 0
PLACING: Final = 1
AUCTION: Final = 2
TURN: Final = 3
AIM: Final = 4
BLOW: Final = 5
COMBINATION: Final = 6
SWAP: Final = 7
REAR: Final = 8
FIRST_CARD_SCRIPT: Final = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[Tourney]):
    """What a card does, for the Knight that plays it and the one it is aimed at."""

    def aims(self) -> bool:
        """Whether it names a rival (WS-3.0.3b)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenChoice(Ask[Tourney]):
    """A choice among what everybody sees: where there is but one, nobody is asked."""

    def do(self, s: Tourney, f: Frame) -> None:
        options = self.options(s, f, f.seat)
        if len(options) == 1:
            self.answered(s, f, f.seat, options[0])
        else:
            super().do(s, f)


class Cards:
    """Every card, its numbers and scripts, and the questions that fit them."""

    def __init__(self, given: CardSet, verbs: dict[str, Verb], decks: int, melee: bool, short: bool = False) -> None:
        self.verbs = verbs
        self.melee = melee
        self.knights = [KnightDesign(reader) for reader in given.readers("knight", SECTIONS)]
        self.healths = [HealthDesign(reader) for reader in given.readers("health", SECTIONS)]
        self.artefacts = [ArtefactDesign(reader) for reader in given.readers("artefact", SECTIONS)]
        self.attacks = [AttackDesign(reader) for reader in given.readers("attack", SECTIONS)]
        names = [attack.id for attack in self.attacks]
        self.guards = [GuardDesign(reader, names) for reader in given.readers("guard", SECTIONS)]
        self.combats = [CombatDesign(reader, SYMBOLS, self.attacks, self.guards) for reader in given.readers("combat", SECTIONS)]
        self.feats = [AchievementDesign(reader, SYMBOLS, names) for reader in given.readers("achievement", SECTIONS)]
        self.events = [EventDesign(reader, SYMBOLS) for reader in given.readers("event", SECTIONS)]
        self.improvements = [ImprovementDesign(reader, SYMBOLS) for reader in given.readers("improvement", SECTIONS)]
        self.designs: list[DeckDesign] = [*self.combats, *self.feats, *self.events, *self.improvements]  # of the deck cards
        self.check(given)
        health = self.healths[0]
        self.full = min(health.fatigue, SHORT_FATIGUE) if short else health.fatigue
        self.last_hit = min(health.hits, SHORT_HITS) if short else health.hits
        # Tables looked up all the time are bytes: the fastest list there is, on both builds.
        one = [design for design, printed in enumerate(self.designs) for _ in range(printed.copies)]
        self.size: i64 = len(one)
        self.design_of = bytes(one * decks)
        self.sorted = [list(range(deck * len(one), (deck + 1) * len(one))) for deck in range(decks)]
        self.fresh = bytes([deck for deck in range(decks) for _ in one])  # the batches of whole decks, just shuffled
        self.unseen = bytes(len(self.design_of))
        self.equals = Equals([card // len(one) * len(one) + design for card, design in enumerate(self.design_of)])
        self.sort = bytes([sort_of(design) for design in self.designs])
        self.values = [bytes([value_of(design, tactic) for design in self.designs]) for tactic in (0, 1)]
        self.attack = bytes([attack_of(design) for design in self.designs])
        self.bars = [design.bars if isinstance(design, AchievementDesign) else -1 for design in self.designs]
        self.stops = [stops_of(design) for design in self.designs]
        self.weapon = [design.weapon if isinstance(design, CombatDesign) else -1 for design in self.designs]
        self.guard = [design.guard if isinstance(design, CombatDesign) else -1 for design in self.designs]
        self.cost = bytes([cost_of(design) for design in self.designs])
        self.defence_cost = bytes([one.defence_cost if isinstance(one, AchievementDesign) else 0 for one in self.designs])
        self.initiative = bytes([design.initiative for design in self.designs])
        self.symbol = bytes([0 if design.alone else design.symbol + 1 for design in self.designs])  # 0: in no Combination
        self.dodgers = [design for design, printed in enumerate(self.designs) if printed.manoeuvre]
        self.movers = [design for design, printed in enumerate(self.designs) if printed.move]
        self.lockers = [design for design, printed in enumerate(self.designs) if printed.lock]
        self.dodge = indexed(self.dodgers, len(self.designs))
        self.move = indexed(self.movers if melee else [], len(self.designs))
        self.lock = indexed(self.lockers if melee else [], len(self.designs))
        self.abilities = [bytes([one.abilities[ability] for one in self.knights]) for ability in range(len(ABILITIES))]
        self.changes = [[one.changes[ability] for one in self.artefacts] for ability in range(len(ABILITIES))]
        self.adds = [bytes([adds_of(one, ability) for one in self.designs]) for ability in range(len(ABILITIES))]
        self.scripts: list[list[Step[Tourney]]] = []
        self.script: list[int] = []  # by design: what playing it does, besides an attack
        self.riposte: list[int] = []  # by design: what defending with it does
        self.aims = b""  # by design: playing it is aimed at a rival (WS-3.0.3b)
        self.plays = b""  # by design: an attacker may play it
        self.make_scripts()
        self.kinds = self.make_kinds()

    def make_kinds(self) -> list[Kind]:
        size, movers = len(self.designs), len(self.movers)
        self.first_discard = FIRST_PLAY + size
        self.first_lock = self.first_discard + size
        self.first_move = self.first_lock + len(self.lockers)
        self.first_retreat = self.first_move + movers
        self.first_dodge = FIRST_STOP + size
        self.first_evasion = self.first_dodge + len(self.dodgers)
        self.first_escape = self.first_evasion + movers
        return [
            Kind("act", ACT, [self.first_retreat + movers]),
            Kind("answer", ANSWER, [self.first_escape + movers]),
            Kind("card", CARD, [FIRST_CARD + size], True),
            Kind("bid", BID, [MOST_INITIATIVE + 1]),
            Kind("place", PLACE, [MOST_KNIGHTS]),
            Kind("knight", KNIGHT, [MOST_KNIGHTS]),
            Kind("tactic", TACTIC, [1 << MOST_LED], True),
        ]

    def check(self, given: CardSet) -> None:
        """No id, number or initiative twice, neither too few nor too many cards, an answer to every attack."""
        sections: list[tuple[str, list[Design]]] = [
            ("knight", list[Design](self.knights)),
            ("artefact", list[Design](self.artefacts)),
            ("attack", list[Design](self.attacks)),
            ("guard", list[Design](self.guards)),
            ("deck", list[Design](self.designs)),
        ]
        for name, designs in sections:
            check_designs(given, name, designs, LIMITS[name][0], LIMITS[name][1])
        if len(self.healths) != 1 or self.healths[0].copies < MOST_KNIGHTS:
            raise BadCardSet(f"{given.file}: expected one [[health]] with copies = {MOST_KNIGHTS} or more")
        numbers: list[int] = []
        for numbered in [*self.knights, *self.artefacts, *self.designs]:
            if numbered.number in numbers:
                raise numbered.given.bad("number", f"number {numbered.number} is there already; expected one of its own")
            numbers.append(numbered.number)
        bids: list[int] = []
        for design in self.designs:
            if design.initiative and design.initiative in bids:
                wanted = "expected one of its own (WS-2.1.2a)"
                raise design.given.bad("initiative", f"initiative {design.initiative} is there already; {wanted}")
            bids.append(design.initiative)
        for attack in range(len(self.attacks)):
            if not [guard for guard in self.guards if attack in guard.stops]:
                raise self.attacks[attack].given.bad("", "no guard stops it; expected one that does (WS-2.2.2)")

    # Scripts

    def make_scripts(self) -> None:
        all_aims: list[bool] = []
        all_plays: list[bool] = []
        for design in self.designs:
            does = isinstance(design, (AchievementDesign, EventDesign))  # a Combat card is its attack, an Improvement its ability
            steps = self.steps(design.given, "does") if does else []
            if isinstance(design, EventDesign) and not steps:
                raise design.given.bad("does", "'does' is missing; expected a list of verbs")
            self.script.append(self.add(steps))
            riposte: list[Step[Tourney]] = []
            if isinstance(design, AchievementDesign) and design.defends:
                riposte = self.steps(design.defence, "does")
                design.defence.done()
            self.riposte.append(self.add(riposte))
            aims = attack_of(design) != NO_ATTACK
            for step in steps:
                aims = aims or (isinstance(step, Effect) and step.aims())
            all_aims.append(aims)
            plays = not isinstance(design, AchievementDesign) or design.attacks or design.acts
            all_plays.append(plays)
            if design.initiative and not plays:
                raise design.given.bad("initiative", "an attacker cannot play this card, so it cannot open (WS-1.2)")
        self.aims, self.plays = bytes(all_aims), bytes(all_plays)
        for other in [*self.designs, *self.knights, *self.healths, *self.artefacts, *self.attacks, *self.guards]:
            other.given.done()

    def add(self, steps: list[Step[Tourney]]) -> int:
        if not steps:
            return NO_SCRIPT
        self.scripts.append(steps)
        return FIRST_CARD_SCRIPT + len(self.scripts) - 1

    def steps(self, given: Reader, occasion: str) -> list[Step[Tourney]]:
        """The steps of a card's verbs."""
        made: list[Step[Tourney]] = []
        if given.has(occasion) and not given.verbs(occasion, list(self.verbs)):
            raise given.bad(occasion, f"'{occasion}' is empty; expected a list of verbs")
        for name, parameters in given.verbs(occasion, list(self.verbs)):
            verb = self.verbs[name]
            if verb.needs:
                raise lacking(given, name, verb.needs, occasion, self.verbs)
            made.append(verb.make(self, parameters))
            parameters.done()
        return made

    # What is looked up, never stored

    def ability(self, s: Tourney, knight: i64, ability: i64) -> int:
        """A Knight's ability as Artefact and Improvements change it; Endurance at least 1, others 0 (WS-1.0.1b)."""
        value: i64 = self.abilities[ability][s.knights[knight]]
        artefact: i64 = s.artefacts[knight]
        if artefact >= 0:
            value += self.changes[ability][artefact]
        improved = s.improved[knight]
        if improved:
            adds = self.adds[ability]
            for card in improved:
                value += adds[self.design_of[card]]
        least: i64 = 1 if ability == ENDURANCE else 0
        return value if value > least else least

    def left(self, s: Tourney) -> int:
        """The actions left to the attacker (WS-1.1.1)."""
        return 0 if s.ended else max(0, self.ability(s, s.acting, ENDURANCE) - s.used)

    def shaken(self, s: Tourney, knight: i64) -> int:
        """1 if the next hit is a Knight's last: what every action costs it more (WS-2.2.10)."""
        return 1 if s.hits[knight] >= self.last_hit - 1 else 0

    # Cards in hand

    def held(self, s: Tourney, knight: i64) -> list[int]:
        """The designs a Knight holds, each once, in order."""
        found: list[int] = []
        design_of = self.design_of
        last: i64 = -1
        for card in s.hands[knight]:
            design: i64 = design_of[card]
            if design != last:
                last = design
                found.append(design)
        return found

    def take_from_hand(self, s: Tourney, knight: i64, design: i64) -> int:
        """A card of this design leaves a hand; which of equal cards it is tells nothing (R-5)."""
        equal: list[int] = []
        kept: list[int] = []
        design_of = self.design_of
        for card in s.hands[knight]:
            if design_of[card] == design:
                equal.append(card)
            else:
                kept.append(card)
        s.bared |= 1 << s.leads[knight]
        gone = equal[0]
        if self.equals.count and several(s.batch, s.hands[knight]):
            lowest = self.equals.lowest
            lying = [card for zone in [*s.decks, *s.hands] for card in zone if lowest[card] == lowest[gone]]
            s.batch = made_one(s.batch, s.hands[knight], lying)
        if len(equal) > 1:
            gone = best_known(s, s.seen, equal)
            equal.remove(gone)
            s.seen = give_up_one_copy(s.seen, gone, equal)
            kept = sorted(kept + equal)
        s.hands = with_zone(s.hands, knight, kept)
        if self.is_low(s, knight, gone):
            s.drawn = replaced(s.drawn, knight, s.drawn[knight] - 1)
        return gone

    def is_low(self, s: Tourney, knight: i64, card: i64) -> bool:
        """Whether a card has a number that a Knight's side did not hold when it broke a tie: so it was drawn since."""
        number = self.initiative[self.design_of[card]]
        return 0 < number < s.floor[s.teams[knight]] and number != min([bid for bid in s.bids if bid])

    def lay_on_the_table(self, s: Tourney, knight: i64, card: int) -> None:
        """A card that was played lies there to the end of the turn (WS-2.1.3)."""
        deck = s.deck_of(knight)
        s.table = with_zone(s.table, deck, [*s.table[deck], card])

    def discard(self, s: Tourney, knight: i64, cards: list[int]) -> None:
        """Cards go to the discards of a Knight's deck."""
        if cards:
            s.discards[s.deck_of(knight)].extend(cards)

    # Drawing

    def draw(self, s: Tourney, knight: i64, wanted: i64) -> None:
        """Draw cards; an empty deck is made anew of the discards, else of the cards played this turn (WS-2.0.3)."""
        if wanted <= 0:
            return
        at = s.deck_of(knight)
        drawn: list[int] = []
        s.quiet = False
        while len(drawn) < wanted:
            if not s.decks[at] and not self.renew(s, at):
                break
            drawn.append(s.decks[at].pop())
        if drawn:
            s.hands = with_zone(s.hands, knight, sorted(s.hands[knight] + drawn))
            if s.floor[s.teams[knight]]:
                more = len([card for card in drawn if s.batch[card] == self.fresh[card]])
                s.drawn = replaced(s.drawn, knight, s.drawn[knight] + more)
        if s.events is not None and drawn:
            s.tell("filled", s.leads[knight], s.knights[knight], len(drawn))
            for card in drawn:
                s.tell("drew", s.leads[knight], s.knights[knight], card, seen=1 << s.leads[knight])

    def renew(self, s: Tourney, at: int) -> bool:
        """A new deck; False if there is nothing to make it of."""
        cards = s.discards[at] or s.table[at]
        if not cards:
            return False
        if s.discards[at]:
            s.discards[at] = []
        else:
            s.table = with_zone(s.table, at, [])
        self.shuffle_in(s, at, cards)
        s.tell("reshuffled", s.leads[s.acting], len(cards))
        return True

    def shuffle_in(self, s: Tourney, at: int, cards: list[int]) -> None:
        """Cards are shuffled and make the deck: nobody knows any longer where they lie."""
        deck = cards.copy()
        s.shuffle(deck)
        s.decks[at] = deck
        s.batch = rebatched(s.batch, deck)
        s.seen = unmarked(s.seen, deck)

    def fill_up(self, s: Tourney, knight: i64) -> None:
        self.draw(s, knight, FULL_HAND - len(s.hands[knight]))


def indexed(designs: list[int], size: int) -> list[int]:
    """By design its place among these, -1 if it is none of them."""
    found = [-1] * size
    for place, design in enumerate(designs):
        found[design] = place
    return found
