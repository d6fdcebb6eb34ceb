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
    for (const { key, utilisation } of bound.checks) {
      const kind = RESTING.indexOf(key);
      if (kind >= 0 && utilisation !== null) most[KINDS * i + kind] = rank(utilisation);
    }
  }
  const settle = (i: number): void => {
    const checks = exact(i);
    found[i] = checks;
    for (const { key, utilisation } of checks) {
      const kind = RESTING.indexOf(key);
      if (kind >= 0) top[kind] = Math.max(top[kind] as number, rank(utilisation));
    }
    for (let kind = 0; kind < KINDS; kind++) most[KINDS * i + kind] = -1;
  };
  for (let i = 0; i < count; i++) if ((bounds[i] as Bounded).missing) settle(i);
  for (;;) {
    let [next, highest] = [-1, -1];
    for (let at = 0; at < most.length; at++) {
      const bound = most[at] as number;
      if (bound > highest && bound >= (top[at % KINDS] as number)) [next, highest] = [Math.floor(at / KINDS), bound];
    }
    if (next < 0) break;
    settle(next);
  }
  const out: (readonly MemberCheck[])[] = [];
  for (let i = 0; i < count; i++) out.push(found[i] ?? unrested((bounds[i] as Bounded).checks));
  return out;
}
