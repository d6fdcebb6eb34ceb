/** Validation of a whole model: its shape by the schemas, then references, rules and advice. Mechanisms are the solver's to find. */

import type { SectionLibrary } from "../../sections/library.ts";
import * as advice from "./advice.ts";
import * as areaLoads from "./area_loads.ts";
import * as chains from "./chains.ts";
import * as combining from "./combining.ts";
import { documentOf } from "./document.ts";
import * as extras from "./extras.ts";
import * as references from "./references.ts";
import { type Finding, first, type Issue, listed, type Report } from "./report.ts";
import * as rules from "./rules.ts";
import { faults, isObject } from "./shape.ts";
import * as targets from "./targets.ts";
import * as units from "./units.ts";

export type { Issue, Report };

export interface ValidateOptions {
  /** Where library names are looked up; without it they are taken as given. */
  sections?: SectionLibrary | undefined;
}

/** Everything wrong or doubtful in a parsed model; never throws for what a JSON reader can return. */
export function validate(model: unknown, { sections }: ValidateOptions = {}): Report {
  if (!isObject(model)) return report(model, faults("model", model, []), []);
  const { document, misshapen } = documentOf(model);
  const errors = [...misshapen, ...first(extras.unbounded(model)), ...first(extras.unboundedAnalysis(model))];
  errors.push(
    ...all(references.checks(document)),
    ...all(rules.checks(document, sections)),
    ...all(combining.checks(document)),
    ...all(areaLoads.checks(document)),
    ...all(chains.checks(document)),
    ...all(targets.checks(document)),
  );
  const warnings = [...first(extras.ignored(model)), ...all(units.checks(document))];
  // While something is broken, what looks unused may just be its consequence.
  if (!errors.length) warnings.push(...all(advice.checks(document)));
  return report(model, errors, warnings);
}

/** Each check finds in document order, so the first of each are enough for the first of all. */
const all = (checks: Iterable<Iterable<Finding>>): Finding[] => [...checks].flatMap(first);

function report(model: unknown, errors: Finding[], warnings: Finding[]): Report {
  return { valid: !errors.length, errors: listed(model, errors, "error"), warnings: listed(model, warnings, "warning") };
}
