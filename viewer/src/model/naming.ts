/** The model's own names for what its tables list: groups of members, storeys by level. */

import type { Model } from "handoff-solver";
import { storeyAt } from "../../../solver/src/model/storeys.ts";

/** The groups of each member by id; null where the model has none. */
export function groupsOf({ model: { groups } }: Model): ((member: string) => string) | null {
  if (!groups?.length) return null;
  const names = new Map<string, string[]>();
  for (const { id, members } of groups) {
    for (const member of members) {
      const known = names.get(member);
      if (known) known.push(id);
      else names.set(member, [id]);
    }
  }
  return (member) => names.get(member)?.join(", ") ?? "";
}

/** The storey at a height, m; null where the model has none. */
export function storeysOf({ model: { storeys } }: Model): ((z: number) => string) | null {
  if (!storeys?.length) return null;
  const standing = storeyAt(storeys);
  return (z) => standing(z) ?? "";
}
