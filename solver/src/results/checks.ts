/** What a check hands back: verdicts that never overstate, and the trace a checking engineer follows. */

import type { Ask, Assumption, Doubt } from "./open_points.ts";
import type { Quantity } from "./quantity.ts";

export type { Quantity } from "./quantity.ts";

export const EDITION = "EN 1993-1-1:2005+A1:2014";

/** `skipped`: the model asked to leave it out. `not_covered`: this library cannot verify it. Neither is ever a pass. */
export type Status = "pass" | "fail" | "skipped" | "not_covered";

/**
 * Verdict on a whole check: `cannot_verify` where nothing failed but something is not covered, or was skipped wrongly; `incomplete` where all
 * that was verified passes, but on something taken for granted that awaits the engineer's word.
 */
export type Verdict = "pass" | "fail" | "cannot_verify" | "incomplete";

/** One line of the calculation: formula in symbols, the numbers put in, what came out, what it is held against. */
export interface Step {
  clause: string;
  title: string;
  formula: string;
  inputs: Quantity[];
  result: Quantity | null;
  /** The result is fine while it is at most this. */
  limit: Quantity | null;
  /** Null for a step that only computes. */
  status: Status | null;
  notes: string[];
}

/**
 * What a deflection is measured from: the chord between supports, the line through the supports beside an overhang, the undeformed direction
 * through a root that is free to turn, the tangent at a root that is not, the undeformed place, or the floor below.
 */
export type MeasuredFrom = "chord" | "support_line" | "root" | "root_tangent" | "undeformed" | "storey_below";

/** One requirement of the code (bending, shear, lateral-torsional buckling, …) at its governing place. */
export interface Verification {
  /** Stable name, see TITLES in target.ts. */
  key: string;
  clause: string;
  title: string;
  status: Status;
  /** Null where nothing was verified. */
  utilisation: number | null;
  combination: string | null;
  /** Member and distance from its start where the forces were taken; null for member buckling. */
  member: string | null;
  position: number | null;
  /** Of a deflection: what it is measured from. */
  measured_from?: MeasuredFrom;
  /** Why it was skipped or is not covered, which resistance is wholly used up, or, of buckling that fails, the lengths taken and whose they are. */
  reason: string | null;
  /** Stable name of the reason, of what is not covered. */
  code?: string;
  /** The parts of the reason, one to a length, of buckling that fails. */
  lengths?: string[];
  steps: Step[];
}

export interface Governing {
  key: string;
  clause: string;
  title: string;
  combination: string;
  member: string | null;
  position: number | null;
}

/** What a check says of one clause; `not_applicable` where no force calls for it or the model declares it needless, `assumed` where it holds if the question does. */
export interface Coverage {
  clause: string;
  state: "verified" | "assumed" | "not_applicable" | "not_covered";
  /** Why, where it is not verified. */
  reason?: string;
  /** Stable name of the reason, of what is not covered. */
  code?: string;
}

/** One check of `analysis.checks` on one design member or member. */
export interface CheckResult {
  /** `<check id>/<target id>`, unique in the results. */
  id: string;
  check: string;
  type: "en1993_1_1" | "deflection";
  target: { kind: "design_member" | "member"; id: string };
  members: string[];
  verdict: Verdict;
  /** As the verdict; "skipped"/"not_covered" where that is cannot_verify, the stronger reason first. */
  status: Status | "incomplete";
  /** The largest verified utilisation; null where nothing was verified. */
  utilisation: number | null;
  governing: Governing | null;
  /** An informative check is shown but never counts as a failure. */
  informative: boolean;
  edition: string;
  /** Methods, curves, partial factors, national annex and section class used, each printable as it stands. */
  basis: Quantity[];
  verifications: Verification[];
  /** Every clause the check knows, verified or not; one that is not covered leaves no pass. */
  coverage: Coverage[];
  /** What it asks, what it took, and doubts about the model that its members raise; those take no verdict away. */
  asks: Ask[];
  assumptions: Assumption[];
  doubts: Doubt[];
  /** Deprecated: the sentences of `assumptions` and of `asks`. */
  warnings: string[];
  /** Deprecated: the sentences of `asks`. */
  questions: string[];
  /** False where, in a large model, steps are left out: `explain` gives them. */
  traced: boolean;
}

/** All checks together. A model is `pass` only where every check that counts was wholly verified and passed. */
export interface CheckSummary {
  verdict: Verdict | "none";
  /** Counts of the results that are not informative. */
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  informative: number;
  /** The result with the largest utilisation among those that count. */
  governing: string | null;
  utilisation: number | null;
}

/** The tolerance keeps a member designed to exactly 1.0 from failing on round-off. */
export function statusOf(utilisation: number): Status {
  return utilisation <= 1 + 1e-9 ? "pass" : "fail";
}

/**
 * Verdict and status of a set of verifications; nothing verified is never a pass. What the model declares needless is
 * skipped and stands in no pass's way. A pass that rests on a question (`asked`) is incomplete.
 */
export function verdictOf(statuses: readonly Status[], asked = false): { verdict: Verdict; status: CheckResult["status"] } {
  if (statuses.includes("fail")) return { verdict: "fail", status: "fail" };
  if (statuses.includes("not_covered") || statuses.length === 0) return { verdict: "cannot_verify", status: "not_covered" };
  if (statuses.includes("skipped") && !statuses.includes("pass")) return { verdict: "cannot_verify", status: "skipped" };
  return asked ? { verdict: "incomplete", status: "incomplete" } : { verdict: "pass", status: "pass" };
}

/** Sum up all results for the page's headline. */
export function summarise(results: readonly CheckResult[]): CheckSummary {
  const summary: CheckSummary = {
    verdict: "none",
    pass: 0,
    fail: 0,
    cannot_verify: 0,
    incomplete: 0,
    informative: 0,
    governing: null,
    utilisation: null,
  };
  for (const result of results) {
    if (result.informative) {
      summary.informative += 1;
      continue;
    }
    summary[result.verdict] += 1;
    if (result.utilisation !== null && (summary.utilisation === null || result.utilisation > summary.utilisation)) {
      summary.utilisation = result.utilisation;
      summary.governing = result.id;
    }
  }
  if (summary.fail) summary.verdict = "fail";
  else if (summary.cannot_verify) summary.verdict = "cannot_verify";
  else if (summary.incomplete) summary.verdict = "incomplete";
  else if (summary.pass) summary.verdict = "pass";
  return summary;
}
