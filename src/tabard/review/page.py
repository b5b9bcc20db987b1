"""A review as one self-contained page, in three languages, light and dark."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from tabard.engine.box import Box
from tabard.page.frame import in_every_language
from tabard.review.found import BEST, CLASSES, DOUBTFUL, FINE, MISTAKE, Account, Decision, Review
from tabard.review.plot import curve, fall
from tabard.review.text import ahead, chances, costing, kept, percent, signed, within
from tabard.words import Words

SIGNS: Final = {"best": "★", "fine": "✓", "doubtful": "?", "mistake": "✗"}  # never colour alone


def review_page(found: Review, box: Box[Any], seat: int, language: str) -> str:
    """The page as text."""
    title = f"{Words(language, game=found.game).say('title')} · {Words(language).say('review-title')}"
    return in_every_language(language, title, "tabard.review", lambda one: body(found, Words(one, box, found.names), seat))


def body(found: Review, words: Words, seat: int) -> str:
    say = words.say
    parts = [
        f"<h1>{escape(say('title'))}: {escape(say('review-title'))}</h1><p class=lead>{escape(say('review-lead'))}</p>",
        f"<section>{curve(found, words)}</section>",
        f"<section><h2>{escape(say('review-sum'))}</h2>{accounts(found, words)}</section>",
        f"<section><h2>{escape(say('review-turning'))}</h2>{turning(found, words)}</section>",
        f"<section><h2>{escape(say('review-decisions'))}</h2>{decisions(found, words, seat)}</section>",
        promises(found, words),
        f"<p class=note>{escape(say('review-note', budget=found.budget))}</p>",
    ]
    return "".join(parts)


def accounts(found: Review, words: Words) -> str:
    note = f"<p class=note>{escape(words.say('review-sum-note'))}</p>"
    return f"{note}<div class=accounts>{''.join(account(one, words) for one in found.accounts)}</div>"


def account(one: Account, words: Words) -> str:
    counts = "".join(counted(verdict, one.verdicts[verdict], words) for verdict in CLASSES)
    luck = escape(f"{words.say('review-luck')}: {chances(one, words)}")
    below = f"<p class=note>{luck}</p><p class=counts>{counts}</p>"
    return f"<article><h3>{named(one.seat, words)}</h3>{fall(one, words)}{below}</article>"


def counted(verdict: str, count: int, words: Words) -> str:
    return f"<span class={verdict}>{SIGNS[verdict]} {escape(words.say('review-' + verdict))} {count}</span>"


def named(seat: int, words: Words) -> str:
    return f'<i class="dot s{seat}"></i>{escape(words.seat(seat))}'


def turning(found: Review, words: Words) -> str:
    items = []
    for number in found.turning:
        before, now = found.points[number - 1], found.points[number]
        seats = range(len(now.shares))
        shares = [f"<span>{named(at, words)} {percent(before.shares[at])} → {percent(now.shares[at])} %</span>" for at in seats]
        most = max(seats, key=lambda at: round(abs(now.shares[at] - before.shares[at]), 6))
        luck = words.say("review-of-luck", seat=most, luck=signed(now.luck[most], words), what=words.say("review-" + now.chance))
        done = [one for one in found.decisions if before.answer < one.answer <= now.answer]
        said = "".join(f"<p>{chosen(one, words)}</p>" for one in done)
        when = f"{words.say('review-answer', number=now.answer)} · {words.message(now.status)}"
        below = f"<p class=shares>{' '.join(shares)}</p><p class=note>{escape(luck)}</p>"
        items.append(f"<li><p class=when>{escape(when)}</p>{said}{below}</li>")
    return f"<ul>{''.join(items)}</ul>" if items else f"<p>{escape(words.say('review-none'))}</p>"


def chosen(one: Decision, words: Words) -> str:
    """Who took what, how good that was, what it cost, and what was asked."""
    verdict = f"{SIGNS[one.verdict]} {words.say('review-' + one.verdict)}"
    taken = one.choices[one.taken]
    said = f"{escape(words.message(taken.said))} <small>{escape(costing(one, words))}</small>"
    asked = f"<span class=asked>{escape(words.message(one.ask))}</span>"
    return f"<b>{named(one.seat, words)}</b> <span class={one.verdict}>{escape(verdict)}</span> {said}{asked}"


def decisions(found: Review, words: Words, seat: int) -> str:
    """Mistakes first, the dearest before the others; what was well done is folded."""
    mine = [one for one in found.decisions if seat in (-1, one.seat)]
    wrong = [one for one in mine if one.verdict in (DOUBTFUL, MISTAKE)]
    wrong.sort(key=lambda one: (one.verdict == DOUBTFUL, -one.cost))
    rest = [one for one in mine if one not in wrong]
    first = "".join(decision(one, words) for one in wrong) or f"<p>{escape(words.say('review-clean'))}</p>"
    counts = "".join(counted(verdict, len([one for one in rest if one.verdict == verdict]), words) for verdict in (BEST, FINE))
    folded = "".join(decision(one, words) for one in rest)
    head = f"<summary>{escape(words.say('review-rest'))} <span class=counts>{counts}</span></summary>"
    return first + (f"<details class=rest>{head}{folded}</details>" if rest else "")


def decision(one: Decision, words: Words) -> str:
    best = one.choices[one.best]
    better = words.say("review-better", option=words.message(best.said), share=percent(best.share))
    hint = f"<span class=better>{escape(better)}</span>" if one.verdict != BEST else ""
    head = f"<summary><span class=n>{one.answer}</span> {chosen(one, words)} {hint}</summary>"
    when = f"<p class=when>{escape(words.message(one.status))}</p>"
    return f"<details>{head}{when}{options(one, words)}</details>"


def options(one: Decision, words: Words) -> str:
    """Every option with what it promised, the best first; those set aside early in short."""
    order = sorted(range(len(one.choices)), key=lambda at: (at != one.best, -one.choices[at].share, at))
    early = [one.choices[at] for at in order if not one.choices[at].compared]
    heads = ["option", "share", "margin", *(["mix"] if one.sealed else []), "why"]
    titles = [escape(words.say("review-" + head)) for head in heads]
    rows = "".join(option(one, at, words, titles) for at in order if one.choices[at].compared)
    aside = [f"{words.message(choice.said)} ({percent(choice.share)} %)" for choice in early]
    less = f"<p class=note>{escape(words.say('review-aside', options=' · '.join(aside)))}</p>" if aside else ""
    head = "".join(f"<th scope=col>{title}</th>" for title in titles)
    return f"<table class=options><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{less}"


def option(one: Decision, at: int, words: Words, titles: list[str]) -> str:
    """A row; on a narrow screen each cell says what it is."""
    choice = one.choices[at]
    taken = f" ({words.say('review-taken')})" if at == one.taken else ""
    name = ("★ " if at == one.best else "") + words.message(choice.said) + taken
    cells = [f"{percent(choice.share)} % <small>± {within(choice.error, words)}</small>", ahead(choice.margin, words)]
    cells += [f"{percent(choice.mix)} %"] if one.sealed else []
    cells.append("<br>".join(escape(words.message(reason)) for reason in choice.reasons))
    told = "".join(f'<td data-head="{title}">{cell}</td>' for title, cell in zip(titles[1:], cells))
    return f"<tr{' class=taken' if at == one.taken else ''}><th scope=row>{escape(name)}</th>{told}</tr>"


def promises(found: Review, words: Words) -> str:
    if not found.promises:
        return ""
    items = "".join(
        f"<li>{escape(words.message(one.said))} {'✓' if one.kept else '✗'} {escape(words.say(kept(one.kept)))}</li>"
        for one in found.promises
    )
    return f"<section><h2>{escape(words.say('review-promises'))}</h2><ul>{items}</ul></section>"
