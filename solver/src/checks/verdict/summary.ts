/** What all checks together say of a model, and what they leave unsaid: the one verdict that every reader of the results repeats. */

import type { AnalysisAssumptions } from "../../results/assumptions.ts";
import { type CheckResult, summarise } from "../../results/checks.ts";
import { count, counted, some } from "../../results/counts.ts";
import type { Doubt, Question, SharedGap } from "../../results/open_points.ts";
import type { ModelSummary, ModelVerdict } from "../../results/summary.ts";
import type { CheckModel } from "../../topology/context.ts";
import { assumptionsOf, doubtsOf, gapsOfAll, questionsOf } from "../questions/shared.ts";
import { leftByDoubts } from "./doubts.ts";
import { asGiven } from "./load_assumptions.ts";
import { elsewhere, type Foreign, type Judged, leftBeside, leftByChecks, openClauses, unlooked } from "./openpoints.ts";
import { type Point, pointOf } from "./point.ts";

/** Before an analysis has numbers. */
export const NOTHING_CHECKED: ModelSummary = {
  ...{ verdict: "nothing_checked", sentence: "", pass: 0, fail: 0, cannot_verify: 0, incomplete: 0, informative: 0 },
  ...{ unchecked_members: [], unchecked_plates: 0, unchecked_combinations: [], open_clauses: [], questions: [], open_points: [] },
};

/** The checks of results as they may be handed out, and what they say together. */
export interface Concluded {
  checks: CheckResult[];
  summary: ModelSummary;
  questions: Question[];
  gaps: SharedGap[];
  doubts: Doubt[];
  assumptions?: AnalysisAssumptions;
}

/** `warnings` of validation, and doubts that the analysis has, along. */
export function concluded(model: CheckModel, judged: Judged, warnings: readonly Doubt[]): Concluded {
  const idle = nothingActs(judged.checks);
  const checks = idle ? judged.checks.map(unverified) : judged.checks;
  const { assumptions } = judged;
  return {
    checks,
    ...summaryOf(model, { ...judged, checks }, idle, warnings),
    ...(assumptions && { assumptions: { ...assumptions, taken: assumptionsOf(checks) } }),
  };
}

/** Every utilisation zero: there was nothing to verify against. */
function nothingActs(checks: readonly CheckResult[]): boolean {
  const { fail, cannot_verify } = summarise(checks);
  return checks.length > 0 && fail + cannot_verify === 0 && checks.every(({ utilisation }) => !utilisation);
}

const unverified = (check: CheckResult): CheckResult => ({ ...check, verdict: "cannot_verify", status: "not_covered" });

/** Members that are not of steel, by what they are of. */
function foreignOf({ model: { members, materials = [] } }: CheckModel): Foreign {
  const types = new Map(materials.map(({ id, type }) => [id, type]));
  return new Map(
    members.flatMap(({ id, material = "" }) => {
      const type = types.get(material) ?? "steel";
      return type === "steel" ? [] : [[id, type] as const];
    }),
  );
}

/** The sentence says it already; this is the cure. */
function noCheck({ model: { members } }: CheckModel, foreign: Foreign): Point[] {
  if (!members.length) return [];
  const which = foreign.size ? '"members": [the ids of these]' : '"all": true';
  const steel = `To check all steel members, add {"id": "steel", "type": "en1993_1_1", ${which}, "limit_state": "ULS"} to analysis.checks.`;
  const others = foreign.size ? [`Strength: ${elsewhere(foreign, foreign.keys())}`] : [];
  const said = foreign.size < members.length ? [steel, ...others] : others;
  return pointOf(
    "",
    said.map((message) => ({ path: "", code: "no_check", message })),
  );
}

