/** How far the displacements can be trusted: refinement against the elements themselves, and a forward error bound. */

import type { Frame } from "../model/frame.ts";
import type { Results } from "../results.ts";
import type { Strains } from "./strain.ts";
import type { System } from "./system.ts";

/** Corrections below this leave a solution as the plain solve gave it. */
const FINE = 1e-9;
/** What refinement aims at where the plain solve was not fine. */
const SHARP = 1e-13;
const STEPS = 60;
/** Below this no utilisation can be told from one; a residual this large leaves as few. */
const FEWEST_DIGITS = 3;
const LARGEST_RESIDUAL = 1e-6;
/** Double precision, and roundings on the way from strains to the sum of forces at a node. */
const EPSILON = 2 ** -52;
const ROUNDINGS = 16;

export interface Accuracy {
  /** Decimal digits of the largest displacement that a forward error bound vouches for, in the worst load case. */
  digits: number;
  /** Refinement steps beyond the one that every solve takes. */
  refinement_steps: number;
  /** How much a relative disturbance of the forces in the elements is magnified in the displacements. */
  condition: number;
}

export interface Refined {
  displacements: Float64Array[];
  residuals: Float64Array[];
  /** What refinement found beyond the last digit of the displacements; none where it was not needed. */
  rests: (Float64Array | undefined)[];
  accuracy: Accuracy;
}

interface Refinement {
  error: number;
  residual: Float64Array;
  rest: Float64Array;
  steps: number;
}

type Correct = (vectors: Float64Array[]) => void;
type Apply = (load: Float64Array, x: Float64Array, out: Float64Array) => void;

/** Solve all load vectors; `lost` names the pivots (6·node + direction) that the factor holds although they are free. */
export function solveAccurately(system: System, strains: Strains, lost: number[], lever: number, loads: Float64Array[]): Refined {
  const { kernel } = system;
  const solved = kernel.solve(loads);
  const accuracy: Accuracy = { digits: 16, refinement_steps: 0, condition: 1 };
  const rests: Refined["rests"] = loads.map(() => undefined);
  if (!loads.length) return { ...solved, rests, accuracy };
  const correct = corrector(strains, system, lost);
  const { displacements } = solved;
  const residuals = displacements.map((x, i) => residualOf(strains, system, loads[i]!, x));
  const corrections = residuals.map((residual) => residual.slice());
  correct(corrections);
  let worst = { bound: -1, case: 0 };
  loads.forEach((load, i) => {
    const x = displacements[i]!;
    const size = sizeOf(x, lever);
    let error = relative(corrections[i]!, size, lever);
    if (size === 0 && error === 0) return;
    if (error > FINE) {
      const refined = refine((f, at, out) => strains.residual(f, at, system.held, out), correct, load, x, lever);
      accuracy.refinement_steps = Math.max(accuracy.refinement_steps, refined.steps);
      error = refined.error;
      solved.residuals[i] = refined.residual;
      rests[i] = refined.rest;
    }
    if (error > worst.bound) worst = { bound: error, case: i };
  });
  if (worst.bound < 0) return { ...solved, rests, accuracy };
  const { bound, condition } = forwardBound(strains, system, correct, lever, loads[worst.case]!, displacements[worst.case]!);
  accuracy.condition = condition;
  accuracy.digits = digitsOf(Math.max(bound, worst.bound));
  return { ...solved, rests, accuracy };
}

/**
 * Conjugate gradients for load − Ke·x = 0, preconditioned by the factor: where the factor is good the first step is all, where
 * it has lost its digits they converge all the same. What x cannot hold, `rest` does: beside a very stiff member the round-off
 * of x would be a force larger than the load, and forces of very short members need it.
 */
