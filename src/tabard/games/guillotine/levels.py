"""How bots of each level think here. Measured: docs/strength.md."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    2: ["4w~0.25", "4w~0.17", "6w~0.112", "8w~0.07", "20it"],
    4: ["4w~0.275", "4w~0.17", "6w~0.112", "8w~0.07", "20it"],
}
