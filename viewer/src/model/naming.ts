/** The model's own names for what its tables list: groups of members, storeys by level. */

import type { Model } from "handoff-solver";
import { storeyAt } from "../../../solver/src/model/storeys.ts";

type Named = readonly { id: string; members: readonly string[] }[];

/** What each member belongs to; null where there is nothing. */
function belonging(named: Named | undefined): ((member: string) => string) | null {
  if (!named?.length) return null;
  const names = new Map<string, string[]>();
  for (const { id, members } of named) {
    for (const member of members) {
      const known = names.get(member);
      if (known) known.push(id);
      else names.set(member, [id]);
    }
  }
  return (member) => names.get(member)?.join(", ") ?? "";
}

export const groupsOf = ({ model }: Model) => belonging(model.groups);
/** The checks call them by these names; one that has its only member's own name says nothing. */
export const designsOf = ({ model }: Model) =>
  belonging(model.design_members?.filter(({ id, members }) => members.length > 1 || members[0] !== id));

/** The storey at a height, m; null where the model has none. */
export function storeysOf({ model: { storeys } }: Model): ((z: number) => string) | null {
  if (!storeys?.length) return null;
  const standing = storeyAt(storeys);
  return (z) => standing(z) ?? "";
}
