"""Every function from the build folder, in Lambda's own runtime, answers its event."""

import base64
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from local.template import Template
from tests import rights
from tests.bundle.bundle import Bundle
from tests.bundle.calls import Watched
from tests.bundle.conftest import PASSWORD
from tests.bundle.emulator import Crashed, Emulator, Place
from tests.events import STATUS, event
from tests.service import Answer, check_described

FUNCTIONS = sorted(Template().functions())
SCHEDULED = Template().scheduled()
ENDS: dict[str, Callable[[dict[str, int]], bool]] = {
    # The model just saved is younger than anything it looks at.
    "SweepOrphans": lambda swept: swept["looked_at"] == swept["deleted"] == 0,
    "KeepAssets": lambda kept: kept["kept"] > 20,
}


def name_of(function: str) -> str:
    return Template().functions()[function].handler.removesuffix(".handler")


def answer_of(result: dict[str, Any]) -> Answer:
    body = result.get("body") or ""
    content = base64.b64decode(body, validate=True) if result.get("isBase64Encoded") else body.encode()
    return Answer(result["statusCode"], {name.lower(): value for name, value in result["headers"].items()}, content)


@pytest.mark.parametrize("function", [name for name in FUNCTIONS if name not in SCHEDULED])
def test_its_event_in_the_real_runtime(
    bundle: Bundle, aws: Watched, placeholders: dict[str, str], function: str
) -> None:
    sent = event(name_of(function), placeholders)
    with bundle.start(function, aws.url) as emulator:
        answer = answer_of(emulator.invoke(sent))
        log = emulator.log
    assert answer.status == STATUS.get(name_of(function), 200), answer.content[:500]
    check_described(sent["routeKey"], answer)
    # Nothing that was secret in the request may reach the log.
    for secret in (placeholders["<API_KEY>"].partition(".")[2], PASSWORD):
        assert secret not in log
    made = {call for call in aws.calls if call.function == function}
    assert rights.missing(rights.granted(Template()), made) == []


@pytest.mark.parametrize("function", SCHEDULED)
def test_what_the_clock_calls_runs_in_the_real_runtime(
    bundle: Bundle, aws: Watched, placeholders: dict[str, str], function: str
) -> None:
    with bundle.start(function, aws.url) as emulator:
        assert ENDS[function](emulator.invoke(event(name_of(function), placeholders)))
    made = {call for call in aws.calls if call.function == function}
    assert made
    assert rights.missing(rights.granted(Template()), made) == []


def test_a_module_missing_from_the_layer_fails(bundle: Bundle, aws: Watched, tmp_path: Path) -> None:
    """The proof that the emulator sees nothing of this environment, where the module is installed."""
    place = bundle.place("UnknownRoute")
    opt = tmp_path / "opt"
    shutil.copytree(place.opt, opt, symlinks=True)
    (opt / "python").unlink()
    (opt / "python").mkdir()
    for entry in (bundle.core / "python").iterdir():
        if entry.name != "orjson":
            (opt / "python" / entry.name).symlink_to(entry)
    environment = bundle.environment("UnknownRoute", aws.url)
    lame = Place(place.task, opt, place.runtime, place.interpreter)
    with (
        Emulator(bundle.handler("UnknownRoute"), lame, environment) as emulator,
        pytest.raises(Crashed, match="No module named 'orjson'"),
    ):
        emulator.invoke(event("unknown_route"))
