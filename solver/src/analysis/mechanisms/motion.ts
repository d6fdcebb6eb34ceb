/** Motions of a part of the structure in elimination order: their strain energy, what resists them, and their forces. */

import type { Frame } from "../../model/frame.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { gather } from "../../results/gather.ts";
import type { Strains } from "../accuracy/strain.ts";
import type { System } from "../system.ts";

/** Share of uncancelled energy that is round-off: far above ε² = 5e-32, far below 0.3/10,000⁴ = 3e-17. */
const NOTHING = 1e-21;
/** However stiff its neighbours, more than this is more than their round-off. */
const SOMETHING = 1e-6;
export const EPSILON = 2 ** -52;

export interface Motion {
  frame: Frame;
  strains: Strains;
  system: System;
  kernel: Kernel;
  /** Members, and behind them plates, by the elimination position of their first node: those from begins[p] to begins[p + 1] are eliminated with p. */
  parts: Int32Array;
  begins: Int32Array;
  nodeAt: Int32Array;
  idleAt: Map<number, System["idle"]>;
  /** Mean member length, a lever for springs; largest coordinate. */
  lever: number;
  extent: number;
  forces: Float64Array;
}

/** A lever that makes rotations comparable with translations. */
export function meanLength({ length, plates: { shells } }: Frame): number {
  const sum = shells.reduce(
    (total, { area }) => total + Math.sqrt(area),
    length.reduce((total, l) => total + l, 0),
  );
  return sum / (length.length + shells.length || 1) || 1;
}

export function prepare(frame: Frame, strains: Strains, system: System): Motion {
  const { kernel, idle } = system;
  const { position } = kernel;
  const members = frame.memberIds.length;
  const count = members + frame.plates.ids.length;
  const begins = new Int32Array(kernel.nodes + 1);
  const firstOf = new Int32Array(count);
  for (let m = 0; m < count; m++) {
    firstOf[m] = -1;
    for (const node of m < members ? [frame.start[m]!, frame.end[m]!] : frame.plates.nodes[m - members]!) {
      const own = position[node]!;
      if (own >= 0 && (firstOf[m]! < 0 || own < firstOf[m]!)) firstOf[m] = own;
    }
    if (firstOf[m]! >= 0) begins[firstOf[m]! + 1]!++;
  }
  for (let p = 0; p < kernel.nodes; p++) begins[p + 1]! += begins[p]!;
  const parts = new Int32Array(begins[kernel.nodes]!);
  const next = begins.slice();
  for (let m = 0; m < count; m++) if (firstOf[m]! >= 0) parts[next[firstOf[m]!]!++] = m;
  const nodeAt = new Int32Array(kernel.nodes);
  position.forEach((at, node) => {
    if (at >= 0) nodeAt[at] = node;
  });
  const idleAt = new Map<number, System["idle"]>();
  for (const each of idle) gather(idleAt, each.node, each);
  const forces = new Float64Array(6 * kernel.nodes);
  const lever = meanLength(frame);
  const extent = frame.position.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return { frame, strains, system, kernel, parts, begins, nodeAt, idleAt, lever, extent, forces };
}

/** Strain energy of a motion, and whether any part of any element, spring or held rotation resists it. */
export function energyOf(motion: Motion, x: Float64Array, from: number, to: number): { energy: number; resisted: boolean } {
  const { frame, strains, system, kernel, parts, begins, nodeAt, idleAt, lever, extent } = motion;
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
    const m = parts[q]!;
    const plate = m - frame.memberIds.length;
    // How far its direction can be off where coordinates are large and members short.
    const slant = (8 * EPSILON * extent) / (plate < 0 ? frame.length[m]! : Math.sqrt(frame.plates.shells[plate]!.area));
    limit = Math.max(NOTHING, slant * slant);
    if (plate >= 0) strains.plates.judge(plate, x, places(motion, plate), move, turn, tell);
    else strains.judge(m, x, place(kernel, frame.start[m]!), place(kernel, frame.end[m]!), move, turn, tell);
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
export function forcesOf(motion: Motion, x: Float64Array, from: number, to: number): void {
  const { frame, strains, system, kernel, parts, begins, nodeAt, idleAt, forces } = motion;
  forces.fill(0);
  for (let q = begins[from / 6]!; q < begins[to / 6]!; q++) {
    const m = parts[q]!;
    const plate = m - frame.memberIds.length;
    if (plate >= 0) strains.plates.addForces(plate, x, places(motion, plate), 1, forces);
    else strains.addForces(m, x, place(kernel, frame.start[m]!), place(kernel, frame.end[m]!), 1, forces);
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

/** Where the nodes of a plate stand in elimination order, −1 for a held one. */
function places({ frame, kernel }: Motion, plate: number): Int32Array {
  const nodes = frame.plates.nodes[plate]!;
  for (let i = 0; i < nodes.length; i++) corners[i] = place(kernel, nodes[i]!);
  return corners;
}

const corners = new Int32Array(4);
