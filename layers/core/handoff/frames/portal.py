"""A pitched-roof portal frame of one span or several: rafters run from eaves to ridge."""

from math import cos, radians, sin

from handoff.beams.units import plain
from handoff.frames import sizes, snow, wind
from handoff.frames.inputs import Frame
from handoff.frames.parts import Json, case, design, joined, line_load, member, node, sides, support
from handoff.frames.structure import Structure
from handoff.frames.tables import TABLES, WORDS
from handoff.frames.wind import Hall


def structure(frame: Frame) -> Structure:
    spans, eaves, grade = frame.numbers("spans_m"), frame.number("eaves_m"), frame.value("grade")
    angle = radians(frame.number("pitch_deg"))
    slope = sin(angle) / cos(angle)
    nodes, members, bases, slopes = (
        [node("F1", 0, 0), node("E1", 0, eaves)],
        [],
        [support("F1", "F1", frame.value("base"))],
        [],
    )
    members.append(member("C1", ("F1", "E1"), "column", grade))
    x = 0.0
    for i, span in enumerate(spans, 1):
        foot, top, ridge, last = f"F{i + 1}", f"E{i + 1}", f"R{i}", f"E{i}"
        nodes.append(node(ridge, x + span / 2, eaves + span / 2 * slope))
        x += span
        nodes += [node(top, x, eaves), node(foot, x, 0)]
        bases.append(support(foot, foot, frame.value("base")))
        left, right = f"R{i}L", f"R{i}R"
        slopes.append((left, right))
        members += [
            member(left, (last, ridge), "rafter", grade),
            member(right, (ridge, top), "rafter", grade),
            member(f"C{i + 1}", (foot, top), "column", grade),
        ]
    columns = [f"C{i}" for i in range(1, len(spans) + 2)]
    rafters = [name for pair in slopes for name in pair]
    upper = [one["id"] for one in nodes if not one["id"].startswith("F")]
    highest = eaves + max(spans) / 2 * slope
    edges = [min(1.0, 2 * highest / 10 / (span / 2)) for span in spans]
    hall = Hall(("C1", columns[-1]), slopes, highest, x, edges)
    first = _sizes(frame, max(spans))
    lengths = [span / 2 / cos(angle) for span in spans for _ in ("L", "R")]
    return Structure(
        title=TABLES["titles"]["portal"].format(
            spans=joined(spans), height=plain(eaves), pitch=plain(frame.number("pitch_deg"))
        ),
        nodes=nodes,
        members=members,
        hinged=False,
        supports=[*bases, *sides(upper)],
        sections={"column": first["column"], "rafter": first["beam"]},
        load_cases=_cases(frame, hall, rafters),
        designs={
            "columns": [design(name, [name], [(1.0, "both")]) for name in columns],
            "rafters": [
                design(name, [name], _purlins(frame, length)) for name, length in zip(rafters, lengths, strict=True)
            ],
        },
        held=[],
        deflections=[
            {
                "name": "deflection",
                "of": rafters,
                "limit": "deflection_limit",
                "measure": "absolute",
                "span": max(spans),
            },
            {"name": "drift", "of": columns, "limit": "drift_limit", "measure": "drift"},
        ],
        assumed=_assumed(frame),
        left_out=["joints, haunches, foundations and bracing"],
    )


def _sizes(frame: Frame, span: float) -> dict[str, str]:
    load, width = sizes.load_kpa(frame), frame.number("spacing_m")
    down = load * width * span**2 / 12
    aside = 1.5 * 1.3 * frame.number("wind_kpa") * width * frame.number("eaves_m") ** 2 / 3
    return {
        "beam": frame.named("beam") or sizes.bending(frame, max(down, aside)),
        "column": frame.named("column") or sizes.bending(frame, 1.2 * max(down, aside)),
    }


def _cases(frame: Frame, hall: Hall, rafters: list[str]) -> list[Json]:
    width = frame.number("spacing_m")
    dead, imposed = frame.number("dead_kpa") * width, frame.number("imposed_kpa") * width
    permanent = [line_load(name, "global", "fz", -dead) for name in rafters if dead]
    cases = [case("G", "permanent", permanent, {"name": TABLES["names"]["G"]})]
    if imposed:
        loads = [line_load(name, "projected", "fz", -imposed) for name in rafters]
        cases.append(case("Q", "imposed", loads, {"name": TABLES["names"]["Q"], "category": frame.value("category")}))
    return [*cases, *snow.on_roofs(frame, hall.slopes), *wind.on_hall(frame, hall)]


def _purlins(frame: Frame, length: float) -> list[tuple[float, str]]:
    """Places along a rafter that hold its top flange, or by stays both."""
    spaces = -int(-length // frame.number("purlin_m"))
    stays = {"ends": spaces, "every_second": 2, "all": 1}[frame.value("stays")]
    both = [i for i in range(spaces + 1) if i in (0, spaces) or i == stays * (i // stays)]
    return [(i / spaces, "both" if i in both else "top") for i in range(spaces + 1)]


def _assumed(frame: Frame) -> list[str]:
    purlins = {"distance": plain(frame.number("purlin_m")), "stays": WORDS["stays_" + frame.value("stays")]}
    said = [WORDS["purlins"].format(**purlins), WORDS["eaves"], WORDS["base_" + frame.value("base")]]
    said.append(WORDS["plane"].format(but=""))
    if frame.number("snow_kpa"):
        peak = WORDS["valley"].format(mu=plain(snow.valley(frame.number("pitch_deg"))))
        words = {"mu": plain(snow.flat()), "valley": peak if len(frame.numbers("spans_m")) > 1 else ""}
        said.append(WORDS["snow"].format(**words))
    if frame.number("wind_kpa"):
        said.append(WORDS["wind_portal"])
    return said
