/** What is asked about a whole result, once it is found. */

import type { CheckResult } from "../results/checks.ts";
import type { Run } from "./traces.ts";

/** What a question makes of a result. */
type Change = (found: CheckResult) => CheckResult;

/** Runs a check and asks about what it found; the same is asked of the result with its steps. */
export function thenAsked(run: Run, [target, traced, later]: Parameters<Run>, ask: (found: CheckResult) => Change | null): CheckResult {
  let trace: (() => CheckResult) | undefined;
  const found = run(target, traced, later && ((steps) => void (trace = steps)));
  const change = ask(found);
  if (later && trace) later(change ? () => change(trace!()) : trace);
  return change ? change(found) : found;
}

/** A pass that hangs on an answer is none. */
export const withQuestion =
  (question: string): Change =>
  (found) => ({
    ...found,
    ...(found.verdict === "pass" ? { verdict: "incomplete", status: "incomplete" } : {}),
    questions: [...found.questions, question],
    warnings: [...found.warnings, question],
  });

export const withWarning =
  (warning: string): Change =>
  (found) => ({ ...found, warnings: [...found.warnings, warning] });
