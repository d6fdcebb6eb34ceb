/** The checks of a model as lines to read: each with its verdict, then the verdict on all, then every reason that something is open. */

import { swayFactor } from "../analysis/stability/swayfactor.ts";
import { reasonSaid, reasonsOf } from "../checks/run/verdict/openreasons.ts";
import type { CheckResult } from "../checks/run/verdict/result.ts";
import { isUnstable } from "../checks/run/verdict/summary.ts";
import type { Results } from "../results/index.ts";
import { EXIT, exitOf } from "./exit.ts";

export interface Said {
  text: string;
  code: number;
}

export function checksSaid({ checks, summary, stability, load_combinations }: Results): Said {
  const lines = checks.flatMap((check) => [lineOf(check), ...linesOf(check)]);
  lines.push(summary.sentence, ...(checks.length ? [] : ["the model asks for no check: add one under analysis.checks"]));
  const lowest = Math.min(...stability.map(({ alpha_cr }) => alpha_cr ?? Infinity));
  const sway = swayFactor(stability, (combination) => load_combinations[combination]!.id, checks);
  if (sway) lines.push(`stability: ${lowest < Infinity ? `lowest αcr = ${lowest.toFixed(2)}, ` : ""}${sway.said} (5.2.1)`);
  lines.push(...summary.open_points.map((point) => `open: ${point}`));
  const unstable = summary.verdict !== "fails" && isUnstable(load_combinations);
  return { text: lines.join("\n"), code: unstable ? EXIT.unstable : exitOf(summary.verdict) };
}

function lineOf({ verdict, utilisation, check, target, governing, status, informative }: CheckResult): string {
  const share = utilisation === null ? "     —" : utilisation.toFixed(3).padStart(6);
  const place = governing ? `${governing.title}, ${governing.clause}, ${governing.combination}` : status;
  return `${verdict.padEnd(14)}${share}  ${check}/${target.id}: ${place}${informative ? " (informative)" : ""}`;
}

/** Why a check that does not pass does not. */
function linesOf(check: CheckResult): string[] {
  const failed = check.verifications.flatMap(({ status, title, reason }) => (status === "fail" && reason ? [`${title}: ${reason}`] : []));
  const reasons = check.verdict === "fail" ? failed : reasonsOf(check).map(reasonSaid);
  return [...new Set(reasons)].map((reason) => `                      ${reason}`);
}
