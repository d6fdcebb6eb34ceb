"""Models that are valid and mean something else, each with its innocent neighbour."""
# ruff: noqa: E501 (tables read by the row)

from pathlib import Path

from handoff import validation
from handoff.validation import validate
from handoff.validation.rulebook import RULES
from tests.examples import example
from tests.validation.trap_edits import (
    Edit,
    apart,
    beside,
    both,
    braced,
    check,
    first,
    named,
    narrow_panels,
    nodes,
    one_way,
    own,
    post,
    propped,
    secondary,
    shaped,
    storeys,
    tee,
    unused,
)
from tests.validation.trap_loads import (
    accident,
    across,
    again,
    always_warm,
    apart_from_heat,
    bay_by_bay,
    beam,
    by_rule,
    calm,
    ceiling,
    clad,
    decked,
    earth,
    expanding,
    grow,
    heat,
    imposed_alone,
    imposed_beside,
    lifting,
    load,
    national,
    no_snow_at_uls,
    not_at_sls,
    on,
    on_edge,
    partitions,
    permanent_at_uls,
    pressed,
    rarely,
    settled,
    shaken,
    sinking,
    snowed,
    spans_apart,
    spread,
    stray,
    struck,
    term,
    tilted,
    turned,
    unloaded,
    unloaded_and_unchecked,
    unnamed_wind,
    upward,
    warmed,
    weights,
    without_wind,
    zeros,
)

