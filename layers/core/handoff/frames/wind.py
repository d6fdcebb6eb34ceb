"""Wind on closed buildings to EN 1991-1-4 7.2: cpe,10 of walls and duopitch roofs, with internal pressure."""

from dataclasses import dataclass

from handoff.frames.inputs import Frame
from handoff.frames.parts import Json, case, line_load, partial_load
from handoff.frames.tables import TABLES

_ROOF = TABLES["roof_wind"]
_WALLS = TABLES["walls"]
_INSIDE = TABLES["internal"]
_NAMES = TABLES["names"]
# One wind blows at a time, and the cases are of all its directions.
ONE = {"alternatives": "wind", "directions": "one"}


@dataclass(frozen=True)
class Hall:
    """A row of pitched roofs: outer columns, and of each span its left and its right slope."""

    columns: tuple[str, str]
    slopes: list[tuple[str, str]]
    ridge_m: float
    depth_m: float
    # Zones G and J reach so far into a slope, as a share of it, by span.
    edges: list[float]


def between(xs: list[float], ys: list[float], x: float) -> float:
    """Linear between points, level beyond the outermost."""
    if x <= xs[0]:
        return ys[0]
    for i in range(1, len(xs)):
        if x <= xs[i]:
            return ys[i - 1] + (ys[i] - ys[i - 1]) * (x - xs[i - 1]) / (xs[i] - xs[i - 1])
    return ys[-1]


def wall(zone: str, height_m: float, depth_m: float) -> float:
    """Zone D or E of Table 7.1."""
    return between(_WALLS["ratio"], _WALLS[zone], height_m / depth_m)


def on_hall(frame: Frame, hall: Hall) -> list[Json]:
    """From either side with the roof's lower values and its upper ones, and along the ridge."""
    line = frame.number("wind_kpa") * frame.number("spacing_m")
    if line == 0:
        return []
    walls = [wall(zone, hall.ridge_m, hall.depth_m) for zone in ("D", "E")]
    cases: list[Json] = []
    for side, sign in ((1, "+"), (-1, "-")):
        for title, values, inside in (("uplift", "lower", _INSIDE["over"]), ("press", "upper", _INSIDE["under"])):
            near, far = line * (walls[0] - inside), line * (walls[1] - inside)
            faces = (near, far) if side == 1 else (far, near)
            loads = [*_columns(hall, faces), *_across(frame, hall, side, values, inside)]
            cases.append(case(f"W{sign}x-{title}", "wind", loads, {"name": _NAMES[title].format(sign=sign), **ONE}))
    out = line * (_WALLS["along"] - _INSIDE["over"])
    roof = line * (between(_ROOF["pitch"], _ROOF["along"], frame.number("pitch_deg")) - _INSIDE["over"])
    lifted = [line_load(name, "local", "fz", -roof) for pair in hall.slopes for name in pair]
    cases.append(case("Wy", "wind", [*_columns(hall, (out, out)), *lifted], {"name": _NAMES["along"], **ONE}))
    return cases


def _columns(hall: Hall, faces: tuple[float, float]) -> list[Json]:
    """Net pressure on the left and the right wall, inwards positive."""
    left, right = hall.columns
    loads = [line_load(left, "global", "fx", faces[0]), line_load(right, "global", "fx", -faces[1])]
    return [load for load in loads if load["fx"] != 0]


def _across(frame: Frame, hall: Hall, side: int, values: str, inside: float) -> list[Json]:
    """On the slopes: G and H to windward, J behind the ridge and I to leeward; member axes run left to right."""
    line, pitch = frame.number("wind_kpa") * frame.number("spacing_m"), frame.number("pitch_deg")
    net = {zone: line * (between(_ROOF["pitch"], _ROOF[values][zone], pitch) - inside) for zone in ("G", "H", "I", "J")}
    loads: list[Json] = []
    for (left, right), edge in zip(hall.slopes, hall.edges, strict=True):
        first, rest = (0.0, edge), (edge, 1.0)
        if side == -1:
            first, rest = (1 - edge, 1.0), (0.0, 1 - edge)
        windward, leeward = (left, right) if side == 1 else (right, left)
        for name, part, zone in (
            (windward, first, "G"),
            (windward, rest, "H"),
            (leeward, first, "J"),
            (leeward, rest, "I"),
        ):
            load = partial_load(name, part, "fz", -net[zone])
            if part[0] < part[1] and load["fz"] != 0:
                loads.append(load)
    return loads
