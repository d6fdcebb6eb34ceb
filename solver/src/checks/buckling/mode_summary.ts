/** What the modes of a combination say of the structure as a whole, and of each structure that stands apart. */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import { gather } from "../../results/gather.ts";
import type { Mode } from "../../topology/context.ts";

/** What the modes of one combination say of every member of a structure alike. */
export interface Told {
  /** Members of that structure; undefined of the whole model. */
  of?: Mode["of"];
  own: readonly Mode[];
  /** Those of sway, the lowest first. */
  swaying: readonly Mode[];
  still: boolean;
  /** No mode of sway lies below. */
  swaysFrom: number;
  /** The mode below 1 that restraints declared for one member alone rule out: what lies above it was not looked at. */
  prevented: { alpha: number; by: string } | null;
}

const NOTHING: Told = { own: [], swaying: [], still: false, swaysFrom: 0, prevented: null };

/** By the modes of all combinations: every member asks in every combination. Of each what is told of the whole model, then of structures that stand apart. */
const toldBy = new WeakMap<readonly Mode[], Map<number, Told[]>>();

/** Where structures were looked at each, one that has no modes is not pressed. */
export function toldOf(modes: readonly Mode[] | undefined, combination: number, member: number | undefined): Told {
  const [whole = NOTHING, ...apart] = (modes && whatModesTell(modes).get(combination)) ?? [];
  return member === undefined || !apart.length ? whole : (apart.find(({ of }) => of!.has(member)) ?? NOTHING);
}

function whatModesTell(modes: readonly Mode[]): Map<number, Told[]> {
  let out = toldBy.get(modes);
  if (!out) {
    const together = new Map<Mode["of"] | number, Mode[]>();
    for (const mode of modes) gather(together, mode.of ?? mode.combination, mode);
    out = new Map();
    for (const own of together.values()) gather(out, own[0]!.combination, toldTogether(own));
    toldBy.set(modes, out);
  }
  return out;
}

function toldTogether(own: readonly Mode[]): Told {
  const factors = own.map(({ alpha_cr }) => alpha_cr);
  const ruledOut = own.find(({ prevented }) => prevented !== undefined);
  const prevented = ruledOut ? { alpha: ruledOut.alpha_cr, by: ruledOut.prevented! } : null;
  const swaying = own.filter(({ sway }) => sway).sort((a, b) => a.alpha_cr - b.alpha_cr);
  // A sway mode that was not found lies above all that were.
  const least = swaying[0]?.alpha_cr ?? Math.max(...factors);
  return {
    of: own[0]!.of,
    own,
    swaying,
    still: least >= FIRST_ORDER,
    swaysFrom: least,
    prevented,
  };
}