function refine(apply: Apply, correct: Correct, load: Float64Array, x: Float64Array, lever: number): Refinement {
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

function residualOf(strains: Strains, system: System, load: Float64Array, x: Float64Array): Float64Array {
  const out = new Float64Array(x.length);
  strains.residual(load, x, system.held, out);
  return out;
}

/** Largest movement, a rotation counting as what it moves a lever away. */
function sizeOf(x: Float64Array, lever: number): number {
  let size = 0;
  for (let i = 0; i < x.length; i++) size = Math.max(size, Math.abs(x[i]!) * (i % 6 < 3 ? 1 : lever));
  return size;
}

function relative(part: Float64Array, size: number, lever: number): number {
  const own = sizeOf(part, lever);
  return own === 0 ? 0 : own / size;
}

/** One decimal is all that an estimate is worth. */
const digitsOf = (bound: number): number => Math.max(0, Math.min(16, Math.round(-10 * Math.log10(bound)) / 10));

/**
 * Ke⁻¹ in place. A pivot that round-off took is held in the factor: the motions that the held directions stand for are
 * found, and solved for apart, from forces that the elements themselves give.
 */
function corrector(strains: Strains, system: System, lost: number[]): Correct {
  const { kernel } = system;
  if (!lost.length) return (vectors) => kernel.solveInPlace(vectors);
  const size = 6 * kernel.nodes;
  const none = new Float64Array(size);
  const motions = lost.map((direction) => {
    const x = new Float64Array(size);
    x[direction] = 1;
    for (let step = 0; step < STEPS; step++) {
      const force = residualOf(strains, system, none, x);
      for (const at of lost) force[at] = 0;
      kernel.solveInPlace([force]);
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
    kernel.solveInPlace(vectors);
    vectors.forEach((vector, v) => {
      const shares = eliminate(coupling, drives[v]!);
      motions.forEach((x, h) => {
        for (let i = 0; i < size; i++) vector[i]! += shares[h]! * x[i]!;
      });
    });
  };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
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

/**
 * Estimate ‖ |Ke⁻¹|·g ‖ over the largest displacement, g being the round-off of the forces that
 * the residual is summed from, whose own effect the last correction shows: the 1-norm estimator of Hager and Higham on the transpose, which needs solves alone (Higham 2002, algorithm 15.1).
 */
function forwardBound(
  strains: Strains,
  system: System,
  correct: Correct,
  lever: number,
  load: Float64Array,
  x: Float64Array,
): { bound: number; condition: number } {
  const n = x.length;
  const residual = new Float64Array(n);
  const g = new Float64Array(n);
  strains.residual(load, x, system.held, residual, g);
  for (let i = 0; i < n; i++) g[i] = ROUNDINGS * EPSILON * (g[i]! + Math.abs(load[i]!));
  const weight = (i: number): number => (i % 6 < 3 ? 1 : lever);
  const size = sizeOf(x, lever);
  let probe = new Float64Array(n).fill(1 / n);
  let estimate = 0;
  let peak = -1;
  for (let step = 0; step < 2; step++) {
    // B = diag(g)·Ke⁻¹·diag(weight): its 1-norm is the ∞-norm of what is sought.
    const y = probe.map((value, i) => value * weight(i));
    correct([y]);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(y[i]! * g[i]!);
    if (sum <= estimate) break;
    estimate = sum;
    const z = y.map((value, i) => (value < 0 ? -g[i]! : g[i]!));
    correct([z]);
    let best = 0;
    for (let i = 1; i < n; i++) if (Math.abs(z[i]! * weight(i)) > Math.abs(z[best]! * weight(best))) best = i;
    if (best === peak) break;
    peak = best;
    probe = new Float64Array(n);
    probe[best] = 1;
  }
  const bound = size === 0 ? 0 : estimate / size;
  return { bound, condition: Math.max(1, bound / (ROUNDINGS * EPSILON)) };
}

/** Whether results look so odd that every pivot deserves a second look. */
export function isOdd({ position }: Frame, { displacements, accuracy }: Refined): boolean {
  return accuracy.digits < 2 * FEWEST_DIGITS || displacements.some((x) => largestMovement(x) > extentOf(position));
}

function largestMovement(displacements: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < displacements.length; i++) if (i % 6 < 3) most = Math.max(most, Math.abs(displacements[i]!));
  return most;
}

/**
 * Why no verdict may rest on results, in one sentence; null where nothing speaks against them. Linear theory takes movements to be small
 * beside the structure: one that exceeds the structure itself is a mechanism in all but name, or a slip of a unit.
 */
export function distrustOf({ position }: Frame, { conditioning, load_cases, load_combinations }: Results): string | null {
  const { digits } = conditioning;
  if (digits < FEWEST_DIGITS)
    return `Only ${digits} digits of the displacements can be vouched for; look for very stiff members beside very soft ones.`;
  const size = extentOf(position);
  for (const { id, residual, displacements } of [...load_cases, ...load_combinations]) {
    if (residual > LARGEST_RESIDUAL) return `'${id}': the equations are solved only to ${residual.toExponential(1)} of the load.`;
    const movement = largestMovement(displacements);
    if (movement > size)
      return `'${id}': the structure would move by ${movement.toPrecision(3)} m, more than its own size of ${size.toPrecision(3)} m.`;
  }
  return null;
}

/** Diagonal of the box around all nodes. */
export function extentOf(position: Float64Array): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    let low = Infinity;
    let high = -Infinity;
    for (let i = c; i < position.length; i += 3) {
      low = Math.min(low, position[i]!);
      high = Math.max(high, position[i]!);
    }
    sum += (high - low) * (high - low);
  }
  return Math.sqrt(sum);
}
