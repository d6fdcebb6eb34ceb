// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/quantities.py, from which this is written.
/** What rows of rules ask for and no field states: quantities of an entity, by collection, and facts of the model. */
import * as py from "../../offline/python.ts";
import * as areaLoads from "./area_loads.ts";
import * as combinationRules from "./combination_rules.ts";
import * as combining from "./combining.ts";
import * as forces from "./forces.ts";
import * as geometry from "./geometry.ts";
import * as meshes from "./meshes.ts";
import * as outlines from "../../offline/validation/outlines.ts";
import * as profiles from "../../offline/validation/profiles.ts";
import * as sources from "./sources.ts";
import * as uplift from "./uplift.ts";
import { grade, grades } from "../../offline/validation/grades.ts";
import { limits, COLLECTIONS, RULES } from "../../offline/validation/rulebook.ts";
import { remembered } from "../../offline/validation/document.ts";
import { ABSENT, FORCES } from "../../offline/validation/entries.ts";
import { passedOver } from "./passed_over.ts";
const _PER_TOUCH = (1 / geometry.TOUCH_M);
/** Offsets included. */
function _length(document, member): any {
let points;
points = document.points;
if ((!py.contains(points, member["start"]) || !py.contains(points, member["end"]))) {
return undefined;
}
return geometry.length(...py.each(geometry.ends(member, points)));
}
/** Offsets may set two members between the same nodes side by side. */
function _pair(_, member): any {
return (py.truthy(geometry.hasOffset(member)) ? undefined : py.tuple(py.sorted([member["start"], member["end"]])));
}
function _cell(_, node): any {
return py.tuple(py.each("xyz").map((axis) => py.int(((py.at(node, axis) * _PER_TOUCH) + 0.5))));
}
function _corners(document, plate): any {
let nodes, found;
nodes = plate["nodes"];
found = py.list(py.map(((key) => py.get(document.points, key)), nodes));
return ((py.contains(found, undefined) || (py.len(py.set(nodes)) < py.len(nodes))) ? undefined : found);
}
function _ofCorners(quantity): any {
return ((document, plate) => { let corners; return py.both((corners = _corners(document, plate)), () => quantity(corners)); });
}
/** The first place where a design member is no straight line, and whether that is a `gap` or a `turn`. */
const _break = remembered(function (document, design) {
let members, points, chain, ends;
[members, points] = [document.lookup("members"), document.points];
chain = py.each(design["members"]).filter((name) => py.contains(members, name)).map((name) => py.at(members, name));
ends = py.set(py.each(chain).flatMap((member) => ["start", "end"].map((end) => py.at(member, end))));
if (((py.len(chain) < py.len(design["members"])) || !py.ordered(ends, "<=", py.keys(points)))) {
return [undefined, ""];
}
return geometry.firstBreak(chain, points);
});
function _brokenBy(kind): any {
return ((document, design) => { let found; return (py.equal((found = _break(document, design))[1], kind) ? found[0] : undefined); });
}
const _wholeLength = remembered(function (document, design) {
let members;
members = document.lookup("members");
return py.sum(py.each(design["members"]).map((part) => geometry.length(...py.each(geometry.ends(py.at(members, part), document.points)))));
});
/** A quantity of that list of a load case which has the largest force. */
function _ofHeaviest(quantity): any {
return ((document, case_) => { let loads; return py.both((loads = py.get(forces.heaviest(document), case_["id"])), () => quantity(loads)); });
}
function _ofArea(key): any {
return ((document, load) => py.getattr(areaLoads.area(document, load), key, undefined));
}
/** What the combination of a term says, or what is meant where it says nothing. */
function _ofCombination(key, usual): any {
return ((document, term) => py.get(py.at(combining.ofTerms(document), term), key, usual));
}
function _edgeEnd(document, load): any {
let edge;
edge = areaLoads.openEdge(document, load);
return ((edge == null) ? undefined : areaLoads.edgeEnd(load, edge));
}
export const QUANTITIES = ({ "analysis": ({ "disallowed": ((_, analysis) => combinationRules.disallowed(py.get(analysis, "combinations"))), "parts": sources.parts, "together": combinationRules.together }), "nodes": ({ "cell": _cell }), "members": ({ "length": _length, "pair": _pair }), ...py.record(py.dict(["forces", ...py.each(FORCES["in"])].map((home) => [home, ({ "size": forces.size })]))), "plates": ({ "area": _ofCorners(geometry.area), "bad_corner": _ofCorners(geometry.badCorner), "spanned": meshes.spanned }), "materials": ({ "steel_grade": ((_, material) => py.either(grade(material), () => ABSENT)), "steel_grades": ((..._) => grades()) }), "sections": ({ "area": ((document, section) => profiles.profile(document, section).area), "built_up": profiles.builtUp, "catalogued": profiles.catalogued, "nearest": profiles.nearest, "radius": ((document, section) => profiles.profile(document, section).radius), ...py.record(py.dict(py.each(py.set([...py.each(py.chain(...py.each(py.values(outlines.JUDGED))))])).map((key) => [`outline_${key}`, outlines.given(key)]))), "unmade": profiles.unmade }), "design_members": ({ "gap": _brokenBy("gap"), "length": _wholeLength, "restraints": ((_, design) => py.len(py.get(design, "lateral_restraints", []))), "turn": _brokenBy("turn") }), "area_loads": ({ "area": _ofArea("size"), "cut": _ofArea("cut"), "edge_end": _edgeEnd, "flat": _ofArea("flat"), "open_edge": areaLoads.openEdge, "passed_over": passedOver, "span_in_plane": areaLoads.spanInPlane, "warped": _ofArea("warped") }), "load_combinations": ({ "content": combining.content, "factors": ((_, combination) => py.sum(py.each(combination["terms"]).map((term) => py.abs(term["factor"])))) }), "terms": ({ "combination_situation": _ofCombination("situation", combining.USUAL), "combination_state": _ofCombination("limit_state", "") }), "load_cases": ({ "acting": ((_, case_) => py.either(combining.acting(case_), () => ABSENT)), "categories": combinationRules.categories, "converted_here": _ofHeaviest(((loads) => py.either(forces.converted(loads), () => ABSENT))), "held_factor": uplift.heldFactor, "heaviest": _ofHeaviest(((loads) => py.at(loads.where, (-1)))), "largest": _ofHeaviest(((loads) => loads.largest)), "loaded_nodes": _ofHeaviest(forces.loadedNodes), "psi_row": combinationRules.psiRow, "ruled": ((document, case_) => py.either(combinationRules.combines(document, case_), () => ABSENT)), "service_factor": combining.serviceFactor, "sideways": ((document, case_) => py.either(sources.sideways(document, case_), () => ABSENT)), "ultimate_factor": combining.ultimateFactor, "weight_beside": combining.weightBeside }) });
/** Whether two ends of members may be at one place. */
function _touching(document): any {
return py.either(py.either(py.bool(py.intersection(document.memberKeys, py.set(["start_offset", "end_offset"]))), () => document.crowded), () => ABSENT);
}
function _count(home): any {
return ((document) => py.len(py.at(document.entities, home)));
}
function _number(value): any {
return ((_) => value);
}
const _NUMBERS = ({ ...py.record(RULES["geometry"]), ...py.record(RULES["area_loads"]), ...py.record(py.dict(py.items(limits()).filter(([name, most]) => py.truthy(name.endsWith("_limit"))))) });
export const FACTS = ({ ...py.record(py.dict(py.items(_NUMBERS).map(([name, value]) => [name, _number(value)]))), ...py.record(py.dict(py.items(COLLECTIONS).map(([home, kind]) => [`${kind}_count`, _count(home)]))), "combined_cases": combining.combinedCases, "combination_rule": ((document) => py.get(document.analysis, "combinations")), "converted": ((document) => py.either(py.any(py.map(forces.converted, document.lists("forces"))), () => ABSENT)), "extent": ((document) => (py.truthy(document.along) ? py.subtract(py.at(document.along, (-1)), document.along[0]) : undefined)), "height": ((document) => py.max(py.map(py.abs, document.lists("nodes")[0].column("z")), { default: 0.0 })), "largest_area": profiles.largestArea, "largest_force": forces.largest, "limit_states": combining.limitStates, "member_count": ((document) => ((document.ids["members"] == null) ? undefined : py.len(document.ids["members"]))), "most_combinations": combinationRules.mostCombinations, "psi_rows": combinationRules.psiRows, "touching": _touching });
