/** Two models side by side: what changed in the model, and what that did to the results. */

import type { AuthoredModel } from "../model/plain.ts";
import type { CheckResult, Verdict } from "../results/checks.ts";
import { type Attempt, attempt, type DesignOptions } from "./attempt.ts";
import { type Difference, differences } from "./difference.ts";
import { RANK } from "./judgement.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** One side of a check; null where that model has no such check. */
export interface CheckSide {
  verdict: Verdict;
  utilisation: number | null;
  governing: string | null;
}

export interface CheckDifference {
  /** `<check id>/<target id>`. */
  id: string;
  informative: boolean;
  before: CheckSide | null;
  after: CheckSide | null;
}

export interface Comparison {
  model: Difference[];
  before: Outcome;
  after: Outcome;
  /** Checks whose verdict or utilisation differs; those that got worse first. */
  checks: CheckDifference[];
  /** How many checks say the same in both. */
  unchanged: number;
}

/** Below this a utilisation counts as the same: round-off of two solves. */
const SAME = 1e-9;

/** Both are solved here; a model that cannot be solved is told in its outcome. */
export const compareModels = (before: AuthoredModel, after: AuthoredModel, options: DesignOptions): Comparison =>
  compare(attempt(before, options), attempt(after, options), options);

/** Of two models that were solved already. */
export function compare(before: Attempt, after: Attempt, { sections }: Pick<DesignOptions, "sections">): Comparison {
  const all = checksOf(before.results?.checks ?? [], after.results?.checks ?? []);
  const checks = all.filter(differs).sort((a, b) => worsening(b) - worsening(a) || rise(b) - rise(a));
  return {
    model: differences(before.model, after.model),
    before: outcomeOf(before, sections),
    after: outcomeOf(after, sections),
    checks,
    unchanged: all.length - checks.length,
  };
}

function checksOf(before: readonly CheckResult[], after: readonly CheckResult[]): CheckDifference[] {
  const there = new Map(after.map((check) => [check.id, check]));
  const known = new Set(before.map(({ id }) => id));
  const pair = (a: CheckResult | undefined, b: CheckResult | undefined): CheckDifference => {
    const { id, informative } = (b ?? a)!;
    return { id, informative, before: sideOf(a), after: sideOf(b) };
  };
  return [
    ...before.map((check) => pair(check, there.get(check.id))),
    ...after.filter(({ id }) => !known.has(id)).map((check) => pair(undefined, check)),
  ];
}

const sideOf = (check: CheckResult | undefined): CheckSide | null =>
  check ? { verdict: check.verdict, utilisation: check.utilisation, governing: check.governing?.title ?? null } : null;

function differs({ before, after }: CheckDifference): boolean {
  if (!before || !after || before.verdict !== after.verdict) return true;
  if (before.utilisation === null || after.utilisation === null) return before.utilisation !== after.utilisation;
  return Math.abs(after.utilisation - before.utilisation) > SAME;
}

/** A check that is gone or that is new counts as no better than one that cannot be verified. */
const rankOf = (side: CheckSide | null): number => (side ? RANK[side.verdict] : RANK.cannot_verify);
const worsening = ({ before, after }: CheckDifference): number => rankOf(after) - rankOf(before);
const rise = ({ before, after }: CheckDifference): number => (after?.utilisation ?? 0) - (before?.utilisation ?? 0);
