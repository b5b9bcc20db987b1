"""A review in plain lines."""

from __future__ import annotations

from tabard.review.found import BEST, CHANCES, CLASSES, Account, Choice, Decision, Review
from tabard.words import Words


def percent(share: float) -> str:
    """A share as a whole percentage."""
    return f"{round(100 * share)}"


def signed(share: float, words: Words) -> str:
    """A change of a share in points of a hundred, with its sign."""
    return ahead(100 * share, words)


def ahead(number: float, words: Words) -> str:
    return ("−" if round(number, 1) < 0 else "+") + decimal(abs(number), words)


def within(error: float, words: Words) -> str:
    return decimal(100 * error, words)


def decimal(number: float, words: Words) -> str:
    return words.say("review-number", number=round(number, 1))


def as_lines(found: Review, words: Words, seat: int) -> list[str]:
    """The accounts, turning points, decisions of one seat (or all, if it is -1) and promises."""
    seats = [one for one in found.accounts if seat in (-1, one.seat)]
    lines = [words.say("review-sum"), words.say("review-sum-note")]
    lines += [*[line for one in seats for line in account_lines(one, words)], ""]
    lines += [words.say("review-turning"), *turning_lines(found, words), ""]
    lines.append(words.say("review-decisions"))
    for one in found.decisions:
        if seat in (-1, one.seat):
            lines += decision_lines(one, words)
    if found.promises:
        lines += ["", words.say("review-promises")]
        lines += [f"{one.answer:>4} {words.message(one.said)} {words.say(kept(one.kept))}" for one in found.promises]
    return lines


def kept(true: bool) -> str:
    return "review-kept" if true else "review-broken"


def chances(one: Account, words: Words) -> str:
    """The parts of a seat's luck; one that has no say in a game is left out."""
    parts = [part for part in CHANCES if one.chances[part]]
    return " · ".join(f"{words.say('review-' + part)} {signed(one.chances[part], words)}" for part in parts)


def account_lines(one: Account, words: Words) -> list[str]:
    counts = [f"{words.say('review-' + verdict)} {one.verdicts[verdict]}" for verdict in CLASSES]
    sum_line = words.say(
        "review-account", seat=one.seat, start=percent(one.start), skill=signed(one.skill, words),
        others=signed(one.others, words), luck=signed(one.luck, words), result=percent(one.result),
        error=within(one.skill_error, words),
    )  # fmt: skip
    return [sum_line, f"    {words.say('review-luck')}: {chances(one, words)}", f"    {' · '.join(counts)}"]


def turning_lines(found: Review, words: Words) -> list[str]:
    lines = []
    for number in found.turning:
        before, now = found.points[number - 1], found.points[number]
        shares = [f"{words.seat(at)} {percent(before.shares[at])} → {percent(now.shares[at])} %" for at in range(len(now.shares))]
        lines.append(f"{now.answer:>4} {words.message(now.status)} · {', '.join(shares)}")
        for one in found.decisions:
            if before.answer < one.answer <= now.answer:
                lines.append(f"     {words.seat(one.seat)}: {words.message(one.choices[one.taken].said)}")
    return lines


def costing(one: Decision, words: Words) -> str:
    """What a choice cost that is not the best; nothing else is said of the best."""
    taken = one.choices[one.taken]
    cost, error = within(taken.cost, words), within(taken.cost_error, words)
    return words.say("review-cost", cost=cost, error=error) if one.verdict != BEST else ""


def decision_lines(one: Decision, words: Words) -> list[str]:
    taken, best = one.choices[one.taken], one.choices[one.best]
    head = f"{one.answer:>4} {words.seat(one.seat)} · {words.say('review-' + one.verdict)}: {words.message(taken.said)}"
    lines = [head if one.verdict == BEST else f"{head} ({costing(one, words)})"]
    if one.verdict != BEST:
        lines.append(f"     {words.say('review-better', option=words.message(best.said), share=percent(best.share))}")
        lines += [f"     {words.message(reason)}" for reason in best.reasons]
    if one.sealed:
        lines.append(f"     {words.say('hint-mix', mix=mixed(one.choices, words))}")
    return lines


def mixed(choices: list[Choice], words: Words) -> str:
    return " · ".join(f"{words.message(choice.said)} {percent(choice.mix)} %" for choice in choices)
