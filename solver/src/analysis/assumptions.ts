/** First or second order for each combination, and the ways in which it leans: EN 1993-1-1 5.2.1(3), 5.3.2. */

import type { Combination } from "../model/combinations.ts";
import { some } from "../results/counts.ts";
import type { AnalysisAssumptions, CombinationAssumptions, ImperfectionResults, Stability } from "../results/index.ts";
import { FIRST_ORDER } from "./buckling/sway.ts";

type Axis = "x" | "y";
const AXES: readonly Axis[] = ["x", "y"];

/** How one combination is to be solved. */
export interface Decision {
  order: 1 | 2;
  leans: string[];
  alpha: number | null;
  clause: string;
  why: string;
  /** It buckles before its loads are reached, so that no balance is to be found. */
  buckles: boolean;
  /** Temperature or settlement acts. */
  imposed: boolean;
}

/** The lowest factor of sway that was found, or below which none lies; null where neither is known. */
const floorOf = ({ alpha_cr, alpha_sway, sway_above }: Stability): number | null =>
  alpha_sway ?? sway_above ?? (alpha_cr !== null && alpha_cr >= FIRST_ORDER ? alpha_cr : null);

/** 5.2.1(3): no mode of sway lies below 10, or nothing is pressed. */
export function isFirstOrder(stability: Stability): boolean {
  if (stability.failed) return false;
  return stability.alpha_cr === null || (floorOf(stability) ?? 0) >= FIRST_ORDER;
}

const PLUMB = "H_Ed ≥ 0.15·V_Ed (5.3.2(4)B)";

/**
 * `due` says along which axes a lean matters: nothing leans where nothing is pressed, nor where the structure buckles without. What is `imposed`, by
 * temperature or settlement, is no load that a critical factor measures: what is pressed feels it by second order alone.
 */
export function decide(stability: Stability, due: Readonly<Record<Axis, boolean>>, imposed: boolean): Decision {
  const { alpha_cr, alpha_turning, failed } = stability;
  if (alpha_cr === null && !failed)
    return { order: 1, leans: [], alpha: null, clause: "5.2.1(3)", why: "nothing is in compression", buckles: false, imposed };
  const alpha = failed ? null : floorOf(stability);
  const low = !isFirstOrder(stability);
  const order = low || imposed ? 2 : 1;
  const buckles = alpha !== null && alpha <= 1;
  const turns = (alpha_turning ?? Infinity) < FIRST_ORDER ? ["+rz", "-rz"] : [];
  const leans = buckles ? [] : [...AXES.filter((axis) => due[axis]).flatMap((axis) => [`+${axis}`, `-${axis}`]), ...turns];
  const sways =
    alpha === null
      ? "no factor of sway was found"
      : low
        ? `αcr = ${alpha.toFixed(2)} of a sway mode`
        : imposed
          ? "temperature or settlement bends what is pressed"
          : "αcr ≥ 10 of every sway mode";
  const why = leans.length ? sways : `${sways}; ${PLUMB}`;
  return { order, leans, alpha, clause: order === 1 ? "5.2.1(3)" : "5.2.2(3)", why, buckles, imposed };
}

/** One of each combination at an ultimate limit state that leans no other, with the ways in which variants of it do. */
export function assumedFor(combinations: readonly Combination[], decisions: ReadonlyMap<number, Decision>): CombinationAssumptions[] {
  const leans = new Map<number, string[]>();
  for (const { leans: own } of combinations) if (own) leans.set(own.of, [...(leans.get(own.of) ?? []), own.way]);
  return [...decisions].map(([combination, { order, alpha, clause, why }]) => ({
    combination,
    order,
    alpha_sway: alpha,
    leans: leans.get(combination) ?? [],
    clause,
    why,
  }));
}

/** In sentences: what was solved alike together, the lowest factor standing for all. */
export function saidOf(
  all: readonly CombinationAssumptions[],
  combinations: readonly Pick<Combination, "id">[],
  imperfections: ImperfectionResults | null,
): string[] {
  const said: string[] = [];
  for (const order of [2, 1] as const) {
    const alike = all.filter((one) => one.order === order);
    if (!alike.length) continue;
    const [least] = [...alike].sort((a, b) => (a.alpha_sway ?? 0) - (b.alpha_sway ?? 0)) as [CombinationAssumptions];
    const ways = waysSaid([...new Set(alike.flatMap(({ leans }) => leans))]);
    const lean = ways && imperfections ? ` with sway imperfections 1/${(1 / imperfections.phi).toFixed(0)} in ${ways}` : "";
    const clauses = `EN 1993-1-1 ${lean ? "5.2.1, 5.3.2" : "5.2.1"}`;
    const where =
      alike.length === all.length
        ? ""
        : ` in ${some(
            alike.map(({ combination }) => combinations[combination]!.id),
            3,
          )}`;
    said.push(`${order === 2 ? "Second" : "First"} order${lean} (${clauses})${where}, because ${least.why}.`);
  }
  return said;
}

/** "±x and ±y". */
function waysSaid(ways: readonly string[]): string {
  const both = AXES.filter((axis) => ways.includes(`+${axis}`)).map((axis) => `±${axis}`);
  const modes = ways.includes("+mode") ? ["in the shape of buckling modes (5.3.2(11))"] : [];
  return [...both, ...(ways.includes("+rz") ? ["both turns about the vertical"] : []), ...modes].join(" and ");
}

export const NOTHING_ASSUMED: AnalysisAssumptions = {
  ...{ order: "first", imperfections: "none" },
  ...{ combinations: [], said: [], lacking: [], taken: [] },
};
