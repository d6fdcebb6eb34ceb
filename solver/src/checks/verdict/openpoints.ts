/** What stands between a model and a plain pass, in sentences that every reader of the results is given alike. */

import type { Material } from "../../generated/model.ts";
import type { CheckResult } from "../../results/checks.ts";
import { count, some as firstOf } from "../../results/counts.ts";
import type { Results, Stability } from "../../results/index.ts";
import type { OpenClause } from "../../results/summary.ts";
import { type SharedReason, sharedReasons, sharedSaid } from "./openreasons.ts";

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

/** One kind of point: in a few words for the verdict's sentence, then each in a sentence of its own. */
export interface Point {
  brief: string;
  said: string[];
}

/** Names in a sentence; the lists themselves stand beside it in the summary. */
const NAMED = 5;
/** More clauses than these are counted in the verdict's sentence: each stands with its reason in a point. */
const CLAUSES = 6;
const some = (ids: readonly string[]): string => firstOf(ids, NAMED);

/** Of checks that were made: what no check looks at, then why those that count are no plain pass. */
export function leftByChecks(unsaid: Unsaid, counting: readonly CheckResult[], names: ReadonlySet<string>, foreign: Foreign): Point[] {
  const { unchecked_members: members, unchecked_plates: plates, unchecked_combinations: combinations, open_clauses: clauses } = unsaid;
  const reasons = sharedReasons(counting, names);
  const asked = reasons.filter((one) => one.asked);
  return [
    ...several(
      clauses.length ? `${count(clauses.length, "clause")} left open${listed(clauses)}` : "",
      reasons.filter((one) => !one.asked).map(said),
    ),
    ...several(`${count(asked.length, "question")} awaiting an answer`, asked.map(said)),
    ...unchecked(members, foreign),
    ...(plates
      ? [
          {
            brief: `${count(plates, "plate")} not checked`,
            said: [`${count(plates, "plate")} not checked: no check looks at plates, verify them by their forces`],
          },
        ]
      : []),
    ...named(`${count(combinations.length, "combination")} not checked`, combinations, "a check of that limit state is missing"),
  ];
}

/** Kinds of material that no check of strength takes, by the members of it. */
export type Foreign = ReadonlyMap<string, Exclude<Material["type"], "steel">>;

const UNCHECKED = "not checked for strength";

/** Members whose strength no check looks at: those of steel may be named in one. */
function unchecked(members: readonly string[], foreign: Foreign): Point[] {
  const others = members.filter((id) => foreign.has(id));
  const steel = members.filter((id) => !foreign.has(id));
  return several(`${count(members.length, "member")} ${UNCHECKED}`, [
    ...named(`${count(steel.length, "member")} ${UNCHECKED}`, steel, "to be named in a check of type en1993_1_1").flatMap(
      ({ said }) => said,
    ),
    ...named(`${count(others.length, "member")} ${UNCHECKED}`, others, elsewhere(foreign, others)).flatMap(({ said }) => said),
  ]);
}

/** Of members that are not of steel. */
export function elsewhere(foreign: Foreign, members: Iterable<string>): string {
  const kinds = [...new Set([...members].map((id) => foreign.get(id)!))].map((kind) => (kind === "other" ? "other materials" : kind));
  return `members of ${kinds.join(", ")} are not covered here, to be verified elsewhere`;
}

const listed = (clauses: readonly OpenClause[]): string =>
  clauses.length > CLAUSES ? "" : ` (${clauses.map(({ clause }) => clause).join(", ")})`;

const said = (reason: SharedReason): string => sharedSaid(reason, some);

/** What checks cannot know or do not count: numbers that are missing, combinations without a load, informative limits. */
export function leftBeside({ checks, load_combinations, stability, members, assumptions }: Judged): Point[] {
  // What lifts off one-way supports has no results alone: a load case is borne, and verified, in combinations.
  const failed = load_combinations.filter((set) => set.failed).map(({ id }) => id);
  const idle = load_combinations.filter((set) => !set.failed && nothingMoves(set)).map(({ id }) => id);
  const exceeded = checks.filter((check) => check.informative && check.verdict === "fail").map(({ target }) => target.id);
  const lacking = checks.some(({ type, informative }) => type === "en1993_1_1" && !informative) ? (assumptions?.lacking ?? []) : [];
  const buckled = stability.filter(({ alpha_cr }) => alpha_cr !== null && alpha_cr < 1);
  return [
    ...several(
      `buckling below its loads in ${count(buckled.length, "combination")}`,
      buckled.map((mode) => buckledSaid(load_combinations[mode.combination]!.id, mode, members.ids)),
    ),
    ...several("sway left out by an option of the analysis", lacking),
    ...named(`${count(failed.length, "set")} without results`, failed, "the warnings say why"),
    ...(idle.length
      ? [
          {
            brief: `${count(idle.length, "combination")} without any load`,
            said: [`Nothing acts in ${some(idle)}: zeros verify nothing; to be loaded or left out`],
          },
        ]
      : []),
    ...named(`${count(exceeded.length, "informative limit")} exceeded`, exceeded, "to be accepted or mended"),
  ];
}

function buckledSaid(id: string, { alpha_cr, sway, participation }: Stability, members: readonly string[]): string {
  const most = participation.reduce((at, share, m) => (share > participation[at]! ? m : at), 0);
  const who = sway ? "it sways" : `'${members[most]}' buckles`;
  return `α_cr = ${alpha_cr!.toPrecision(2)} in ${id}: by linear theory ${who} below its loads (5.2.1), first of all; to be stiffened or held`;
}

const named = (brief: string, ids: readonly string[], todo: string): Point[] =>
  several(brief, ids.length ? [`${brief}: ${some(ids)}; ${todo}`] : []);
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
