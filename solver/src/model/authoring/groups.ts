/** Checks of groups and of storeys as checks of what they hold. */

import type { Analysis, Structure } from "../../generated/model.ts";
import { gather } from "../../results/gather.ts";
import { indexById, reference } from "../guard.ts";
import { storeyMembers } from "../storeys.ts";

type Check = NonNullable<Analysis["checks"]>[number];
type Named = Pick<Structure, "groups" | "storeys" | "design_members" | "members" | "nodes">;

/** A group or a storey stands for the design members that lie wholly in it, and for its members in none of those. */
export function checksOfGroups(checks: readonly Check[], structure: Named): Check[] {
  const { groups = [], storeys = [], design_members: designs = [] } = structure;
  const [ofGroups, ofStoreys] = [indexById(groups, "model.groups"), indexById(storeys, "model.storeys")];
  // By the first of their members, so that a check looks at those alone that it may hold.
  const led = new Map<string, number[]>();
  designs.forEach(({ members: [first] }, at) => gather(led, first, at));
  let standing: Map<string, string[]> | undefined;
  const storeyOf = (id: string, path: string): string[] => {
    reference(id, ofStoreys, path, "storey");
    return (standing ??= storeyMembers(structure)).get(id)!;
  };
  return checks.map((check, i): Check => {
    const { groups: named, storeys: levels, ...rest } = check;
    if (!named && !levels) return check;
    const path = `analysis.checks[${i}]`;
    const inside = new Set([
      ...(named ?? []).flatMap((id, k) => groups[reference(id, ofGroups, `${path}.groups[${k}]`, "group")]!.members),
      ...(levels ?? []).flatMap((id, k) => storeyOf(id, `${path}.storeys[${k}]`)),
    ]);
    const begun = [...inside].flatMap((id) => led.get(id) ?? []).sort((a, b) => a - b);
    const whole = begun.map((at) => designs[at]!).filter(({ members }) => members.every((member) => inside.has(member)));
    for (const { members } of whole) for (const member of members) inside.delete(member);
    return { ...rest, design_members: whole.map(({ id }) => id), members: [...inside] } as Check;
  });
}
