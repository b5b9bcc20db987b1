"""The page for browsers: served from a folder, kept as long as its name says, under strict rules."""

from __future__ import annotations

import asyncio
import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from starlette.requests import Request

from tabard import page
from tabard.cli import main
from tabard.engine.errors import BadRequest
from tabard.games import OURS, SHELF
from tabard.server import web
from tests.server.network import Server, sqlite

SCRIPT = "console.log('a table');\n" * 50


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page")
    (made / "assets").mkdir()
    (made / "index.html").write_text("<!doctype html><title>Tabard</title>")
    (made / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (made / "assets" / "index-Bx12.js").write_text(SCRIPT)
    return made


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    found = Server(sqlite(folder.parent), "--web", str(folder))
    yield found
    found.stop()


def fetched(server: Server, path: str, **headers: str) -> tuple[int, Message, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(server.base + path, headers=headers)) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/some-game"])
def test_every_address_of_the_page_gives_the_page(server: Server, path: str) -> None:
    status, headers, body = fetched(server, path)
    assert (status, headers["Content-Type"], headers["Cache-Control"]) == (200, "text/html; charset=utf-8", "no-cache")
    assert b"<title>Tabard</title>" in body


def test_the_page_is_under_strict_rules(server: Server) -> None:
    _, headers, _ = fetched(server, "/")
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(server: Server) -> None:
    status, headers, body = fetched(server, "/assets/index-Bx12.js")
    assert (status, body.decode()) == (200, SCRIPT)
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert headers["Content-Type"].startswith("text/javascript")
    assert fetched(server, "/icon.svg")[1]["Cache-Control"] == "no-cache"


def test_files_are_sent_small_and_only_once(server: Server) -> None:
    _, headers, body = fetched(server, "/assets/index-Bx12.js", **{"Accept-Encoding": "gzip"})
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body).decode() == SCRIPT
    assert len(body) < len(SCRIPT) / 5
    status, again, body = fetched(server, "/", **{"If-None-Match": fetched(server, "/")[1]["ETag"]})
    assert (status, body) == (304, b"")
    assert "Content-Security-Policy" in again


def test_the_words_of_other_peoples_games_are_served(server: Server) -> None:
    for game in [one for one in SHELF if one not in OURS]:
        status, headers, body = fetched(server, f"/words/it/{game.name}.ftl")
        assert (status, headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
        assert b"title = " in body


@pytest.mark.parametrize("path", ["/assets/../tables.db", "/assets/%2e%2e/tables.db", "/tables.db", "/assets/other.js", "/t/a/b"])
def test_nothing_else_is_served(server: Server, path: str) -> None:
    assert fetched(server, path)[0] == 404


def test_without_a_page_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "HERE", tmp_path)
    monkeypatch.setattr(page, "CHECKOUT", tmp_path)
    monkeypatch.delenv("TABARD_WEB", raising=False)
    assert page.bundle("") is None
    assert [route.path for route in web.routes(None)] == web.PAGES  # type: ignore[attr-defined]
    told = asyncio.run(web.no_page(Request({"type": "http", "headers": []})))
    assert (told.status_code, bytes(told.body).decode()) == (404, web.NO_PAGE)
    (tmp_path / "build" / "web").mkdir(parents=True)
    (tmp_path / "build" / "web" / "index.html").touch()
    assert page.bundle("") == tmp_path / "build" / "web"
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").touch()
    assert page.bundle("") == tmp_path / "web"


def test_a_folder_without_a_page_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABARD_WEB", str(tmp_path))
    with pytest.raises(BadRequest, match="no index"):
        page.bundle("")
    assert main(["serve", "--no-open", "--web", str(tmp_path / "none"), "--database", sqlite(tmp_path)]) == 2
