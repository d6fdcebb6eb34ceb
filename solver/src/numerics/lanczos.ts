/** Lanczos' search for eigenpairs with the factor in use, from one start vector. */

import type { Kernel } from "./kernel.ts";
import { tridiagonalPairs } from "./tridiagonal.ts";

/** Steps between two looks, of those taken so far: a look costs more the more there are. */
const BETWEEN = 0.15;

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
 * see, copies of an eigenvalue among them. All vectors live in the kernel: what is known, then the basis, then the next to join it.
 */
export function lanczos(kernel: Kernel, problem: "buckling" | "vibration", known: Pair[], start: Float64Array, search: Search): Ritz {
  const { size } = kernel;
  const matrix = problem === "buckling" ? "geometric" : "mass";
  known.forEach(({ shape, force }, k) => {
    kernel.doubles(kernel.pairAt(k), size).set(shape);
    kernel.doubles(kernel.pairAt(k) + 8 * size, size).set(force);
  });
  const alpha: number[] = [];
  const beta: number[] = [];
  const most = Math.min(size, search.most);
  // One step of iteration keeps the start vector out of directions that B does not reach.
  const begun = kernel.pairAt(known.length + 1);
  kernel.doubles(begun, size).set(start);
  let { length } = kernel.join(matrix, false, begun, known.length, 0);
  let look = search.count + 1;
  while (length > 0) {
    const count = known.length + alpha.length + 1;
    const joined = kernel.join(matrix, problem === "buckling", kernel.pairAt(count - 1), count, Math.max(known.length, count - 2));
    alpha.push(joined.share);
    length = joined.length;
    const ended = !(length > 1e-12 * Math.abs(alpha[0]!)) || alpha.length === most;
    if (ended || alpha.length >= look) {
      const found = ritz(kernel, known.length, alpha, beta, length, search, ended);
      if (found) return found;
      look = alpha.length + Math.max(search.look, Math.floor(alpha.length * BETWEEN));
    }
    beta.push(length);
  }
  return { pairs: [], open: undefined, top: 0 };
}

/** Undefined where there are steps left and not all that are wanted have converged; the basis begins behind what is known. */
function ritz(
  kernel: Kernel,
  known: number,
  alpha: number[],
  beta: number[],
  rest: number,
  { count, both, tolerance }: Search,
  ended: boolean,
): Ritz | undefined {
  const m = alpha.length;
  const { values, vectors: last } = tridiagonalPairs(alpha, beta, m - 1);
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const order = Array.from({ length: m }, (_, i) => i).filter((i) => (both ? Math.abs(values[i]!) : values[i]!) > NOTHING * largest);
  order.sort((a, b) => Math.abs(values[b]!) - Math.abs(values[a]!));
  const wanted = order.slice(0, count);
  const unsettled = (i: number): boolean => Math.abs(rest * last[i]!) > tolerance * Math.abs(values[i]!);
  if (!ended && (wanted.length < count || wanted.some(unsettled))) return undefined;
  const { vectors } = tridiagonalPairs(alpha, beta);
  const { size } = kernel;
  const sum = kernel.pairAt(known + m + 1);
  const [shape, force] = [kernel.doubles(sum, size), kernel.doubles(sum + 8 * size, size)];
  const pairs: Pair[] = [];
  let open = false;
  for (const i of wanted) {
    if (!open) {
      shape.fill(0);
      force.fill(0);
      open = unsettled(i);
    }
    const shares = Float64Array.from({ length: m }, (_, k) => vectors[m * k + i]!);
    kernel.addPairs(sum, known, shares, !open);
    if (!open) pairs.push({ mu: values[i]!, shape: shape.slice(), force: force.slice() });
  }
  return { pairs, open: open ? shape.slice() : undefined, top: order.length ? values[order[0]!]! : 0 };
}
