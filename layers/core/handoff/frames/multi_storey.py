"""A multi-storey frame in one plane: braced with pinned beams, or rigid."""

from handoff.beams.units import plain
from handoff.frames import sizes, snow, wind
from handoff.frames.inputs import Frame
from handoff.frames.parts import Json, case, design, joined, line_load, member, node, pinned, sides, support
from handoff.frames.structure import Structure
from handoff.frames.tables import TABLES, WORDS

_ENDS: list[tuple[float, str]] = [(0.0, "both"), (1.0, "both")]


def structure(frame: Frame) -> Structure:
    spans, storeys = frame.numbers("spans_m"), frame.numbers("storeys_m")
    grade, braced = frame.value("grade"), frame.value("bracing") == "braced"
    xs, zs = _sums(spans), _sums(storeys)
    nodes = [node(_at(i, k), x, z) for i, x in enumerate(xs) for k, z in enumerate(zs)]
    places = [(i, k) for i in range(len(xs)) for k in range(1, len(zs))]
    columns = [member(f"C{i + 1}{_level(k)}", (_at(i, k - 1), _at(i, k)), "column", grade) for i, k in places]
    bays = [(i, k) for i, k in places if i > 0]
    joint = pinned if braced else member
    beams = [joint(f"B{i}{_level(k)}", (_at(i - 1, k), _at(i, k)), "beam", grade) for i, k in bays]
    diagonals = [
        {**member(name, ends, "brace", grade), "type": "tension"}
        for k in range(1, len(zs))
        for name, ends in (
            (f"D{k}a", (_at(0, k - 1), _at(1, k))),
            (f"D{k}b", (_at(1, k - 1), _at(0, k))),
        )
        if braced
    ]
    names = {"columns": _ids(columns), "beams": _ids(beams), "braces": _ids(diagonals)}
    outer = ([f"C1{_level(k)}" for k in range(1, len(zs))], [f"C{len(xs)}{_level(k)}" for k in range(1, len(zs))])
    first = _sizes(frame, zs[-1])
    sections = {"column": first["column"], "beam": first["beam"], **({"brace": first["brace"]} if braced else {})}
    bases = [support(f"base-{i + 1}", _at(i, 0), frame.value("base")) for i in range(len(xs))]
    top = [f"B{i}{_level(len(zs) - 1)}" for i in range(1, len(xs))]
    kind = "Braced" if braced else "Rigid"
    words = {"bracing": kind, "spans": joined(spans), "storeys": joined(storeys)}
    return Structure(
        title=TABLES["titles"]["multi_storey"].format(**words),
        nodes=nodes,
        members=[*columns, *beams, *diagonals],
        hinged=braced,
        supports=[*bases, *sides([_at(i, k) for i, k in places])],
        sections=sections,
        load_cases=[*_down(frame, names["beams"], top), *_wind(frame, outer, zs[-1], xs[-1])],
        designs={
            "columns": [design(name, [name], _ENDS) for name in names["columns"]],
            "beams": [design(name, [name], [] if braced else _ENDS) for name in names["beams"]],
            **({"braces": [design(name, [name], _ENDS) for name in names["braces"]]} if braced else {}),
        },
        held=["beams"],
        deflections=[
            {"name": "deflection", "of": names["beams"], "limit": "deflection_limit", "measure": "span"},
            {"name": "drift", "of": names["columns"], "limit": "drift_limit", "measure": "drift"},
        ],
        assumed=_assumed(frame, braced, zs[-1], xs[-1]),
        left_out=["joints, foundations, floors and what holds the frame along Y"],
    )


def _ids(members: list[Json]) -> list[str]:
    return [one["id"] for one in members]


def _at(column: int, level: int) -> str:
    return f"N{column + 1}{_level(level)}"


def _level(level: int) -> str:
    return f"-{level}"


def _sums(parts: list[float]) -> list[float]:
    found = [0.0]
    for part in parts:
        found.append(found[-1] + part)
    return found


