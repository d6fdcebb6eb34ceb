/** One kind of point that stands between a model and a plain pass. */

import type { Doubt } from "../../results/open_points.ts";

export interface Point {
  /** In a few words, for the verdict's sentence. */
  brief: string;
  /** Each in a sentence of its own. */
  said: string[];
  /** As data, where it is a doubt about the model. */
  doubts: readonly Doubt[];
}

/** None where there is nothing to say. */
export const pointOf = (brief: string, doubts: readonly Doubt[], said = doubts.map(({ message }) => message)): Point[] =>
  said.length ? [{ brief, said, doubts }] : [];
