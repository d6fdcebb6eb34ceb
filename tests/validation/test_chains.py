"""Members that connect to the nodes along them."""

import json
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example

Model = dict[str, Any]


def chain(**joint: float) -> Model:
    """A main beam that connects to a joist's end, which may miss it."""
    held = dict.fromkeys(("ux", "uy", "uz", "rx"), "fixed") | {"ry": "free", "rz": "free"}
    points = {"A": (0, 0, 3), "B": (9, 0, 3), "J": (3, joint.get("y", 0), joint.get("z", 3)), "K": (3, 4, 3)}
    model = json.loads(json.dumps(example("simply-supported-beam")))
    model["model"] |= {
        "nodes": [{"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in points.items()],
        "materials": [{"id": "s", "library": "S355"}],
        "sections": [{"id": "b", "library": "IPE400"}],
        "members": [
            {"id": "main", "start": "A", "end": "B", "section": "b", "material": "s", "connect": True},
            {"id": "joist", "start": "J", "end": "K", "section": "b", "material": "s"},
        ],
        "supports": [{"id": name, "node": name, **held} for name in ("A", "B")]
        + [{"id": "K", "node": "K", **held, "ux": "fixed", "uy": "free", "rx": "free"}],
        "load_cases": [{"id": "G", "nature": "permanent", "self_weight": 1}],
        "load_combinations": [{"id": "U", "limit_state": "ULS", "terms": [{"load_case": "G", "factor": 1.35}]}],
        "design_members": [],
    }
    return {**model, "analysis": {}}


@pytest.mark.parametrize(
    ("joint", "codes"),
    [({}, set()), ({"y": 0.01}, {"missed_member", "loose_supports"}), ({"z": 3.2}, {"loose_supports"})],
)
def test_a_joist_that_misses_the_member_it_was_to_connect_to(joint: dict[str, float], codes: set[str]) -> None:
    report = validate(chain(**joint))
    assert report.errors == []
    assert {issue["code"] for issue in report.warnings} == codes
