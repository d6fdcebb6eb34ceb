/** What is told of a part of the structure in one combination, found when first asked for. */

import type { Part } from "./columns.ts";
import type { CheckCombination } from "./context.ts";
import type { Joints } from "./joints.ts";

type Asked<T, View> = (part: Part, joints: View, combination: CheckCombination) => T;

export function byCombination<T, View extends Joints>(find: Asked<T, View>): Asked<T, View> {
  const known = new WeakMap<Part, Map<number, T>>();
  return (part, joints, combination) => {
    let own = known.get(part);
    if (!own) known.set(part, (own = new Map()));
    let found = own.get(combination.index);
    if (found === undefined) own.set(combination.index, (found = find(part, joints, combination)));
    return found;
  };
}
