"""What a table promises: strengths into shares of the victory."""

from __future__ import annotations

import math


def shared_out(strengths: list[float]) -> list[float]:
    """Shares that sum to 1: each unit of strength more makes a share e times as great."""
    most = max(strengths)
    powers = [math.exp(strength - most) for strength in strengths]
    total = 0.0
    for power in powers:  # not `sum`, which adds floats otherwise from Python 3.12 on
        total += power
    return [power / total for power in powers]
