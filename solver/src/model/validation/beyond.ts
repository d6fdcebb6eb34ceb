/** What readers of JSON cannot keep, in values that no schema bounds. */

import { said } from "../../results/sentences.ts";
import type { Finding, Where } from "./report.ts";
import { LIMITS } from "./rulebook.ts";

/** Nested too deep; integers that are rounded in reading were so before anybody could look. */
export function* beyond(value: unknown, where: Where): Generator<Finding> {
  let level = [value];
  for (let depth = where.length + 1; level.length; depth++) {
    const holders = level.filter((item) => typeof item === "object" && item !== null) as object[];
    if (holders.length && depth > LIMITS.nesting_depth) {
      yield [where, "nested_too_deep", said("nested_too_deep", { levels: LIMITS.nesting_depth })];
      return;
    }
    level = holders.flatMap((item) => Object.values(item));
  }
}
