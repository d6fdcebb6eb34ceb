// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/targets.py, from which this is written.
/** What checks aim at: members that have what the check needs. */
import * as py from "../../offline/python.ts";
import * as judgements from "../../offline/validation/judgements.ts";
import * as storeys from "./storeys.ts";
import { said } from "../../sentences.ts";
import { remembered } from "../../offline/validation/document.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _KINDS = RULES["check_targets"];
/** The key by which a check names its members. */
export function kindOf(check): any {
return py.next(py.each(_KINDS).filter((kind) => py.contains(check, kind)));
}
/** The members that one of its names stands for. */
export function aimed(document, kind, name): any {
let names;
if ((kind === "members")) {
return [name];
}
if ((kind === "storeys")) {
return py.get(storeys.members(document), name, []);
}
names = py.get(py.get(document.lookup(kind), name, py.dict([])), "members", []);
return names;
}
export function* needs(document): Generator<any> {
let i, check, where, place, name;
for ([i, check] of py.enumerate(document.entities["checks"])) {
where = document.where("checks", i);
for ([place, name] of py.enumerate(py.get(check, "storeys", []))) {
if ((py.contains(py.either(document.ids["storeys"], () => []), name) && !py.truthy(aimed(document, "storeys", name)))) {
yield [[...py.each(where), "storeys", place], "no_members", said("no_members_in_storey", { storey: name })];
}
}
if ((check["type"] === "en1993_1_1")) {
yield* py.each(_untold(document, check, where));
}
}
}
function* _untold(document, check, where): Generator<any> {
let kind, named, told, place, name, member, code, lack, at, prefix;
kind = kindOf(check);
named = py.set();
told = py.set();
for ([place, name] of py.enumerate(((kind === "all") ? ["all"] : py.at(check, kind)))) {
for ([member, code, lack] of py.each((!py.contains(named, name) ? _lacksOf(document, kind, name) : []))) {
if (!py.contains(told, lack)) {
told.add(lack);
at = ((kind === "all") ? [...py.each(where), kind] : [...py.each(where), kind, place]);
prefix = ((kind === "design_members") ? `design member '${name}', ` : "");
yield [at, code, `${prefix}member '${member}': ${lack}`];
}
}
named.add(name);
}
}
/** One for each material and each section, however many members share it, and checks name it. */
const _lacksOf = remembered(function (document, kind, name) {
let materials, sections, found, member, lack;
[materials, sections] = _lacks(document);
found = py.dict([]);
for (member of py.each(((py.truthy(materials) || py.truthy(sections)) ? _members(document, kind, name) : []))) {
lack = py.either(py.get(materials, member["material"]), () => py.get(sections, member["section"]));
if ((lack != null)) {
py.setdefault(found, lack, member["id"]);
}
}
return py.items(found).map(([lack, member]) => [member, ...py.each(lack)]);
});
/** By material and by section, the code and the words for what it lacks. */
const _lacks = remembered(function (document) {
let lack;
return ["materials", "sections"].map((home) => py.dict(py.items(document.lookup(home)).flatMap(([name, entity]) => (py.truthy((lack = judgements.judged(document, "lacks", home, entity)))) ? [[name, lack.slice(1, undefined)]] : [])));
});
function _members(document, kind, name): any {
let members;
if ((kind === "all")) {
return document.entities["members"];
}
members = document.lookup("members");
return py.each(aimed(document, kind, name)).filter((member) => py.contains(members, member)).map((member) => py.at(members, member));
}
