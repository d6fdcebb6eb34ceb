/** Buckling lengths that a model gives beyond the member itself, as a mode of sway has them: a change of sections moves them, and nobody but their author can tell how far. */

import type { Model } from "../generated/model.ts";
import { some } from "../results/counts.ts";
import { memberLengths } from "./lengths.ts";

const KEYS = ["l_cr_y", "l_cr_z", "l_lt"] as const;
/** Longer than the member by less is its author's rounding. */
const OWN = 1.01;
const NAMED = 6;

export interface GivenLength {
  design_member: string;
  members: string[];
  key: (typeof KEYS)[number];
  /** m */
  length: number;
}

/** Those longer than their design member. */
export function givenLengths(model: Model): GivenLength[] {
  const lengths = memberLengths(model);
  return (model.model.design_members ?? []).flatMap(({ id, members, ...given }) => {
    const own = members.reduce((sum, member) => sum + lengths.get(member)!, 0);
    return KEYS.flatMap((key) => ((given[key] ?? 0) > OWN * own ? [{ design_member: id, members, key, length: given[key]! }] : []));
  });
}

/** What a suggestion is to say of them; "" where there are none. */
export function givenSaid(model: Model): string {
  const given = givenLengths(model).map(({ design_member, key, length }) => `${design_member} ${key} ${Number(length.toPrecision(4))} m`);
  return given.length
    ? `This rests on buckling lengths that are given beyond the member's own and depend on the sections: ${some(given, NAMED)}. They are kept as given: give them anew for what is suggested.`
    : "";
}
