"""Tabard: one table for games of the blade."""

from tabard.games import SHELF, game

__all__ = ["SHELF", "game"]
__version__ = "0.1.0"
