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

/** How a combination's checks are found: bounded first, then with its eigenvalue. */
export interface Ways {
  rough: (i: number) => Bounded;
  exact: (i: number) => MemberCheck[];
}

/**
 * The checks of so many combinations, exactly where one of them may govern; elsewhere without those that cannot. Combinations keep their order, so that
 * of equal ones the first still governs.
 */
export function mayGovern(count: number, { rough, exact }: Ways): (readonly MemberCheck[])[] {
  const bounds = Array.from({ length: count }, (_, i) => rough(i));
  const found: (readonly MemberCheck[] | undefined)[] = new Array(count);
  const top = new Map<string, number>();
  const settle = (i: number, checks: readonly MemberCheck[]): void => {
    found[i] = checks;
    for (const { key, utilisation } of checks) if (RESTING.has(key)) top.set(key, Math.max(top.get(key) ?? -1, rank(utilisation)));
  };
  bounds.forEach(({ missing }, i) => {
    if (missing) settle(i, exact(i));
  });
  for (;;) {
    let [next, highest] = [-1, -1];
    for (let i = 0; i < count; i++) {
      if (found[i]) continue;
      for (const { key, utilisation } of (bounds[i] as Bounded).checks) {
        if (utilisation === null || !RESTING.has(key)) continue;
        const bound = rank(utilisation);
        if (bound > highest && bound >= (top.get(key) ?? -1)) [next, highest] = [i, bound];
      }
    }
    if (next < 0) break;
    settle(next, exact(next));
  }
  return bounds.map(({ checks }, i) => found[i] ?? checks.filter(({ key, utilisation }) => utilisation === null || !RESTING.has(key)));
}
