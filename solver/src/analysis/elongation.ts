/** How far the ends of a member move apart along it. */

import { endMovements } from "../diagrams/movements.ts";
import type { Frame } from "../model/frame.ts";

const local = new Float64Array(12);

export function elongation(frame: Frame, m: number, displacements: ArrayLike<number>): number {
  endMovements(frame, m, displacements, local);
  return local[6]! - local[0]!;
}
