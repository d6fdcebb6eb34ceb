// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/area_loads.py, from which this is written.
/** Area loads: corners that bound a flat, convex area, a span where it is one-way, members along edges that carry. */
import * as py from "../../offline/python.ts";
import { split } from "./chains.ts";
import { remembered } from "../../offline/validation/document.ts";
import { TOUCH_M, cross, dot, hasOffset, minus, norm, offLine, unit } from "./geometry.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _RULE = RULES["area_loads"];
/** What the corners of a load bound: its normal and the inward direction of each edge, or where it fails. */
export class Area {
constructor(size, normal = [0.0, 0.0, 0.0], inward = [], warped = undefined, cut = undefined) {
this.size = size;
this.normal = normal;
this.inward = inward;
this.warped = warped;
this.cut = cut;
}
/** Whether the corners bound an area as they should. */
get flat() {
const self = this;
return py.either(py.bool(self.inward), () => undefined);
}
}
export function area(document, load): any {
return _area(document, py.tuple(load["nodes"]));
}
/** Many cases load one area: its corners are looked at once. */
const _area = remembered(function (document, nodes) {
let standing;
standing = py.all(py.each(nodes).map((node) => py.contains(document.points, node)));
return (py.truthy(standing) ? _bounded(py.each(nodes).map((node) => py.at(document.points, node))) : undefined);
});
function _bounded(corners): any {
let twice, size, normal, off, j, corner, inward;
twice = _newell(corners);
size = norm(twice);
if (((size / 2) <= _RULE["least_area_m2"])) {
return new Area((size / 2));
}
normal = [(twice[0] / size), (twice[1] / size), (twice[2] / size)];
off = (_RULE["off_plane"] * py.sqrt((size / 2)));
for ([j, corner] of py.enumerate(corners)) {
if ((py.abs(dot(minus(corner, corners[0]), normal)) > off)) {
return new Area((size / 2), normal, undefined, j);
}
}
inward = [];
for ([j, corner] of py.enumerate(corners)) {
inward.push(cross(normal, unit(minus(py.at(corners, py.modulo((j + 1), py.len(corners))), corner))));
if (py.any(py.each(corners).map((other) => (dot(minus(other, corner), py.at(inward, j)) < ((-TOUCH_M) * (1 + py.sqrt(size))))))) {
return new Area((size / 2), normal, undefined, undefined, j);
}
}
return new Area((size / 2), normal, py.tuple(inward));
}
/** Twice the area along the normal about which the corners run anticlockwise. */
function _newell(corners): any {
let x, y, z, j, corner, a, b, c;
x = y = z = 0.0;
for ([j, corner] of py.enumerate(corners)) {
[a, b, c] = cross(minus(corner, corners[0]), minus(py.at(corners, py.modulo((j + 1), py.len(corners))), corners[0]));
[x, y, z] = [py.add(x, a), py.add(y, b), py.add(z, c)];
}
return [x, y, z];
}
/** What of the direction's square lies in the plane of the area, as a share. */
export function spanInPlane(document, load): any {
let found, x, y, z, whole, across;
found = area(document, load);
if ((!py.truthy(found) || !py.truthy(found.inward) || !py.contains(load, "direction"))) {
return undefined;
}
[x, y, z] = load["direction"];
[whole, across] = [dot([x, y, z], [x, y, z]), dot([x, y, z], found.normal)];
return (py.truthy(whole) ? ((whole - (across * across)) / whole) : 0.0);
}
/** The first edge that is to carry and that no member runs along. */
export function openEdge(document, load): any {
let found, bounds, span, j, inward, carries;
found = area(document, load);
if ((!py.truthy(found) || !py.truthy(document.complete("members")))) {
return undefined;
}
bounds = _bounds(document);
span = (py.contains(load, "direction") ? unit(py.tuple(load["direction"])) : undefined);
for ([j, inward] of py.enumerate(found.inward)) {
carries = ((span == null) || (py.abs(dot(span, inward)) > _RULE["carries"]));
if ((py.truthy(carries) && !py.truthy(bounds.bound(py.at(load["nodes"], j), edgeEnd(load, j))))) {
return j;
}
}
return undefined;
}
export function edgeEnd(load, edge): any {
let nodes;
nodes = load["nodes"];
return py.at(nodes, py.modulo((edge + 1), py.len(nodes)));
}
/** Whether members lead from one corner to the next in a straight line; each edge is followed once. */
class _Bounds {
constructor(document) {
const self = this;
let whole, member;
self._points = document.points;
self._known = py.dict([]);
self._others = py.defaultdict(py.dict);
whole = split(document);
self._steps = (py.truthy(whole) ? 0 : py.inf);
for (member of py.each((py.truthy(whole) ? whole.entities["members"] : []))) {
if (!py.truthy(hasOffset(member))) {
py.put(py.at(self._others, member["start"]), member["end"], undefined);
py.put(py.at(self._others, member["end"]), member["start"], undefined);
}
}
}
bound(start, end) {
const self = this;
if (!py.contains(self._known, [start, end])) {
py.put(self._known, [start, end], self._followed(start, end));
}
return py.at(self._known, [start, end]);
}
_followed(start, end) {
const self = this;
let origin, edge, length, along, node, s, others, reached, ahead;
origin = py.at(self._points, start);
edge = minus(py.at(self._points, end), origin);
[length, along] = [norm(edge), unit(edge)];
[node, s] = [start, 0.0];
while (!py.equal(node, end)) {
others = py.at(self._others, node);
if ((py.contains(others, end) || py.ordered(self._steps, ">", _RULE["steps"]))) {
return true;
}
self._steps = (self._steps + py.len(others));
reached = py.each(others).filter((other) => py.contains(self._points, other)).map((other) => [...py.each(offLine(py.at(self._points, other), origin, along)), other]);
ahead = py.each(reached).filter(([reach, beside, other]) => ((beside <= (TOUCH_M * (1 + length))) && (py.ordered(s, "<", reach) && py.ordered(reach, "<=", py.add(length, TOUCH_M))))).map(([reach, beside, other]) => [reach, other]);
if (!py.truthy(ahead)) {
return false;
}
[s, node] = py.min(ahead, { key: py.itemgetter(0) });
s = py.min([s, length]);
}
return true;
}
}
const _bounds = remembered((...given) => new _Bounds(...given));
