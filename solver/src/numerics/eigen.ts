/** Lowest eigenvalues of Ke·φ = λ·B·φ with B = −Kg (buckling) or M (vibration), proven complete by a Sturm count. */

import { SolveError } from "../results/error.ts";
import type { Kernel } from "./kernel.ts";
import { generator, lanczos, type Pair } from "./lanczos.ts";

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
  kernel.work.searches++;
  const random = generator();
  const found: Pair[] = [];
  const factorOf = (mu: number): number => shift + 1 / mu;
  const wanted = (mu: number): boolean => (both ? mu !== 0 : mu > 0) && Math.abs(factorOf(mu)) <= limit;
  let proof = { shift: 0, counted: 0, found: 0, perturbed: false };
  let start: Float64Array | undefined;
  let restart = 0;
  const [first, size] = [40 + 4 * count, kernel.size];
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
  kernel.work.searches++;
  const start = Float64Array.from({ length: kernel.size }, generator());
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
