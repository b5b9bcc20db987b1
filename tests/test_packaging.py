"""What is packed: all that is needed, with the page for browsers, without what compiling left over; it can be installed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import tabard
from tabard.bench import build
from tabard.games import OURS
from tests.conftest import BUNDLE

ROOT = Path(__file__).parents[1]
UV = ROOT / ".tools" / "bin" / "uv"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources, in a copy that may be built in."""
    pytest.importorskip("hatchling", reason="wheels are built where the build tools are: in the pure environment")
    for name in ("src", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copied(ROOT / name, tmp_path / name)
    return tmp_path


def built(folder: Path, *targets: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", *targets, "-d", str(folder / "dist")]
    subprocess.run(command, cwd=folder, env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}, check=True, capture_output=True)


def test_the_page_for_browsers_is_in_what_is_released(copy: Path) -> None:
    page = copy / "src" / "tabard" / "web" / "assets"
    page.mkdir(parents=True)
    (page.parent / "index.html").write_text("<!doctype html>")
    (page / "index-Bx12.js").write_text("")
    built(copy, "-t", "sdist", "-t", "wheel")
    packed = zipfile.ZipFile(next((copy / "dist").glob("*.whl"))).namelist()
    with tarfile.open(next((copy / "dist").glob("*.tar.gz"))) as archive:
        sources = archive.getnames()
    for name in ("index.html", "assets/index-Bx12.js"):
        assert f"tabard/web/{name}" in packed
        assert [one for one in sources if one.endswith(f"/src/tabard/web/{name}")]
    files = [str(file) for file in (copy / "dist").iterdir()]
    assert len(files) == 2
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True, capture_output=True)


def test_the_licences_of_the_faces_stand_beside_the_page() -> None:
    told = (BUNDLE / "licences.txt").read_text(encoding="utf-8")
    faces = {file.name.partition("-latin-")[0] for file in (BUNDLE / "assets").glob("*.woff2")}
    assert len(faces) == len(OURS), "each game has one of its own"
    for face in faces:
        licence = told.partition(f"@fontsource/{face} ")[2].partition("-" * 80)[0]
        assert "OFL-1.1" in licence
        assert "PERMISSION & CONDITIONS" in licence


def test_the_pure_wheel_holds_sources_cards_words_and_page_and_no_library(copy: Path) -> None:
    stale = copy / "src" / "tabard" / "engine" / "rules.cpython-311-x86_64-linux-gnu.so"
    stale.write_bytes(b"left over")
    built(copy, "-t", "wheel")
    wheel = next((copy / "dist").glob("tabard-*-py3-none-any.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith(".so")]
    needed = ["engine/rules.py", "games/guillotine/cards/standard.toml", "words/it/common.ftl", "page/__init__.py", "py.typed"]
    assert [part for part in needed if f"tabard/{part}" not in names] == []


def test_the_newest_changes_are_those_of_this_version() -> None:
    headings = re.findall(r"^## (.*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.fullmatch(rf"{re.escape(tabard.__version__)}, (unreleased|\d{{4}}-\d\d-\d\d)", headings[0])


def wheel_of_this_build(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The compiled wheel is there, for this run has installed it; a pure one is made here."""
    if build() == "compiled":
        return next((ROOT / "build" / "compiled").glob("*.whl"))
    copied: Path = request.getfixturevalue("copy")
    built(copied, "-t", "wheel")
    return next((copied / "dist").glob("*.whl"))


def test_the_wheel_plays_in_an_environment_that_has_nothing_else(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    wheel, empty = wheel_of_this_build(tmp_path, request), tmp_path / "empty"
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, empty], check=True)
    install = [UV, "pip", "install", "-q", "--offline", "--python", empty, "-c", ROOT / "requirements" / "run.txt", wheel]
    subprocess.run(install, check=True)

    def ran(*given: str) -> subprocess.CompletedProcess[str]:
        clean = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        return subprocess.run([empty / "bin" / "tabard", *given], cwd=empty, env=clean, capture_output=True, text=True)

    assert ran("--version").stdout == f"tabard {tabard.__version__}\n"
    for shelf in OURS:
        played = ran("simulate", shelf.name, "--seats", "steady,random", "--games", "1", "--workers", "1", "--json")
        assert json.loads(played.stdout)["games"] == 1, played.stderr
    for command in (["arena", OURS[0].name, "--players", "random,random", "--out", "out"], ["serve", "--no-open"]):
        lacking = ran(*command)
        assert lacking.returncode == 2
        assert f"pip install 'tabard[{command[0]}]'" in lacking.stderr
        assert lacking.stderr.count("\n") == 1
