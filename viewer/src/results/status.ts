/** How the states of a check and of its clauses are called. */
import type { CheckResult } from "handoff-solver";

export type Status = CheckResult["verdict"] | CheckResult["verifications"][number]["status"];

export const STATUS: Record<Status, string> = {
  pass: "pass",
  fail: "fail",
  skipped: "skipped",
  not_covered: "not covered",
  cannot_verify: "cannot verify",
  incomplete: "incomplete",
};
