"""How bots of each level think here; what their styles like. Measured: docs/strength.md."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {2: ["2w~0.3", "2w~0.19", "2w~0.13", "2w~0.087", "2w~0.05"]}
STYLES: Final = {
    "bold": ["act hand", "act combine", "bid hand"],
    "careful": ["act end", "bid pass", "answer hand", "answer manoeuvre"],
}
