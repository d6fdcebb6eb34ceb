/** `solve`: a model in, results out. */

import { distrustOf } from "./analysis/accuracy_trust.ts";
import { type Analysis, analyse } from "./analysis/linear.ts";
import { equilibriumOf } from "./analysis/reactions.ts";
import { type CaseSums, type Combination, readCombination, superpose, superposeBalances } from "./analysis/superposition.ts";
import { runChecks } from "./checks/index.ts";
import { checkContext } from "./checks/run/verification.ts";
import { envelopesOf } from "./diagrams/envelope.ts";
import { extremaOf } from "./diagrams/extrema.ts";
import { plain, Scanner } from "./diagrams/scanner.ts";
import { superposeSpans } from "./diagrams/spans.ts";
import { SolveError } from "./error.ts";
import type { Model } from "./generated/model.ts";
import { refuseEmptyChecks } from "./model/checklist.ts";
import { type Frame, readFrame } from "./model/frame.ts";
import { readCase } from "./model/loads.ts";
import { type Entity, entity, indexById, list, optionalList } from "./model/reading.ts";
import { refuseUnsupported } from "./model/refusal.ts";
import type { SectionLibrary } from "./model/section.ts";
import { type OnProgress, Progress } from "./progress.ts";
import { DIRECTIONS, type MemberTable, RESULTS_VERSION, type Results, type ResultWarning, type SetResults } from "./results.ts";
import { VERSION } from "./version.ts";

export interface SolveOptions {
  /** Where sections given by library name are looked up. */
  sections?: SectionLibrary;
  /** Called between steps; returning false cancels. */
  onProgress?: OnProgress;
}

/** Pivots this far below their diagonal have cost about half of the digits. */
const ILL_CONDITIONED = 1e-8;

/** Solve a model; throws SolveError where there are no numbers to trust. */
export function solve(model: Model, options: SolveOptions = {}): Results {
  const progress = new Progress(options.onProgress);
  const whole = entity(model, "model JSON");
  const structure = entity(whole.model, "model");
  const analysis = whole.analysis === undefined ? {} : entity(whole.analysis, "analysis");
  refuseUnsupported(structure, analysis);
  const frame = readFrame(structure, shearDeformation(whole), options.sections);
  const caseItems = list(structure.load_cases, "model.load_cases");
  const caseIndex = indexById(caseItems, "model.load_cases");
  const loads = caseItems.map((item, i) => readCase(item as Entity, `model.load_cases[${i}]`, frame));
  const combinationItems = optionalList(structure.load_combinations, "model.load_combinations");
  indexById(combinationItems, "model.load_combinations");
  const combinations = combinationItems.map((item, i) => readCombination(item, `model.load_combinations[${i}]`, caseIndex));
  refuseEmptyChecks(structure, analysis, frame.memberIndex);

  const done = analyse(frame, loads, progress);
  const scanner = new Scanner(done.kernel, frame.length, frame.stiffnessOf, done.elements.compliances);
  const results: Results = {
    results_version: RESULTS_VERSION,
    solver: { name: "handoff-solver", version: VERSION },
    nodes: frame.nodeIds,
    supports: { ids: frame.supports.map(({ id }) => id), nodes: frame.supports.map(({ node }) => node) },
    members: memberTable(frame, done),
    load_cases: done.cases.map((sums, i) => {
      const { id, nature, member } = loads[i]!;
      return { ...setResults(id, sums, scanner), nature, member_loads: member };
    }),
    load_combinations: combinations.map((combination) => ({
      ...setResults(combination.id, combined(combination, done.cases, frame), scanner),
      limit_state: combination.limitState,
      terms: combination.terms,
    })),
    envelopes: [],
    checks: [],
    conditioning: conditioningOf(frame, done),
    statistics: {
      dof: done.freeDirections,
      factor_entries: done.kernel.factorEntries,
      factor_flops: done.kernel.flops,
      negative_pivots: done.kernel.negativePivots,
      memory_bytes: done.kernel.bytes,
      times: {},
    },
    warnings: [],
  };
  results.envelopes = envelopesOf(results.load_combinations);
  refuseNonFinite(results);
  results.conditioning.distrust = distrustOf(frame, results);
  results.conditioning.trusted = results.conditioning.distrust === null;
  progress.enter("checking");
  results.checks = runChecks(checkContext(whole, structure, frame, results), (share) => progress.checked(share));
  results.warnings = warningsOf(frame, done, results, caseItems.length);
  results.statistics.times = progress.finish();
  return results;
}

/** On unless the model turns it off. */
export function shearDeformation(model: Entity): boolean {
  const analysis = model.analysis === undefined ? {} : entity(model.analysis, "analysis");
  const options = analysis.options === undefined ? {} : entity(analysis.options, "analysis.options");
  return options.shear_deformation !== false;
}

