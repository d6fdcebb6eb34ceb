/** A member on the springs that the structure offers it sideways and against twist, where what is shown to hold its ends does not do. */

import { endsInStructure } from "../../members/structureholds.ts";
import type { MemberCheck, MemberInput } from "./member.ts";

/** Verifications that lateral restraint decides. */
export const RESTRAINED: readonly string[] = ["buckling_tf", "ltb", "ltb_torsion", "interaction"];

const isOpen = ({ key, status }: MemberCheck): boolean => RESTRAINED.includes(key) && (status === "fail" || status === "not_covered");

/** Both are on the safe side, so that of each verification the one that uses less counts. */
export function heldByStructure(input: MemberInput, found: MemberCheck[], checksOf: (input: MemberInput) => MemberCheck[]): MemberCheck[] {
  if (input.known.bound || !found.some(isOpen)) return found;
  const ends = structureEnds(input);
  if (!ends) return found;
  const others = checksOf({ ...input, known: { ...input.known, unreduced: false }, ends });
  const lesser = (one: MemberCheck): MemberCheck => {
    const other = isOpen(one) && others.find(({ key }) => key === one.key);
    return other && other.utilisation !== null && other.utilisation < (one.utilisation ?? Infinity) ? other : one;
  };
  return found.map(lesser);
}

/** What the engineer states of the member, in place of its ends, is of no such ends. */
function structureEnds({ member, check, ends, joints, diagram: { line } }: MemberInput) {
  if (check.mcr !== undefined || member.l_lt !== undefined || line.reason !== null || ends.springs) return null;
  const isSideways = !member.lateral_restraints?.length && line.nodes.slice(1, -1).every((node) => !joints.support(node));
  return endsInStructure(ends, line, joints, isSideways);
}
