"""Somebody at a table in a browser, at any board: by mouse, by finger, by keys, or by what a screen reader is given."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from contextlib import suppress
from types import TracebackType
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, TimeoutError

from tabard.games import SHELF
from tests.server.network import Json, Server

# The one without a window does two thirds of the work.
NAMES: Final = ["chromium-headless-shell", "chromium", "chromium-browser"]
CHROMIUM: Final = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
PATIENCE: Final = 60_000  # milliseconds
PHONE: Final[Json] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LIT: Final = ".board .spot.lit"
# What somebody has set before: nothing waits to be read, no guide.
KEPT: Final[Json] = {"pace": "fast", "guides": {game.name: False for game in SHELF}}
GUIDED: Final[Json] = {**KEPT, "guides": {game.name: True for game in SHELF}}
OFFERED: Final = ".decision [data-choice], .decision [data-next]"
LOOK: Final = f"""() => {{
  const room = document.querySelector(".room"), count = (what) => document.querySelectorAll(what).length;
  return {{
    moment: Number(room?.dataset.moment ?? -1), over: room?.dataset.over !== undefined, mine: count(".decision.mine"),
    confirm: count("[data-confirm]"), lit: count("{LIT}"), offered: count("{OFFERED}"),
  }};
}}"""
STUCK: Final = """() => ({
  question: document.querySelector(".decision")?.innerText, focus: document.activeElement?.outerHTML.slice(0, 200),
  over: [...document.querySelectorAll("dialog[open], :popover-open, .list, .lost")].map((one) => one.outerHTML.slice(0, 200)),
})"""
ASKED: Final = f"""before => {{
  const seen = ({LOOK})();
  return seen.moment > before && (seen.over || seen.mine) ? seen : null;
}}"""


class Somebody:
    """A browser of their own, and what went wrong in it."""

    def __init__(self, chromium: Browser, seed: object = 1, kept: Json = KEPT, **context: Any) -> None:
        usual: Json = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        self.context = chromium.new_context(**{**usual, **context})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"try {{ localStorage.tabard ??= {json.dumps(json.dumps(kept))} }} catch {{}}")
        self.page: Page = self.context.new_page()
        self.dice = random.Random(str(seed))
        self.frames: list[Json] = []
        self.sizes: list[int] = []  # of those that tell a moment, in bytes
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if "Security Policy" in said.text else None)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.heard))
        self.before = -1  # the moment of the last question

    def __enter__(self) -> Somebody:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.context.close()
        assert not self.errors, self.errors

    def heard(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame)[1])
        if self.frames[-1]["t"] == "now":
            self.sizes.append(len(frame.encode() if isinstance(frame, str) else frame))

    def come(self, link: str, name: str = "Ana") -> None:
        """By a link; whoever is asked says their name, once."""
        self.page.goto(link)
        self.page.wait_for_selector("#name, .room, .lobby")
        if self.page.locator("#name").count():
            self.page.fill("#name", name)
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".room, .lobby")

    # What is seen

    def look(self) -> Json:
        """All that matters for the next stroke, at one glance."""
        seen: Json = self.page.evaluate(LOOK)
        return seen

    def at(self) -> int:
        return int(self.look()["moment"])

    def over(self) -> bool:
        return bool(self.look()["over"])

    def moments(self) -> list[Json]:
        """All moments that came, up to the one that is shown: frames are told apart from what is seen, and may be late."""
        for _ in range(PATIENCE // 10):
            came: list[Json] = [frame["moment"] for frame in self.frames if frame["t"] == "now"]
            if came and came[-1]["n"] >= self.at():
                return came
            self.page.wait_for_timeout(10)
        raise AssertionError(f"moment {self.at()} is shown, and did not come")

    def ready(self, after: int = -1) -> bool:
        """Wait until something is asked after this moment; false when the game is over."""
        seen = self.page.wait_for_function(ASKED, arg=after).json_value()
        self.before = int(seen["moment"])
        return not seen["over"]

    def settled(self, before: int, patience: int = PATIENCE) -> None:
        """Wait until something has come of it."""
        later = "n => Number(document.querySelector('.room')?.dataset.moment) > n"
        self.page.wait_for_function(later, arg=before, timeout=patience)

    def logged(self) -> list[str]:
        """The sentences of the log."""
        lines = self.page.get_by_role("region", name="Log", exact=True).get_by_role("listitem").all_inner_texts()
        return [one for line in lines for one in re.split(r"(?<=\.) ", " ".join(line.split()))]

    # What is done

    def press(self, thing: Locator, patience: int = PATIENCE) -> None:
        thing.click(timeout=patience)

    def pick(self, seen: Json) -> None:
        """One of the lit things, else one that is offered in words, else one of the list, which lies over all that is lit."""
        what, count = (LIT, seen["lit"]) if seen["lit"] else (OFFERED, seen["offered"])
        if not count:
            self.try_to_press(self.page.locator(".decision .quiet").last)
            what, count = OFFERED, self.look()["offered"]
        if count:
            self.try_to_press(self.page.locator(what).nth(self.dice.randrange(count)))

    def confirm(self) -> None:
        self.try_to_press(self.page.locator("[data-confirm]"))

    def try_to_press(self, thing: Locator) -> None:
        """Unless somebody else was faster, and it is asked anew."""
        with suppress(TimeoutError):
            self.press(thing, patience=10_000)

    def decide(self) -> bool:
        """One decision; false when there is none any more."""
        if not self.ready():
            return False
        for _ in range(3):  # what is touched may be asked anew meanwhile, and all touches be gone
            for _ in range(8):
                seen = self.look()
                if seen["confirm"]:
                    break
                self.pick(seen)
            self.confirm()
            with suppress(TimeoutError):
                self.settled(self.before, patience=10_000)
                return True
        raise AssertionError(f"what was decided at {self.before} came to nothing: {self.look()}, {self.page.evaluate(STUCK)}")

    def play(self, decisions: int = 400) -> int:
        """To the end, or so many decisions; how many there were."""
        for made in range(decisions):
            if not self.decide():
                return made
        return decisions


class ByTouch(Somebody):
    def press(self, thing: Locator, patience: int = PATIENCE) -> None:
        thing.tap(timeout=patience)


class ByKeys(Somebody):
    """No mouse: Tab to what is lit, a digit, or the list of all choices; the focus is then on the button that confirms."""

    def pick(self, seen: Json) -> None:
        way = self.dice.choice(["tab", "digit", "list"])
        if way == "digit":
            self.page.keyboard.press("1")
        elif way == "list":
            if not self.page.locator(".decision .list").count():  # a digit may have opened it, and the key would close it
                self.page.keyboard.press("l")
            self.walk("[data-choice]")
        else:
            self.walk(".spot.lit, [data-choice], [data-next]")

    def walk(self, wanted: str) -> None:
        """Tab until the focus is on something like this, and press it; nothing else is pressed."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("what => document.activeElement?.matches(what) ?? false", wanted):
                self.page.keyboard.press("Enter")
                return

    def confirm(self) -> None:
        self.page.wait_for_function("() => [null, document.activeElement].includes(document.querySelector('[data-confirm]'))")
        self.page.keyboard.press("Enter")