def _sizes(frame: Frame, height: float) -> dict[str, str]:
    spans, width = frame.numbers("spans_m"), frame.number("spacing_m")
    braced = frame.value("bracing") == "braced"
    load, longest = sizes.load_kpa(frame) * width, max(spans)
    stacked = load * longest * len(frame.numbers("storeys_m"))
    push = 1.5 * 1.3 * frame.number("wind_kpa") * width * height + stacked * len(spans) / 200
    side = ((max(frame.numbers("storeys_m")) / spans[0]) ** 2 + 1) ** 0.5
    return {
        "beam": frame.named("beam") or sizes.bending(frame, load * longest**2 / (8 if braced else 10)),
        "column": frame.named("column") or sizes.axial(frame, "column", stacked * (1.3 if braced else 2)),
        "brace": (frame.named("brace") or sizes.axial(frame, "flat", push * side)) if braced else "",
    }


def _down(frame: Frame, beams: list[str], top: list[str]) -> list[Json]:
    width, names = frame.number("spacing_m"), TABLES["names"]
    dead, imposed, fallen = [frame.number(name) * width for name in ("dead_kpa", "imposed_kpa", "snow_kpa")]
    permanent = [line_load(name, "global", "fz", -dead) for name in beams if dead]
    cases = [case("G", "permanent", permanent, {"name": names["G"]})]
    category = {"category": frame.value("category")}
    if imposed and frame.value("bracing") == "braced":
        loads = [line_load(name, "global", "fz", -imposed) for name in beams]
        cases.append(case("Q", "imposed", loads, {"name": names["Q"], **category}))
    elif imposed:
        # Bays of a chequerboard: one group's bays are the other's gaps.
        for group in (0, 1):
            own = [name for i, name in enumerate(beams) if _parity(name) == group]
            loads = [line_load(name, "global", "fz", -imposed) for name in own]
            title = {"name": f"{names['Q']}, group {group + 1}", **category}
            cases += [case(f"Q{group + 1}", "imposed", loads, title)] if loads else []
    if fallen:
        loads = [line_load(name, "global", "fz", -fallen * snow.flat()) for name in top]
        cases.append(case("S", "snow", loads, {"name": names["S"]}))
    return cases


def _parity(beam: str) -> int:
    """Bay and level of a beam's id, as black and white of a chequerboard."""
    both = sum(map(int, beam[1:].split("-")))
    return both - 2 * (both // 2)


def _wind(frame: Frame, outer: tuple[list[str], list[str]], height: float, depth: float) -> list[Json]:
    line = frame.number("wind_kpa") * frame.number("spacing_m")
    if line == 0:
        return []
    push, pull = [abs(line * wind.wall(zone, height, depth)) for zone in ("D", "E")]
    cases: list[Json] = []
    for side, sign in ((1, "+"), (-1, "-")):
        near, far = (outer[0], outer[1]) if side == 1 else (outer[1], outer[0])
        loads = [line_load(name, "global", "fx", side * push) for name in near]
        loads += [line_load(name, "global", "fx", side * pull) for name in far]
        cases.append(case(f"W{sign}x", "wind", loads, {"name": TABLES["names"]["walls"].format(sign=sign), **wind.ONE}))
    return cases


def _assumed(frame: Frame, braced: bool, height: float, depth: float) -> list[str]:
    groups = not braced and frame.number("imposed_kpa") > 0
    said = [
        WORDS["braced" if braced else "rigid"],
        WORDS["base_" + frame.value("base")],
        WORDS["floors"],
        WORDS["roof_floor"],
        WORDS["patterns"].format(count="two") if groups else WORDS["together"],
        WORDS["plane"].format(but=""),
    ]
    if frame.number("snow_kpa"):
        said.append(WORDS["snow"].format(mu=plain(snow.flat()), valley=""))
    if frame.number("wind_kpa"):
        walls = {name: plain(round(wind.wall(name.upper(), height, depth), 3)) for name in ("d", "e")}
        said.append(WORDS["wind_walls"].format(**walls))
    return said
