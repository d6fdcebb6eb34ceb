/** A torque whose stress is neglected: what it adds to bending, and to buckling, which grows with slenderness and not with that stress. */

import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import { kAlpha, kw } from "../../ec3/member_buckling/torsionbuckling.ts";
import type { Profile } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { TWISTED_CLASS_4 } from "../../ec3/torsion/torsioncombined.ts";
import type { TwistSolution, Warping } from "../../ec3/torsion/warping.ts";
import type { Gap } from "../../results/open_points.ts";
import type { CheckCombination } from "../../topology/context.ts";
import { type LateralResult, type MemberCheck, type MemberInput, open, verified } from "../buckling/member.ts";
import { type Found, keepMember } from "../governing.ts";
import { type Added, slightSteps } from "../trace/slight.trace.ts";
import { AT_ONCE, annexA, annexCheck, type Columns, compresses, twistsOf } from "./annex.ts";
import type { Effects, Slight, TwistField } from "./field.ts";

export function slightOf(most: Effects, share: number, solve: () => TwistField): Slight {
  let field: TwistField | undefined;
  return { most, share, solved: () => (field ??= solve()) };
}

/** Ends hinder warping in part: every effect lies between those of these. */
export const WARPINGS: readonly (readonly [Warping, Warping])[] = [
  ["free", "free"],
  ["free", "fixed"],
  ["fixed", "free"],
  ["fixed", "fixed"],
];

/** The largest of each effect, in magnitude. */
export const worstOf = (solutions: readonly TwistSolution[]): TwistSolution => ({
  at(s, side) {
    const most = { t_t: 0, t_w: 0, b: 0, theta: 0 };
    for (const solution of solutions) {
      const one = solution.at(s, side);
      for (const key of ["t_t", "t_w", "b", "theta"] as const) most[key] = Math.max(most[key], Math.abs(one[key]));
    }
    return most;
  },
});

/** With the torque's share the cross-sections may be used up, and without it they are not: then they are verified with it. */
export function slightSections(
  slight: Slight,
  worst: Map<string, Found>,
  combination: CheckCombination,
  verify: (field: TwistField) => void,
): void {
  let used = 0;
  for (const { utilisation } of worst.values()) used = Math.max(used, utilisation ?? 0);
  if (used > 1 || used + slight.share <= 1) return;
  const field = slight.solved();
  if (field.peaks) verify(field);
  else {
    keepMember(worst, combination, open("torsion", field.gap as Gap));
  }
}

/** What is left out where the rest bears it. */
const LEFT_OUT = 0.02;

/** How a member buckles without its torque. */
export interface Untwisted {
  c: Capacity;
  peaks: { n: number; my: number; mz: number };
  restrained: boolean;
  found: SectionClass;
  chi: number;
  m_cr: number;
  /** The least critical force, and whether compression does anything beside it. */
  n_cr: number;
  presses: boolean;
  /** The most that is used in the same combination. */
  used: number;
}

/**
 * What θ·My about z-z and the bimoment of EN 1993-6 A add to what buckling uses. Beside compression no rule has them: both grow by 1/(1 − My/Mcr − N/Ncr),
 * the safe side (Dunkerley), and it is a question where that does not bear it. Null where it is left out.
 */
function addedBy(one: Untwisted, effects: Effects): Added {
  const { c, peaks, restrained, found, chi, m_cr, n_cr, presses, used } = one;
  const { n, my } = peaks;
  const bends = my > 0 && !restrained;
  const k_alpha = kAlpha((bends ? my / m_cr : 0) + (n > 0 ? n / n_cr : 0));
  const given = annexA({ c, peaks }, { chi, m_cr }, found, effects);
  const share = given.b / given.b_rd;
  const turned = ((presses ? k_alpha : 1) * given.theta * my) / given.m_z;
  return { given, used, k_alpha, turned, share, utilisation: used + turned + kw(share) * k_alpha * share };
}

/** Nothing buckles that a torque would add to, or it adds too little to count. */
export function isLeftOut(one: Untwisted, { most }: Slight): boolean {
  const { peaks, restrained, used } = one;
  if (!(peaks.n > 0 || (peaks.my > 0 && !restrained))) return true;
  const { utilisation } = addedBy(one, most);
  return utilisation <= 1 && utilisation - used <= LEFT_OUT;
}

export function slightCheck(
  input: MemberInput,
  slight: Slight,
  columns: Columns,
  lateral: LateralResult,
  found: SectionClass,
  others: readonly MemberCheck[],
): MemberCheck | null {
  if (lateral.result.status === "not_covered") return null;
  const used = others.reduce((most, { utilisation }) => Math.max(most, utilisation ?? 0), 0);
  if (used > 1) return null;
  const { c, peaks, check } = input;
  const [presses, m_cr] = [compresses(input, columns), lateral.m_cr ?? Infinity];
  const one = { c, peaks, restrained: check.restrained === true, found, chi: lateral.chi, m_cr, presses, used };
  const untwisted: Untwisted = { ...one, n_cr: lowest(input, columns) };
  if (isLeftOut(untwisted, slight)) return null;
  const { peaks: effects, gap } = slight.solved();
  const uncovered = found === 4 ? TWISTED_CLASS_4 : presses ? AT_ONCE : gap;
  if (!uncovered && effects) return annexCheck(annexA(input, { chi: lateral.chi, m_cr }, found, effects), effects.unstated);
  const added = addedBy(untwisted, effects ?? slight.most);
  const steps = () => slightSteps(added);
  return added.utilisation > 1 ? open("ltb_torsion", uncovered as Gap, steps) : verified("ltb_torsion", added.utilisation, steps);
}

/** Of a channel, which bends about y-y as it twists, by both (Dunkerley). */
export const leastForce = (kind: Profile["kind"], ncr_y: number, ncr_z: number, ncr_t: number): number =>
  Math.min(kind === "channel" ? 1 / (1 / ncr_y + 1 / ncr_t) : Math.min(ncr_y, ncr_t), ncr_z);

function lowest(input: MemberInput, { y, z }: Columns): number {
  const { ncr_t } = twistsOf({ ...input, line: input.diagram.line });
  return leastForce(input.c.p.kind, y?.n_cr ?? Infinity, z?.n_cr ?? Infinity, ncr_t);
}
