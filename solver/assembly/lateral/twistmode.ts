/** Lateral buckling of a beam that two places hold sideways: its v″ is free, so that the twist alone is left to find. */

import { at, put } from "../storage";
import { FLANGE, heldBy, length, restraintAt, restraintCount, SIDE, sideSpring, SLOPE } from "./beam";
import { beginDraws, draw } from "./draws";
import { cholesky, decompose, dot, HELD, solve, substitute, times } from "./narrowband";
import { buildBands, d, dTheta, factor, freedoms as n, high, k, m, mTheta, setFunctional, source, theta } from "./twistbands";

/** Steps towards the lowest mode, until quotients take over, which triple its digits with every step; and as many at most where these fail. */
const TOWARDS: i32 = 4, SHARPENING: i32 = 8, STEPS: i32 = 200;

/** What a bound may lie below λ: steps as few as ours come as close wherever modes are apart. */
const BELOW: f64 = 5e-3;

/** Two places at most hold it sideways and none holds a slope, so that any v″ is compatible with them. */
export function twistsAlone(): bool {
  let places = 0, first: f64 = 0, second: f64 = 0;
  for (let i = 0; i < restraintCount; i++) {
    const held = heldBy(i), s = restraintAt(i);
    if (held & (SLOPE | FLANGE) || (!(held & SIDE) && sideSpring(i) != 0)) return false;
    if (!(held & SIDE) || (places > 0 && same(s, first)) || (places > 1 && same(s, second))) continue;
    if (++places > 2) return false;
    if (places == 1) first = s;
    else second = s;
  }
  return places == 2;
}

function same(a: f64, b: f64): bool {
  return Math.abs(a - b) <= 1e-3 * length;
}

/**
 * Smallest λ > 0; NaN where it may turn freely, 0 where the search did not prove itself. With `least` one that it cannot lie below will do, which is found
 * with less.
 */
export function twistFactor(least: bool): f64 {
  buildBands();
  setFunctional(0);
  if (!cholesky(factor, n, 1e-12)) return NaN;
  drawSource();
  solveSource();
  const near = approach(TOWARDS);
  if (!(near > 0)) return 0;
  const below = near * (1 - BELOW);
  if (least && proven(below)) return below;
  const sharp = sharpened();
  if (sharp > 0 && proven(sharp)) return sharp;
  setFunctional(0);
  cholesky(factor, n, 1e-12);
  solveSource();
  const found = approach(STEPS);
  return found > 0 && proven(found) ? found : 0;
}

/** A start with no symmetry of its own. */
function drawSource(): void {
  beginDraws();
  for (let i = 0; i < n; i += 2) {
    const drawn = draw() + 0.25;
    put(source, i, at(k, 4 * i + 3) == HELD ? 0 : drawn);
    put(source, i + 1, 0);
  }
}

function solveSource(): void {
  memory.copy(theta, source, (<usize>n) << 3);
  solve(factor, n, theta);
}

/** θ's own λ = 1/x from a·x² + c·x − b = 0 with its shares a, b, c of k, m and d, where θ solves the functional at this λ: a needs no look at k. */
function quotient(lambda: f64): f64 {
  times(m, n, theta, mTheta);
  if (high) times(d, n, theta, dTheta);
  const b = dot(theta, mTheta, n);
  const c = high ? dot(theta, dTheta, n) : 0;
  const a = dot(theta, source, n) + lambda * (lambda * b - c);
  return (2 * a) / (Math.sqrt(c * c + 4 * a * b) - c);
}

/** λ after so many steps of inverse iteration on the factor of k, or fewer where it settles; not positive where there is none. */
function approach(steps: i32): f64 {
  let lambda: f64 = 0, settled = 0;
  for (let step = 0; step < steps && settled < 2; step++) {
    const next = quotient(0);
    if (!(next > 0 && next < Infinity)) break;
    settled = Math.abs(next - lambda) <= 1e-12 * next ? settled + 1 : 0;
    lambda = next;
    const size = 1 / Math.sqrt(dot(theta, source, n));
    for (let i = 0; i < n; i++) turn(i, size * (at(mTheta, i) - at(dTheta, i) / lambda));
    solve(factor, n, theta);
  }
  return lambda;
}

/** λ by inverse iteration on the functional at θ's own λ; 0 where it does not settle. */
function sharpened(): f64 {
  let lambda: f64 = 0;
  for (let step = 0; step < SHARPENING; step++) {
    const next = quotient(lambda);
    if (!(next > 0 && next < Infinity)) return 0;
    // The next step would have three times the digits that these two share.
    if (Math.abs(next - lambda) <= 1e-6 * next) return next;
    lambda = next;
    setFunctional(lambda);
    decompose(factor, n);
    const size = 1 / Math.sqrt(dot(theta, theta, n));
    for (let i = 0; i < n; i++) turn(i, size * (2 * lambda * at(mTheta, i) - at(dTheta, i)));
    substitute(factor, n, theta);
  }
  return 0;
}

/** The right side that the twist is solved from next. */
function turn(i: i32, value: f64): void {
  put(theta, i, value);
  put(source, i, value);
}

/** Nothing buckles below λ: for any θ the functional is concave in λ, so that it is positive up to any λ where it is. */
function proven(lambda: f64): bool {
  setFunctional(lambda * (1 - 1e-8));
  return cholesky(factor, n, 0);
}
