"""Area loads: corners that bound a flat, convex area, a span in it, and members along the edges that carry."""

from typing import Any

import pytest

from handoff.validation import area_loads
from handoff.validation.document import Document
from handoff.validation.salvage import document_of
from tests.examples import example
from tests.validation.told import Edit, Model, errors

FLOOR = "office-floor"


def areas(model: Model) -> list[dict[str, Any]]:
    return [load for case in model["model"]["load_cases"] for load in case.get("area_loads", ())]


def first(**changes: Any) -> Edit:
    """The first area of the floor alone, changed."""

    def edit(model: Model) -> None:
        load = areas(model)[0]
        load.update(changes)

    return edit


def paths(edit: Edit) -> list[str]:
    return [path.partition("area_loads")[2] for path, _ in errors(edit, FLOOR)]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"spread": "one_way", "direction": [1, 0, 0]}, []),
        ({"spread": "one_way", "direction": [0, 0, 0]}, ["[0].direction"]),
        ({"spread": "one_way", "direction": [0, 0, 1]}, ["[0].direction"]),
        ({"spread": "two_way", "direction": [1, 0, 0]}, ["[0].direction"]),
    ],
)
def test_a_one_way_area_spans_in_its_plane(changes: dict[str, Any], found: list[str]) -> None:
    assert paths(first(**changes)) == found


def test_a_one_way_area_needs_a_direction() -> None:
    def edit(model: Model) -> None:
        load = areas(model)[0]
        load["spread"] = "one_way"
        load.pop("direction", None)

    assert paths(edit) == ["[0].direction"]


def square(*corners: tuple[float, float, float]) -> tuple[Document, dict[str, Any]]:
    model = example(FLOOR)
    names = [f"corner {i}" for i in range(len(corners))]
    model["model"]["nodes"] += [
        {"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in zip(names, corners, strict=True)
    ]
    return document_of(model, {}), {"nodes": names, "pressure": -1000}


def test_the_area_of_a_rectangle() -> None:
    judged, load = square((0, 0, 9), (4, 0, 9), (4, 3, 9), (0, 3, 9))
    found = area_loads.area(judged, load)
    assert found
    assert found.size == pytest.approx(12)
    assert found.flat
    # No member is there.
    assert area_loads.open_edge(judged, load) == 0


def test_a_corner_out_of_the_plane_and_one_that_turns_inwards() -> None:
    judged, load = square((0, 0, 9), (4, 0, 9), (4, 3, 9.5), (0, 3, 9))
    found = area_loads.area(judged, load)
    assert found
    assert found.warped is not None
    assert not found.flat
    judged, load = square((0, 0, 9), (4, 0, 9), (1, 1, 9), (0, 3, 9))
    # The corner at (1, 1) lies inside of the others: seen from the edge that leads to it, the next one is beyond.
    found = area_loads.area(judged, load)
    assert found
    assert (found.warped, found.cut) == (None, 1)


def test_of_a_direction_what_lies_in_the_plane() -> None:
    judged, load = square((0, 0, 9), (4, 0, 9), (4, 3, 9), (0, 3, 9))
    assert area_loads.span_in_plane(judged, load | {"direction": [3, 0, 4]}) == pytest.approx(9 / 25)
    assert area_loads.span_in_plane(judged, load) is None
