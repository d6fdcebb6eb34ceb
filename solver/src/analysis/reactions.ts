/** Reactions at supports, and the balance of everything applied against them. */

import type { Fixity } from "../elements/fixity.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import { largest, largestOf } from "../numerics/largest.ts";
import type { Equilibrium } from "../results/index.ts";

/**
 * Sums of forces and of moments about the global origin, with the size of what takes part: loads, reactions and the forces
 * inside the structure, for under temperature, or about the axis of a column, the sums themselves are nothing but round-off.
 */
export interface Balance {
  loads: Float64Array;
  reactions: Float64Array;
  forceSize: number;
  momentSize: number;
}

/** Imposed movements by node and direction; the first fixed support of a node sets a fixed direction. */
export function imposedMovements(frame: Frame, settlement: Float64Array): Float64Array {
  const imposed = new Float64Array(6 * frame.nodeIds.length);
  frame.supports.forEach(({ node, stiffness }, s) => {
    for (let j = 0; j < 6; j++)
      if (stiffness[j] === Infinity && settlement[6 * s + j] !== 0) imposed[6 * node + j] = settlement[6 * s + j]!;
  });
  return imposed;
}

/** A spring whose foot moves pushes its node. */
export function addSpringMovements(frame: Frame, settlement: Float64Array, target: Float64Array): void {
  frame.supports.forEach(({ node, stiffness }, s) => {
    for (let j = 0; j < 6; j++) {
      const k = stiffness[j]!;
      if (k !== Infinity && k !== 0) target[6 * node + j]! += k * settlement[6 * s + j]!;
    }
  });
}

/** Springs give −k·u; the first support that fixes a direction takes what remains there. */
export function reactionsOf(
  frame: Frame,
  loads: Pick<CaseLoads, "nodal" | "settlement">,
  nodeForces: Float64Array,
  displacements: Float64Array,
): Float64Array {
  const reactions = new Float64Array(6 * frame.supports.length);
  const taken = new Set<number>();
  const springs = new Float64Array(nodeForces.length);
  frame.supports.forEach(({ node, stiffness }, s) => {
    for (let j = 0; j < 6; j++) {
      const k = stiffness[j]!;
      if (k === Infinity || k === 0) continue;
      const foot = loads.settlement ? loads.settlement[6 * s + j]! : 0;
      reactions[6 * s + j] = -k * (displacements[6 * node + j]! - foot);
      springs[6 * node + j]! += reactions[6 * s + j]!;
    }
  });
  frame.supports.forEach(({ node, stiffness }, s) => {
    for (let j = 0; j < 6; j++) {
      const at = 6 * node + j;
      if (stiffness[j] !== Infinity || taken.has(at)) continue;
      taken.add(at);
      reactions[6 * s + j] = nodeForces[at]! - loads.nodal[at]! - springs[at]!;
    }
  });
  return reactions;
}

/** `vector` is what loaded and heated members put on the nodes, `endForces` what the members carry. */
export function balanceOf(
  frame: Frame,
  loads: CaseLoads,
  fixity: Fixity,
  reactions: Float64Array,
  vector: Float64Array,
  endForces: Float64Array,
): Balance {
  const balance: Balance = { loads: new Float64Array(6), reactions: new Float64Array(6), forceSize: 0, momentSize: 0 };
  const { position, axes, offset } = frame;
  for (let node = 0; node < frame.nodeIds.length; node++) {
    addWrench(balance, balance.loads, position, 3 * node, 0, 0, 0, loads.nodal, 6 * node);
  }
  const wrench = new Float64Array(6);
  for (let m = 0; m < frame.memberIds.length; m++) {
    const r = fixity.resultant;
    for (let half = 0; half < 6; half += 3) {
      const x = r[6 * m + half]!;
      const y = r[6 * m + half + 1]!;
      const z = r[6 * m + half + 2]!;
      for (let c = 0; c < 3; c++) wrench[half + c] = axes[9 * m + c]! * x + axes[9 * m + 3 + c]! * y + axes[9 * m + 6 + c]! * z;
    }
    const o = 6 * m;
    addWrench(balance, balance.loads, position, 3 * frame.start[m]!, offset[o]!, offset[o + 1]!, offset[o + 2]!, wrench, 0);
  }
  frame.supports.forEach(({ node }, s) => addWrench(balance, balance.reactions, position, 3 * node, 0, 0, 0, reactions, 6 * s));
  const [force, moment] = ([0, 3] as const).map((kind) => Math.max(largestOf(vector, kind), largestOf(endForces, kind)));
  const onMembers = largestOnMembers(loads.member);
  // A moment is borne by forces of its size over a length: where moments alone act, what forces there are is round-off.
  balance.forceSize += force! + onMembers + moment! / (largest(frame.length) || 1);
  balance.momentSize += moment! + (force! + onMembers) * largest(position);
  return balance;
}

/** The largest load on a member, N: loads that cancel in it, as those of a bow do, leave round-off of theirs. */
function largestOnMembers({ lines, points }: CaseLoads["member"]): number {
  let most = 0;
  for (let i = 0; i < lines.length; i += 9)
    for (let k = 3; k < 9; k++) most = Math.max(most, Math.abs(lines[i + k]!) * (lines[i + 2]! - lines[i + 1]!));
  for (let i = 0; i < points.length; i += 8) for (let k = 2; k < 5; k++) most = Math.max(most, Math.abs(points[i + k]!));
  return most;
}

/** Adds forces and moments on a place to a sum about the origin. */
export function addWrench(
  balance: Balance,
  sum: Float64Array,
  position: Float64Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  wrench: Float64Array,
  w: number,
): void {
  const fx = wrench[w]!;
  const fy = wrench[w + 1]!;
  const fz = wrench[w + 2]!;
  const mx = wrench[w + 3]!;
  const my = wrench[w + 4]!;
  const mz = wrench[w + 5]!;
  if (fx === 0 && fy === 0 && fz === 0 && mx === 0 && my === 0 && mz === 0) return;
  const x = position[at]! + ox;
  const y = position[at + 1]! + oy;
  const z = position[at + 2]! + oz;
  sum[0]! += fx;
  sum[1]! += fy;
  sum[2]! += fz;
  sum[3]! += mx + y * fz - z * fy;
  sum[4]! += my + z * fx - x * fz;
  sum[5]! += mz + x * fy - y * fx;
  balance.forceSize += Math.abs(fx) + Math.abs(fy) + Math.abs(fz);
  balance.momentSize +=
    Math.abs(mx) +
    Math.abs(my) +
    Math.abs(mz) +
    Math.abs(y * fz) +
    Math.abs(z * fy) +
    Math.abs(z * fx) +
    Math.abs(x * fz) +
    Math.abs(x * fy) +
    Math.abs(y * fx);
}

/** The balance as the results show it: how much of what takes part does not cancel. */
export function equilibriumOf(balance: Balance): Equilibrium {
  let error = 0;
  for (let j = 0; j < 6; j++) {
    const size = j < 3 ? balance.forceSize : balance.momentSize;
    const open = Math.abs(balance.loads[j]! + balance.reactions[j]!);
    if (open > 0) error = Math.max(error, open / size);
  }
  return { loads: Array.from(balance.loads), reactions: Array.from(balance.reactions), error };
}
