/** What a pass rests on that nobody has judged: weight left out, and factors of loads whose nature says nothing. */

import type { CheckModel } from "../../topology/context.ts";

/** Sentences to follow the verdict; empty where there is nothing of the kind. */
export function asGiven({ model: { load_cases = [] } }: CheckModel): string {
  if (load_cases.length === 0) return "";
  const weightless = load_cases.every(({ self_weight }) => !self_weight);
  const unjudged = load_cases.every(({ nature }) => nature === "other");
  const factors = unjudged ? " All loads are of nature 'other': their factors are as given, and none is judged by EN 1990." : "";
  return `${weightless ? " Self-weight is in no load case." : ""}${factors}`;
}
