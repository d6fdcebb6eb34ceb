// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/uplift.py, from which this is written.
/** Wind that lifts, and how little of a permanent load is left to hold it down. */
import * as py from "../../offline/python.ts";
import * as combining from "./combining.ts";
import { remembered } from "../../offline/validation/document.ts";
import { pushes } from "./pushing.ts";
import { RULES } from "../../offline/validation/rulebook.ts";
const _LEADING = RULES["gravity"]["wind_leads_from"];
/** Factors of the combinations at ULS in which wind leads and lifts. */
const _lifted = remembered(function (document) {
let winds, lifts;
winds = py.each(document.entities["load_cases"]).filter((case_) => (case_["nature"] === "wind"));
lifts = py.dict(py.each(winds).map((case_) => [case_["id"], py.sum(py.each(pushes(document, case_)).map((push) => push[2]))]));
return py.each(combining.ultimate(document)).filter((factors) => py.any(py.items(lifts).map(([wind, lift]) => (((lift * py.get(factors, wind, 0.0)) >= (_LEADING * py.abs(lift))) && ((_LEADING * py.abs(lift)) > 0)))));
});
/** The least that a load case has at ULS where wind leads and lifts. */
export function heldFactor(document, case_): any {
return py.min(py.each(_lifted(document)).map((factors) => py.get(factors, case_["id"], 0.0)), { default: undefined });
}
