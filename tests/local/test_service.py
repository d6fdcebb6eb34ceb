"""Starting and stopping: where the service listens, what it refuses, how it ends."""

import socket
from pathlib import Path

import pytest

from local.aws import Server, Storage
from local.journal import HEADER
from local.service import listen
from tests.local.steps import command, run
from tests.local_service import LocalService


def refused(*arguments: str) -> str:
    ended, said = command("local.__main__", *arguments)
    assert ended > 0
    assert "Traceback" not in said
    return said


def test_a_port_in_use_is_refused_by_name(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        message = refused("--port", str(port), "--data", str(tmp_path))
    assert f"port {port}" in message
    assert "make run PORT=" in message


def test_what_is_not_a_port_is_refused() -> None:
    assert "not '70000'" in refused("--port", "70000")


def test_a_damaged_journal_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "journal.jsonl").write_bytes(HEADER + b"not a record\nnor this\n")
    assert "damaged at line 2" in refused("--port", "0", "--data", str(tmp_path))


# On a machine that has an account configured, which must never be used.


def test_everything_listens_on_loopback_only(service: LocalService) -> None:
    # Binding to 0.0.0.0 would answer on the machine's other addresses too.
    others = {str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)} - {"127.0.0.1", "::1"}
    for url in (service.base_url, service.aws_url):
        assert url.startswith("http://127.0.0.1:")
        port = int(url.rpartition(":")[2])
        for address in others:
            with pytest.raises(OSError, match=r"."):
                socket.create_connection((address, port), timeout=5).close()


def test_the_sockets_themselves_are_bound_to_loopback() -> None:
    with listen(0) as bound:
        assert bound.getsockname()[0] == "127.0.0.1"
    server = Server(Storage(), 0)
    assert server.url.startswith("http://127.0.0.1:")
    server.start()
    server.stop()


def test_real_credentials_of_the_machine_are_never_used(service: LocalService) -> None:
    answer = service.call("GET", "/api/sdk/me", service.free_key)
    assert answer.json()["email"] == "free@example.com"


def test_the_demonstration_accounts_are_one_free_and_one_pro(service: LocalService) -> None:
    for key, premium in ((service.free_key, False), (service.pro_key, True)):
        answer = service.call("GET", "/api/sdk/me", key)
        assert answer.json()["is_premium"] is premium


def test_fifty_drafts_do_not_end_the_link_printed_at_start(service: LocalService) -> None:
    body = {"span_m": 6, "section": "IPE 300", "udl": 10}
    with service.caller(service.free_key) as caller:
        links = [caller.post("/api/sdk/check-beam", json=body).json()["open_url"] for _ in range(51)]
        assert caller.get(links[0]).status_code == 404
        assert caller.get(links[1]).status_code == 200
        assert caller.get(service.open_url).status_code == 200


def test_an_unknown_path_is_answered_in_the_services_own_body(service: LocalService) -> None:
    answer = service.call("GET", "/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    answer = service.call("PATCH", "/api/sdk/solve")
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    assert answer.headers["allow"]


def test_a_request_is_one_line_on_the_terminal(service: LocalService) -> None:
    before = len(service.lines)
    service.call("GET", "/api/openapi.json?marker=1")
    service.call("GET", "/nowhere-else")  # by its answer the first line is out
    assert sum("/api/openapi.json" in line for line in service.lines[before:]) == 1


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    running = LocalService(tmp_path)
    assert running.stop() == 0
    assert "Stopped." in running.lines[-1]
    assert "Traceback" not in running.output
    assert not (tmp_path / "service.json").exists()


DROPPED = """
import sys
from pathlib import Path
from local.service import Interrupted, Service

interrupted = Interrupted()
try:
    interrupted.interrupt()
except KeyboardInterrupt:
    pass
service = Service(port=0, data=Path(sys.argv[1]))
service.serve(print, interrupted)
service.close()
print("ended")
"""


def test_an_interruption_that_python_dropped_ends_it_all_the_same(tmp_path: Path) -> None:
    _, said = run(DROPPED, tmp_path)
    assert said.endswith("ended\n"), said[-3000:]


EARLY = """
import asyncio, signal, sys
from pathlib import Path
from local.service import Interrupted, Service

made = asyncio.SelectorEventLoop._make_self_pipe
def interrupted_while_made(loop):
    signal.raise_signal(signal.SIGINT)
    made(loop)
asyncio.SelectorEventLoop._make_self_pipe = interrupted_while_made
interrupted = Interrupted()
signal.signal(signal.SIGINT, interrupted.interrupt)
service = Service(port=0, data=Path(sys.argv[1]))
service.serve(print, interrupted)
service.close()
print("ended")
"""


def test_ctrl_c_while_the_loop_is_made_leaves_no_half_loop(tmp_path: Path) -> None:
    _, said = run(EARLY, tmp_path)
    assert (said[-6:], "Traceback" in said) == ("ended\n", False), said[-3000:]
