"""Ctrl-C ends every long call with KeyboardInterrupt, at whatever moment it comes; compiled code must not abort."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from functools import partial
from subprocess import PIPE

import psutil
import pytest

from tabard.games import SHELF

TIMES = 40
CALLS = {
    "random games": "box.random_games(10**9, 1)",
    "search": "bot('search:100000000it', box, 1).choose(view, question)",
    "an answer sealed by search": "bot('search:100000000it', sealed, 1).choose(sealing, sealing.questions[0])",
    "many deals": "[box.deal(n) for n in range(10**9)]",
    "many jumps": "[jumped(n) for n in range(10**9)]",
}
# An alarm that raises, now after one millisecond, now after thirty, is as good as many people at the keyboard.
SCRIPT = """
import signal, sys
from tabard.bots import bot
from tabard.engine.dice import jumped
from tabard.games import SHELF
box = SHELF[0].box(2)
s = box.deal(1)
view = box.redact(s, s.questions[0].seat)
question = next(one for one in view.questions if one.seat == s.questions[0].seat)
sealed = SHELF[1].box(4)
s = sealed.deal(1)
while len([one for one in s.questions if one.needed]) < 2:
    sealed.answer(s, s.questions[0].number, s.questions[0].seat, 0)
sealing = sealed.redact(s, s.questions[0].seat)
signal.signal(signal.SIGALRM, signal.default_int_handler)
stopped = 0
for time in range({times}):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001 + time % 15 * 0.002)
        {call}
    except KeyboardInterrupt:
        stopped += 1
print(stopped)
"""


@pytest.mark.parametrize("call", CALLS)
def test_a_long_call_is_interrupted_at_any_moment(call: str) -> None:
    script = SCRIPT.format(times=TIMES, call=CALLS[call])
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{TIMES}\n", "")


COMMANDS = [
    ["bench", "--seconds", "60"],
    ["simulate", "{game}", "--seats", "search:100000it,search:100000it", "--games", "1", "--workers", "1"],
    ["play", "{game}", "--seats", "search:10000000it,random"],
]


@pytest.mark.parametrize("words", COMMANDS, ids=[words[0] for words in COMMANDS])
def test_ctrl_c_ends_a_command_with_130(words: list[str]) -> None:
    given = [word.format(game=SHELF[0].name) for word in words]
    command = [sys.executable, "-m", "tabard", *given]
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also if whoever runs the tests does not
    child = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, preexec_fn=heeding)
    mine, until = psutil.Process(child.pid), time.monotonic() + 60
    while child.poll() is None and time.monotonic() < until:
        if sum(one.cpu_times().user for one in (mine, *mine.children(recursive=True))) > 2:  # it is at work, not starting
            break
        time.sleep(0.1)
    assert child.poll() is None, child.communicate()
    child.send_signal(signal.SIGINT)
    try:
        _, said = child.communicate(timeout=60)
    finally:
        child.kill()
    assert child.returncode == 130
    assert "Traceback" not in said
    assert "fatal" not in said
