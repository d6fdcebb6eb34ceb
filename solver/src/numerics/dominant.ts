/** The largest eigenvalue of C·B, where C is a compliance (positive semi-definite) and B is symmetric: Lanczos' search in the inner product of C⁻¹. */

import { generator } from "./lanczos.ts";
import { tridiagonalPairs } from "./tridiagonal.ts";

/** Of the eigenvalue: what the search may still gain. */
const TOLERANCE = 1e-8;
const MOST = 120;
/** Of the first step: less is round-off. */
const NOTHING = 1e-13;

export interface Dominant {
  /** 0 where none is positive. */
  value: number;
  shape: Float64Array;
}

/** Writes a product of a vector. */
type Product = (vector: Float64Array, out: Float64Array) => void;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** Beside a shape to begin with: what it is square to is found as well. */
const ELSEWHERE = 0.05;

/**
 * Vectors come in pairs of a movement and the force that brings it about, so that C may be singular: what cannot move takes no part. A search begins `near`
 * the shape of a problem like it, where there is one.
 */
export function dominantEigenvalue(size: number, comply: Product, load: Product, near?: Float64Array): Dominant {
  const moves: Float64Array[] = [];
  const forces: Float64Array[] = [];
  const alpha: number[] = [];
  const beta: number[] = [];
  const next = generator();
  const random = Float64Array.from({ length: size }, next);
  let [u, f] = [new Float64Array(size), new Float64Array(size)];
  // One step of iteration keeps the start out of what B does not reach.
  comply(random, u);
  if (near) {
    const share = (ELSEWHERE * Math.sqrt(dot(near, near))) / Math.sqrt(dot(u, u));
    for (let i = 0; i < size; i++) u[i] = near[i]! + share * u[i]!;
  }
  load(u, f);
  comply(f, u);
  let length = Math.sqrt(Math.max(0, dot(u, f)));
  const least = NOTHING * length;
  if (!(length > 0)) return { value: 0, shape: new Float64Array(size) };
  for (let m = 1; ; m++) {
    for (let i = 0; i < size; i++) {
      u[i]! /= length;
      f[i]! /= length;
    }
    moves.push(u);
    forces.push(f);
    const [v, g] = [new Float64Array(size), new Float64Array(size)];
    load(u, g);
    alpha.push(dot(u, g));
    comply(g, v);
    for (let again = 0; again < 2; again++)
      for (let k = 0; k < m; k++) {
        const share = dot(forces[k]!, v);
        const [uk, fk] = [moves[k]!, forces[k]!];
        for (let i = 0; i < size; i++) {
          v[i]! -= share * uk[i]!;
          g[i]! -= share * fk[i]!;
        }
      }
    length = Math.sqrt(Math.max(0, dot(v, g)));
    const ended = m === Math.min(size, MOST) || !(length > Math.max(least, 1e-10 * Math.max(...alpha.map(Math.abs))));
    if (ended || m % 3 === 0) {
      const { values, vectors } = tridiagonalPairs(alpha, beta);
      let top = 0;
      for (let k = 1; k < m; k++) if (values[k]! > values[top]!) top = k;
      const value = values[top]!;
      const error = length * Math.abs(vectors[m * (m - 1) + top]!);
      if (ended || (value > 0 && error * error <= TOLERANCE * value * value)) {
        const shape = new Float64Array(size);
        if (value > 0)
          for (let k = 0; k < m; k++) {
            const share = vectors[m * k + top]!;
            for (let i = 0; i < size; i++) shape[i]! += share * moves[k]![i]!;
          }
        return { value: Math.max(0, value), shape };
      }
    }
    beta.push(length);
    [u, f] = [v, g];
  }
}