PORTAL, BEAM, SLAB, FLOOR = "portal-frame", "simply-supported-beam", "plate-on-beams", "office-floor"
SPANS = "continuous-beam"
MINUS_Z = beam(fz=-9000)
WALLS, ROOF = on("C1", "C2", fx=2000), on("R1", "R2", "R3", "R4", axes="local", fz=3000)
# Outwards on every member: local z of a column looks along −x from its foot up.
WITHIN = {"member_loads": [*on("C1", fx=-500)["member_loads"], *on("C2", fx=500)["member_loads"]]}
LEEWARD = on("C1", "C2", fx=-2000)
# What it is, the example, the trap, its path, its code, and the innocent neighbour.
Trap = tuple[str, str, Edit, str, str, Edit]
TRAPS: list[Trap] = [
    ("e in kN/m²", PORTAL, first("materials", e=2.1e8), "model.materials[0].e", "modulus_unit", first("materials", e=2.0e11)),
    ("e in MPa", PORTAL, first("materials", e=2.1e5), "model.materials[0].e", "modulus_unit", first("materials", e=1.95e11)),
    ("a short beam in mm", BEAM, lambda m: (nodes(500 / 6)(m), MINUS_Z(m)), "model.members[0]", "coordinates_scale", lambda m: (nodes(2)(m), MINUS_Z(m))),
    ("a ratio upside down", PORTAL, check(1, limit_ratio=0.004), "analysis.checks[1].limit_ratio", "inverted_ratio", check(1, limit_ratio=150)),
    ("a ratio of 1/25", PORTAL, check(1, limit_ratio=25), "analysis.checks[1].limit_ratio", "inverted_ratio", check(1, limit_ratio=100)),
    ("a span ten times too long", PORTAL, check(1, span=200), "analysis.checks[1].span", "inverted_ratio", check(1, span=40)),
    ("a partial factor of 0.9", PORTAL, check(0, gamma_m1=0.9), "analysis.checks[0].gamma_m1", "partial_factor_below_one", check(0, gamma_m1=1.1)),
    ("self-weight upwards", PORTAL, weights(-1), "model.load_cases[0].self_weight", "negative_self_weight", weights(0)),
    ("self-weight of 9.81", PORTAL, weights(9.81), "model.load_cases[0].self_weight", "self_weight_factor", weights(1.1)),
    ("self-weight twice", PORTAL, weights(1, 1), "model.load_cases[1].self_weight", "self_weight_twice", weights(1, 0.1)),
    ("gravity along y", BEAM, beam(fy=-9000), "model.load_cases[0].member_loads[0].fy", "gravity_along_y", beam(fy=-9000, fz=-8000)),
    ("a column that leans by 2 mm", PORTAL, first("nodes", 1, y=0.002), "model.members[0]", "turned_section", first("nodes", 1, x=0.002)),
    ("a column that offsets lean", PORTAL, first("members", end_offset=[0, 0.02, 0]), "model.members[0]", "turned_section", first("members", start_offset=[0, 0.02, 0], end_offset=[0, 0.02, 0])),
    ("cladding of a column per metre of plan", PORTAL, clad("projected"), "model.load_cases[0].member_loads[4].axes", "no_projection", both(clad("global"), clad("projected", "R1"))),
    ("a wall's weight per area of plan", SLAB, on_edge("projected"), "model.load_cases[0].plate_loads[0].axes", "no_projection", on_edge("global")),
    ("weight by 3° off the vertical", PORTAL, tilted(3), "model.load_cases[0].member_loads[0]", "gravity_askew", tilted(0.5)),
    ("a turned model's weight of no name", PORTAL, tilted(-30), "model.load_cases[0].member_loads[0]", "gravity_askew", tilted(-30, "other")),
    ("snow across a rafter", PORTAL, across("local"), "model.load_cases[1].member_loads[4]", "gravity_askew", across("projected")),
    ("one load in kN among others in N", PORTAL, stray(-3.5), "model.load_cases[0].member_loads[2]", "force_unit", stray(-350)),
    ("one load in kN that no name tells", PORTAL, stray(-3), "model.load_cases[0].member_loads[2]", "force_unit", stray(-3, name="0.003 kN/m of cable")),
    ("permanent load upwards", PORTAL, upward, "model.load_cases[0].member_loads[0]", "upward_load", load(0, 0, fz=500)),
    ("a case in kN among others in N", PORTAL, grow(1, 1e-3), "model.load_cases[1].member_loads[0]", "force_unit", grow(1, 0.1)),
    ("a case a thousand times too large", BEAM, grow(1, 1e3), "model.load_cases[1].member_loads[0]", "force_scale", grow(1, 3)),
    ("pressure a thousand times too large", SLAB, lambda m: m["model"]["load_cases"][1]["plate_loads"][0].update(pressure=-3e6), "model.load_cases[1].plate_loads[0].pressure", "force_scale", lambda m: m["model"]["load_cases"][1]["plate_loads"][0].update(pressure=-3e4)),
    ("a node on a member", PORTAL, post(7), "model.nodes[7]", "node_on_member", post(7, split=True)),
    ("a post under the edge of a plate", "plate-on-beams", propped(corner=False), "model.nodes[29]", "node_on_edge", propped(corner=True)),
    ("partly overlapping members", PORTAL, beside(104), "model.members[7]", "partly_overlapping_members", beside(107)),
    ("two supports on a node", PORTAL, lambda m: m["model"]["supports"].append({**m["model"]["supports"][2], "id": "again"}), "model.supports[7].node", "doubled_support", lambda m: None),
    ("a factor for a buckling length", PORTAL, first("design_members", 0, l_cr_y=0.7), "model.design_members[0].l_cr_y", "buckling_length", first("design_members", 0, l_cr_y=4.2)),
    ("a factor for the buckling length of a chord", "roof-truss", first("design_members", 0, l_cr_y=1), "model.design_members[0].l_cr_y", "buckling_length", narrow_panels),
    ("a factor about z-z", PORTAL, first("design_members", 0, l_cr_z=0.7, lateral_restraints=[]), "model.design_members[0].l_cr_z", "buckling_length", first("design_members", 0, l_cr_z=1.5)),
    ("a buckling length in mm", PORTAL, first("design_members", 0, l_cr_y=6000), "model.design_members[0].l_cr_y", "buckling_length", first("design_members", 0, l_cr_y=70)),
    ("a bearing length in mm", PORTAL, first("design_members", 0, stiff_bearing_length=50), "model.design_members[0].stiff_bearing_length", "dimension_unit", first("design_members", 0, stiff_bearing_length=0.05)),
    ("a torsion constant in cm⁴ and m", PORTAL, own(it=5.11e-5), "model.sections[1].it", "contradictory_section", own()),
    ("a warping constant off by ten", PORTAL, own(iw=4.9e-6), "model.sections[1].iw", "contradictory_section", own(iw=4.0e-7)),
    ("a plastic modulus off by two", PORTAL, own(wpl_y=2.614e-3), "model.sections[1].wpl_y", "contradictory_section", own(wpl_y=1.2e-3)),
    ("an area off by ten", PORTAL, own(a=8.45e-2), "model.sections[1].a", "contradictory_section", own(a=8.0e-3)),
    ("a combination of nothing", PORTAL, zeros, "model.load_combinations[0].terms", "zero_combination", term(0, 1, 0)),
    ("the torsion constant of a tee off by a hundred", PORTAL, tee(it=9.93e-6), "model.sections[1].it", "contradictory_section", tee()),
    ("the warping constant of a tee in cm⁶", PORTAL, tee(iw=5.9e-5), "model.sections[1].iw", "contradictory_section", tee(iw=5.0e-11)),
    ("a pair whose joining is not known", PORTAL, named("2UPN300/10"), "model.sections[1].library", "built_up_section", named("UPN300")),
    ("a bar of three metres", PORTAL, named("RD3000"), "model.sections[1].library", "unusual_dimension", named("RD300")),
    ("a flat as thick as a wall", PORTAL, named("FL3000x600"), "model.sections[1].library", "unusual_dimension", named("FL800x60")),
    ("a web as thick as its depth", PORTAL, named("WI3000x1000x300x400"), "model.sections[1].library", "unusual_dimension", named("WI3000x1000x20x40")),
    ("a web and a width exchanged", PORTAL, named("WI400x180x100x20"), "model.sections[1].library", "unusual_dimension", named("WI400x180x10x20")),
    ("a wall as thick as its tube", PORTAL, shaped(type="chs", d=0.4, t=0.19), "model.sections[1].shape.t", "unusual_dimension", shaped(type="chs", d=0.4, t=0.1)),
    ("flanges that meet", PORTAL, shaped(type="rhs", h=0.4, b=0.3, t=0.012, tf=0.19), "model.sections[1].shape.tf", "unusual_dimension", shaped(type="rhs", h=0.4, b=0.3, t=0.012, tf=0.04)),
    ("a girder of ten metres", PORTAL, shaped(type="i", h=9, b=0.9, tw=0.02, tf=0.04), "model.sections[1].shape.h", "unusual_dimension", shaped(type="i", h=3, b=0.9, tw=0.02, tf=0.04)),
    ("two storeys at one level", PORTAL, storeys(0, 3.5, 3.5), "model.storeys[2].z", "doubled_storey", storeys(0, 3.5, 3.6)),
    ("steel of 2100 GPa", PORTAL, first("materials", e=2.1e12), "model.materials[0].e", "unusual_modulus", first("materials", e=1.9e11)),
    ("g as large as e", PORTAL, first("materials", g=2.1e11), "model.materials[0].g", "unusual_modulus", first("materials", g=7.7e10)),
    ("concrete as heavy as steel", SLAB, first("materials", 1, density=7850), "model.materials[1].density", "unusual_density", first("materials", 1, density=2600)),
    ("concrete as stiff as steel", SLAB, first("materials", 1, e=2.1e11, nu=0.2), "model.materials[1].e", "unusual_modulus", first("materials", 1, e=4.4e10, nu=0.2)),
    ("a strength a tenth too large", PORTAL, first("materials", fy=3.55e9), "model.materials[0].fy", "strength_unit", first("materials", fy=1.77e9)),
    ("fy and fu exchanged", PORTAL, first("materials", fy=490e6, fu=355e6), "model.materials[0].fy", "exchanged_strengths", first("materials", fy=355e6, fu=490e6)),
    ("a direction held by 1", PORTAL, first("supports", 0, ux=1), "model.supports[0].ux", "spring_unit", first("supports", 0, ux="fixed")),
    ("a rotation held by 1", PORTAL, first("supports", 0, rz=1), "model.supports[0].rz", "spring_unit", first("supports", 0, rz=1.2e7)),
    ("a spring of kN/m", PORTAL, first("supports", 0, uz=2000), "model.supports[0].uz", "spring_unit", first("supports", 0, uz=2e7)),
    ("a limit of L/25000", PORTAL, check(1, limit_ratio=25000), "analysis.checks[1].limit_ratio", "unusual_ratio", check(1, limit_ratio=1000)),
    ("a plate of 0.2 mm", SLAB, first("plates", 0, thickness=0.0002), "model.plates[0].thickness", "dimension_unit", first("plates", 0, thickness=0.002)),
    ("an unused section of 0.01 mm", PORTAL, unused(shape={"type": "i", "h": 1e-5, "b": 0.1, "tw": 1e-6, "tf": 2e-6}), "model.sections[2].shape.h", "dimension_unit", unused(shape={"type": "i", "h": 0.1, "b": 0.1, "tw": 0.006, "tf": 0.01})),
    ("an unused area of 1e-300 m²", PORTAL, unused(a=1e-300, iy=1e-9, iz=1e-9, it=1e-9), "model.sections[2].a", "area_unit", unused(a=1e-6, iy=1e-9, iz=1e-9, it=1e-9)),
    ("a rotation in radians", PORTAL, first("members", 0, rotation=1.5708), "model.members[0].rotation", "rotation_unit", first("members", 0, rotation=1.5)),
    ("a temperature for a change", PORTAL, warmed(293), "model.load_cases[3].member_loads[0].dt", "temperature_change", warmed(-45)),
    ("a thermal expansion per °F", PORTAL, expanding(6.5e-6), "model.load_cases[3].member_loads[0]", "unusual_expansion", expanding(1e-5)),
    ("a settlement in mm", PORTAL, settled(uz=-10), "model.load_cases[3].support_displacements[0].uz", "displacement_unit", settled(uz=-0.02)),
    ("a settlement's rotation in mrad", PORTAL, settled(rz=5), "model.load_cases[3].support_displacements[0].rz", "displacement_unit", settled(rz=0.3)),
    ("a settlement's rotation in radians", PORTAL, settled(rz=-0.005), "model.load_cases[3].support_displacements[0].rz", "displacement_unit", settled(rz=-0.29)),
    ("deflections at the ultimate limit state", PORTAL, check(1, limit_state="ULS"), "analysis.checks[1].limit_state", "unusual_limit_state", check(1, limit_state="SLS")),
    ("resistances at the serviceability limit state", PORTAL, check(0, limit_state="SLS"), "analysis.checks[0].limit_state", "strength_at_serviceability", check(0, limit_state="ULS")),
    ("wind that no combination has", PORTAL, without_wind, "model.load_cases[2]", "uncombined_case", term(1, 2, 0.75)),
    ("wind with the factor 0 alone", PORTAL, calm(0), "model.load_cases[2]", "uncombined_case", unnamed_wind(1.5)),
    ("wind that never leads", PORTAL, term(2, 1, 0.9), "model.load_combinations", "missing_combinations", term(2, 1, 1.6)),
    ("wind with the factor of another code", PORTAL, term(2, 1, 1.3), "model.load_combinations", "missing_combinations", term(2, 1, 1.5)),
    ("wind turned round that never leads", PORTAL, term(2, 1, -0.9), "model.load_combinations", "missing_combinations", term(2, 1, -1.5)),
    ("snow at the serviceability limit state alone", PORTAL, no_snow_at_uls, "model.load_combinations", "missing_combinations", term(0, 1, 1.6)),
    ("half a load of no nature of its own", PORTAL, unnamed_wind(0.5), "model.load_combinations", "missing_combinations", unnamed_wind(1)),
    ("permanent load that is never unfavourable", PORTAL, permanent_at_uls(1), "model.load_combinations", "missing_combinations", permanent_at_uls(1.4)),
    ("(6.10b) without (6.10a)", PORTAL, permanent_at_uls(1.15), "model.load_combinations", "missing_combinations", permanent_at_uls(1.35)),
    ("a floor's load at the ultimate limit state alone", BEAM, not_at_sls(None), "model.load_combinations", "missing_combinations", not_at_sls("H")),
    ("sag without the snow", PORTAL, rarely("snow"), "model.load_combinations", "missing_combinations", rarely("snow", situation="quasi_permanent")),
    ("a third of the weight at the serviceability limit state", BEAM, term(1, 0, 0.3), "model.load_combinations", "missing_combinations", term(1, 0, 0)),
    ("a characteristic combination that nothing leads", BEAM, term(1, 1, 0.3), "model.load_combinations", "missing_combinations", both(term(1, 1, 0.3), first("load_combinations", 1, situation="quasi_permanent"))),
    ("drift without the wind", PORTAL, rarely("wind", drift=True), "model.load_combinations", "missing_combinations", rarely("wind")),
    ("wind lifts, and all of the roof holds it down", PORTAL, term(2, 0, 1.35), "model.load_combinations", "missing_combinations", term(2, 0, 0.9)),
    ("a floor's load without the weight of anything", BEAM, imposed_beside(), "model.load_combinations", "missing_combinations", imposed_beside({"load_case": "G", "factor": 1.35})),
    ("a floor's load beside a weight without its partial factor", BEAM, imposed_beside({"load_case": "G", "factor": 1}), "model.load_combinations", "missing_combinations", imposed_beside({"load_case": "G", "factor": 1.4})),
    ("snow and wind one at a time", PORTAL, term(1, 2, 0), "model.load_combinations", "missing_combinations", both(term(1, 2, 0), lifting)),
    ("snow beside a trace of wind", PORTAL, term(1, 2, 0.01), "model.load_combinations", "missing_combinations", term(1, 2, 1)),
    ("a floor's load and warmth one at a time", SPANS, apart_from_heat(0), "model.load_combinations", "missing_combinations", apart_from_heat(0.9)),
    ("a ceiling beside no load of the floor", BEAM, ceiling(0), "model.load_combinations", "missing_combinations", ceiling(1.35)),
    ("a floor's load and snow one at a time", BEAM, snowed(), "model.load_combinations", "missing_combinations", snowed({"load_case": "Q", "factor": 1.05})),
    ("a floor's load in a model without weight", BEAM, imposed_alone("imposed"), "model.load_cases[0]", "weightless", imposed_alone("other")),
    ("two spans' loads one at a time", SPANS, spans_apart(0), "model.load_combinations", "missing_combinations", spans_apart(1.6)),
    ("two spans' loads, of one a trace", SPANS, spans_apart(0.01), "model.load_combinations", "missing_combinations", spans_apart(1.5)),
    ("half an accident", BEAM, struck("accidental", 0.5, G=1, Q=0.5), "model.load_combinations", "missing_combinations", struck("accidental", 1, G=1, Q=0.5)),
    ("half an earthquake", BEAM, struck("seismic", 0.5, G=1, Q=0.3), "model.load_combinations", "missing_combinations", struck("seismic", 0.8, G=1, Q=0.3)),
    ("an accident beside half of the weight", BEAM, struck("accidental", 1, G=0.5, Q=0.5), "model.load_combinations", "missing_combinations", struck("accidental", -1, G=1, Q=0.5)),
    ("an earthquake on an empty floor", BEAM, struck("seismic", 1, G=1), "model.load_combinations", "missing_combinations", both(struck("seismic", 1, G=1), first("load_cases", 1, category="H"))),
    ("an earthquake on a floor with a trace of its load", BEAM, struck("seismic", 1, G=1, Q=0.01), "model.load_combinations", "missing_combinations", struck("seismic", 1, G=1, Q=0.3)),
    ("(6.10b) by no country's ξ", "canopy", national("UK"), "analysis.combinations", "other_annex", national("UK", annex="UK")),
    ("(6.10b) where only (6.10) is allowed", "canopy", national("DE"), "analysis.combinations", "other_annex", national("DE", rule="en1990_610")),
    ("(6.10b) by an annex that was not read", "canopy", national("SG"), "analysis.combinations", "other_annex", national("SG", rule="en1990_610")),
    ("a weight that helps by 1 where it is 0.9", "canopy", national("NL", rule="en1990_610"), "analysis.combinations", "other_annex", national("NL", annex="NL")),
    ("ψ of another country", "canopy", national("UK", annex="NL"), "analysis.combinations", "other_annex", national("none", annex="NL")),
    ("snow of the south in the north", "canopy", national("NO", rule="en1990_610"), "model.load_cases[1]", "other_annex", national("NO", category="nordic", rule="en1990_610")),
    ("a support that has always sunk", SPANS, sinking("permanent"), "model.load_combinations", "missing_combinations", sinking("other")),
    ("a beam that is always warm above", SPANS, always_warm(0.9), "model.load_combinations", "missing_combinations", lambda m: None),
    ("a column that only ever warms", PORTAL, heat(30), "model.load_cases", "one_sided", warmed(30)),
    ("wind from one side on a frame braced in one bay", "braced-frame", first("load_cases", 3, node_loads=[{"node": "N31", "fx": 32e3}]), "model.load_cases", "one_sided", first("load_cases", 3, node_loads=[{"node": "N31", "fx": -32e3}])),
    ("an earthquake from one side on a frame braced in one bay", "braced-frame", shaken(), "model.load_cases", "one_sided", shaken(-1)),
    ("steel stiffer than steel", PORTAL, first("materials", e=2.25e11), "model.materials[0].e", "unusual_modulus", first("materials", e=2.14e11)),
    ("steel stiffer than steel in shear", PORTAL, first("materials", g=9.5e10), "model.materials[0].g", "unusual_modulus", first("materials", g=8.4e10)),
    ("twice the torsion constant", PORTAL, own(it=1.02e-6), "model.sections[1].it", "contradictory_section", own(it=5.5e-7)),
    ("twice the warping constant", PORTAL, own(iw=9.8e-7), "model.sections[1].iw", "contradictory_section", own(iw=4.95e-7)),
    ("a plastic modulus a tenth too large", PORTAL, own(wpl_y=1.44e-3), "model.sections[1].wpl_y", "contradictory_section", own(wpl_y=1.33e-3)),
    ("an accident in place of every day", BEAM, accident(), "model.load_combinations", "missing_combinations", accident(nature="other")),
    ("the weight of steel without density", PORTAL, first("materials", density=0), "model.materials[0].density", "density_unit", first("materials", density=7800)),
    ("a symmetrical section with a product of inertia", PORTAL, own(iyz=3e-6), "model.sections[1].iyz", "contradictory_section", own(iyz=0)),
    ("purlins' loads in kN", BEAM, beam(fz=-0.8), "model.load_cases[0].member_loads[0]", "force_unit", beam(fz=-800)),
    ("moments in kN·m", BEAM, turned(-45), "model.load_cases[0].member_loads[0]", "force_unit", turned(-45e3)),
    ("a floor's pressure in kN/m²", FLOOR, spread(-3), "model.load_cases[0].area_loads[0].pressure", "force_unit", spread(-50)),
    ("a slab's pressure in kN/m²", SLAB, pressed(-3), "model.load_cases[0].plate_loads[0].pressure", "force_unit", pressed(-50)),
    ("steel of 785 kg/m³", PORTAL, first("materials", density=785), "model.materials[0].density", "density_unit", first("materials", density=8000)),
    ("a name twice in a group", PORTAL, lambda m: m["model"].update(groups=[{"id": "g", "members": ["C1", "R1", "C1"]}]), "model.groups[0].members[2]", "repeated_name", lambda m: m["model"].update(groups=[{"id": "g", "members": ["C1", "R1"]}])),
    ("a load case of nothing", PORTAL, lambda m: m["model"]["load_cases"][1].update(member_loads=[]), "model.load_cases[1]", "empty_case", lambda m: m["model"]["load_cases"][1].update(member_loads=[], self_weight=0.1)),
    ("no load at all", PORTAL, unloaded, "model.load_cases[0]", "empty_case", unloaded_and_unchecked),
    ("a combination twice", PORTAL, again(1.0), "model.load_combinations[6]", "doubled_combination", again(0.9)),
    ("nodes that miss one another", PORTAL, apart(0.002), "model.nodes[7]", "near_nodes", apart(0.05)),
    ("a slab under pressure from below", SLAB, pressed(3000), "model.load_cases[0].plate_loads[0]", "upward_load", pressed(-3000)),
    ("a bay in one plate", FLOOR, decked(pressure=-3000), "model.plates[0]", "unmeshed_plate", decked(0, dt=10)),
    ("a floor over a beam", FLOOR, secondary(), "model.load_cases[0].area_loads[0].nodes", "area_over_beam", secondary(type="truss")),
    ("a floor that spans over a beam", FLOOR, one_way(1, 0, 0), "model.load_cases[0].area_loads[0].nodes", "area_over_beam", one_way(0, 1, 0)),
    ("a floor over a diagonal that is no brace", FLOOR, braced(1, 0, 0, hinge=None), "model.load_cases[0].area_loads[0].nodes", "area_over_beam", braced(1, 0, 0)),
    ("a floor that spans both ways over a diagonal", FLOOR, braced(), "model.load_cases[0].area_loads[0].nodes", "area_over_beam", braced(0, 1, 0)),
    ("bays that a rule loads together", FLOOR, bay_by_bay(), "analysis.combinations", "fixed_patterns", bay_by_bay(patterns=False)),
    ("two bays and no word of patterns", FLOOR, bay_by_bay(), "analysis.combinations", "fixed_patterns", partitions),
    ("wind on walls and roof in two cases", PORTAL, by_rule(WALLS, ROOF), "analysis.combinations", "split_action", by_rule(WALLS | {"source": "+x"}, ROOF | {"source": "+x"})),
    ("wind from outside and from within in two cases", PORTAL, by_rule(WALLS, WITHIN), "analysis.combinations", "split_action", by_rule(WALLS | {"source": "+x"}, WITHIN | {"source": "+y"})),
    ("wind on one wall after the other", PORTAL, by_rule(on("C1", fx=2000), on("C2", fx=1000)), "analysis.combinations", "split_action", by_rule(WALLS, LEEWARD)),

    ("earth with the factor of the weight", PORTAL, earth(), "model.load_cases[2]", "shared_source", earth(source="earth")),
    ("storeys in mm", PORTAL, storeys(0, 3500), "model.storeys[1].z", "storey_level", storeys(0, 3.5, 60)),
]  # fmt: skip


def traps_of(module: str) -> list[Trap]:
    """Those that a module of validation tells of, or else its rows."""
    rows = {row["code"] for table in ("judgements", "repeats") for phase in RULES[table].values() for row in phase}
    text = Path(validation.__file__).with_name(f"{module}.py").read_text("utf-8")
    found = [trap for trap in TRAPS if (trap[4] in rows if module == "judgements" else f'"{trap[4]}"' in text)]
    assert found, module
    return found


def assert_told(trap: Trap) -> None:
    """Once, at its path; of its neighbour nothing."""
    _, model, edit, path, code, innocent = trap
    assert _told(model, edit, code) == [(path, code)]
    assert _told(model, innocent, code) == []


def _told(name: str, edit: Edit, code: str) -> list[tuple[str, str]]:
    model = example(name)
    edit(model)
    report = validate(model)
    assert report.errors == []
    assert all(issue["severity"] == "warning" for issue in report.warnings)
    # What is changed at one end of an example makes it another structure from the other side, and a load case more, or
    # a factor changed, leaves combinations that EN 1990 asks for.
    left_out = {"one_sided", "missing_combinations"} - {code}
    return [(issue["path"], issue["code"]) for issue in report.warnings if issue["code"] not in left_out]
