/** Whether each combination is solved to first or second order and which ways it leans, where the model leaves it to its structure. */

import { assumedFor, type Decision, decide, isFirstOrder, saidOf } from "../analysis/assumptions.ts";
import { Awaited } from "../analysis/buckling/awaited.ts";
import { StabilityAnalysis } from "../analysis/buckling/stability.ts";
import { leant } from "../analysis/imperfections/imperfections.ts";
import { waysOf } from "../analysis/imperfections/imperfections_ways.ts";
import { Pushes } from "../analysis/imperfections/pushes.ts";
import { pressingOf } from "../analysis/parts.ts";
import { States } from "../analysis/states.ts";
import type { Combination } from "../model/combinations.ts";
import type { CaseLoads } from "../model/loads.ts";
import { largest } from "../numerics/largest.ts";
import type { Stability } from "../results/index.ts";
import type { Begun } from "./load_case_solution.ts";

/** A lean that moves nothing by this share of what its loads do bends nothing. */
const STILL = 1e-9;

/** Yields between long steps; `awaited` has meanwhile what hands may take. What is settled already is left as it is. */
export function* settle(work: Begun): Generator<void, void> {
  if (work.settled) return;
  const { read, linear, progress } = work;
  const { frame, combinations } = read;
  const bare = combinations.flatMap(({ limitState, leans }, i) => (limitState === "SLS" || leans ? [] : [i]));
  const solution = { ...read, linear, outcomes: work.outcomes };
  work.analysis = new StabilityAnalysis(frame, linear);
  progress.enter("stability");
  const found: Stability[] = [];
  const awaited = new Awaited(bare, found, work.analysis, (combination) => {
    work.outcomes[combination] ??= work.states.ofCombination(combinations[combination]!);
    return pressingOf(solution, combination);
  });
  work.awaited = awaited;
  while (awaited.done < bare.length) {
    progress.stabilised(awaited.done, bare.length, { of: "stability", at: awaited.done + 1, count: bare.length });
    yield* awaited.next();
    yield;
  }
  work.awaited = null;
  settled(work, found);
}

function settled(work: Begun, stability: readonly Stability[]): void {
  const { read, linear } = work;
  const { frame, loads, asked } = read;
  const pushes = new Pushes(frame, loads);
  const decisions = new Map<number, Decision>();
  for (const one of stability) {
    const combination = read.combinations[one.combination]!;
    const due = asked ? UPRIGHT : pushes.due(combination, !isFirstOrder(one));
    decisions.set(
      one.combination,
      decide(
        one,
        due,
        combination.terms.some(({ load_case }) => isImposed(loads[load_case]!)),
      ),
    );
  }
  if (!asked) addLeans(work, decisions);
  const { combinations } = work.read;
  const isSecond = [...decisions.values()].some(({ order }) => order === 2);
  const orderOf = ({ limitState, leans }: Combination, i: number): 1 | 2 =>
    limitState === "SLS" ? (isSecond ? 2 : 1) : decisions.get(leans?.of ?? i)!.order;
  work.read.combinations = combinations.map((one, i) => ({ ...one, order: orderOf(one, i) }));
  work.read.combinations.forEach(({ order }, i) => {
    const buckles = decisions.get(combinations[i]!.leans?.of ?? i);
    if (order === 2) delete work.outcomes[i];
    if (order === 2 && buckles?.buckles) work.outcomes[i] = beyond(buckles.alpha!);
  });
  work.solvable = { ...work.solvable, loads: work.read.loads, cases: linear.cases, second: isSecond };
  work.states = new States(work.solvable, work.progress);
  const variants = combinations.flatMap(({ leans }, combination) => {
    const own = leans && stability.find((one) => one.combination === leans.of);
    return own ? [{ ...own, combination }] : [];
  });
  work.stability = [...stability, ...variants];
  const all = assumedFor(combinations, decisions);
  work.assumptions = {
    order: "automatic",
    imperfections: asked ? (asked.among_loads ? "among_loads" : "given") : "automatic",
    combinations: all,
    said: saidOf(all, combinations, work.read.imperfections),
    lacking: [],
  };
  work.settled = true;
}

/** By temperature or settlement. */
const isImposed = ({ member: { strains }, settlement, plates }: CaseLoads): boolean =>
  strains.length > 0 || settlement !== undefined || plates.heat !== undefined;

const UPRIGHT = { x: false, y: false };

const beyond = (alpha: number) => ({
  code: "beyond_critical" as const,
  message: `it buckles, αcr = ${alpha.toPrecision(3)} ≤ 1: no balance is to be found on the displaced structure (5.2.1)`,
  load_ratio: 1 / alpha,
});

/** Variants that lean, with the load cases they are made of; those that would move nothing are left out. */
function addLeans({ read, linear }: Begun, decisions: ReadonlyMap<number, Decision>): void {
  const { frame, loads, combinations } = read;
  const leaning = leant(frame, loads, combinations, {}, (_, i) => {
    const { leans = [] } = decisions.get(i) ?? {};
    return leans.length ? waysOf(frame, leans as Parameters<typeof waysOf>[1]) : [];
  });
  const more = leaning.loads.slice(loads.length);
  if (!more.length) return;
  linear.further(more);
  const sizes = linear.cases.map(({ displacements }) => largest(displacements));
  const least = STILL * Math.max(...sizes.slice(0, loads.length));
  const moves = sizes.slice(loads.length).map((size) => size > least);
  const variants = leaning.combinations
    .slice(combinations.length)
    .filter(({ terms }) => terms.some(({ load_case }) => load_case >= loads.length && moves[load_case - loads.length]));
  if (!variants.length) {
    linear.cases.length = loads.length;
    return;
  }
  Object.assign(read, { loads: leaning.loads, combinations: [...combinations, ...variants], imperfections: leaning.imperfections });
}
