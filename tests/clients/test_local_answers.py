"""Beams, schemas and sections that the packages answer without the service are those that the service answers."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from handoff import sections
from handoff.beams import check_beam_model, create_beam_model
from handoff.beams.refused import InputRefused
from handoff.errors import ApiError
from handoff.frames import build_frame_model
from handoff.http import schema
from tests.clients.script import SEEDS, Script
from tests.clients.slips import NO_SECTIONS, SECTIONS, beam_inputs, frame_inputs, slip

pytestmark = pytest.mark.timeout(300)


def created(body: Any) -> Any:
    return {"model": create_beam_model(body)}


def checked(body: Any) -> Any:
    model, note = check_beam_model(body)
    return {"model": model, "note": note}


def served(answer: Callable[[Any], Any], argument: Any) -> Any:
    """The service's answer, or the message of its refusal."""
    try:
        return answer(argument)
    except ApiError as refusal:
        return refusal.message


def framed(body: Any) -> Any:
    model, assumed = build_frame_model(body)
    return {"model": model, "assumed": assumed}


NUMBER = re.compile(r"-?\d[\d.]*(e[-+]?\d+)?")


def numberless(answer: dict[str, Any]) -> dict[str, Any]:
    """A refusal quotes numbers as each language reads them: -0.0, whole ones of many digits."""
    return answer | {"message": NUMBER.sub("0", answer["message"])} if "message" in answer else answer


def built(build: Callable[[Any], Any], body: Any) -> Any:
    """The service's model, or which field it refuses, and why in words."""
    try:
        return build(body)
    except InputRefused as refusal:
        return {"code": refusal.kind, "field": refusal.field, "message": refusal.message}


def same(ours: Any, theirs: Any) -> bool:
    """Equal, with numbers to twelve digits and keys in the same order."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return list(ours) == list(theirs) and all(same(ours[key], theirs[key]) for key in ours)
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    if isinstance(ours, float) and isinstance(theirs, int | float):
        return abs(ours - theirs) <= 1e-12 * abs(ours)
    return bool(ours == theirs)


@pytest.mark.parametrize(("name", "build"), [("create_beam", created), ("check_beam", checked)])
def test_beams_and_refusals_are_the_services(local: Script, name: str, build: Callable[[Any], Any]) -> None:
    bodies = [beam_inputs(name, random.Random(seed)) for seed in SEEDS]
    refused = set()
    for body, theirs in zip(bodies, local.answers(name, bodies), strict=True):
        ours = built(build, body)
        if "code" in ours:
            refused.add(ours["code"])
        if ours.get("code") == "unknown_section":  # a strange name is quoted in each language's own way
            theirs["message"] = ours["message"]
        assert same(numberless(ours), numberless(theirs)), f"{body}: {theirs}, the service: {ours}"
    # Else the bodies were all right, or all alike.
    assert len(refused) >= 8


def test_frames_and_refusals_are_the_services(local: Script) -> None:
    bodies = [frame_inputs(random.Random(seed)) for seed in SEEDS[::3]]
    refused = set()
    for body, theirs in zip(bodies, local.answers("build_frame", bodies), strict=True):
        ours = built(framed, body)
        refused.add(ours.get("code"))
        assert same(numberless(ours), numberless(theirs)), f"{body}: {theirs}, the service: {ours}"
    assert None in refused
    assert len(refused) >= 5


def test_schemas_are_the_services(local: Script) -> None:
    ours, (theirs,) = schema.index(), local.answers("schema", [None])
    assert {**theirs, "usage": ours["usage"]} == ours
    names = [entry["name"] for group in schema.GROUPS for entry in ours[group]]
    assert len(names) > 20
    spelt = [*names, *schema.bodies(), "LoadCases", "load-case", "node", "Analyses", "MEMBERS.json"]
    for name, theirs in zip(spelt, local.answers("schema", spelt), strict=True):
        assert same(schema.closure(name), theirs), name


def test_unknown_schema_roots_are_refused_alike(local: Script) -> None:
    wrong = [slip(name, random.Random(name + str(i))) for name in schema.bodies() for i in range(4)]
    wrong += ["", "x" * 100, "__proto__", "constructor", "ß", "𝄞" * 80]
    for name, theirs in zip(wrong, local.answers("schema", wrong), strict=True):
        ours = served(schema.closure, name)
        assert isinstance(theirs, str) if isinstance(ours, str) else same(ours, theirs), name


FAMILIES = [None, "IPE", "ipe", "HE", "HEA", "W", "RHS", "shs", "L", "U", "UB", "I", "CHS", "hss"]


NO_FAMILIES = ["", "300", "XYZ", "it's", "Z" * 80]


def test_section_lists_are_the_services(local: Script) -> None:
    for family, theirs in zip(FAMILIES, local.answers("sections", FAMILIES), strict=True):
        assert same(sections.listing(family), theirs), family
    for family, theirs in zip(NO_FAMILIES, local.answers("sections", NO_FAMILIES), strict=True):
        assert "unknown section family" in str(served(sections.listing, family))
        assert "unknown section family" in str(theirs)


def test_nearest_sections_are_the_services(local: Script) -> None:
    every = [name for family in sections.listing()["families"] for name in family["names"]]
    rng = random.Random(11)
    asked = [*SECTIONS, *NO_SECTIONS, *(slip(rng.choice(every), rng) for _ in range(150))]
    for name, theirs in zip(asked, local.answers("nearest", asked), strict=True):
        assert sections.nearest(name) == theirs, name
