/** Quantities as the trace prints them: SI inside, millimetres and kilonewtons on paper. */

import type { Outcome } from "../../ec3/outcome.ts";
import { type Quantity, type Step, statusOf } from "../../results/checks.ts";

const PER_SI: Record<string, number> = {
  "": 1,
  m: 1,
  mm: 1e3,
  mm2: 1e6,
  mm3: 1e9,
  mm4: 1e12,
  mm6: 1e18,
  "N/mm2": 1e-6,
  kN: 1e-3,
  kNm: 1e-3,
  kNm2: 1e-3,
  "kN/m": 1e-3,
};

export type Unit = "" | "m" | "mm" | "mm2" | "mm3" | "mm4" | "mm6" | "N/mm2" | "kN" | "kNm" | "kNm2" | "kN/m";

/** A quantity from its SI value; text passes as it is, infinity prints as ∞ because JSON has none. */
export function q(symbol: string, value: number | string, unit: Unit = ""): Quantity {
  if (typeof value === "string") return { symbol, value, unit: "" };
  return { symbol, value: Number.isFinite(value) ? value * (PER_SI[unit] as number) : value > 0 ? "∞" : "–", unit };
}

/** A step that only computes. */
export function computed(
  clause: string,
  title: string,
  formula: string,
  inputs: Quantity[],
  result: Quantity | null,
  ...notes: string[]
): Step {
  return { clause, title, formula, inputs, result, limit: null, status: null, notes };
}

/** A step that decides: a utilisation held against 1. */
export function decided(clause: string, title: string, formula: string, inputs: Quantity[], utilisation: number, ...notes: string[]): Step {
  return {
    clause,
    title,
    formula,
    inputs,
    result: q("utilisation", utilisation),
    limit: q("limit", 1),
    status: statusOf(utilisation),
    notes,
  };
}

/** Which resistance is used up, as a note of the step that decides. */
export const noted = ({ reason }: Outcome): string[] => (reason === null ? [] : [reason]);
