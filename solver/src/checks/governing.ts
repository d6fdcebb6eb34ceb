/** Which station or combination governs each verification. */

import type { CheckCombination } from "../topology/context.ts";
import type { Span } from "../topology/line.ts";
import type { MemberCheck } from "./buckling/member.ts";
import type { Acting } from "./verification.ts";

/** A place along a member and the forces there. */
export interface Station extends Acting {
  span: Span;
  x: number;
}

export interface Found {
  key: string;
  utilisation: number | null;
  reason: string | null;
  /** Of what is not covered. */
  code: string | undefined;
  combination: CheckCombination;
  /** Where a cross-section governs; null for member buckling. */
  station: Station | null;
  /** The buckling check that governs; null for a cross-section. */
  member: MemberCheck | null;
}

/** Not covered outlasts a number, a failure outlasts both: then the largest utilisation governs. */
export function keep(worst: Map<string, Found>, found: Found): void {
  if (outranks(worst, found.key, found.utilisation)) worst.set(found.key, found);
}

export function outranks(worst: Map<string, Found>, key: string, utilisation: number | null): boolean {
  const held = worst.get(key);
  return !held || rank(utilisation) > rank(held.utilisation);
}

/** What is not covered, above every pass and below every failure. */
export const UNCOVERED = 2;

/** What outlasts what. */
export function rank(u: number | null): number {
  if (u === null) return UNCOVERED;
  return u > 1 + 1e-9 ? UNCOVERED + u : u;
}

/** Keep what member buckling found in a combination, where it governs. */
export function keepMember(worst: Map<string, Found>, combination: CheckCombination, member: MemberCheck): void {
  const { key, utilisation, reason, code } = member;
  keep(worst, { key, utilisation, reason, code, combination, station: null, member });
}

/** The most that some verifications use. */
export const usedBy =
  (worst: ReadonlyMap<string, { utilisation: number | null }>) =>
  (...keys: string[]): number =>
    Math.max(...keys.map((key) => worst.get(key)?.utilisation ?? 0));
