"""The plots of a review: SVG, readable without colour."""

from __future__ import annotations

from html import escape
from typing import Final

from tabard.review.found import Account, Review
from tabard.review.text import percent, signed, within
from tabard.words import Words

WIDE: Final = 400
HIGH: Final = 240
LEFT: Final = 46
RIGHT: Final = 14
TOP: Final = 12
LOW: Final = 30
PARTS: Final = ["start", "skill", "others", "luck"]
ERRORS: Final = ["", "skill_error", "others_error", "luck_error"]
DASHES: Final = ["", "7 4", "2 4", "10 4 2 4", "1 3", "14 4"]  # lines differ by more than colour


def across(answer: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * answer / max(1, last)


def up(share: float) -> float:
    return TOP + (HIGH - TOP - LOW) * (1.0 - share)


def curve(found: Review, words: Words) -> str:
    """What each seat could expect, answer by answer; marks where the game turned."""
    last = found.points[-1].answer
    title = escape(words.say("review-curve"))
    parts = [f'<figure><figcaption>{title}</figcaption><svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{title}">']
    for tenth in range(0, 11, 5):
        y = up(tenth / 10)
        parts.append(f'<line class=grid x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y:.1f}" dominant-baseline="middle" text-anchor="end">{10 * tenth} %</text>')
    for number in found.turning:
        x = across(found.points[number].answer, last)
        parts.append(f'<line class=turn x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HIGH - LOW}"/>')
    for answer in range(0, last + 1, step(last)):
        parts.append(f'<text x="{across(answer, last):.1f}" y="{HIGH - 8}" text-anchor="middle">{answer}</text>')
    for seat in range(len(found.names)):
        at = " ".join(f"{across(one.answer, last):.1f},{up(one.shares[seat]):.1f}" for one in found.points)
        parts.append(f'<polyline class="s{seat}" stroke-dasharray="{DASHES[seat]}" points="{at}"/>')
    parts.append("</svg><p class=legend>" + "".join(legend(seat, words) for seat in range(len(found.names))) + "</p></figure>")
    return "".join(parts)


def step(last: int) -> int:
    """Between two numbers below the curve."""
    for one in (5, 10, 20, 50, 100, 200, 500):
        if last / one <= 8:
            return one
    return 1000


def legend(seat: int, words: Words) -> str:
    line = f'<line class="s{seat}" stroke-dasharray="{DASHES[seat]}" x1="0" x2="28" y1="6" y2="6"/>'
    return f'<span><svg viewBox="0 0 28 12" aria-hidden="true">{line}</svg> {escape(words.seat(seat))}</span>'


def fall(one: Account, words: Words) -> str:
    """How a seat came from its start to its result: each part begins where the one before it ends."""
    rows, at = [], 0.0
    ends = [0.0, one.start, one.start + one.skill, one.start + one.skill + one.others, one.result]
    least, most = min(0.0, *ends), max(1.0, *ends)
    for part, error in zip(PARTS, ERRORS):
        value = float(getattr(one, part))
        low, wide = (min(at, at + value) - least) / (most - least), abs(value) / (most - least)
        doubt = f" <small>± {within(getattr(one, error), words)}</small>" if error else ""
        told = percent(value) if part == "start" else signed(value, words)
        rows.append(
            f"<tr><th scope=row>{escape(words.say('review-' + part))}</th>"
            f'<td class=track><i class="s{one.seat} {"down" if value < 0 else "up"}" '
            f'style="margin-left:{100 * low:.1f}%;width:{100 * wide:.1f}%"></i></td><td>{told}{doubt}</td></tr>'
        )
        at += value
    result = f"<tr class=sum><th scope=row>{escape(words.say('review-result'))}</th><td></td><td>{percent(one.result)}</td></tr>"
    return f'<table class=fall style="--zero:{-100 * least / (most - least):.1f}%">{"".join(rows)}{result}</table>'
