/** Shears from moments, as equilibrium asks: qx = mx,x + mxy,y and qy = mxy,x + my,y. */

import { expect, test } from "vitest";
import { type Shell, shellOf } from "../../../src/numerics/shell/frame.ts";
import { balanceShears, FORCES, smoothShears } from "../../../src/numerics/shell/shears.ts";
import { STEEL } from "./mesh.ts";

const TRIANGLE = [0, 0, 0, 2, 0.3, 0, 0.5, 1.5, 0];
const QUAD = [0, 0, 0, 3, 0.2, 0, 2.5, 1.7, 0, 0.4, 1.1, 0];
const thin = (nodes: number[], thickness = 1e-5): Shell => shellOf(nodes, { ...STEEL, thickness });
/** mx = 3x, my = 5y, mxy = x + 2y: qx = 3 + 2, qy = 1 + 5. */
const moments = ({ x, y, count }: Shell): number[][] => Array.from({ length: count }, (_, i) => [3 * x[i]!, 5 * y[i]!, x[i]! + 2 * y[i]!]);

test("smoothed, a thin triangle has the shears of its neighbours' moments at every station", () => {
  const shell = thin(TRIANGLE);
  const forces = new Float64Array(4 * FORCES).fill(99);
  smoothShears(shell, Float64Array.from(moments(shell).flat()), forces);
  for (let p = 0; p < 4; p++) {
    expect(forces[FORCES * p + 6]).toBeCloseTo(5, 4);
    expect(forces[FORCES * p + 7]).toBeCloseTo(6, 4);
  }
});

test("in a thick one the shears that strains gave stay", () => {
  const shell = thin(TRIANGLE, 1e4);
  const forces = new Float64Array(4 * FORCES).fill(99);
  smoothShears(shell, Float64Array.from(moments(shell).flat()), forces);
  expect(forces[6]).toBeCloseTo(99, 3);
});

function balanced(shell: Shell, at: (i: number) => number[]): number[] {
  const forces = new Float64Array((shell.count + 1) * FORCES);
  for (let i = 0; i < shell.count; i++) forces.set(at(i), FORCES * (i + 1) + 3);
  balanceShears(shell, forces);
  return [forces[6]!, forces[7]!];
}

test("a thin triangle takes them from its own moments", () => {
  const shell = thin(TRIANGLE);
  const [qx, qy] = balanced(shell, (i) => moments(shell)[i]!);
  expect([qx, qy]).toEqual([expect.closeTo(5, 4), expect.closeTo(6, 4)]);
});

test("a thin quad takes them from the sum of its moments: q = ∇(mx + my)/(1 + ν)", () => {
  const shell = thin(QUAD);
  const [qx, qy] = balanced(shell, (i) => [2 * shell.x[i]!, shell.x[i]! - 4 * shell.y[i]!, 7]);
  expect([qx, qy]).toEqual([expect.closeTo(3 / 1.3, 4), expect.closeTo(-4 / 1.3, 4)]);
});
