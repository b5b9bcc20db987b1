"""Each block of Python in docs/research.md runs alone, as it stands there; docs/learning.md runs from its top to its end."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text(encoding="utf-8")
PARTS = re.findall(r"^##+ (.*)\n((?:(?!^##).*\n)*)", TEXT, re.MULTILINE)
BLOCKS = [(title, block) for title, part in PARTS for block in re.findall(r"```python\n(.*?)```", part, re.DOTALL)]
LIBRARIES = {
    "arena": ["distributed", "openskill", "pyarrow"],
    "openspiel": ["open_spiel", "orjson", "pyspiel"],
    "pettingzoo": ["gymnasium", "pettingzoo"],
}  # by extra: what it brings and no other does
MATCH = ["-m", "tabard", "arena", "guillotine", "--players", "random,steady", "--pairs", "1", "--out", "results"]


def run(*given: str, where: Path) -> None:
    ran = subprocess.run([sys.executable, *given], cwd=where, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr


def without_others(title: str) -> str:
    """Python that leaves only the libraries of the extra that the first table of the page names for this part."""
    (extra,) = re.findall(rf"^\|.*\[{re.escape(title.lower())}\].* \| (?:`(\w+)`|none.*) \|$", TEXT, re.MULTILINE | re.IGNORECASE)
    missing = [name for one, names in LIBRARIES.items() if one != extra for name in names]
    return f"import sys\nsys.modules.update(dict.fromkeys({missing}))\n"


@pytest.mark.parametrize(("title", "block"), BLOCKS, ids=[str(number) for number in range(len(BLOCKS))])
def test_each_block_runs_alone_with_its_extra_alone(title: str, block: str, tmp_path: Path) -> None:
    if "games.parquet" in block:
        run(*MATCH, where=tmp_path)
    run("-c", without_others(title) + block, where=tmp_path)


def test_there_are_blocks() -> None:
    assert len(BLOCKS) == TEXT.count("```python\n") >= 7


def test_the_page_about_learning_runs_from_top_to_end(tmp_path: Path) -> None:
    page = (DOCS / "learning.md").read_text(encoding="utf-8")
    make, match = re.findall(r"^    tabard (.*)", page, re.MULTILINE)
    learn, play = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    run("-m", "tabard", *make.split(), where=tmp_path)
    run("-c", learn, where=tmp_path)
    (tmp_path / "learnt.py").write_text(play, encoding="utf-8")
    run("-m", "tabard", *match.split(), where=tmp_path)
    table = json.loads((tmp_path / "learnt" / "result.json").read_bytes())["table"]
    assert table[0]["share"] > 0.55
    pictures = (tmp_path / "curve.svg", DOCS / "pictures" / "learning-curve.svg")
    drawn, shown = [ElementTree.parse(file).getroot() for file in pictures]
    assert [one.tag for one in drawn] == [one.tag for one in shown]  # its last digits may differ from machine to machine
