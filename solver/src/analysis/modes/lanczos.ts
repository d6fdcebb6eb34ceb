/** Lanczos' search for eigenpairs with the factor in use, from one start vector. */

import { dot } from "../system/inner_product.ts";
import type { Kernel } from "../system/kernel.ts";
import { tridiagonalPairs } from "./tridiagonal.ts";

/** Beside the largest |μ|: smaller ones are zeros of B. */
const NOTHING = 1e-10;

export interface Pair {
  mu: number;
  shape: Float64Array;
  /** (Ke − shift·B) · shape. */
  force: Float64Array;
}

interface Search {
  count: number;
  both: boolean;
  tolerance: number;
  most: number;
  look: number;
}

interface Ritz {
  /** The largest μ, in unbroken order from the largest on, as far as they have converged. */
  pairs: Pair[];
  /** Sum of those that have not: where to go on from. */
  open: Float64Array | undefined;
  /** The largest μ, converged or not: never above the true one. */
  top: number;
}

/** A fixed generator (Lehmer 1951): start vectors have no symmetry of their own and are the same bits on every run. */
export function generator(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
}

/**
 * Pairs (μ = 1/(λ − shift)) of (Ke − shift·B)⁻¹·B in the inner product of the matrix whose factor is in use, with full
 * reorthogonalisation against each other and against what is known: a restart from another vector finds what the first could not
 * see, copies of an eigenvalue among them.
 */
export function lanczos(kernel: Kernel, problem: "buckling" | "vibration", known: Pair[], start: Float64Array, search: Search): Ritz {
  const size = 6 * kernel.nodes;
  const sign = problem === "buckling" ? -1 : 1;
  const matrix = problem === "buckling" ? "geometric" : "mass";
  const basis: Pair[] = [];
  const alpha: number[] = [];
  const beta: number[] = [];
  const most = Math.min(size, search.most);
  const nothing: Ritz = { pairs: [], open: undefined, top: 0 };
  let force = new Float64Array(size);
  // One step of iteration keeps the start vector out of directions that B does not reach.
  kernel.multiply(matrix, start, force);
  let shape = force.slice();
  kernel.solveInPlace([shape]);
  let length = orthogonalise(shape, force, known, known);
  while (length > 0) {
    for (let i = 0; i < size; i++) {
      shape[i]! /= length;
      force[i]! /= length;
    }
    basis.push({ mu: 0, shape, force });
    const next = new Float64Array(size);
    kernel.multiply(matrix, shape, next);
    if (sign < 0) for (let i = 0; i < size; i++) next[i] = -next[i]!;
    alpha.push(dot(shape, next));
    shape = next.slice();
    force = next;
    kernel.solveInPlace([shape]);
    length = orthogonalise(shape, force, basis.slice(-2), [...known, ...basis]);
    const ended = !(length > 1e-12 * Math.abs(alpha[0]!)) || basis.length === most;
    if (ended || (basis.length > search.count && basis.length % search.look === 0)) {
      const found = ritz(basis, alpha, beta, length, search, ended);
      if (found) return found;
    }
    beta.push(length);
  }
  return nothing;
}

/** First against the nearest, then against all: twice is enough (Kahan, Parlett). Returns the length of what remains. */
function orthogonalise(shape: Float64Array, force: Float64Array, near: Pair[], all: Pair[]): number {
  for (const basis of [near, all]) {
    for (const other of basis) {
      const share = dot(shape, other.force);
      for (let i = 0; i < shape.length; i++) {
        shape[i]! -= share * other.shape[i]!;
        force[i]! -= share * other.force[i]!;
      }
    }
  }
  return Math.sqrt(Math.max(0, dot(shape, force)));
}

/** Undefined where there are steps left and not all that are wanted have converged. */
function ritz(
  basis: Pair[],
  alpha: number[],
  beta: number[],
  rest: number,
  { count, both, tolerance }: Search,
  ended: boolean,
): Ritz | undefined {
  const { values, vectors } = tridiagonalPairs(alpha, beta);
  const m = values.length;
  const size = basis[0]!.shape.length;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const order = Array.from({ length: m }, (_, i) => i).filter((i) => (both ? Math.abs(values[i]!) : values[i]!) > NOTHING * largest);
  order.sort((a, b) => Math.abs(values[b]!) - Math.abs(values[a]!));
  const wanted = order.slice(0, count);
  const unsettled = (i: number): boolean => Math.abs(rest * vectors[m * (m - 1) + i]!) > tolerance * Math.abs(values[i]!);
  if (!ended && (wanted.length < count || wanted.some(unsettled))) return undefined;
  const pairs: Pair[] = [];
  let open: Float64Array | undefined;
  for (const i of wanted) {
    const mu = values[i]!;
    if (unsettled(i)) open ??= new Float64Array(size);
    const pair = { mu, shape: open ?? new Float64Array(size), force: new Float64Array(open ? 0 : size) };
    basis.forEach(({ shape, force }, k) => {
      const share = vectors[m * k + i]!;
      for (let j = 0; j < size; j++) pair.shape[j]! += share * shape[j]!;
      if (!open) for (let j = 0; j < size; j++) pair.force[j]! += share * force[j]!;
    });
    if (!open) pairs.push(pair);
  }
  return { pairs, open, top: order.length ? values[order[0]!]! : 0 };
}
