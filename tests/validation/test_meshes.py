"""A plate along a beam in one piece: the beam is asked about, those of a mesh are not."""

from itertools import pairwise
from math import cos, pi, sin
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example


def floor(along: int, rise: float = 0.0, **load: float) -> dict[str, Any]:
    """A bay of 6 × 4 m on four supports: beams along x of so many pieces, with as many plates between them."""
    model = example("plate-on-beams")
    steel, concrete = (material["id"] for material in model["model"]["materials"])
    section = model["model"]["sections"][0]["id"]
    free = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "free")
    nodes = {
        f"{side}{i}": (6.0 * i / along, y, rise * i / along)
        for side, y in (("s", 0.0), ("n", 4.0))
        for i in range(along + 1)
    }
    beams = [(f"{side}{i}", f"{side}{j}") for side in "sn" for i, j in pairwise(range(along + 1))]
    members = [*beams, ("s0", "n0"), (f"s{along}", f"n{along}")]
    corners = [(f"s{i}", f"s{j}", f"n{j}", f"n{i}") for i, j in pairwise(range(along + 1))]
    plates = [
        {"id": f"P{i}", "nodes": [*each], "thickness": 0.2, "material": concrete} for i, each in enumerate(corners)
    ]
    loads = [{"plate": plate["id"], **load} for plate in plates]
    model["model"] |= {
        "nodes": [{"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in nodes.items()],
        "members": [{"id": a + b, "start": a, "end": b, "section": section, "material": steel} for a, b in members],
        "supports": [
            free | {"id": node, "node": node, "ux": "fixed", "uy": "fixed", "uz": "fixed", "rz": "fixed"}
            for node in ("s0", "n0", f"s{along}", f"n{along}")
        ],
        "plates": plates,
        "load_cases": [{"id": "Q", "nature": "imposed", "self_weight": 0, "plate_loads": loads}],
        "load_combinations": [{"id": "ULS", "limit_state": "ULS", "terms": [{"load_case": "Q", "factor": 1.5}]}],
    }
    for key in ("design_members", "groups", "storeys", "hinges"):
        model["model"].pop(key, None)
    return model | {"analysis": {}}


def asked(model: dict[str, Any]) -> list[tuple[str, str]]:
    result = validate(model)
    assert result.errors == []
    return [(issue["path"], issue["message"]) for issue in result.warnings if issue["code"] == "unmeshed_plate"]


def test_a_bay_in_one_plate_leaves_its_beams_without_load() -> None:
    [(path, message)] = asked(floor(1, pressure=-5000))
    assert path == "model.plates[0]"
    # The last edge comes first: from the fourth corner to the first.
    assert "plate 'P0' is one piece along member 's0n0'" in message


def test_cut_along_x_the_beams_across_are_left() -> None:
    [(_, message)] = asked(floor(4, pressure=-5000))
    assert "member 's0n0'" in message


def test_its_weight_alone_goes_past_its_beams() -> None:
    """A beam under such a slab passed at 0.50, and bears 0.83 of its resistance."""
    model = floor(1, pressure=0)
    model["model"]["load_cases"][0]["self_weight"] = 1
    assert len(asked(model)) == 1
    model["model"]["materials"][1]["density"] = 0
    assert asked(model) == []


def test_a_beam_from_beam_to_beam_is_drawn_in_one_piece() -> None:
    """Its ends stand on beams that run through, and it does not: no mesh looks like that."""
    model = floor(4, pressure=-5000)
    structure = model["model"]
    structure["load_cases"][0]["plate_loads"] = [{"plate": "P1", "pressure": -5000}]
    structure["members"].append({**structure["members"][0], "id": "joist", "start": "s1", "end": "n1"})
    [(path, message)] = asked(model)
    assert (path, "member 'joist'" in message) == ("model.plates[1]", True)


def test_the_edge_of_a_round_floor_goes_on_round_its_corners() -> None:
    """Twelve pieces round a plate of each: at each corner the edge turns by 30 degrees."""
    model = floor(1, pressure=-5000)
    structure, around = model["model"], range(12)
    turns = [i * pi / 6 for i in around]
    rim = [{"id": f"r{i}", "x": 5 * cos(turn), "y": 5 * sin(turn), "z": 0} for i, turn in enumerate(turns)]
    structure["nodes"] = [{"id": "hub", "x": 0, "y": 0, "z": 0}, *rim]
    ends = [(f"r{i}", f"r{(i + 1) % 12}") for i in around]
    beam, plate, support = (structure[kind][0] for kind in ("members", "plates", "supports"))
    structure["members"] = [{**beam, "id": a + b, "start": a, "end": b} for a, b in ends]
    structure["plates"] = [{**plate, "id": f"P{i}", "nodes": ["hub", *pair]} for i, pair in enumerate(ends)]
    structure["supports"] = [{**support, "id": node, "node": node} for node in ("r0", "r4", "r8")]
    structure["load_cases"][0]["plate_loads"] = [{"plate": "P1", "pressure": -5000}]
    assert asked(model) == []


@pytest.mark.parametrize("load", [{"pressure": 0}, {"dt": 10}, {"gradient_z": 5}])
def test_a_plate_without_pressure_brings_nothing_to_its_corners(load: dict[str, float]) -> None:
    model = floor(1, **load)
    model["model"]["materials"][1]["thermal_expansion"] = 1e-5
    assert asked(model) == []


def test_an_edge_from_a_beam_to_a_beam_is_none_of_a_span() -> None:
    model = floor(4, pressure=-5000)
    model["model"]["load_cases"][0]["plate_loads"] = [{"plate": "P1", "pressure": -5000}]
    assert asked(model) == []


def test_what_stands_is_no_beam_and_bears_its_ends() -> None:
    model = floor(1, rise=6.0, pressure=-5000)
    model["model"]["supports"] = model["model"]["supports"][:2]
    [(_, message)] = asked(model)
    assert "'s0n0'" in message
