/** One-way parts by second order: members grow by turning in every state that a search looks at, or in none. */

import { SolveError } from "../../results/error.ts";
import { tried } from "../failure.ts";
import type { Found, Trial } from "./oneway.ts";

/**
 * Each state tells by itself whether turning counts (`second_order/shallow.ts`). Where it does in some and not in others, forces jump as a tie goes slack and the
 * search goes round, though either way by itself has a state: the one without stands where it tells so itself, and else the one with.
 * `search` takes where to begin, whether turning counts, which is left to the states at first, and after how many attempts to give up once they `differ`.
 */
export function findAlike<State>(
  search: (start: ReadonlySet<number>, turning?: boolean, attempts?: number) => Found<State>,
  attempt: (out: ReadonlySet<number>) => Trial<State>,
  start: ReadonlySet<number>,
  differ: () => boolean,
  attempts: number,
): Found<State> {
  const told = tried(() => search(start, undefined, attempts));
  if (!(told instanceof SolveError)) return told;
  // How far beyond is told of what gives way whatever acts.
  if (!differ() || told.details.load_ratio !== undefined) throw told;
  const straight = tried(() => search(start, false));
  if (straight instanceof SolveError) return search(start);
  const trial = tried(() => attempt(straight.out));
  if (!(trial instanceof SolveError) && !trial.contradictions.length) return { ...straight, state: trial.state };
  const turned = tried(() => search(straight.out, true));
  return turned instanceof SolveError ? search(start) : turned;
}
