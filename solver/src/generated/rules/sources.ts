// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/sources.py, from which this is written.
/** Doubts about what loads come from, where a rule combines them: parts of one action, and permanent pressure. */
import * as py from "../../offline/python.ts";
import { isWeight, places } from "./combination_rules.ts";
import { remembered } from "../../offline/validation/document.ts";
import { pushes } from "./pushing.ts";
import { COMBINING, RULES } from "../../offline/validation/rulebook.ts";
const _RULE = RULES["sources"];
/** Of a load case: what it loads, its level force along x and y, and sums of forces, N. */
class _Push {
constructor(places, x, y, level, sideways, whole) {
this.places = places;
this.x = x;
this.y = y;
this.level = level;
this.sideways = sideways;
this.whole = whole;
}
get net() {
const self = this;
return py.hypot(self.x, self.y);
}
/** Whether it pushes level, and all one way. */
get oneWay() {
const self = this;
return (self.net > (_RULE["level_from"] * self.whole));
}
/** Whether its level forces cancel out, as pressure from within does. */
get balanced() {
const self = this;
return ((self.level > (_RULE["level_share"] * self.whole)) && (self.net < (_RULE["balanced_to"] * self.level)));
}
get pushing() {
const self = this;
return ((self.net > (_RULE["pushing_from"] * self.level)) && ((_RULE["pushing_from"] * self.level) > 0));
}
}
const _push = remembered(function (document, case_) {
let found, x, y, level, sideways;
found = pushes(document, case_);
[x, y, level] = [py.sum(py.each(found).map((f) => f[0])), py.sum(py.each(found).map((f) => f[1])), py.sum(py.each(found).map((f) => py.hypot(f[0], f[1])))];
sideways = py.sum(py.each(found).filter((f) => (py.hypot(f[0], f[1]) > py.abs(f[2]))).map((f) => py.hypot(...py.each(f))));
return new _Push(places(case_), x, y, level, sideways, py.sum(py.each(found).map((f) => py.hypot(...py.each(f)))));
});
/** The first two cases that a rule takes for alternatives, and that may be parts of one action. */
export function parts(document, analysis): any {
let nature, known, cases, listed, every, one, first, other, second, told;
if (!py.contains(analysis, "combinations")) {
return undefined;
}
for ([nature, known] of py.items(COMBINING["natures"])) {
cases = py.each(document.entities["load_cases"]).filter((case_) => py.equal(case_["nature"], nature));
listed = py.each(cases.slice(undefined, py.int(_RULE["compared"]))).filter((case_) => py.truthy(known["alternatives"])).map((case_) => [case_, _push(document, case_)]);
every = py.each(listed).map(([, push]) => push.places);
for ([[one, first], [other, second]] of py.each(py.combinations(listed, 2))) {
told = (py.contains(one, "source") && py.contains(other, "source"));
if ((!py.truthy(told) && py.truthy(first.places) && py.truthy(second.places) && py.truthy(_mayJoin(first, second, every)))) {
return [one["id"], other["id"]];
}
}
}
return undefined;
}
function _mayJoin(one, other, every): any {
let whole, along;
if (!py.truthy(py.isdisjoint(one.places, other.places))) {
return py.either(py.both(one.balanced, () => other.pushing), () => py.both(one.pushing, () => other.balanced));
}
whole = py.union(one.places, other.places);
if (py.any(py.each(every).map((places) => py.ordered(whole, "<=", places)))) {
return false;
}
along = ((one.x * other.x) + (one.y * other.y));
return !(py.truthy(one.oneWay) && py.truthy(other.oneWay) && (along < ((_RULE["apart_to"] * one.net) * other.net)));
}
/** The cases that share the factor of the structure's weight. */
const _weights = remembered(function (document) {
return py.each(document.entities["load_cases"]).filter((case_) => py.truthy(isWeight(case_)));
});
/** Whether loads of a permanent case push level, with the factor of others that press down. */
export function sideways(document, case_): any {
let weights, level, whole, least, pressed;
weights = _weights(document);
if (!py.any(py.each(weights).map((each) => (case_ === each)))) {
return false;
}
level = py.sum(py.each(weights).map((each) => _push(document, each).sideways));
whole = py.sum(py.each(weights).map((each) => _push(document, each).whole));
least = (_RULE["sideways_from"] * whole);
pressed = (py.any(py.each(weights).map((each) => each["self_weight"])) || py.ordered(py.subtract(whole, level), ">", least));
return py.both(pressed, () => py.ordered(_push(document, case_).sideways, ">", least));
}
