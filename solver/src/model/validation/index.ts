/** Validation of a whole model: its shape by the schemas, then references, rules, advice and mechanisms that are certain. */

import { explain } from "../../generated/rules/validation/explain.ts";
import * as extras from "../../generated/rules/validation/extras.ts";
import * as findings from "../../generated/rules/validation/findings.ts";
import * as foreign from "../../generated/rules/validation/foreign.ts";
import { Findings, listed } from "../../generated/rules/validation/report.ts";
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

/** Everything wrong or doubtful in a parsed model; never throws for what a JSON reader can return. */
export function validate(model: unknown, { sections }: ValidateOptions = {}): Report {
  const [errors, warnings] = [new Findings(), new Findings()];
  const ofAnother = isObject(model) ? foreign.found(model) : [];
  if (ofAnother.length) errors.add(ofAnother);
  else if (!fits("model").isValid(model)) {
    errors.add(explain(definitions()["model"]!, model, []));
    if (!errors.kept.length) errors.add([[[], "does_not_fit", "the model does not fit its schema"]]);
  }
  if (isObject(model) && !ofAnother.length) judge(model, documentOf(model, sections), errors, warnings);
  return { valid: !errors.kept.length, errors: listed(model, errors, "error"), warnings: listed(model, warnings, "warning") };
}

function judge(model: Entity, document: Document, errors: Findings, warnings: Findings): void {
  errors.add(extras.unbounded(model));
  errors.add(extras.unboundedAnalysis(model));
  addAll(errors, findings.errors(document));
  addAll(warnings, [extras.ignored(model), ...findings.doubts(document)]);
  if (!errors.kept.length) addAll(warnings, findings.advice(document));
}

function addAll(findings: Findings, checks: Iterable<Iterable<Finding>>): void {
  for (const check of checks) findings.add(check);
}
