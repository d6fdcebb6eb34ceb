/** Imperfections in the shape of a buckling mode, EN 1993-1-1 5.3.2(11), as the loads that stand for them in one combination. */

import { buildElements, writeStiffness } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import { type CaseLoads, readCase } from "../../model/loads.ts";
import { BASIC } from "./phi.ts";

/** A mode on whole members, six movements per node. */
export interface ModeShape {
  factor: number;
  shape: Float64Array;
}

/** What a member bears about one of its axes, NRk and MRk, and its bow e0 of (5.10) where it buckles at a critical force. */
export interface Bent {
  n_rk: number;
  m_rk: number;
  e0: (n_cr: number) => number;
}
export type BentAbout = (m: number, axis: "y" | "z") => Bent;

/** Of MRk: an imperfection that bends nobody by more is left out. Engineering judgement: no member uses over 1 % more than it shows. */
const FELT = 0.01;
/** In a mode of sway chords do half of the work or more. */
const LEAST_SHARE = 0.5;

/** A member with the moment that the mode bends it by. */
interface Section {
  m: number;
  moment: number;
  bent: Bent;
}

/**
 * Loads of η = e0·Ncr/(E·I·η″max)·ηcr (5.9), so that in second order the critical section has the moment e0·NEd·αcr/(αcr − 1): that which is pressed and bent
 * most by its resistances. `pressed` is the compression of each member, N. Null where nobody feels it.
 */
export function modeLoads(frame: Frame, { factor, shape }: ModeShape, pressed: Float64Array, of: BentAbout, id: string): CaseLoads | null {
  const out = readCase({ id, nature: "other", self_weight: 0 }, id, frame);
  const { work, steepest } = leanLoads(frame, shape, pressed, out.nodal);
  const { sections, energy } = sectionsBent(frame, shape, of);
  const share = Math.min(1, Math.max(LEAST_SHARE, (factor * work) / (energy + springEnergy(frame, shape))));
  const critical = mostUsed(sections, pressed);
  // Where it bends nobody who is pressed, as chords pinned from node to node, it leans them as a sway does.
  const amplitude = critical
    ? (critical.bent.e0(factor * pressed[critical.m]!) * factor * pressed[critical.m]!) / critical.moment
    : BASIC / steepest;
  if (!(amplitude > 0 && amplitude < Infinity)) return null;
  const isFelt = ({ moment, bent }: Section): boolean => (amplitude * moment) / (factor - 1) > FELT * bent.m_rk;
  if (critical && !sections.some(isFelt)) return null;
  for (let i = 0; i < out.nodal.length; i++) out.nodal[i]! *= amplitude / share;
  return out;
}

/** Each member leans by the slope of its chord in the mode, with what presses it: their work, and the steepest of those that are pressed. */
function leanLoads(frame: Frame, shape: Float64Array, pressed: Float64Array, nodal: Float64Array): { work: number; steepest: number } {
  const { start, end, position, memberIds } = frame;
  let [work, steepest] = [0, 0];
  for (let m = 0; m < memberIds.length; m++) {
    const n = pressed[m]!;
    if (n === 0) continue;
    const [a, b] = [start[m]!, end[m]!];
    const along = [0, 1, 2].map((c) => position[3 * b + c]! - position[3 * a + c]!);
    const length = Math.hypot(...along);
    const moved = [0, 1, 2].map((c) => shape[6 * b + c]! - shape[6 * a + c]!);
    const stretch = along.reduce((sum, d, c) => sum + d * moved[c]!, 0) / length ** 2;
    let squared = 0;
    for (let c = 0; c < 3; c++) {
      const slope = (moved[c]! - stretch * along[c]!) / length;
      nodal[6 * b + c]! += n * slope;
      nodal[6 * a + c]! -= n * slope;
      squared += slope * slope;
    }
    work += n * length * squared;
    if (n > 0) steepest = Math.max(steepest, Math.sqrt(squared));
  }
  return { work, steepest };
}

/** The larger of the moments at each member's ends, about the axis about which it is used more, and what all members are strained by. */
function sectionsBent(frame: Frame, shape: Float64Array, of: BentAbout): { sections: Section[]; energy: number } {
  const { axes, start, end, memberIds } = frame;
  const elements = buildElements(frame);
  const stiffness = new Float64Array(144);
  const moves = new Float64Array(12);
  const forces = new Float64Array(12);
  let energy = 0;
  const sections = memberIds.map((_, m): Section => {
    writeStiffness(frame, elements, m, stiffness);
    for (let i = 0; i < 6; i++) {
      moves[i] = shape[6 * start[m]! + i]!;
      moves[6 + i] = shape[6 * end[m]! + i]!;
    }
    for (let i = 0; i < 12; i++) {
      forces[i] = 0;
      for (let j = 0; j < 12; j++) forces[i]! += stiffness[12 * i + j]! * moves[j]!;
      energy += forces[i]! * moves[i]!;
    }
    const momentAt = (first: number, row: number): number =>
      Math.abs([0, 1, 2].reduce((sum, c) => sum + axes[9 * m + row + c]! * forces[first + c]!, 0));
    const [y, z] = ([3, 6] as const).map((row) => Math.max(momentAt(3, row), momentAt(9, row))) as [number, number];
    const [aboutY, aboutZ] = [of(m, "y"), of(m, "z")];
    return y / aboutY.m_rk >= z / aboutZ.m_rk ? { m, moment: y, bent: aboutY } : { m, moment: z, bent: aboutZ };
  });
  return { sections, energy };
}

/** What supports that give way take up. */
function springEnergy({ supports }: Frame, shape: Float64Array): number {
  let sum = 0;
  for (const { node, stiffness } of supports)
    stiffness.forEach((k, i) => {
      if (k < Infinity) sum += k * shape[6 * node + i]! ** 2;
    });
  return sum;
}

/** Of the most moment in the structure: less is round-off. */
const NOTHING = 1e-9;

function mostUsed(sections: readonly Section[], pressed: Float64Array): Section | null {
  const use = ({ m, moment, bent }: Section): number => (Math.max(0, pressed[m]!) / bent.n_rk) * (moment / bent.m_rk);
  const largest = sections.reduce((most, { moment }) => Math.max(most, moment), 0);
  let found: Section | null = null;
  for (const one of sections) if (one.moment > NOTHING * largest && use(one) > (found ? use(found) : 0)) found = one;
  return found;
}
