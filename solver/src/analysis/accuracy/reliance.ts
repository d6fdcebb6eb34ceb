/** Whether a verdict may rest on results, and why not. */

import type { Frame } from "../../model/frame.ts";
import { largestOf } from "../../numerics/largest.ts";
import type { Results } from "../../results/index.ts";
import type { Refined } from "./accuracy.ts";

/** Below this no utilisation can be told from one; a residual this large leaves as few. */
const FEWEST_DIGITS = 3;
const LARGEST_RESIDUAL = 1e-6;

/** Whether results look so odd that every pivot deserves a second look. */
export function isOdd({ position }: Frame, { displacements, accuracy }: Refined): boolean {
  return accuracy.digits < 2 * FEWEST_DIGITS || displacements.some((x) => largestOf(x, 0) > extentOf(position));
}

/**
 * Why no verdict may rest on results, in one sentence; null where nothing speaks against them. Linear theory takes movements to be small
 * beside the structure: one that exceeds the structure itself is a mechanism in all but name, or a slip of a unit.
 */
export function distrustOf({ position }: Frame, { conditioning, nodes, load_cases, load_combinations }: Results): string | null {
  const { digits } = conditioning;
  if (digits < FEWEST_DIGITS)
    return `Only ${digits} digits of the displacements can be vouched for; look for very stiff members beside very soft ones.`;
  const size = extentOf(position);
  for (const { id, residual, displacements } of [...load_cases, ...load_combinations]) {
    if (residual > LARGEST_RESIDUAL) return `'${id}': the equations are solved only to ${residual.toExponential(1)} of the load.`;
    const movement = largestOf(displacements, 0);
    if (movement > size)
      return `'${id}': the structure would move by ${movement.toPrecision(3)} m${placeOf(displacements, movement, nodes)}, more than its own size of ${size.toPrecision(3)} m: nothing stiff holds it there that way, or a unit is wrong. Look for a brace, a rigid joint or a floor's plane that is missing.`;
  }
  return null;
}

/** The node that moves so far, and along which axis. */
function placeOf(displacements: ArrayLike<number>, movement: number, nodes: readonly string[]): string {
  for (let i = 0; i < displacements.length; i++)
    if (i % 6 < 3 && Math.abs(displacements[i]!) === movement) return ` along ${"XYZ"[i % 6]} at node '${nodes[Math.floor(i / 6)]}'`;
  return "";
}

/** Diagonal of the box around all nodes. */
function extentOf(position: Float64Array): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    let low = Infinity;
    let high = -Infinity;
    for (let i = c; i < position.length; i += 3) {
      low = Math.min(low, position[i]!);
      high = Math.max(high, position[i]!);
    }
    sum += (high - low) * (high - low);
  }
  return Math.sqrt(sum);
}
