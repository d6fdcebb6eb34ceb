/** Imperfections that the analysis has not, EN 1993-1-1 5.3.2(6) and (11). */

import { Ncr } from "../../ec3/member_buckling/flexural.ts";
import { TURN_TOO } from "../../members/bothways.ts";
import { NEGLIGIBLE } from "../../members/lengths.ts";
import { leastOf, type SwayInput } from "./sway_state.ts";

/** 5.2.2(5)B: from here on moments may be amplified; below, what is not in the analysis is not small. */
const AMPLIFIED = 3;

/** What others bend in a mode that no lean brings about feels its imperfections; a buckling length tells of those that are pressed. Null where nothing is to be asked. */
export function bentByWave(all: readonly SwayInput[]): string | null {
  const isFelt = ({ wave, n, most, e, p, length }: SwayInput): boolean =>
    wave !== null && most <= 1 && (wave < AMPLIFIED || most > 1 - 1 / wave) && n <= NEGLIGIBLE * Ncr(e, leastOf(p), length);
  const [worst] = all.filter(isFelt).sort((a, b) => a.wave! - b.wave!);
  if (!worst) return null;
  const factor = worst.wave!.toFixed(2);
  return worst.found.turns
    ? `it bends in a mode with αcr = ${factor} that turns the structure about the vertical, and nothing of it is in its forces: ${TURN_TOO}`
    : `it bends in a mode with αcr = ${factor} that no lean of the structure brings about: imperfections in its shape are due (5.3.2(11)), and nothing of them is in its forces. Give them among the loads, with imperfections.among_loads`;
}

/** 5.3.2(6): in a frame that feels second order a stiff member bows from λ = 0.5·√(A·fy/NEd) on, NEd = Ncr/4 between its joints. Null where nothing is to be asked. */
export function unbowed(all: readonly SwayInput[]): string | null {
  const shareOf = ({ found: { along }, turned, panel, p, e, n }: SwayInput): number =>
    n / Ncr(e, (along === "y") === turned ? p.iy : p.iz, panel);
  const isFelt = (one: SwayInput): boolean => one.found.alpha !== null && one.straight && shareOf(one) > 0.25 && one.isStiff();
  const [worst] = all.filter(isFelt).sort((a, b) => b.n - a.n);
  if (!worst) return null;
  return `αcr = ${worst.found.alpha!.toFixed(2)} of a sway mode is below 10 and NEd = ${shareOf(worst).toFixed(2)}·Ncr of its length is above 0.25: it bows as well (5.3.2(6)): give analysis.options.imperfections a bow`;
}
