/** Validation of a whole model: its shape by the schemas, then references, rules, advice and mechanisms that are certain. */

import * as chains from "../../generated/rules/validation/chains.ts";
import { fixedPatterns, otherAnnex, sharedSource, splitAction } from "../../generated/rules/validation/combination_doubts.ts";
import { crossings } from "../../generated/rules/validation/crossings.ts";
import { unusual } from "../../generated/rules/validation/dimensions.ts";
import { oneSided } from "../../generated/rules/validation/directions.ts";
import { hanging } from "../../generated/rules/validation/edges.ts";
import { explain } from "../../generated/rules/validation/explain.ts";
import * as extras from "../../generated/rules/validation/extras.ts";
import * as foreign from "../../generated/rules/validation/foreign.ts";
import { alongY, askew, onEdge, upward } from "../../generated/rules/validation/gravity.ts";
import * as judgements from "../../generated/rules/validation/judgements.ts";
import { strays } from "../../generated/rules/validation/kilonewtons.ts";
import { turned } from "../../generated/rules/validation/leaning.ts";
import { missing } from "../../generated/rules/validation/missing_combinations.ts";
import { covered, missed, near } from "../../generated/rules/validation/neighbours.ts";
import * as references from "../../generated/rules/validation/references.ts";
import * as repeats from "../../generated/rules/validation/repeats.ts";
import { Findings, listed } from "../../generated/rules/validation/report.ts";
import * as stability from "../../generated/rules/validation/stability.ts";
import { oneLevel } from "../../generated/rules/validation/storeys.ts";
import * as targets from "../../generated/rules/validation/targets.ts";
import { weighed } from "../../generated/rules/validation/weight.ts";
import type { SectionLibrary } from "../sections/library.ts";
import { definitions, fits } from "./compiled.ts";
import type { Document } from "./document.ts";
import type { Entity } from "./entries.ts";
import type { Finding, Issue, Report } from "./report.ts";
import { documentOf, isObject } from "./salvage.ts";

export { parseOnce } from "../offline/repeated.ts";

export type { Issue, Report };

export interface ValidateOptions {
  /** Where library names are looked up; without it they are taken as given. */
  sections?: SectionLibrary | undefined;
}

/** Doubts about a model without errors that no row tells of. */
const DOUBTS = [
  covered,
  near,
  missed,
  crossings,
  hanging,
  upward,
  alongY,
  askew,
  onEdge,
  strays,
  unusual,
  turned,
  oneLevel,
  weighed,
  missing,
  oneSided,
  fixedPatterns,
  splitAction,
  sharedSource,
  otherAnnex,
];

/** Everything wrong or doubtful in a parsed model; never throws for what a JSON reader can return. */
export function validate(model: unknown, { sections }: ValidateOptions = {}): Report {
  const [errors, warnings] = [new Findings(), new Findings()];
  const ofAnother = isObject(model) ? foreign.found(model) : [];
  if (ofAnother.length) errors.add(ofAnother);
  else if (!fits("model").isValid(model)) {
    errors.add(explain(definitions()["model"], model, []));
    if (!errors.kept.length) errors.add([[[], "does_not_fit", "the model does not fit its schema"]]);
  }
  if (isObject(model) && !ofAnother.length) judge(model, documentOf(model, sections), errors, warnings);
  return { valid: !errors.kept.length, errors: listed(model, errors, "error"), warnings: listed(model, warnings, "warning") };
}

function judge(model: Entity, document: Document, errors: Findings, warnings: Findings): void {
  errors.add(extras.unbounded(model));
  errors.add(extras.unboundedAnalysis(model));
  addAll(errors, references.checks(document));
  addAll(errors, repeats.checks(document, "errors"));
  addAll(errors, judgements.checks(document, "errors"));
  errors.add(targets.needs(document));
  addAll(warnings, [extras.ignored(model), ...judgements.checks(document, "doubts")]);
  // While something is broken, what looks unused or unstable may just be its consequence.
  if (errors.kept.length) return;
  addAll(warnings, [...judgements.checks(document, "advice"), ...repeats.checks(document, "advice")]);
  addAll(
    warnings,
    DOUBTS.map((doubts) => doubts(document)),
  );
  // What holds a part may be a member that runs through its nodes: it is cut there first, if that is quick.
  const whole = chains.split(document);
  if (whole) addAll(warnings, stability.checks(whole));
}

function addAll(findings: Findings, checks: Iterable<Iterable<Finding>>): void {
  for (const check of checks) findings.add(check);
}
