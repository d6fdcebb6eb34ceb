// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/storeys.py, from which this is written.
/** Storeys: a member belongs to the one that its lower end stands in. */
import * as py from "../../offline/python.ts";
import { limits } from "../../offline/validation/rulebook.ts";
import { remembered } from "../../offline/validation/document.ts";
export const ON_FLOOR = limits()["storey_floor_m"];
/** Ids of the members of each storey. */
export const members = remembered(function (document) {
let falling, found, points, member, foot, storey;
falling = py.sorted(document.entities["storeys"], { key: ((storey) => (-storey["z"])) });
found = py.dict(py.each(falling).map((storey) => [storey["id"], []]));
points = document.points;
for (member of py.each(document.entities["members"])) {
foot = py.min(["start", "end"].filter((end) => py.contains(points, py.at(member, end))).map((end) => py.at(points, py.at(member, end))[2]), { default: (-py.inf) });
if (py.truthy((storey = py.next(py.each(falling).filter((storey) => py.ordered(storey["z"], "<=", py.add(foot, ON_FLOOR))).map((storey) => storey["id"]), undefined)))) {
py.at(found, storey).push(member["id"]);
}
}
return found;
});