function summaryOf(model: CheckModel, judged: Judged, idle: boolean, warnings: readonly Doubt[]): Omit<Concluded, "checks"> {
  const { checks, load_combinations, conditioning } = judged;
  const { pass, fail, cannot_verify, incomplete, informative } = summarise(checks);
  const counting = checks.filter((one) => !one.informative);
  const states = new Map((model.analysis?.checks ?? []).map((check) => [check.id, check.limit_state]));
  const looked = new Set(checks.map(({ check }) => states.get(check)));
  const strong = new Set(counting.flatMap(({ type, members }) => (type === "en1993_1_1" ? members : [])));
  const judging = idle ? [] : counting;
  const open = { questions: questionsOf(judging), gaps: gapsOfAll(judging) };
  const found = {
    ...{ pass, fail, cannot_verify, incomplete, informative },
    unchecked_members: model.model.members.map(({ id }) => id).filter((id) => !strong.has(id)),
    unchecked_plates: model.model.plates?.length ?? 0,
    unchecked_combinations: load_combinations.filter(({ limit_state }) => !looked.has(limit_state)).map(({ id }) => id),
    open_clauses: openClauses(counting),
    questions: open.questions.map(({ message }) => message),
  };
  // Where no check counts, the verdict says it of all members at once.
  const foreign = foreignOf(model);
  const left = counting.length
    ? [...leftByChecks(found.open_clauses, open.gaps, open.questions), ...unlooked(found, foreign)]
    : noCheck(model, foreign);
  const points = [...leftByDoubts([...warnings, ...doubtsOf(judging)]), ...left, ...leftBeside(judged)];
  const open_points = points.flatMap(({ said }) => said);
  const all = { ...open, doubts: points.flatMap(({ doubts }) => doubts) };
  if (!conditioning.trusted)
    return { ...all, summary: { verdict: "not_trusted", sentence: distrusted(conditioning.distrust), ...found, open_points } };
  const verdict = verdictOf(found, counting.length > 0 && !idle, points.length > 0);
  const rests = verdict === "passes" ? asGiven(model) : "";
  const sentence = sentenceOf(verdict, found, points, idle, leadOf(load_combinations)) + rests;
  return { ...all, summary: { verdict, sentence, ...found, open_points } };
}

/** No combination of the ultimate limit state stands. */
export function isUnstable(combinations: Judged["load_combinations"]): boolean {
  const ultimate = combinations.filter(({ limit_state }) => limit_state === "ULS");
  return ultimate.length > 0 && ultimate.every(({ failed }) => failed?.code === "unstable");
}

/** What is said before checks that cannot be verified: what does not stand is more than that. */
function leadOf(combinations: Judged["load_combinations"]): string {
  if (isUnstable(combinations)) return "Unstable in every ULS combination:";
  const fallen = combinations.filter(({ failed }) => failed?.code === "unstable").map(({ id }) => id);
  return fallen.length ? `Unstable in ${some(fallen, NAMED)}:` : "Nothing fails, but";
}

/** Combinations in the verdict's sentence. */
const NAMED = 3;

type Counts = Pick<ModelSummary, "pass" | "fail" | "cannot_verify" | "incomplete">;

const distrusted = (reason: string | null): string =>
  `No verdict: the analysis does not stand by its numbers, so that nothing is judged by them. ${reason ?? ""}`.trim();

function verdictOf({ fail, cannot_verify }: Counts, judging: boolean, open: boolean): Exclude<ModelVerdict, "not_trusted"> {
  if (!judging) return "nothing_checked";
  if (fail > 0) return "fails";
  if (cannot_verify > 0) return "cannot_verify";
  return open ? "incomplete" : "passes";
}

function sentenceOf(
  verdict: Exclude<ModelVerdict, "not_trusted">,
  found: Counts,
  points: readonly Point[],
  idle: boolean,
  lead: string,
): string {
  const { pass, fail, cannot_verify, incomplete } = found;
  const all = pass + fail + cannot_verify + incomplete;
  const briefs = points.flatMap(({ brief }) => (brief ? [brief] : []));
  const rest = briefs.length ? `; ${briefs.join(", ")}` : "";
  switch (verdict) {
    case "nothing_checked":
      return `${idle ? "Nothing acts on what was checked, so that nothing is verified" : "No check that counts was made"}${rest}.`;
    case "fails":
      return `${counted(fail)} of ${count(all, "check")} ${fail === 1 ? "fails" : "fail"}${rest}.`;
    case "cannot_verify":
      return `${lead} ${counted(cannot_verify)} of ${count(all, "check")} cannot be verified wholly${rest}.`;
    case "incomplete":
      return `All that was checked passes${rest}.`;
    case "passes":
      return "Every member was checked in every combination, every clause that applies was verified, and all checks pass.";
  }
}
