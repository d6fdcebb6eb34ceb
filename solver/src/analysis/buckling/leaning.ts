/** Modes in which chords of members lean, and who leans or bends in them: sway among many bows, in every direction. */

import { countBelow, eigenpairs } from "../../numerics/eigen.ts";
import type { Stability } from "../../results/index.ts";
import type { Leant } from "./leant.ts";
import { BOW, FIRST_ORDER, OF_INTEREST, SWAY } from "./sway.ts";
import { swayingMembers } from "./swaying.ts";
import { type Waving, whoWaves } from "./waving.ts";

/** Modes of whole members looked at for one of sway beside those known to be there. */
const LOOKED_AT = 6;
/** Up to this many modes of whole members are found sooner than those of chords, of which there are more below twice the limit. */
const FEW = 16;
/** More modes than this are not looked at: then nobody is known to stand still. */
const MOST = 40;
/** Searches for modes that a count has shown to be there: copies of one factor are found one by one. */
const SEARCHES = 12;
/** Factors of other modes are found to a hundredth: one this close above the limit counts as below it. */
const CLOSE = 1.02;
/** Of the axial forces' work: a mode that shares more of it is the one known already, seen less closely. */
const THE_SAME = 0.9;

/** A mode in which chords lean, and the factor of the loads at which it comes. */
export interface Leaning {
  factor: number;
  shape: Float64Array;
}

export interface LeaningModes {
  /** Modes of sway, and those that are part sway, part bow. */
  found: Leaning[];
  mixed: Leaning[];
  /** Whether all were looked at. */
  complete: boolean;
}

/**
 * How many modes of chords alone (N/L, no bows) there are where one of sway may lie; they are few. In a mode of sway chords do half of the work or more,
 * so that without bows its factor is at most twice as high: none below twice the limit means none of sway below it. Not counted beyond the most.
 */
function leaningCount(leant: Leant): number {
  const { kernel } = leant;
  leant.press("chords");
  const { count } = countBelow(kernel, "buckling", FIRST_ORDER / SWAY, MOST);
  kernel.useElastic();
  return count;
}

/** Those modes; shapes have unit strain energy, so that the factor is the inverse of the axial forces' work. */
export function leaningModes(leant: Leant, count = leaningCount(leant)): LeaningModes {
  const { kernel } = leant;
  const out: LeaningModes = { found: [], mixed: [], complete: count === 0 };
  if (count === 0) return out;
  leant.press("chords");
  const search = { problem: "buckling", count: Math.min(count, MOST), limit: OF_INTEREST / SWAY, tolerance: 0.03 } as const;
  let { shapes } = eigenpairs(kernel, { ...search, prove: false, restarts: 1 });
  if (shapes.length < count && count <= MOST) ({ shapes } = eigenpairs(kernel, { ...search, restarts: SEARCHES }));
  for (const shape of shapes) {
    const { sway, work } = leant.divide(shape);
    if (sway > BOW && work * OF_INTEREST >= 1) (sway >= SWAY ? out.found : out.mixed).push({ factor: 1 / work, shape });
  }
  out.complete = shapes.length >= count;
  return out;
}

type Who = Pick<Stability, "swaying" | "swaying_y" | "swaying_z" | "swaying_complete">;

/**
 * Who leans or bends in a mode of sway and in all others below the limit: a frame sways both ways, and round. Everyone, where not all were looked at.
 * Where the lowest factor is far below the limit there are many modes, and the chords are asked first; else the few there are may be found at once.
 */
export function whoSways(leant: Leant, alpha: number, shape: Float64Array): Waving & Who {
  const { frame, chords } = leant.view;
  const shapes = (alpha > FIRST_ORDER / 2 && fewModes(leant, shape)) || manyModes(leant, shape);
  const others = (shapes ?? []).map((each) => ({
    factor: 1 / leant.divide(each).work,
    shape: each,
  }));
  const waving = whoWaves(leant, [{ factor: alpha, shape }, ...others.sort((a, b) => a.factor - b.factor)]);
  const everyone = [...frame.memberIds.keys()];
  const taking = shapes ? [shape, ...shapes].map((each) => swayingMembers(frame, chords, each)) : [[everyone, everyone]];
  const all = (...axes: (0 | 1)[]): number[] =>
    [...new Set(taking.flatMap((each) => axes.flatMap((axis) => each[axis]!)))].sort((a, b) => a - b);
  return { swaying: all(0, 1), swaying_y: all(0), swaying_z: all(1), swaying_complete: shapes !== undefined, ...waving };
}

/** The other modes of sway where a count of all modes below the limit finds few, each plainly one of sway or a bow; else undefined. */
function fewModes(leant: Leant, shape: Float64Array): Float64Array[] | undefined {
  const { kernel } = leant;
  leant.press("members");
  const { count } = countBelow(kernel, "buckling", CLOSE * FIRST_ORDER, FEW);
  kernel.useElastic();
  if (count <= 1) return [];
  if (count > FEW) return undefined;
  const { shapes } = eigenpairs(kernel, { problem: "buckling", count, limit: OF_INTEREST, tolerance: 0.01, prove: false, restarts: 1 });
  const shares = shapes.map((each) => leant.divide(each).sway);
  if (shapes.length < count || shares.some((share) => share > BOW && share < SWAY)) return undefined;
  return shapes.filter((each, i) => shares[i]! >= SWAY && !alike(leant, each, shape));
}

/** The other modes of sway by those of chords alone; undefined where there are too many to look at. */
function manyModes(leant: Leant, shape: Float64Array): Float64Array[] | undefined {
  const count = leaningCount(leant);
  if (count > MOST) return undefined;
  const { found, complete } = leaningModes(leant, count);
  if (!complete) return undefined;
  const others = found.filter((one) => one.factor < CLOSE * FIRST_ORDER && !alike(leant, one.shape, shape));
  return others.length > 0 ? closer(leant, others) : [];
}

/** The shapes with the bows of whole members where such a mode is found: those of chords alone depend on how a member is cut. */
function closer(leant: Leant, modes: Leaning[]): Float64Array[] {
  const { kernel } = leant;
  leant.press("members");
  const count = Math.min(MOST, 3 * modes.length + LOOKED_AT);
  const { shapes } = eigenpairs(kernel, { problem: "buckling", count, limit: OF_INTEREST, tolerance: 0.01, prove: false, restarts: 1 });
  return modes.map(({ shape }) => shapes.find((one) => alike(leant, shape, one)) ?? shape);
}

/** Two shapes are one mode by the work of the axial forces that the kernel has. */
const alike = ({ view }: Leant, a: Float64Array, b: Float64Array): boolean =>
  view.work(a, b) ** 2 > THE_SAME * view.work(a, a) * view.work(b, b);
