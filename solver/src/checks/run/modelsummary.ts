/** What all checks together say of a model, and what they leave unsaid. */

import type { CheckContext } from "./context.ts";
import { type CheckResult, summarise } from "./result.ts";

/**
 * `passes`: every member was checked in every combination of its limit state, with no clause left open and nothing awaiting confirmation. `fails`: a check
 * that counts fails. `cannot_verify`: a check that counts could not be finished. `incomplete`: all that was checked passes, but something was not checked,
 * a clause is open, or a question awaits its answer. `nothing_checked`: no check counts. `not_trusted`: the analysis does not stand by its numbers.
 */
export type ModelVerdict = "passes" | "fails" | "cannot_verify" | "incomplete" | "nothing_checked" | "not_trusted";

/** Clauses that checks left open. */
export interface OpenClause {
  clause: string;
  reason: string;
  /** How many results leave it open, and the first of them. */
  results: number;
  first: string;
}

export interface ModelSummary {
  verdict: ModelVerdict;
  /** The verdict in one sentence. */
  sentence: string;
  /** Results that count, by their verdicts; informative ones apart. */
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  informative: number;
  /** Ids of members whose strength no check that counts looks at. */
  unchecked_members: string[];
  /** Ids of combinations whose limit state no check looks at. */
  unchecked_combinations: string[];
  open_clauses: OpenClause[];
  /** What was taken for granted and awaits the engineer's word. */
  questions: string[];
}

/** Before any check. */
export const NOTHING_CHECKED: ModelSummary = {
  ...{ verdict: "nothing_checked", sentence: "", pass: 0, fail: 0, cannot_verify: 0, incomplete: 0, informative: 0 },
  ...{ unchecked_members: [], unchecked_combinations: [], open_clauses: [], questions: [] },
};

export function modelSummary(context: CheckContext, results: readonly CheckResult[]): ModelSummary {
  const { pass, fail, cannot_verify, incomplete, informative } = summarise(results);
  const states = new Map((context.model.analysis?.checks ?? []).map((check) => [check.id, check.limit_state]));
  const looked = new Set(results.map(({ check }) => states.get(check)));
  const strong = new Set(results.flatMap((one) => (one.type === "en1993_1_1" && !one.informative ? one.members : [])));
  const counting = results.filter((one) => !one.informative);
  const found = {
    ...{ pass, fail, cannot_verify, incomplete, informative },
    unchecked_members: context.model.model.members.map(({ id }) => id).filter((id) => !strong.has(id)),
    unchecked_combinations: [...context.combinations, ...context.unsolved]
      .filter(({ limit_state }) => !looked.has(limit_state))
      .map(({ id }) => id),
    open_clauses: openClauses(counting),
    questions: [...new Set(counting.flatMap(({ questions }) => questions))],
  };
  const verdict = verdictOf(found, context.trusted !== false);
  return { verdict, sentence: sentenceOf(verdict, found), ...found };
}

type Found = Omit<ModelSummary, "verdict" | "sentence">;

function verdictOf(found: Found, trusted: boolean): ModelVerdict {
  if (!trusted) return "not_trusted";
  if (counted(found) === 0) return "nothing_checked";
  if (found.fail > 0) return "fails";
  if (found.cannot_verify > 0) return "cannot_verify";
  const left = [found.unchecked_members, found.unchecked_combinations, found.open_clauses, found.questions];
  return left.some((list) => list.length > 0) ? "incomplete" : "passes";
}

const counted = ({ pass, fail, cannot_verify, incomplete }: Found): number => pass + fail + cannot_verify + incomplete;

function openClauses(results: readonly CheckResult[]): OpenClause[] {
  const open = new Map<string, OpenClause>();
  for (const { id, coverage } of results)
    for (const { clause, state, reason = "" } of coverage) {
      if (state !== "not_covered") continue;
      const there = open.get(clause);
      if (there) there.results += 1;
      else open.set(clause, { clause, reason, results: 1, first: id });
    }
  return [...open.values()].sort((a, b) => (a.clause < b.clause ? -1 : 1));
}

function sentenceOf(verdict: ModelVerdict, found: Found): string {
  const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
  const left = [
    found.unchecked_members.length && `${count(found.unchecked_members.length, "member")} not checked for strength`,
    found.unchecked_combinations.length && `${count(found.unchecked_combinations.length, "combination")} not checked`,
    found.open_clauses.length &&
      `${count(found.open_clauses.length, "clause")} left open (${found.open_clauses.map(({ clause }) => clause).join(", ")})`,
    found.questions.length && `${count(found.questions.length, "question")} awaiting an answer`,
  ].filter(Boolean);
  const rest = left.length ? `; ${left.join(", ")}` : "";
  switch (verdict) {
    case "not_trusted":
      return "The analysis does not stand by its numbers, so that nothing is judged by them.";
    case "nothing_checked":
      return `No check that counts was made${rest}.`;
    case "fails":
      return `${count(found.fail, "check")} of ${counted(found)} fail${found.fail === 1 ? "s" : ""}${rest}.`;
    case "cannot_verify":
      return `Nothing fails, but ${count(found.cannot_verify, "check")} of ${counted(found)} cannot be verified${rest}.`;
    case "incomplete":
      return `All that was checked passes${rest}.`;
    case "passes":
      return "Every member was checked in every combination, every clause that applies was verified, and all checks pass.";
  }
}
