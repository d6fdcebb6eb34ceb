// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/gravity.py, from which this is written.
/** Loads of gravity that act upwards, or along y: right in form, and meant otherwise. */
import * as py from "../../offline/python.ts";
import { said } from "../../sentences.ts";
import { cross, minus, unit } from "./geometry.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _GRAVITY = RULES["gravity"];
const _FLAT = _GRAVITY["flat_from"];
/** Every load of a case: its place, and its components in global axes. */
function* _forces(document, case_, i): Generator<any> {
let kind, j, load;
for (kind of py.each(_GRAVITY["loads"])) {
for ([j, load] of py.enumerate(py.get(case_, kind, []))) {
yield [["model", "load_cases", i, kind, j], _global(document, kind, load)];
}
}
}
/** None where they are not known. */
function _global(document, kind, load): any {
let up;
if ((kind === "plate_loads")) {
up = ((py.get(load, "axes", "local") !== "local") ? 1.0 : _upright(document, load["plate"]));
return ((py.truthy(up) && py.contains(load, "pressure")) ? ({ "fz": (up * load["pressure"]) }) : py.dict([]));
}
if ((py.get(load, "axes", "global") === "local")) {
return py.dict([]);
}
return ((kind === "area_loads") ? ({ "fz": load["pressure"] }) : load);
}
/** Of a plate that lies flat, 1 where its own z points up and −1 where it points down; 0 of one that stands. */
function _upright(document, name): any {
let corners, normal;
corners = py.each(py.at(document.lookup("plates"), name)["nodes"]).map((node) => py.at(document.points, node));
normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])));
return ((py.abs(normal[2]) < _FLAT) ? 0.0 : ((normal[2] > 0) ? 1.0 : (-1.0)));
}
export function* upward(document): Generator<any> {
let i, case_, up, where, load, size;
for ([i, case_] of py.enumerate(document.entities["load_cases"])) {
up = undefined;
for ([where, load] of py.each((py.contains(_GRAVITY["natures"], case_["nature"]) ? _forces(document, case_, i) : []))) {
size = py.get(load, "fz", 0);
if ((size < 0)) {
up = undefined;
break;
}
up = py.either(up, () => ((size > 0) ? [where, size] : undefined));
}
if (py.truthy(up)) {
yield [up[0], "upward_load", said("upward_load", { size: `${py.digits(up[1], 6)}`, nature: case_["nature"] })];
}
}
}
/** Gravity along −y and nowhere else, on a structure that rises along y or lies along x. */
export function* alongY(document): Generator<any> {
let first, i, case_, where, load;
first = undefined;
for ([i, case_] of py.enumerate(document.entities["load_cases"])) {
for ([where, load] of py.each((py.contains(_GRAVITY["natures"], case_["nature"]) ? _forces(document, case_, i) : []))) {
if ((!py.truthy(load) || py.truthy(py.get(load, "fz", 0)) || (py.get(load, "fy", 0) > 0))) {
return;
}
if (((first == null) && (py.get(load, "fy", 0) < 0))) {
first = where;
}
}
}
if (((first != null) && py.truthy(_drawnWithYUp(document)))) {
yield [[...py.each(first), "fy"], "gravity_along_y", said("gravity_along_y")];
}
}
function _drawnWithYUp(document): any {
let points, low, high, bottom, top, held, rises;
points = py.each(document.used).map((node) => py.at(document.points, node));
[[low, high], [bottom, top]] = [1, 2].map((k) => [py.min(py.each(points).map((p) => py.at(p, k))), py.max(py.each(points).map((p) => py.at(p, k)))]);
held = py.each(document.entities["supports"]).filter((s) => (s["uy"] !== "free")).map((s) => py.at(document.points, s["node"])[1]);
rises = (py.ordered(high, ">", low) && py.all(py.each(held).map((y) => (y < (py.add(low, high) / 2)))));
return py.either(rises, () => (py.equal(high, low) && py.equal(top, bottom)));
}
