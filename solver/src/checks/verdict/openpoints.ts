/** What stands between a model and a plain pass: gaps and questions of checks, and doubts about what no check looks at. */

import type { Material } from "../../generated/model.ts";
import type { CheckResult } from "../../results/checks.ts";
import { count, some as firstOf } from "../../results/counts.ts";
import type { Results, Stability } from "../../results/index.ts";
import type { Doubt, Question, Shared, SharedGap } from "../../results/open_points.ts";
import type { OpenClause } from "../../results/summary.ts";
import { clausesSaid } from "./open_reasons.ts";
import { type Point, pointOf } from "./point.ts";

/** What the checks themselves leave unsaid. */
export interface Unsaid {
  unchecked_members: readonly string[];
  unchecked_plates: number;
  unchecked_combinations: readonly string[];
  open_clauses: readonly OpenClause[];
}

/** Of the results what a verdict on the model rests on. */
export type Judged = Pick<Results, "checks" | "load_combinations" | "stability" | "conditioning" | "members"> &
  Partial<Pick<Results, "assumptions">>;

/** Names in a sentence; the lists themselves stand beside it in the summary. */
const NAMED = 5;
/** More clauses than these are counted in the verdict's sentence: each stands with its reason in a point. */
const CLAUSES = 6;
const some = (ids: readonly string[]): string => firstOf(ids, NAMED);

/** Why checks that count are no plain pass. */
export const leftByChecks = (clauses: readonly OpenClause[], gaps: readonly SharedGap[], questions: readonly Question[]): Point[] => [
  ...pointOf(clauses.length ? `${count(clauses.length, "clause")} left open${listed(clauses)}` : "", [], gaps.map(gapSaid)),
  ...pointOf(`${count(questions.length, "question")} awaiting an answer`, [], questions.map(questionSaid)),
];

const listed = (clauses: readonly OpenClause[]): string =>
  clauses.length > CLAUSES ? "" : ` (${clauses.map(({ clause }) => clause).join(", ")})`;

const where = ({ results }: Shared): string => `in ${count(results.length, "check")} (${some(results)})`;

function gapSaid({ clauses, message, ...shared }: SharedGap): string {
  if (!clauses.length) return `Nothing is verified ${where(shared)}: ${message}`;
  return `${clausesSaid(clauses)} ${clauses.length === 1 ? "is" : "are"} left open ${where(shared)}: ${message}`;
}

const questionSaid = ({ message, ...shared }: Question): string => `To be confirmed ${where(shared)}: ${message}`;

/** Kinds of material that no check of strength takes, by the members of it. */
export type Foreign = ReadonlyMap<string, Exclude<Material["type"], "steel">>;

const doubt = (code: string, message: string, members: readonly string[] = []): Doubt => ({
  ...{ path: "", code, message },
  ...(members.length ? { members: [...members] } : {}),
});

const UNCHECKED = "not checked for strength";

/** What no check looks at. */
export function unlooked({ unchecked_members, unchecked_plates, unchecked_combinations }: Unsaid, foreign: Foreign): Point[] {
  const others = unchecked_members.filter((id) => foreign.has(id));
  const steel = unchecked_members.filter((id) => !foreign.has(id));
  const members = (ids: readonly string[], todo: string): Doubt[] =>
    ids.length ? [doubt("unchecked_members", `${count(ids.length, "member")} ${UNCHECKED}: ${some(ids)}; ${todo}`, ids)] : [];
  const plates = `${count(unchecked_plates, "plate")} not checked`;
  return [
    ...pointOf(`${count(unchecked_members.length, "member")} ${UNCHECKED}`, [
      ...members(steel, "to be named in a check of type en1993_1_1"),
      ...members(others, elsewhere(foreign, others)),
    ]),
    ...pointOf(
      plates,
      unchecked_plates ? [doubt("unchecked_plates", `${plates}: no check looks at plates, verify them by their forces`)] : [],
    ),
    ...named("unchecked_combinations", unchecked_combinations, "combination", "not checked", "a check of that limit state is missing"),
  ];
}

/** Of members that are not of steel. */
export function elsewhere(foreign: Foreign, members: Iterable<string>): string {
  const kinds = [...new Set([...members].map((id) => foreign.get(id)!))].map((kind) => (kind === "other" ? "other materials" : kind));
  return `members of ${kinds.join(", ")} are not covered here, to be verified elsewhere`;
}

/** What checks cannot know or do not count: numbers that are missing, combinations without a load, informative limits. */
export function leftBeside({ checks, load_combinations, stability, members, assumptions }: Judged): Point[] {
  // What lifts off one-way supports has no results alone: a load case is borne, and verified, in combinations.
  const failed = load_combinations.filter((set) => set.failed).map(({ id }) => id);
  const idle = load_combinations.filter((set) => !set.failed && nothingMoves(set)).map(({ id }) => id);
  const exceeded = checks.filter((check) => check.informative && check.verdict === "fail").map(({ target }) => target.id);
  const lacking = checks.some(({ type, informative }) => type === "en1993_1_1" && !informative) ? (assumptions?.lacking ?? []) : [];
  const buckled = stability.filter(({ alpha_cr }) => alpha_cr !== null && alpha_cr < 1);
  return [
    ...pointOf(
      `buckling below its loads in ${count(buckled.length, "combination")}`,
      buckled.length ? [buckling(buckled, (i) => load_combinations[i]!.id, members.ids)] : [],
    ),
    ...pointOf(
      "sway left out by an option of the analysis",
      lacking.map((message) => doubt("order_stated", message)),
    ),
    ...named("no_results", failed, "set", "without results", "the warnings say why"),
    ...pointOf(
      `${count(idle.length, "combination")} without any load`,
      idle.length ? [doubt("no_load", `Nothing acts in ${some(idle)}: zeros verify nothing; to be loaded or left out`)] : [],
    ),
    ...named("informative_limit", exceeded, "informative limit", "exceeded", "to be accepted or mended"),
  ];
}

/** Members in a sentence on buckling. */
const FEW = 3;

/** All combinations in one sentence: the lowest factor, and what buckles in each. */
function buckling(buckled: readonly Stability[], idOf: (combination: number) => string, members: readonly string[]): Doubt {
  const worst = buckled.reduce((lowest, one) => (one.alpha_cr! < lowest.alpha_cr! ? one : lowest));
  const most = ({ participation }: Stability): string =>
    members[participation.reduce((at, share, m) => (share > participation[at]! ? m : at), 0)]!;
  const bowing = [...new Set(buckled.flatMap((one) => (one.sway ? [] : [most(one)])))];
  const sways = buckled.some(({ sway }) => sway) ? ["the structure sways"] : [];
  const who = [...(bowing.length ? [`${firstOf(bowing, FEW)} ${bowing.length === 1 ? "buckles" : "buckle"}`] : []), ...sways].join(", ");
  const more = buckled.length > 1 ? ` and ${count(buckled.length - 1, "combination")} more` : "";
  const at = `α_cr = ${worst.alpha_cr!.toPrecision(2)} in ${idOf(worst.combination)}${more}`;
  return doubt("buckling", `${at}: by linear theory ${who} below the loads (5.2.1): stiffen or hold`, bowing);
}

function named(code: string, ids: readonly string[], one: string, is: string, todo: string): Point[] {
  const brief = `${count(ids.length, one)} ${is}`;
  return pointOf(brief, ids.length ? [doubt(code, `${brief}: ${some(ids)}; ${todo}`)] : []);
}

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
