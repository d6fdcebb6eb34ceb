// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/geometry.py, from which this is written.
/** Points, lengths and directions, as plain numbers. */
import * as py from "../../offline/python.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
export const AXES = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
export const TOUCH_M = RULES["geometry"]["touch_m"];
const _STRAIGHT = RULES["geometry"]["straight_cosine"];
const _NO_AREA = RULES["geometry"]["least_plate_area_m2"];
const _LEAST_TURN = RULES["geometry"]["least_corner_turn"];
export function hasOffset(member): any {
return (py.contains(member, "start_offset") || py.contains(member, "end_offset"));
}
/** Where a member begins and ends, offsets included. */
export function ends(member, points): any {
return [_moved(py.at(points, member["start"]), py.get(member, "start_offset")), _moved(py.at(points, member["end"]), py.get(member, "end_offset"))];
}
function _moved(point, offset): any {
return ((offset == null) ? point : [py.add(point[0], offset[0]), py.add(point[1], offset[1]), py.add(point[2], offset[2])]);
}
export function minus(a, b): any {
return [py.subtract(a[0], b[0]), py.subtract(a[1], b[1]), py.subtract(a[2], b[2])];
}
/** How far along a line of unit direction a point stands, m, and how far beside it, m. */
export function offLine(point, origin, along): any {
let away, reach;
away = minus(point, origin);
reach = dot(away, along);
return [reach, py.sqrt(py.max([0.0, (dot(away, away) - (reach * reach))]))];
}
export function cross(a, b): any {
return [((a[1] * b[2]) - (a[2] * b[1])), ((a[2] * b[0]) - (a[0] * b[2])), ((a[0] * b[1]) - (a[1] * b[0]))];
}
export function dot(a, b): any {
return (((a[0] * b[0]) + (a[1] * b[1])) + (a[2] * b[2]));
}
export function norm(a): any {
return py.sqrt(dot(a, a));
}
export function length(a, b): any {
return norm(minus(a, b));
}
export function unit(a): any {
let size;
size = py.either(norm(a), () => 1.0);
return [(a[0] / size), (a[1] / size), (a[2] / size)];
}
/** Whether the sine between two directions is at most so large. */
export function parallel(a, b, within): any {
return ((a === b) || (norm(cross(a, b)) <= ((within * norm(a)) * norm(b))));
}
/** Of a triangle, or of the two triangles of a quadrilateral seen along its diagonals. */
export function area(corners): any {
if ((py.len(corners) === 3)) {
return (norm(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]))) / 2);
}
return (norm(cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]))) / 2);
}
/** The first corner of a quadrilateral that is straight or turns inwards, seen along its normal; of no area none. Of crossed edges some corner does. The solver asks for half as much, so that rounding cannot part the two. */
export function badCorner(corners): any {
let normal, size, edges, least;
if ((py.len(corners) === 3)) {
return undefined;
}
normal = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]));
size = norm(normal);
if (((size / 2) <= _NO_AREA)) {
return undefined;
}
edges = py.range(4).map((i) => minus(py.at(corners, (i - 3)), py.at(corners, i)));
least = (((_LEAST_TURN * size) / 2) * size);
return py.next(py.range(4).filter((i) => !(dot(normal, cross(py.at(edges, (i - 1)), py.at(edges, i))) > least)), undefined);
}
/** Where a chain of members fails to go on in one line, by a gap or a turn; members may point either way. */
export function firstBreak(chain, points): any {
let j, before, member, shared, joint;
for (j of py.range(1, py.len(chain))) {
[before, member] = [py.at(chain, (j - 1)), py.at(chain, j)];
shared = py.intersection(py.set([before["start"], before["end"]]), py.set([member["start"], member["end"]]));
if ((py.len(shared) !== 1)) {
return [j, "gap"];
}
joint = py.pop(shared);
if (py.all([_nodes, ends].map((place) => _turns(before, member, joint, points, place)))) {
return [j, "turn"];
}
}
return [undefined, ""];
}
function _nodes(member, points): any {
return [py.at(points, member["start"]), py.at(points, member["end"])];
}
function _turns(before, member, joint, points, place): any {
let directions, one, start, end;
directions = [];
for (one of [before, member]) {
[start, end] = place(one, points);
directions.push(unit((py.equal(one["start"], joint) ? minus(end, start) : minus(start, end))));
}
return (dot(...py.each(directions)) > (-_STRAIGHT));
}
/** Local x, y, z: y horizontal, or global Y for an upright member, turned by the rotation. */
export function localAxes(member, x): any {
let upright, y, z, turn, c, s;
upright = (norm([x[0], x[1], 0.0]) < 1e-09);
y = (py.truthy(upright) ? [0.0, 1.0, 0.0] : unit(cross([0.0, 0.0, 1.0], x)));
z = cross(x, y);
turn = py.radians(py.get(member, "rotation", 0.0));
[c, s] = [py.cos(turn), py.sin(turn)];
return [x, _mixed(c, y, s, z), _mixed((-s), y, c, z)];
}
function _mixed(a, y, b, z): any {
return [((a * y[0]) + (b * z[0])), ((a * y[1]) + (b * z[1])), ((a * y[2]) + (b * z[2]))];
}
