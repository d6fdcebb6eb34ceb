/** What the page needs at once when the solve is done. */
import type { CheckResult, Model, Results } from "handoff-solver";
import { FIRST_ORDER, reasonSaid, reasonsOf, summarise } from "handoff-solver/statics";
import { analysisLines } from "../../../solver/src/checks/verdict/doubts.ts";
import { plural, some } from "../format/counts.ts";
import { listModes } from "../results/modes.ts";
import type { ListedCheck, Overview } from "../results/overview.ts";
import { openPoints } from "../results/points.ts";
import { verdictOf } from "../results/verdict.ts";
import { coming, judged, missingOf } from "./arriving.ts";
import { listSets } from "./sets.ts";

/** Above this many members and plates the machine-readable block is a summary. */
export const WHOLE_BLOCK = 500;

/** Informative checks colour nothing: a picture all red under "all checks pass" would say two things at once. */
export function ratiosOf(
  members: readonly string[],
  checks: readonly Pick<CheckResult, "utilisation" | "informative" | "members">[],
): (number | null)[] {
  const place = new Map(members.map((id, i) => [id, i]));
  const ratios: (number | null)[] = members.map(() => null);
  for (const check of checks)
    if (check.utilisation !== null && !check.informative)
      for (const id of check.members) {
        const i = place.get(id)!;
        ratios[i] = Math.max(ratios[i] ?? 0, check.utilisation);
      }
  return ratios;
}

/** Text that may stand inside a script element: "<" escaped, so no name in a model can close it. */
export const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

function block(results: Results): string {
  if (results.members.ids.length + results.plates.ids.length <= WHOLE_BLOCK) return scriptSafe({ kind: "results", ...results });
  const { results_version, solver, conditioning, statistics, warnings } = results;
  const set = ({
    id,
    equilibrium,
    residual,
    displacements,
    reactions,
  }: Results["load_combinations"][number] | Results["load_cases"][number]) => ({
    id,
    equilibrium,
    residual,
    reactions,
    largest_displacement: displacements.reduce((m, v, i) => (i % 6 < 3 ? Math.max(m, Math.abs(v)) : m), 0),
  });
  return scriptSafe({
    kind: "summary",
    results_version,
    solver,
    conditioning,
    statistics,
    warnings,
    counts: {
      nodes: results.nodes.length,
      members: results.members.ids.length,
      plates: results.plates.ids.length,
      supports: results.supports.ids.length,
      checks: results.checks.length,
    },
    load_cases: results.load_cases.map(set),
    load_combinations: results.load_combinations.map(set),
    check_summary: summarise(results.checks),
    summary: results.summary,
  });
}

/** What of each member its checks could not verify: a partial figure must not read as a whole one. */
export function unverifiedOf(members: string[], checks: readonly ListedCheck[]): (string | null)[] {
  const place = new Map(members.map((id, i) => [id, i]));
  const none = (): null[] => members.map(() => null);
  return judged({ ratios: none(), unverified: none() }, checks, (id) => place.get(id)!).unverified;
}

/** The first thing that a check could not verify, by its title or else its clause. */
function unverifiedIn(check: CheckResult): string {
  const [clause] = reasonsOf(check)[0]?.clauses ?? [];
  if (clause === undefined) return "nothing acts";
  const open = check.verifications.find(({ status }) => status === "not_covered");
  return (open ?? check.verifications.find((one) => one.clause === clause))?.title ?? clause;
}

export function listed(full: CheckResult): ListedCheck {
  const { verifications, coverage: _, basis: __, warnings: ___, assumptions: ____, doubts: _____, ...check } = full;
  const governing = verifications.find(({ key }) => key === check.governing?.key);
  return {
    ...check,
    unverified: check.verdict === "cannot_verify" ? unverifiedIn(full) : check.verdict === "incomplete" ? "assumptions" : null,
    why: reasonsOf(full).map((reason) => ({ code: reason.code, text: reasonSaid(reason) })),
    beyond: governing?.status === "fail" ? governing.reason : null,
  };
}

/** Checks that are named of those that say the same. */
const NAMED = 5;

/** What checks took, each kind once with the checks that did, in the first one's words. */
export const assumptionLines = ({ assumptions }: Pick<Results, "assumptions">): string[] =>
  assumptions.taken.map(({ message, results }) => {
    const whose = results.length > 1 ? `${plural(results.length, "check")} (${some(results, NAMED)})` : results[0];
    return `${whose}: ${message}`;
  });

export function overview(results: Results, milliseconds: number): Overview {
  const { solver, supports, conditioning, held, statistics, warnings } = results;
  const counts = summarise(results.checks);
  const verdict = verdictOf(results.summary, counts);
  // Traces are most of the results and would take the page's main thread a while to receive; it asks for the one it shows.
  const checks = results.checks.map(listed);
  return {
    solver,
    supports,
    conditioning,
    held,
    milliseconds,
    checks,
    modes: listModes(results, FIRST_ORDER),
    assumed: results.assumptions.said,
    warnings: [...analysisLines(warnings), ...assumptionLines(results)],
    sets: listSets(results),
    verdict,
    points: openPoints(results),
    ratios: ratiosOf(results.members.ids, checks),
    unverified: unverifiedOf(results.members.ids, checks),
    statistics,
    block: block(results),
  };
}

/** Results that are taken before they are whole say so themselves, and give no verdict. */
export function partial(results: Results, { analysis = {} }: Model): Results {
  const { awaited } = listModes(results, FIRST_ORDER, analysis);
  const missing = missingOf(awaited, Boolean(analysis.checks?.length), results.checks.length);
  const summary = { ...results.summary, verdict: "nothing_checked" as const, sentence: `Not whole: ${missing.join("; ")}.` };
  return { ...results, missing, summary: { ...summary, open_points: missing } };
}

/** The same while stability or checks are still being found: nothing is said of what they may find, and the machine-readable block waits for them. */
export function early(results: Results, { analysis = {} }: Model, milliseconds: number): Overview {
  const found = { ...overview(results, milliseconds), points: [], modes: listModes(results, FIRST_ORDER, analysis), block: "" };
  return { ...found, verdict: coming(found, Boolean(analysis.checks?.length)) };
}
