"""The game and the round with its seven phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY, NOBODY, Frame
from tabard.engine.step import Ask, Step
from tabard.games.swords_and_bagpipes.cards import (
    ACT,
    AXE,
    BADGE,
    BAG,
    DONE,
    FIRST_ACT_CARD,
    FIRST_CARD,
    GIFT,
    HOME,
    LAY,
    LONGEST_MARCH,
    MERCENARIES,
    MILITIA,
    NO_SCRIPT,
    PASS,
    PLAY,
    ROUND,
    SIDE,
    TAXES,
    TOKENS_LIE,
    TROOPS,
    Cards,
)
from tabard.games.swords_and_bagpipes.scoring import FIVE_DAGGERS, caught, limit
from tabard.games.swords_and_bagpipes.state import (
    ACTIONS,
    AWARDS,
    BATTLE,
    BOUND,
    CHOICE,
    ENDING,
    ENGLAND,
    HANDING,
    INVASION,
    NO_SIDE,
    SCOTLAND,
    Swords,
    with_row,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MERCENARY_PRICE: Final = 1
MERCENARY_UNITS: Final = 4
HOME_ACTS: Final = 3
KEEP: Final = 0
GIVE: Final = 1


class OpenTheVillage(Step[Swords]):
    """Village cards used at once: Mill, Musician's House, from the Badge holder clockwise (SB-G3)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        for seat in reversed(self.cards.around(s)):  # the script begun last is read first
            for card in s.village[seat]:
                script = self.cards.starts[self.cards.village_of[card]]
                if script != NO_SCRIPT:
                    s.begin(script, seat).card = card
        for seat in self.cards.around(s):
            for card in s.village[seat]:
                if self.cards.starts[self.cards.village_of[card]] != NO_SCRIPT:
                    s.tell("visited", seat, card)


class BeginARound(Step[Swords]):
    """A round for each English Arms card, until the last or until Scotland falls (SB-S3, SB-V1, SB-2P7)."""

    def __init__(self, cards: Cards, long: bool) -> None:
        self.cards = cards
        self.limit = limit(long)

    def do(self, s: Swords, f: Frame) -> None:
        if s.defeats >= self.limit or not s.arms_deck:
            return
        if s.seats == 2 and s.round > 0 and caught(self.cards, s) != NOBODY:
            f.count = 1  # at once: without Marketplace
            return
        f.again()
        s.round += 1
        s.begin(ROUND, s.badge)


# 1 Invasion


class RevealTheEnemy(Step[Swords]):
    """The top English Arms card; then Scotland's units for two or three players, then its effect (SB-I1, SB-I2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = INVASION
        s.quiet = False
        card = s.arms_deck[-1]
        s.arms_deck = s.arms_deck[:-1]
        s.arms = [*s.arms, card]
        arms = self.cards.arms_now(s)
        s.troops = arms.troops
        if s.events is not None:
            s.tell("invaded", s.badge, s.round, card)
        if s.seats < 4:
            units = 3 if s.seats == 2 else 1  # SB-2P3, SB-3P3
            s.scots += units
            s.tell("scots-joined", s.badge, units)
        script = self.cards.revealed[self.cards.arms_of[card]]
        if script != NO_SCRIPT:
            s.begin(script, s.badge)


# 2 Actions


class BeginTheTurns(Step[Swords]):
    """From the Badge holder clockwise, one turn each (SB-A1)."""

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = ACTIONS
        f.count = 0
        begin_a_turn(s, s.badge)


def begin_a_turn(s: Swords, seat: int) -> None:
    s.mover = seat
    s.replenished = False
    if s.events is not None:
        s.tell("turn-began", seat)


class TakeATurn(Ask[Swords]):
    """One Replenishment, Relocations and axe cards as you like, in any order (SB-A1)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[ACT])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.mover if f.count < s.seats else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        options = [DONE] if s.replenished else replenishments(self.cards, s, seat)
        options += self.cards.playable(s, seat, AXE, FIRST_ACT_CARD)
        first: i64 = self.cards.first_march
        units: i64 = min(s.castle[seat], LONGEST_MARCH)
        at: i64 = 0
        while at < units:
            options.append(first + at)
            at += 1
        return options

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.again()
        if option == DONE:
            f.count += 1
            if f.count < s.seats:
                begin_a_turn(s, (seat + 1) % s.seats)
        elif option < FIRST_ACT_CARD:
            s.replenished = True
            replenish(self.cards, s, seat, option)
        elif option < self.cards.first_march:
            self.cards.play(s, seat, option - FIRST_ACT_CARD)
        else:
            relocate(s, seat, option - self.cards.first_march + 1)


