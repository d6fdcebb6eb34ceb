/** A member clamped at its start: movement of its free end by the closed forms of cantilevers, and what its loads sum to. */

import { expect, test } from "vitest";
import { complianceOf } from "../../src/elements/bar.ts";
import { fixityOf } from "../../src/elements/fixity.ts";

const [L, EA, EIY, EIZ, GJ, GAZ] = [4, 1e8, 2e6, 5e5, 3e5, 4e7];
const stiffness = { ea: EA, eiy: EIY, eiz: EIZ, eiyz: 0, gj: GJ, gay: null, gaz: GAZ };
const NONE = { lines: [], points: [], strains: [], weights: [] };

function clamped(loads: Partial<Record<keyof typeof NONE, number[]>>) {
  const { free, resultant } = fixityOf({ ...NONE, ...loads }, Int32Array.of(0), [stiffness], [complianceOf(stiffness)], Float64Array.of(L));
  return { free: [...free], resultant: [...resultant] };
}
const near = (found: number[], expected: number[]): void => expected.forEach((value, i) => expect(found[i]).toBeCloseTo(value, 12));

test("P at a: P·a²·(3L − a)/6EI and P·a/GA down, P·a²/2EI of slope; its moment about the start", () => {
  const [a, p] = [3, -1e3];
  const { free, resultant } = clamped({ points: [0, a, 0, 0, p, 0, 0, 0] });
  near(free, [0, 0, (p * a * a * (3 * L - a)) / (6 * EIY) + (p * a) / GAZ, 0, -(p * a * a) / (2 * EIY), 0]);
  near(resultant, [0, 0, p, 0, -a * p, 0]);
});

test("q over all of it: q·L⁴/8EI and q·L²/2GA, q·L³/6EI, whether weight or line load", () => {
  const q = -500;
  const expected = [0, 0, (q * L ** 4) / (8 * EIY) + (q * L * L) / (2 * GAZ), 0, -(q * L ** 3) / (6 * EIY), 0];
  near(clamped({ weights: [0, 0, 0, q] }).free, expected);
  near(clamped({ lines: [0, 0, L, 0, 0, q, 0, 0, q] }).free, expected);
});

test("a triangle that falls to nought at the tip: q·L⁴/30EI about z", () => {
  const q = 600;
  const { free, resultant } = clamped({ lines: [0, 0, L, 0, q, 0, 0, 0, 0] });
  near([free[1]!, free[5]!], [(q * L ** 4) / (30 * EIZ), (q * L ** 3) / (24 * EIZ)]);
  near([resultant[1]!, resultant[5]!], [(q * L) / 2, (q * L * L) / 6]);
});

test("along and about itself: N·a/EA and T·a/GJ", () => {
  near(clamped({ points: [0, 1, 7e3, 0, 0, 90, 0, 0] }).free, [7e3 / EA, 0, 0, 90 / GJ, 0, 0]);
});

test("free strain and curvature: ε·L, κ·L²/2, κ·L", () => {
  near(clamped({ strains: [0, 1e-4, 2e-3, 3e-3] }).free, [1e-4 * L, (3e-3 * L * L) / 2, (2e-3 * L * L) / 2, 0, -2e-3 * L, 3e-3 * L]);
});
