/** Which combinations may govern member buckling: what cannot is left out, what may is found exactly. */

import { rank } from "./governing.ts";
import type { MemberCheck } from "./member.ts";

/** Verifications that rest on the critical moment; the less it is, the more they use. */
const RESTING: ReadonlySet<string> = new Set(["ltb", "ltb_torsion", "interaction"]);

/** One combination's checks with a moment that Mcr cannot lie below in place of Mcr: none uses less than it says. */
export interface Bounded {
  checks: readonly MemberCheck[];
  /** No bound could be given, so that only the exact answer serves. */
  missing: boolean;
}

/**
 * The checks of every combination, exactly where one of them may govern; elsewhere without those that cannot. Combinations keep their order, so that
 * of equal ones the first still governs.
 */
export function mayGovern(bounded: readonly Bounded[], exactly: (i: number) => MemberCheck[]): (readonly MemberCheck[])[] {
  const found: (MemberCheck[] | undefined)[] = bounded.map(({ missing }, i) => (missing ? exactly(i) : undefined));
  const top = new Map<string, number>();
  const raise = (checks: readonly MemberCheck[]): void => {
    for (const { key, utilisation } of checks) if (RESTING.has(key)) top.set(key, Math.max(top.get(key) ?? -1, rank(utilisation)));
  };
  for (const checks of found) if (checks) raise(checks);
  for (;;) {
    let [next, highest] = [-1, -1];
    bounded.forEach(({ checks }, i) => {
      if (found[i]) return;
      for (const { key, utilisation } of checks) {
        const bound = RESTING.has(key) && utilisation !== null ? rank(utilisation) : -1;
        if (bound > highest && bound >= (top.get(key) ?? -1)) [next, highest] = [i, bound];
      }
    });
    if (next < 0) break;
    const checks = exactly(next);
    found[next] = checks;
    raise(checks);
  }
  return bounded.map(({ checks }, i) => found[i] ?? checks.filter(({ key, utilisation }) => utilisation === null || !RESTING.has(key)));
}
