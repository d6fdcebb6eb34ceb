/** Hinges of one member by static condensation: the end stiffness with springs and releases in series. */

import type { Connection } from "../model/connections.ts";
import { SolveError } from "../results/error.ts";
import { DIRECTIONS } from "../results/index.ts";
import { invertSymmetric } from "./bar.ts";
import { moving } from "./free_motions.ts";

const SINGULAR = 1e-10;

/** Hinged member: what turns end movements and loads into the movements inside its hinges. */
export interface Hinge {
  /** Released directions: 0–5 at the start, 6–11 at the end. */
  released: number[];
  /** End stiffness of the bare bar, 6×6. */
  bar: Float64Array;
  /** Movement of the clamped bar's end per movement in each hinge direction: six numbers per release. */
  motion: Float64Array;
  /** Inverse of motionᵀ · bar · motion + springs. */
  inverse: Float64Array;
  /** Both ends turn freely about local x: a torque on the member has nowhere to go. */
  spins: boolean;
}

export function condense(bar: Float64Array, connection: Connection, length: number, member: string): Hinge {
  const released: number[] = [];
  for (let d = 0; d < 12; d++) if (connection[d] !== Infinity) released.push(d);
  // Free twist at both ends stiffens nothing: one release is enough, the other would leave the bar to spin.
  const spins = connection[3] === 0 && connection[9] === 0;
  if (spins) released.splice(released.indexOf(3), 1);
  const n = released.length;
  const motion = new Float64Array(6 * n);
  released.forEach((direction, r) => writeMotion(direction, length, motion.subarray(6 * r, 6 * r + 6)));
  const matrix = new Float64Array(n * n);
  for (let r = 0; r < n; r++) {
    for (let s = 0; s < n; s++) matrix[n * r + s] = form(bar, motion, r, s);
    matrix[n * r + r]! += connection[released[r]!]!;
  }
  refuseMechanism(matrix, n, released, member);
  return { released, bar, motion, inverse: invertSymmetric(matrix, n), spins };
}

/** A hinge at the end moves the end itself; one at the start carries the whole bar along, seen from the end. */
function writeMotion(direction: number, length: number, out: Float64Array): void {
  if (direction >= 6) {
    out[direction - 6] = 1;
    return;
  }
  out[direction] = -1;
  if (direction === 4) out[2] = length;
  if (direction === 5) out[1] = -length;
}

function form(bar: Float64Array, motion: Float64Array, r: number, s: number): number {
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    if (motion[6 * r + i] === 0) continue;
    let row = 0;
    for (let j = 0; j < 6; j++) row += bar[6 * i + j]! * motion[6 * s + j]!;
    sum += motion[6 * r + i]! * row;
  }
  return sum;
}

/** Releases that together let the bar itself move freely are a mechanism, whatever the rest of the model does. */
function refuseMechanism(matrix: Float64Array, n: number, released: number[], member: string): void {
  const a = Float64Array.from(matrix);
  for (let p = 0; p < n; p++) {
    const pivot = a[n * p + p]!;
    if (!(pivot > SINGULAR * matrix[n * p + p]!)) {
      const direction = DIRECTIONS[released[p]! % 6]!;
      throw new SolveError("unstable", `unstable: ${moving(`member '${member}'`, direction, " of its own axes, through its hinges")}`, {
        member,
        direction,
      });
    }
    for (let i = p + 1; i < n; i++) {
      const factor = a[n * i + p]! / pivot;
      for (let j = p + 1; j < n; j++) a[n * i + j]! -= factor * a[n * p + j]!;
    }
  }
}

/** bar · motion · inverse · motionᵀ · bar taken off the bar's stiffness. */
export function condensedStiffness({ bar, motion, inverse, released }: Hinge, out: Float64Array): void {
  const n = released.length;
  const reach = new Float64Array(6 * n);
  for (let r = 0; r < n; r++) {
    for (let i = 0; i < 6; i++) {
      let sum = 0;
      for (let j = 0; j < 6; j++) sum += bar[6 * i + j]! * motion[6 * r + j]!;
      reach[6 * r + i] = sum;
    }
  }
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) {
      let sum = bar[6 * i + j]!;
      for (let r = 0; r < n; r++) {
        for (let s = 0; s < n; s++) sum -= reach[6 * r + i]! * inverse[n * r + s]! * reach[6 * s + j]!;
      }
      out[6 * i + j] = sum;
    }
  }
  cleanRoundOff(bar, out);
}

/** A released direction has no stiffness at all: what the subtraction left of it is round-off. */
function cleanRoundOff(bar: Float64Array, out: Float64Array): void {
  for (let i = 0; i < 6; i++) {
    if (Math.abs(out[7 * i]!) > 1e-12 * bar[7 * i]!) continue;
    for (let j = 0; j < 6; j++) out[6 * i + j] = out[6 * j + i] = 0;
  }
}

/**
 * Movements inside the hinges: `strain` is the end's movement against the clamped start less what loads
 * alone would cause, `resultant` the member's loads summed at its start.
 */
export function hingeMovements(hinge: Hinge, strain: Float64Array, resultant: Float64Array, at: number, out: Float64Array): void {
  const { bar, motion, inverse, released } = hinge;
  const n = released.length;
  const force = new Float64Array(6);
  for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) force[i]! += bar[6 * i + j]! * strain[j]!;
  const drive = new Float64Array(n);
  for (let r = 0; r < n; r++) {
    for (let i = 0; i < 6; i++) drive[r]! -= motion[6 * r + i]! * force[i]!;
    if (released[r]! < 6) drive[r]! += resultant[at + released[r]!]!;
  }
  for (let r = 0; r < n; r++) {
    let sum = 0;
    for (let s = 0; s < n; s++) sum += inverse[n * r + s]! * drive[s]!;
    out[r] = sum;
  }
}
