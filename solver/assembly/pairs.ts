/** Pairs of a search for eigenvalues: movements, six numbers per node, and right after them the forces that belong to them. */

import { multiplyVector, solveVectors, vectorBytes as bytes } from "./vectors";

/** The inner product of two vectors, in four sums that are added up at the end. */
export function innerProduct(a: usize, b: usize): f64 {
  let first = f64x2.splat(0), second = first;
  const end = a + bytes();
  for (; a + 16 < end; a += 32) {
    first = f64x2.add(first, f64x2.mul(v128.load(a), v128.load(b)));
    second = f64x2.add(second, f64x2.mul(v128.load(a, 16), v128.load(b, 16)));
    b += 32;
  }
  if (a < end) first = f64x2.add(first, f64x2.mul(v128.load(a), v128.load(b)));
  first = f64x2.add(first, second);
  return f64x2.extract_lane(first, 0) + f64x2.extract_lane(first, 1);
}

/** The pair that `matrix` makes of a vector: its forces, or those with the other sign, and how the factor in use moves under them. */
function follow(kind: i32, negative: bool, x: usize, pair: usize): void {
  const forces = pair + bytes();
  multiplyVector(kind, x, forces);
  if (negative) for (let p = forces; p < forces + bytes(); p += 16) v128.store(p, f64x2.neg(v128.load(p)));
  memory.copy(pair, forces, bytes());
  solveVectors(pair, 1, false);
}

// @ts-ignore: decorator
@inline
function pairAt(addresses: usize, k: i32): usize {
  return <usize>load<u32>(addresses + ((<usize>k) << 2));
}

/**
 * The pair that joins `count` others: what `kind` makes of `from`, first square to the nearest of them, then to all: twice is enough (Kahan, Parlett). Leaves in `out`
 * what `from` has of it and the length of what remains, by which it is divided.
 */
export function join(kind: i32, negative: bool, from: usize, addresses: usize, count: i32, nearest: i32, out: usize): void {
  const pair = pairAt(addresses, count);
  follow(kind, negative, from, pair);
  store<f64>(out, innerProduct(from, pair + bytes()));
  for (let k = nearest; k < count; k++) takeOut(pair, pairAt(addresses, k));
  for (let k = 0; k < count; k++) takeOut(pair, pairAt(addresses, k));
  const length = Math.sqrt(Math.max(0, innerProduct(pair, pair + bytes())));
  store<f64>(out, length, 8);
  if (length > 0) normalise(pair, length);
}

/** Adds shares of `count` pairs from `first` on to another: of their movements alone, or of both. */
export function addPairs(pair: usize, addresses: usize, first: i32, count: i32, shares: usize, both: bool): void {
  for (let k = 0; k < count; k++) addShare(pair, pairAt(addresses, first + k), load<f64>(shares + ((<usize>k) << 3)), both);
}

/** Take out of a pair what it shares with another. */
function takeOut(pair: usize, other: usize): void {
  addShare(pair, other, -innerProduct(pair, other + bytes()), true);
}

/** Add a share of another pair. */
function addShare(pair: usize, other: usize, share: f64, both: bool): void {
  const all = f64x2.splat(share), end = pair + (both ? bytes() << 1 : bytes());
  for (; pair < end; pair += 16) {
    v128.store(pair, f64x2.add(v128.load(pair), f64x2.mul(all, v128.load(other))));
    other += 16;
  }
}

/** Divide a pair by its length. */
function normalise(pair: usize, length: f64): void {
  const all = f64x2.splat(1 / length);
  for (let end = pair + (bytes() << 1); pair < end; pair += 16) v128.store(pair, f64x2.mul(v128.load(pair), all));
}
