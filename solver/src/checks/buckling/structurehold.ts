/** A member on the springs that the structure offers it sideways and against twist, where what is shown to hold its ends does not do. */

import type { End, Ends } from "../../members/ends.ts";
import type { NodeSprings } from "../../members/structureholds.ts";
import { some } from "../../results/counts.ts";
import type { MemberCheck, MemberInput } from "./member.ts";

/** Verifications that lateral restraint decides. */
export const RESTRAINED: readonly string[] = ["buckling_tf", "ltb", "ltb_torsion", "interaction"];

const isOpen = ({ key, status }: MemberCheck): boolean => RESTRAINED.includes(key) && (status === "fail" || status === "not_covered");

/** Both are on the safe side, so that of each verification the one that uses less counts. */
export function heldByStructure(input: MemberInput, found: MemberCheck[], checksOf: (input: MemberInput) => MemberCheck[]): MemberCheck[] {
  if (!found.some(isOpen)) return found;
  const ends = structureEnds(input);
  if (!ends) return found.map((one) => withPlaces(input, one));
  const others = checksOf({ ...input, ends });
  const lesser = (one: MemberCheck): MemberCheck => {
    const other = isOpen(one) && others.find(({ key }) => key === one.key);
    return other && other.utilisation !== null && other.utilisation < (one.utilisation ?? Infinity) ? other : one;
  };
  const out = found.map((one) => withPlaces(input, lesser(one)));
  // A fail leaves out what torsion adds to it; what passes on the springs does not.
  return out.some((one) => !found.includes(one)) ? [...out, ...others.filter(({ key }) => !found.some((one) => one.key === key))] : out;
}

/** A fail is by what the model has: where something meets the member on its way, what it holds besides is the engineer's to say. */
function withPlaces({ member, check, diagram: { line }, joints }: MemberInput, one: MemberCheck): MemberCheck {
  if (one.status !== "fail" || !RESTRAINED.includes(one.key) || member.lateral_restraints?.length || member.l_lt !== undefined) return one;
  const met = line.nodes.slice(1, -1).filter((node) => joints.degreeOf(node) > 2);
  if (!met.length || check.mcr !== undefined) return one;
  const said = `what meets it at ${some(met, 3)} counts by its stiffness in the model: give lateral_restraints with flange 'both' where it holds both flanges`;
  const { lengths } = one;
  return { ...one, lengths: () => [...(lengths?.() ?? []), said] };
}

/** By the ends of a member: the same in every combination. */
const known = new WeakMap<Ends, Ends | null>();

/**
 * The ends with what the structure offers; null where that is not known, where the engineer states in its place how the member buckles, and where no more than a piece
 * of it, straight or with a kink, goes on from an end: pieces of one line hold nothing of each other, and moments that turn at a kink twist both.
 */
function structureEnds({ member, check, ends, joints, diagram: { line } }: MemberInput): Ends | null {
  if (check.mcr !== undefined || member.l_lt !== undefined || line.reason !== null || ends.springs) return null;
  if (ends.start.onward || ends.end.onward) return null;
  let found = known.get(ends);
  if (found !== undefined) return found;
  const isSideways = !member.lateral_restraints?.length && line.nodes.slice(1, -1).every((node) => !joints.support(node));
  const springs = ends.offered?.(isSideways) ?? null;
  known.set(ends, (found = springs && { ...ends, start: on(ends.start, springs[0]), end: on(ends.end, springs.at(-1)), springs }));
  return found;
}

/** It holds each piece of a line by itself, so that none goes on. */
const on = (end: End, springs?: NodeSprings): End =>
  Object.create(end, { twist: { value: Math.max(end.twist, springs?.twist ?? 0) }, continues: { value: null } });
