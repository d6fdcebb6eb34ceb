/** Storeys: a member belongs to the one that its lower end stands in. */

import type { Structure } from "../generated/model.ts";

/** Nearer than this below a floor, m, is on it. */
export const ON_FLOOR = 1e-3;

type Named = Pick<Structure, "storeys" | "nodes" | "members">;

/** Ids of the members of each storey. */
export function storeyMembers({ storeys = [], nodes, members }: Named): Map<string, string[]> {
  const found = new Map(storeys.map(({ id }): [string, string[]] => [id, []]));
  const falling = [...storeys].sort((a, b) => b.z - a.z);
  const heights = new Map(nodes.map(({ id, z }) => [id, z]));
  for (const { id, start, end } of members) {
    const foot = Math.min(heights.get(start) ?? Infinity, heights.get(end) ?? Infinity);
    const storey = falling.find(({ z }) => z <= foot + ON_FLOOR);
    if (storey) found.get(storey.id)!.push(id);
  }
  return found;
}