function combined({ terms }: Combination, cases: CaseSums[], frame: Frame): CaseSums {
  const sum = (key: "displacements" | "reactions" | "endForces" | "hingedEnds" | "residual" | "load"): Float64Array =>
    superpose(
      terms,
      cases.map((each) => each[key]),
    );
  return {
    displacements: sum("displacements"),
    reactions: sum("reactions"),
    endForces: sum("endForces"),
    hingedEnds: sum("hingedEnds"),
    residual: sum("residual"),
    load: sum("load"),
    balance: superposeBalances(
      terms,
      cases.map((each) => each.balance),
    ),
    spans: superposeSpans(
      terms.map(({ load_case, factor }) => ({ spans: cases[load_case]!.spans, factor })),
      frame.memberIds.length,
    ),
  };
}

function setResults(id: string, sums: CaseSums, scanner: Scanner): SetResults {
  return {
    id,
    displacements: plain(sums.displacements),
    reactions: plain(sums.reactions),
    end_forces: plain(sums.endForces),
    hinged_ends: plain(sums.hingedEnds),
    extrema: extremaOf(scanner, sums.endForces, sums.spans),
    equilibrium: equilibriumOf(sums.balance),
    residual: relativeSize(sums.residual, sums.load),
  };
}

function relativeSize(part: Float64Array, whole: Float64Array): number {
  let top = 0;
  let bottom = 0;
  for (let i = 0; i < part.length; i++) {
    top = Math.max(top, Math.abs(part[i]!));
    bottom = Math.max(bottom, Math.abs(whole[i]!));
  }
  return top === 0 ? 0 : top / bottom;
}

function memberTable(frame: Frame, { elements }: Analysis): MemberTable {
  const vector = (at: number): [number, number, number] => [frame.offset[at]!, frame.offset[at + 1]!, frame.offset[at + 2]!];
  return {
    ids: frame.memberIds,
    start: Array.from(frame.start),
    end: Array.from(frame.end),
    length: plain(frame.length),
    axes: plain(frame.axes),
    stiffness: Array.from(frame.stiffnessOf),
    stiffnesses: frame.stiffnesses,
    offsets: frame.offsetMembers.map((member) => ({ member, start: vector(6 * member), end: vector(6 * member + 3) })),
    hinged: [...elements.hinges.keys()],
  };
}

function conditioningOf(frame: Frame, { kernel, accuracy }: Analysis): Results["conditioning"] {
  const at = kernel.smallestDirection;
  const trust = { ...accuracy, trusted: true, distrust: null };
  if (at < 0) return { min_pivot_ratio: 1, node: null, direction: null, ill_conditioned: false, ...trust };
  return {
    ...trust,
    min_pivot_ratio: kernel.smallestRatio,
    node: frame.nodeIds[Math.floor(at / 6)]!,
    direction: DIRECTIONS[at % 6]!,
    ill_conditioned: kernel.smallestRatio < ILL_CONDITIONED,
  };
}

/** Numbers beyond the range of doubles are no results. */
function refuseNonFinite(results: Results): void {
  for (const set of [...results.load_cases, ...results.load_combinations]) {
    const arrays = [set.displacements, set.reactions, set.end_forces, set.hinged_ends, set.equilibrium.loads, [set.residual]];
    for (const extremum of Object.values(set.extrema)) arrays.push(extremum.min, extremum.max);
    for (const array of arrays) {
      for (let i = 0; i < array.length; i++) {
        if (!Number.isFinite(array[i])) throw new SolveError("not_finite", `'${set.id}': values leave the range of double precision`);
      }
    }
  }
}

function warningsOf(frame: Frame, done: Analysis, results: Results, cases: number): ResultWarning[] {
  const warnings: ResultWarning[] = [];
  const warn = (code: string, message: string): unknown => warnings.push({ code, message });
  const { conditioning } = results;
  if (conditioning.ill_conditioned) {
    warn(
      "ill_conditioned",
      `ill-conditioned: at node '${conditioning.node}' in direction ${conditioning.direction} the stiffness falls to ` +
        `${conditioning.min_pivot_ratio.toExponential(1)} of its parts; look for very stiff members beside very soft ones`,
    );
  }
  if (conditioning.distrust !== null) warn("not_trusted", conditioning.distrust);
  for (const node of done.unused) warn("unused_node", `node '${frame.nodeIds[node]}' belongs to no member and takes no part`);
  if (cases === 0) warn("no_load_cases", "the model has no load case, so there is nothing to report");
  for (const { id, displacements, reactions, end_forces } of results.load_combinations) {
    if ([displacements, reactions, end_forces].every((values) => values.every((value) => value === 0)))
      warn("no_load", `'${id}': nothing acts in this combination, so all its results are zero`);
  }
  for (const set of [...results.load_cases, ...results.load_combinations]) {
    if (set.equilibrium.error > 1e-6)
      warn("equilibrium", `'${set.id}': loads and reactions differ by ${set.equilibrium.error.toExponential(1)}`);
    if (set.residual > 1e-6) warn("residual", `'${set.id}': residual ${set.residual.toExponential(1)} after refinement`);
  }
  return warnings;
}
