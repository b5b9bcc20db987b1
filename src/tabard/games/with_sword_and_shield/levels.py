"""How bots of each level think here; what their styles like. Measured: docs/strength.md."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    2: ["2w~0.28", "2w~0.178", "2w~0.116", "2w~0.076", "2w~0.05"],
    4: ["2w~0.111", "2w~0.087", "2w~0.074", "2w~0.06", "2w~0.05"],
}
STYLES: Final = {
    "bold": ["act hand", "act combine", "bid hand"],
    "careful": ["act end", "bid pass", "answer hand", "answer manoeuvre"],
}
