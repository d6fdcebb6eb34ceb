/**
 * Mechanisms told from soft structures: a small pivot is judged by the strain energy of the motion it stands for.
 *
 * The motion (one along the pivot's direction, everything eliminated before follows freely) costs, in a mechanism, nothing
 * but the square of round-off in every element; the softest stable structure (10,000 pieces in a row) still costs 1/n⁴ of
 * what the movements of its ends would cost if they did not cancel. Each way an element resists is held to its own
 * stiffness, so that neither stiff links nor slender bars hide anything.
 */

import type { Frame } from "../../model/frame.ts";
import { dot } from "../../numerics/inner_product.ts";
import type { Strains } from "../accuracy/strain.ts";
import type { System } from "../system.ts";
import { EPSILON, energyOf, forcesOf, type Motion, prepare } from "./motion.ts";

/** Pivots above this share of their diagonal are beyond doubt in ordinary frames, see `suspicion`. */
const SUSPICIOUS = 1e-4;
/** A correction that changes the energy this little shows that the motion was right. */
const SETTLED = 0.01;
/** Corrections that together do not halve the energy have found its least. */
const STALLED = 4;
const STEPS = 40;
/** Mechanisms whose shapes are kept. */
const SHAPES = 12;
/** Movement beside a rotation, at a member's length, that is round-off. */
const STILL = 1e-9;
/** Nodes moved in all, the smallest pivots first: a look at every pivot of a long chain would take the square of its length. */
const WORK = 1e5;

export interface Mechanism {
  /** Six numbers per node; empty of one that only turns where another moves, and beyond the first few. */
  shape: Float64Array;
  /** 6·node + direction. */
  pivot: number;
  /** Nothing moves, nodes only turn. */
  turns: boolean;
}

/** Every mechanism among pivots below a ratio, and the pivots that were lost although motion there costs energy. */
export function judgePivots(
  frame: Frame,
  strains: Strains,
  system: System,
  ratio = suspicion(frame),
): { mechanisms: Mechanism[]; lost: number[] } {
  const { kernel } = system;
  const mechanisms: Mechanism[] = [];
  const lost: number[] = [];
  const small = kernel.pivots.small(ratio).sort((a, b) => a.ratio - b.ratio || a.direction - b.direction);
  if (!small.length) return { mechanisms, lost };
  const motion = prepare(frame, strains, system);
  let work = 0;
  for (const each of small) {
    work += Math.floor(each.direction / 6) - kernel.pivots.firstBelow(each.direction) + 1;
    if (work > WORK + 5 * kernel.nodes && !each.lost) continue;
    const pivot = 6 * motion.nodeAt[Math.floor(each.direction / 6)]! + (each.direction % 6);
    const free = isFree(motion, each.direction);
    if (free) {
      const turns = onlyTurns(motion, each.direction);
      const isDrawn = !turns && mechanisms.filter(({ shape }) => shape.length > 0).length < SHAPES;
      mechanisms.push({ shape: isDrawn ? scatter(motion, each.direction) : new Float64Array(0), pivot, turns });
    } else if (each.lost) lost.push(pivot);
    const first = kernel.pivots.firstBelow(each.direction);
    kernel.pivots.shapeVector().fill(0, 6 * first, 6 * Math.floor(each.direction / 6) + 6);
  }
  return { mechanisms, lost };
}

/** Round-off of a bar in general position reaches ε·EA·L² of its bending and twisting stiffness, and elimination magnifies it. */
function suspicion({ stiffnesses, stiffnessOf, length, plates }: Frame): number {
  const slender = stiffnesses.map(({ ea, eiy, eiz, gj }) => ea / Math.min(eiy, eiz, gj));
  let worst = 0;
  for (let m = 0; m < length.length; m++) worst = Math.max(worst, slender[stiffnessOf[m]!]! * length[m]! * length[m]!);
  for (const { area, thickness } of plates.shells) worst = Math.max(worst, (12 * area) / (thickness * thickness));
  return Math.min(0.05, Math.max(SUSPICIOUS, 1e4 * EPSILON * worst));
}

/**
 * Whether the motion behind a pivot, corrected until its energy is least, strains nothing. Conjugate gradients on what the
 * elements say, preconditioned by the factor, also converge where the factor has lost its digits. The shape vector keeps the motion.
 */
function isFree(motion: Motion, direction: number): boolean {
  const { kernel, forces } = motion;
  const from = 6 * kernel.pivots.firstBelow(direction);
  const to = 6 * Math.floor(direction / 6) + 6;
  kernel.pivots.shape(direction);
  const x = kernel.pivots.shapeVector();
  const shape = x.slice(from, to);
  const step = new Float64Array(to - from);
  const gradient = new Float64Array(to - from);
  let slope = 0;
  let last = Infinity;
  let best = Infinity;
  for (let count = 0; count < STEPS; count++) {
    const { energy, resisted } = energyOf(motion, x, from, to);
    if (!resisted) return true;
    if (count && Math.abs(energy - last) <= SETTLED * last) return false;
    if (count % STALLED === 0) {
      if (!(energy < 0.5 * best)) return false;
      best = energy;
    }
    last = energy;
    forcesOf(motion, x, from, to);
    x.fill(0, from, to);
    for (let i = from; i < direction; i++) x[i] = held(motion, i) ? 0 : forces[i]!;
    gradient.set(x.subarray(from, to));
    kernel.pivots.correctShape(direction);
    const next = dot(x.subarray(from, to), gradient);
    const share = slope > 0 ? next / slope : 0;
    slope = next;
    for (let i = from; i < direction; i++) step[i - from] = x[i]! + share * step[i - from]!;
    x.set(step, from);
    const cost = energyOf(motion, x, from, to).energy;
    if (!(cost > 0)) return false;
    const along = dot(step, gradient);
    for (let i = 0; i < shape.length; i++) x[from + i] = shape[i]! -= (along / cost) * step[i]!;
  }
  return false;
}

function held({ system, nodeAt }: Motion, direction: number): boolean {
  return ((system.held[nodeAt[Math.floor(direction / 6)]!]! >> (direction % 6)) & 1) === 1;
}

function onlyTurns({ kernel, lever }: Motion, direction: number): boolean {
  const x = kernel.pivots.shapeVector();
  let move = 0;
  let turn = 0;
  for (let i = 6 * kernel.pivots.firstBelow(direction); i < 6 * Math.floor(direction / 6) + 6; i++) {
    const size = Math.abs(x[i]!);
    if (i % 6 < 3) move = Math.max(move, size);
    else turn = Math.max(turn, size);
  }
  return move <= STILL * lever * turn;
}

/** The shape vector in node order. */
function scatter({ kernel, nodeAt }: Motion, direction: number): Float64Array {
  const x = kernel.pivots.shapeVector();
  const out = new Float64Array(6 * kernel.nodes);
  for (let p = kernel.pivots.firstBelow(direction); p <= Math.floor(direction / 6); p++) {
    for (let j = 0; j < 6; j++) out[6 * nodeAt[p]! + j] = x[6 * p + j]!;
  }
  return out;
}
