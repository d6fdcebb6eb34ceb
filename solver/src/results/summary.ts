/** What all checks together say of a model. */

import type { CheckResult } from "./checks.ts";
import type { Doubt } from "./open_points.ts";

/** Clauses that checks left open. */
export interface OpenClause {
  clause: string;
  reason: string;
  /** How many results leave it open, and the first of them. */
  results: number;
  first: string;
}

/**
 * `passes`: every member was checked in every combination of its limit state, with no open point. `fails`: a check that counts fails. `cannot_verify`: a
 * check that counts could not be finished. `incomplete`: all that was checked passes, but points are open. `nothing_checked`: no check counts, or nothing
 * acts on what was checked. `not_trusted`: the analysis does not stand by its numbers.
 */
export type ModelVerdict = "passes" | "fails" | "cannot_verify" | "incomplete" | "nothing_checked" | "not_trusted";

export interface ModelSummary {
  verdict: ModelVerdict;
  /** The verdict in one sentence. */
  sentence: string;
  /** Results that count, by their verdicts; informative ones apart. */
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  informative: number;
  /** Ids of members whose strength no check that counts looks at. */
  unchecked_members: string[];
  /** How many plates the model has: no check looks at them. */
  unchecked_plates: number;
  /** Ids of combinations whose limit state no check looks at. */
  unchecked_combinations: string[];
  open_clauses: OpenClause[];
  /** Deprecated: the sentences of `questions` of the results. */
  questions: string[];
  /** Everything that stands between the model and a plain pass, failures apart, each in a sentence. */
  open_points: string[];
}

/** A warning as `validate` and the service give it. */
export interface Warning extends Doubt {
  /** Checks of the model with these, where it was solved with them; null where it has no numbers then. */
  checks?: readonly CheckResult[] | null;
}
