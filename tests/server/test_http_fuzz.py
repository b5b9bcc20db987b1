"""Requests made up from docs/openapi.json, sent to a real server: it never stumbles, and answers as the document says."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

with warnings.catch_warnings(action="ignore"):
    import schemathesis
    from schemathesis import GenerationMode, checks
    from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from tabard.games import SHELF
from tabard.table.sheet import sheet_of
from tests.server.network import Seated, Server, sqlite
from tests.server.test_live_docs import document

CHECKS: Any = [checks.not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FREELY = ("--rate", "1000000", "--reviews", "1")  # how a server is started that is asked without end
FITTING, UNFITTING = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
ROUTES = [(path, method, "requestBody" in one) for path, methods in document("openapi.json")["paths"].items()
          for method, one in methods.items()]  # fmt: skip
KINDS = [(path, method, mode) for path, method, body in ROUTES for mode in ([FITTING, UNFITTING] if body else [FITTING])]


class Place:
    """A server with a table that is open, some that are played, one that was ended and one at its end, and who sits there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.statuses: Counter[tuple[str, int]] = Counter()  # of what was answered, by route
        self.schema = schemathesis.openapi.from_dict(document("openapi.json"))
        self.lay()

    def lay(self) -> None:
        """New tables with new people."""
        server = self.server
        playing = server.table("guillotine", 2, listed=True)
        ended = server.table("swords-and-bagpipes", 2)
        ended.host(do="end")
        made = server.done("/api/tables", {"game": "guillotine", "seats": ["open", "closed", "steady", "open"]}, ended.tokens[0])
        opened = Seated(server, made, [ended.tokens[0]])
        alone = server.table("guillotine", 1, ["steady"])  # hints are given there
        over = server.table("guillotine", 0, ["random", "random"])  # of bots: at its end in a moment
        self.tables = [playing, ended, opened, alone, over]
        self.tokens = [*playing.tokens, *ended.tokens, *alone.tokens, *over.tokens, server.person("Eve"), "nobody's"]
        codes = [table.made["code"] for table in self.tables]
        self.names = {"id": [table.id for table in self.tables], "code": codes, "game": [game.name for game in SHELF]}
        self.names["name"] = [sheet_of(game.box(2)).name for game in SHELF]
        self.names |= {"seats": [2, 4], "n": ["0", "1"], "to": ["1", "2"], "choose": ["0", "1"]}
        keys = [key for table in self.tables for key in (*table.made["keys"], table.made["watch"])]
        bots = ["random", "steady", "search:5it"]
        self.facts: dict[str, list[Any]] = {
            "key": [*keys, ""], "seat": [-1, 0, 1, 2, 3], "level": bots, "do": ["bot", "free", "close", "begin", "mute"],
            "game": [game.name for game in SHELF], "seats": [["open", "steady"], ["closed", "open", "open"], bots],
            "variant": [{}], "cards": ["", {"name": "own", "text": SHELF[0].card_set().text}],
        }  # fmt: skip

    def aim(self, case: Any, dice: Random, fitting: bool) -> None:
        """Mostly what is really there: else every request would end at the door."""
        for name in case.path_parameters or {}:
            if dice.randrange(4):
                case.path_parameters[name] = dice.choice(self.names[name])
        if fitting and isinstance(case.body, dict):
            for name in [name for name in self.facts if name in case.body and dice.randrange(4)]:
                case.body[name] = dice.choice(self.facts[name])
            for table in self.tables:
                if table.id == (case.path_parameters or {}).get("id") and "key" in case.body and dice.randrange(2):
                    case.body["key"] = dice.choice([*table.made["keys"], table.made["watch"]])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    server = Server(sqlite(tmp_path_factory.mktemp("fuzz")), *FREELY)
    yield Place(server)
    assert server.stop() < 10, "it still stops in good order"


def fuzz(place: Place, path: str, method: str, mode: GenerationMode, count: int, number: int = 0) -> None:
    """So many made-up requests of one kind, each by one of those who are there."""
    operation = place.schema[path][method.upper()]

    @seed(number)
    @settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(generation_mode=mode), st.integers(0, len(place.tokens) - 1), st.randoms(use_true_random=False))
    def once(case: Any, who: int, dice: Random) -> None:
        place.aim(case, dice, mode == FITTING)
        answer = case.call(base_url=place.server.base, headers={"Authorization": f"Bearer {place.tokens[who]}"}, timeout=60)
        place.statuses[f"{method} {path}", answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        assert "Traceback" not in answer.text
        if path.startswith("/api"):
            assert answer.headers["x-content-type-options"] == ["nosniff"]
        if (method, answer.status_code) == ("delete", 200):
            place.lay()  # whoever has logged out would come no further than the door

    once()


@pytest.mark.parametrize(("path", "method", "mode"), KINDS)
def test_no_request_makes_the_server_stumble(place: Place, path: str, method: str, mode: GenerationMode) -> None:
    fuzz(place, path, method, mode, 30)
    assert place.server.process.poll() is None


def test_made_up_requests_come_further_than_the_door_though_people_log_out(place: Place) -> None:
    fuzz(place, "/api/guest", "delete", FITTING, 30)
    assert [place.server.ask("/api/mine", None, token)[0] for token in place.tokens[:-1]] == [200] * 7
    place.statuses.clear()
    doors = [("watch", "post", 200), ("log", "get", 200), ("journal", "get", 200), ("review", "get", 202)]
    for what, method, status in doors:
        path = f"/api/tables/{{id}}/{what}"
        for number in range(20):  # keys and names are of chance, so how soon one fits is, too
            fuzz(place, path, method, FITTING, 30, number)
            if place.statuses[f"{method} {path}", status]:
                break
        assert place.statuses[f"{method} {path}", status] > 0, path
