"""Every game under examples stands on the shelf of the tests, and of every command a test runs."""

import os
from pathlib import Path

EXAMPLES = sorted(file.parent for file in (Path(__file__).parent / "examples").glob("*/__init__.py"))
os.environ["TABARD_GAMES"] = os.pathsep.join([str(folder) for folder in EXAMPLES])
