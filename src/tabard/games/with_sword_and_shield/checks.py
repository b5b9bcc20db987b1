"""The check that a table is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabard.engine.errors import BadSave
from tabard.engine.state import NOBODY
from tabard.games.with_sword_and_shield import notes
from tabard.games.with_sword_and_shield.cards import AIM, BLOW, COMBINATION, GAME, MOST_KNIGHTS, PLACING, TURN
from tabard.games.with_sword_and_shield.designs import MOST_INITIATIVE
from tabard.games.with_sword_and_shield.setup import GAME_LINES
from tabard.games.with_sword_and_shield.state import COLUMNS, LATERAL, OUT, RETREAT, RUNG, Tourney

if TYPE_CHECKING:
    from tabard.games.with_sword_and_shield.box import TourneyBox


def check(box: TourneyBox, s: Tourney) -> None:
    """Every card is in exactly one place of its own deck, every number in its range; BadSave says what is not."""
    cards = box.cards
    knights = len(box.teams)
    by_knight: list[list[Any]] = [
        s.leads, s.teams, s.knights, s.artefacts, s.hits, s.fatigue, s.tactics, s.places, s.locked, s.lock_cards, s.hands,
        s.improved, s.bids, s.drawn,
    ]  # fmt: skip
    if s.seats != box.seats or not all(len(zone) == knights for zone in by_knight):
        raise BadSave(f"the save is not one of {box.seats} seats and {knights} Knights")
    if s.leads != box.leads or s.teams != box.teams:
        raise BadSave("the save has Knights led by others than this table's")
    if not len(s.decks) == len(s.discards) == len(s.table) == box.decks:
        raise BadSave(f"the save has not {box.decks} decks")
    if len(s.floor) != 2 or not all(0 <= number <= MOST_INITIATIVE + 1 for number in s.floor):
        raise BadSave("the save has a broken tie that cannot be")
    if not len(s.batch) == len(s.seen) == len(cards.design_of):
        raise BadSave("the save does not say of every card where it was shuffled and who has seen it")
    lying: list[int] = [*s.laid, *[card for card in s.lock_cards if card >= 0]]
    for zone in [*s.hands, *s.improved, *s.decks, *s.discards, *s.table]:
        lying += zone
    if sorted(lying) != list(range(len(cards.design_of))):
        raise BadSave("the save does not have every card in exactly one place")
    for deck in range(box.decks):
        mine = [*s.decks[deck], *s.discards[deck], *s.table[deck]]
        for knight in range(knights):
            if s.deck_of(knight) == deck:
                mine += s.hands[knight] + s.improved[knight] + ([s.lock_cards[knight]] if s.lock_cards[knight] >= 0 else [])
        if not all(card // cards.size == deck for card in mine):
            raise BadSave("the save has a card of one deck in the other")
    if not all(zone == sorted(zone) for zone in s.hands):
        raise BadSave("the save has a hand that is not in order")
    if not all(0 <= one < len(cards.knights) for one in s.knights) or len(set(s.knights)) != knights:
        raise BadSave("the save has a Knight twice, or one that is not in the box")
    if not all(NOBODY <= one < len(cards.artefacts) for one in s.artefacts):
        raise BadSave("the save has an Artefact that is not in the box")
    if not all(0 <= one <= cards.last_hit for one in s.hits) or not all(0 <= one <= cards.full for one in s.fatigue):
        raise BadSave("the save has hits or fatigue that cannot be")
    if not all(tactic in (0, 1) for tactic in s.tactics) or not all(OUT <= place < MOST_KNIGHTS for place in s.places):
        raise BadSave("the save has a Tactic or a place that cannot be")
    stood = [place for place in s.places if place != OUT]
    if len(set(stood)) != len(stood):
        raise BadSave("the save has two Knights at one place")
    for knight, rival in enumerate(s.locked):
        if rival != NOBODY and not (0 <= rival < knights and s.locked[rival] == knight and s.teams[rival] != s.teams[knight]):
            raise BadSave("the save has a lock that cannot be")
    masks = (s.rear, s.rested, s.passed, s.aimed, s.defended)
    if not all(0 <= one < 1 << knights for one in masks) or not 0 <= s.retreated < 4:
        raise BadSave("the save has facts of a turn that cannot be")
    if not all(0 <= one < knights for one in (s.first, s.acting)) or not NOBODY <= s.opener < knights or s.dice < 1:
        raise BadSave("the save names a Knight that is not there")
    if not 0 <= s.post < MOST_KNIGHTS or s.turn < 0 or s.used < 0 or s.deals < 0 or min(s.by_blow, s.by_exhaustion) < 0:
        raise BadSave("the save has less than nothing of something")
    if s.opening != -1 and (s.turn != 1 or s.opener != s.acting or s.opening not in s.hands[s.opener]):
        raise BadSave("the save has an opening card that is not in the opener's hand")
    check_stage(box, s)
    check_notes(box, s)


def check_stage(box: TourneyBox, s: Tourney) -> None:
    """The line the game is read at, and who can stand where at that stage."""
    cards = box.cards
    scripts = [frame.script for frame in s.frames]
    stage = scripts[1] if len(scripts) > 1 else TURN
    if not scripts or scripts[0] != GAME or GAME in scripts[1:] or stage not in GAME_LINES or (s.turn > 0) != (stage == TURN):
        raise BadSave("the save reads the game at a line where it is not")
    if s.frames[0].at != GAME_LINES[stage] and not s.over:
        raise BadSave("the save reads the game at a line where it is not")
    placed = stage != PLACING
    for knight in range(len(s.teams)):
        place, out = s.places[knight], s.hits[knight] == cards.last_hit
        gone = place == OUT
        if (not s.over and (gone != out if placed else out)) or (not gone and place // COLUMNS != s.teams[knight]):
            raise BadSave("the save has a Knight in a place where it cannot be")
        if (s.rear >> knight & 1 and (gone or s.turn == 0)) or (gone and placed and (s.hands[knight] or s.improved[knight])):
            raise BadSave("the save has a Knight in a place where it cannot be")
        held = [cards.initiative[cards.design_of[card]] for card in s.hands[knight]]
        if s.turn == 0 and s.bids[knight] and s.bids[knight] not in held:
            raise BadSave("the save has a bid without its card")
        aiming = knight == s.acting and scripts[-1] == AIM
        if s.lock_cards[knight] >= 0 and s.locked[knight] == NOBODY and not aiming:
            raise BadSave("the save has a lock that cannot be")
    if placed and not (s.fronting(0) and s.fronting(1)):
        raise BadSave("the save has a side with nobody in front")
    if s.turn > 0 and (s.opener == NOBODY or (s.places[s.acting] == OUT and not s.ended)):
        raise BadSave("the save names a Knight that is not there")
    if not all(card // cards.size == s.deck_of(s.acting) for card in s.laid):
        raise BadSave("the save has a card of one deck in the other")
    if not s.over and scripts[-1] == BLOW and notes.struck_by(s, s.frames[-1]) == NOBODY:
        raise BadSave("the save has a blow at an empty place")


def check_notes(box: TourneyBox, s: Tourney) -> None:
    """The ladder and the scripts under way."""
    cards = len(box.cards.design_of)
    knights = len(box.teams)
    if len(s.ladder) % RUNG or (s.draft and s.frames[-1].script != COMBINATION):
        raise BadSave("the save has an exchange that cannot be")
    for at in range(0, len(s.ladder), RUNG):
        attacker, card, _, rival, how, answer, _ = s.ladder[at : at + RUNG]
        if not (0 <= attacker < knights and 0 <= rival < knights and 0 <= card < cards and -1 <= answer < cards):
            raise BadSave("the save has an exchange that cannot be")
        if not 0 <= how <= RETREAT or (how >= LATERAL and not box.melee):
            raise BadSave("the save has an exchange that cannot be")
    for frame in s.frames:
        if not -1 <= frame.card < cards or not NOBODY <= frame.rival < MOST_KNIGHTS or not 0 <= frame.count < 999:
            raise BadSave("the save has notes to a script that cannot be")
