"""One name everywhere: template, OpenAPI description, functions and events agree one to one, and events replay."""

import re

import pytest

from description import openapi
from description.operations import OPERATIONS
from local.routing import match
from tests import events
from tests.service import ROOT, invoke
from tests.service import openapi as committed
from tests.service import template as cached_template

FUNCTIONS = {file.stem for file in (ROOT / "functions").glob("*.py")}
TESTS = {file.stem.removeprefix("test_") for file in (ROOT / "tests/functions").glob("test_*.py")}
UNDESCRIBED = {"open_draft", "unknown_route"}


def snake(logical_id: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", logical_id).lower()


def test_the_committed_description_is_current() -> None:
    assert (ROOT / "schemas/openapi.json").read_bytes() == openapi.text()


def test_the_description_is_valid_openapi_3_1() -> None:
    # Not at the top, since the grammars that it compiles take seconds of every worker that only collects.
    from openapi_spec_validator import validate

    assert committed()["openapi"] == "3.1.0"
    validate(committed())


def test_files_template_events_and_tests_have_the_same_names() -> None:
    functions = cached_template().functions()
    assert {snake(name) for name in functions} == FUNCTIONS == set(events.NAMES) == TESTS
    assert {name: function.handler for name, function in functions.items()} == {
        name: f"{snake(name)}.handler" for name in functions
    }


def test_routes_and_paths_are_the_same() -> None:
    routes = {
        (route.method, route.path): snake(route.function)
        for route in cached_template().routes()
        if snake(route.function) not in UNDESCRIBED
    }
    described = {
        (method.upper(), path): operation["operationId"]
        for path, operations in committed()["paths"].items()
        for method, operation in operations.items()
    }
    assert routes == described
    assert set(described.values()) == FUNCTIONS - UNDESCRIBED - {*events.SCHEDULED}
    assert len(described) == 24


def test_the_route_function_bears_the_name_of_its_file() -> None:
    for name in FUNCTIONS - {"open_draft"}:
        assert f"\ndef {name}(" in (ROOT / f"functions/{name}.py").read_text()


def test_handlers_know_neither_aws_nor_the_environment() -> None:
    for name in FUNCTIONS:
        text = (ROOT / f"functions/{name}.py").read_text()
        assert "boto3" not in text
        assert "environ" not in text


def test_the_default_route_takes_the_rest() -> None:
    (default,) = [route for route in cached_template().routes() if route.path == "$default"]
    assert snake(default.function) == "unknown_route"


def test_scope_and_tier_are_as_described() -> None:
    for operation in OPERATIONS:
        text = (ROOT / f"functions/{operation.id}.py").read_text()
        ((public, made),) = re.findall(r"^app = (public_)?api\((.*)\)$", text, flags=re.M)
        assert bool(public) is operation.public
        assert ("WRITE" in made) is (operation.scope == "write")
        assert ("FULL" in made) is (operation.scope == "full")
        assert ("pro=True" in made) is operation.pro


def test_what_has_no_route_is_called_by_the_clock() -> None:
    functions = cached_template().of_type("AWS::Serverless::Function")
    unrouted = set(functions) - {route.function for route in cached_template().routes()}
    assert {snake(name) for name in unrouted} == {*events.SCHEDULED}
    for name in unrouted:
        assert [entry["Type"] for entry in functions[name]["Properties"]["Events"].values()] == ["Schedule"]
        assert events.event(snake(name))["detail-type"] == "Scheduled Event"


@pytest.mark.parametrize("name", events.REQUESTS)
def test_every_event_replays_through_the_templates_routing(placeholders: dict[str, str], name: str) -> None:
    sent = events.event(name, placeholders)
    http = sent["requestContext"]["http"]
    found = match(cached_template().routes(), http["method"], http["path"])
    assert found is not None
    assert snake(found.route.function) == name
    assert found.route.key == sent["routeKey"] == sent["requestContext"]["routeKey"]
    assert found.path_parameters == sent.get("pathParameters", {})
    assert invoke(found.route.function, sent).status == events.STATUS.get(name, 200)
