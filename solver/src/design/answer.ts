/** An answer to an open point, and the point that is to be answered. */

import type { Doubt, Question } from "../results/open_points.ts";
import type { Change } from "./change.ts";

/** One answer; its number, if it takes one, is typed beside its button. */
export interface Answer {
  /** On its button. */
  label: string;
  number?: { label: string; unit: string; start?: number };
  changes(value: number): Change[];
}

/** What is to be answered: a question with its choices, or a gap or a doubt with its code alone. */
export interface Answerable {
  code: string;
  message: string;
  members: readonly string[];
  /** Ids of the model's checks that ask. */
  checks: readonly string[];
  question?: Pick<Question, "field" | "choices" | "of">;
  /** Load combinations that the model lacks. */
  combinations?: Doubt["combinations"];
}
