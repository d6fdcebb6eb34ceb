/** Which of several members are a node's best ways to the ground, whatever order the model has them in and whatever their names. */

import { zeros } from "../numerics/small_vectors.ts";

/** Two ways hold alike within this share: which is better would be round-off's to say. */
const ALIKE = 1e-6;

/** A member that reaches a node, and what it offers: to every translation, and to any. */
export interface Way {
  m: number;
  offered: Float64Array;
  every: number;
  any: number;
}

/** Measures that turn with the structure: determinant and trace of the translations of a 6×6 stiffness. */
export function wayOf(m: number, offered: Float64Array): Way {
  const at = (r: number, c: number): number => offered[6 * r + c] as number;
  const any = at(0, 0) + at(1, 1) + at(2, 2);
  const every =
    at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) -
    at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
    at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0));
  // What is left of a direction that nothing holds is round-off.
  return { m, offered, any, every: every > 1e-12 * any ** 3 ? every : 0 };
}

/** The best, and all that hold alike: a structure and its mirror image must not differ by which of them comes first. */
export function bestOf(ways: readonly Way[]): readonly Way[] {
  let best = ways;
  for (const measure of ["every", "any"] as const) {
    const most = Math.max(...best.map((one) => one[measure]));
    best = best.filter((one) => most - one[measure] <= ALIKE * most);
  }
  return best;
}

/** What ways offer that hold alike and are all there: each lends an equal share of itself, so that none counts for more than it is. */
export function shared(ways: readonly Way[]): Float64Array {
  const sum = zeros(36);
  for (const { offered } of ways) for (let i = 0; i < 36; i++) sum[i] = (sum[i] as number) + (offered[i] as number) / ways.length;
  return sum;
}
