/** Which combinations may govern member buckling: what cannot is left out, what may is found exactly. */

import { rank } from "./governing.ts";
import type { MemberCheck } from "./member.ts";
import { SCREENED, type Screened } from "./screen.ts";

/** Verifications that rest on the critical moment; the less it is, the more they use. */
const RESTING: ReadonlySet<string> = new Set(["ltb", "ltb_torsion", "interaction"]);

/** One combination's checks with a moment that Mcr cannot lie below in place of Mcr: none uses less than it says. */
export interface Bounded {
  checks: readonly MemberCheck[];
  /** No bound could be given, so that only the exact answer serves. */
  missing: boolean;
  /** No larger Mcr would change a number: the bound is the answer. */
  settled: boolean;
}

/** How a combination's checks are found: roughly bounded first, then with its diagrams' shapes, then with its eigenvalue. */
export interface Ways {
  rough: (i: number) => Bounded;
  shaped: (i: number) => Bounded;
  exact: (i: number) => MemberCheck[];
}

/**
 * The checks of so many combinations, exactly where one of them may govern; elsewhere without those that cannot. Combinations keep their order, so that
 * of equal ones the first still governs.
 */
export function mayGovern(count: number, ways: Ways, screened: Screened | null = null): (readonly MemberCheck[])[] {
  if (screened) return fromScreen(count, ways, screened);
  const { rough, shaped, exact } = ways;
  const bounds = Array.from({ length: count }, (_, i) => rough(i));
  const sharp = new Uint8Array(count);
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
    if (sharp[next]) settle(next, exact(next));
    else {
      sharp[next] = 1;
      const bound = shaped(next);
      bounds[next] = bound;
      if (bound.settled) settle(next, bound.checks);
    }
  }
  return bounds.map(({ checks }, i) => found[i] ?? checks.filter(({ key, utilisation }) => utilisation === null || !RESTING.has(key)));
}

/** The same where the largest forces have already shown what may govern: most combinations are not looked at. */
function fromScreen(count: number, { rough, shaped, exact }: Ways, { ranks, exact: settled }: Screened): (readonly MemberCheck[])[] {
  const keys = SCREENED.length;
  const found: (readonly MemberCheck[] | undefined)[] = new Array(count);
  const sharp = new Uint8Array(count);
  const top = new Float64Array(keys).fill(-1);
  const holder = new Int32Array(keys).fill(-1);
  const hold = (at: number): void => {
    const [i, k] = [Math.floor(at / keys), at % keys];
    const [own, held] = [ranks[at] as number, top[k] as number];
    if (own < 0 || !(own > held || (own === held && i < (holder[k] as number)))) return;
    top[k] = own;
    holder[k] = i;
  };
  const take = (i: number, checks: readonly MemberCheck[], known: boolean): void => {
    for (const { key, utilisation } of checks) {
      const at = keys * i + SCREENED.indexOf(key as (typeof SCREENED)[number]);
      if (settled[at]) continue;
      ranks[at] = rank(utilisation);
      settled[at] = known || utilisation === null ? 1 : 0;
      if (settled[at]) hold(at);
    }
    if (known) found[i] = checks;
  };
  for (let at = 0; at < ranks.length; at++) if (settled[at]) hold(at);
  for (;;) {
    let [next, highest] = [-1, -1];
    for (let at = 0; at < ranks.length; at++) {
      const bound = ranks[at] as number;
      if (!settled[at] && bound > highest && bound >= (top[at % keys] as number)) [next, highest] = [at, bound];
    }
    if (next < 0) break;
    const i = Math.floor(next / keys);
    const bound = sharp[i] ? null : shaped(i);
    sharp[i] = 1;
    if (!bound || bound.missing) take(i, exact(i), true);
    else take(i, bound.checks, bound.settled);
  }
  const out: MemberCheck[][] = Array.from({ length: count }, () => []);
  const looked = new Map<number, readonly MemberCheck[]>();
  holder.forEach((i, k) => {
    if (i < 0) return;
    let checks = found[i] ?? looked.get(i);
    if (!checks) looked.set(i, (checks = rough(i).checks));
    for (const check of checks) if (check.key === SCREENED[k]) (out[i] as MemberCheck[]).push(check);
  });
  return out;
}
