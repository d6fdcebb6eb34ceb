"""Fails a run of the whole suite in which functions and their policies drift apart.

Every AWS call a function makes in any test is noted (`tests.rights`), in each worker. At the end a call that no policy
allows fails the run, and so does a right that no call needed. A run of a part cannot tell what is unused, so it only
looks for what is missing.
"""

from typing import Any

import pytest

from local.template import ROOT, Template
from tests import rights
from tests.rights import Call

_gathered: set[Call] = set()
_drift: list[str] = []
# Where functions are called; a run that leaves one out cannot say what is unused.
_CALLERS = ("tests/functions", "tests/core", "tests/storage")


def pytest_testnodedown(node: Any, error: object | None) -> None:
    """What a worker of pytest-xdist saw."""
    _gathered.update(_call(*call) for call in getattr(node, "workeroutput", {}).get("aws_calls", []))


def _call(function: str, action: str, key: str, attributes: list[str]) -> Call:
    return Call(function, action, key, tuple(attributes))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        seen = sorted(rights.seen)
        session.config.workeroutput["aws_calls"] = [
            [call.function, call.action, call.key, list(call.attributes)] for call in seen
        ]
        return
    _gathered.update(rights.seen)
    granted = rights.granted(Template())
    refused = {(call.function, call.action, call.key.split("#")[0]) for call in rights.missing(granted, _gathered)}
    _drift.extend(f"{name} calls {action} on {key}, which its policy does not allow" for name, action, key in refused)
    if _is_whole(session.config):
        for right in rights.unused(granted, _gathered):
            _drift.append(f"{right.function} may {right.action} on {right.pattern}, which no test sees it do")
    if _drift and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if _drift:
        terminalreporter.section("functions and their policies differ", red=True)
        for line in sorted(_drift):
            terminalreporter.line(line)


def _is_whole(config: pytest.Config) -> bool:
    chosen = config.getoption("keyword") or config.getoption("markexpr") or config.getoption("deselect")
    last_failed = config.getoption("lf", False) or config.getoption("maxfail", 0)
    paths = [(config.invocation_params.dir / argument.split("::")[0]).resolve() for argument in config.args]
    ignored = [(config.invocation_params.dir / path).resolve() for path in config.getoption("ignore") or []]
    return (
        not chosen
        and not last_failed
        and all(
            any((ROOT / caller).is_relative_to(path) for path in paths) and ROOT / caller not in ignored
            for caller in _CALLERS
        )
    )
