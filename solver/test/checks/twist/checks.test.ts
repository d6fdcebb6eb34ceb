/** Which lengths buckling by twist rests on, EN 1993-1-1 6.3.1.4. */

import { expect, test } from "vitest";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { part, tabulated } from "../fake.ts";
import { checked } from "../held.ts";

const L = 6;
// π²·210e9·5696e-8/36 = 3279 kN: αcr = 8.2, so that the structure sways.
const N = 400e3;

/** A column whose head slides along x and does not turn: nothing tells its length about y-y. */
const sliding = (section: ExplicitSection, lengths: object = {}) =>
  checked({
    nodes: { a: [0, 0, 0], b: [0, 0, L] },
    members: [["c", "a", "b"]],
    supports: { a: "ffffff", b: "rfrfff" },
    loads: { node_loads: [{ node: "b", fz: -N }] },
    section: { ...section, id: "section" },
    designs: [{ id: "c", members: ["c"], l_cr_z: L, l_t: L, ...lengths }],
  }).c!;

test("a doubly symmetric section twists without bending about y-y: by Ncr,T alone, whatever its length there", () => {
  const result = sliding(tabulated("HEB200"));
  // HEB 200: i0² = (5696 + 2003)/78.08 cm², Ncr,T = (81e9·59.28e-8 + π²·210e9·171.1e-9/36)/i0².
  const [a, iy, iz, it, iw] = [7808e-6, 5696e-8, 2003e-8, 59.28e-8, 171.1e-9];
  const n_cr = (81e9 * it + (Math.PI ** 2 * 210e9 * iw) / L ** 2) / ((iy + iz) / a);
  const lambda = Math.sqrt((a * 235e6) / n_cr);
  const phi = 0.5 * (1 + 0.49 * (lambda - 0.2) + lambda ** 2);
  const n_b = (a * 235e6) / (phi + Math.sqrt(phi ** 2 - lambda ** 2));
  expect(part(result, "buckling_tf").utilisation).toBeCloseTo(N / n_b, 3);
  expect(part(sliding(tabulated("HEB200"), { l_cr_y: 2 * L }), "buckling_tf").utilisation).toBeCloseTo(N / n_b, 3);
});

test("a channel bends about y-y as it twists, with the length that the structure gives", () =>
  expect(part(sliding(tabulated("UPE200")), "buckling_tf").utilisation).toBeGreaterThan(0));
