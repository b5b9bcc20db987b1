"""How bots of each level think here; what their styles like. Measured: docs/strength.md."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    2: ["3w~0.42", "4w~0.23", "6w~0.125", "8w~0.062", "30it"],
    4: ["2w~0.9", "4w~0.2", "6w~0.07", "8w~0.026", "200it"],
}
STYLES: Final = {"loyal": ["side bonnet", "lay bonnet"], "treacherous": ["side crown", "lay crown"]}
