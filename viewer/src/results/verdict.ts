/** The solver's one verdict on the whole model, in the words that pill, strip and report have for it. */

import type { CheckSummary, Results } from "handoff-solver";
import { counted, plural } from "../format/counts.ts";

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

/** Parts of a verdict, never mixed: what was checked, what of loads and input is in doubt, what only the engineer can know. */
export type Part = "members" | "model" | "answers";

interface Judged {
  verdict: Pick<Verdict, "pass" | "fail" | "cannot_verify" | "incomplete">;
  points: readonly { part: Part }[];
}

/** Whether the governing utilisation is all there is: where nothing fails, what is open in another check, or a member that none looks at, may lie above it. A doubt about the model takes nothing from it. */
export const isWhole = ({ verdict: { fail, cannot_verify, incomplete }, points }: Judged): boolean =>
  fail > 0 || (cannot_verify + incomplete === 0 && !points.some(({ part }) => part === "members"));

export interface VerdictPart {
  part: Part;
  title: string;
  words: string;
  /** For its colour. */
  is: "pass" | "fail" | "open";
}

export const PARTS: Record<Part, string> = { members: "Members", model: "The model", answers: "What only you can know" };

export function verdictParts({ verdict: { pass, fail, cannot_verify, incomplete }, points }: Judged): VerdictPart[] {
  const [doubts, questions] = (["model", "answers"] as const).map((part) => points.filter((point) => point.part === part).length);
  const open = cannot_verify + incomplete;
  const counts = [
    pass && `${counted(pass)} verified`,
    fail && `${counted(fail)} fail`,
    cannot_verify && `${counted(cannot_verify)} cannot be verified`,
    incomplete && `${counted(incomplete)} incomplete`,
  ].filter(Boolean);
  const isOpen = open > 0 || points.some(({ part }) => part === "members");
  return [
    { part: "members", title: PARTS.members, words: counts.join(", ") || "no check", is: fail ? "fail" : isOpen ? "open" : "pass" },
    { part: "model", title: PARTS.model, words: doubts ? plural(doubts, "doubt") : "no doubt", is: doubts ? "open" : "pass" },
    {
      part: "answers",
      title: PARTS.answers,
      words: questions ? plural(questions, "question") : "no question",
      is: questions ? "open" : "pass",
    },
  ];
}
