/** What a continuous integration run has to show of a checked model: a finding for each check that is no pass, and one for the whole. */

import type { CheckAnswer, CheckRefusal, CheckRow } from "./check_answer.ts";

/** `open`: nothing fails, and something is not verified. `aside`: an informative check that does not pass, on which no verdict hangs. */
export type Outcome = "pass" | "fail" | "open" | "aside";

export interface Finding {
  /** Id of the check in the model, or "model" for the whole. */
  rule: string;
  target: string;
  outcome: Outcome;
  /** One line, and the lines that explain it. */
  title: string;
  lines: readonly string[];
}

const WHOLE = "model";

/** The whole model first: members that no check looks at are named there alone. */
export function findingsOf(answer: CheckAnswer | CheckRefusal): Finding[] {
  if (answer.verdict === null) return [refused(answer as CheckRefusal)];
  const { verdict, sentence, open_points, warnings, checks } = answer as CheckAnswer;
  const outcome = verdict === "passes" ? "pass" : verdict === "fails" ? "fail" : "open";
  return [{ rule: WHOLE, target: "verdict", outcome, title: sentence, lines: [...open_points, ...warnings] }, ...checks.map(ofCheck)];
}

const refused = ({ error: { code, message, errors = [] } }: CheckRefusal): Finding => ({
  rule: WHOLE,
  target: code,
  outcome: "fail",
  title: message,
  lines: errors.map((one) => `${one.path}: ${one.message}`),
});

function ofCheck(row: CheckRow): Finding {
  const outcome = row.verdict === "pass" ? "pass" : row.informative ? "aside" : row.verdict === "fail" ? "fail" : "open";
  return { rule: row.check, target: row.target, outcome, title: titleOf(row), lines: [...row.failures, ...row.open, ...row.warnings] };
}

function titleOf({ verdict, utilisation, governing, clause, combination, status }: CheckRow): string {
  // A utilisation of what is not wholly verified is the least it can be.
  const least = verdict === "pass" || verdict === "fail" ? "" : "at least ";
  const share = utilisation === null ? status : `utilisation ${least}${utilisation.toFixed(3)}`;
  const place = governing === null ? "" : `, ${[governing, clause, combination].filter((one) => one !== null).join(", ")}`;
  return `${verdict.replaceAll("_", " ")}: ${share}${place}`;
}
