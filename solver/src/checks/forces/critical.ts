/** Critical factors of members by combination, from the results of the analysis. */

import { axialForces } from "../../diagrams/stations.ts";
import { CriticalForces, type PressedState } from "../../members/criticalforces.ts";
import type { Frame } from "../../model/frame.ts";
import { largest } from "../../numerics/largest.ts";
import type { CombinationResults, Results, Stability } from "../../results/index.ts";
import type { CheckContext } from "../../topology/context.ts";

/** Found when first asked for. */
export function criticalFactors(frame: Frame, results: Results): CheckContext["critical"] {
  let forces: CriticalForces | undefined;
  const stability = new Map(results.stability.map((one) => [one.combination, one]));
  return ({ index: m }, { index }, bound) => {
    const found = stability.get(index);
    if (!found) return "the critical factor of the structure was not looked for in this combination (5.2.1)";
    if (found.failed) return `the critical factor of the structure was not found (5.2.1): ${found.failed.message}`;
    forces ??= new CriticalForces(frame, statesOf(frame, results, stability));
    const factors = bound ? forces.atLeast(m, index, bound === "close") : forces.of(m, index);
    if (factors === undefined)
      return `αcr = ${alphaOf(found, m)?.toFixed(2) ?? "?"}: the structure buckles before its loads are reached (5.2.1)`;
    if (!factors) return null;
    const { own, even, unloaded, line } = factors;
    return { own, even, unloaded, line: line.members.map((one) => frame.memberIds[one]!) };
  };
}

/** Of the structure that the member is part of, where several stand apart and were looked at each. */
const alphaOf = ({ apart, alpha_cr }: Stability, m: number): number | null =>
  apart.length ? (apart.find(({ members }) => members.includes(m))?.alpha_cr ?? null) : alpha_cr;

/** By member; Infinity where nothing buckles. */
function alphasOf(looked: Stability, count: number): (m: number) => number {
  if (!looked.apart.length) return () => looked.alpha_cr ?? Infinity;
  const alphas = new Float64Array(count).fill(Infinity);
  for (const { members, alpha_cr } of looked.apart) for (const m of members) alphas[m] = alpha_cr ?? Infinity;
  return (m) => alphas[m]!;
}

function statesOf(frame: Frame, results: Results, stability: ReadonlyMap<number, Stability>): PressedState[] {
  return results.load_combinations.flatMap((set, combination): PressedState[] => {
    const looked = stability.get(combination);
    if (set.failed || !looked || looked.failed) return [];
    const alpha = alphasOf(looked, frame.memberIds.length);
    const taut = new Set(looked.taut);
    const idle = set.idle_members.filter((m) => !taut.has(m));
    const lifted = set.idle_supports.map(([support, direction]) => 6 * support + direction);
    const most = (m: number): number => -set.extrema.n.min[m]!;
    const compression = (m: number, places: Float64Array): Float64Array => axialForces(results, m, set, places).map((n) => -n);
    return [{ combination, idle, alpha, lifted, touching: touching(frame, set), most, compression }];
  });
}

/** Of the largest reaction: a support that pushes or pulls with less may let go of what bows away from it. */
const TOUCHING = 0.01;

/** Supports that act one way and are hardly pressed, 6·support + direction. */
function touching({ supports }: Frame, { reactions }: CombinationResults): number[] {
  const most = largest(reactions);
  return supports.flatMap(({ sign }, s) =>
    [...sign.keys()].map((j) => 6 * s + j).filter((at) => sign[at - 6 * s] && Math.abs(reactions[at]!) <= TOUCHING * most),
  );
}
