// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/pushing.py, from which this is written.
/** What loads push with, in global axes: forces of nodes, members, plates and areas, N. */
import * as py from "../../offline/python.ts";
import * as areaLoads from "./area_loads.ts";
import * as geometry from "./geometry.ts";
import { AXES } from "./geometry.ts";
const _KEYS = ["fx", "fy", "fz"];
export const NONE = [0.0, 0.0, 0.0];
/** Of each load of a case; nothing of those whose place is not known. */
export function pushes(document, case_): any {
return [...py.each(py.get(case_, "node_loads", [])).map((load) => [py.get(load, "fx", 0.0), py.get(load, "fy", 0.0), py.get(load, "fz", 0.0)]), ...py.each(py.get(case_, "member_loads", [])).map((load) => _ofMember(document, load)), ...py.each(py.get(case_, "area_loads", [])).map((load) => _ofArea(document, load, py.get(load, "axes", "global"))), ...py.each(py.get(case_, "plate_loads", [])).map((load) => _ofPlate(document, load))];
}
function _ofMember(document, load): any {
let member, points, start, end, along, length, axes, base, x, y, z, key, axis, cosine, reach, size;
[member, points] = [py.get(document.lookup("members"), load["member"], py.dict([])), document.points];
if ((!py.contains(["point", "distributed"], load["type"]) || !py.ordered(py.set([py.get(member, "start"), py.get(member, "end")]), "<=", py.keys(points)))) {
return NONE;
}
[start, end] = geometry.ends(member, points);
[along, length] = [geometry.unit(geometry.minus(end, start)), geometry.length(start, end)];
axes = py.get(load, "axes", "global");
base = ((axes === "local") ? geometry.localAxes(member, along) : AXES);
[x, y, z] = NONE;
for ([key, axis, cosine] of py.zip(_KEYS, base, along)) {
reach = ((axes === "projected") ? (length * py.sqrt(py.max([0.0, (1 - (cosine * cosine))]))) : length);
size = _total(load, key, reach);
[x, y, z] = [(x + (size * axis[0])), (y + (size * axis[1])), (z + (size * axis[2]))];
}
return [x, y, z];
}
function _total(load, key, length): any {
let first, last, share;
first = py.get(load, key, 0.0);
if ((load["type"] === "point")) {
return first;
}
last = py.get(load, `${key}_end`, first);
share = py.subtract(py.get(load, "end", 1.0), py.get(load, "start", 0.0));
return (((py.add(first, last) / 2) * share) * length);
}
function _ofPlate(document, load): any {
let plate;
plate = py.get(document.lookup("plates"), load["plate"], py.dict([]));
return (py.truthy(plate) ? _ofArea(document, ({ ...py.record(load), ...py.record(plate) }), py.get(load, "axes", "local")) : NONE);
}
function _ofArea(document, load, axes): any {
let area, size, x, y, z;
area = areaLoads.area(document, load);
if ((area == null)) {
return NONE;
}
[size, [x, y, z]] = [(py.get(load, "pressure", 0.0) * area.size), area.normal];
if ((axes === "local")) {
return [(size * x), (size * y), (size * z)];
}
return [0.0, 0.0, (size * ((axes === "projected") ? py.abs(z) : 1.0))];
}
