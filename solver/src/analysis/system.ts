/** The equation system: assembly from node blocks, and factorisation with progress. */

import { type Elements, writeStiffness } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import type { Kernel } from "../numerics/kernel.ts";
import { openKernel } from "../numerics/kernel_pool.ts";
import { writeStiffness as writeShell } from "../numerics/shell/index.ts";
import { SolveError } from "../results/error.ts";
import { assemblePlates } from "./plates/assembly.ts";
import { idleRotations, type Restraints } from "./restraints.ts";

/** WebAssembly memory ends at 4 GiB. */
const MEMORY_LIMIT = 3.9e9;

/** A rotation that nothing stiffens: node and unit vector. */
export interface Turn {
  node: number;
  vector: number[];
}

/** The same with the stiffness that holds it. */
export interface Held extends Turn {
  stiffness: number;
}

export interface System {
  kernel: Kernel;
  idle: Held[];
  /** Those of them with which whole lines of members turn. */
  spun: Turn[];
  /** Six per node: what supports give elastically. */
  springs: Float64Array;
  held: Uint8Array;
  freeDirections: number;
}

/** Ordering and symbolic factorisation: afterwards size and work are known. */
export function openSystem(frame: Frame, restraints: Restraints): Kernel {
  const count = frame.memberIds.length;
  const pairs = new Int32Array(2 * count);
  for (let m = 0; m < count; m++) {
    pairs[2 * m] = frame.start[m]!;
    pairs[2 * m + 1] = frame.end[m]!;
  }
  const shells = pairsOf(frame.plates.nodes);
  const all = new Int32Array(pairs.length + shells.length);
  all.set(pairs);
  all.set(shells, pairs.length);
  const kernel = openKernel({ nodes: frame.nodeIds.length, held: restraints.held, pairs: all, position: frame.position });
  if (kernel.expectedBytes > MEMORY_LIMIT) {
    const gigabytes = (kernel.expectedBytes / 1e9).toFixed(1);
    throw new SolveError("too_large", `the factor of this model needs ${gigabytes} GB, more than WebAssembly can address`);
  }
  return kernel;
}

/** Connections of elements with any number of nodes each: every pair of nodes of an element shares stiffness. */
export function pairsOf(elements: Iterable<ArrayLike<number>>): Int32Array {
  const pairs: number[] = [];
  for (const nodes of elements) for (let i = 1; i < nodes.length; i++) for (let j = 0; j < i; j++) pairs.push(nodes[j]!, nodes[i]!);
  return Int32Array.from(pairs);
}

/** `spun` names rotations to hold beside those that no member stiffens: whole lines of members turn with them freely. */
export function assemble(frame: Frame, elements: Elements, restraints: Restraints, kernel: Kernel, spun: Turn[] = []): System {
  const matrix = kernel.beginMatrix();
  const nodes = frame.nodeIds.length;
  // Only where every end that meets in a node is hinged can a rotation be without stiffness.
  const suspect = new Uint8Array(nodes).fill(1);
  const turning = new Float64Array(9 * nodes);
  const size = new Float64Array(nodes);
  for (let m = 0; m < frame.memberIds.length; m++) {
    if (!elements.repeats[m]) writeStiffness(frame, elements, m, matrix);
    const a = frame.start[m]!;
    const b = frame.end[m]!;
    kernel.addBar(a, b);
    const length = frame.length[m]!;
    // What is slack has no stiffness left to measure by: where nothing else meets, rotations are held by the scale of its axis.
    const axial = frame.stiffnesses[frame.stiffnessOf[m]!]!.ea * length;
    const cancelled = Math.max(axial, (matrix[0]! + matrix[13]! + matrix[26]!) * length * length);
    size[a]! += cancelled;
    size[b]! += cancelled;
    if (!elements.hinges.has(m)) {
      suspect[a] = suspect[b] = 0;
      continue;
    }
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        turning[9 * a + 3 * i + j]! += matrix[12 * (3 + i) + 3 + j]!;
        turning[9 * b + 3 * i + j]! += matrix[12 * (9 + i) + 9 + j]!;
      }
    }
  }
  assemblePlates(frame.plates, kernel, matrix, writeShell);
  for (const own of frame.plates.nodes) for (const node of own) suspect[node] = 0;
  const idle: System["idle"] = [];
  let freeDirections = 0;
  for (let node = 0; node < nodes; node++) {
    const held = restraints.held[node]!;
    if (held === 63) continue;
    for (let j = 0; j < 6; j++) if (!((held >> j) & 1)) freeDirections++;
    matrix.fill(0, 0, 36);
    for (let j = 0; j < 6; j++) matrix[7 * j] = restraints.springs[6 * node + j]!;
    if (suspect[node]) {
      const own = turning.subarray(9 * node, 9 * node + 9);
      for (let j = 0; j < 3; j++) own[4 * j]! += restraints.springs[6 * node + 3 + j]!;
      for (const vector of idleRotations(own, held, size[node]!)) {
        idle.push({ node, vector, stiffness: size[node]! });
        freeDirections--;
        holdIdle(vector, size[node]!, matrix);
      }
    }
    kernel.addBlock(node, node, 0, 6);
  }
  for (const { node, vector } of spun) {
    idle.push({ node, vector, stiffness: size[node]! });
    freeDirections--;
    matrix.fill(0, 0, 36);
    holdIdle(vector, size[node]!, matrix);
    kernel.addBlock(node, node, 0, 6);
  }
  return { kernel, idle, spun, springs: restraints.springs, held: restraints.held, freeDirections };
}

/** A unit of stiffness along an idle rotation keeps the matrix regular and touches nothing else. */
function holdIdle(vector: number[], size: number, matrix: Float64Array): void {
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) matrix[6 * (3 + i) + 3 + j]! += size * vector[i]! * vector[j]!;
}
