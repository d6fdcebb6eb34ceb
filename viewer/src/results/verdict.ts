/** The solver's one verdict on the whole model, in the words that pill, strip and report have for it. */

import type { CheckSummary, Results } from "handoff-solver";
import { plural } from "../format/counts.ts";

export type VerdictKind = Results["summary"]["verdict"];

export interface Verdict {
  is: VerdictKind;
  /** For a pill. */
  word: string;
  sentence: string;
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  informative: number;
  /** What stands between this model and a plain pass, each in a sentence. */
  open: string[];
  /** Id of the check with the largest utilisation among those that count. */
  governing: string | null;
  utilisation: number | null;
}

export function verdictOf(
  summary: Results["summary"],
  { governing, utilisation }: Pick<CheckSummary, "governing" | "utilisation">,
): Verdict {
  const { verdict: is, sentence, pass, fail, cannot_verify, incomplete, informative, open_points: open } = summary;
  return { is, word: wordOf(is, open.length), sentence, pass, fail, cannot_verify, incomplete, informative, open, governing, utilisation };
}

/** The same words wherever a verdict stands. */
export const WORDS: Record<VerdictKind, string> = {
  passes: "all checks pass",
  fails: "fails",
  cannot_verify: "cannot verify all",
  incomplete: "incomplete",
  nothing_checked: "nothing verified",
  not_trusted: "no verdict",
};

/** An incomplete verdict says how much is open: nothing else tells it from a pass. */
export const wordOf = (is: VerdictKind, open: number): string =>
  is === "incomplete" ? `${WORDS[is]}, ${plural(open, "point")} open` : WORDS[is];

/** The pill's class: green for a plain pass alone. */
export const verdictClass = (is: VerdictKind): string =>
  is === "passes" ? "pass" : is === "fails" ? "fail" : is === "nothing_checked" || is === "not_trusted" ? "plain" : "cannot_verify";

/** Whether the governing utilisation is all there is: where nothing fails, what is open in another check, or a member that none looks at, may lie above it. */
export const isWhole = ({ is, fail, cannot_verify, incomplete }: Pick<Verdict, "is" | "fail" | "cannot_verify" | "incomplete">): boolean =>
  fail > 0 || (is !== "incomplete" && cannot_verify + incomplete === 0);
