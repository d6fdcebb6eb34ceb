"""A roof truss: chords that run through, posts, and diagonals that fall towards the middle."""

from math import cos, radians, sin

from handoff.beams.units import plain
from handoff.frames import sizes, snow, wind
from handoff.frames.inputs import Frame
from handoff.frames.parts import Json, case, design, member, newtons, node, pinned, sides, support
from handoff.frames.structure import Structure
from handoff.frames.tables import TABLES, WORDS

_PANEL_M = 2.5


def structure(frame: Frame) -> Structure:
    span, depth, grade = frame.numbers("spans_m")[0], frame.number("depth_m"), frame.value("grade")
    panels = int(frame.value("panels") or max(4, 2 * int(span / _PANEL_M / 2)))
    half, angle = panels // 2, radians(frame.number("pitch_deg"))
    slope = sin(angle) / cos(angle)
    xs = [span * i / panels for i in range(panels + 1)]
    tops = [depth + min(x, span - x) * slope for x in xs]
    nodes = [node(f"L{i}", x, 0) for i, x in enumerate(xs)]
    nodes += [node(f"T{i}", x, z) for i, (x, z) in enumerate(zip(xs, tops, strict=True))]
    steps = list(range(1, panels + 1))
    lower = [member(f"LC{i}", (f"L{i - 1}", f"L{i}"), "chord", grade) for i in steps]
    upper = [member(f"TC{i}", (f"T{i - 1}", f"T{i}"), "chord", grade) for i in steps]
    posts = [pinned(f"P{i}", (f"L{i}", f"T{i}"), "web", grade) for i in range(panels + 1)]
    falling = [(f"T{i - 1}", f"L{i}") if i <= half else (f"L{i - 1}", f"T{i}") for i in steps]
    diagonals = [pinned(f"D{i}", ends, "web", grade) for i, ends in enumerate(falling, 1)]
    ties = int(frame.number("lower_ties"))
    tied = sorted({int(panels * (j + 1) / (ties + 1) + 0.5) for j in range(ties)})
    bearings = [support("S1", "L0", "fork_along"), support("S2", f"L{panels}", "fork")]
    held = [*[f"T{i}" for i in range(panels + 1)], *[f"L{i}" for i in tied]]
    chords = {"top": [one["id"] for one in upper], "lower": [one["id"] for one in lower]}
    webs = [one["id"] for one in (*posts, *diagonals)]
    first = _sizes(frame, span, max(tops), depth)
    top_places = _halves(chords["top"], half, panels, list(range(panels + 1)), slope > 0)
    words = {"spans": plain(span), "depth": plain(depth)}
    return Structure(
        title=TABLES["titles"]["truss"].format(**words),
        nodes=nodes,
        members=[*upper, *lower, *posts, *diagonals],
        hinged=True,
        supports=[*bearings, *sides(held)],
        sections={"chord": first["beam"], "web": first["brace"]},
        load_cases=_cases(frame, panels, span),
        designs={
            "chords": [
                *top_places,
                design("lower-chord", chords["lower"], [(i / panels, "both") for i in (0, *tied, panels)]),
            ],
            "webs": [design(name, [name], [(0.0, "both"), (1.0, "both")]) for name in webs],
        },
        held=[],
        deflections=[{"name": "deflection", "of": ["lower-chord"], "limit": "deflection_limit", "measure": "span"}],
        assumed=_assumed(frame, ties),
        left_out=["joints, supports below, and the roof's bracing"],
    )


def _halves(names: list[str], half: int, panels: int, held: list[int], bent: bool) -> list[Json]:
    """The top chord as one design member, as two where it bends at the ridge."""
    if not bent:
        return [design("top-chord", names, [(i / panels, "both") for i in held])]
    places = [(i / half, "both") for i in range(half + 1)]
    return [design("top-chord-left", names[:half], places), design("top-chord-right", names[half:], places)]


def _sizes(frame: Frame, span: float, deepest: float, depth: float) -> dict[str, str]:
    line = sizes.load_kpa(frame) * frame.number("spacing_m")
    chord, shear = line * span**2 / 8 / deepest, line * span / 2
    leaning = ((_PANEL_M / depth) ** 2 + 1) ** 0.5
    return {
        "beam": frame.named("beam") or sizes.axial(frame, "chord", 1.3 * chord),
        "brace": frame.named("brace") or sizes.axial(frame, "web", 1.3 * shear * leaning),
    }


def _cases(frame: Frame, panels: int, span: float) -> list[Json]:
    """Loads at the nodes of the top chord, where purlins stand; those at its ends carry half a panel."""
    area, names = frame.number("spacing_m") * span / panels, TABLES["names"]
    cases = [case("G", "permanent", [], {"name": names["G"], **_nodes(panels, frame.number("dead_kpa") * area, [])})]
    imposed = frame.number("imposed_kpa") * area
    if imposed:
        more = {"name": names["Q"], "category": frame.value("category"), **_nodes(panels, imposed, [])}
        cases.append(case("Q", "imposed", [], more))
    fallen = frame.number("snow_kpa") * area * snow.flat()
    if fallen:
        drifts = [("S", "S", [1.0, 1.0])]
        if frame.number("pitch_deg"):
            drifts += [("S-left", "drift_left", [0.5, 1.0]), ("S-right", "drift_right", [1.0, 0.5])]
        cases += [
            case(name, "snow", [], {"name": names[title], **_nodes(panels, fallen, parts)})
            for name, title, parts in drifts
        ]
    lifting = frame.number("wind_kpa") * area * _lift(frame)
    if lifting:
        more = {"name": names["truss_wind"], **wind.ONE, **_nodes(panels, -lifting, [])}
        cases.append(case("W", "wind", [], more))
    return [{**one, "member_loads": []} for one in cases]


def _lift(frame: Frame) -> float:
    """Outer suction and inner pressure together, upwards positive."""
    inside: float = TABLES["internal"]["over"]
    return inside - _suction(frame)


def _suction(frame: Frame) -> float:
    roof, pitch = TABLES["roof_wind"], frame.number("pitch_deg")
    flat: float = roof["flat"]
    sides_of_ridge = [wind.between(roof["pitch"], roof["lower"][zone], pitch) for zone in ("H", "I")]
    along = wind.between(roof["pitch"], roof["along"], pitch)
    return flat if pitch < 5 else min(along, min(sides_of_ridge))


def _nodes(panels: int, kn: float, parts: list[float]) -> Json:
    """`kn` is a panel's load down; `parts` how much of it lies on the left and the right half."""
    left, right = (parts[0], parts[1]) if parts else (1.0, 1.0)
    loads: list[Json] = []
    for i in range(panels + 1):
        share = 0.5 if i in (0, panels) else 1.0
        side = (left + right) / 2 if 2 * i == panels else left if 2 * i < panels else right
        if kn:
            loads.append({"node": f"T{i}", "fz": -newtons(kn * share * side)})
    return {"node_loads": loads}


def _assumed(frame: Frame, ties: int) -> list[str]:
    held = WORDS["ties"].format(count=plain(float(ties))) if ties else WORDS["ties_none"]
    said = [WORDS["chords"].format(ties=held), WORDS["supports_truss"]]
    if frame.number("snow_kpa"):
        said.append(WORDS["snow"].format(mu=plain(snow.flat()), valley=""))
    if frame.number("wind_kpa"):
        said.append(WORDS["wind_truss"].format(out=plain(round(-_suction(frame), 3))))
    return said
