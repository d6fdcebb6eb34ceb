/** Members that act one way alone and that the loads never let act: their checks verify nothing of what they are there for. */

import type { Assumption } from "../../results/open_points.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import { assumed } from "./assumptions.ts";

/** Null where one of them acts in some combination. */
export function slackened(members: readonly CheckMember[], combinations: readonly Pick<CheckCombination, "idle">[]): Assumption | null {
  const isSlack = combinations.length > 0 && combinations.every(({ idle }) => members.every(({ index }) => idle?.includes(index)));
  if (!isSlack) return null;
  const [push, pull] = members[0]!.type === "compression" ? ["pull", "push"] : ["push", "pull"];
  return assumed(
    "slack",
    "1.5.3",
    `slack in every combination here: these loads would ${push} it, it can only ${pull}, and the structure is verified without it`,
  );
}
