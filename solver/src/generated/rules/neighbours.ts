// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/neighbours.py, from which this is written.
/** Nodes and members that miss one another by a little, or cover one another: people draw so by hand. */
import * as py from "../../offline/python.ts";
import { said } from "../../sentences.ts";
import { ON_LINE_M, beside, connecting } from "./chains.ts";
import { hasOffset, length, minus, unit } from "./geometry.ts";
import { Nearby } from "./nearby.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _DRAWN_BY_HAND = RULES["geometry"]["drawn_by_hand_members"];
const _DIGITS = RULES["geometry"]["direction_digits"];
const _NEAR_M = RULES["slips"]["near_m"];
const _APART_M = RULES["slips"]["apart_m"];
const _JOINTS = RULES["joints"];
/** Members that leave a node in one direction: the longer runs over the shorter. */
export function* covered(document): Generator<any> {
let members, points, first, i, member, node, other, x, y, z, known, told;
[members, points] = [document.entities["members"], document.points];
if ((py.len(members) > _DRAWN_BY_HAND)) {
return;
}
first = py.dict([]);
for ([i, member] of py.enumerate(members)) {
if (py.truthy(hasOffset(member))) {
continue;
}
for ([node, other] of [[member["start"], member["end"]], [member["end"], member["start"]]]) {
[x, y, z] = unit(minus(py.at(points, other), py.at(points, node)));
known = py.setdefault(first, [node, py.round(x, _DIGITS), py.round(y, _DIGITS), py.round(z, _DIGITS)], member);
if (((known !== member) && !py.equal(py.set([known["start"], known["end"]]), py.set([node, other])))) {
told = said("overlapping_members", { id: member["id"], first: known["id"], node: node });
yield [document.where("members", i), "overlapping_members", told];
break;
}
}
}
}
/** Nodes a few millimetres apart that nothing joins. */
export function* near(document): Generator<any> {
let lines, joined, plate, cells, i, node, name, point, cell, place, around, other, apart, told;
if ((py.len(document.entities["members"]) > _DRAWN_BY_HAND)) {
return;
}
lines = py.zip(...py.each(py.values(document.points))).map((axis) => py.sorted(py.set(axis)));
if (!py.any(py.each(lines).flatMap((line) => py.pairwise(line).map(([a, b]) => py.ordered(py.subtract(b, a), "<", _NEAR_M))))) {
return;
}
joined = py.set(py.zip(document.starts, document.ends).map((pair) => py.frozenset(pair)));
for (plate of py.each(document.entities["plates"])) {
joined = py.union(joined, py.set(py.each(plate["nodes"]).flatMap((a) => py.each(plate["nodes"]).filter((b) => !py.equal(a, b)).map((b) => py.frozenset([a, b])))));
}
cells = py.dict([]);
for ([i, node] of py.enumerate(document.entities["nodes"])) {
name = node["id"];
point = py.at(document.points, name);
if (!py.contains(document.used, name)) {
continue;
}
[cell, place] = [_NEAR_M, _APART_M].map((size) => py.tuple(py.each(point).map((value) => py.round((value / size)))));
around = py.product(...py.each(cell).map((value) => [(value - 1), value, (value + 1)]));
for (other of py.each(around).flatMap((nearCell) => py.each(py.values(py.get(cells, nearCell, py.dict([])))).map((other) => other))) {
apart = length(point, py.at(document.points, other));
if (((py.ordered(_APART_M, "<", apart) && py.ordered(apart, "<", _NEAR_M)) && !py.contains(joined, py.frozenset([name, other])))) {
told = said("near_nodes", { id: name, apart: `${py.digits((apart * 1000), 3)}`, other: other, least: `${py.digits((_NEAR_M * 1000), 6)}` });
yield [document.where("nodes", i), "near_nodes", told];
break;
}
}
py.setdefault(py.setdefault(cells, cell, py.dict([])), place, name);
}
}
/** Nodes that something stands on and that a member just misses which was to connect to them. */
export function* missed(document): Generator<any> {
let chains, places, search, member, found, apart, node, told;
chains = connecting(document);
if ((!py.truthy(chains) || ((py.len(chains) * py.len(document.entities["nodes"])) > _JOINTS["steps"]))) {
return;
}
places = document.nodePlaces;
search = new Nearby(document.points, _JOINTS["steps"]);
for (member of py.each(chains)) {
found = beside(search, document.points, member, _JOINTS["missed_m"]);
for ([, apart, node] of py.sorted(found, { key: ((one) => py.at(places, one[2])) })) {
if ((py.ordered(apart, ">", ON_LINE_M) && py.contains(document.used, node))) {
told = said("missed_member", { node: node, apart: `${py.digits((apart * 1000), 3)}`, member: member["id"] });
yield [document.whereNode(node), "missed_member", told];
}
}
}
}
