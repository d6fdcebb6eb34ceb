/** Lengths that the model does not show: assumed and asked about, or stated, taken at the engineer's word, and asked about where the member passes by it alone. */

import type { DesignMember, SteelCheck } from "../../../generated/model.ts";
import { ALPHA, chi, Ncr } from "../../clauses/flexural.ts";
import type { Ends } from "../../stability/ends.ts";
import type { Joints } from "../../stability/joints.ts";
import { bucklingLength, WITHOUT_MODES } from "../../stability/lengths.ts";
import type { Line, Span } from "../forces/line.ts";
import { widestGap } from "./gaps.ts";
import type { SwayInput } from "./swaycheck.ts";

/** Within this share two critical values are one. */
export const SAME = 0.01;

/** A member that passes with what is stated may not bear what is shown; moments grow with compression, so that it counts twice. */
export const matters = (used: number, stated: number, shown: number): boolean => used <= 1 && used + 2 * (shown - stated) > 1;

/** Longest stretch of a line between places where anything could hold it across: its ends, nodes that something else meets, restraints given. */
function longestGap({ nodes, spans, length }: Line, joints: Joints, restraints: readonly number[]): number {
  const inner = nodes.slice(1, -1).flatMap((node, i) => (joints.held(node, 2) ? [(spans[i + 1] as Span).from] : []));
  return widestGap([0, ...inner, ...restraints.map((position) => position * length), length]);
}

/** What was taken for a buckling length that is not given, of a member whose largest compression is n. */
export function assumedLengths(member: DesignMember, line: Line, ends: Ends, n: number): string[] {
  // Only of a free end something is assumed.
  if (!ends.start.bare && !ends.end.bare) return [];
  return (["y", "z"] as const).flatMap((axis) => {
    const found = bucklingLength({ axis, member, line, ends, n, ...WITHOUT_MODES });
    return "reason" in found || found.assumed === null ? [] : found.assumed;
  });
}

/** A compressed design member in one combination; of an angle with the inertia about v-v too. */
export type StatedForce = Pick<SwayInput, "design" | "e" | "n" | "squash" | "used"> & { p: { iy: number; iz: number; iv?: number } };

export interface StatedInput {
  line: Line;
  joints: Joints;
  check: SteelCheck;
  swaying: readonly StatedForce[];
}

/** Of buckling lengths below half of any stretch that the model could hold: not even clamped ends explain them. */
export function statedLengths({ line, joints, check, swaying }: StatedInput): string[] {
  const out: string[] = [];
  // Most give none.
  const stated = swaying[0]?.design;
  if ((stated?.l_cr_y ?? stated?.l_cr_z ?? stated?.l_cr_v) === undefined) return out;
  for (const axis of ["y", "z", "v"] as const) {
    // A flange held all along holds the member sideways.
    if (axis === "z" && check.restrained) continue;
    for (const { design, p, e, n, squash, used } of swaying) {
      const [l_cr, inertia] = [design?.[`l_cr_${axis}`], p[`i${axis}`]];
      if (!design || l_cr === undefined || inertia === undefined || n <= 0) continue;
      const restraints = axis === "y" ? [] : (design.lateral_restraints ?? []).map(({ position }) => position);
      const least = longestGap(line, joints, restraints) / 2;
      if (l_cr >= least * (1 - 1e-6)) continue;
      const share = (l: number): number => n / squash / chi(Math.sqrt(squash / Ncr(e, inertia, l)), ALPHA.d);
      if (!matters(used, share(l_cr), share(least))) continue;
      out.push(
        `l_cr_${axis} = ${l_cr} m is less than half of the ${(2 * least).toFixed(2)} m over which nothing in the model could hold the member, and with that it may not pass: what holds it?`,
      );
      break;
    }
  }
  return out;
}
