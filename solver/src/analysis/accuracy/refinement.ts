/** Refinement against the elements themselves: the solver behind it, and conjugate gradients where it has lost its digits. */

import { dot } from "../../numerics/inner_product.ts";
import type { System } from "../system.ts";
import type { Strains } from "./strain.ts";

/** What refinement aims at where the plain solve was not fine. */
const SHARP = 1e-13;
const STEPS = 60;

export interface Refinement {
  error: number;
  residual: Float64Array;
  rest: Float64Array;
  steps: number;
}

export type Correct = (vectors: Float64Array[]) => void;
export type Apply = (load: Float64Array, x: Float64Array, out: Float64Array) => void;

/**
 * Conjugate gradients for load − Ke·x = 0, preconditioned by the factor: where the factor is good the first step is all, where
 * it has lost its digits they converge all the same. What x cannot hold, `rest` does: beside a very stiff member the round-off
 * of x would be a force larger than the load, and forces of very short members need it.
 */
export function refine(apply: Apply, correct: Correct, load: Float64Array, x: Float64Array, lever: number): Refinement {
  const n = x.length;
  const step = new Float64Array(n);
  const along = new Float64Array(n);
  const none = new Float64Array(n);
  const residual = new Float64Array(n);
  const rest = new Float64Array(n);
  const kept = { x: x.slice(), rest: rest.slice(), error: Infinity };
  let slope = 0;
  let steps = 0;
  for (;;) {
    apply(load, x, along);
    apply(along, rest, residual);
    const correction = residual.slice();
    correct([correction]);
    const error = relative(correction, sizeOf(x, lever), lever);
    if (error < kept.error) {
      kept.error = error;
      kept.x.set(x);
      for (let i = 0; i < n; i++) kept.rest[i] = rest[i]! + correction[i]!;
    }
    if (!(error > SHARP) || ++steps > STEPS) break;
    const next = dot(correction, residual);
    const share = slope > 0 && next < slope ? next / slope : 0;
    slope = next;
    for (let i = 0; i < n; i++) step[i] = correction[i]! + share * step[i]!;
    apply(none, step, along);
    const cost = -dot(step, along);
    if (!(cost > 0)) break;
    const length = dot(step, residual) / cost;
    for (let i = 0; i < n; i++) {
      const added = rest[i]! + length * step[i]!;
      const sum = x[i]! + added;
      const part = sum - x[i]!;
      rest[i] = x[i]! - (sum - part) + (added - part);
      x[i] = sum;
    }
  }
  x.set(kept.x);
  apply(load, x, along);
  apply(along, kept.rest, residual);
  return { error: kept.error, residual, rest: kept.rest, steps };
}

export function residualOf(strains: Strains, system: System, load: Float64Array, x: Float64Array): Float64Array {
  const out = new Float64Array(x.length);
  strains.residual(load, x, system.held, out);
  return out;
}

/** Largest movement, a rotation counting as what it moves a lever away. */
export function sizeOf(x: Float64Array, lever: number): number {
  let size = 0;
  for (let i = 0; i < x.length; i++) size = Math.max(size, Math.abs(x[i]!) * (i % 6 < 3 ? 1 : lever));
  return size;
}

export function relative(part: Float64Array, size: number, lever: number): number {
  const own = sizeOf(part, lever);
  return own === 0 ? 0 : own / size;
}

/**
 * Ke⁻¹ in place. A pivot that round-off took is held in the factor: the motions that the held directions stand for are
 * found, and solved for apart, from forces that the elements themselves give.
 */
export function corrector(strains: Strains, system: System, lost: number[]): Correct {
  const { kernel } = system;
  if (!lost.length) return (vectors) => kernel.vectors.solveInPlace(vectors);
  const size = 6 * kernel.nodes;
  const none = new Float64Array(size);
  const motions = lost.map((direction) => {
    const x = new Float64Array(size);
    x[direction] = 1;
    for (let step = 0; step < STEPS; step++) {
      const force = residualOf(strains, system, none, x);
      for (const at of lost) force[at] = 0;
      kernel.vectors.solveInPlace([force]);
      let change = 0;
      for (let i = 0; i < size; i++) {
        change = Math.max(change, Math.abs(force[i]!));
        x[i]! += force[i]!;
      }
      if (change < 1e-14) break;
    }
    return x;
  });
  const coupling = motions.map((x) => {
    const force = residualOf(strains, system, none, x);
    return lost.map((direction) => -force[direction]!);
  });
  return (vectors) => {
    const drives = vectors.map((vector) => motions.map((x) => dot(x, vector)));
    for (const vector of vectors) for (const direction of lost) vector[direction] = 0;
    kernel.vectors.solveInPlace(vectors);
    vectors.forEach((vector, v) => {
      const shares = eliminate(coupling, drives[v]!);
      motions.forEach((x, h) => {
        for (let i = 0; i < size; i++) vector[i]! += shares[h]! * x[i]!;
      });
    });
  };
}

/** A few equations by Gauss's elimination with row exchanges. */
function eliminate(matrix: number[][], right: number[]): number[] {
  const a = matrix.map((row, i) => [...row, right[i]!]);
  const n = a.length;
  for (let p = 0; p < n; p++) {
    let best = p;
    for (let i = p + 1; i < n; i++) if (Math.abs(a[i]![p]!) > Math.abs(a[best]![p]!)) best = i;
    [a[p], a[best]] = [a[best]!, a[p]!];
    for (let i = p + 1; i < n; i++) {
      const factor = a[i]![p]! / a[p]![p]!;
      for (let j = p; j <= n; j++) a[i]![j]! -= factor * a[p]![j]!;
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let p = n - 1; p >= 0; p--) {
    let sum = a[p]![n]!;
    for (let j = p + 1; j < n; j++) sum -= a[p]![j]! * x[j]!;
    x[p] = sum / a[p]![p]!;
  }
  return x;
}