def replenishments(cards: Cards, s: Swords, seat: int) -> list[int]:
    """The Replenishments possible now (SB-A2 to SB-A5)."""
    forbids = cards.arms_now(s).forbids
    options = [TAXES]
    if forbids != "militia":
        options.append(MILITIA)
    options.append(TROOPS)
    if s.gold[seat] >= MERCENARY_PRICE and forbids != "mercenaries":
        options.append(MERCENARIES)
    return options


def replenish(cards: Cards, s: Swords, seat: int, option: int) -> None:
    if option == TAXES:
        gold = cards.arms_now(s).taxes
        s.gold[seat] += gold
        if s.events is not None:
            s.tell("taxed", seat, gold)
    elif option == MILITIA:
        s.raise_militia(seat)
    elif option == TROOPS:
        units = cards.assembled(s, seat)
        s.castle[seat] += units
        if s.events is not None:
            s.tell("assembled", seat, units)
    else:
        s.gold[seat] -= MERCENARY_PRICE
        s.castle[seat] += MERCENARY_UNITS
        if s.events is not None:
            s.tell("hired", seat, MERCENARY_UNITS)


def relocate(s: Swords, seat: int, units: int) -> None:
    """Units go from the castle to the camp (SB-A6)."""
    s.castle[seat] -= units
    s.camp[seat] += units
    if s.events is not None:
        s.tell("relocated", seat, units)


# 3 Badge of Honour


class HandOverTheBadge(Ask[Swords]):
    """The holder hands the Badge to another player, not to whoever gave it in the round before (SB-B1, SB-B2)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[BADGE])
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = HANDING
        if s.seats == 3:
            self.answered(s, f, s.badge, (s.badge + 1) % s.seats)  # always clockwise (SB-3P2)
        elif s.seats > 3:
            super().do(s, f)

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.badge

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        barred = s.badge_from if s.badge_to == s.badge else NOBODY
        return [whom for whom in range(s.seats) if whom not in (seat, barred)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        s.badge_from = seat
        s.badge_to = option
        s.badge = option
        if s.events is not None:
            s.tell("badge-handed", seat, option)
        script = self.cards.handed[self.cards.arms_of[s.arms[-1]]]
        if script != NO_SCRIPT:
            s.begin(script, option)


class HandOverStayHome(Ask[Swords]):
    """Stay Home! goes to another, not the Badge holder, not whoever gave it in the round before (SB-H3)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[HOME])

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.home if s.home != NOBODY else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [whom for whom in range(s.seats) if whom not in (seat, s.badge, s.home_from)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.count = 0
        s.home_from = seat
        s.home = option
        s.tell("home-handed", seat, option)


class PrepareAtHome(Ask[Swords]):
    """Whoever got Stay Home! takes three Replenishments, one after the other (SB-H4)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[ACT])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.home if s.home != NOBODY and f.count < HOME_ACTS else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return replenishments(self.cards, s, seat)

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.count += 1
        f.again()
        replenish(self.cards, s, seat, option)


class StayHome(Step[Swords]):
    """… discards all units in camp, and stays home until the end of the round (SB-H4, SB-H5)."""

    def do(self, s: Swords, f: Frame) -> None:
        if s.home != NOBODY:
            s.camp[s.home] = 0
            s.away = s.home
            s.tell("stays-home", s.home)


# 4 Choice


class BindTheHolder(Step[Swords]):
    """The Badge holder does not choose: Scotland (SB-X2)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = CHOICE
        if self.cards.binds(s):
            s.sides = [SCOTLAND if seat == s.badge else NO_SIDE for seat in range(s.seats)]
            s.known = 1 << s.badge


class ChooseSides(Ask[Swords]):
    """All others lay a choice token at once and in secret (SB-X1)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[SIDE])

    def who(self, s: Swords, f: Frame) -> int:
        seats = ((1 << s.seats) - 1) & ~s.known
        return seats & ~(1 << s.away) if s.away != NOBODY else seats

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [SCOTLAND, ENGLAND]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        s.sides = [option if one == seat else side for one, side in enumerate(s.sides)]


class ChooseSidesAndDaggers(Ask[Swords]):
    """Both choose a side and lay a Dagger card against the other; one without lays a virtual two (SB-2P4, SB-2P8)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[LAY])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        return 3

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        values = sorted({self.cards.dagger_value[card] for card in s.dagger_hands[seat]}) or [0]
        return [self.kind.option(side, value) for side in (SCOTLAND, ENGLAND) for value in values]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        side, value = self.kind.first(option), self.kind.second(option)
        s.sides = [side if one == seat else other for one, other in enumerate(s.sides)]
        if value:
            hand = s.dagger_hands[seat]
            card = [card for card in hand if self.cards.dagger_value[card] == value][0]
            s.laid = with_row(s.laid, seat, [card])
            s.dagger_hands = with_row(s.dagger_hands, seat, [one for one in hand if one != card])


