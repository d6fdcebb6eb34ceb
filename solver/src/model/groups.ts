/** Checks of groups as checks of what the groups hold. */

import type { Analysis, Structure } from "../generated/model.ts";
import { indexById, reference } from "./guard.ts";

type Check = NonNullable<Analysis["checks"]>[number];

/** A group stands for the design members that lie wholly in it, and for its members in none of those. */
export function checksOfGroups(
  checks: readonly Check[],
  { groups = [], design_members: designs = [] }: Pick<Structure, "groups" | "design_members">,
): Check[] {
  const index = indexById(groups, "model.groups");
  return checks.map((check, i): Check => {
    const { groups: names, ...rest } = check;
    if (!names) return check;
    const inside = new Set(names.flatMap((id, k) => groups[reference(id, index, `analysis.checks[${i}].groups[${k}]`, "group")]!.members));
    const whole = designs.filter(({ members }) => members.every((member) => inside.has(member)));
    for (const { members } of whole) for (const member of members) inside.delete(member);
    return { ...rest, design_members: whole.map(({ id }) => id), members: [...inside] } as Check;
  });
}
