"""Where attacks are answered, on a phone: what one has to answer is always seen."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from tests.browser.playing import PHONE, ByTouch, table
from tests.browser.recorded import KINDS
from tests.server.network import Server

OUTSIDE: Final = """() => {
    const ring = document.querySelector(".between").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".exchange .sum, .exchange .against, .exchange .stage")];
    const outside = parts.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < ring.top - 1 || bottom > ring.bottom + 1;
    });
    return [ring.height >= 100, parts.length > 3, outside.map((one) => one.className)];
}"""


def test_an_attack_is_seen_while_it_is_answered(server: Server, chromium: Browser) -> None:
    answered = 0
    with ByTouch(chromium, **PHONE) as ana:
        ana.come(table(server, KINDS["joust"][0], ["open", "steady"])["links"][0])
        while answered < 3 and ana.ready():
            if ana.page.locator(".exchange .open").count():
                assert ana.page.evaluate(OUTSIDE) == [True, True, []]
                ana.pick(ana.look())
                assert ana.page.evaluate(OUTSIDE) == [True, True, []]
                answered += 1
            ana.decide()
    assert answered
