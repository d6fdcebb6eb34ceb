"""Hypothesis strategies for whole valid models: every kind of entity, load, combination and check."""
# ruff: noqa: E501 (entities read by the row)

from typing import Any

from hypothesis import strategies as st

DOF = ("ux", "uy", "uz", "rx", "ry", "rz")
MATERIALS: list[dict[str, Any]] = [
    {"id": "steel", "type": "steel", "grade": "S355", "e": 210e9, "g": 81e9, "density": 7850, "nu": 0.3, "thermal_expansion": 1.2e-5, "fy_rule": "product_standard"},
    {"id": "mild", "type": "steel", "e": 210e9, "g": 81e9, "density": 7850, "fy": 235e6, "thermal_expansion": 1.2e-5},
    {"id": "glulam", "type": "timber", "e": 11e9, "g": 0.69e9, "density": 450, "nu": 0.3, "thermal_expansion": 5e-6},
]  # fmt: skip
SECTIONS: list[dict[str, Any]] = [
    {"id": "ipe", "library": "IPE300"},
    {"id": "tube", "library": "SHS 100x100x5"},
    {"id": "own", "a": 0.01, "iy": 2e-4, "iz": 1e-5, "it": 5e-7, "iw": 5e-7, "wel_y": 1e-3, "wpl_y": 1.1e-3, "shape": {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.009, "tf": 0.014, "r": 0.02}, "fabrication": "hot_rolled"},
    {"id": "plank", "a": 0.04, "iy": 2e-4, "iz": 8e-5, "it": 2e-4, "shape": {"type": "rectangle", "h": 0.25, "b": 0.16}},
]  # fmt: skip
HINGES = [
    {"id": "pin", **dict.fromkeys(DOF, "rigid"), "ry": "free", "rz": "free"},
    {"id": "spring", **dict.fromkeys(DOF, "rigid"), "ry": 5e6},
]

newtons = st.floats(-1e6, 1e6, allow_nan=False).filter(lambda value: value == 0 or abs(value) > 1e-3)
fractions = st.floats(0, 1)
ids = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), min_size=1, max_size=64)
# Anything the caller likes, within what every JSON reader keeps.
own_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


def some(draw: st.DrawFn, keys: tuple[str, ...], values: st.SearchStrategy[Any]) -> dict[str, Any]:
    return {key: draw(values) for key in draw(st.sets(st.sampled_from(keys), min_size=1))}


@st.composite
def member_loads(draw: st.DrawFn, members: list[str]) -> dict[str, Any]:
    load: dict[str, Any] = {"member": draw(st.sampled_from(members))}
    kind = draw(st.sampled_from(("point", "moment", "distributed", "temperature")))
    load["type"] = kind
    if kind == "temperature":
        return load | some(draw, ("dt", "gradient_y", "gradient_z"), st.floats(-100, 100))
    if draw(st.booleans()):
        load["axes"] = draw(st.sampled_from(("global", "local")))
    if kind == "distributed":
        load |= some(draw, ("fx", "fy", "fz"), newtons)
        if draw(st.booleans()):
            load |= {"start": draw(st.floats(0, 0.4)), "end": draw(st.floats(0.5, 1)), "axes": "projected"}
        load |= {f"{key}_end": draw(newtons) for key in ("fx", "fy", "fz") if key in load and draw(st.booleans())}
        return load
    return (
        load
        | {"position": draw(fractions)}
        | some(draw, ("fx", "fy", "fz") if kind == "point" else ("mx", "my", "mz"), newtons)
    )


@st.composite
def models(draw: st.DrawFn) -> dict[str, Any]:
    """A chain of members over nodes at different places, with plates and all kinds of loads; not always stable."""
    places = draw(st.lists(st.tuples(*[st.integers(-9, 9)] * 3), min_size=3, max_size=7, unique=True))
    names = draw(st.lists(ids, min_size=len(places), max_size=len(places), unique=True))
    nodes = [{"id": name, "x": x, "y": y * 1.5, "z": z * 2} for name, (x, y, z) in zip(names, places, strict=True)]
    bars = [f"M{i}" for i in range(len(names) - 1)]
    members = [
        {"id": bar, "start": a, "end": b, "section": draw(st.sampled_from(SECTIONS))["id"], "material": draw(st.sampled_from(MATERIALS))["id"]}
        for bar, a, b in zip(bars, names, names[1:], strict=False)
    ]  # fmt: skip
    for member in members:
        member |= draw(
            st.fixed_dictionaries(
                {},
                optional={
                    "type": st.sampled_from(("beam", "truss", "tension", "compression")),
                    "rotation": st.floats(-360, 360),
                    "start_hinge": st.sampled_from(("pin", "spring")),
                    "end_hinge": st.just("pin"),
                    "name": st.text(max_size=10),
                    "x_tag": own_values,
                },
            )
        )
    held = st.sampled_from(("fixed", "free", 1e6, 5))
    supports = [
        {"id": f"S{i}", "node": node, **{key: draw(held) for key in DOF}} | ({"uz": "fixed"} if i == 0 else {})
        for i, node in enumerate(draw(st.lists(st.sampled_from(names), min_size=1, max_size=3, unique=True)))
    ]
    cases = [
        {
            "id": f"L{i}",
            "nature": draw(st.sampled_from(("permanent", "imposed", "snow", "wind", "temperature", "accidental", "seismic", "other"))),
            "self_weight": draw(st.sampled_from((0, 1, 1.1))),
            "node_loads": [{"node": draw(st.sampled_from(names)), **some(draw, ("fx", "fy", "fz", "mx", "my", "mz"), newtons)} for _ in range(draw(st.integers(0, 2)))],
            "member_loads": draw(st.lists(member_loads(bars), max_size=3)),
            "support_displacements": [{"support": "S0", "uz": draw(st.floats(-0.1, 0.1))}] if draw(st.booleans()) else [],
        }
        for i in range(draw(st.integers(1, 3)))
    ]  # fmt: skip
    combinations = [
        {"id": f"C{i}", "limit_state": state, "terms": [{"load_case": case["id"], "factor": draw(st.floats(-2, 2))} for case in cases]}
        for i, state in enumerate(("ULS", "SLS", "ALS"))
    ]  # fmt: skip
    design = [
        {
            "id": f"D{bar}",
            "members": [bar],
            "l_cr_y": 3.5,
            "lateral_restraints": [{"position": draw(fractions), "flange": "top"}],
        }
        for bar in bars
    ]
    return {
        "schema_version": "1.0",
        "settings": {"title": draw(st.text(max_size=20))},
        "model": {
            "nodes": nodes,
            "materials": MATERIALS,
            "sections": SECTIONS,
            "hinges": HINGES,
            "members": members,
            "supports": supports,
            "load_cases": cases,
            "load_combinations": combinations,
            "design_members": design,
        },
        "analysis": {
            "checks": [
                {"id": "bend", "type": "deflection", "all": True, "limit_state": "SLS", "limit_ratio": draw(st.floats(1, 1000))},
                *_steel(members),
            ],
        },
    }  # fmt: skip


def _steel(members: list[dict[str, Any]]) -> list[dict[str, Any]]:
    fit = [member["id"] for member in members if member["material"] != "glulam" and member["section"] != "plank"]
    return [{"id": "steel", "type": "en1993_1_1", "members": fit, "limit_state": "ULS"}] if fit else []
