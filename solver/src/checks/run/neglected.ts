/** 6.3.3 with lateral restraints left out, where they would only raise CmLT. */

import type { LateralRestraint } from "../../generated/model.ts";
import { Cm } from "../clauses/annexb.ts";
import type { MemberCheck, MemberInput } from "./member.ts";
import { momentShape, pieces } from "./moments.ts";
import { computed, q } from "./trace/quantity.ts";

/** Up to so many restraints every choice of them is looked at, beyond only all of them or none. */
const EVERY = 4;

/**
 * A restraint only makes a member stronger, so that any of them may be neglected. They also cut the moment diagram, and a piece under a nearly even
 * moment has more of CmLT (Table B.3) than the whole: without the least over what is left of them, a member would use less once a restraint is gone.
 */
export function relieved(input: MemberInput, found: MemberCheck[], checksOf: (input: MemberInput) => MemberCheck[]): MemberCheck[] {
  const given = input.member.lateral_restraints;
  if (!given?.length || input.check.restrained || !(input.peaks.n > 0) || input.known.bound) return found;
  const own = found.find(({ key }) => key === "interaction");
  if (!own?.atCmLT || own.utilisation === null) return found;
  const left = subsets(given).map((restraints) => ({ restraints, member: { ...input.member, lateral_restraints: restraints } }));
  const ranked = left
    .map((one) => ({ ...one, least: (own.atCmLT as (c: number) => number)(factor({ ...input, member: one.member })) }))
    .filter(({ least }) => least < (own.utilisation as number) * (1 - 1e-9))
    .sort((a, b) => a.least - b.least);
  let best = own;
  for (const { restraints, member, least } of ranked) {
    if (least >= (best.utilisation as number)) break;
    // What holds the member is remembered by its ends.
    const other = checksOf({ ...input, member, ends: { ...input.ends } }).find(({ key }) => key === "interaction");
    if (other?.utilisation == null || other.utilisation >= (best.utilisation as number)) continue;
    best = { ...other, steps: () => [neglecting(given, restraints), ...other.steps()] };
  }
  return best === own ? found : found.map((one) => (one === own ? best : one));
}

/** CmLT of what is left. */
const factor = (input: MemberInput): number => Math.max(...pieces(input).map(([a, b]) => Cm(momentShape(input.diagram, "my", a, b))));

function subsets(given: readonly LateralRestraint[]): LateralRestraint[][] {
  if (given.length > EVERY) return [[]];
  return Array.from({ length: 2 ** given.length - 1 }, (_, mask) => given.filter((_, i) => mask & (1 << i)));
}

const neglecting = (given: readonly LateralRestraint[], left: readonly LateralRestraint[]) =>
  computed(
    "Table B.3",
    "Restraints neglected",
    "a restraint only makes the member stronger; left out, the moment diagram is not cut there and CmLT is less",
    given.filter((one) => !left.includes(one)).map(({ position }, i) => q(`x${i + 1}/L`, position)),
    null,
  );
