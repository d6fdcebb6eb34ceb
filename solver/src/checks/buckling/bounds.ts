/** Which combinations may govern member buckling: what cannot is left out, what may is found exactly. */

import { rank } from "../governing.ts";
import type { MemberCheck } from "./member.ts";

/** Verifications that rest on the critical moment; the less it is, the more they use. */
const RESTING: readonly string[] = ["ltb", "ltb_torsion", "interaction"];
const KINDS = RESTING.length;

/** One combination's checks with a moment that Mcr cannot lie below in place of Mcr: none uses less than it says. */
export interface Bounded {
  checks: readonly MemberCheck[];
  /** No bound could be given, so that only the exact answer serves. */
  missing: boolean;
}

/** How a combination's checks are found: bounded first, then with its eigenvalue. */
export interface Ways {
  rough: (i: number) => Bounded;
  exact: (i: number) => MemberCheck[];
}

/** What no critical moment decides. */
const unrested = (checks: readonly MemberCheck[]): MemberCheck[] =>
  checks.filter(({ key, utilisation }) => utilisation === null || !RESTING.includes(key));

/**
 * The checks of so many combinations, exactly where one of them may govern; elsewhere without those that cannot. Combinations keep their order, so that
 * of equal ones the first still governs.
 */
export function mayGovern(count: number, { rough, exact }: Ways): (readonly MemberCheck[])[] {
  const bounds: Bounded[] = [];
  const found: (readonly MemberCheck[] | null)[] = [];
  // By combination and verification what it may use at most, by verification the most that was found; below zero where there is nothing.
  const most: number[] = [];
  const top = [-1, -1, -1];
  for (let i = 0; i < count; i++) {
    const bound = rough(i);
    bounds.push(bound);
    found.push(null);
    for (let kind = 0; kind < KINDS; kind++) most.push(-1);
    raise(most, KINDS * i, bound.checks, true);
  }
  const settle = (i: number): void => {
    const checks = exact(i);
    found[i] = checks;
    raise(top, 0, checks, false);
    for (let kind = 0; kind < KINDS; kind++) most[KINDS * i + kind] = -1;
  };
  for (let i = 0; i < count; i++) if ((bounds[i] as Bounded).missing) settle(i);
  for (let next = highest(most, top); next >= 0; next = highest(most, top)) settle(next);
  const out: (readonly MemberCheck[])[] = [];
  for (let i = 0; i < count; i++) out.push(found[i] ?? unrested((bounds[i] as Bounded).checks));
  return out;
}

/** Raise what is kept from `from` on for each verification by what these use; `known`: leave out what is not. */
function raise(kept: number[], from: number, checks: readonly MemberCheck[], known: boolean): void {
  for (let i = 0; i < checks.length; i++) {
    const { key, utilisation } = checks[i] as MemberCheck;
    const kind = RESTING.indexOf(key);
    if (kind < 0 || (known && utilisation === null)) continue;
    kept[from + kind] = Math.max(kept[from + kind] as number, rank(utilisation));
  }
}

/** The combination that may use most of what may still govern; below zero where none does. */
function highest(most: readonly number[], top: readonly number[]): number {
  let next = -1;
  for (let at = 0; at < most.length; at++) {
    const bound = most[at] as number;
    if (bound >= 0 && bound >= (top[at % KINDS] as number) && (next < 0 || bound > (most[next] as number))) next = at;
  }
  return Math.floor(next / KINDS);
}
