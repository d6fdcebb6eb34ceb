"""The local MCP server takes a beam in the words that create-beam and check-beam take, and refuses what they refuse."""

import json
from typing import Any

import pytest

from handoff.beams import check_beam_model, create_beam_model
from handoff.beams.fields import CHECK_BEAM, CREATE_BEAM, Field
from handoff.beams.refused import InputRefused
from tests.clients.test_local_answers import same
from tests.clients.test_mcp_process import call, conversed

pytestmark = pytest.mark.timeout(300)

# Each field with a value that is right beside the others; the loads that exclude one another each without the other.
VALUES: dict[str, Any] = {
    "span_m": 7.5, "section": "IPE 270", "support": "Cantilever", "material": "s355", "udl": 8, "point_load": 12,
    "point_position": 0.25, "uls_factor": 1.4, "restrained": True, "bearing_mm": 90, "height_mm": 260, "width_mm": 120,
    "load_type": "udl", "load_kn": 6, "load_position_frac": 0.25,
}  # fmt: skip
EXCLUDED = {("create_beam", "point_load"): {"load_kn", "load_type"}}


def beam(tool: str, field: Field, word: str) -> dict[str, Any]:
    """All fields of the endpoint, the one in question under the word for it."""
    fields = CREATE_BEAM if tool == "create_beam" else CHECK_BEAM
    left_out = EXCLUDED.get((tool, field.name), {"point_load"} if tool == "create_beam" else set())
    body = {one.name: VALUES[one.name] for one in fields if one.name not in left_out and one is not field}
    return body | {word: VALUES[field.name]}


RIGHT = [
    (tool, beam(tool, field, spelt))
    for tool, fields in (("create_beam", CREATE_BEAM), ("check_beam", CHECK_BEAM))
    for field in fields
    for word in field.names
    for spelt in (word, word.upper())
]
SPAN = {"span": 6, "Profile": "IPE300"}
WRONG: list[tuple[str, dict[str, Any]]] = [
    *((tool, SPAN | {field.name + "x": 1}) for tool, field in (
        *(("create_beam", field) for field in CREATE_BEAM), *(("check_beam", field) for field in CHECK_BEAM)
    )),
    ("check_beam", {"section": "IPE300"}),
    ("check_beam", SPAN | {"udl": "10"}),
    ("check_beam", SPAN | {"udl": None}),
    ("check_beam", SPAN | {"q": 4}),
    ("check_beam", SPAN | {"restrained": "no"}),
    ("check_beam", SPAN | {"span_m": 7}),
    ("create_beam", SPAN | {"udl": 4, "load_type": "point"}),
    ("create_beam", {}),
]  # fmt: skip


def told(calls: list[tuple[str, dict[str, Any]]]) -> list[tuple[bool, str]]:
    """Of each call whether it was refused, and the text of its answer."""
    finished = conversed([call(number, tool, **body) for number, (tool, body) in enumerate(calls, 2)])
    answers = {answer["id"]: answer["result"] for answer in map(json.loads, finished.stdout.splitlines())}
    of_calls = [answers[number] for number in range(2, len(calls) + 2)]
    return [(answer.get("isError", False), answer["content"][0]["text"]) for answer in of_calls]


def test_every_word_for_every_field_has_the_services_beam() -> None:
    first: dict[tuple[str, str], str] = {}
    for (tool, body), (refused, text) in zip(RIGHT, told(RIGHT), strict=True):
        assert not refused, f"{tool} {body}: {text}"
        if tool == "create_beam":
            assert same(create_beam_model(body), json.loads(text)["model"]), body
            continue
        model, note = check_beam_model(body)
        assert json.loads(text)["note"] == note, body
        # One model has one answer, figures included.
        assert first.setdefault((tool, json.dumps(model)), text) == text, body
    assert len(first) == 1


def test_what_the_service_refuses_is_refused_in_its_words() -> None:
    for (tool, body), (refused, text) in zip(WRONG, told(WRONG), strict=True):
        with pytest.raises(InputRefused) as service:
            create_beam_model(body) if tool == "create_beam" else check_beam_model(body)
        assert refused, f"{tool} {body}: {text}"
        assert text == f"{service.value.kind}: {service.value.message}", body
