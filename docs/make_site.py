"""Make the documentation a site, build/site: these pages, the pictures, and a reference from the docstrings. It names no host.

    python docs/make_site.py
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
COPIED = (".md", ".json", ".jpg", ".svg", ".py")
LEFT_OUT = re.compile(r"tabard\.(__main__|games\.\w+\..*|server\.migrations.*)")  # what nobody imports


def lay_out() -> None:
    """build/docs: the pages at the top of the tree and those of docs, side by side."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*")]:
        if file.suffix in COPIED:
            place = PAGES / (file.relative_to(ROOT / "docs") if "docs" in file.relative_to(ROOT).parts else home(file.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)
    shutil.copy(ROOT / "LICENSE", PAGES)
    for name in ("index.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        text = (PAGES / name).read_text(encoding="utf-8")
        (PAGES / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    for file in PAGES.rglob("*.md"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(r"\]\((?:\.\./)*README\.md", "](index.md", text), encoding="utf-8")
    (PAGES / "reference.md").write_text(reference(), encoding="utf-8")
    (PAGES / "pictures.md").write_text(pictures(), encoding="utf-8")
    (PAGES / "decisions.md").write_text(decisions(), encoding="utf-8")


def home(name: str) -> str:
    return "index.md" if name == "README.md" else name


def pictures() -> str:
    """Every screen and board: on a desktop, and as a strip below it on a phone, a tablet and in the dark, in other languages."""
    folder = ROOT / "docs" / "pictures"
    parts = ["# Pictures"]
    for file in sorted(folder.glob("*-desktop-light-en.jpg")):
        name = file.name.removesuffix("-desktop-light-en.jpg")
        said = name.replace("-", " ")
        others = [f"{name}-{shot}.jpg" for shot in ("phone-dark-es", "tablet-light-it", "desktop-dark-en")]
        small = "{ loading=lazy style='height: 14rem; width: auto' }"
        strip = [f"![{said}](pictures/{one}){small}" for one in others if (folder / one).exists()]
        parts += [f"## {said}", f"![{said}](pictures/{file.name}){{ loading=lazy }}", "\n".join(strip)]
    return "\n\n".join([*parts, "## The nobles of Guillotine", "![All portraits](pictures/portraits.jpg){ loading=lazy }"]) + "\n"


def decisions() -> str:
    """The list of decisions, by their headings."""
    lines = []
    for file in sorted((ROOT / "docs" / "decisions").glob("*.md")):
        heading = file.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        lines.append(f"- [{heading}](decisions/{file.name})")
    return "# Decisions\n\n" + "\n".join(lines) + "\n"


def reference() -> str:
    """Every module with its docstring, its classes and functions with theirs."""
    parts = ["# Reference\n\nWhat can be imported, from the docstrings. What begins with an underscore is left out.\n"]
    for file in sorted((ROOT / "src" / "tabard").rglob("*.py")):
        name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        if not LEFT_OUT.fullmatch(name):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            parts.append(f"## {name}\n\n{ast.get_docstring(tree) or ''}\n\n" + "\n".join(members(tree)) + "\n")
    return "\n".join(parts)


def members(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield described(node, 0)
            for inner in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                    yield described(inner, 1)


def described(node: ast.FunctionDef | ast.ClassDef, depth: int) -> str:
    """A line of a list: how it is called, and the first line of what it says of itself."""
    if isinstance(node, ast.ClassDef):
        made = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
        called = f"class {node.name}{given(made[0]) if made else ''}"
    else:
        called = f"{node.name}{given(node)}" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")
    said = (ast.get_docstring(node) or "").partition("\n")[0]
    return "    " * depth + f"- `{called}`" + (f"<br>{said}" if said else "")


def given(node: ast.FunctionDef) -> str:
    written = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    return f"({written})"


def fetched() -> list[str]:
    """What a page of the site would fetch from elsewhere."""
    foreign = re.compile(r"""(?:src|<link[^>]*href)=["']?(?:https?:)?//[^"'\s>]+""")
    return [found for file in SITE.rglob("*.html") for found in foreign.findall(file.read_text(encoding="utf-8"))]


def main() -> None:
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    ran = subprocess.run([Path(sys.executable).parent / "zensical", "build", "--strict", "--clean"], cwd=ROOT)
    if ran.returncode:
        sys.exit("the site cannot be made")
    if found := fetched():
        sys.exit("the site fetches from elsewhere: " + "; ".join(found[:5]))


if __name__ == "__main__":
    main()
