/** How far the displacements can be trusted: refinement against the elements themselves, and a forward error bound. */

import type { System } from "../system.ts";
import { type Correct, corrector, refine, relative, residualOf, sizeOf } from "./refinement.ts";
import type { Strains } from "./strain.ts";

/** Corrections below this leave a solution as the plain solve gave it. */
const FINE = 1e-9;
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

/** Of two groups of load cases on one structure. */
export function worseOf(a: Accuracy, b: Accuracy): Accuracy {
  return {
    digits: Math.min(a.digits, b.digits),
    refinement_steps: Math.max(a.refinement_steps, b.refinement_steps),
    condition: Math.max(a.condition, b.condition),
  };
}

export interface Refined {
  displacements: Float64Array[];
  residuals: Float64Array[];
  /** What refinement found beyond the last digit of the displacements; none where it was not needed. */
  rests: (Float64Array | undefined)[];
  accuracy: Accuracy;
}

/** Solve all load vectors; `lost` names the pivots (6·node + direction) that the factor holds although they are free. */
export function solveAccurately(system: System, strains: Strains, lost: number[], lever: number, loads: Float64Array[]): Refined {
  const { kernel } = system;
  const solved = kernel.vectors.solve(loads);
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

/** One decimal is all that an estimate is worth. */
const digitsOf = (bound: number): number => Math.max(0, Math.min(16, Math.round(-10 * Math.log10(bound)) / 10));

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
