"""A beam over several supports, with imposed load on any of its spans."""

from handoff.beams.units import plain
from handoff.frames import sizes, snow
from handoff.frames.inputs import Frame
from handoff.frames.parts import Json, case, design, joined, line_load, member, node, support
from handoff.frames.structure import Structure
from handoff.frames.tables import TABLES, WORDS

# Beyond so many spans, those that alternate load together: each alone would make too many combinations.
_APART = 4


def structure(frame: Frame) -> Structure:
    spans, grade = frame.numbers("spans_m"), frame.value("grade")
    places, x = [0.0], 0.0
    for span in spans:
        x += span
        places.append(x)
    nodes = [node(f"N{i}", place, 0) for i, place in enumerate(places)]
    beams = [f"B{i}" for i in range(1, len(spans) + 1)]
    members = [member(name, (f"N{i}", f"N{i + 1}"), "beam", grade) for i, name in enumerate(beams)]
    bearings = [support(f"S{i}", f"N{i}", "fork" if i else "fork_along") for i in range(len(places))]
    longest = max(spans)
    moment = sizes.load_kpa(frame) * frame.number("spacing_m") * longest**2 / 8
    restrained = bool(frame.value("restrained"))
    return Structure(
        title=TABLES["titles"]["beam"].format(spans=joined(spans)),
        nodes=nodes,
        members=members,
        hinged=False,
        supports=bearings,
        sections={"beam": frame.named("beam") or sizes.bending(frame, moment)},
        load_cases=_cases(frame, beams),
        designs={"steel": [design(name, [name], [(0.0, "both"), (1.0, "both")]) for name in beams]},
        held=["steel"] if restrained else [],
        deflections=[{"name": "deflection", "of": beams, "limit": "deflection_limit", "measure": "span"}],
        assumed=_assumed(frame, restrained, len(_groups(beams))),
        left_out=["joints, supports below, and what holds them sideways"],
    )


def _groups(beams: list[str]) -> list[list[str]]:
    if len(beams) <= _APART:
        return [[name] for name in beams]
    return [[name for i, name in enumerate(beams) if i - 2 * (i // 2) == odd] for odd in (0, 1)]


def _cases(frame: Frame, beams: list[str]) -> list[Json]:
    width, names = frame.number("spacing_m"), TABLES["names"]
    dead, imposed, fallen = [frame.number(name) * width for name in ("dead_kpa", "imposed_kpa", "snow_kpa")]
    permanent = [line_load(name, "global", "fz", -dead) for name in beams if dead]
    cases = [case("G", "permanent", permanent, {"name": names["G"]})]
    if imposed:
        for i, group in enumerate(_groups(beams), 1):
            loads = [line_load(name, "global", "fz", -imposed) for name in group]
            more = {"name": f"{names['Q']}, {', '.join(group)}", "category": frame.value("category")}
            cases.append(case(f"Q{i}", "imposed", loads, more))
    if fallen:
        loads = [line_load(name, "global", "fz", -fallen * snow.flat()) for name in beams]
        cases.append(case("S", "snow", loads, {"name": names["S"]}))
    return cases


def _assumed(frame: Frame, restrained: bool, groups: int) -> list[str]:
    said = [WORDS["forks"], WORDS["top_held" if restrained else "top_free"]]
    if frame.number("imposed_kpa") and groups > 1:
        said.append(WORDS["patterns"].format(count=plain(float(groups))))
    if frame.number("snow_kpa"):
        said.append(WORDS["snow"].format(mu=plain(snow.flat()), valley=""))
    return said
