/** Kinds of buckling that no search here looks for: open sections that twist, pressed or bent, are verified member by member (EN 1993-1-1 6.3.1.4, 6.3.2). */

import type { Frame } from "../../model/frame.ts";
import { largest, largestOf } from "../../numerics/largest.ts";
import { closedMembers } from "../second_order/coupling.ts";
import type { Pressing } from "./pressing.ts";

/** Beside the largest anywhere: less is round-off. */
const NOTHING = 1e-9;

/** Whether some open member that can be pressed is pressed or bent: then no count proves that no mode of any kind was missed. */
export function twistsUnseen(frame: Frame, { state: { endForces } }: Pressing): boolean {
  const closed = closedMembers(frame);
  const force = NOTHING * largestOf(endForces, 0);
  const moment = Math.max(NOTHING * largestOf(endForces, 3), force * largest(frame.length));
  return frame.memberIds.some((_, m) => {
    if (closed.has(m) || frame.sign[m]! > 0) return false;
    const at = (end: number, i: number): number => endForces[12 * m + 6 * end + i]!;
    return [0, 1].some(
      (end) => at(end, 0) < -force || [1, 2].some((i) => Math.abs(at(end, i)) > force) || [4, 5].some((i) => Math.abs(at(end, i)) > moment),
    );
  });
}
