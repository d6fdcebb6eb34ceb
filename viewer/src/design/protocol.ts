/** What the design panel and its worker say to each other. */
import type { AuthoredModel } from "handoff-solver";
import type { Change, Comparison, Suggested, Trial, Wish } from "handoff-solver/design";
import type { Issue } from "../service/draft.ts";

/** A model as its text has it, and what is held against it besides what validation finds in it. */
export interface Side {
  model: AuthoredModel;
  warnings: Issue[];
}

export type Errand =
  | { ask: "change"; model: AuthoredModel; changes: Change[] }
  | { ask: "compare"; before: Side; after: Side }
  | { ask: "suggest"; of: Side; wish: Wish }
  | { ask: "names"; section: string | undefined };

export interface Answers {
  change: AuthoredModel;
  compare: Comparison;
  suggest: Suggested;
  /** Names of the family that a section is from. */
  names: string[];
}

export type FromWorker = { trial: Trial } | { call: number; answer: unknown } | { call: number; error: string };
