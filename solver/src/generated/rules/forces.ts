// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/forces.py, from which this is written.
/** How large forces are: of a load, of a load case and of the model; and whether names say that they were converted. */
import * as py from "../../offline/python.ts";
import { remembered } from "../../offline/validation/document.ts";
import { FORCES } from "../../offline/validation/entries.ts";
/** The largest component of a load, whatever its direction. */
export function size(_, load): any {
return py.max(py.each(FORCES["components"]).filter((key) => py.contains(load, key)).map((key) => py.abs(py.at(load, key))), { default: 0.0 });
}
export function largest(document): any {
return py.max(py.each(document.lists("forces")).map((loads) => loads.largest), { default: 0.0 });
}
/** By load case, of its lists the one with the largest force. */
export const heaviest = remembered(function (document) {
let found, loads, name;
found = py.dict([]);
for (loads of py.each(document.lists("forces"))) {
name = py.at(document.entities["load_cases"], py.int(loads.where[2]))["id"];
if ((!py.contains(found, name) || py.ordered(py.at(found, name).largest, "<", loads.largest))) {
py.put(found, name, loads);
}
}
return found;
});
/** A mesh of many nodes may well have a few newtons on each. */
export function loadedNodes(loads): any {
return ((py.at(loads.where, (-1)) === "node_loads") ? py.len(loads.items) : 0);
}
/** Whoever names a load "0.1 kN/m" and writes 100 has converted it. */
export function converted(loads): any {
return (py.contains(loads.keys, "name") && py.any(py.each(loads.values("name", "")).map((name) => py.contains(name, FORCES["converted"]))));
}
