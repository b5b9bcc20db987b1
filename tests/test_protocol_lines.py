"""Whatever stands in a line of the protocol, the reply is one short line of JSON."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from tabard.protocol import serve

LONG = "x" * 1_000_000


def replies(*lines: str) -> list[str]:
    out = io.StringIO()
    serve(io.StringIO("\n".join(lines) + "\n"), out)
    return out.getvalue().splitlines()


def strict(line: str) -> Any:
    """JSON as its standard has it, which knows no NaN."""

    def refuse(word: str) -> Any:
        raise AssertionError(f"{word} is not JSON")

    return json.loads(line, parse_constant=refuse)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", '[1, {"deep": NaN}]', "1" * 5000])
def test_a_number_that_json_does_not_know_is_refused_and_not_echoed(number: str) -> None:
    (line,) = replies(f'{{"cmd": "hello", "id": {number}}}')
    assert strict(line)["error"]["code"] == "bad-request"
    assert "not JSON" in strict(line)["error"]["message"]


@pytest.mark.parametrize("number", ["1.5", "-3", '"a"', "null", '{"deep": [1e300]}'])
def test_any_other_id_comes_back(number: str) -> None:
    (line,) = replies(f'{{"cmd": "hello", "id": {number}}}')
    assert strict(line)["id"] == json.loads(number)


@pytest.mark.parametrize(
    "given",
    [
        {"cmd": LONG},
        {"cmd": [LONG]},
        {"cmd": "new", "game": LONG, "seats": 2},
        {"cmd": "new", "game": "guillotine", "seats": LONG},
        {"cmd": "new", "game": "guillotine", "seats": 2, "seed": [LONG]},
        {"cmd": "new", "game": "guillotine", "seats": 2, "variant": {LONG: LONG}},
        {"cmd": "new", "game": "guillotine", "seats": 2, "cards": LONG},
        {"cmd": "new", "game": "guillotine", "seats": 2, "cards": {"name": LONG, "text": "["}},
    ],
)
def test_a_refusal_is_short_whatever_was_asked(given: dict[str, Any]) -> None:
    (line,) = replies(json.dumps(given))
    assert "error" in strict(line)
    assert len(line) < 1500


def test_a_refusal_of_a_long_word_still_says_what_was_expected() -> None:
    (line,) = replies(json.dumps({"cmd": LONG}))
    assert strict(line)["error"]["message"].endswith("journal")
