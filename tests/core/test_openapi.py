"""The description as programs and people read it: examples that work, codes, tags, nothing that a renderer swallows."""

import re
from typing import Any

import pytest

from description import codes
from description.operations import OPERATIONS
from handoff.errors import ApiError
from handoff.validation.rulebook import CODES
from tests.conftest import PASSWORD, Customer
from tests.service import ROOT, openapi

BODIES = [
    (method, path, operation["operationId"], operation["requestBody"]["content"]["application/json"])
    for path, operations in openapi()["paths"].items()
    for method, operation in operations.items()
    if "requestBody" in operation
]
EXAMPLES = [
    pytest.param(method, path, example["value"], id=f"{operation} {name}")
    for method, path, operation, body in BODIES
    for name, example in body["examples"].items()
]


@pytest.mark.parametrize(("method", "path", "body"), EXAMPLES)
def test_every_example_works_as_it_stands(pro: Customer, method: str, path: str, body: dict[str, Any]) -> None:
    if "{id}" in path:
        kept = pro.service.post("/api/sdk/models", json={"name": "kept", "model": {}})
        path = path.replace("{id}", kept.json["id"])
    own = {"ada@example.com": pro.account.email, "a long one": PASSWORD}
    body = {key: own.get(value, value) if isinstance(value, str) else value for key, value in body.items()}
    answer = pro.service.call(method.upper(), path, json=body)
    assert answer.status in (200, 201, 204)
    if path.endswith(("/solve", "/validate")):
        report = answer.json.get("validation", answer.json)
        assert (report["valid"], report["warnings"]) == (True, [])


def test_codes_of_issues_and_refusals_are_listed() -> None:
    schemas = openapi()["components"]["schemas"]
    assert schemas["Issue"]["properties"]["code"]["enum"] == list(CODES)
    refusals = {ApiError.code, *(kind.code for kind in ApiError.__subclasses__())}
    assert set(schemas["Error"]["properties"]["code"]["enum"]) == refusals


def test_the_page_of_codes_is_current() -> None:
    assert codes.path().read_text("utf-8") == codes.text()
    assert all(f"{{#{code}}}" in codes.text() for code in CODES)


def test_every_tag_is_declared() -> None:
    declared = [tag["name"] for tag in openapi()["tags"]]
    assert declared == list(dict.fromkeys(declared))
    assert {operation.tag for operation in OPERATIONS} == set(declared)


def test_no_default_goes_into_a_beam_that_contradicts_it() -> None:
    """A generated client sends defaults: load_type udl beside point_load would be refused."""
    for name in ("CreateBeamRequest", "CheckBeamRequest"):
        fields = openapi()["components"]["schemas"][name]["properties"]
        assert not any("default" in field for field in fields.values())


def test_no_renderer_takes_a_word_for_a_tag() -> None:
    """Descriptions are Markdown: what stands in angle brackets outside code is HTML, and invisible."""

    def texts(value: Any) -> list[str]:
        if isinstance(value, dict):
            own = [value["description"]] if isinstance(value.get("description"), str) else []
            return own + [text for key, item in value.items() if key != "examples" for text in texts(item)]
        return [text for item in value for text in texts(item)] if isinstance(value, list) else []

    assert not [text for text in texts(openapi()) if re.search(r"<[a-z_]+>", re.sub(r"`[^`]*`", "", text))]


def test_functions_take_the_query_that_is_described() -> None:
    for operation in OPERATIONS:
        text = (ROOT / f"functions/{operation.id}.py").read_text("utf-8")
        taken = re.findall(r'query=\(("[^)]*)\)', text)
        names = tuple(re.findall(r'"(\w+)"', taken[0])) if taken else ()
        assert names == tuple(name for name, *_ in operation.query), operation.id


@pytest.mark.parametrize(
    "operation", [entry for entry in OPERATIONS if entry.path.startswith("/api/sdk/")], ids=lambda entry: entry.id
)
def test_an_unknown_query_parameter_is_refused_and_not_ignored(pro: Customer, operation: Any) -> None:
    path = operation.path.replace("{id}", "00000000-0000-0000-0000-000000000000")
    answer = pro.service.call(operation.method.upper(), path, json={}, query={"famly": "IPE"})
    assert (answer.status, answer.json["code"]) == (400, "bad_request")
    assert "unknown query parameter 'famly'" in answer.json["error"]
