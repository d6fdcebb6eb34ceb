"""README.md, docs/service.md and CONTRIBUTING.md keep up with the project."""

import json
import re

from local.template import ROOT, Template
from tests.conftest import Customer

README = (ROOT / "README.md").read_text("utf-8")
SERVICE = (ROOT / "docs/service.md").read_text("utf-8")


def test_every_route_of_the_api_is_in_the_table_with_its_handler() -> None:
    template = Template()
    functions = template.functions()
    rows = dict(re.findall(r"^\| `(\w+ /api[^`?]*)[^|]*\|[^|]*\| `(\w+)` \|$", SERVICE, re.MULTILINE))
    routes = {
        route.key: functions[route.function].handler.partition(".")[0]
        for route in template.routes()
        if route.path.startswith("/api")
    }
    assert rows == routes


def test_every_folder_it_names_exists() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    table = contributing.partition("## Where things live")[2].partition("##")[0]
    named = re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_first_request_has_its_real_answer(free: Customer) -> None:
    (path, body), *_ = re.findall(r"^curl -sS http://\S+?(/\S+) .*?-d '([^']+)'", SERVICE, re.MULTILINE | re.DOTALL)
    (printed,) = re.findall(r"```json\n(.*?)```", SERVICE, re.DOTALL)
    told, real = json.loads(printed), free.service.post(path, json.loads(body)).json
    assert set(real) - set(told) == {"local_server", "python", "model"}  # "without its hints and its model"
    for name in set(told) - {"open_url", "expires_at", "model_ref"}:
        assert told[name] == real[name]


def test_the_readme_is_one_screen_and_shows_the_page_first() -> None:
    lines = README.splitlines()
    assert 60 <= len(lines) <= 80
    assert lines[4].startswith("![")


def test_the_readme_asks_what_the_first_request_asks() -> None:
    request = r"^curl -sS .*?-d '[^']+'"
    assert re.findall(request, README, re.MULTILINE | re.DOTALL) == re.findall(request, SERVICE, re.M | re.DOTALL)[:1]
