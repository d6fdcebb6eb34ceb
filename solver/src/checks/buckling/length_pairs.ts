/** Buckling lengths that are given beside those of the structure, EN 1993-1-1 5.2.2(7)b: a shorter one is doubted where the verdict hangs on it. */

import { ALPHA, chi, Ncr } from "../../ec3/member_buckling/flexural.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import type { Length } from "../../members/lengths.ts";
import { longestUnheld } from "../../members/restraint_gaps.ts";
import type { Joints } from "../../topology/joints.ts";
import { bowsThrough, seenAs, structureLength, swaysAt } from "./flexuralcheck.ts";
import { matters } from "./member.ts";
import { endsHeld } from "./restrained_bows.ts";
import type { Swayed, SwayState } from "./sway_state.ts";

/** Two critical forces within this share are one: below αcr = 10 the structure's is exact, above a bound by a tenth at most. */
const AGREES = 1.1;

/** A length as given and as the structure has it, with the compression of one combination. */
export interface LengthPair {
  field: "l_cr_y" | "l_cr_z" | "l_cr_v";
  given: number;
  structure: number;
  inertia: number;
  n: number;
}

/** Lengths about y and z; where the structure's is not known the length between the ends stands for it. */
export function lengthPairs(swayed: Swayed, states: readonly SwayState[], joints: Joints, check: SteelCheck): LengthPair[] {
  const { design, line, ends, p, e } = swayed;
  return states.flatMap(({ combination, sway, peaks: { n } }) =>
    (["y", "z"] as const).flatMap((axis): LengthPair[] => {
      const given = design[`l_cr_${axis}`];
      // A flange held all along holds the member sideways.
      if (given === undefined || n <= 0 || (axis === "z" && check.restrained)) return [];
      const inertia = axis === "y" ? p.iy : p.iz;
      const input = { line, combination, ends, joints, sway };
      // A mode that plainly goes along the other axis says nothing of this one.
      const isOther = sway.along === seenAs(swayed.member, axis);
      const sways = isOther ? null : swaysAt(input, swayed.member, axis);
      const found = lengthOr(line.system, structureLength(input, axis, n, e * inertia, sways));
      // Imperfections among the loads are their author's word: what sways is in the forces.
      const isCounted = joints.assumed.among_loads && !bowsThrough(ends, axis);
      const held = isCounted ? line.system : axis === "z" && sways === null ? heldLength(design, line.system) : Infinity;
      return [{ field: `l_cr_${axis}`, given, structure: Math.min(found, held), inertia, n }];
    }),
  );
}

export const lengthOr = (system: number, length: Length): number => ("reason" in length ? system : length.l_cr);

/** Between declared restraints of both flanges, the ends among them or not. */
function heldLength({ lateral_restraints: restraints = [] }: DesignMember, system: number): number {
  const gap = longestUnheld(restraints);
  return gap < 1 || endsHeld(restraints) ? gap * system : Infinity;
}

/** One sentence for each field whose shorter length decides, with the longest of the structure's. */
export function shortLengths(pairs: readonly LengthPair[], { e, squash, used }: Pick<Swayed, "e" | "squash" | "used">): string[] {
  const longest = new Map<string, LengthPair>();
  for (const pair of pairs) {
    const { field, given, structure, inertia, n } = pair;
    const use = (l_cr: number): number => useOf(n, squash, Ncr(e, inertia, l_cr));
    if (structure ** 2 <= AGREES * given ** 2 || !matters(used, use(given), use(structure))) continue;
    if (structure > (longest.get(field)?.structure ?? 0)) longest.set(field, pair);
  }
  return [...longest.values()].map(
    ({ field, given, structure }) =>
      `${field} = ${given} m is shorter than the ${structure.toFixed(2)} m that the structure gives, with which the member may not pass: what holds it? Give it a support or a bracing member${field === "l_cr_z" ? ", lateral_restraints with flange 'both'" : ""}, or that length`,
  );
}

/** What compression uses at most of a strut, by the lowest curve. */
const useOf = (n: number, squash: number, n_cr: number): number => n / squash / chi(Math.sqrt(squash / n_cr), ALPHA.d);
