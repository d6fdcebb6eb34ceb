/**
 * Columns that temperature or settlements lean: where nothing resists it the lean brings no force by first order, and the force times the lean, which
 * others bear, is in none of theirs. αcr bounds how what loads bring about grows, and tells nothing of it.
 */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import type { StructureView } from "../../members/structure.ts";
import { byCombination } from "../../topology/bycombination.ts";
import { LEVEL } from "../../topology/columns.ts";
import type { CheckCombination, CheckMember, Vector } from "../../topology/context.ts";
import { feltBy, softness } from "./passing.ts";
import { leastOf, type Swayed } from "./swaying.ts";

/** cos 45°: what rises less is no column. */
const STEEP = Math.SQRT1_2;
/** Nodes that lie apart by less are on one level, m. */
const TOUCH = 1e-3;
/** A column whose own shear of the lean is so many times its force times the lean resists it by bending, and αcr bounds the rest. */
const RESISTED = 1 / 0.15;
/** Of what a member bears: less is not asked about. */
const NOTHING = 0.005;
/** As many heights between foot and head as a part may have before all its columns count as one storey. */
const MANY = 64;

/** Columns between two heights: force times lean along x and along y, N. */
interface Storey {
  bottom: number;
  top: number;
  x: number;
  y: number;
}

/** What columns of one part push in one combination, by storeys and, above each storey's foot, by all that stand there; and the largest lean. */
interface Pushes {
  storeys: Storey[];
  cuts: Storey[];
  lean: number;
}

const NONE: Pushes = { storeys: [], cuts: [], lean: 0 };

/** Null where it may bear what is left out, beside all that was found. */
export function leantQuestion(
  one: Swayed,
  joints: StructureView,
  combinations: readonly { combination: CheckCombination }[],
): string | null {
  const { member, most } = one;
  const part = joints.parts.get(member.start);
  if (!joints.context.imposed || most > 1 || !part) return null;
  for (const { combination } of combinations) {
    const pushes = pushesOf(part, joints, combination);
    const alpha = Math.min(feltBy(part, joints, combination) ?? FIRST_ORDER, FIRST_ORDER);
    if (!pushes.storeys.length || alpha <= 1) continue;
    const { push, share } = shareOf(one, joints, pushes);
    const growth = 1 / (1 - 1 / alpha);
    if (share * growth <= NOTHING || most + share * growth <= 1) continue;
    return `temperature or settlement leans columns by up to 1/${(1 / pushes.lean).toFixed(0)} in ${combination.id}, and first order leaves out what holds them then, up to ${((push * growth) / 1e3).toFixed(1)} kN here: give order second`;
  }
  return null;
}

/** The most that can come to a member, N, and what it uses: of the axial force by its softness, of the moment of the elastic section. */
function shareOf({ member, line, squash, p, elastic }: Swayed, joints: StructureView, pushes: Pushes): { push: number; share: number } {
  const { x, y, z } = member.axes;
  const { system: length } = line;
  const level = Math.hypot(x[0], x[1]);
  const [low, high] = [Math.min(member.from[2], member.to[2]), Math.max(member.from[2], member.to[2])];
  // Upright it is cut through with the storey; level it passes on what comes from above and from below.
  const near = (high - low > TOUCH ? pushes.cuts : pushes.storeys).filter(
    ({ bottom, top }) => bottom <= high + TOUCH && top >= low - TOUCH,
  );
  const along = ([a, b]: Vector): number => {
    const by = (storey: Storey): number => (storey.x * Math.abs(a) + storey.y * Math.abs(b)) / (Math.hypot(a, b) || 1);
    return high - low > TOUCH ? Math.max(0, ...near.map(by)) : near.reduce((sum, storey) => sum + by(storey), 0);
  };
  const isStiff =
    member.type === "beam" && !(isPinned(joints, member.start, member.start_hinge) && isPinned(joints, member.end, member.end_hinge));
  if (level < LEVEL) {
    const [about_y, about_z] = [along(z), along(y)];
    return { push: Math.max(about_y, about_z), share: isStiff ? elastic(length * about_y, length * about_z) : 0 };
  }
  const push = along(x);
  const moment = push * Math.max(0, ...near.map(({ bottom, top }) => top - bottom));
  const bar = (push / level) * softness(member, squash, leastOf(p), length);
  const bent = Math.abs(z[2]) >= Math.abs(y[2]) ? elastic(moment, 0) : elastic(0, moment);
  return { push: push / level, share: bar + (isStiff ? bent : 0) };
}

/** Nothing bends it there: a hinge, or a node of its own with a support that lets it turn, if any. */
function isPinned(joints: StructureView, node: string, hinge: string | undefined): boolean {
  if (joints.left(hinge, "ry") === 0 && joints.left(hinge, "rz") === 0) return true;
  const stiffness = joints.support(node)?.stiffness ?? [];
  return joints.degreeOf(node) === 1 && [3, 4].every((k) => !stiffness[k]);
}

const pushesOf = byCombination(({ members }, { context }, combination): Pushes => {
  const byHeights = new Map<string, Storey>();
  let lean = 0;
  for (const member of members) {
    if (Math.abs(member.axes.x[2]) < STEEP) continue;
    const found = context.imposed?.(member, combination);
    // A combination without temperature and settlements has none at any member.
    if (!found) return NONE;
    const n = pressing(member, context.ends?.(member, combination) ?? []);
    const [bottom, top] = [Math.min(member.from[2], member.to[2]), Math.max(member.from[2], member.to[2])];
    const [x, y] = [0, 1].map((k) => Math.abs(found.moved[k]!) / (top - bottom)) as [number, number];
    if (n <= 0 || n * Math.hypot(x, y) * RESISTED <= found.shear) continue;
    lean = Math.max(lean, Math.hypot(x, y));
    const key = `${Math.round(bottom / TOUCH)} ${Math.round(top / TOUCH)}`;
    const storey = byHeights.get(key);
    if (storey) {
      storey.x += n * x;
      storey.y += n * y;
    } else byHeights.set(key, { bottom, top, x: n * x, y: n * y });
  }
  const storeys = byHeights.size > MANY ? [together([...byHeights.values()])] : [...byHeights.values()];
  const cuts = storeys.map(({ bottom, top }) => ({
    ...together(storeys.filter((other) => other.bottom <= bottom + TOUCH && other.top > bottom + TOUCH)),
    bottom,
    top,
  }));
  return { storeys, cuts, lean };
});

const pressing = ({ type }: CheckMember, ends: ArrayLike<number>): number =>
  type === "tension" ? 0 : Math.max(0, -(ends[0] ?? 0), -(ends[6] ?? 0));

const together = (storeys: readonly Storey[]): Storey => ({
  bottom: Math.min(...storeys.map(({ bottom }) => bottom)),
  top: Math.max(...storeys.map(({ top }) => top)),
  x: storeys.reduce((sum, { x }) => sum + x, 0),
  y: storeys.reduce((sum, { y }) => sum + y, 0),
});
