/** Lowest eigenvalues of Ke·φ = λ·B·φ with B = −Kg (buckling) or M (vibration), proven complete by a Sturm count. */

import { tridiagonalPairs } from "./eigen_tridiagonal.ts";
import type { Kernel } from "./kernel.ts";

export interface EigenRequest {
  problem: "buckling" | "vibration";
  /** How many, beginning with the smallest; buckling factors below zero (loads reversed) are left out unless `both`. */
  count: number;
  both?: boolean;
  /** Nothing above is of interest; the proof then also says that nothing lies below it. */
  limit?: number;
  /** Relative size of what is not yet in a shape; the eigenvalue's own error is its square. */
  tolerance?: number;
}

export interface EigenResult {
  /** Ascending by size. For vibration λ = ω². */
  values: number[];
  /** Six numbers per node each, φᵀ·Ke·φ = 1. */
  shapes: Float64Array[];
  /** Up to where none was missed, and how many positive eigenvalues the factor there counts; `perturbed` where a shift met an eigenvalue. */
  proof: { shift: number; counted: number; found: number; perturbed: boolean };
}

const TOLERANCE = 1e-7;
/** Steps between two looks at what has converged. */
const CHECK = 4;
const RESTARTS = 40;
/** A shift this close to an eigenvalue leaves pivots that decide nothing. */
const BREAKDOWN = 1e-11;

interface Pair {
  mu: number;
  shape: Float64Array;
  /** Ke · shape. */
  force: Float64Array;
}

/** Needs the elastic factor and the other matrix; leaves the elastic factor in use. */
export function eigenpairs(
  kernel: Kernel,
  { problem, count, both = false, limit = Infinity, tolerance = TOLERANCE }: EigenRequest,
): EigenResult {
  const random = generator();
  const found: Pair[] = [];
  const wanted = (mu: number): boolean => (both ? mu !== 0 : mu > 0) && 1 / Math.abs(mu) <= limit;
  let proof = { shift: 0, counted: 0, found: 0, perturbed: false };
  for (let restart = 0; restart < RESTARTS; restart++) {
    const pairs = lanczos(kernel, problem, found, random, count, both, tolerance);
    const fresh = pairs.filter(({ mu }) => wanted(mu));
    found.push(...fresh);
    found.sort((a, b) => Math.abs(b.mu) - Math.abs(a.mu) || b.mu - a.mu);
    proof = prove(kernel, problem, found, count, limit, proof.perturbed);
    if (proof.counted <= proof.found && (found.length >= count || !fresh.length)) break;
    if (!pairs.length) break;
  }
  const best = found.slice(0, count);
  return { values: best.map(({ mu }) => 1 / mu), shapes: best.map(({ shape }) => shape), proof };
}

/** A fixed generator (Lehmer 1951): start vectors have no symmetry of their own and are the same bits on every run. */
function generator(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
}

/** Count positive eigenvalues below a shift just above the last one asked for, or at the limit where there are fewer. */
function prove(
  kernel: Kernel,
  problem: EigenRequest["problem"],
  found: Pair[],
  count: number,
  limit: number,
  before: boolean,
): EigenResult["proof"] {
  const values = found.map(({ mu }) => 1 / mu).filter((value) => value > 0);
  const last = values[Math.min(count, values.length) - 1];
  const above = values.find((value) => last !== undefined && value > last * (1 + 1e-6));
  let shift = last === undefined ? limit : above === undefined ? last * (1 + 1e-5) : (last + above) / 2;
  if (last !== undefined && above === undefined && values.length < count && limit < Infinity) shift = limit;
  let perturbed = before;
  if (shift === Infinity) return { shift, counted: 0, found: 0, perturbed };
  for (let attempt = 0; attempt < 4; attempt++) {
    kernel.refactor(problem === "buckling" ? shift : 0, problem === "vibration" ? -shift : 0);
    if (kernel.lostPivots === 0 && kernel.smallestRatio > BREAKDOWN) break;
    perturbed = true;
    shift *= 1 + 1e-6 * (attempt + 1);
  }
  const counted = kernel.negativePivots;
  kernel.useElastic();
  return { shift, counted, found: values.filter((value) => value < shift).length, perturbed };
}

/**
 * Converged pairs (μ = 1/λ) of Ke⁻¹·B in the inner product of Ke, with full reorthogonalisation against each other and
 * against what is known: a restart from another vector finds what the first could not see, copies of an eigenvalue among them.
 */
function lanczos(
  kernel: Kernel,
  problem: EigenRequest["problem"],
  known: Pair[],
  random: () => number,
  count: number,
  both: boolean,
  tolerance: number,
): Pair[] {
  const size = 6 * kernel.nodes;
  const sign = problem === "buckling" ? -1 : 1;
  const matrix = problem === "buckling" ? "geometric" : "mass";
  const basis: Pair[] = [];
  const alpha: number[] = [];
  const beta: number[] = [];
  const most = Math.min(size, 40 + 4 * count);
  let shape = Float64Array.from({ length: size }, random);
  let force = new Float64Array(size);
  // One step of iteration keeps the start vector out of directions that B does not reach.
  kernel.multiply(matrix, shape, force);
  shape = force.slice();
  kernel.solveInPlace([shape]);
  let length = orthogonalise(shape, force, known);
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
    length = orthogonalise(shape, force, [...known, ...basis]);
    const ended = !(length > 1e-12 * Math.abs(alpha[0]!)) || basis.length === most;
    if (ended || (basis.length > count && basis.length % CHECK === 0)) {
      const pairs = ritz(basis, alpha, beta, length, count, both, tolerance);
      if (ended || pairs.length === count) return pairs;
    }
    beta.push(length);
  }
  return [];
}

/** Twice is enough (Kahan, Parlett); returns the length of what remains. */
function orthogonalise(shape: Float64Array, force: Float64Array, basis: Pair[]): number {
  for (let pass = 0; pass < 2; pass++) {
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

/** The largest μ, in unbroken order from the largest on, as far as they have converged. */
function ritz(basis: Pair[], alpha: number[], beta: number[], rest: number, count: number, both: boolean, tolerance: number): Pair[] {
  const { values, vectors } = tridiagonalPairs(alpha, beta);
  const m = values.length;
  const order = Array.from({ length: m }, (_, i) => i).filter((i) => both || values[i]! > 0);
  order.sort((a, b) => Math.abs(values[b]!) - Math.abs(values[a]!));
  const out: Pair[] = [];
  for (const i of order.slice(0, count)) {
    const mu = values[i]!;
    if (Math.abs(rest * vectors[m * (m - 1) + i]!) > tolerance * Math.abs(mu)) break;
    const pair = { mu, shape: new Float64Array(basis[0]!.shape.length), force: new Float64Array(basis[0]!.shape.length) };
    basis.forEach(({ shape, force }, k) => {
      const share = vectors[m * k + i]!;
      for (let j = 0; j < shape.length; j++) {
        pair.shape[j]! += share * shape[j]!;
        pair.force[j]! += share * force[j]!;
      }
    });
    out.push(pair);
  }
  return out;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
