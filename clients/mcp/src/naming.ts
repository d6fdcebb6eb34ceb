/** The model's own names for what tables list: groups of members, storeys by level. */

import { type AuthoredModel, storeyAt } from "handoff-solver";

export interface Names {
  ofNode(id: string): { storey?: string };
  /** Of a member as it was sent: its groups, and the storey its lower end stands in. */
  ofMember(id: string): { groups?: string; storey?: string };
}

/** Each name only where the model has such. */
export function namesOf({ model: { groups, storeys, nodes, members } }: AuthoredModel): Names {
  const level = storeyAt(storeys ?? []);
  const storey = (z: number): { storey?: string } => (storeys?.length ? { storey: level(z) ?? "" } : {});
  const heights = new Map(nodes.map(({ id, z }) => [id, z]));
  const sent = new Map(members.map((member) => [member.id, member]));
  const grouped = new Map<string, string[]>();
  for (const group of groups ?? []) {
    for (const id of group.members) {
      const mine = grouped.get(id);
      if (mine) mine.push(group.id);
      else grouped.set(id, [group.id]);
    }
  }
  return {
    ofNode: (id) => storey(heights.get(id) ?? -Infinity),
    ofMember: (id) => {
      const member = sent.get(id) ?? sent.get(id.slice(0, id.lastIndexOf("/")));
      const foot = member ? Math.min(heights.get(member.start)!, heights.get(member.end)!) : -Infinity;
      const mine = (member && grouped.get(member.id)) ?? [];
      return { ...(groups ? { groups: mine.join(", ") } : {}), ...storey(foot) };
    },
  };
}
