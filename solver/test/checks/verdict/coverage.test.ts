/** Coverage: every clause of a check is verified, not applicable or not covered, and says why. */

import { expect, test } from "vitest";
import type { CheckResult } from "../../../src/results/checks.ts";
import { type BeamCase, check, IPE300, mm, tabulated } from "../fake.ts";
import { checked } from "../held.ts";

const covered = (beam: Partial<BeamCase>): Record<string, CheckResult["coverage"][number]> =>
  Object.fromEntries(check({ section: mm("IPE300", "i", IPE300), length: 6, ...beam }).coverage.map((one) => [one.clause, one]));

test("a beam: what its forces call for is verified, the rest does not apply", () => {
  const found = covered({ q: 5e3 });
  for (const clause of ["6.2.5", "6.2.6", "6.2.9", "6.3.2"]) expect(found[clause]?.state).toBe("verified");
  for (const clause of ["6.2.3", "6.2.4", "6.2.7", "6.3.1", "6.3.3"]) expect(found[clause]).toMatchObject({ state: "not_applicable" });
  expect(found["6.2.3"]?.reason).toBe("no tension");
});

test("a declared restraint does not apply, in its own words", () =>
  expect(covered({ q: 5e3, check: { restrained: true } })["6.3.2"]).toMatchObject({
    state: "not_applicable",
    reason: expect.stringContaining("restrained"),
  }));

test("torsion of an open section is verified with the worst warping where none is stated; net sections of a tie are its connections' business", () => {
  expect(covered({ q: 5e3, mx: 5e3 })["6.2.7"]?.state).toBe("verified");
  expect(covered({ n: 50e3 })["6.2.3(2)b"]?.state).toBe("not_applicable");
});

test("torsional buckling of every open section is verified; a closed one needs none", () => {
  expect(covered({ n: -50e3 })["6.3.1.4"]?.state).toBe("verified");
  expect(covered({ section: tabulated("SHS150x8"), n: -50e3 })["6.3.1.4"]).toMatchObject({ state: "not_applicable" });
});

test("a refused member has no clause covered", () =>
  expect(Object.values(covered({ material: { type: "timber" } })).every(({ state }) => state === "not_covered")).toBe(true));

/** A post of 4 m on a pin, its head held by a hinge of stiffness k across: it leans at N = k·L, while no node moves. */
const sliding = (uy: number | string): CheckResult["coverage"][number] | undefined =>
  checked({
    nodes: { foot: [0, 0, 0], head: [0, 0, 4] },
    members: [["post", "foot", "head", { end_hinge: "slot" }]],
    hinges: [{ id: "slot", ux: "rigid", uy, uz: "rigid", rx: "rigid", ry: "free", rz: "free" }],
    supports: { foot: "fffrrf", head: "ffrfff" },
    loads: { member_loads: [{ member: "post", type: "point", position: 1, fz: -50e3 }] },
    designs: [{ id: "D", members: ["post"], l_cr_y: 4, l_cr_z: 4 }],
  }).D!.coverage.find(({ clause }) => clause === "5.2.1(3)");

test("an end that slides across its node sways where no node does: 5.2.1(3) is left open unless it is stiff", () => {
  // k·L/N = 8 is below 10; 80 is far above.
  expect(sliding(100e3)).toMatchObject({ state: "not_covered", reason: expect.stringContaining("slides across its node") });
  expect(sliding(1e6)?.state).toBe("verified");
  expect(sliding("rigid")?.state).toBe("verified");
});
