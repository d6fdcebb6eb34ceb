/** What stands between a model and a plain pass, in sentences that every reader of the results is given alike. */

import type { Results } from "../../results.ts";
import type { CheckResult } from "./result.ts";

/** Clauses that checks left open. */
export interface OpenClause {
  clause: string;
  reason: string;
  /** How many results leave it open, and the first of them. */
  results: number;
  first: string;
}

/** What the checks themselves leave unsaid. */
export interface Unsaid {
  cannot_verify: number;
  unchecked_members: readonly string[];
  unchecked_plates: number;
  unchecked_combinations: readonly string[];
  open_clauses: readonly OpenClause[];
  questions: readonly string[];
}

/** Of the results what a verdict on the model rests on. */
export type Judged = Pick<Results, "checks" | "load_cases" | "load_combinations" | "stability" | "conditioning">;

/** One kind of point: in a few words for the verdict's sentence, then each in a sentence of its own. */
export interface Point {
  brief: string;
  said: string[];
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Names in a sentence; the lists themselves stand beside it in the summary. */
const NAMED = 5;
const some = (ids: readonly string[]): string =>
  ids.length > NAMED ? `${ids.slice(0, NAMED).join(", ")} and ${ids.length - NAMED} more` : ids.join(", ");

/** Of checks that were made. */
export function leftByChecks(unsaid: Unsaid): Point[] {
  const { cannot_verify, unchecked_members: members, unchecked_plates: plates, unchecked_combinations: combinations } = unsaid;
  const { open_clauses: clauses, questions } = unsaid;
  const verified = cannot_verify ? [`${count(cannot_verify, "check")} cannot be verified wholly`] : [];
  return [
    // The sentence says so itself.
    ...verified.map((said) => ({ brief: "", said: [said] })),
    ...named(count(members.length, "member") + " not checked for strength", members),
    ...(plates
      ? [{ brief: `${count(plates, "plate")} not checked`, said: [`${count(plates, "plate")} not checked: no check looks at plates`] }]
      : []),
    ...named(`${count(combinations.length, "combination")} not checked`, combinations),
    ...several(`${count(clauses.length, "clause")} left open (${clauses.map(({ clause }) => clause).join(", ")})`, clauses.map(clauseSaid)),
    ...several(
      `${count(questions.length, "question")} awaiting an answer`,
      questions.map((question) => `To be confirmed: ${question}`),
    ),
  ];
}

const clauseSaid = ({ clause, reason, results, first }: OpenClause): string =>
  `${clause} is left open in ${count(results, "check")} (${first}): ${reason}`;

/** What checks cannot know or do not count: numbers that are missing, combinations without a load, informative limits. */
export function leftBeside({ checks, load_cases, load_combinations, stability }: Judged): Point[] {
  const failed = [...load_cases, ...load_combinations].filter((set) => set.failed).map(({ id }) => id);
  const idle = load_combinations.filter((set) => !set.failed && nothingMoves(set)).map(({ id }) => id);
  const exceeded = checks.filter((check) => check.informative && check.verdict === "fail").map(({ target }) => target.id);
  const buckled = stability.filter(({ alpha_cr }) => alpha_cr !== null && alpha_cr < 1);
  return [
    ...several(
      `buckling below its loads in ${count(buckled.length, "combination")}`,
      buckled.map(({ combination, alpha_cr }) => buckledSaid(load_combinations[combination]!.id, alpha_cr!)),
    ),
    ...named(`${count(failed.length, "set")} without results`, failed),
    ...(idle.length
      ? [{ brief: `${count(idle.length, "combination")} without any load`, said: [`Nothing acts in ${some(idle)}: zeros verify nothing`] }]
      : []),
    ...named(`${count(exceeded.length, "informative limit")} exceeded`, exceeded),
  ];
}

const buckledSaid = (id: string, alpha: number): string =>
  `α_cr = ${alpha.toPrecision(2)} in ${id}: by linear theory it buckles below its loads (5.2.1)`;

const named = (brief: string, ids: readonly string[]): Point[] => several(brief, ids.length ? [`${brief}: ${some(ids)}`] : []);
const several = (brief: string, said: string[]): Point[] => (said.length ? [{ brief, said }] : []);

const nothingMoves = ({ displacements, reactions, end_forces }: Results["load_combinations"][number]): boolean =>
  [displacements, reactions, end_forces].every((values) => values.every((value) => value === 0));

/** Clauses that results leave open, each once. */
export function openClauses(results: readonly CheckResult[]): OpenClause[] {
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
