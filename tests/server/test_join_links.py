"""`tabard join` with links that lead nowhere: one sentence each, in the language of whoever reads it."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.server import app, gate
from tabard.words import LANGUAGES, Words
from tests.server.joining import opened
from tests.server.network import Server

BAD = [
    ("", "is not a link to a table"),
    ("nonsense", "is not a link to a table"),
    ("{base}", "is not a link to a table"),
    ("ftp://x/t/y", "is not a link to a table"),
    ("http://[x/t/y", "is not a link to a table"),
    ("{base}/t/{id}#what", "is not a link to a table"),
    ("{base}/t/{id}#seat=x&key=y", "is not a link to a table"),
    ("{base}/t/{id}#seat=0", "put it in quotes"),
    ("{base}/t/{id}#seat=0&key=wrong", "or it is not for you"),
    ("{base}/t/{id}#seat=9&key={key}", "or it is not for you"),
    ("{base}/t/{id}#watch=wrong", "or it is not for you"),
    ("{base}/t/{id}#pass=wrong", "has been used, or is too old"),
    ("{base}/t/{id}", "That is not here"),
    ("{base}/t/nowhere#watch=x", "there is no such table"),
    ("http://127.0.0.1:1/t/x", "http://127.0.0.1:1 does not answer."),
    ("http://127.0.0.1:port/t/x", "does not answer."),
]


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What is said of a link that leads nowhere; no process of its own is needed for that."""
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))

    def joined(link: str, language: str = "en") -> str:
        assert main(["join", link, "--name", "Ann", "--lang", language]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        return told.err

    return joined


@pytest.mark.parametrize(("link", "told"), BAD, ids=[link or "nothing" for link, _ in BAD])
def test_a_bad_link_is_one_sentence(server: Server, refused: Callable[..., str], link: str, told: str) -> None:
    table = opened(server, "guillotine", ["open", "open"])
    said = refused(link.format(base=server.base, id=table.id, key=table.made["keys"][0]))
    assert told in said
    assert said.startswith("tabard: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_server_refuses_or_notes_has_words(language: str) -> None:
    source = "".join([file.read_text(encoding="utf-8") for file in Path(str(app.__file__)).parent.glob("*.py")])
    noted = set(re.findall(r"(?:(?<!logs\.)note\(|answer_for\(cmd, |answered_for\(table, )\"(\w+)\"", source))
    assert noted == {"person", "bot", "timeout", "stood_in"}
    needed = [f"noted-{one}" for one in noted] + [f"refused-{code}" for code in gate.STATUS]
    assert [one for one in needed if not Words(language).has(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_player(server: Server, refused: Callable[..., str], language: str) -> None:
    table = opened(server, "guillotine", ["open", "open"])
    words = Words(language)
    assert refused(f"{server.base}/t/{table.id}#seat=0", language) == f"tabard: {words.say('join-cut-link')}\n"
    exact = "there is no such table, or it is not for you"
    said = refused(f"{server.base}/t/{table.id}#seat=0&key=x", language)
    assert said == f"tabard: {exact if language == 'en' else words.say('refused-not-found') + f' ({exact})'}\n"


PAGE = b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>"


@pytest.mark.parametrize("said", [PAGE, b"HTTP/1.1 404 No\r\n\r\nno", b"SSH-2.0\r\n"], ids=["page", "404", "ssh"])
def test_what_is_no_tabard_server_is_told_so(refused: Callable[..., str], said: bytes) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:

        def answer() -> None:
            line, _ = listener.accept()
            line.recv(65536)
            line.sendall(said)
            line.close()

        threading.Thread(target=answer, daemon=True).start()
        told = refused(f"http://127.0.0.1:{listener.getsockname()[1]}/t/x")
    assert ("does not answer" if said.startswith(b"SSH") else "is not a Tabard server") in told
