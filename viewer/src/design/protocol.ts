/** What the design panel and its worker say to each other. */
import type { Change, Comparison, Suggested, Trial, Wish } from "handoff-solver/design";
import type { Side } from "../solving/protocol.ts";

export type { Side };

export type Errand =
  | { ask: "stake"; of: Side; changes: Change[]; members: string[] }
  | { ask: "compare"; before: Side; after: Side }
  | { ask: "suggest"; of: Side; wish: Wish }
  | { ask: "names"; section: string | undefined };

/** What members come to with a change. */
export interface Stake {
  /** Largest of the checks that count; null where none has one. */
  utilisation: number | null;
  fails: boolean;
  /** Something of theirs is not wholly verified. */
  open: boolean;
  /** Why nothing was solved. */
  failed: string | null;
}

export interface Answers {
  stake: Stake;
  compare: Comparison;
  suggest: Suggested;
  /** Names of the family that a section is from. */
  names: string[];
}

export type FromWorker = { trial: Trial } | { call: number; answer: unknown } | { call: number; error: string };
