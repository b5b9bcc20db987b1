"""The example game stands on the shelf of every test, and of every command a test runs."""

import os
from pathlib import Path

os.environ["TABARD_GAMES"] = str(Path(__file__).parent / "examples" / "king_and_fool")
