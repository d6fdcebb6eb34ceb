/** The lateral buckling problem in hands: numbers in the compiled kernel's memory, which tell it apart and which its eigenvalue is found from. */

import { lateralKernel } from "./lateral_kernel.ts";
import type { LateralBeam } from "./mcr.ts";

// The kernel's room for a problem, and the same bits as letters of a name. Memory that grows leaves views of no length behind.
let numbers = new Float64Array(0);
let letters = new Uint16Array(0);
let count = 0;

/** Letters of a name that one call may be given: arguments lie on the stack. */
const AT_ONCE = 8192;

/** What a restraint holds. */
export const HOLDS = { v: 1, theta: 2, slope: 4, warping: 8, flange: 16 } as const;

/** How many numbers a problem has of each kind; of pieces at most. */
export interface ProblemSize {
  restraints: number;
  points: number;
  spread: number;
  pieces: number;
}

/** Begin the problem of a beam. */
export function takeBeam(
  { length, ei_z, ei_w, gi_t }: Pick<LateralBeam, "length" | "ei_z" | "ei_w" | "gi_t">,
  { restraints, points, spread, pieces }: ProblemSize,
): void {
  const most = 7 + 5 * restraints + 3 * points + 5 * spread + 5 * pieces;
  if (numbers.length < most) {
    const kernel = lateralKernel();
    const at = kernel.beamRoom(2 * most);
    numbers = new Float64Array(kernel.memory.buffer, at, 2 * most);
    letters = new Uint16Array(kernel.memory.buffer, at, 8 * most);
  }
  numbers[0] = length;
  numbers[1] = ei_z;
  numbers[2] = ei_w;
  numbers[3] = gi_t;
  numbers[4] = restraints;
  numbers[5] = points;
  numbers[6] = spread;
  count = 7;
}

/** One restraint, spread load or piece: of each the place comes first, in parts of the length. */
export function takeFive(a: number, b: number, c: number, d: number, e: number): void {
  numbers[count] = a;
  numbers[count + 1] = b;
  numbers[count + 2] = c;
  numbers[count + 3] = d;
  numbers[count + 4] = e;
  count += 5;
}

export function takePoint(s: number, f: number, z: number): void {
  numbers[count] = s;
  numbers[count + 1] = f;
  numbers[count + 2] = z;
  count += 3;
}

/** All of its bits. */
export function nameTaken(): string {
  let name = "";
  for (let at = 0; at < 4 * count; at += AT_ONCE)
    name += String.fromCharCode.apply(null, letters.subarray(at, Math.min(at + AT_ONCE, 4 * count)) as unknown as number[]);
  return name;
}

/** Mcr of the problem with so many elements: Infinity where nothing buckles, null where the restraints leave a mechanism. With `least` one that it cannot lie below will do. */
export function solveTaken(elements: number, least = false): number | null {
  const found = lateralKernel().smallestFactor(count, elements, least);
  return Number.isNaN(found) ? null : found;
}

/** Elements that it is solved with. */
export const elementsTaken = (elements: number): number => lateralKernel().elementCount(count, elements);
