"""What a table promises: strengths into shares of the victory."""

from __future__ import annotations

import math


def shared_out(strengths: list[float]) -> list[float]:
    """Shares that sum to 1: each unit of strength more makes a share e times as great."""
    most = max(strengths)
    powers = [math.exp(strength - most) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]
