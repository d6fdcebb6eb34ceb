/** Lowest eigenvalues of Ke·φ = λ·B·φ with B = −Kg (buckling) or M (vibration), proven complete by a Sturm count. */

import { SolveError } from "../error.ts";
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
  /**
   * A place below every positive eigenvalue at which the kernel's factor in use was made: what lies close above it is found in few
   * steps. Left out: zero, the elastic factor.
   */
  shift?: number;
  /** False: no proof, only what a search finds. */
  prove?: boolean;
  /** Searches begun before what has not converged is let go. */
  restarts?: number;
}

export interface EigenResult {
  /** Ascending by size. For vibration λ = ω². */
  values: number[];
  /** Six numbers per node each, φᵀ·(Ke − shift·B)·φ = 1. */
  shapes: Float64Array[];
  /** Up to where none was missed, and how many positive eigenvalues the factor there counts; `perturbed` where a shift met an eigenvalue. */
  proof: { shift: number; counted: number; found: number; perturbed: boolean };
}

const TOLERANCE = 1e-7;
/** Steps between two looks at what has converged. One pair close to its shift is looked for after each: it takes few, and a look costs next to nothing. */
const CHECK = 4;
const RESTARTS = 40;
/** A search that found nothing is begun again with twice the steps, up to this many, as long as they cost no more products. */
const LONGEST = 256;
const PRODUCTS = 4e8;
/** A shift this close to an eigenvalue leaves pivots that decide nothing. */
const BREAKDOWN = 1e-11;
/** Beside the largest |μ|: smaller ones are zeros of B. */
const NOTHING = 1e-10;

interface Pair {
  mu: number;
  shape: Float64Array;
  /** (Ke − shift·B) · shape. */
  force: Float64Array;
}

/** Leaves the elastic factor in use. */
export function eigenpairs(kernel: Kernel, request: EigenRequest): EigenResult {
  const {
    problem,
    count,
    both = false,
    limit = Infinity,
    tolerance = TOLERANCE,
    shift = 0,
    prove: proved = true,
    restarts = RESTARTS,
  } = request;
  const random = generator();
  const found: Pair[] = [];
  const factorOf = (mu: number): number => shift + 1 / mu;
  const wanted = (mu: number): boolean => (both ? mu !== 0 : mu > 0) && Math.abs(factorOf(mu)) <= limit;
  let proof = { shift: 0, counted: 0, found: 0, perturbed: false };
  let start: Float64Array | undefined;
  let restart = 0;
  const [first, size] = [40 + 4 * count, 6 * kernel.nodes];
  const longest = Math.max(first, Math.min(LONGEST, Math.floor(Math.sqrt(PRODUCTS / size))));
  let most = first;
  const look = shift > 0 && count === 1 ? 1 : CHECK;
  for (; restart < restarts; restart++) {
    const own = start ?? Float64Array.from({ length: size }, random);
    const { pairs, open } = lanczos(kernel, problem, found, own, { count, both, tolerance, most, look });
    const fresh = pairs.filter(({ mu }) => wanted(mu));
    found.push(...fresh);
    found.sort((a, b) => Math.abs(b.mu) - Math.abs(a.mu) || b.mu - a.mu);
    start = fresh.length ? undefined : open;
    if (start) most = Math.min(2 * most, longest);
    if (start) continue;
    if (!proved) break;
    proof = prove(
      kernel,
      problem,
      found.map(({ mu }) => factorOf(mu)).filter((value) => value > 0),
      count,
      limit,
      proof.perturbed,
    );
    if (proof.counted <= proof.found && (found.length >= count || !fresh.length)) break;
    if (!pairs.length) break;
    if (shift) kernel.refactor(...shares(problem, shift));
  }
  if (start && restart === RESTARTS) throw new SolveError("not_converged", "the modes lie too close together to be told apart");
  kernel.useElastic();
  const best = found.slice(0, count);
  return { values: best.map(({ mu }) => factorOf(mu)), shapes: best.map(({ shape }) => shape), proof };
}

/** An upper bound of the smallest positive buckling factor after a few steps with the elastic factor, and roughly how it looks. */
export function roughly(kernel: Kernel, steps: number): { factor: number; shape: Float64Array } | undefined {
  const start = Float64Array.from({ length: 6 * kernel.nodes }, generator());
  const { top, pairs, open } = lanczos(kernel, "buckling", [], start, { count: 1, both: false, tolerance: 0.03, most: steps, look: 1 });
  const shape = pairs[0]?.shape ?? open;
  return top > 0 && shape ? { factor: 1 / top, shape } : undefined;
}

/**
 * How many positive eigenvalues lie below a shift; the factor made for it stays in use. Beyond `most` they are not counted to the end: then there are
 * more, and the factor is none.
 */
export function countBelow(
  kernel: Kernel,
  problem: EigenRequest["problem"],
  shift: number,
  most = Infinity,
): { count: number; shift: number; perturbed: boolean } {
  let perturbed = false;
  for (let attempt = 0; attempt < 4; attempt++) {
    kernel.refactor(...shares(problem, shift), most);
    if (kernel.lostPivots === 0 && kernel.smallestRatio > BREAKDOWN) break;
    perturbed = true;
    shift *= 1 + 1e-6 * (attempt + 1);
  }
  return { count: kernel.negativePivots, shift, perturbed };
}

/** Ke − shift·B as shares of Kg and M. */
const shares = (problem: EigenRequest["problem"], shift: number): [number, number] => (problem === "buckling" ? [shift, 0] : [0, -shift]);

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
  values: number[],
  count: number,
  limit: number,
  before: boolean,
): EigenResult["proof"] {
  const last = values[Math.min(count, values.length) - 1];
  const above = values.find((value) => last !== undefined && value > last * (1 + 1e-6));
  let shift = last === undefined ? limit : above === undefined ? last * (1 + 1e-5) : (last + above) / 2;
  if (last !== undefined && above === undefined && values.length < count && limit < Infinity) shift = limit;
  if (shift === Infinity) return { shift, counted: 0, found: 0, perturbed: before };
  const counted = countBelow(kernel, problem, shift);
  kernel.useElastic();
  return {
    shift: counted.shift,
    counted: counted.count,
    found: values.filter((value) => value < counted.shift).length,
    perturbed: before || counted.perturbed,
  };
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

/**
 * Pairs (μ = 1/(λ − shift)) of (Ke − shift·B)⁻¹·B in the inner product of the matrix whose factor is in use, with full
 * reorthogonalisation against each other and against what is known: a restart from another vector finds what the first could not
 * see, copies of an eigenvalue among them.
 */
function lanczos(kernel: Kernel, problem: EigenRequest["problem"], known: Pair[], start: Float64Array, search: Search): Ritz {
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

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
