"""Steps of a grid against the coordinates themselves."""

from hypothesis import given
from hypothesis import strategies as st

from handoff.validation.grid import Grid

_LINES = st.sampled_from([-7.5, 0.0, 0.1, 3.0, 6.0, 12.0, 40.0])
_PLACES = st.lists(st.tuples(_LINES, _LINES, _LINES), min_size=1, max_size=30)


def _grid(places: list[tuple[float, float, float]]) -> Grid:
    return Grid([list(column) for column in zip(*places, strict=True)])


@given(_PLACES)
def test_a_step_tells_the_one_axis_it_leads_along_and_which_way(places: list[tuple[float, float, float]]) -> None:
    grid = _grid(places)
    pairs = [(i, j) for i in range(len(places)) for j in range(len(places))]
    steps = grid.steps([i for i, _ in pairs], [j for _, j in pairs])
    for (i, j), step in zip(pairs, steps, strict=True):
        moved = {"xyz"[k]: places[j][k] - places[i][k] for k in range(3) if places[j][k] != places[i][k]}
        if not moved:
            assert (step, grid.axis(step)) == (0, "x")
        elif len(moved) == 1:
            [(axis, way)] = moved.items()
            assert grid.axis(step) == axis
            assert (step > 0) == (way > 0)
        else:
            assert grid.axis(step) == ""


@given(_PLACES)
def test_quota_and_middles_are_told_apart_by_the_lines_they_stand_on(places: list[tuple[float, float, float]]) -> None:
    grid = _grid(places)
    assert len(set(grid.codes)) == len(set(places))
    lines = [sorted(set(column)) for column in zip(*places, strict=True)]
    pairs = [(i, j) for i in range(len(places)) for j in range(len(places))]
    middles = grid.middles([i for i, _ in pairs], [j for _, j in pairs])
    # Counted in lines: two lines apart stand for one middle, however far apart they are.
    counted = [tuple(lines[k].index(places[i][k]) + lines[k].index(places[j][k]) for k in range(3)) for i, j in pairs]
    assert len(set(zip(middles, counted, strict=True))) == len(set(middles)) == len(set(counted))


def test_how_near_lines_are_and_how_far_it_reaches() -> None:
    grid = _grid([(0.0, 0.0, 0.0), (3.0, 0.0, 0.0), (3.0, 4.0, 0.25), (3.0, 4.0, 12.0)])
    assert grid.apart == 0.25
    assert grid.size == 13.0


def test_no_nodes() -> None:
    grid = Grid([[], [], []])
    assert (grid.codes, grid.middles([-1], [-1]), grid.size) == ([], [], 0.0)
