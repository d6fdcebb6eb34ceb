/** Storeys: a member belongs to the one that its lower end stands in. */

import { STOREY_FLOOR } from "../generated/limits.ts";
import type { Structure } from "../generated/model.ts";

type Named = Pick<Structure, "storeys" | "nodes" | "members">;

/** The storey that stands at a level: the highest whose floor is not above it. */
export function storeyAt(storeys: NonNullable<Structure["storeys"]>): (z: number) => string | undefined {
  const falling = [...storeys].sort((a, b) => b.z - a.z);
  return (level) => falling.find(({ z }) => z <= level + STOREY_FLOOR)?.id;
}

/** Ids of the members of each storey. */
export function storeyMembers({ storeys = [], nodes, members }: Named): Map<string, string[]> {
  const found = new Map(storeys.map(({ id }): [string, string[]] => [id, []]));
  const standing = storeyAt(storeys);
  const heights = new Map(nodes.map(({ id, z }) => [id, z]));
  for (const { id, start, end } of members) {
    const foot = Math.min(heights.get(start) ?? Infinity, heights.get(end) ?? Infinity);
    const storey = foot < Infinity ? standing(foot) : undefined;
    if (storey !== undefined) found.get(storey)!.push(id);
  }
  return found;
}
