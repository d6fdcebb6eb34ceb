/** Values along a member, or along a chain of pieces as the one member it was sent as. */

import { SolveError } from "../results/error.ts";
import type { Results, Stations } from "../results/index.ts";
import { stations as memberStations } from "./stations.ts";

/** As `stations` of one member; the id of a chain gives the values of its pieces one after the other, x from its start, deflections from its own chord. */
export function stations(results: Results, id: string, setId: string, count = 21): Stations {
  const { members } = results;
  const chain = members.ids.includes(id) ? undefined : members.chains?.find((one) => one.id === id);
  if (!chain) return memberStations(results, id, setId, count);
  const total = chain.members.reduce((sum, m) => sum + members.length[m]!, 0);
  let at = 0;
  const pieces = chain.members.map((m) => {
    const length = members.length[m]!;
    const piece = memberStations(results, members.ids[m]!, setId, Math.max(2, Math.ceil((count * length) / total)));
    const moved = { ...piece, x: piece.x.map((x) => x + at) };
    at += length;
    return moved;
  });
  const [first, ...rest] = pieces;
  if (!first) throw new SolveError("invalid_model", `no member '${id}' in the results`);
  const whole: Stations = { ...first, member: id };
  for (const key of Object.keys(first) as (keyof Stations)[]) {
    if (key !== "member" && key !== "set") whole[key] = rest.reduce((values, piece) => values.concat(piece[key]), first[key]);
  }
  return chorded(whole, members.axes.slice(9 * chain.members[0]!, 9 * chain.members[0]! + 9), total);
}

/** Deflections from the straight line between the ends, along local y and z. */
function chorded(whole: Stations, axes: readonly number[], length: number): Stations {
  const last = whole.x.length - 1;
  const off = (place: number, axis: number): number =>
    (["displacement_x", "displacement_y", "displacement_z"] as const).reduce((sum, key, k) => {
      const values = whole[key];
      const straight = values[0]! + ((values[last]! - values[0]!) * whole.x[place]!) / length;
      return sum + (values[place]! - straight) * axes[3 * axis + k]!;
    }, 0);
  return { ...whole, deflection_y: whole.x.map((_, i) => off(i, 1)), deflection_z: whole.x.map((_, i) => off(i, 2)) };
}
