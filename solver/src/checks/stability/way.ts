/** Which of several members is a node's best way to the ground, whatever order the model has them in. */

/** Two ways hold alike within this share: which is better would be round-off's to say. */
const ALIKE = 1e-6;

/** A member that reaches a node, and what it offers: to every translation, and to any. */
export interface Way {
  m: number;
  id: string;
  offered: Float64Array;
  every: number;
  any: number;
}

/** Measures that turn with the structure: determinant and trace of the translations of a 6×6 stiffness. */
export function wayOf(m: number, { id }: { id: string }, offered: Float64Array): Way {
  const at = (r: number, c: number): number => offered[6 * r + c] as number;
  const any = at(0, 0) + at(1, 1) + at(2, 2);
  const every =
    at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) -
    at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
    at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0));
  // What is left of a direction that nothing holds is round-off.
  return { m, id, offered, any, every: every > 1e-12 * any ** 3 ? every : 0 };
}

/** Ways that hold alike are told apart by name, which stays with a member wherever the model has it. */
export function isBetter(one: Way, other: Way): boolean {
  for (const measure of ["every", "any"] as const) {
    const [a, b] = [one[measure], other[measure]];
    if (Math.abs(a - b) > ALIKE * Math.max(a, b)) return a > b;
  }
  return one.id < other.id;
}
