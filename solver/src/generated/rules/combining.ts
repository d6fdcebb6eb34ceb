// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/combining.py, from which this is written.
/** Listed combinations: with which factors they have each load case, and what they repeat. */
import * as py from "../../offline/python.ts";
import { combines } from "./combination_rules.ts";
import { remembered } from "../../offline/validation/document.ts";
import { LOADS, RULES } from "../../offline/validation/rulebook.ts";
const _WEIGHT_MOST = RULES["self_weight"]["most_in_combination"];
const _ULTIMATE = RULES["ultimate"];
export const USUAL = _ULTIMATE["usual"];
/** Whether a load case has loads, or the structure's weight. */
export function acting(case_): any {
return py.any(["self_weight", ...py.each(LOADS)].map((key) => py.get(case_, key)));
}
/** By load case; twice in one combination, they add up. */
function _factors(combination): any {
let factors, term;
factors = py.dict([]);
for (term of py.each(combination["terms"])) {
py.put(factors, term["load_case"], py.add(py.get(factors, term["load_case"], 0.0), term["factor"]));
}
return factors;
}
/** Those that some combination has with a factor other than 0. */
export function combinedCases(document): any {
let listed;
listed = py.map(_factors, document.entities["load_combinations"]);
return py.set(py.each(listed).flatMap((factors) => py.items(factors).filter(([case_, factor]) => py.truthy(factor)).map(([case_, factor]) => case_)));
}
/** Factors of the combinations at ULS, those of accidents and earthquakes apart. */
export const ultimate = remembered(function (document) {
return py.each(document.entities["load_combinations"]).filter((combination) => (py.equal(combination["limit_state"], _ULTIMATE["limit_state"]) && py.contains(_ULTIMATE["situations"], py.get(combination, "situation", USUAL)))).map((combination) => _factors(combination));
});
/** The largest at ULS: of what presses down with its sign, of what may turn round by its size. */
export function ultimateFactor(document, case_): any {
let factors, pressing;
factors = py.each(ultimate(document)).map((factors) => py.get(factors, case_["id"], 0.0));
pressing = py.contains(RULES["gravity"]["natures"], case_["nature"]);
return py.max((py.truthy(pressing) ? factors : py.map(py.abs, factors)), { default: undefined });
}
/** Of each combination at ULS the largest factor of a permanent load. */
const _weights = remembered(function (document) {
let cases, permanent;
cases = document.entities["load_cases"];
permanent = py.each(cases).filter((case_) => ((case_["nature"] === "permanent") && py.truthy(acting(case_)))).map((case_) => case_["id"]);
return py.each(ultimate(document)).map((factors) => py.max(py.each(permanent).map((case_) => py.abs(py.get(factors, case_, 0.0))), { default: py.nan }));
});
/** The largest factor of a permanent load in the combinations at ULS that have a case. */
export function weightBeside(document, case_): any {
let combined;
combined = py.zip(ultimate(document), _weights(document));
return py.max(py.each(combined).filter(([factors, weight]) => py.truthy(py.get(factors, case_["id"]))).map(([factors, weight]) => weight), { default: undefined });
}
const _service = remembered(function (document) {
return py.each(document.entities["load_combinations"]).filter((each) => (each["limit_state"] === "SLS")).map((each) => _factors(each));
});
/** The largest at SLS, by its size. */
export function serviceFactor(document, case_): any {
return py.max(py.each(_service(document)).map((factors) => py.abs(py.get(factors, case_["id"], 0.0))), { default: undefined });
}
/** The limit states that load combinations have, by the model's rule too; None where that cannot be known. */
export function limitStates(document): any {
let rule, listed, known, cases, found;
[rule, listed] = [py.get(document.analysis, "combinations"), document.entities["load_combinations"]];
[known, cases] = [document.ids["load_combinations"], document.entities["load_cases"]];
if (((known == null) || (py.truthy(known) && (py.len(listed) !== py.len(known))) || (py.truthy(document.ruled) && (rule == null)))) {
return undefined;
}
found = py.set(py.each(listed).map((combination) => combination["limit_state"]));
if (((rule != null) && (!py.truthy(document.complete("load_cases")) || py.any(py.each(cases).map((case_) => combines(document, case_)))))) {
found = py.union(found, (py.truthy(py.get(rule, "sls")) ? py.set(["ULS", "SLS"]) : py.set(["ULS"])));
}
return py.sorted(found);
}
/** What makes two combinations one: the order of their terms does not. */
export function content(_, combination): any {
let terms;
terms = py.frozenset(py.each(combination["terms"]).map((term) => [term["load_case"], term["factor"]]));
return [combination["limit_state"], py.get(combination, "situation", ""), terms];
}
/** By term, the combination that it stands in. */
export const ofTerms = remembered(function (document) {
return py.dict(py.each(document.entities["load_combinations"]).flatMap((combination) => py.each(combination["terms"]).map((term) => [term, combination])));
});
/** Of each load case once, however many combinations have it beside another with the same weight. */
export function* weighedTwice(document): Generator<any> {
let cases, told, listed, weights, first, last, words;
cases = document.lookup("load_cases");
told = py.set();
for (listed of py.each(document.lists("terms"))) {
weights = py.dict(py.enumerate(listed.items).filter(([j, term]) => (py.truthy(term["factor"]) && py.truthy(py.at(cases, term["load_case"])["self_weight"]))).map(([j, term]) => [term["load_case"], [j, py.abs(py.at(cases, term["load_case"])["self_weight"])]]));
if (((py.len(weights) > 1) && py.ordered(py.sum(py.each(py.values(weights)).map(([, weight]) => weight)), ">", _WEIGHT_MOST))) {
[first, last] = [py.list(weights)[0], py.at(py.list(weights), (-1))];
words = `the weight of the structure is in load case '${first}' already: self_weight of '${last}'`;
if (!py.contains(told, last)) {
yield [[...py.each(listed.where), py.at(weights, last)[0], "load_case"], "self_weight_twice", `${words} counts it again`];
}
told.add(last);
}
}
}
