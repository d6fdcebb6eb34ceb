/** 6.3.3 with lateral restraints left out, where they would only raise CmLT or Cmz. */

import { Cm } from "../../ec3/member_buckling/annexb.ts";
import type { LateralRestraint } from "../../generated/model.ts";
import { holdsFor } from "../../members/critical.ts";
import { momentShape, pieces } from "../forces/moments.ts";
import { computed, q } from "../trace/quantity.ts";
import type { MemberCheck, MemberInput } from "./member.ts";

type AtCm = NonNullable<MemberCheck["atCm"]>;

/** Some of the restraints, with CmLT and Cmz between them. */
interface Left {
  mask: number;
  restraints: LateralRestraint[];
  member: MemberInput["member"];
  c_mlt: number;
  c_mz: number;
}

/** Up to so many restraints every choice of them is looked at, beyond only all of them or none. */
const EVERY = 4;

/**
 * A restraint only makes a member stronger, so that any of them may be neglected. They also cut the moment diagram, and a piece under a nearly even
 * moment has more of CmLT, or of Cmz where they cut the length about z-z, than the whole (Table B.3): without the least over what is left of them, a member would use less once a restraint is gone.
 */
export function relieved(input: MemberInput, found: MemberCheck[], checksOf: (input: MemberInput) => MemberCheck[]): MemberCheck[] {
  const given = input.member.lateral_restraints;
  if (!given?.length || input.check.restrained || !(input.peaks.n > 0) || input.known.bound) return found;
  const own = found.find(({ key }) => key === "interaction");
  if (!own?.atCm || own.utilisation === null) return found;
  const least = (at: AtCm, { c_mlt, c_mz }: Left): number => at(c_mlt, c_mz);
  // A flange held where the model has the same holder at the axis says where that holds: without it the holder would be back at the axis, and may hold better.
  const { c, diagram, joints, ends, member, check, s } = input;
  const flanges = holdsFor({ diagram, joints, ends, member, check, p: c.p, s }).filter((hold) => hold.at === "flange");
  const kept = flanges.reduce((mask, { also }, i) => (also ? mask | (1 << i) : mask), 0);
  const left = subsets(given.length, kept).map((mask): Left => {
    const restraints = given.filter((_, i) => mask & (1 << i));
    const member = { ...input.member, lateral_restraints: restraints };
    const over = pieces({ ...input, member });
    return { mask, restraints, member, c_mlt: factor(input, "my", over), c_mz: factor(input, "mz", over) };
  });
  const worth = left.filter((one) => least(own.atCm as AtCm, one) < (own.utilisation as number) * (1 - 1e-9));
  let best = own;
  const looked: { mask: number; at: AtCm }[] = [];
  for (const one of worth) {
    // χLT and χz only fall as restraints go, so that no choice uses less than its factors would with those of a larger one.
    const above = looked.filter(({ mask }) => (mask & one.mask) === one.mask).map(({ at }) => least(at, one));
    if (Math.max(least(own.atCm, one), ...above) >= (best.utilisation as number)) continue;
    // What holds the member is remembered by its ends; what was shown of χLT was shown with all restraints.
    const known = { ...input.known, unreduced: false };
    const other = checksOf({ ...input, known, member: one.member, ends: { ...input.ends } }).find(({ key }) => key === "interaction");
    if (other?.utilisation == null) continue;
    if (other.atCm) looked.push({ mask: one.mask, at: other.atCm });
    if (other.utilisation < (best.utilisation as number))
      best = { ...other, steps: () => [neglecting(given, one.restraints), ...other.steps()] };
  }
  return best === own ? found : found.map((one) => (one === own ? best : one));
}

/** The largest Cm between what is left; of no moment none counts. */
const factor = ({ diagram, peaks }: MemberInput, axis: "my" | "mz", over: readonly [number, number][]): number =>
  peaks[axis] === 0 ? 1 : Math.max(...over.map(([a, b]) => Cm(momentShape(diagram, axis, a, b))));

/** Choices of what is left, the larger ones first, each with what is `kept`. */
function subsets(count: number, kept: number): number[] {
  if (count > EVERY) return kept ? [] : [0];
  const size = (mask: number): number => mask.toString(2).replaceAll("0", "").length;
  return Array.from({ length: 2 ** count - 1 }, (_, mask) => mask)
    .filter((mask) => (mask & kept) === kept)
    .sort((a, b) => size(b) - size(a));
}

const neglecting = (given: readonly LateralRestraint[], left: readonly LateralRestraint[]) =>
  computed(
    "Table B.3",
    "Restraints neglected",
    "a restraint only makes the member stronger; left out, the moment diagram is not cut there and Cm is less",
    given.filter((one) => !left.includes(one)).map(({ position }, i) => q(`x${i + 1}/L`, position)),
    null,
  );
