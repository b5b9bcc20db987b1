"""What is worth how much at the end of a stage, by span: written by docs/fit_prospects.py.

Nothing: what was fitted for the Joust foretold results better than the formula alone, but won no more games (docs/strength.md).
"""

from __future__ import annotations

from typing import Final

FITTED: Final[dict[str, dict[str, list[float]]]] = {}