class ByTree(Somebody):
    """Nothing is seen: things are found by role and name, answered by keys, and what happened is what the live regions said."""

    END: Final = "The game is over."
    HEARING: Final = """
      window.told = [];
      new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
          const within = target.nodeType === 1 ? target : target.parentElement;
          if (!within?.closest('[aria-live], [role=status], [role=alert]')) continue;
          const said = [...(type === 'characterData' ? [target] : addedNodes)].map((one) => one.textContent.trim());
          told.push(...said.filter(Boolean));
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    """

    def __init__(self, chromium: Browser, seed: object = 1, **context: Any) -> None:
        super().__init__(chromium, seed, **context)
        self.context.add_init_script(self.HEARING)
        self.cdp = self.context.new_cdp_session(self.page)
        self.known = 0  # how much of what was told was listened to

    def told(self) -> list[str]:
        """All that the live regions have said."""
        return [" ".join(one.split()) for one in self.page.evaluate("told")]

    def decision(self) -> Locator:
        return self.page.get_by_role("region", name="Decision", exact=True)

    def asks(self) -> str:
        """What the decision asks; nothing if it asks nothing."""
        shown = self.decision().get_by_role("paragraph")
        return shown.first.inner_text() if self.decision().get_by_role("button").count() else ""

    def ready(self, after: int = -1) -> bool:
        """Listen until a question is told, or the end."""
        for _ in range(PATIENCE // 50):
            news = self.told()[self.known :]
            if any(self.END in one for one in news):
                return False
            asked = self.asks()
            if asked and any(asked in one for one in news):
                return True
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing is asked, and nobody says that the game is over; told last: {self.told()[-3:]}")

    def decide(self) -> bool:
        if not self.ready():
            return False
        self.known = len(self.told())
        for _ in range(8):
            if self.dice.random() < 0.5:
                self.from_the_list()
            else:
                self.from_the_board()
            if self.focused() == "Decision":  # the button that confirms
                break
        self.page.keyboard.press("Enter")
        return True

    def from_the_list(self) -> None:
        self.page.keyboard.press("l")
        offered = self.decision().get_by_role("listitem").get_by_role("button")
        offered.nth(self.dice.randrange(offered.count())).press("Enter")

    def from_the_board(self) -> None:
        """One of the buttons that say they can be pressed."""
        names = [one.name for one in self.tree() if one.within == "main" and one.pressed == "false"]
        if not names:
            return self.from_the_list()
        self.page.get_by_role("main").get_by_role("button", name=self.dice.choice(names), exact=True).first.press("Enter")
        return None

    def focused(self) -> str:
        return next((one.within for one in self.tree() if one.focused and one.role == "button"), "")

    def tree(self) -> list[Node]:
        """The accessibility tree as the browser gives it to a screen reader."""
        nodes = {one["nodeId"]: one for one in self.cdp.send("Accessibility.getFullAXTree")["nodes"]}
        return [Node(one, nodes) for one in nodes.values() if not one["ignored"]]


class Node:
    """One thing of the accessibility tree."""

    def __init__(self, told: Json, nodes: dict[str, Json]) -> None:
        facts = {one["name"]: one["value"].get("value") for one in told.get("properties", [])}
        self.role = str(told["role"]["value"])
        self.name = " ".join(str(told.get("name", {}).get("value", "")).split())
        self.pressed = str(facts.get("pressed", ""))
        self.focused = bool(facts.get("focused"))
        self.within = ""  # the landmark it is in
        while told.get("parentId") and not self.within:
            told = nodes[told["parentId"]]
            role = told.get("role", {}).get("value", "")
            self.within = {"main": "main", "region": str(told.get("name", {}).get("value", ""))}.get(role, "")


def table(server: Server, game: str, seats: list[str], **settings: Any) -> Json:
    """A new table with its links; bots answer at once."""
    host = server.person("Host")
    made: Json = server.done("/api/tables", {"game": game, "seats": seats, "pace": 0, **settings}, host)
    return {**made, "host": host}
