/** Members that share a section are sized together: one group for each entry of the model's sections. */

import type { Model } from "../generated/model.ts";

export interface Group {
  /** Id of the section that its members share. */
  id: string;
  members: string[];
}

/** Groups in the order of the model's sections; sections without members make none. */
export function groupsOf(model: Model): Group[] {
  const members = new Map<string, string[]>();
  for (const { id, section } of model.model.members) {
    const there = members.get(section);
    if (there) there.push(id);
    else members.set(section, [id]);
  }
  return model.model.sections.flatMap(({ id }) => (members.has(id) ? [{ id, members: members.get(id)! }] : []));
}
