// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/chains.py, from which this is written.
/** Members that connect to the nodes along them, cut there as the solver cuts them. */
import * as py from "../../offline/python.ts";
import { remembered } from "../../offline/validation/document.ts";
import { length, minus, offLine, unit } from "./geometry.ts";
import { Nearby } from "./nearby.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _STEPS = RULES["joints"]["steps"];
export const ON_LINE_M = RULES["geometry"]["on_line_m"];
/** Members that are joined to nodes which they do not name: what looks unused or loose may be held by them. */
export function connecting(document): any {
let known;
known = (py.contains(document.memberKeys, "connect") ? document.entities["members"] : []);
return py.each(known).filter((member) => py.truthy(py.get(member, "connect")));
}
/** Nodes between the ends of a member: how far along, m, how far from it, m, and which. */
export function* beside(search, points, member, within): Generator<any> {
let start, end, along, size, node, reach, apart, between;
[start, end] = [py.at(points, member["start"]), py.at(points, member["end"])];
[along, size] = [unit(minus(end, start)), length(start, end)];
for (node of py.each(search.round([start, end], within))) {
[reach, apart] = offLine(py.at(points, node), start, along);
between = ((py.ordered(ON_LINE_M, "<", reach) && py.ordered(reach, "<", py.subtract(size, ON_LINE_M))) && !py.contains([member["start"], member["end"]], node));
if ((py.ordered(apart, "<=", within) && py.truthy(between))) {
yield [reach, apart, node];
}
}
}
/** The document with such members cut at the nodes they run through, as the solver does; None where that is long. */
export function split(document): any {
return (py.truthy(connecting(document)) ? _cut(document) : document);
}
const _cut = remembered(function (document) {
let search, pieces, homes, place, member, inside, cut;
search = new Nearby(document.points, _STEPS);
pieces = [];
homes = [];
for ([place, member] of py.zip(document.places["members"], document.entities["members"])) {
inside = (py.truthy(py.get(member, "connect")) ? _inside(document, search, member) : []);
cut = [member["start"], ...py.each(inside), member["end"]];
pieces = py.add(pieces, (py.truthy(inside) ? py.range((py.len(cut) - 1)).map((i) => _piece(member, cut, i)) : [member]));
homes = py.add(homes, py.repeated([place], (py.len(cut) - 1)));
if (py.truthy(search.spent)) {
return undefined;
}
}
return document.withMembers(pieces, homes);
});
/** The nodes that a member runs through, in order from its start. */
function _inside(document, search, member): any {
if ((!py.contains(document.points, member["start"]) || !py.contains(document.points, member["end"]))) {
return [];
}
return py.sorted(beside(search, document.points, member, ON_LINE_M)).map(([, , node]) => node);
}
function _piece(member, cut, i): any {
let ends, own;
ends = ({ "start_hinge": (i === 0), "end_hinge": (i === (py.len(cut) - 2)) });
own = py.dict(py.items(member).filter(([key, value]) => py.truthy(py.get(ends, key, true))));
return ({ ...py.record(own), "start": py.at(cut, i), "end": py.at(cut, (i + 1)) });
}
