/** Where members lie: offsets from their nodes, lengths and local axes. */

import type { Member } from "../generated/model.ts";
import { memberAxes } from "./axes.ts";
import { invalid } from "./guard.ts";

export interface Placement {
  length: Float64Array;
  /** Nine per member: local x, y, z in global axes. */
  axes: Float64Array;
  /** Six per member: from node to member end, start then end. */
  offset: Float64Array;
  offsetMembers: number[];
}

/** Shorter than this no direction can be told (m). */
const SHORTEST = 1e-9;

export function placeMembers(members: readonly Member[], start: Int32Array, end: Int32Array, position: Float64Array): Placement {
  const count = members.length;
  const placement: Placement = {
    length: new Float64Array(count),
    axes: new Float64Array(9 * count),
    offset: new Float64Array(6 * count),
    offsetMembers: [],
  };
  const { length, axes, offset } = placement;
  members.forEach(({ start_offset, end_offset, rotation = 0 }, m) => {
    if (start_offset) offset.set(start_offset, 6 * m);
    if (end_offset) offset.set(end_offset, 6 * m + 3);
    if (start_offset || end_offset) placement.offsetMembers.push(m);
    const along = (c: number): number =>
      position[3 * end[m]! + c]! + offset[6 * m + 3 + c]! - position[3 * start[m]! + c]! - offset[6 * m + c]!;
    const [dx, dy, dz] = [along(0), along(1), along(2)];
    const own = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const path = `model.members[${m}]`;
    if (!Number.isFinite(own)) throw invalid(path, "its length is not finite");
    if (!(own > SHORTEST)) throw invalid(path, `start and end coincide, its length is ${own} m`);
    length[m] = own;
    axes.set(memberAxes(dx / own, dy / own, dz / own, rotation), 9 * m);
  });
  return placement;
}
