/**
 * What struts and braces pass on to hold others that sway, and what of it overturning brings down on columns. Buckling lengths stand for second order in the moments
 * of columns alone (EN 1993-1-1 5.2.2(8)): nothing of it is in anybody's axial force.
 */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import { isTie } from "../../diagrams/tie.ts";
import { Ncr } from "../../ec3/member_buckling/flexural.ts";
import type { StructureView } from "../../members/structure.ts";
import { byCombination } from "../../topology/bycombination.ts";
import type { Part } from "../../topology/columns.ts";
import type { CheckCombination, CheckMember, Mode, Vector } from "../../topology/context.ts";
import { givenBy } from "../../topology/storeys.ts";
import { isColumn, overturning } from "./overturning.ts";
import { swayModes, takesPart } from "./sway.ts";

/** φ0: the largest lean (5.3.2(3)a). */
const LEAN = 1 / 200;
/** Where forces are more than amplified (5.2.2(5)B), more than this share of what a member bears is asked about. */
const [AMPLIFIED, LITTLE] = [3, 0.1];

/** A lean along one of these directions is one along a horizontal way from here on: at 45° either of two will do. */
const ALIKE = 0.7;

/** Some of the directions in which the structure leans goes the way of a member's axis. */
export const leansTowards = (directions: readonly string[], [x, y]: Vector): boolean =>
  directions.some((direction) => Math.abs({ x, y }[direction.slice(1)] ?? 0) >= ALIKE * Math.hypot(x, y));

/** Who may hold others, in all combinations. */
export interface Holder {
  member: CheckMember;
  joints: StructureView;
  length: number;
  /** Least second moment of area. */
  i: number;
  squash: number;
  /** Largest utilisation found. */
  most: number;
  directions: readonly string[] | null;
}

/** What is asked in one combination: by its own force, compression or tension, N; `leans`: nothing is asked about imperfections yet. */
export type PassingQuestion = (combination: CheckCombination, n: () => number, leans: boolean) => string | null;

/** What a newton along a member uses of it, 1/N: as Rankine has it, near the buckling curves; one that acts in tension alone is never pressed. */
export const softness = (member: CheckMember, squash: number, i: number, length: number): number =>
  1 / squash + (isTie(member) ? 0 : 1 / Ncr(member.material.e, i, length));

/** By first order; null of what fails by itself. */
export function passingOf({ member, joints, length, i, squash, most, directions }: Holder): PassingQuestion | null {
  const { axes } = member;
  const level = Math.hypot(axes.x[0], axes.x[1]);
  const part = joints.parts.get(member.start);
  if (most > 1 || !part) return null;
  const upright = isColumn(member);
  const leant = directions !== null && leansTowards(directions, axes.x);
  const soft = softness(member, squash, i, length);
  return (combination, n, leans) => {
    const alpha = feltBy(part, joints, combination);
    if (alpha === null || alpha <= 1) return null;
    const growth = 1 / (1 - 1 / alpha);
    const given = givenBy(part, joints, combination);
    const lean = leans && !leant && !upright ? (growth * LEAN * Math.max(0, given[2])) / level : 0;
    const borne = upright ? overturning(member, part, joints, combination) : Math.hypot(given[0], given[1]) / level;
    const more = (growth - 1) * Math.min(n(), borne) + lean;
    const share = more * soft;
    if (most + share <= 1 && (alpha >= AMPLIFIED || share <= LITTLE)) return null;
    const [where, what] = upright
      ? ["moments", "overturning adds to this one, by"]
      : ["it in other members", "this one passes on to hold others, by φ·V and"];
    return `αcr = ${alpha.toFixed(2)} of a sway mode is below 10, and the buckling lengths given make up for ${where} alone (5.2.2(8)): what ${what} H times 1/(1 − 1/αcr) up to ${(more / 1e3).toFixed(1)} kN more, is not in its force. Analyse to second order with imperfections`;
  };
}

/** Parts that take part in a mode of sway. */
const swaying = new WeakMap<Mode, ReadonlySet<Part | undefined>>();

/** Lowest factor below 10 of a mode in which anything of a part sways. */
export const feltBy = byCombination((part, { context, parts }: StructureView, { index }): number | null => {
  for (const mode of swayModes(context.stability, index, part.members[0]!.index)) {
    if (mode.alpha_cr >= FIRST_ORDER) break;
    let own = swaying.get(mode);
    if (!own) {
      const taking = context.model.model.members.filter((_, m) => takesPart(mode, [m]));
      swaying.set(mode, (own = new Set(taking.map(({ start }) => parts.get(start)))));
    }
    if (own.has(part)) return mode.alpha_cr;
  }
  return null;
});
