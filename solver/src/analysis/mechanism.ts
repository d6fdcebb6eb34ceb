/**
 * Mechanisms told from soft structures: a small pivot is judged by the strain energy of the motion it stands for.
 *
 * The motion (one along the pivot's direction, everything eliminated before follows freely) costs, in a mechanism, nothing
 * but the square of round-off in every element; the softest stable structure (10,000 pieces in a row) still costs 1/n⁴ of
 * what the movements of its ends would cost if they did not cancel. Each way an element resists is held to its own
 * stiffness, so that neither stiff links nor slender bars hide anything.
 */

import type { Frame } from "../model/frame.ts";
import type { Kernel } from "./kernel.ts";
import type { Strains } from "./strain.ts";
import type { System } from "./system.ts";

/** Pivots above this share of their diagonal are beyond doubt in ordinary frames, see `suspicion`. */
const SUSPICIOUS = 1e-6;
/** Share of uncancelled energy that is round-off: far above ε² = 5e-32, far below 0.3/10,000⁴ = 3e-17. */
const NOTHING = 1e-21;
/** However stiff its neighbours, more than this is more than their round-off. */
const SOMETHING = 1e-6;
const EPSILON = 2 ** -52;
/** A correction that changes the energy this little shows that the motion was right. */
const SETTLED = 0.01;
/** Corrections that together do not halve the energy have found its least. */
const STALLED = 4;
const STEPS = 40;
/** Movement beside a rotation, at a member's length, that is round-off. */
const STILL = 1e-9;

export interface Mechanism {
  /** Six numbers per node; of the first mechanism that moves, none of the others. */
  shape: Float64Array;
  /** 6·node + direction. */
  pivot: number;
  /** Nothing moves, nodes only turn. */
  turns: boolean;
}

interface Motion {
  frame: Frame;
  strains: Strains;
  system: System;
  kernel: Kernel;
  /** Members by the elimination position of their first node: those from begins[p] to begins[p + 1] are eliminated with p. */
  members: Int32Array;
  begins: Int32Array;
  nodeAt: Int32Array;
  idleAt: Map<number, System["idle"]>;
  /** Mean member length, a lever for springs; largest coordinate. */
  lever: number;
  extent: number;
  forces: Float64Array;
}

/** Every mechanism of the structure, and the pivots that were lost although motion there costs energy. */
export function judgePivots(frame: Frame, strains: Strains, system: System): { mechanisms: Mechanism[]; lost: number[] } {
  const { kernel } = system;
  const mechanisms: Mechanism[] = [];
  const lost: number[] = [];
  const small = kernel.smallPivots(suspicion(frame));
  if (!small.length) return { mechanisms, lost };
  const motion = prepare(frame, strains, system);
  for (const each of small) {
    const pivot = 6 * motion.nodeAt[Math.floor(each.direction / 6)]! + (each.direction % 6);
    const free = isFree(motion, each.direction);
    if (free) {
      const turns = onlyTurns(motion, each.direction);
      const known = turns || mechanisms.some((one) => !one.turns);
      mechanisms.push({ shape: known ? new Float64Array(0) : scatter(motion, each.direction), pivot, turns });
    } else if (each.lost) lost.push(pivot);
    const first = kernel.firstBelow(each.direction);
    kernel.shapeVector().fill(0, 6 * first, 6 * Math.floor(each.direction / 6) + 6);
  }
  return { mechanisms, lost };
}

/** Round-off of a bar in general position reaches ε·EA·L² of its bending and twisting stiffness; a thousand times that is beyond doubt. */
function suspicion({ stiffnesses, stiffnessOf, length }: Frame): number {
  const slender = stiffnesses.map(({ ea, eiy, eiz, gj }) => ea / Math.min(eiy, eiz, gj));
  let worst = 0;
  for (let m = 0; m < length.length; m++) worst = Math.max(worst, slender[stiffnessOf[m]!]! * length[m]! * length[m]!);
  return Math.min(0.01, Math.max(SUSPICIOUS, 1000 * EPSILON * worst));
}

/** A lever that makes rotations comparable with translations. */
export function meanLength({ length }: Frame): number {
  return length.reduce((sum, l) => sum + l, 0) / (length.length || 1) || 1;
}

function prepare(frame: Frame, strains: Strains, system: System): Motion {
  const { kernel, idle } = system;
  const { position } = kernel;
  const count = frame.memberIds.length;
  const begins = new Int32Array(kernel.nodes + 1);
  const firstOf = new Int32Array(count);
  for (let m = 0; m < count; m++) {
    const a = position[frame.start[m]!]!;
    const b = position[frame.end[m]!]!;
    firstOf[m] = a < 0 ? b : b < 0 ? a : Math.min(a, b);
    if (firstOf[m]! >= 0) begins[firstOf[m]! + 1]!++;
  }
  for (let p = 0; p < kernel.nodes; p++) begins[p + 1]! += begins[p]!;
  const members = new Int32Array(begins[kernel.nodes]!);
  const next = begins.slice();
  for (let m = 0; m < count; m++) if (firstOf[m]! >= 0) members[next[firstOf[m]!]!++] = m;
  const nodeAt = new Int32Array(kernel.nodes);
  position.forEach((at, node) => {
    if (at >= 0) nodeAt[at] = node;
  });
  const idleAt = new Map<number, System["idle"]>();
  for (const each of idle) idleAt.set(each.node, [...(idleAt.get(each.node) ?? []), each]);
  const forces = new Float64Array(6 * kernel.nodes);
  const lever = meanLength(frame);
  const extent = frame.position.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return { frame, strains, system, kernel, members, begins, nodeAt, idleAt, lever, extent, forces };
}

