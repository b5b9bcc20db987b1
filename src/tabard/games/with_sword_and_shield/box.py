"""With Sword and Shield in its box: start cards, redact, imagine, count, lay out, restore."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.box import Box, Term
from tabard.engine.cardset import CardSet, Verb
from tabard.engine.errors import BadRequest
from tabard.engine.secrets import names_a_card
from tabard.engine.state import NOBODY, Frame
from tabard.games.with_sword_and_shield import checks, positions, scoring
from tabard.games.with_sword_and_shield.blows import blow_script
from tabard.games.with_sword_and_shield.cards import GAME, MOST_KNIGHTS, Cards
from tabard.games.with_sword_and_shield.combinations import combination_script
from tabard.games.with_sword_and_shield.moves import move_scripts
from tabard.games.with_sword_and_shield.places import Places
from tabard.games.with_sword_and_shield.prospects import Prospects
from tabard.games.with_sword_and_shield.secrets import deal_a_world, redact
from tabard.games.with_sword_and_shield.setup import beginner, centre_of, game_scripts, put
from tabard.games.with_sword_and_shield.state import OUT, Tourney, replaced
from tabard.games.with_sword_and_shield.turn import turn_scripts
from tabard.games.with_sword_and_shield.verbs import VERBS

RULES_VERSION: Final = 2
SIZES: Final = {"three-three": [3, 3], "two-two": [2, 2], "three-two": [3, 2], "two-three": [2, 3]}


class TourneyBox(Box[Tourney]):
    """One table of a Joust or a Mêlée."""

    def __init__(self, seats: int, variant: dict[str, str], given: CardSet, verbs: dict[str, Verb]) -> None:
        self.melee = variant["mode"] != "joust"
        check_variant(seats, variant, self.melee)
        self.decks = 2 if self.melee or variant["decks"] == "two" else 1
        self.cards = Cards(given, {**VERBS, **verbs}, self.decks, self.melee, variant["mode"] == "short")
        self.sizes = list(SIZES[variant["teams"]]) if self.melee else [1, 1]
        self.teams = [team for team in (0, 1) for _ in range(self.sizes[team])]
        self.leads = leaders(seats, self.sizes)
        blows = [blow_script(self.cards), combination_script(self.cards), *move_scripts(self.cards)]
        scripts = [*game_scripts(self.cards), *turn_scripts(self.cards), *blows, *self.cards.scripts]
        show, judge = Places(self.cards, self.leads, seats, self.decks), Prospects(self.cards)
        super().__init__("with-sword-and-shield", RULES_VERSION, seats, variant, given, self.cards.kinds, scripts, show, judge)
        self.rivals = MOST_KNIGHTS  # Knights or places

    def empty(self) -> Tourney:
        """A table before anything is laid on it."""
        knights = len(self.teams)
        empty: list[list[int]] = [[] for _ in range(knights)]
        return Tourney(
            seats=self.seats,
            dice=1,
            asked=0,
            over=False,
            frames=[],
            questions=[],
            draft=[],
            leads=self.leads,
            teams=self.teams,
            knights=[-1] * knights,
            artefacts=[-1] * knights,
            hits=[0] * knights,
            fatigue=[self.cards.full] * knights,
            tactics=[0] * knights,
            places=[OUT] * knights,
            rear=0,
            locked=[NOBODY] * knights,
            lock_cards=[-1] * knights,
            rested=0,
            hands=empty,
            improved=empty,
            decks=[[] for _ in range(self.decks)],
            discards=[[] for _ in range(self.decks)],
            table=[[] for _ in range(self.decks)],
            turn=0,
            first=0,
            opener=NOBODY,
            opening=-1,
            deals=0,
            bids=[0] * knights,
            passed=0,
            floor=[0, 0],
            drawn=[0] * knights,
            acting=0,
            post=centre_of(0),
            used=0,
            ended=False,
            aimed=0,
            defended=0,
            retreated=0,
            laid=[],
            ladder=[],
            by_blow=0,
            by_exhaustion=0,
            batch=self.cards.fresh,
            seen=self.cards.unseen,
        )

    def answers(self) -> tuple[list[str], list[str], list[list[bool]]]:
        """The attacks and the guards that stop them (WS-2.2.1, WS-2.2.2)."""
        attacks, guards = self.cards.attacks, self.cards.guards
        stopped = [[attack in guard.stops for guard in guards] for attack in range(len(attacks))]
        return [attack.ref() for attack in attacks], [guard.ref() for guard in guards], stopped

    def set_up(self, s: Tourney) -> None:
        """Start cards by chance, then places, hands, Tactics and the auction (WS-2.0.1 to WS-2.1.2d, WS-3.0.1)."""
        s.decks = [deck.copy() for deck in self.cards.sorted]
        s.first = self.reveal(s)
        if self.melee:
            s.first = beginner(self.cards, s)
            put(s, s.first, centre_of(s.teams[s.first]))
        else:
            s.places = [centre_of(team) for team in s.teams]
        s.acting = s.first
        s.frames = [Frame(GAME, s.leads[s.first])]

    def reveal(self, s: Tourney) -> int:
        """Each reveals start cards until there are a Knight and a Health card; who began (WS-2.0.1, WS-2.0.2, WS-2.3.1)."""
        cards = self.cards
        first = s.roll(2)
        stock = StartDeck(cards)
        for team in (first, 1 - first):
            if self.decks == 2:
                stock = StartDeck(cards)
            for knight in range(len(s.teams)):
                if s.teams[knight] == team:
                    self.reveal_for(s, knight, stock)
        return s.teams.index(first)

    def reveal_for(self, s: Tourney, knight: int, stock: StartDeck) -> None:
        """The first of each kind is kept, Artefact included; what may not be had twice is drawn again or left."""
        found, artefact, health = -1, NOBODY, False
        seen_artefact = False
        while found < 0 or not health:
            sort, which = stock.turn_up(s)
            if sort == HEALTH:
                if not health:
                    stock.keep(-1)
                health = True
            elif sort == KNIGHT_CARD:
                if found < 0 and which in s.knights:
                    s.tell("redrawn", s.leads[knight], which)
                elif found < 0:
                    found = which
                    stock.keep(which)
            elif not seen_artefact:
                seen_artefact = True
                if self.barred(s, knight, which):
                    s.tell("barred", s.leads[knight], which)
                else:
                    artefact = which
                    stock.keep(len(self.cards.knights) + which)
        s.knights = replaced(s.knights, knight, found)
        s.artefacts = replaced(s.artefacts, knight, artefact)
        s.tell("revealed", s.leads[knight], found, artefact)

    def barred(self, s: Tourney, knight: int, artefact: int) -> bool:
        """No Unique Artefact on both sides, and one at most in a team (WS-2.3.1, WS-3.0.1)."""
        if not self.cards.artefacts[artefact].unique or self.decks == 1:
            return False
        for other in range(len(s.teams)):
            held = s.artefacts[other]
            if held == artefact or (held >= 0 and s.teams[other] == s.teams[knight] and self.cards.artefacts[held].unique):
                return True
        return False

    def redact(self, s: Tourney, seat: int) -> Tourney:
        return redact(self.cards, s, seat)

    def glance(self, s: Tourney, seat: int) -> Tourney:
        return redact(self.cards, s, seat, not names_a_card(s.frames))

    def imagine(self, view: Tourney, seat: int, dice: int) -> Tourney:
        s = deal_a_world(self.cards, view, seat, dice)
        self.ask_again(s, seat)
        return s

    def score(self, s: Tourney, seat: int) -> list[Term]:
        return scoring.terms(self.cards, s, seat)

    def total(self, s: Tourney, seat: int) -> int:
        return scoring.total(s, seat)

    def winners(self, s: Tourney) -> list[int]:
        return scoring.winners(self.cards, s)

    def shares(self, s: Tourney) -> list[float]:
        teams = scoring.winning_teams(self.cards, s)
        return [1.0 / len(teams) if scoring.team_of(s, seat) in teams else 0.0 for seat in range(s.seats)]

    def position(self, given: dict[str, Any]) -> Tourney:
        return positions.lay_out(self, given)

    def check(self, s: Tourney) -> None:
        checks.check(self, s)


KNIGHT_CARD: Final = 0
HEALTH: Final = 1
ARTEFACT: Final = 2


class StartDeck:
    """Knights, Health cards and Artefacts, turned up one by one; when empty, made anew of what was discarded (WS-2.0.2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.left: list[int] = []
        self.stock = [*range(len(cards.knights))]
        self.stock += [len(cards.knights) + which for which, one in enumerate(cards.artefacts) for _ in range(one.copies)]
        self.stock += [-1] * cards.healths[0].copies

    def turn_up(self, s: Tourney) -> tuple[int, int]:
        if not self.left:
            self.left = self.stock.copy()
            s.shuffle(self.left)
        card = self.left.pop()
        if card < 0:
            return HEALTH, 0
        knights = len(self.cards.knights)
        return (KNIGHT_CARD, card) if card < knights else (ARTEFACT, card - knights)

    def keep(self, card: int) -> None:
        """What somebody keeps does not come back, though the deck be made anew before they have all they need."""
        self.stock.remove(card)


def leaders(seats: int, sizes: list[int]) -> list[int]:
    """Who leads each Knight: the people of a team sit in every other seat and share its Knights in turn (R-27)."""
    found: list[int] = []
    for team in (0, 1):
        people = [seat for seat in range(seats) if seat % 2 == team]
        found += [people[knight % len(people)] for knight in range(sizes[team])]
    return found


def check_variant(seats: int, variant: dict[str, str], melee: bool) -> None:
    """What the rules do not allow is refused."""
    if not melee:
        if seats > 2:
            raise BadRequest(f"a Joust is for 2 players, not {seats}; for more, choose mode = melee", "WS-2.0.2")
        if variant["teams"] != "three-three":
            raise BadRequest("teams are for a Mêlée; in a Joust one Knight faces another", "WS-3.0.1")
        return
    if variant["decks"] == "one":
        raise BadRequest("a Mêlée is always played with two decks", "WS-3.1.1")
    for team, size in enumerate(SIZES[variant["teams"]]):
        people = (seats + 1 - team) // 2
        if people > size:
            raise BadRequest(f"{people} people cannot lead {size} Knights; expected a team as large as its people", "WS-3.0.1")
