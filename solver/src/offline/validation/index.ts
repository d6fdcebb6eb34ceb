/** Validation of a whole model, as the service does it: its shape by the schemas, then references, rules and advice. */

import type { SectionLibrary } from "../../sections/library.ts";
import { definition } from "../schema.ts";
import * as advice from "./advice.ts";
import { type Document, documentOf, salvaged } from "./document.ts";
import { explain } from "./explain.ts";
import * as extras from "./extras.ts";
import { fits, isObject } from "./fits.ts";
import * as references from "./references.ts";
import { type Finding, first, type Issue, listed, type Report } from "./report.ts";
import * as rules from "./rules.ts";
import { mechanisms } from "./stability.ts";
import * as targets from "./targets.ts";
import * as units from "./units.ts";

export type { Issue, Report };

export interface ValidateOptions {
  /** Where library names are looked up; without it they are taken as given. */
  sections?: SectionLibrary | undefined;
}

/** Everything wrong or doubtful in a parsed model; never throws for what a JSON reader can return. */
export function validate(model: unknown, { sections }: ValidateOptions = {}): Report {
  if (!isObject(model)) return report(model, first(explain(definition("model"), model, [])), []);
  const errors: Finding[] = [];
  let judged: Document;
  if (fits("model")(model)) judged = documentOf(model);
  else {
    errors.push(...first(explain(definition("model"), model, [])));
    if (!errors.length) errors.push([[], "the model does not fit its schema"]);
    judged = salvaged(model);
  }
  errors.push(...first(extras.unbounded(model)), ...first(extras.unboundedAnalysis(model)));
  errors.push(...all(references.checks(judged)), ...all(rules.checks(judged, sections)), ...all(targets.checks(judged)));
  const warnings = [...first(extras.ignored(model)), ...all(units.checks(judged))];
  // While something is broken, what looks unused or unstable may just be its consequence.
  if (!errors.length) warnings.push(...all(advice.checks(judged)), ...first(mechanisms(judged)));
  return report(model, errors, warnings);
}

/** Each check finds in document order, so the first of each are enough for the first of all. */
const all = (checks: Iterable<Iterable<Finding>>): Finding[] => [...checks].flatMap(first);

function report(model: unknown, errors: Finding[], warnings: Finding[]): Report {
  return { valid: !errors.length, errors: listed(model, errors, "error"), warnings: listed(model, warnings, "warning") };
}
