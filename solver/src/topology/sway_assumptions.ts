/** What the analysis has done about sway, as the checks read it: the one place that knows the model's options. */

import type { Analysis } from "../generated/model.ts";
import type { AnalysisAssumptions } from "../results/index.ts";

/** Sway as the analysis has it in its forces, EN 1993-1-1 5.2.1 to 5.3.2. */
export interface SwayAssumptions {
  /** Nothing of sway is left to the checks: it is in the forces, or shown to be too little to be there (5.2.1(3)). */
  counted: boolean;
  /** By the structure itself, in every way in which it can lean. */
  automatic: boolean;
  /** Some forces are of second order. */
  second: boolean;
  /** Ways in which the structure was leant; null where it was not. */
  directions: readonly string[] | null;
  /** The loads hold the lean, by their author's word. */
  among_loads: boolean;
}

const EVERY_WAY = ["+x", "-x", "+y", "-y", "+rz", "-rz"] as const;

/** `told` is what the analysis says of itself; without it the options are taken for what was done. */
export function swayAssumptions({ analysis }: { analysis?: Pick<Analysis, "options"> }, told?: AnalysisAssumptions): SwayAssumptions {
  const { order, imperfections } = analysis?.options ?? {};
  const isChosen = told?.order === "automatic";
  const automatic = isChosen && !imperfections;
  return {
    counted: isChosen || order === "second",
    automatic,
    second: isChosen ? told.combinations.some((one) => one.order === 2) : order === "second",
    directions: automatic ? EVERY_WAY : (imperfections?.directions ?? null),
    among_loads: imperfections?.among_loads === true,
  };
}

/** The forces of a combination are of second order. */
export const isSecond = ({ order }: { order?: 1 | 2 }, { second }: SwayAssumptions): boolean => (order ? order === 2 : second);
