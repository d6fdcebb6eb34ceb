/** Cm of members that sway (note to Table B.3 of EN 1993-1-1), however short their length is in that mode. */

import { describe, expect, test } from "vitest";
import { library } from "../../../src/model/sections/included.ts";
import { part, printed } from "../fake.ts";
import { checked, type Structure } from "../held.ts";

/** Hot finished, curve a in S355; EN 10210-2: A = 74.9 cm², I = 4471 cm⁴, Wpl = 531 cm³. */
const SHS = { ...library().find("HFSHS200x10"), id: "section" };
const L = 8;

/** A column clamped at its foot whose head slides and does not turn: its sway length is its own, π²EI/L². H bends it by ±H·L/2. */
const guided = (more: { n?: number; lengths?: object; head?: string; loads?: object } & Pick<Structure, "options"> = {}) =>
  checked({
    nodes: { a: [0, 0, 0], b: [0, 0, L] },
    members: [["c", "a", "b"]],
    supports: { a: "ffffff", b: more.head ?? "rfrfff" },
    loads: { node_loads: [{ node: "b", fz: -(more.n ?? 255e3), fx: 40.8e3, ...more.loads }] },
    section: SHS,
    material: { grade: "S355", fy: 355e6 },
    designs: [{ id: "c", members: ["c"], l_cr_y: L, l_cr_z: L, ...more.lengths }],
    ...(more.options ? { options: more.options } : {}),
  }).c!;

describe("a guided column", () => {
  test("sways with a length of its own: Cmy = 0.9 and (6.61) by hand, not 0.4 of its diagram with ψ = −1", () => {
    const result = guided();
    expect(printed(result, "interaction", "Cmy")).toBe(0.9);
    // Ncr = π²·210e9·4471e-8/64 = 1448 kN, λ = √(74.9e-4·355e6/1448e3) = 1.355, χ = 0.449 of curve a.
    const lambda = Math.sqrt((74.9e-4 * 355e6) / 1448e3);
    const phi = 0.5 * (1 + 0.21 * (lambda - 0.2) + lambda ** 2);
    const n = 255e3 / ((74.9e-4 * 355e6) / (phi + Math.sqrt(phi ** 2 - lambda ** 2)));
    const m = (40.8e3 * L) / 2 / (531e-6 * 355e6);
    expect(part(result, "interaction").utilisation).toBeCloseTo(n + 0.9 * (1 + 0.8 * n) * m, 2);
    expect(result.verdict).toBe("fail");
    const step = part(result, "interaction").steps.find(({ clause }) => clause === "Table B.3");
    expect(step?.notes).toEqual([expect.stringMatching(/^αcr = 5\.6\d of a sway mode that moves it about y-y is below 10: Cmy ≥ 0\.9$/)]);
  });
  test("does not use more all at once as its length passes its own", () => {
    const at = (l_cr_y: number): number => part(guided({ lengths: { l_cr_y } }), "interaction").utilisation as number;
    expect(at(8.01) / at(8) - 1).toBeLessThan(0.001);
  });
  test("keeps the factor of its diagram about the axis that does not sway: M and −M/2 at a foot held fast, 0.4", () => {
    const result = guided({ head: "rfrrff", loads: { mx: 5e3 } });
    expect([printed(result, "interaction", "Cmy"), printed(result, "interaction", "Cmz")]).toEqual([0.9, 0.4]);
  });
  test("has 0.9 about z-z where it sways along y, restraints that cut its diagram or none", () => {
    const along = { head: "frrfff", loads: { fx: 0, fy: 40.8e3 } };
    expect(printed(guided(along), "interaction", "Cmz")).toBe(0.9);
    const lateral_restraints = [{ position: 0.3, flange: "both" }];
    expect(printed(guided({ ...along, lengths: { l_cr_z: 7.9, lateral_restraints } }), "interaction", "Cmz")).toBe(0.9);
  });
  test("does not sway from αcr = 10 on", () => {
    // 1448/140 = 10.3.
    expect(printed(guided({ n: 140e3 }), "interaction", "Cmy")).toBe(0.4);
  });
  test("has its sway in its forces by second order, and less than 0.9 of its diagram", () => {
    const options = { order: "second", imperfections: { directions: ["+x", "-x"] } };
    expect(printed(guided({ options }), "interaction", "Cmy")).toBeLessThan(0.9);
  });
});
