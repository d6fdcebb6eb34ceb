/** Which station or combination governs each verification. */

import type { Action, Capacity } from "../clauses/capacity.ts";
import type { MemberCheck } from "./buckling/member.ts";
import type { CheckCombination } from "./context.ts";
import type { Span } from "./forces/line.ts";
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
  combination: CheckCombination;
  /** Where a cross-section governs; null for member buckling. */
  station: Station | null;
  /** The buckling check that governs; null for a cross-section. */
  member: MemberCheck | null;
}

/**
 * The station that governs one verification so far. Along a member one after the other outranks all before, and in its combinations again: each overwrites
 * the last, and what is left becomes a finding.
 */
export class Governing {
  rank = Number.NaN;
  span!: Span;
  x = Number.NaN;
  c!: Capacity;
  f: Action;
  private utilisation: number | null = null;
  private reason: string | null = null;
  private combination!: CheckCombination;
  private readonly own: Action = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

  constructor() {
    this.f = this.own;
  }

  /** Forces are copied; a torque that was solved along the member has an action of its own at each place. */
  take(
    combination: CheckCombination,
    span: Span,
    x: number,
    c: Capacity,
    f: Action,
    utilisation: number | null,
    reason: string | null,
  ): void {
    this.rank = rank(utilisation);
    this.combination = combination;
    this.span = span;
    this.x = x;
    this.c = c;
    this.utilisation = utilisation;
    this.reason = reason;
    this.f = f.twist === undefined && f.untwisted === undefined ? copied(f, this.own) : f;
  }

  found(key: string): Found {
    const { utilisation, reason, combination, span, x, f, c } = this;
    return { key, utilisation, reason, combination, station: { span, x, f, c }, member: null };
  }
}

function copied(f: Action, out: Action): Action {
  out.n = f.n;
  out.vy = f.vy;
  out.vz = f.vz;
  out.mx = f.mx;
  out.my = f.my;
  out.mz = f.mz;
  return out;
}

/** Not covered outlasts a number, a failure outlasts both: then the largest utilisation governs. */
export function keep(worst: Map<string, Found>, found: Found): void {
  if (outranks(worst, found.key, found.utilisation)) worst.set(found.key, found);
}

export function outranks(worst: Map<string, Found>, key: string, utilisation: number | null): boolean {
  const held = worst.get(key);
  return !held || rank(utilisation) > rank(held.utilisation);
}

/** What outlasts what. */
export function rank(u: number | null): number {
  if (u === null) return 1e9;
  return u > 1 + 1e-9 ? 1e10 + Math.min(u, 1e9) : u;
}
