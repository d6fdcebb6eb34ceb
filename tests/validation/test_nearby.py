"""Nodes round a few points."""

import random

from handoff.validation.geometry import Point
from handoff.validation.nearby import Nearby


def scattered(count: int) -> dict[str, Point]:
    rng = random.Random(3)
    return {f"N{i}": (rng.uniform(0, 9), rng.uniform(0, 9), float(rng.randrange(4))) for i in range(count)}


def test_no_node_in_the_box_of_the_places_is_missed() -> None:
    points = scattered(300)
    search = Nearby(points, 100_000)
    for a, b in zip(list(points.values())[::2], list(points.values())[1::2], strict=True):
        box = [(min(pair) - 0.01, max(pair) + 0.01) for pair in zip(a, b, strict=True)]
        inside = {
            name
            for name, point in points.items()
            if all(low <= value <= high for value, (low, high) in zip(point, box, strict=True))
        }
        assert inside <= set(search.round((a, b), 0.01))


def test_a_storey_is_sought_along_the_axis_on_which_it_is_thin() -> None:
    floors = {f"{x} {z}": (float(x), 0.0, float(z)) for x in range(100) for z in range(3)}
    search = Nearby(floors, 100)
    assert len(list(search.round(((0.0, 0.0, 1.0), (99.0, 0.0, 1.0)), 0.001))) == 100
    assert not search.spent


def test_beyond_its_budget_a_search_finds_nothing() -> None:
    points = scattered(50)
    everywhere = ((0.0, 0.0, 0.0), (9.0, 9.0, 3.0))
    search = Nearby(points, 99)
    assert (len(list(search.round(everywhere, 0.0))), search.spent) == (50, False)
    assert (list(search.round(everywhere, 0.0)), search.spent) == ([], True)
