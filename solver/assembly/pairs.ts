/** Pairs of a search for eigenvalues: movements, six numbers per node, and right after them the forces that belong to them. */

import { multiplyVector, solveVectors, vectorBytes as bytes } from "./vectors";

/** The inner product of two vectors, from first to last as JavaScript would. */
export function innerProduct(a: usize, b: usize): f64 {
  let sum: f64 = 0;
  for (let end = a + bytes(); a < end; a += 8) {
    sum += load<f64>(a) * load<f64>(b);
    b += 8;
  }
  return sum;
}

/** The pair that `matrix` makes of a vector: its forces, or those with the other sign, and how the factor in use moves under them. */
export function follow(kind: i32, negative: bool, x: usize, pair: usize): void {
  const forces = pair + bytes();
  multiplyVector(kind, x, forces);
  if (negative) for (let p = forces; p < forces + bytes(); p += 16) v128.store(p, f64x2.neg(v128.load(p)));
  memory.copy(pair, forces, bytes());
  solveVectors(pair, 1, false);
}

/** Take out of a pair what it shares with another. */
export function takeOut(pair: usize, other: usize): void {
  addShare(pair, other, -innerProduct(pair, other + bytes()), true);
}

/** Add a share of another pair: of its movements alone, or of both. */
export function addShare(pair: usize, other: usize, share: f64, both: bool): void {
  const all = f64x2.splat(share), end = pair + (both ? bytes() << 1 : bytes());
  for (; pair < end; pair += 16) {
    v128.store(pair, f64x2.add(v128.load(pair), f64x2.mul(all, v128.load(other))));
    other += 16;
  }
}

/** Divide a pair by its length. */
export function normalise(pair: usize, length: f64): void {
  const all = f64x2.splat(length);
  for (let end = pair + (bytes() << 1); pair < end; pair += 16) v128.store(pair, f64x2.div(v128.load(pair), all));
}
