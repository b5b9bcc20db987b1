"""The pure wheel: everything a researcher needs, and nothing left over from a compilation."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_pure_wheel_holds_sources_cards_words_and_page_and_no_library(tmp_path: Path) -> None:
    pytest.importorskip("hatchling", reason="wheels are built where the build tools are: in the pure environment")
    for name in ("src", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    stale = tmp_path / "src" / "tabard" / "engine" / "rules.cpython-311-x86_64-linux-gnu.so"
    stale.write_bytes(b"left over")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run(command, cwd=tmp_path, env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}, check=True, capture_output=True)
    wheel = next((tmp_path / "dist").glob("tabard-*-py3-none-any.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith(".so")]
    needed = ["engine/rules.py", "games/guillotine/cards/standard.toml", "words/it/common.ftl", "page/replay.html", "py.typed"]
    assert [part for part in needed if f"tabard/{part}" not in names] == []
