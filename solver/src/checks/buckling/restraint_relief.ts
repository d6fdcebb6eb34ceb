/** 6.3.3 with lateral restraints left out, where they would only raise CmLT or Cmz. */

import { holdsFor } from "../../members/critical.ts";
import { computed, q } from "../trace/quantity.ts";
import type { MemberCheck, MemberInput } from "./member.ts";

/**
 * A restraint only makes a member stronger, so that all of them may be neglected. They also cut the moment diagram, and a piece under a nearly even moment has more
 * of CmLT, or of Cmz where they cut the length about z-z, than the whole (Table B.3): 6.3.3 is asked with them and without.
 */
export function relieved(input: MemberInput, found: MemberCheck[], checksOf: (input: MemberInput) => MemberCheck[]): MemberCheck[] {
  const { lateral_restraints: given, ...member } = input.member;
  if (!given?.length || input.check.restrained || !(input.peaks.n > 0)) return found;
  const own = found.find(({ key }) => key === "interaction");
  if (own?.utilisation == null) return found;
  // A flange held where the model has the same holder at the axis says where that holds: without it the holder would be back at the axis, and may hold better.
  const { c, diagram, joints, ends, check, s } = input;
  if (
    holdsFor({ line: diagram.line, joints, ends, member: input.member, check, p: c.p, s }).some((hold) => hold.at === "flange" && hold.also)
  )
    return found;
  // What holds the member is remembered by its ends.
  const other = checksOf({ ...input, member, ends: { ...ends } }).find(({ key }) => key === "interaction");
  if (other?.utilisation == null || other.utilisation >= own.utilisation) return found;
  const neglecting = computed(
    "Table B.3",
    "Restraints neglected",
    "a restraint only makes the member stronger; left out, the moment diagram is not cut there and Cm is less",
    given.map(({ position }, i) => q(`x${i + 1}/L`, position)),
    null,
  );
  return found.map((one) => (one === own ? { ...other, steps: () => [neglecting, ...other.steps()] } : one));
}
