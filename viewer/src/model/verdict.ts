/** One verdict on the whole model, which pill, strip, colours and report all say; never better than what was covered. */

import type { CheckResult, Results } from "handoff-solver";

/** `incomplete`: all that was checked passes, but something was left out, is open or awaits an answer. */
export type VerdictKind = Results["summary"]["verdict"];
/** What the solver itself says of all checks together; its sentence is the page's own to write. */
export type ModelSummary = Omit<Results["summary"], "sentence">;
export type OpenClause = ModelSummary["open_clauses"][number];

/** Results as far as a verdict needs them; older solvers give neither summary nor questions. */
export type Judged = Pick<Results, "members" | "load_cases" | "load_combinations" | "conditioning"> & {
  checks: readonly (CheckResult & { questions?: string[] })[];
  summary?: ModelSummary;
  stability?: Results["stability"];
};

export interface Verdict {
  is: VerdictKind;
  /** For a pill. */
  word: string;
  sentence: string;
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  informative: number;
  /** What stands between this model and a plain pass, each in a sentence. */
  open: string[];
  /** Id of the check with the largest utilisation among those that count. */
  governing: string | null;
  utilisation: number | null;
}

const count = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
const some = (ids: readonly string[]): string => `${ids.slice(0, 5).join(", ")}${ids.length > 5 ? ", …" : ""}`;

/** `stateOf` gives the limit state that a check looks at, by the check's id. */
export function verdictOf(results: Judged, stateOf: (check: string) => string | undefined): Verdict {
  const found = results.summary ?? derived(results, stateOf);
  const open = [...openPoints(found), ...beyondChecks(results)];
  const is = kind(results, found, open.length > 0);
  const largest = worst(results.checks);
  // Zeros verify nothing: what "passes" without a load is counted with what could not be verified.
  const still = is === "nothing_checked" ? found.pass : 0;
  const { fail, incomplete, informative } = found;
  const [pass, cannot_verify] = [found.pass - still, found.cannot_verify + still];
  return {
    ...{ is, word: word(is, open.length), sentence: sentence(is, found, results.conditioning.distrust) },
    ...{ pass, fail, cannot_verify, incomplete, informative, open },
    ...{ governing: largest?.id ?? null, utilisation: largest?.utilisation ?? null },
  };
}

function derived({ members, checks, load_combinations }: Judged, stateOf: (check: string) => string | undefined): ModelSummary {
  const counted = checks.filter((check) => !check.informative);
  const strong = new Set(counted.flatMap((check) => (check.type === "en1993_1_1" ? check.members : [])));
  const looked = new Set(checks.map(({ check }) => stateOf(check)));
  const clauses = new Map<string, OpenClause>();
  for (const { id, coverage } of counted)
    for (const { clause, state, reason = "" } of coverage) {
      if (state !== "not_covered") continue;
      const there = clauses.get(clause);
      if (there) there.results += 1;
      else clauses.set(clause, { clause, reason, results: 1, first: id });
    }
  const by = (verdict: CheckResult["verdict"]): number => counted.filter((check) => check.verdict === verdict).length;
  return {
    verdict: "passes",
    ...{ pass: by("pass"), fail: by("fail"), cannot_verify: by("cannot_verify"), incomplete: by("incomplete") },
    informative: checks.length - counted.length,
    unchecked_members: members.ids.filter((id) => !strong.has(id)),
    unchecked_combinations: load_combinations.filter(({ limit_state }) => !looked.has(limit_state)).map(({ id }) => id),
    open_clauses: [...clauses.values()].sort((a, b) => (a.clause < b.clause ? -1 : 1)),
    // A check warns of what it took for granted; older solvers do not say which of them await an answer.
    questions: [...new Set(counted.flatMap(({ questions, warnings }) => questions ?? warnings))],
  };
}

function openPoints(found: ModelSummary): string[] {
  const { unchecked_members: members, unchecked_combinations: combinations, open_clauses: clauses, questions } = found;
  return [
    ...(found.cannot_verify ? [`${count(found.cannot_verify, "check")} cannot be verified wholly`] : []),
    ...(members.length ? [`${count(members.length, "member")} not checked for strength: ${some(members)}`] : []),
    ...(combinations.length ? [`${count(combinations.length, "combination")} not checked: ${some(combinations)}`] : []),
    ...clauses.map(({ clause, reason, results, first }) => `${clause} is left open in ${count(results, "check")} (${first}): ${reason}`),
    ...questions.map((question) => `To be confirmed: ${question}`),
  ];
}

/** From this critical factor on a first-order analysis serves (EN 1993-1-1 5.2.1(3), elastic). */
export const FIRST_ORDER = 10;