class OpenAWindow(Step[Swords]):
    """Cards may be played from the Badge holder clockwise, round and round until all have passed (SB-P5)."""

    def __init__(self, cards: Cards, moment: int) -> None:
        self.cards = cards
        self.moment = moment

    def do(self, s: Swords, f: Frame) -> None:
        s.mover = s.badge
        s.passed = 0
        if self.moment == TOKENS_LIE:
            if s.events is not None:
                s.tell("tokens-lie", s.badge)
            if self.cards.arms_now(s).silence:
                s.passed = (1 << s.seats) - 1


class PlayCards(Ask[Swords]):
    """Each in turn plays one card or passes for this phase; skipped for public reasons only (SB-X3, SB-W7, SB-P5)."""

    def __init__(self, cards: Cards, moment: int) -> None:
        super().__init__(cards.kinds[PLAY])
        self.cards = cards
        self.moment = moment

    def who(self, s: Swords, f: Frame) -> int:
        seat: i64 = s.mover
        for _ in range(s.seats):
            if not s.passed >> seat & 1 and self.has_a_card(s, seat):
                return 1 << seat
            seat = (seat + 1) % s.seats
        return 0

    def has_a_card(self, s: Swords, seat: i64) -> bool:
        """Whether everybody can see that this player might have a card to play."""
        if seat == s.away or (self.moment == BAG and s.deserters >> seat & 1):
            return False
        if s.hands[seat]:
            return True
        for card in s.opened[seat]:
            if card not in s.used and self.cards.moment[self.cards.bagpipe_of[card]] == self.moment:
                return True
        for card in s.village[seat]:
            if self.cards.once[self.cards.village_of[card]]:
                return True
        return False

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [PASS, *self.cards.playable(s, seat, self.moment, FIRST_CARD)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.again()
        s.mover = (seat + 1) % s.seats
        if option == PASS:
            s.passed |= 1 << seat
            if s.events is not None:
                s.tell("passed", seat)
        else:
            self.cards.play(s, seat, option - FIRST_CARD)


class GiveTheBadge(Ask[Swords]):
    """With two players the holder may give the Badge: the receiver's units but one go to Scotland's camp (SB-2P5)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[GIFT])

    def who(self, s: Swords, f: Frame) -> int:
        return 1 << s.badge if s.seats == 2 else 0

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [KEEP, GIVE]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        if option == KEEP:
            s.tell("badge-kept", seat)
            return
        s.badge = 1 - seat
        units = max(0, s.camp[s.badge] - 1)
        s.camp[s.badge] -= units
        s.scots += units
        s.tell("badge-given", seat, s.badge, units)


# 5 Battle


class RevealTheSides(Step[Swords]):
    """All tokens are turned at once; whoever has no unit in camp is a deserter (SB-F1, SB-W1)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = BATTLE
        s.quiet = False
        record: list[int] = []
        deserters = 0
        for seat in range(s.seats):
            side = s.sides[seat]
            record.append(BOUND if s.known >> seat & 1 else side)
            if side != NO_SIDE:
                if s.camp[seat] == 0:
                    deserters |= 1 << seat
                if side == SCOTLAND:
                    s.tell("stood-for-scotland", seat, s.camp[seat])
                else:
                    s.tell("stood-for-england", seat, s.camp[seat])
        s.record = s.record + record
        s.deserters = deserters
        s.known = (1 << s.seats) - 1
        if s.seats == 2:
            for seat in range(2):
                self.take_what_was_laid(s, seat)
            s.laid = [[], []]

    def take_what_was_laid(self, s: Swords, seat: int) -> None:
        """A supporter of England takes the card the opponent laid; else it is discarded, face up (SB-2P6)."""
        laid = s.laid[1 - seat]
        betrayed = s.sides[seat] == ENGLAND
        if not laid:
            if betrayed:
                s.add_virtual_dagger(seat, 1)
                s.tell("virtual-dagger", seat)
        elif betrayed:
            s.daggers = with_row(s.daggers, seat, sorted([*s.daggers[seat], laid[0]]))
            s.dagger_seen = marked(s.dagger_seen, laid, EVERYBODY)
            s.tell("took-dagger", seat, laid[0])
        else:
            s.dagger_discards = [*s.dagger_discards, laid[0]]
            s.tell("dagger-discarded", seat, laid[0])


class Fight(Step[Swords]):
    """The greater power wins, a tie is Scotland's; a defeat moves the marker (SB-F2 to SB-F5)."""

    def do(self, s: Swords, f: Frame) -> None:
        scots: i64 = s.scots
        english: i64 = s.troops
        for seat in range(s.seats):
            if s.sides[seat] == SCOTLAND:
                scots += s.camp[seat]
            elif s.sides[seat] == ENGLAND:
                english += s.camp[seat]
        s.won = scots >= english
        s.fought = [*s.camp, s.scots, s.troops]
        s.tell("scotlands-camp", s.badge, s.scots)
        s.tell("english-army", s.badge, s.troops, s.arms[-1])
        if s.won:
            s.tell("scots-won", s.badge, scots, english)
        else:
            s.defeats += 1
            s.tell("english-won", s.badge, scots, english)
            s.tell("defeat", s.badge, s.defeats)


# 6 Awards


class GiveAwards(Step[Swords]):
    """Awards to all but deserters and whoever stayed home, from the Badge holder clockwise (SB-W1 to SB-W6, SB-W8)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = AWARDS
        arms = self.cards.arms_now(s)
        paid = 0
        for seat in range(s.seats):
            if s.sides[seat] == ENGLAND and not s.deserters >> seat & 1:
                paid += 1
        crown = arms.crown if arms.generous else arms.crown // max(1, paid)
        for step in range(s.seats):
            seat = (s.badge + step) % s.seats
            if s.sides[seat] == NO_SIDE:
                continue
            if s.deserters >> seat & 1:
                s.tell("deserted", seat)
            elif s.sides[seat] == ENGLAND:
                if s.seats > 2:  # SB-2P6
                    s.draw_a_dagger(seat)
                pay(s, seat, crown)
            elif s.won:
                self.cards.draw(s, seat)
                pay(s, seat, arms.bonnet)
            else:
                s.castle[seat] += 1
                s.tell("consoled", seat)
                pay(s, seat, arms.pierced)
                for card in s.village[seat]:
                    pay(s, seat, self.cards.villages[self.cards.village_of[card]].consoles)


def pay(s: Swords, seat: int, gold: int) -> None:
    if gold:
        s.gold[seat] += gold
        if s.events is not None:
            s.tell("gold", seat, gold)


# 7 End


class EndTheRound(Step[Swords]):
    """Units in camps are discarded; new cards join the hands (SB-E1)."""

    def do(self, s: Swords, f: Frame) -> None:
        s.phase = ENDING
        s.camp = [0] * s.seats
        s.scots = 0
        s.away = NOBODY
        s.sides = [NO_SIDE] * s.seats
        s.known = 0
        s.passed = 0
        s.deserters = 0
        s.fought = []
        s.used = []
        s.hands = [sorted(hand + new) if new else hand for hand, new in zip(s.hands, s.fresh)]
        s.fresh = [[] for _ in s.fresh]
        s.tell("round-ended", s.badge, s.round)


# The end


class VisitTheMarket(Ask[Swords]):
    """Just before the final count whoever has Marketplace may use it (SB-G4), from the Badge holder clockwise."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[PLAY])
        self.cards = cards

    def who(self, s: Swords, f: Frame) -> int:
        if f.count:
            return 0
        for seat in self.cards.around(s):
            if not s.passed >> seat & 1 and self.trades(s, seat):
                return 1 << seat
        return 0

    def trades(self, s: Swords, seat: int) -> list[int]:
        kinds = sorted({self.cards.village_of[card] for card in s.village[seat]})
        fit = [kind for kind in kinds if self.cards.villages[kind].at_the_end and self.cards.can_visit(s, seat, kind)]
        return [FIRST_CARD + 2 * self.cards.pipes + kind for kind in fit]

    def options(self, s: Swords, f: Frame, seat: int) -> list[int]:
        return [PASS, *self.trades(s, seat)]

    def answered(self, s: Swords, f: Frame, seat: int, option: int) -> None:
        f.again()
        if option == PASS:
            s.passed |= 1 << seat
        else:
            self.cards.play(s, seat, option - FIRST_CARD)


class EndTheGame(Step[Swords]):
    """All Dagger cards are revealed and summed; it is said what decides (SB-D2, SB-V2 to SB-V4, SB-2P7)."""

    def __init__(self, cards: Cards, long: bool) -> None:
        self.cards = cards
        self.limit = limit(long)

    def do(self, s: Swords, f: Frame) -> None:
        s.over = True
        s.quiet = False
        s.dagger_seen = marked(s.dagger_seen, [card for held in s.daggers for card in held], EVERYBODY)
        for seat in range(s.seats):
            s.tell("daggers-counted", seat, self.cards.counted(s, seat))
        out = caught(self.cards, s)
        if s.defeats >= self.limit:
            s.tell("scotland-fell", s.badge, s.defeats)
        elif s.arms_deck:
            s.tell("caught", out, FIVE_DAGGERS)
        else:
            s.tell("scotland-stood", s.badge, s.defeats)
            if out != NOBODY:
                s.tell("traitor", out, FIVE_DAGGERS)
        s.tell("game-ended", s.badge)


def round_scripts(cards: Cards, seats: int, long: bool) -> list[list[Step[Swords]]]:
    """The game, and the round: the scripts before those of the cards."""
    game: list[Step[Swords]] = [OpenTheVillage(cards), BeginARound(cards, long), VisitTheMarket(cards), EndTheGame(cards, long)]
    choose: Ask[Swords] = ChooseSidesAndDaggers(cards) if seats == 2 else ChooseSides(cards)
    one_round: list[Step[Swords]] = [
        RevealTheEnemy(cards),
        BeginTheTurns(),
        TakeATurn(cards),
        HandOverTheBadge(cards),
        *([HandOverStayHome(cards), PrepareAtHome(cards), StayHome()] if seats > 4 else []),
        BindTheHolder(cards),
        choose,
        OpenAWindow(cards, TOKENS_LIE),
        PlayCards(cards, TOKENS_LIE),
        *([GiveTheBadge(cards)] if seats == 2 else []),
        RevealTheSides(cards),
        Fight(),
        GiveAwards(cards),
        OpenAWindow(cards, BAG),
        PlayCards(cards, BAG),
        EndTheRound(),
    ]
    return [game, one_round]
