/** Axial forces inside members by equilibrium of the part before: their mean in each piece, and their moments where they vary. */

import { expect, test } from "vitest";
import { alongPieces, axialForces } from "../../../src/analysis/buckling/axial.ts";
import { spanLoads } from "../../../src/diagrams/spans.ts";
import type { Axial } from "../../../src/elements/axial_stiffness.ts";
import { evenPlaces } from "../../../src/elements/cut.ts";
import type { MemberLoads } from "../../../src/results/index.ts";

const NONE = { lines: [], points: [], strains: [], weights: [] };
const from = (n: number): Float64Array => Float64Array.from({ length: 12 }, (_, i) => (i === 0 ? n : 0));

/** Of members of 8 m in even pieces. */
function forces(endForces: Float64Array, loads: MemberLoads, parts: number, sign = 0): Axial {
  const whole = new Float64Array(endForces.length / 12).fill(8);
  const { places, lengths } = evenPlaces(whole, parts);
  const spans = spanLoads(loads, whole);
  const found = alongPieces({ endForces, spans }, { length: whole, sign: new Int8Array(whole.length).fill(sign) }, lengths, places);
  if (!sign) expect(axialForces(endForces, spans, whole, parts)).toEqual(found.mean);
  return found;
}
const close = (got: ArrayLike<number>, expected: number[]): void => {
  expect(got.length).toBe(expected.length);
  expected.forEach((value, i) => expect(got[i]!).toBeCloseTo(value, 12));
};

test("without loads along it the force is the end's everywhere", () => {
  const { mean, varying } = forces(from(-5), NONE, 4);
  expect([...mean]).toEqual([-5, -5, -5, -5]);
  expect(varying.size).toBe(0);
});

test("a line load q along the member takes q·x", () => {
  const { mean, varying } = forces(from(-5), { ...NONE, lines: [0, 0, 8, 2, 0, 0, 2, 0, 0] }, 4);
  close(
    mean,
    [1, 3, 5, 7].map((x) => -5 - 2 * x),
  );
  // −7 − 2·t in the first: the means of tᵏ and of tᵏ⁺¹ are 1/(k + 1) for even powers.
  close(varying.get(0)!.moments, [-7, -2 / 3, -7 / 3, -2 / 5, -7 / 5]);
  expect(varying.get(0)).toMatchObject({ start: -5, end: -9 });
});

test("a load that grows along the member: the sixth degree is exact", () => {
  const { varying } = forces(from(0), { ...NONE, lines: [0, 0, 8, 0, 0, 0, 2, 0, 0] }, 1);
  // x²/8 = 2·(1 + t)².
  close(
    varying.get(0)!.moments,
    [1 + 1 / 3, 2 / 3, 1 / 3 + 1 / 5, 2 / 5, 1 / 5 + 1 / 7].map((value) => -2 * value),
  );
});

test("a load that sets in between takes nothing before it, and all of itself behind it", () => {
  const point = { ...NONE, points: [0, 4, 3, 0, 0, 0, 0, 0] };
  expect([...forces(from(-5), point, 4).mean]).toEqual([-5, -5, -8, -8]);
  // Within one piece −5 before the middle and −8 from there on: odd moments are halves of the difference times 1/(k + 1).
  close(forces(from(-5), point, 1).varying.get(0)!.moments, [-6.5, -0.75, -6.5 / 3, -0.375, -1.3]);
  close(forces(from(-5), { ...NONE, lines: [0, 4, 8, 2, 0, 0, 2, 0, 0] }, 4).mean, [-5, -5, -7, -11]);
});

test("what is round-off beside the largest force presses nothing", () => {
  const ends = Float64Array.from({ length: 24 }, (_, i) => ({ 0: -1e-4, 12: -1e6 })[i] ?? 0);
  expect([...forces(ends, NONE, 1).mean]).toEqual([0, -1e6]);
});

test("a rod that acts in tension alone is drawn by its mean, and not pressed by its weight", () => {
  const weight = { ...NONE, lines: [0, 0, 8, -2, 0, 0, -2, 0, 0] };
  const { mean, varying } = forces(from(-5), weight, 4, 1);
  close(mean, [0, 1, 5, 9]);
  expect(varying.size).toBe(0);
});
