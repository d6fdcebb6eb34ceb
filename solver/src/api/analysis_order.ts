/** Whether each combination is solved to first or second order and which ways it leans, where the model leaves it to its structure. */

import { assumedFor, saidOf } from "../analysis/assumptions.ts";
import { Awaited } from "../analysis/buckling/awaited.ts";
import { withoutWaves } from "../analysis/buckling/looked.ts";
import type { Pressing } from "../analysis/buckling/pressing.ts";
import { StabilityAnalysis } from "../analysis/buckling/stability.ts";
import { pressingOf } from "../analysis/parts.ts";
import type { Combination } from "../model/combinations.ts";
import type { Stability } from "../results/index.ts";
import { addLeans, decisionsFor, isOneWay, lackingBy } from "./imperfections.ts";
import type { Begun } from "./load_case_solution.ts";
import { addModeImperfections } from "./mode_imperfections.ts";

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
  const pressing = (combination: number): Pressing => {
    work.outcomes[combination] ??= work.states.ofCombination(combinations[combination]!);
    return pressingOf(solution, combination);
  };
  const awaited = new Awaited(bare, found, work.analysis, pressing, (one) => one);
  work.awaited = awaited;
  while (awaited.done < bare.length) {
    progress.stabilised(awaited.done, bare.length, { of: "stability", at: awaited.done + 1, count: bare.length });
    yield* awaited.next();
    yield;
  }
  work.awaited = null;
  work.searched.push(awaited.work);
  settled(work, found);
}

function settled(work: Begun, stability: readonly Stability[]): void {
  const { read, linear } = work;
  const { asked } = read;
  const decisions = decisionsFor(read, stability);
  if (asked) work.assumptions.lacking = lackingBy(read, linear, work.assumptions, decisions, stability);
  else {
    addLeans(read, linear, decisions, stability);
    addModeImperfections(read, linear, stability, decisions, work.outcomes, work.annex);
  }
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
  work.states.go(work.solvable);
  if (isOneWay(work.read.frame)) partedBySecond(work);
  const variants = combinations.flatMap(({ leans }, combination) => {
    const own = leans && stability.find((one) => one.combination === leans.of);
    return own ? [{ ...own, combination }] : [];
  });
  work.stability = [...stability, ...variants].map(withoutWaves);
  const all = assumedFor(combinations, decisions);
  work.assumptions = {
    order: "automatic",
    imperfections: asked ? (asked.among_loads ? "among_loads" : "given") : "automatic",
    combinations: all,
    said: saidOf(all, combinations, work.read.imperfections),
    lacking: work.assumptions.lacking,
    taken: [],
  };
  work.settled = true;
}

/** A lean that takes something off that acts one way alone leaves another structure than the one whose factor of sway is known: by second order it has its own. */
function partedBySecond(work: Begun): void {
  const { read, outcomes, states } = work;
  const idleIn = (i: number): string => {
    const found = (outcomes[i] ??= states.ofCombination(read.combinations[i]!));
    return "code" in found ? found.code : `${found.idleMembers} ${found.idleSupports}`;
  };
  const isParted = ({ order, leans }: Combination, i: number): boolean =>
    order === 1 && leans !== undefined && idleIn(i) !== idleIn(leans.of);
  const parted = read.combinations.flatMap((one, i) => (isParted(one, i) ? [i] : []));
  if (!parted.length) return;
  for (const i of parted) {
    read.combinations[i] = { ...read.combinations[i]!, order: 2 };
    delete outcomes[i];
  }
  work.solvable = { ...work.solvable, second: true };
  states.go(work.solvable);
}

const beyond = (alpha: number) => ({
  code: "beyond_critical" as const,
  message: `it buckles, αcr = ${alpha.toPrecision(3)} ≤ 1: no balance is to be found on the displaced structure (5.2.1)`,
  load_ratio: 1 / alpha,
});
