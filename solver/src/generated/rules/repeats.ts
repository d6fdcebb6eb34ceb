// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/repeats.py, from which this is written.
/** What stands twice: rows of schemas/rules.json on one list, which the packages read as well. */
import * as py from "../../offline/python.ts";
import { spread } from "../../offline/validation/judgements.ts";
import { QUANTITIES } from "./quantities.ts";
import { path } from "../../offline/validation/report.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _ROWS = py.dict(py.items(RULES["repeats"]).map(([phase, rows]) => [phase, py.list(spread(rows))]));
/** What stands twice in a collection, or in a list of one of its entities. */
export function* checks(document, phase): Generator<any> {
let row, listed;
for (row of py.each(py.at(_ROWS, phase))) {
for (listed of py.each(document.lists(row["in"]))) {
if (!py.contains(row, "list")) {
yield _among(document, row, listed);
} else {
if (py.contains(listed.keys, row["list"])) {
yield _inside(row, listed);
}
}
}
}
}
function* _inside(row, listed): Generator<any> {
let inner, key, place, parts, names;
[inner, key] = [row["list"], py.get(row, "key")];
for ([place, parts] of py.zip(listed.places, listed.values(inner))) {
names = ((py.truthy(key) && py.truthy(parts)) ? py.each(parts).map((part) => py.at(part, key)) : py.either(parts, () => []));
yield* py.each(_repeated(row, names, [...py.each(listed.where), place, inner], py.range(py.len(names))));
}
}
function* _among(document, row, listed): Generator<any> {
let derived, names;
if (py.truthy(_distinct(document, row["in"], row["key"]))) {
return;
}
derived = py.get(py.get(QUANTITIES, row["in"], py.dict([])), row["key"]);
names = py.each(listed.items).map((item) => (py.truthy(derived) ? derived(document, item) : py.at(item, row["key"])));
yield* py.each(_repeated(row, names, listed.where, listed.places, listed.items));
}
/** A look at all at once: whether none stands twice, for certain. */
function _distinct(document, home, key): any {
let starts, ends, ways;
if ((key === "cell")) {
return !py.truthy(document.crowded);
}
if ((key === "pair")) {
[starts, ends] = [document.starts, document.ends];
ways = py.set(py.zip(starts, ends));
return py.both((py.len(ways) === py.len(starts)), () => py.isdisjoint(ways, py.zip(ends, starts)));
}
return py.both(py.both((key === "id"), () => document.whole), () => (py.len(py.either(py.at(document.ids, home), () => [])) === py.len(py.at(document.entities, home))));
}
function* _repeated(row, names, where, places, items = []): Generator<any> {
let field, first, i, name, known, own, told;
if ((py.len(py.set(names)) === py.len(names))) {
return;
}
field = ((py.contains(row, "key") && !py.contains(py.get(QUANTITIES, row["in"], py.dict([])), row["key"])) ? [row["key"]] : []);
first = py.dict([]);
for ([i, name] of py.enumerate(names)) {
if (((name != null) && !py.equal(py.setdefault(first, name, i), i))) {
known = py.at(first, name);
own = (py.truthy(items) ? ({ "id": py.at(items, i)["id"], "first": py.at(items, known)["id"] }) : py.dict([]));
told = py.filled(row["says"], { name: name, place: path([...py.each(where), py.at(places, known)]), ...py.record(own) });
yield [[...py.each(where), py.at(places, i), ...py.each(field)], row["code"], told];
if (py.truthy(py.get(row, "once"))) {
return;
}
}
}
}