/** Combinations in which the structure itself buckles, or sways so that first order does not serve. */
function unstable({ stability, load_combinations }: Judged): string[] {
  const below = (stability ?? []).filter(({ alpha_cr, sway, combination }) => {
    const needs = load_combinations[combination]?.order === 2 || !sway ? 1 : FIRST_ORDER;
    return alpha_cr !== null && alpha_cr < needs;
  });
  return below.map(({ combination, alpha_cr }) => {
    const { id } = load_combinations[combination] ?? { id: "" };
    return alpha_cr! < 1
      ? `α_cr = ${alpha_cr!.toPrecision(2)} in ${id}: by linear theory it buckles below its loads (5.2.1)`
      : `α_cr = ${alpha_cr!.toPrecision(2)} with sway in ${id}: second order is needed (5.2.1(3))`;
  });
}

/** What checks cannot know or do not count: combinations without numbers or loads, parts left out on request, informative limits. */
function beyondChecks(results: Judged): string[] {
  const { load_cases, load_combinations, checks } = results;
  const failed = [...load_cases, ...load_combinations].filter((set) => set.failed).map(({ id }) => id);
  const still = load_combinations.filter((set) => !set.failed && idle(set)).map(({ id }) => id);
  // A flange that the model says is held is a statement; a check of which nothing else is left is none.
  const skipping = checks.filter((check) => !check.informative && check.status === "skipped");
  const exceeded = checks.filter((check) => check.informative && check.verdict === "fail");
  return [
    ...unstable(results),
    ...(failed.length ? [`${count(failed.length, "set")} without results: ${some(failed)}`] : []),
    ...(still.length ? [`Nothing acts in ${some(still)}: its zeros verify nothing`] : []),
    ...(skipping.length ? [`${count(skipping.length, "check")} with parts skipped as the model asks`] : []),
    ...(exceeded.length
      ? [`${count(exceeded.length, "informative limit")} exceeded: ${some(exceeded.map(({ target }) => target.id))}`]
      : []),
  ];
}

const idle = ({ displacements, reactions, end_forces }: Results["load_combinations"][number]): boolean =>
  [displacements, reactions, end_forces].every((values) => values.every((value) => value === 0));

function kind({ conditioning, checks }: Judged, found: ModelSummary, open: boolean): VerdictKind {
  if (!conditioning.trusted) return "not_trusted";
  if (counting(found) === 0) return "nothing_checked";
  if (found.fail > 0) return "fails";
  if (found.cannot_verify > 0) return "cannot_verify";
  // Every utilisation zero: there was nothing to verify against.
  if (checks.every(({ utilisation }) => !utilisation)) return "nothing_checked";
  return open || found.verdict !== "passes" ? "incomplete" : "passes";
}

function word(is: VerdictKind, open: number): string {
  switch (is) {
    case "passes":
      return "all checks pass";
    case "fails":
      return "fails";
    case "cannot_verify":
      return "cannot verify all";
    case "incomplete":
      return `incomplete, ${count(open, "point")} open`;
    case "nothing_checked":
      return "nothing verified";
    case "not_trusted":
      return "no verdict";
  }
}

const counting = ({ pass, fail, cannot_verify, incomplete }: ModelSummary): number => pass + fail + cannot_verify + incomplete;

function sentence(is: VerdictKind, found: ModelSummary, distrust: string | null): string {
  const { fail, cannot_verify } = found;
  const all = counting(found);
  switch (is) {
    case "not_trusted":
      return `No verdict rests on these results. ${distrust ?? "The analysis does not stand by its numbers."}`;
    case "nothing_checked":
      return all ? "Nothing acts on what was checked, so that nothing is verified." : "No check that counts was asked for.";
    case "fails":
      return `${fail} of ${count(all, "check")} ${fail === 1 ? "fails" : "fail"}.`;
    case "cannot_verify":
      return `Nothing fails, but ${cannot_verify} of ${count(all, "check")} cannot be verified wholly.`;
    case "incomplete":
      return `All ${count(all, "check")} made pass, but points are open.`;
    case "passes":
      return "Every member was checked in every combination with no clause open, and all checks pass.";
  }
}

function worst(checks: readonly CheckResult[]): CheckResult | null {
  let largest: CheckResult | null = null;
  for (const check of checks)
    if (!check.informative && check.utilisation !== null && check.utilisation > (largest?.utilisation ?? -1)) largest = check;
  return largest;
}

/** The pill's class: green for a plain pass alone. */
export const verdictClass = (is: VerdictKind): string =>
  is === "passes" ? "pass" : is === "fails" ? "fail" : is === "nothing_checked" || is === "not_trusted" ? "plain" : "cannot_verify";
