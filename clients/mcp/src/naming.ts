/** The model's own names for what tables list: groups of members, storeys by level. */

import type { AuthoredModel } from "handoff-solver";

/** Nearer than this below a floor, m, is on it. */
const ON_FLOOR = 1e-3;

export interface Names {
  ofNode(id: string): { storey?: string };
  /** Of a member as it was sent: its groups, and the storey its lower end stands in. */
  ofMember(id: string): { groups?: string; storey?: string };
}

/** Each name only where the model has such. */
export function namesOf({ model: { groups, storeys, nodes, members } }: AuthoredModel): Names {
  const falling = [...(storeys ?? [])].sort((a, b) => b.z - a.z);
  const heights = new Map(nodes.map(({ id, z }) => [id, z]));
  const sent = new Map(members.map((member) => [member.id, member]));
  const storeyAt = (z: number): string => falling.find((storey) => storey.z <= z + ON_FLOOR)?.id ?? "";
  return {
    ofNode: (id) => (falling.length ? { storey: storeyAt(heights.get(id) ?? -Infinity) } : {}),
    ofMember: (id) => {
      const member = sent.get(id) ?? sent.get(id.slice(0, id.lastIndexOf("/")));
      const foot = member ? Math.min(heights.get(member.start)!, heights.get(member.end)!) : -Infinity;
      const mine = groups?.filter((group) => member && group.members.includes(member.id)).map((group) => group.id);
      return { ...(mine ? { groups: mine.join(", ") } : {}), ...(falling.length ? { storey: storeyAt(foot) } : {}) };
    },
  };
}
