/** What the analysis knows of the factor of sway, in words: found, proved to lie above, or neither. */

import type { Stability } from "../../results/index.ts";
import { FIRST_ORDER } from "./sway.ts";

type Known = Pick<Stability, "combination" | "alpha_cr" | "alpha_sway" | "sway_above" | "failed">;

/** What each check says of its clauses. */
type Asking = { coverage: readonly { clause: string; state: string }[] };

export interface SwayFactor {
  /** "sway αcr = 2.24 in ULS2", "sway αcr > 10 (proven)" or that it is not known. */
  said: string;
  /** A mode of sway below 10 was found: a first-order analysis does not serve (EN 1993-1-1 5.2.1(3)). */
  low: boolean;
}

/** Of these combinations the lowest; null where nothing could buckle in any of them. The checks say whether what is not known matters. */
export function swayFactor(
  stability: readonly Known[],
  name: (combination: number) => string,
  checks: readonly Asking[] = [],
): SwayFactor | null {
  const pressed = stability.filter(({ alpha_cr, failed }) => alpha_cr !== null || failed);
  if (!pressed.length) return null;
  const floor = ({ alpha_sway, sway_above }: Known): number | null => alpha_sway ?? sway_above ?? null;
  const known = pressed.filter((one) => floor(one) !== null).sort((a, b) => floor(a)! - floor(b)!);
  const unknown = pressed.filter((one) => floor(one) === null).map(({ combination }) => name(combination));
  const least = known[0];
  const told = !least
    ? []
    : typeof least.alpha_sway === "number"
      ? [`sway αcr = ${exactly(least.alpha_sway)} in ${name(least.combination)}`]
      : [`sway αcr > ${atLeast(floor(least)!)} (proven)`];
  const left = unknown.length
    ? [
        `sway αcr not known in ${unknown.length > 3 ? `${unknown.length} combinations` : unknown.join(", ")}${isNeedless(checks) ? ", nor needed" : ""}`,
      ]
    : [];
  return { said: [...told, ...left].join("; "), low: known.some(({ alpha_sway }) => (alpha_sway ?? FIRST_ORDER) < FIRST_ORDER) };
}

/** Some check asks for 5.2.1(3), and each has it by modes, second order, ends shown to be held or lengths given. */
function isNeedless(checks: readonly Asking[]): boolean {
  const asked = checks.flatMap(({ coverage }) => coverage.filter(({ clause }) => clause === "5.2.1(3)"));
  return asked.length > 0 && asked.every(({ state }) => state !== "not_covered");
}

/** As the checks print it; never rounded up to the limit it lies below. */
const exactly = (alpha: number): string => (alpha < FIRST_ORDER ? Math.min(alpha, FIRST_ORDER - 0.01) : alpha).toFixed(2);
/** A bound is rounded down. */
const atLeast = (alpha: number): number => (alpha >= 100 ? 100 : Math.floor(alpha * 100 + 1e-9) / 100);
