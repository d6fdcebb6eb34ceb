/** What the design panel and its worker say to each other. */
import type { Model } from "handoff-solver";
import type { Change, Comparison, Suggested, Trial, Wish } from "handoff-solver/design";

export type Errand =
  | { ask: "change"; model: Model; changes: Change[] }
  | { ask: "compare"; before: Model; after: Model }
  | { ask: "suggest"; model: Model; wish: Wish }
  | { ask: "names"; section: string | undefined };

export interface Answers {
  change: Model;
  compare: Comparison;
  suggest: Suggested;
  /** Names of the family that a section is from. */
  names: string[];
}

export type FromWorker = { trial: Trial } | { call: number; answer: unknown } | { call: number; error: string };
