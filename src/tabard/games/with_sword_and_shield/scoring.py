"""Hits landed, and who wins (WS-2.2.4d, WS-2.2.z, WS-3.0.7)."""

from __future__ import annotations

from tabard.engine.box import Term
from tabard.games.with_sword_and_shield.cards import Cards
from tabard.games.with_sword_and_shield.state import Tourney


def team_of(s: Tourney, seat: int) -> int:
    return s.teams[s.leads.index(seat)]


def standing(cards: Cards, s: Tourney, team: int) -> list[int]:
    """More Knights standing, then fewer hits, then more fatigue left, summed over the team: the greater is ahead (WS-2.2.z)."""
    mine = [knight for knight in range(len(s.teams)) if s.teams[knight] == team]
    up = len([knight for knight in mine if s.hits[knight] < cards.last_hit])
    return [up, -sum([s.hits[knight] for knight in mine]), sum([s.fatigue[knight] for knight in mine])]


def winning_teams(cards: Cards, s: Tourney) -> list[int]:
    ours, theirs = standing(cards, s, 0), standing(cards, s, 1)
    if ours == theirs:
        return [0, 1]
    return [0] if ours > theirs else [1]


def winners(cards: Cards, s: Tourney) -> list[int]:
    teams = winning_teams(cards, s)
    return [seat for seat in range(s.seats) if team_of(s, seat) in teams]


def total(s: Tourney, seat: int) -> int:
    """The hits the rivals have taken."""
    team = team_of(s, seat)
    return sum([s.hits[knight] for knight in range(len(s.teams)) if s.teams[knight] != team])


def terms(cards: Cards, s: Tourney, seat: int) -> list[Term]:
    """The hits the rivals have taken, Knight by Knight."""
    team = team_of(s, seat)
    found: list[Term] = []
    for knight in range(len(s.teams)):
        if s.teams[knight] != team:
            found.append(Term("hits", cards.knights[s.knights[knight]].ref(), s.hits[knight], s.hits[knight], "WS-2.2.4d"))
    return found
