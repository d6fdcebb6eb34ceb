/** The checks of a model as lines to read: each with its verdict, then the verdict on all, every reason that something is open, and warnings. */

import { swayFactor } from "../../analysis/buckling/swayfactor.ts";
import { askSaid } from "../../checks/questions/kinds.ts";
import { analysisLines, HARMLESS, warningLines } from "../../checks/verdict/doubts.ts";
import { failuresOf, reasonSaid, reasonsOf } from "../../checks/verdict/open_reasons.ts";
import { isUnstable } from "../../checks/verdict/summary.ts";
import type { CheckResult } from "../../results/checks.ts";
import type { Results } from "../../results/index.ts";
import type { Doubt } from "../../results/open_points.ts";
import { EXIT, exitOf } from "./exit.ts";
import { printable } from "./printable.ts";

export interface Said {
  text: string;
  code: number;
}

/** `doubts` are what validation warns of. */
export function checksSaid(results: Results, doubts: readonly Doubt[] = []): Said {
  const { checks, summary } = results;
  const told = new Map<string, string>();
  const lines = checks.flatMap((check) => [lineOf(check), ...linesOf(check, told)]);
  lines.push(summary.sentence);
  const { lowest, sway } = stabilityOf(results);
  if (sway) lines.push(`stability: ${lowest === null ? "" : `lowest αcr = ${lowest.toFixed(2)}, `}${sway} (5.2.1)`);
  lines.push(...results.assumptions.said.map((line) => `analysis: ${line}`));
  lines.push(...summary.open_points.map((point) => `open: ${point}`));
  lines.push(...furtherOf(results, doubts).map((line) => `warning: ${line}`));
  return { text: lines.map(printable).join("\n"), code: codeOf(results) };
}

/** The lowest αcr of all combinations, and what sway asks for. */
export function stabilityOf({ stability, load_combinations, checks }: Results): { lowest: number | null; sway: string | null } {
  const lowest = Math.min(...stability.map(({ alpha_cr }) => alpha_cr ?? Infinity));
  const sway = swayFactor(stability, (combination) => load_combinations[combination]!.id, checks);
  return { lowest: lowest < Infinity ? lowest : null, sway: sway?.said ?? null };
}

/** What analysis and validation warn of beyond what the verdict says. */
export function furtherOf({ summary, warnings }: Results, doubts: readonly Doubt[]): string[] {
  const said = [summary.sentence, ...summary.open_points];
  const further = (line: string): boolean => !said.some((one) => one.includes(line));
  const harmless = ({ code = "" }: Doubt): boolean => HARMLESS.has(code);
  // Of nodes that nothing uses both tell.
  const told = new Set(warnings.map(({ code }) => code));
  return [
    ...analysisLines(warnings.filter(({ message }) => further(message))),
    ...warningLines(doubts.filter((one) => !harmless(one))).filter(further),
    ...warningLines(doubts.filter((one) => harmless(one) && !told.has(one.code!))),
  ];
}

export function codeOf({ summary, load_combinations }: Results): number {
  const unstable = summary.verdict !== "fails" && isUnstable(load_combinations);
  return unstable ? EXIT.unstable : exitOf(summary.verdict);
}

function lineOf({ id, verdict, utilisation, governing, status, informative }: CheckResult): string {
  // What is not wholly verified is at least this.
  const least = verdict === "cannot_verify" || verdict === "incomplete" ? "≥" : "";
  const share = utilisation === null ? "—" : `${least}${utilisation.toFixed(3)}`;
  const place = governing ? `${governing.title}, ${governing.clause}, ${governing.combination}` : status;
  return `${verdict.padEnd(14)}${share.padStart(6)}  ${id}: ${place}${informative ? " (informative)" : ""}`;
}

/** Why a check that does not pass does not, and what it assumed; `told` has what an earlier check says already, with its id. */
function linesOf(check: CheckResult, told: Map<string, string>): string[] {
  const open = check.verdict === "fail" ? check.asks.map(askSaid) : reasonsOf(check).map(reasonSaid);
  const lines = [...open, ...check.assumptions.map(({ message }) => `assumed: ${message}`)].map((line) => {
    const first = told.get(line) ?? check.id;
    told.set(line, first);
    return first === check.id ? line : `as ${first}`;
  });
  return [...new Set([...failuresOf(check), ...lines])].map((line) => `                      ${line}`);
}
