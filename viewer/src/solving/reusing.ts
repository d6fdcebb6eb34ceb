/** A model that differs from the one before in what is checked alone has its analysis already. */
import type { Analysed, SolveOptions } from "handoff-solver/statics";
import { Progress } from "../../../solver/src/results/progress.ts";

/** The checks are made on it anew, and what is said of the whole is theirs: a model without checks is analysed again. */
export function reused(before: Analysed, { signal, warnings = [], onProgress }: SolveOptions): Analysed {
  const progress = new Progress(onProgress, { combining: 0, stability: 0, checking: 0 }, signal) as unknown as Analysed["progress"];
  return { ...before, results: { ...before.results, checks: [] }, progress, warnings };
}