/**
 * Whether the motion behind a pivot, corrected until its energy is least, strains nothing. Conjugate gradients on what the
 * elements say, preconditioned by the factor, also converge where the factor has lost its digits. The shape vector keeps the motion.
 */
function isFree(motion: Motion, direction: number): boolean {
  const { kernel, forces } = motion;
  const from = 6 * kernel.firstBelow(direction);
  const to = 6 * Math.floor(direction / 6) + 6;
  kernel.shape(direction);
  const x = kernel.shapeVector();
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
    kernel.correctShape(direction);
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

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function held({ system, nodeAt }: Motion, direction: number): boolean {
  return ((system.held[nodeAt[Math.floor(direction / 6)]!]! >> (direction % 6)) & 1) === 1;
}

/** Strain energy of a motion, and whether any part of any element, spring or held rotation resists it. */
function energyOf(motion: Motion, x: Float64Array, from: number, to: number): { energy: number; resisted: boolean } {
  const { frame, strains, system, kernel, members, begins, nodeAt, idleAt, lever, extent } = motion;
  let move = 0;
  let turn = 0;
  for (let i = from; i < to; i++) {
    const size = Math.abs(x[i]!);
    if (i % 6 < 3) move = Math.max(move, size);
    else turn = Math.max(turn, size);
  }
  let energy = 0;
  let limit = NOTHING;
  let largest = 0;
  // Energies that may be more than round-off of their own, with what they would be uncancelled.
  const open: number[] = [];
  const tell = (part: number, whole: number): void => {
    energy += part;
    largest = Math.max(largest, whole);
    if (part > limit * whole) open.push(part, whole);
  };
  for (let q = begins[from / 6]!; q < begins[to / 6]!; q++) {
    const m = members[q]!;
    // How far its direction can be off where coordinates are large and members short.
    const slant = (8 * EPSILON * extent) / frame.length[m]!;
    limit = Math.max(NOTHING, slant * slant);
    strains.judge(m, x, place(kernel, frame.start[m]!), place(kernel, frame.end[m]!), move, turn, tell);
  }
  limit = NOTHING;
  const spin = Math.max(turn, move / lever);
  const shift = Math.max(move, turn * lever);
  for (let i = from; i < to; i++) {
    const node = nodeAt[Math.floor(i / 6)]!;
    const k = system.springs[6 * node + (i % 6)]!;
    const size = i % 6 < 3 ? shift : spin;
    if (k) tell(k * x[i]! * x[i]!, k * size * size);
    if (i % 6 !== 3) continue;
    for (const { vector, stiffness } of idleAt.get(node) ?? []) {
      const along = vector[0]! * x[i]! + vector[1]! * x[i + 1]! + vector[2]! * x[i + 2]!;
      tell(stiffness * along * along, stiffness * spin * spin);
    }
  }
  // Round-off of the stiffest part, a force ε·largest, strains the softer ones.
  let resisted = false;
  for (let i = 0; i < open.length && !resisted; i += 2) {
    const share = (4 * EPSILON * largest) / open[i + 1]!;
    resisted = open[i]! > Math.min(SOMETHING, share * share) * open[i + 1]!;
  }
  return { energy, resisted };
}

/** Ke · x of the motion, in `forces` between `from` and `to`. */
function forcesOf(
  { frame, strains, system, kernel, members, begins, nodeAt, idleAt, forces }: Motion,
  x: Float64Array,
  from: number,
  to: number,
): void {
  forces.fill(0);
  for (let q = begins[from / 6]!; q < begins[to / 6]!; q++) {
    const m = members[q]!;
    strains.addForces(m, x, place(kernel, frame.start[m]!), place(kernel, frame.end[m]!), 1, forces);
  }
  for (let i = from; i < to; i++) {
    const node = nodeAt[Math.floor(i / 6)]!;
    forces[i]! += system.springs[6 * node + (i % 6)]! * x[i]!;
    if (i % 6 !== 3) continue;
    for (const { vector, stiffness } of idleAt.get(node) ?? []) {
      const along = vector[0]! * x[i]! + vector[1]! * x[i + 1]! + vector[2]! * x[i + 2]!;
      for (let j = 0; j < 3; j++) forces[i + j]! += stiffness * vector[j]! * along;
    }
  }
}

function place(kernel: Kernel, node: number): number {
  const at = kernel.position[node]!;
  return at < 0 ? -1 : 6 * at;
}

function onlyTurns({ kernel, lever }: Motion, direction: number): boolean {
  const x = kernel.shapeVector();
  let move = 0;
  let turn = 0;
  for (let i = 6 * kernel.firstBelow(direction); i < 6 * Math.floor(direction / 6) + 6; i++) {
    const size = Math.abs(x[i]!);
    if (i % 6 < 3) move = Math.max(move, size);
    else turn = Math.max(turn, size);
  }
  return move <= STILL * lever * turn;
}

/** The shape vector in node order. */
function scatter({ kernel, nodeAt }: Motion, direction: number): Float64Array {
  const x = kernel.shapeVector();
  const out = new Float64Array(6 * kernel.nodes);
  for (let p = kernel.firstBelow(direction); p <= Math.floor(direction / 6); p++) {
    for (let j = 0; j < 6; j++) out[6 * nodeAt[p]! + j] = x[6 * p + j]!;
  }
  return out;
}
