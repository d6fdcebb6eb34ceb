/** Why checks are no plain pass: never without a reason, and each reason told once with the checks it holds for. */

import type { CheckResult } from "../../results/checks.ts";
import { count } from "../../results/counts.ts";
import { gather } from "../../results/gather.ts";
import { likening } from "./message_groups.ts";

/** A reason with the clauses it leaves open; none for an assumption that awaits the engineer's word. */
export interface OpenReason {
  clauses: string[];
  reason: string;
}

const NOTHING_ACTS = "nothing acts on it, and zeros verify nothing: load it, or leave it out of the check";

const LENGTH = /\d+\.\d\d m\b/g;

/** Of one check; of one that cannot be verified or is incomplete there is at least one. */
export function reasonsOf(check: Pick<CheckResult, "verdict" | "coverage" | "verifications" | "questions">): OpenReason[] {
  const { verdict, coverage, verifications, questions } = check;
  const clauses = new Map<string, string[]>();
  const told = new Map<string, string>();
  // Of two combinations the same is told once, with the first one's lengths.
  const once = (reason: string): string => {
    const key = reason.replace(LENGTH, "#");
    const first = told.get(key) ?? reason;
    told.set(key, first);
    return first;
  };
  for (const { clause, state, reason = "" } of coverage) if (state === "not_covered") gather(clauses, once(reason), clause);
  for (const { status, clause, title, reason } of verifications)
    if (status === "not_covered" && !clauses.has(once(reason || title))) clauses.set(reason || title, [clause]);
  if (verdict === "cannot_verify" && clauses.size === 0) {
    const skipped = verifications.find(({ status }) => status === "skipped");
    clauses.set(skipped?.reason ?? NOTHING_ACTS, skipped ? [skipped.clause] : []);
  }
  return [
    ...[...clauses].map(([reason, of]) => ({ clauses: of, reason })),
    ...(verdict === "pass" ? [] : questions.map((reason) => ({ clauses: [], reason }))),
  ];
}

/** Why verifications of a check fail, each length that they rest on told once. */
export function failuresOf({ verifications }: Pick<CheckResult, "verifications">): string[] {
  const told = new Set<string>();
  return verifications.flatMap(({ status, title, reason }) => {
    if (status !== "fail" || !reason) return [];
    const parts = reason.split(/; (?=Lcr,)/).filter((one) => !told.has(one));
    for (const one of parts) told.add(one);
    return parts.length ? [`${title}: ${parts.join("; ")}`] : [];
  });
}

/** More clauses than these are counted. */
const LISTED = 4;
const clausesSaid = (clauses: readonly string[]): string =>
  clauses.length > LISTED ? count(clauses.length, "clause") : clauses.join(", ");

/** As one line under its check. */
export const reasonSaid = ({ clauses, reason }: OpenReason): string =>
  clauses.length ? `${clausesSaid(clauses)} not verified: ${reason}` : reason;

/** One reason and every check it holds for. */
export interface SharedReason extends OpenReason {
  checks: string[];
  /** An assumption that awaits the engineer's word. */
  asked: boolean;
  /** In the others its names or numbers are others. */
  varies: boolean;
}

/** Of two ends or of one the cure is the same. */
const ENDS = /its ends (\S+) and \S+ are/;

/** Open reasons of these checks, those that differ in names and numbers alone told once; `names` are those of the model's nodes and members. */
export function sharedReasons(checks: readonly CheckResult[], names: ReadonlySet<string>): SharedReason[] {
  const shared = new Map<string, SharedReason>();
  const alike = likening(names);
  for (const check of checks)
    for (const { clauses, reason } of reasonsOf(check)) {
      const asked = check.questions.includes(reason);
      const key = `${asked} ${alike(reason.replace(ENDS, "its end $1 is"), [check.target.id, ...check.members])}`;
      const there = shared.get(key);
      if (!there) shared.set(key, { clauses: [...clauses], reason, checks: [check.id], asked, varies: false });
      else {
        if (there.checks.at(-1) !== check.id) there.checks.push(check.id);
        there.varies ||= reason !== there.reason;
        for (const clause of clauses) if (!there.clauses.includes(clause)) there.clauses.push(clause);
      }
    }
  return [...shared.values()];
}

/** As one open point; `some` writes a list of names. */
export function sharedSaid({ clauses, reason, checks, asked, varies }: SharedReason, some: (ids: readonly string[]) => string): string {
  const where = `in ${count(checks.length, "check")} (${some(checks)})${varies ? ", of the first" : ""}`;
  if (asked) return `To be confirmed ${where}: ${reason}`;
  if (!clauses.length) return `Nothing is verified ${where}: ${reason}`;
  return `${clausesSaid(clauses)} ${clauses.length === 1 ? "is" : "are"} left open ${where}: ${reason}`;
}
