"""Handlers as the template names them."""

import time
from pathlib import Path

import pytest

from local.functions import Functions, load_handler, shared_environment
from local.template import Function
from tests.waiting import wait_until


def function(code: Path, handler: str = "one.handler", **environment: str) -> Function:
    return Function("One", code, handler, 128, 3, environment)


def test_a_handler_is_loaded_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def handler(event, context):\n    return 'here'\n")
    assert load_handler(function(tmp_path))({}, None) == "here"  # type: ignore[arg-type]


def test_a_missing_handler_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"one\.py, which does not exist"):
        load_handler(function(tmp_path))


def test_functions_share_one_environment(tmp_path: Path) -> None:
    functions = {"a": function(tmp_path, A="1"), "b": function(tmp_path, A="1", B="2")}
    assert shared_environment(functions) == {"A": "1", "B": "2"}


def test_functions_that_differ_in_a_variable_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="functions differ in A"):
        shared_environment({"a": function(tmp_path, A="1"), "b": function(tmp_path, A="2")})


def test_closing_ends_processes_whose_pipe_somebody_still_holds(tmp_path: Path) -> None:
    """As a signal leaves it that comes while the pool starts a thread, which the pool then does not know."""
    (tmp_path / "one.py").write_text("def handler(event, context):\n    return 'here'\n")
    functions = Functions({"One": function(tmp_path)}, processes=2)
    functions.configure()
    assert functions.call("One", {}) == "here"
    held = functions._free.get()
    functions.close()
    assert held.fileno() == -1


def test_what_the_clock_calls_says_so_when_it_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.py").write_text("def handler(event, context):\n    raise RuntimeError('no bucket')\n")
    functions = Functions({"One": function(tmp_path)}, processes=1)
    functions.configure()
    functions.begin("One", {}).result()
    functions.close()
    said = capsys.readouterr().err
    assert "One, called by the clock, failed" in said
    assert "RuntimeError: no bucket" in said


def test_closing_waits_for_nobody_without_end(tmp_path: Path) -> None:
    """A request that computes for a minute, and one that waits behind it: both processes are gone in seconds."""
    slow = "import os, time\ndef handler(event, context):\n    "
    slow += "open(event['at'], 'w').write(str(os.getpid()))\n    while True: time.sleep(0.01)\n"
    (tmp_path / "one.py").write_text(slow)
    functions = Functions({"One": function(tmp_path)}, processes=2)
    functions.configure()
    places = [tmp_path / str(number) for number in range(3)]
    for place in places:
        functions.begin("One", {"at": str(place)})
    while not all(place.exists() and place.read_text() for place in places[:2]):
        time.sleep(0.01)
    started = time.monotonic()
    functions.close()
    assert time.monotonic() - started < 4
    # The kernel ends a process some time after it was killed.
    wait_until(lambda: not any(_runs(int(place.read_text())) for place in places[:2]), "ending both", within_s=10)


def _runs(process: int) -> bool:
    """Whether it is there and not a dead one that nobody has asked about."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
