/** The equation system: assembly from node blocks, factorisation with progress, and what a failed pivot means. */

import { type Elements, writeStiffness } from "../elements/members.ts";
import { writeStiffness as writeShell } from "../elements/shell/index.ts";
import { SolveError } from "../error.ts";
import type { Frame } from "../model/frame.ts";
import type { Progress } from "../progress.ts";
import { DIRECTIONS } from "../results.ts";
import { openKernel } from "./idle.ts";
import { type Kernel, pairsOf } from "./kernel.ts";
import { judgePivots, type Mechanism } from "./mechanism.ts";
import { assemblePlates } from "./plate_assembly.ts";
import { idleRotations, type Restraints } from "./restraints.ts";
import type { Strains } from "./strain.ts";

/** WebAssembly memory ends at 4 GiB. */
const MEMORY_LIMIT = 3.9e9;
/** Flops between two looks at the caller. */
const SLICE = 4e7;

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

/** `spun` names rotations to hold beside those that no member stiffens: whole lines of members turn with them freely. */
export function assemble(frame: Frame, elements: Elements, restraints: Restraints, kernel: Kernel, spun: Turn[] = []): System {
  const matrix = kernel.beginMatrix();
  const nodes = frame.nodeIds.length;
  // Only where every end that meets in a node is hinged can a rotation be without stiffness.
  const suspect = new Uint8Array(nodes).fill(1);
  const turning = new Float64Array(9 * nodes);
  const size = new Float64Array(nodes);
  for (let m = 0; m < frame.memberIds.length; m++) {
    writeStiffness(frame, elements, m, matrix);
    const a = frame.start[m]!;
    const b = frame.end[m]!;
    kernel.addBlock(a, a, 0, 12);
    kernel.addBlock(a, b, 6, 12);
    kernel.addBlock(b, a, 72, 12);
    kernel.addBlock(b, b, 78, 12);
    const cancelled = (matrix[0]! + matrix[13]! + matrix[26]!) * frame.length[m]! * frame.length[m]!;
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

/**
 * Factor the elastic stiffness; returns the directions whose pivots round-off took although motion there costs energy. Lines of members
 * that turn about their own axis and move nothing are held and factored once more.
 */
export function factorise(
  frame: Frame,
  elements: Elements,
  restraints: Restraints,
  strains: Strains,
  system: System,
  progress: Progress,
): number[] {
  for (;;) {
    factor(system.kernel, progress);
    const { lost, turning } = refuseMechanisms(frame, strains, system);
    if (!turning.length) return lost;
    Object.assign(system, assemble(frame, elements, restraints, system.kernel, [...system.spun, ...turning]));
  }
}

function factor(kernel: Kernel, progress: Progress): void {
  progress.estimate(kernel.flops);
  kernel.beginFactor();
  let spent = 0;
  for (;;) {
    const slice = kernel.advanceFactor(SLICE);
    if (slice === 0) break;
    spent += slice;
    progress.factored(spent);
  }
}

/** Look at pivots below a ratio; returns those that round-off took although motion there costs energy, and those that only turn. */
export function refuseMechanisms(frame: Frame, strains: Strains, system: System, ratio?: number): { lost: number[]; turning: Turn[] } {
  const { mechanisms, lost } = judgePivots(frame, strains, system, ratio);
  const moving = mechanisms.find(({ turns }) => !turns);
  if (moving) throw unstable(frame, moving, mechanisms.length);
  return {
    lost,
    turning: mechanisms.map(({ pivot }) => ({ node: Math.floor(pivot / 6), vector: [3, 4, 5].map((j) => (pivot % 6 === j ? 1 : 0)) })),
  };
}

function unstable(frame: Frame, { shape, pivot }: Mechanism, count: number): SolveError {
  let largest = 0;
  for (const value of shape) largest = Math.max(largest, Math.abs(value));
  const at = mainDirection(shape, pivot);
  const node = frame.nodeIds[Math.floor(at / 6)]!;
  const direction = DIRECTIONS[at % 6]!;
  const others = count > 1 ? ` (one of ${count} independent mechanisms)` : "";
  const motion = at % 6 < 3 ? "move" : "turn";
  return new SolveError(
    "unstable",
    `unstable: node '${node}' is free to ${motion} in direction ${direction}${others}; nothing in the model resists it`,
    { node, direction, mechanisms: count, mechanism: Array.from(shape, (value) => value / (largest || 1)) },
  );
}

/** The largest translation says most about a mechanism; one that only turns is named by its pivot. */
function mainDirection(shape: Float64Array, pivot: number): number {
  let best = pivot;
  let move = 0;
  let turn = 0;
  for (let i = 0; i < shape.length; i++) {
    const size = Math.abs(shape[i]!);
    if (i % 6 >= 3) turn = Math.max(turn, size);
    else if (size > move * (1 + 1e-6)) {
      move = size;
      best = i;
    }
  }
  return move > 1e-6 * turn ? best : pivot;
}

/** Loads below this share of the largest are round-off of others. */
const UNLOADED = 1e-9;
/** The same once a solution has carried it. */
const UNLOADED_SOLVED = 1e-7;

/** A moment about an idle rotation has nothing to lean on. */
export function refuseLoadedIdle(frame: Frame, system: System, loads: Float64Array, caseId: string): void {
  // A loaded member with hinged ends leaves round-off of its own moments at its nodes: only the whole load is a measure.
  const size = largest(loads);
  for (const { node, vector } of system.idle) {
    if (Math.abs(along(loads, node, vector)) > UNLOADED * size) throw turned(frame, node, vector, caseId);
  }
}

/** What a held rotation would have to carry, anywhere along the line that turns with it, has nothing to lean on either. */
export function refuseHeldLoads(frame: Frame, system: System, displacements: Float64Array, loads: Float64Array, caseId: string): void {
  const size = largest(loads);
  for (const { node, vector, stiffness } of system.idle) {
    if (Math.abs(stiffness * along(displacements, node, vector)) > UNLOADED_SOLVED * size) throw turned(frame, node, vector, caseId);
  }
}

function largest(values: Float64Array): number {
  let size = 0;
  for (let i = 0; i < values.length; i++) size = Math.max(size, Math.abs(values[i]!));
  return size;
}

function along(values: Float64Array, node: number, vector: number[]): number {
  let sum = 0;
  for (let j = 0; j < 3; j++) sum += values[6 * node + 3 + j]! * vector[j]!;
  return sum;
}

/** The axis a unit vector lies closest to. */
export function mainAxis(vector: number[]): number {
  let main = 0;
  for (let j = 1; j < 3; j++) if (Math.abs(vector[j]!) > Math.abs(vector[main]!)) main = j;
  return main;
}

function turned(frame: Frame, node: number, vector: number[], caseId: string): SolveError {
  const main = mainAxis(vector);
  const direction = DIRECTIONS[3 + main]!;
  const id = frame.nodeIds[node]!;
  const mechanism = new Array<number>(6 * frame.nodeIds.length).fill(0);
  for (let j = 0; j < 3; j++) mechanism[6 * node + 3 + j] = vector[j]! / Math.abs(vector[main]!);
  return new SolveError("unstable", `unstable: load case '${caseId}' turns node '${id}' in direction ${direction}, which nothing resists`, {
    node: id,
    direction,
    mechanisms: 1,
    mechanism,
  });
}
