/** What missing combinations would change, in a sentence: the check that rises most above its limit, or the highest of all. */

import type { CheckResult } from "../../results/checks.ts";
import { count } from "../../results/counts.ts";
import type { Doubt } from "../../results/open_points.ts";
import type { Warning } from "../../results/summary.ts";

/** The doubt of a warning, with what it would change where the model was solved with what is missing. Nothing rises before there are checks. */
export const withEffect = ({ checks: all, ...one }: Warning, checks: readonly CheckResult[]): Doubt =>
  all && checks.length ? { ...one, message: `${one.message}. ${effectOf(checks, all)}` } : one;

function effectOf(listed: readonly CheckResult[], all: readonly CheckResult[]): string {
  const known = new Map(listed.map((check) => [check.id, check]));
  const use = (check: CheckResult | undefined): number => check?.utilisation ?? 0;
  const risen = all.filter((check) => !check.informative && use(check) > use(known.get(check.id)) + LEAST);
  const failing = risen.filter((check) => check.verdict === "fail" && known.get(check.id)?.verdict !== "fail");
  const [first, ...more] = (failing.length ? failing : risen).sort((a, b) => use(b) - use(a));
  if (!first) return "With them, no check rises";
  const beside = more.length ? `, and ${count(more.length, "check")} more would ${failing.length ? "fail" : "rise"}` : "";
  return `With them, ${changeOf(first, known.get(first.id))}${beside}${failing.length ? "" : "; none fails by it"}`;
}

/** What is not seen in two digits. */
const LEAST = 5e-3;

const figure = ({ utilisation }: CheckResult): string => (utilisation === null ? "without a number" : `at ${utilisation.toFixed(2)}`);

function changeOf(check: CheckResult, before: CheckResult | undefined): string {
  const name = `${check.target.kind.replace("_", " ")} '${check.target.id}'`;
  return `${name} would be ${figure(check)}${before ? `, not ${figure(before)}` : ""} (${check.governing?.combination ?? check.check})`;
}
