/** Lengths that the model does not show: of a free end on a root that may turn, or stated, taken at the engineer's word, and asked about where the member passes by it alone. */

import { ALPHA, chi, Ncr } from "../../ec3/member_buckling/flexural.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import { endsOf } from "../../members/end.ts";
import type { End, Ends } from "../../members/ends.ts";
import { declaredLength, tipOf } from "../../members/lengths.ts";
import { widestGap } from "../../members/restraint_gaps.ts";
import type { CheckMember, Vector } from "../../topology/context.ts";
import { extendedLine } from "../../topology/extended_line.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line, Span } from "../../topology/line.ts";
import { couldHold } from "../../topology/meeting.ts";
import type { SwayInput } from "./swayinput.ts";

/** Within this share two critical values are one. */
export const SAME = 0.01;

/** A member that passes with what is stated may not bear what is shown; moments grow with compression, so that it counts twice. */
export const matters = (used: number, stated: number, shown: number): boolean => used <= 1 && used + 2 * (shown - stated) > 1;

/** Something could hold a node along `e`, or in any way at all, beside members of a line. */
export function couldBeHeld(node: string, own: readonly CheckMember[], joints: Joints, e: Vector | null): boolean {
  if (!e || joints.support(node)) return joints.held(node, 2);
  const met = joints.at(node);
  return joints.degreeOf(node) > met.length || met.some((one) => own.every(({ id }) => id !== one.id) && couldHold(one, e, joints));
}

/** Longest stretch of a line between places where anything could hold it along `e`: its ends, nodes that something else meets, `restraints` along it. */
function longestGap({ nodes, spans, length }: Line, joints: Joints, restraints: readonly number[], e: Vector | null): number {
  const inner = nodes.slice(1, -1).flatMap((node, i) => {
    const [before, behind] = spans.slice(i, i + 2) as [Span, Span];
    return couldBeHeld(node, [before.member, behind.member], joints, e) ? [behind.from] : [];
  });
  return widestGap([0, ...inner, ...restraints, length]);
}

/** Whether a clamped root turns, of a free tip that passes with twice its length and may not with that of a root which gives way at 0.8·EI/L, twice as long. */
export function turningRoots(member: DesignMember, line: Line, ends: Ends, forces: readonly SwayInput[]): string[] {
  const isNeeded = (axis: "y" | "z"): boolean => {
    if (member[`l_cr_${axis}`] !== undefined || !tipOf(ends, axis)) return false;
    const doubled = 2 * line.system;
    return forces.some(({ p, e, n, squash, most }) => {
      if (declaredLength(member, axis, line, ends, n)) return false;
      const use = (l: number): number => useOf(n, squash, Ncr(e, axis === "y" ? p.iy : p.iz, l));
      return n > 0 && matters(most, use(doubled), use(2 * doubled));
    });
  };
  return isNeeded("y") || isNeeded("z")
    ? ["one end is free and l_cr_y or l_cr_z is not given: twice the length is taken, which holds for a root that does not turn"]
    : [];
}

/** What compression uses at most of a strut, by the lowest curve. */
const useOf = (n: number, squash: number, n_cr: number): number => n / squash / chi(Math.sqrt(squash / n_cr), ALPHA.d);

/** A compressed design member in one combination. */
export type StatedForce = Pick<SwayInput, "design" | "e" | "n" | "squash" | "used" | "p">;

export interface StatedInput {
  line: Line;
  joints: Joints;
  check: SteelCheck;
  swaying: readonly StatedForce[];
}

/** Buckling length over the length between its ends, by how many of them are pinned and the others clamped. */
const LEAST = [0.5, 0.699, 1];

/** Of buckling lengths below those of any stretch that the model could hold: not even clamped ends explain them, where something could clamp them. */
export function statedLengths({ line, joints, check, swaying }: StatedInput): string[] {
  const { axes } = (line.spans[0] as Span).member;
  // One of all combinations; most give no length.
  const [first] = swaying;
  if (!first) return [];
  const { design } = first;
  return (["y", "z", "v"] as const).flatMap((axis) => {
    const l_cr = design[`l_cr_${axis}`];
    // A flange held all along holds the member sideways.
    if (l_cr === undefined || (axis === "z" && check.restrained)) return [];
    const e = axis === "v" ? null : axes[axis === "y" ? "z" : "y"];
    // Where nothing could hold an end, what bows is the line that goes on from it.
    const { line: whole, from } = extendedLine(line, joints, (node, pair) => e !== null && !couldBeHeld(node, pair, joints, e));
    const restraints = axis === "y" ? [] : (design.lateral_restraints ?? []).map(({ position }) => from + position * line.length);
    const gap = longestGap(whole, joints, restraints, e);
    const { start, end } = endsOf(whole, joints);
    const pinned = (one: End): number => +(axis !== "v" && gap > whole.length * (1 - 1e-6) && one.pinned[axis]);
    const share = LEAST[pinned(start) + pinned(end)]!;
    const least = share * gap;
    const isUsed = ({ p: { [`i${axis}` as const]: inertia }, e, n, squash, used }: StatedForce): boolean => {
      if (inertia === undefined || n <= 0) return false;
      const use = (l: number): number => useOf(n, squash, Ncr(e, inertia, l));
      return matters(used, use(l_cr), use(least));
    };
    if (l_cr >= least * (1 - 1e-6) || !swaying.some(isUsed)) return [];
    return [
      `l_cr_${axis} = ${l_cr} m is less than ${share < 1 ? `${share}·` : ""}${gap.toFixed(2)} m, over which nothing in the model could hold the member, and with that it may not pass: what holds it?`,
    ];
  });
}
