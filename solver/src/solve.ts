/** `solve`: a valid model in, results out. */

import { distrustOf } from "./analysis/accuracy_trust.ts";
import { analyse } from "./analysis/linear.ts";
import { conditioningOf, memberTable, plateTable, refuseNonFinite, setResults, statisticsOf } from "./analysis/report.ts";
import { superpose } from "./analysis/superposition.ts";
import { warningsOf } from "./analysis/warnings.ts";
import { runChecks } from "./checks/index.ts";
import { checkContext } from "./checks/run/analysis.ts";
import { envelopesOf } from "./diagrams/envelope.ts";
import { ExtremaScanner } from "./diagrams/extrema.ts";
import type { Model } from "./generated/model.ts";
import { readCombinations } from "./model/combinations.ts";
import { readFrame } from "./model/frame.ts";
import { indexById, refuseShapeless } from "./model/guard.ts";
import { readCase } from "./model/loads.ts";
import { refuseUnsupported } from "./model/refusal.ts";
import type { SectionLibrary } from "./model/section.ts";
import { refuseMissingTargets } from "./model/targets.ts";
import { type OnProgress, Progress } from "./progress.ts";
import { RESULTS_VERSION, type Results } from "./results.ts";
import { VERSION } from "./version.ts";

export interface SolveOptions {
  /** Where sections given by library name are looked up. */
  sections?: SectionLibrary;
  /** Called between steps; returning false cancels. */
  onProgress?: OnProgress;
}

/**
 * Solve a model that `validate` accepts; throws SolveError where there are no numbers to trust. Unknown JSON goes through
 * `validModel` first: here only ids, references and finite numbers are looked at again.
 */
export function solve(model: Model, options: SolveOptions = {}): Results {
  const progress = new Progress(options.onProgress);
  refuseShapeless(model);
  const { model: structure, analysis = {} } = model;
  refuseUnsupported(structure, analysis);
  const frame = readFrame(structure, hasShearDeformation(model), options.sections);
  const caseIndex = indexById(structure.load_cases, "model.load_cases");
  const loads = structure.load_cases.map((item, i) => readCase(item, `model.load_cases[${i}]`, frame));
  const combinations = readCombinations(structure.load_combinations, caseIndex);
  refuseMissingTargets(structure, analysis, frame.memberIndex);

  const done = analyse(frame, loads, progress);
  const scanner = new ExtremaScanner(done.kernel, frame.length, frame.stiffnessOf, done.elements.compliances);
  const results: Results = {
    results_version: RESULTS_VERSION,
    solver: { name: "handoff-solver", version: VERSION },
    nodes: frame.nodeIds,
    supports: { ids: frame.supports.map(({ id }) => id), nodes: frame.supports.map(({ node }) => node) },
    members: memberTable(frame, done),
    plates: plateTable(frame),
    load_cases: loads.map(({ id, nature, member }, i) => ({
      ...setResults(id, done.cases[i]!, scanner),
      nature,
      member_loads: member,
    })),
    load_combinations: combinations.map(({ id, limitState, terms }) => ({
      ...setResults(id, superpose(terms, done.cases), scanner),
      limit_state: limitState,
      terms,
    })),
    envelopes: [],
    checks: [],
    conditioning: conditioningOf(frame, done),
    statistics: statisticsOf(done),
    warnings: [],
  };
  results.envelopes = envelopesOf(results.load_combinations);
  refuseNonFinite(results);
  results.conditioning.distrust = distrustOf(frame, results);
  results.conditioning.trusted = results.conditioning.distrust === null;
  progress.enter("checking");
  results.checks = runChecks(checkContext(model, frame, results), (share) => progress.checked(share));
  results.warnings = warningsOf(frame, done.unused, results);
  results.statistics.times = progress.finish();
  return results;
}

/** On unless the model turns it off. */
export function hasShearDeformation({ analysis }: Model): boolean {
  return analysis?.options?.shear_deformation !== false;
}
