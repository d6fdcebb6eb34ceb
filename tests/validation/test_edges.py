"""Nodes on the edges of plates: corners are joined, what lies between them is not."""

from operator import itemgetter
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.traps import Trap, assert_told, traps_of


def floor(*plates: list[str]) -> dict[str, Any]:
    """Two metres by one over four columns, with nodes at the middles of its long edges."""
    model = example("plate-on-beams")
    places = {"A": (0, 0), "B": (2, 0), "C": (2, 1), "D": (0, 1), "M": (1, 0), "N": (1, 1)}
    return model | {
        "analysis": {},
        "model": {
            "nodes": [{"id": name, "x": x, "y": y, "z": 3} for name, (x, y) in places.items()],
            "materials": model["model"]["materials"],
            "sections": model["model"]["sections"][:1],
            "members": [],
            "plates": [
                {**model["model"]["plates"][0], "id": f"P{i}", "nodes": nodes} for i, nodes in enumerate(plates)
            ],
            "supports": [
                {"id": f"S{name}", "node": name, **dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")}
                for name in "ABCD"
            ],
            "load_cases": [{"id": "G", "nature": "permanent", "self_weight": 1}],
            "load_combinations": [],
        },
    }


def told(model: dict[str, Any]) -> list[tuple[str, str]]:
    report = validate(model)
    assert report.valid, report.errors
    return [(issue["path"], issue["message"]) for issue in report.warnings if issue["code"] == "node_on_edge"]


@pytest.mark.parametrize("trap", traps_of("edges"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def test_a_finer_mesh_beside_a_coarse_one_hangs_by_nothing() -> None:
    assert told(floor(["A", "M", "N", "D"], ["M", "B", "C", "N"])) == []
    ((path, words),) = told(floor(["A", "B", "N"], ["A", "N", "D"], ["M", "B", "C"]))
    assert path == "model.nodes[4]"
    assert words.startswith("node 'M' lies on an edge of plate 'P0' between two of its corners")


def test_a_node_that_nothing_stands_on_is_no_matter() -> None:
    assert told(floor(["A", "B", "C", "D"])) == []


def test_a_support_under_an_edge_bears_nothing() -> None:
    borne = floor(["A", "B", "C", "D"])
    borne["model"]["supports"].append({**borne["model"]["supports"][0], "id": "SM", "node": "M"})
    assert [path for path, _ in told(borne)] == ["model.nodes[4]"]
