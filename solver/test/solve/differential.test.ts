/** Random frames against the plain-TypeScript oracle. */

import { expect, test } from "vitest";
import { FORCES, type LoadCaseResults, type Model, solve } from "../../src/api/index.ts";
import { difference } from "../building.ts";
import { randomFrame } from "../frames.ts";
import { oracle } from "../oracle.ts";
import { seeds } from "../seeds.ts";

const SEEDS = seeds(50, 3000);

/** The library's internal forces from forces on member ends: signs as the model format fixes them. */
function internal(ends: number[]): number[] {
  const [n0, vy0, vz0, mx0, my0, mz0, n1, vy1, vz1, mx1, my1, mz1] = ends as [number, ...number[]];
  return [-n0, vy0!, vz0!, -mx0!, my0!, -mz0!, n1!, -vy1!, -vz1!, mx1!, -my1!, mz1!];
}

function compare(document: Model, cases: LoadCaseResults[]): number {
  let worst = 0;
  oracle(document).forEach((expected, c) => {
    const got = cases[c]!;
    worst = Math.max(worst, difference(got.displacements, expected.displacements));
    const forces = expected.ends.flatMap(internal);
    for (const kind of [
      [0, 1, 2],
      [3, 4, 5],
    ]) {
      const choose = (all: number[]): number[] => all.filter((_, i) => kind.includes(i % FORCES.length));
      worst = Math.max(worst, difference(choose(got.end_forces), choose(forces)));
    }
  });
  return worst;
}

test("random stable frames agree with the oracle to 1e-6", () => {
  for (const seed of SEEDS) {
    const document = randomFrame(seed, { limitState: "SLS" });
    const results = solve(document);
    expect(compare(document, results.load_cases), `seed ${seed}`).toBeLessThan(1e-6);
    for (const set of [...results.load_cases, ...results.load_combinations]) {
      expect(set.equilibrium.error, `equilibrium of seed ${seed}`).toBeLessThan(1e-9);
      expect(set.residual, `residual of seed ${seed}`).toBeLessThan(1e-9);
    }
  }
});
