// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/crossings.py, from which this is written.
/** Nodes on members that are not split there, and members that lie on one another over a part of their length. */
import * as py from "../../offline/python.ts";
import { said } from "../../sentences.ts";
import { AXES, cross, dot, hasOffset, minus, parallel, unit } from "./geometry.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _RULE = RULES["joints"];
const _SHIFT = _RULE["between_cells"];
const _DIGITS = RULES["geometry"]["direction_digits"];
const _ON_LINE_M = RULES["geometry"]["on_line_m"];
export function* crossings(document): Generator<any> {
let members, joined, i, member, plate, corner, held, places, told, node, onPlace, on, along, over, loose, words, first, second;
members = document.entities["members"];
if ((py.len(members) > _RULE["examined_members"])) {
return;
}
joined = py.defaultdict(py.list);
for ([i, member] of py.enumerate(members)) {
py.at(joined, member["start"]).push(i);
py.at(joined, member["end"]).push(i);
}
for (plate of py.each(document.entities["plates"])) {
for (corner of py.each(plate["nodes"])) {
py.at(joined, corner);
}
}
held = py.set(py.each(document.entities["supports"]).map((support) => support["node"]));
places = document.nodePlaces;
told = py.set();
for ([node, onPlace] of py.sorted(py.set(_met(document, py.set([...py.each(joined), ...py.each(held)]))), { key: ((pair) => [py.at(places, pair[0]), pair[1]]) })) {
on = py.at(members, onPlace);
if (py.truthy(py.get(on, "connect"))) {
continue;
}
along = _line(document, on);
over = py.next(py.each(py.at(joined, node)).filter((i) => (!py.equal(i, onPlace) && py.truthy(_parallel(document, py.at(members, i), along)))), undefined);
if (((over == null) && !py.contains(told, node))) {
told.add(node);
loose = (py.truthy(py.at(joined, node)) ? said("loose_member", { member: py.at(members, py.at(joined, node)[0])["id"] }) : said("loose_node"));
words = said("node_on_member", { node: node, member: on["id"], loose: loose });
yield [document.whereNode(node), "node_on_member", words];
} else {
if (((over != null) && !py.truthy(py.intersection(told, py.set([over, onPlace]))) && !py.truthy(_shareANode(py.at(members, over), on)))) {
told = py.union(told, py.set([over, onPlace]));
[first, second] = py.sorted([over, onPlace]);
words = said("partly_overlapping_members", { id: py.at(members, second)["id"], first: py.at(members, first)["id"], node: node });
yield [document.where("members", second), "partly_overlapping_members", words];
}
}
}
}
/** Nodes strictly within members; those of one direction share one look at the nodes, as far as the steps reach. */
function* _met(document, known): Generator<any> {
let points, groups, i, member, spots, most, direction, members;
points = document.points;
groups = py.defaultdict(py.list);
for ([i, member] of py.enumerate(document.entities["members"])) {
if (!py.truthy(hasOffset(member))) {
py.at(groups, _direction(_line(document, member))).push(i);
}
}
spots = py.each(points).filter((node) => py.contains(known, node)).map((node) => [node, py.at(points, node)]);
most = Math.floor(_RULE["steps"] / py.max([py.len(spots), 1]));
for ([direction, members] of py.each(py.sorted(py.items(groups), { key: ((group) => (-py.len(group[1]))) }).slice(undefined, most))) {
yield* py.each(_metAlong(document, direction, members, spots));
}
}
/** One for both ways along a line. */
function _direction(line): any {
let x, y, z, size;
[x, y, z] = unit(line);
size = [(py.round(x, _DIGITS) + 0.0), (py.round(y, _DIGITS) + 0.0), (py.round(z, _DIGITS) + 0.0)];
return (py.ordered(size, ">", [0.0, 0.0, 0.0]) ? size : [(0.0 - size[0]), (0.0 - size[1]), (0.0 - size[2])]);
}
function* _metAlong(document, direction, members, spots): Generator<any> {
let side, other, ax, ay, az, bx, by, bz, lines, node, point, line, i, member, ends, low, high, first, last;
side = unit(cross(direction, py.min(AXES, { key: ((axis) => py.abs(dot(axis, direction))) })));
other = cross(direction, side);
[[ax, ay, az], [bx, by, bz]] = [side, other];
function cell(point): any {
let x, y, z;
[x, y, z] = point;
return [py.floor((((((x * ax) + (y * ay)) + (z * az)) / _ON_LINE_M) + _SHIFT)), py.floor((((((x * bx) + (y * by)) + (z * bz)) / _ON_LINE_M) + _SHIFT))];
}
lines = py.dict(py.each(members).map((i) => [cell(py.at(document.points, py.at(document.entities["members"], i)["start"])), []]));
for ([node, point] of py.each(spots)) {
line = py.get(lines, cell(point));
if ((line != null)) {
line.push([dot(point, direction), node]);
}
}
for (line of py.each(py.values(lines))) {
line.sort(py.compare);
}
for (i of py.each(members)) {
member = py.at(document.entities["members"], i);
ends = ["start", "end"].map((end) => py.at(document.points, py.at(member, end)));
[low, high] = py.sorted(py.each(ends).map((end) => dot(end, direction)));
line = py.at(lines, cell(ends[0]));
first = py.bisectRight(line, [py.add(low, _ON_LINE_M), "\udbff\udfff"]);
last = py.bisectLeft(line, [py.subtract(high, _ON_LINE_M), ""]);
for ([, node] of py.each(line.slice(first, py.min([last, py.add(first, _RULE["told_on_member"])])))) {
if (!py.contains([member["start"], member["end"]], node)) {
yield [node, i];
}
}
}
}
function _line(document, member): any {
return minus(py.at(document.points, member["end"]), py.at(document.points, member["start"]));
}
function _parallel(document, member, along): any {
return py.both(!py.truthy(hasOffset(member)), () => parallel(_line(document, member), along, _RULE["parallel"]));
}
function _shareANode(one, other): any {
return py.bool(py.intersection(py.set([one["start"], one["end"]]), py.set([other["start"], other["end"]])));
}
