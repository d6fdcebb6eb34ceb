// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/passed_over.py, from which this is written.
/** Beams within the area of a load: all of it goes to the members along its edges, and they take nothing. */
import * as py from "../../offline/python.ts";
import { area } from "./area_loads.ts";
import { remembered } from "../../offline/validation/document.ts";
import { TOUCH_M, cross, dot, hasOffset, minus, norm, unit } from "./geometry.ts";
import { Nearby } from "./nearby.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _RULE = RULES["area_loads"];
const _ASIDE = _RULE["off_plane"];
/** Such a beam; many cases load one area, and the first of them tells. */
export function passedOver(document, load): any {
let found, telling, spans;
found = area(document, load);
if ((!py.truthy(found) || !py.truthy(found.inward) || !py.truthy(document.complete("members")))) {
return undefined;
}
telling = py.setdefault(document.facts, "areas passed over", py.dict([]));
spans = py.tuple(py.get(load, "direction", []));
if ((py.setdefault(telling, [py.tuple(load["nodes"]), spans], load) !== load)) {
return undefined;
}
return _beams(document).within(found, load["nodes"], (py.truthy(spans) ? unit(spans) : undefined));
}
/** Beams by the nodes they leave. */
class _Beams {
constructor(document) {
const self = this;
let member;
self._points = document.points;
self._search = new Nearby(document.points, _RULE["steps"]);
self._leaving = py.defaultdict(py.list);
for (member of py.each(document.entities["members"])) {
if (((py.get(member, "type", "beam") === "beam") && !py.truthy(hasOffset(member)))) {
py.at(self._leaving, member["start"]).push([member["id"], member["end"]]);
py.at(self._leaving, member["end"]).push([member["id"], member["start"]]);
}
}
}
within(found, corners, span) {
const self = this;
let places, node, beams, edges, name, other, along;
places = py.each(corners).map((corner) => py.at(self._points, corner));
for (node of py.each(self._search.round(places, TOUCH_M))) {
beams = py.get(self._leaving, node);
if (((beams == null) || ((edges = _edgesAt(found, places, py.at(self._points, node))) == null))) {
continue;
}
for ([name, other] of py.each(beams)) {
along = py.both(py.contains(self._points, other), () => unit(minus(py.at(self._points, other), py.at(self._points, node))));
if ((py.truthy(along) && py.truthy(_enters(found, edges, along, span)))) {
return name;
}
}
}
return undefined;
}
}
const _beams = remembered((...given) => new _Beams(...given));
/** The inward directions of the edges that a point of the area lies on; None of a point elsewhere. */
function _edgesAt(found, corners, point): any {
let depths;
if ((py.abs(dot(minus(point, corners[0]), found.normal)) > (TOUCH_M + (_ASIDE * (found.size ** 0.5))))) {
return undefined;
}
depths = py.zip(corners, found.inward).map(([corner, inward]) => dot(minus(point, corner), inward));
if ((py.min(depths) < (-TOUCH_M))) {
return undefined;
}
return py.zip(depths, found.inward).filter(([depth, inward]) => py.ordered(depth, "<=", TOUCH_M)).map(([depth, inward]) => inward);
}
/** Whether a member that leaves such a point leads into the area, and not the way that a one-way one spans. */
function _enters(found, edges, along, span): any {
return ((py.abs(dot(along, found.normal)) <= _ASIDE) && py.all(py.each(edges).map((inward) => (dot(along, inward) > _ASIDE))) && ((span == null) || (norm(cross(along, span)) > _ASIDE)));
}
