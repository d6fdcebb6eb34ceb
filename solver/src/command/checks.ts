/** The checks of a model as lines to read: each with its verdict, then the verdict on all, every reason that something is open, and the analysis's warnings. */

import { swayFactor } from "../analysis/stability/swayfactor.ts";
import { analysisLines } from "../checks/run/verdict/alike.ts";
import { failuresOf, reasonSaid, reasonsOf } from "../checks/run/verdict/openreasons.ts";
import type { CheckResult } from "../checks/run/verdict/result.ts";
import { isUnstable } from "../checks/run/verdict/summary.ts";
import type { Results } from "../results/index.ts";
import { EXIT, exitOf } from "./exit.ts";
import { printable } from "./printable.ts";

export interface Said {
  text: string;
  code: number;
}

export function checksSaid({ checks, summary, stability, load_combinations, warnings }: Results): Said {
  const told = new Map<string, string>();
  const lines = checks.flatMap((check) => [lineOf(check), ...linesOf(check, told)]);
  lines.push(summary.sentence);
  const lowest = Math.min(...stability.map(({ alpha_cr }) => alpha_cr ?? Infinity));
  const sway = swayFactor(stability, (combination) => load_combinations[combination]!.id, checks);
  if (sway) lines.push(`stability: ${lowest < Infinity ? `lowest αcr = ${lowest.toFixed(2)}, ` : ""}${sway.said} (5.2.1)`);
  lines.push(...summary.open_points.map((point) => `open: ${point}`));
  const said = [summary.sentence, ...summary.open_points];
  const further = warnings.filter(({ message }) => !said.some((line) => line.includes(message)));
  lines.push(...analysisLines(further).map((line) => `warning: ${line}`));
  const unstable = summary.verdict !== "fails" && isUnstable(load_combinations);
  return { text: lines.map(printable).join("\n"), code: unstable ? EXIT.unstable : exitOf(summary.verdict) };
}

function lineOf({ id, verdict, utilisation, governing, status, informative }: CheckResult): string {
  // What is not wholly verified is at least this.
  const least = verdict === "cannot_verify" || verdict === "incomplete" ? "≥" : "";
  const share = utilisation === null ? "—" : `${least}${utilisation.toFixed(3)}`;
  const place = governing ? `${governing.title}, ${governing.clause}, ${governing.combination}` : status;
  return `${verdict.padEnd(14)}${share.padStart(6)}  ${id}: ${place}${informative ? " (informative)" : ""}`;
}

/** Why a check that does not pass does not, and what it warns of; `told` has what an earlier check says already, with its id. */
function linesOf(check: CheckResult, told: Map<string, string>): string[] {
  const open = check.verdict === "fail" ? [] : reasonsOf(check).map(reasonSaid);
  const warnings = check.warnings.filter((warning) => !open.some((line) => line.includes(warning)));
  const lines = [...open, ...warnings.map((warning) => `warning: ${warning}`)].map((line) => {
    const first = told.get(line) ?? check.id;
    told.set(line, first);
    return first === check.id ? line : `as ${first}`;
  });
  return [...new Set([...failuresOf(check), ...lines])].map((line) => `                      ${line}`);
}
