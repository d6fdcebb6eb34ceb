// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/combination_rules.py, from which this is written.
/** Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most. */
import * as py from "../../offline/python.ts";
import { limits, COMBINING, LOADS } from "../../offline/validation/rulebook.ts";
import { ABSENT } from "../../offline/validation/entries.ts";
const _ACTS_ON = ["node", "member", "plate", "nodes"];
/** Whether the model's rule, if it has one, puts a load case into its combinations. */
export function combines(document, case_): any {
return (py.contains(document.analysis, "combinations") && py.contains(["permanent", ...py.each(COMBINING["natures"])], case_["nature"]));
}
export function categories(_, case_): any {
let known;
known = py.get(py.get(COMBINING["natures"], case_["nature"], py.dict([])), "categories", []);
return known;
}
/** The row of EN 1990 Table A1.1; actions that the rules leave to the model have none. */
export function psiRow(_, case_): any {
let known;
known = py.get(COMBINING["natures"], case_["nature"]);
return py.both(known, () => py.either(py.either(py.get(case_, "category"), () => known["usual"]), () => ABSENT));
}
export function psiRows(document): any {
let annex;
annex = py.get(py.get(document.analysis, "combinations", py.dict([])), "annex", "recommended");
return py.either(py.list(py.get(py.get(COMBINING["annexes"], annex, py.dict([])), "psi", [])), () => undefined);
}
/** What a rule asks for that its annex does not allow: without ξ none of the expressions that take it. */
export function disallowed(rule): any {
let numbers, named, told;
if (((rule == null) || (py.get(py.get(COMBINING["annexes"], py.get(rule, "annex", "recommended"), py.dict([])), "xi", 1) != null))) {
return undefined;
}
numbers = py.at(COMBINING["rules"], rule["rule"]);
if (!py.any(py.each(numbers).map((number) => py.contains(py.at(COMBINING["expressions"], number)["permanent"], "xi")))) {
return undefined;
}
named = py.each(py.each(numbers).map((number) => `(${number})`)).join(" and ");
told = COMBINING["not_allowed"];
return py.filled(told, { annex: rule["annex"], expressions: named });
}
/** Imposed cases of the first category with loads on different things, where the rule does not say how they act. */
export function together(document, analysis): any {
let alike, case_, known, first, others, loaded;
if ((!py.contains(analysis, "combinations") || py.contains(analysis["combinations"], "patterns"))) {
return undefined;
}
alike = py.dict([]);
for (case_ of py.each(document.entities["load_cases"])) {
known = py.get(COMBINING["natures"], case_["nature"]);
if ((py.truthy(known) && !py.truthy(known["alternatives"]) && py.contains(case_, "category") && py.any(py.each(LOADS).map((kind) => py.get(case_, kind))))) {
py.setdefault(alike, case_["category"], []).push(case_);
}
}
for ([first, ...others] of py.each(py.values(alike))) {
loaded = places(first);
if (py.any(py.each(others).map((other) => py.isdisjoint(loaded, places(other))))) {
return [first, ...py.each(others)].map((case_) => case_["id"]);
}
}
return undefined;
}
/** What its loads act on: nodes, members and plates, areas by their corners. */
export function places(case_): any {
return py.set(py.each(LOADS).flatMap((kind) => py.each(py.get(case_, kind, [])).map((load) => py.str(py.each(_ACTS_ON).map((key) => py.get(load, key))))));
}
/** How many there are at most, by the model's rule and listed. No expression gives more than every leading set with or without every set of the others, each source either way. */
export function mostCombinations(document): any {
let rule, cases, numbers, counts, every, count, led, kinds, limit, most, expression, relieved;
[rule, cases] = [py.get(document.analysis, "combinations"), document.entities["load_cases"]];
if ((rule == null)) {
return undefined;
}
numbers = py.set([...py.each(py.at(COMBINING["rules"], rule["rule"])), ...py.each(py.get(rule, "sls", [])).map((kind) => py.at(COMBINING["sls"], kind))]);
counts = _countsOfActions(rule, cases);
every = 1.0;
for (count of py.each(counts)) {
every = (every * (1 + count));
}
led = (1 + py.sum(py.each(counts).map((count) => ((every / (1 + count)) * count))));
[kinds, limit] = [_kindsOfSources(cases), limits()["load_case_limit"]];
most = py.float(py.len(document.entities["load_combinations"]));
for (expression of py.each(numbers).map((number) => py.at(COMBINING["expressions"], number))) {
relieved = py.each(kinds).filter((kind) => (py.truthy(expression["favourable"]) || (py.at(COMBINING["sources"], kind) === "absent")));
most = (most + ((2.0 ** py.min([py.len(relieved), limit])) * ((expression["leading"] == null) ? every : led)));
}
return most;
}
/** Cases of one source together, every other one by itself. */
function _bySource(cases): any {
let sets, case_;
sets = py.dict([]);
for (case_ of py.each(cases)) {
py.setdefault(sets, (py.contains(case_, "source") ? ["source", case_["source"]] : ["case", case_["id"]]), []).push(case_);
}
return py.list(py.values(sets));
}
/** What each source of permanent actions is; those that name none and are none by themselves are one, the weight. */
function _kindsOfSources(cases): any {
let others, kinds;
others = py.each(cases).filter((case_) => ((case_["nature"] === "permanent") && !py.truthy(isWeight(case_))));
kinds = py.each(_bySource(others)).map((each) => py.set([...py.map(_kind, each)]));
return py.add(py.repeated(["forces"], py.any(py.map(isWeight, cases))), py.each(kinds).map((kind) => ((py.len(kind) === 1) ? py.pop(kind) : "forces")));
}
/** Whether a case is permanent, names no source and is none by itself: it shares the factor of the weight. */
export function isWeight(case_): any {
return ((case_["nature"] === "permanent") && !py.contains(case_, "source") && (_kind(case_) === "forces"));
}
/** Whether a permanent case is of support displacements, or of strains, and no force beside them. */
function _kind(case_): any {
let loads;
loads = py.set(py.each(LOADS).filter((kind) => py.truthy(py.get(case_, kind))));
if ((py.truthy(case_["self_weight"]) || !py.ordered(loads, "<=", py.set(["support_displacements", "member_loads", "plate_loads"])) || py.any(py.each(py.get(case_, "member_loads", [])).map((load) => (load["type"] !== "temperature"))) || py.any(py.each(py.get(case_, "plate_loads", [])).map((load) => py.get(load, "pressure"))))) {
return "forces";
}
return (py.contains(loads, "support_displacements") ? "settlement" : (py.truthy(loads) ? "strain" : "forces"));
}
/** How many sets of cases each variable action can act with. */
function _countsOfActions(rule, cases): any {
let actions, case_, known, row, sizes, alternatives, patterns, most;
actions = py.dict([]);
for (case_ of py.each(cases)) {
known = py.get(COMBINING["natures"], case_["nature"]);
row = py.either(py.get(case_, "category"), () => py.both(known, () => known["usual"]));
if ((py.truthy(known) && py.truthy(row))) {
py.setdefault(actions, (py.truthy(known["alternatives"]) ? case_["nature"] : row), []).push(case_);
}
}
sizes = py.dict(py.items(actions).map(([key, own]) => [key, py.len(_bySource(own))]));
alternatives = py.set(py.items(COMBINING["natures"]).filter(([nature, known]) => py.truthy(known["alternatives"])).map(([nature, known]) => nature));
[patterns, most] = [py.get(rule, "patterns", false), limits()["load_case_limit"]];
return py.items(sizes).map(([key, size]) => (py.contains(alternatives, key) ? py.float(size) : (py.truthy(patterns) ? ((2.0 ** py.min([size, most])) - 1) : 1.0)));
}
