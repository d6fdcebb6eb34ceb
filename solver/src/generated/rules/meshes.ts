// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/meshes.py, from which this is written.
/** Plates that are no mesh: one of them from column to column along a beam, which then feels nothing of its load. */
import * as py from "../../offline/python.ts";
import { remembered } from "../../offline/validation/document.ts";
import { length } from "./geometry.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _STEEP = RULES["gravity"]["flat_from"];
function _isSteep(document, member): any {
let start, end;
[start, end] = [py.at(document.points, member["start"]), py.at(document.points, member["end"])];
return (py.abs(py.subtract(end[2], start[2])) >= (_STEEP * length(start, end)));
}
/** Level members from one node on a support or column to the next, by their ends. */
const _spans = remembered(function (document) {
let points, members, steep, borne, member, isSteep;
points = document.points;
members = py.each(document.entities["members"]).filter((each) => (py.contains(points, each["start"]) && py.contains(points, each["end"])));
steep = py.each(members).map((member) => _isSteep(document, member));
borne = py.set(py.each(document.entities["supports"]).filter((support) => (support["uz"] !== "free")).map((support) => support["node"]));
for ([member, isSteep] of py.zip(members, steep)) {
if (py.truthy(isSteep)) {
borne = py.union(borne, py.set([member["start"], member["end"]]));
}
}
return py.dict(py.zip(members, steep).filter(([member, isSteep]) => (!py.truthy(isSteep) && py.contains(borne, member["start"]) && py.contains(borne, member["end"]))).map(([member, isSteep]) => [py.tuple(py.sorted([member["start"], member["end"]])), member["id"]]));
});
/** The member that spans along an edge of a plate, from corner to corner. */
export function spanned(document, plate): any {
let spans, nodes, edges;
[spans, nodes] = [_spans(document), plate["nodes"]];
edges = py.enumerate(nodes).map(([i, node]) => py.tuple(py.sorted([py.at(nodes, (i - 1)), node])));
return py.next(py.each(edges).filter((edge) => py.contains(spans, edge)).map((edge) => py.at(spans, edge)), undefined);
}
