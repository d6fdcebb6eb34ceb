/** A check with another value of what the model leaves open, or states against its structure: a question where that turns the verdict. */

import type { CheckResult, Verdict } from "../results/checks.ts";
import type { Ask, Assumption } from "../results/open_points.ts";
import { askSaid } from "./questions/kinds.ts";
import type { Run } from "./traces.ts";

/** What another value comes to. */
export interface Alternative {
  ask: Omit<Ask, "effect">;
  /** The value that was taken, and the other, in words. */
  taken: string;
  other: string;
  result: CheckResult;
}

/** What is worse comes later; a question of its own makes a pass no worse. */
const RANK: Record<Verdict, number> = { pass: 0, incomplete: 0, cannot_verify: 1, fail: 2 };

export const isWorse = (one: Pick<CheckResult, "verdict">, other: Pick<CheckResult, "verdict">): boolean =>
  RANK[one.verdict] > RANK[other.verdict];

const turns = (found: CheckResult, { result }: Alternative): boolean => RANK[result.verdict] !== RANK[found.verdict];

/** Runs a check, and asks where one of the alternatives to what it found turns the verdict; the same is asked of the result with its steps. */
export function withAlternatives(
  run: Run,
  [target, traced, later]: Parameters<Run>,
  alternativesTo: (found: CheckResult) => readonly Alternative[],
): CheckResult {
  let trace: (() => CheckResult) | undefined;
  const found = run(target, traced, later && ((steps) => void (trace = steps)));
  const asks = alternativesTo(found)
    .filter((one) => turns(found, one))
    .map((one) => askOf(found, one));
  const change = (result: CheckResult): CheckResult => asks.reduce(withAsk, result);
  if (later && trace) later(() => change(trace!()));
  return change(found);
}

const askOf = (found: CheckResult, { ask, taken, other, result }: Alternative): Ask => ({
  ...ask,
  effect: [
    { value: taken, utilisation: verified(found) },
    { value: other, utilisation: verified(result) },
  ],
});

/** What is not verified wholly is more than its utilisation. */
const verified = ({ verdict, utilisation }: CheckResult): number | null => (verdict === "cannot_verify" ? null : utilisation);

/** A pass that hangs on an answer is none. */
function withAsk(found: CheckResult, ask: Ask): CheckResult {
  const message = askSaid(ask);
  return {
    ...found,
    ...(found.verdict === "pass" ? ({ verdict: "incomplete", status: "incomplete" } as const) : {}),
    asks: [...found.asks, ask],
    questions: [...found.questions, message],
    warnings: [...found.warnings, message],
  };
}

export const withAssumption =
  (assumption: Assumption) =>
  (found: CheckResult): CheckResult => ({
    ...found,
    assumptions: [...found.assumptions, assumption],
    warnings: [...found.warnings, assumption.message],
  });

/** Runs a check on a target, and changes what it found, with its steps and without. */
export function changed(run: Run, [target, traced, later]: Parameters<Run>, change: (found: CheckResult) => CheckResult): CheckResult {
  return change(run(target, traced, later && ((steps) => later(() => change(steps())))));
}
