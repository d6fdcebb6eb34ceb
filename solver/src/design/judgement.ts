/** Whether the checks let a section stand: nothing fails and nothing is left unverified; a question that no other section answers may stay open, and then it is no pass. */

import { doubtsSaid } from "../checks/verdict/doubts.ts";
import { reasonSaid, reasonsOf } from "../checks/verdict/open_reasons.ts";
import type { CheckResult, Verdict } from "../results/checks.ts";
import type { Attempt } from "./attempt.ts";
import type { Group } from "./group.ts";

export interface Judgement {
  /** It may be suggested: nothing fails, nothing is left unverified. */
  stands: boolean;
  /** Nothing fails, though something may not be verified. */
  unfailed: boolean;
  /** Largest among the group's checks. */
  utilisation: number | null;
  /** The check that has it is not wholly verified: it is at least this. */
  partial: boolean;
  /** What stands in the way, in one sentence; null where nothing does. */
  reason: string | null;
}

/** Results that count, on members of the group. */
export const checksOn = (checks: readonly CheckResult[], { members }: Group): CheckResult[] => {
  const own = new Set(members);
  return checks.filter((check) => !check.informative && check.members.some((id) => own.has(id)));
};

export function judge({ results, failed }: Attempt, group: Group): Judgement {
  const nothing = { stands: false, unfailed: false, utilisation: null, partial: false };
  if (!results) return { ...nothing, reason: failed!.message };
  if (!results.conditioning.trusted) return { ...nothing, reason: results.conditioning.distrust };
  const checks = checksOn(results.checks, group);
  const utilisation = checks.reduce<number | null>((most, one) => larger(most, one.utilisation), null);
  const governing = checks.find((one) => one.utilisation === utilisation)?.verdict;
  const partial = governing === "incomplete" || governing === "cannot_verify";
  const worst = checks.find(({ verdict }) => verdict === "fail") ?? checks.find(({ verdict }) => verdict === "cannot_verify");
  const unfailed = worst?.verdict !== "fail";
  return { stands: checks.length > 0 && !worst, unfailed, utilisation, partial, reason: worst ? wordsOf(worst) : null };
}

const larger = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b));

function wordsOf(check: CheckResult): string {
  const { id, verdict, utilisation, governing } = check;
  if (verdict === "fail") return `${id} fails: ${governing?.title ?? "no clause"} at ${utilisation?.toPrecision(3) ?? "no number"}`;
  return `${id} ${verdict === "incomplete" ? "is incomplete" : "cannot be verified"}: ${reasonsOf(check).map(reasonSaid).join("; ")}`;
}

export const RANK: Record<Verdict, number> = { pass: 0, incomplete: 1, cannot_verify: 2, fail: 3 };

/** Less than this is not seen in a utilisation. */
const UNSEEN = 0.005;

/** The first check that counts, on none of these members, which says less than it did, or fails by more; null where there is none. */
export function worsened(before: Attempt, after: Attempt, members: ReadonlySet<string>): string | null {
  const then = new Map((before.results?.checks ?? []).map((check) => [check.id, check]));
  for (const check of after.results?.checks ?? []) {
    if (check.informative || check.members.some((id) => members.has(id))) continue;
    const was = then.get(check.id);
    if (!was) continue;
    const fails = check.verdict === "fail" && (check.utilisation ?? Infinity) > (was.utilisation ?? Infinity) + UNSEEN;
    if (fails || RANK[check.verdict] > RANK[was.verdict]) return wordsOf(check);
  }
  return null;
}

/** Every check of the group is a plain pass. */
export const passesWholly = ({ results }: Attempt, group: Group): boolean =>
  checksOn(results?.checks ?? [], group).every(({ verdict, doubts }) => verdict === "pass" && doubts.length === 0);

/** What stays open for a group: doubts about what the model's numbers mean, clauses that are not covered, questions that await an answer. */
export function leftOpen({ results, warnings }: Attempt, group: Group): string[] {
  const reasons = checksOn(results?.checks ?? [], group).flatMap((check) => [
    ...check.doubts.map(({ message }) => message),
    ...reasonsOf(check).map(reasonSaid),
  ]);
  return [...new Set([...doubtsSaid(warnings), ...reasons])];
}
