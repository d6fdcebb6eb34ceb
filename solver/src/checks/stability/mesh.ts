/** Where the elements of a lateral buckling problem end. */

import type { LateralBeam } from "./mcr.ts";

// Room for the largest beam seen; one is in hands at a time. A typed array, since lists of whole and of broken numbers are two shapes to the engine,
// which compiles what reads them anew for each.
let room = new Float64Array(32);

/** Every place where an element must end, ascending: the ends, and every break, load and restraint. */
function marksOf({ length, breaks, restraints, loads }: LateralBeam): Float64Array {
  const count = 2 + breaks.length + restraints.length + loads.points.length + 2 * loads.spread.length;
  if (room.length < count) room = new Float64Array(2 * count);
  room[0] = 0;
  room[1] = length;
  let at = 2;
  for (let i = 0; i < breaks.length; i++) room[at++] = breaks[i] as number;
  for (const { s } of restraints) room[at++] = s;
  for (const { s } of loads.points) room[at++] = s;
  for (const { s1, s2 } of loads.spread) {
    room[at++] = s1;
    room[at++] = s2;
  }
  return room.subarray(0, count).sort();
}

/** Ends of the elements: even, with a node at every break, load and restraint. */
export function mesh(beam: LateralBeam, elements: number): number[] {
  const { length } = beam;
  const marks = marksOf(beam);
  const nodes: number[] = [0];
  for (let k = 0; k < marks.length; k++) {
    const mark = marks[k] as number;
    const from = nodes[nodes.length - 1] as number;
    const gap = Math.min(mark, length) - from;
    if (gap < 1e-4 * length) continue;
    const count = Math.max(1, Math.round((gap / length) * elements));
    for (let i = 1; i <= count; i++) nodes.push(i === count ? Math.min(mark, length) : from + (gap * i) / count);
  }
  nodes[nodes.length - 1] = length;
  return nodes;
}
