/** Why one check is no plain pass: gaps by their codes, questions, and the lengths that failures rest on. */

import type { CheckResult } from "../../results/checks.ts";
import { count } from "../../results/counts.ts";
import type { Gap } from "../../results/open_points.ts";
import { askSaid } from "../questions/kinds.ts";

/** A reason with the clauses it leaves open; none for a question. Reasons of one code differ in names and figures alone. */
export interface OpenReason {
  code: string;
  clauses: string[];
  reason: string;
}

export type ClausesOpen = Gap & { clauses: string[] };

const NOTHING_ACTS: Gap = {
  code: "no_force",
  message: "nothing acts on it, and zeros verify nothing: load it, or leave it out of the check",
};

/** Of one check, each code once with the first one's sentence; of one that cannot be verified there is at least one. */
export function gapsOf({ verdict, coverage, verifications }: Pick<CheckResult, "verdict" | "coverage" | "verifications">): ClausesOpen[] {
  const gaps = new Map<string, ClausesOpen>();
  const add = (gap: Gap, clauses: string[]): void => void gaps.set(gap.code, { ...gap, clauses });
  for (const { clause, state, code = clause, reason = "" } of coverage) {
    if (state !== "not_covered") continue;
    const there = gaps.get(code);
    if (there) there.clauses.push(clause);
    else add({ code, message: reason }, [clause]);
  }
  for (const { status, key, code = key, clause, title, reason } of verifications)
    if (status === "not_covered" && !gaps.has(code)) add({ code, message: reason || title }, [clause]);
  if (verdict === "cannot_verify" && gaps.size === 0) {
    const skipped = verifications.find(({ status }) => status === "skipped");
    if (skipped) add({ code: "skipped", message: skipped.reason ?? skipped.title }, [skipped.clause]);
    else add(NOTHING_ACTS, []);
  }
  return [...gaps.values()];
}

/** In words, questions behind gaps. */
export function reasonsOf(check: Pick<CheckResult, "verdict" | "coverage" | "verifications" | "asks">): OpenReason[] {
  return [
    ...gapsOf(check).map(({ code, clauses, message }) => ({ code, clauses, reason: message })),
    ...check.asks.map((ask) => ({ code: `${ask.code} ${ask.finding}`, clauses: [], reason: askSaid(ask) })),
  ];
}

/** Why verifications of a check fail, each length that they rest on told once. */
export function failuresOf({ verifications }: Pick<CheckResult, "verifications">): string[] {
  const told = new Set<string>();
  return verifications.flatMap(({ status, title, reason, lengths }) => {
    if (status !== "fail" || !reason) return [];
    const parts = (lengths ?? [reason]).filter((one) => !told.has(one));
    for (const one of parts) told.add(one);
    return parts.length ? [`${title}: ${parts.join("; ")}`] : [];
  });
}

/** More clauses than these are counted. */
const LISTED = 4;
export const clausesSaid = (clauses: readonly string[]): string =>
  clauses.length > LISTED ? count(clauses.length, "clause") : clauses.join(", ");

/** As one line under its check. */
export const reasonSaid = ({ clauses, reason }: OpenReason): string =>
  clauses.length ? `${clausesSaid(clauses)} not verified: ${reason}` : reason;
