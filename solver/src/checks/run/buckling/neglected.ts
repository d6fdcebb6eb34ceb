/** 6.3.3 with lateral restraints left out, where they would only raise CmLT. */

import type { LateralRestraint } from "../../../generated/model.ts";
import { Cm } from "../../clauses/annexb.ts";
import { momentShape, pieces } from "../forces/moments.ts";
import { computed, q } from "../trace/quantity.ts";
import type { MemberCheck, MemberInput } from "./member.ts";

type CmLT = (c_mlt: number) => number;

/** Some of the restraints, and CmLT with them. */
interface Left {
  mask: number;
  restraints: LateralRestraint[];
  member: MemberInput["member"];
  cm: number;
}

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
  const least = (at: CmLT, { cm }: Left): number => at(cm);
  const left = subsets(given.length).map((mask): Left => {
    const restraints = given.filter((_, i) => mask & (1 << i));
    const member = { ...input.member, lateral_restraints: restraints };
    return { mask, restraints, member, cm: factor({ ...input, member }) };
  });
  const worth = left.filter((one) => least(own.atCmLT as CmLT, one) < (own.utilisation as number) * (1 - 1e-9));
  let best = own;
  const looked: { mask: number; at: CmLT }[] = [];
  for (const one of worth) {
    // χLT only falls as restraints go, so that no choice uses less than its CmLT would with χLT of a larger one.
    const above = looked.filter(({ mask }) => (mask & one.mask) === one.mask).map(({ at }) => least(at, one));
    if (Math.max(least(own.atCmLT, one), ...above) >= (best.utilisation as number)) continue;
    // What holds the member is remembered by its ends; what was shown of χLT was shown with all restraints.
    const known = { ...input.known, unreduced: false };
    const other = checksOf({ ...input, known, member: one.member, ends: { ...input.ends } }).find(({ key }) => key === "interaction");
    if (other?.utilisation == null) continue;
    if (other.atCmLT) looked.push({ mask: one.mask, at: other.atCmLT });
    if (other.utilisation < (best.utilisation as number))
      best = { ...other, steps: () => [neglecting(given, one.restraints), ...other.steps()] };
  }
  return best === own ? found : found.map((one) => (one === own ? best : one));
}

/** CmLT of what is left. */
const factor = (input: MemberInput): number => Math.max(...pieces(input).map(([a, b]) => Cm(momentShape(input.diagram, "my", a, b))));

/** Choices of what is left, the larger ones first. */
function subsets(count: number): number[] {
  if (count > EVERY) return [0];
  const size = (mask: number): number => mask.toString(2).replaceAll("0", "").length;
  return Array.from({ length: 2 ** count - 1 }, (_, mask) => mask).sort((a, b) => size(b) - size(a));
}

const neglecting = (given: readonly LateralRestraint[], left: readonly LateralRestraint[]) =>
  computed(
    "Table B.3",
    "Restraints neglected",
    "a restraint only makes the member stronger; left out, the moment diagram is not cut there and CmLT is less",
    given.filter((one) => !left.includes(one)).map(({ position }, i) => q(`x${i + 1}/L`, position)),
    null,
  );
