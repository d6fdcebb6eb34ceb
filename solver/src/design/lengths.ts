/** How long members are, between their own ends. */

import type { Member, Model } from "../generated/model.ts";

type Vec = [number, number, number];
const NOWHERE: Vec = [0, 0, 0];

export function memberLengths({ model }: Model): Map<string, number> {
  const places = new Map(model.nodes.map(({ id, x, y, z }) => [id, [x, y, z] as Vec]));
  return new Map(model.members.map((member) => [member.id, lengthOf(member, places)]));
}

function lengthOf({ start, end, start_offset: from = NOWHERE, end_offset: to = NOWHERE }: Member, places: Map<string, Vec>): number {
  const [a, b] = [places.get(start)!, places.get(end)!];
  const along = [0, 1, 2].map((axis) => b[axis]! + to[axis]! - a[axis]! - from[axis]!) as Vec;
  return Math.sqrt(along[0] * along[0] + along[1] * along[1] + along[2] * along[2]);
}
