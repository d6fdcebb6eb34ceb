/** Lateral buckling of a beam that two places hold sideways: its v″ is free, so that the twist alone is left to find. */

import type { LateralBeam } from "./mcr.ts";
import { cholesky, decompose, dot, HELD, solve, substitute, times } from "./narrowband.ts";
import { assemble, type Bands, functional } from "./twistbands.ts";

/** Two places at most hold it sideways and none holds a slope, so that any v″ is compatible with them. */
export function twistsAlone({ restraints, length }: LateralBeam): boolean {
  const places: number[] = [];
  for (const { s, v, slope, flange, side } of restraints) {
    if (slope || flange !== undefined || (!v && side)) return false;
    if (v && places.every((other) => Math.abs(other - s) > 1e-3 * length)) places.push(s);
  }
  return places.length === 2;
}

/** Steps towards the lowest mode, until quotients take over, which triple its digits with every step; and as many at most where these fail. */
const TOWARDS = 4;
const SHARPENING = 8;
const STEPS = 200;

/** What a bound may lie below λ: steps as few as ours come as close wherever modes are apart. */
const BELOW = 5e-3;

/**
 * Smallest λ > 0; Infinity where the loads cannot buckle it, null where it may turn freely, undefined where the search did not prove itself. With `least`
 * one that it cannot lie below will do, which is found with less.
 */
export function twistMode(
  beam: LateralBeam,
  nodes: readonly number[],
  nearest: (s: number) => number,
  least: boolean,
): number | null | undefined {
  const bands = assemble(beam, nodes, nearest);
  const { n, k, factor, theta, from } = bands;
  functional(bands, 0);
  if (!cholesky(factor, n)) return null;
  // A fixed start with no symmetry of its own: the answer is the same bits on every run.
  let seed = 1;
  for (let i = 0; i < n; i += 2) {
    seed = (seed * 16807) % 2147483647;
    theta[i] = from[i] = k[4 * i + 3] === HELD ? 0 : seed / 2147483647 + 0.25;
    theta[i + 1] = from[i + 1] = 0;
  }
  solve(factor, n, theta);
  const near = towards(bands, TOWARDS);
  if (!(near > 0)) return undefined;
  const below = near * (1 - BELOW);
  if (least && proven(bands, below)) return below;
  const sharp = sharpened(bands);
  if (sharp !== undefined && proven(bands, sharp)) return sharp;
  functional(bands, 0);
  cholesky(factor, n);
  for (let i = 0; i < n; i++) theta[i] = from[i] as number;
  solve(factor, n, theta);
  const found = towards(bands, STEPS);
  return found > 0 && proven(bands, found) ? found : undefined;
}

/** θ's own λ = 1/x from a·x² + c·x − b = 0 with its shares a, b, c of k, m and d, where θ solves the functional at λ `at`: a needs no look at k. */
function quotient({ n, m, d, high, theta, from, mm, dm }: Bands, at: number): number {
  times(m, n, theta, mm);
  if (high) times(d, n, theta, dm);
  const b = dot(theta, mm, n);
  const c = high ? dot(theta, dm, n) : 0;
  const a = dot(theta, from, n) + at * (at * b - c);
  return (2 * a) / (Math.sqrt(c * c + 4 * a * b) - c);
}

/** λ after so many steps of inverse iteration on the factor of k, or fewer where it settles; not positive where there is none. */
function towards(bands: Bands, steps: number): number {
  const { n, factor, theta, from, mm, dm } = bands;
  let [lambda, settled] = [0, 0];
  for (let step = 0; step < steps && settled < 2; step++) {
    const next = quotient(bands, 0);
    if (!(next > 0 && next < Infinity)) break;
    settled = Math.abs(next - lambda) <= 1e-12 * next ? settled + 1 : 0;
    lambda = next;
    const size = 1 / Math.sqrt(dot(theta, from, n));
    for (let i = 0; i < n; i++) theta[i] = from[i] = size * ((mm[i] as number) - (dm[i] as number) / lambda);
    solve(factor, n, theta);
  }
  return lambda;
}

/** λ by inverse iteration on the functional at θ's own λ; undefined where it does not settle. */
function sharpened(bands: Bands): number | undefined {
  const { n, factor, theta, from, mm, dm } = bands;
  let lambda = 0;
  for (let step = 0; step < SHARPENING; step++) {
    const next = quotient(bands, lambda);
    if (!(next > 0 && next < Infinity)) return undefined;
    // The next step would have three times the digits that these two share.
    if (Math.abs(next - lambda) <= 1e-6 * next) return next;
    lambda = next;
    functional(bands, lambda);
    decompose(factor, n);
    const size = 1 / Math.sqrt(dot(theta, theta, n));
    for (let i = 0; i < n; i++) theta[i] = from[i] = size * (2 * lambda * (mm[i] as number) - (dm[i] as number));
    substitute(factor, n, theta);
  }
  return undefined;
}

/** Nothing buckles below λ: for any θ the functional is concave in λ, so that it is positive up to any λ where it is. */
function proven(bands: Bands, lambda: number): boolean {
  functional(bands, lambda * (1 - 1e-8));
  return cholesky(bands.factor, bands.n, 0);
}
