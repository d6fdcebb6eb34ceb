/**
 * Linear complementarity: gaps z ≥ 0 and forces q + M·z ≥ 0 of which one of each two is none, with M symmetric and positive semi-definite. The gaps are those
 * of the least energy ½·z·M·z + q·z, found by active sets (Lawson and Hanson 1974, 23.3): it falls with every change, so that no set comes back.
 */

import { largest } from "./largest.ts";

/** Of a row's scale: a smaller pivot is round-off. */
const SINGULAR = 1e-9;
/** Of what moves along: less does not close. */
const STEADY = 1e-9;
/** Changes for each gap there is: more is a circle of round-off. */
const CHANGES_EACH = 10;

export interface Complementarity {
  size: number;
  /** Rows one after the other. */
  matrix: Float64Array;
  /** What a row's entries were before they cancelled. */
  scale: Float64Array;
}

/** Gaps that solve it and what they are in, or what opens for ever without a force. */
export interface Gaps {
  open: number[];
  gaps: Float64Array;
  endless: boolean;
}

/** Undefined where round-off goes round in a circle. A force down to −`nothing` is none; the search begins with the gaps of `likely`. */
export function complementaryGaps(
  problem: Complementarity,
  force: Float64Array,
  nothing: Float64Array,
  likely: readonly number[],
): Gaps | undefined {
  const { size, matrix } = problem;
  let { open, gaps } = feasible(problem, force, likely);
  for (let change = 0; change < CHANGES_EACH * size + CHANGES_EACH; change++) {
    let [worst, most] = [-1, 1];
    const isOpen = new Uint8Array(size);
    for (const r of open) isOpen[r] = 1;
    for (let r = 0; r < size; r++) {
      if (isOpen[r]) continue;
      let own = force[r]!;
      for (const s of open) own += matrix[size * r + s]! * gaps[s]!;
      if (-own > most * nothing[r]!) [worst, most] = [r, -own / nothing[r]!];
    }
    if (worst < 0) return { open, gaps, endless: false };
    open.push(worst);
    while (open.length) {
      const { values, free, motion } = equilibrium(problem, force, open);
      if (!free.length && values.every((value) => value > 0)) {
        gaps = new Float64Array(size);
        open.forEach((r, i) => (gaps[r] = values[i]!));
        break;
      }
      // Towards the least energy, or along what costs none, until the first gap closes.
      const step = free.length ? motion : values.map((value, i) => value - gaps[open[i]!]!);
      const most = step.reduce((size, value) => Math.max(size, Math.abs(value)), 0);
      let share = Infinity;
      step.forEach((value, i) => {
        if (value < -STEADY * most) share = Math.min(share, -gaps[open[i]!]! / value);
      });
      if (share === Infinity) {
        const endless = open.filter((r, i) => gaps[r]! > 0 || step[i]! > STEADY * most);
        return { open: endless, gaps, endless: true };
      }
      const still = open.filter((r, i) => step[i]! >= -STEADY * most || gaps[r]! + share * step[i]! > STEADY * gaps[r]!);
      step.forEach((value, i) => (gaps[open[i]!] = Math.max(0, gaps[open[i]!]! + share * value)));
      for (const r of open) if (!still.includes(r)) gaps[r] = 0;
      open = still;
    }
  }
  return undefined;
}

/** Gaps above zero that leave no force in what they are in, of as many of the likely ones as have such; what would cost none beside those before it stays shut. */
function feasible(problem: Complementarity, force: Float64Array, likely: readonly number[]): { open: number[]; gaps: Float64Array } {
  const gaps = new Float64Array(problem.size);
  let open = [...likely];
  while (open.length) {
    const { values, free } = equilibrium(problem, force, open);
    const least = -STEADY * largest(values);
    const still = open.filter((_, i) => values[i]! >= least && !free.includes(i));
    if (still.length === open.length) {
      open.forEach((r, i) => (gaps[r] = Math.max(0, values[i]!)));
      break;
    }
    open = still;
  }
  return { open, gaps };
}

/** Gaps that leave no force in what they are in, alone. Those that cost none beside the ones before them are `free`, and none. */
export function equilibrium(
  { size, matrix, scale }: Complementarity,
  force: Float64Array,
  open: readonly number[],
): { values: Float64Array; free: number[]; motion: Float64Array } {
  const n = open.length;
  const width = n + 1;
  const a = new Float64Array(n * width);
  open.forEach((r, i) => {
    for (let j = 0; j < n; j++) a[width * i + j] = matrix[size * r + open[j]!]!;
    a[width * i + n] = -force[r]!;
  });
  const free: number[] = [];
  for (let p = 0; p < n; p++) {
    const pivot = a[width * p + p]!;
    if (!(pivot > SINGULAR * scale[open[p]!]!)) {
      free.push(p);
      continue;
    }
    for (let i = p + 1; i < n; i++) {
      const share = a[width * i + p]! / pivot;
      if (share !== 0) for (let j = p; j <= n; j++) a[width * i + j]! -= share * a[width * p + j]!;
    }
  }
  return { values: backwards(a, n, n, free), free, motion: free.length ? backwards(a, n, free[0]!, free) : new Float64Array(0) };
}

/** Solves for a column of the eliminated rows; of one that is free itself, for the movement of all that costs no force as it opens by one. */
function backwards(a: Float64Array, n: number, column: number, free: readonly number[]): Float64Array {
  const values = new Float64Array(n);
  const sign = column < n ? -1 : 1;
  if (column < n) values[column] = 1;
  for (let p = Math.min(column, n) - 1; p >= 0; p--) {
    if (free.includes(p)) continue;
    let sum = sign * a[(n + 1) * p + column]!;
    for (let j = p + 1; j < Math.min(column, n); j++) sum -= a[(n + 1) * p + j]! * values[j]!;
    values[p] = sum / a[(n + 1) * p + p]!;
  }
  return values;
}
