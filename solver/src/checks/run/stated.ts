/** Lengths that the engineer states and the model does not show: taken at his word, and asked about where the member passes by it alone. */

import type { SteelCheck } from "../../generated/model.ts";
import { ALPHA, chi, Ncr } from "../clauses/flexural.ts";
import type { Joints } from "../stability/joints.ts";
import type { Line, Span } from "./line.ts";
import type { SwayInput } from "./sway.ts";

/** Within this share two critical values are one. */
export const SAME = 0.01;

/** A member that passes with what is stated may not bear what is shown; moments grow with compression, so that it counts twice. */
export const matters = (used: number, stated: number, shown: number): boolean => used <= 1 && used + 2 * (shown - stated) > 1;

/** Longest stretch of a line between places where anything could hold it across: its ends, nodes that something else meets, restraints given. */
function longestGap({ nodes, spans, length }: Line, joints: Joints, restraints: readonly number[]): number {
  const inner = nodes.slice(1, -1).flatMap((node, i) => (joints.held(node, 2) ? [(spans[i + 1] as Span).from] : []));
  const places = [0, ...inner, ...restraints.map((position) => position * length), length].sort((a, b) => a - b);
  return Math.max(...places.slice(1).map((to, i) => to - (places[i] as number)));
}

export interface StatedInput {
  line: Line;
  joints: Joints;
  check: SteelCheck;
  swaying: readonly SwayInput[];
}

/** Of buckling lengths below half of any stretch that the model could hold: not even clamped ends explain them. */
export function statedLengths({ line, joints, check, swaying }: StatedInput): string[] {
  const out: string[] = [];
  for (const axis of ["y", "z"] as const) {
    // A flange held all along holds the member sideways.
    if (axis === "z" && check.restrained) continue;
    for (const { design, p, e, n, squash, used } of swaying) {
      const l_cr = design?.[`l_cr_${axis}`];
      if (!design || l_cr === undefined || n <= 0) continue;
      const restraints = axis === "z" ? (design.lateral_restraints ?? []).map(({ position }) => position) : [];
      const least = longestGap(line, joints, restraints) / 2;
      if (l_cr >= least * (1 - 1e-6)) continue;
      const share = (l: number): number => n / squash / chi(Math.sqrt(squash / Ncr(e, axis === "y" ? p.iy : p.iz, l)), ALPHA.d);
      if (!matters(used, share(l_cr), share(least))) continue;
      out.push(
        `l_cr_${axis} = ${l_cr} m is less than half of the ${(2 * least).toFixed(2)} m over which nothing in the model could hold the member, and with that it may not pass: what holds it?`,
      );
      break;
    }
  }
  return out;
}
