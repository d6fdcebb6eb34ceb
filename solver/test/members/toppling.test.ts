/** Members that turn over as a whole on soft supports: critical moments of rigid motions, by equilibrium. */

import { describe, expect, test } from "vitest";
import { withSwing } from "../../src/members/toppling.ts";
import { printed } from "../checks/fake.ts";
import { CLAMP, checked, cutBeam, even, type Structure } from "../checks/held.ts";

const L = 4;

describe("a cantilever whose support gives way in twist and sideways", () => {
  const cantilever = (rx: number | "fixed", rz: number | "fixed", load = 1e3): Structure => ({
    ...cutBeam(L, [], { N0: { ux: "fixed", uy: "fixed", uz: "fixed", rx, ry: "fixed", rz } }),
    loads: { node_loads: [{ node: "end", fz: -load }] },
  });
  const m_cr = (structure: Structure): number => printed(checked(structure).D!, "ltb", "Mcr");
  test("M·φ twists it and M·θ turns it: M = √(kx·kz), far below what the member itself would bear", () => {
    // kx = 5 kN·m/rad, kz = 0.1 kN·m/rad: √0.5 = 0.707 kN·m.
    const found = m_cr(cantilever(5e3, 100));
    expect(found).toBeLessThanOrEqual(Math.sqrt(0.5));
    expect(found).toBeGreaterThan(0.9 * Math.sqrt(0.5));
    expect(checked(cantilever(5e3, 100)).D!.verdict).toBe("fail");
  });
  test("either of the two held, it does not swing", () => {
    expect(m_cr(cantilever(5e3, "fixed"))).toBeGreaterThan(5);
    expect(m_cr(cantilever("fixed", 100))).toBeGreaterThan(20);
  });
  test("the softer the support, the smaller the critical moment", () => {
    const found = [1e7, 1e6, 1e5, 1e4, 1e3].map((k) => m_cr(cantilever(k, k)));
    expect(found).toEqual([...found].sort((a, b) => b - a));
  });
});

describe("a beam clamped in its plane alone at both ends", () => {
  const inPlane = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "free", ry: "fixed", rz: "free" } as const;
  const clamped = (design = {}): Structure => ({
    ...cutBeam(L, [], { N0: inPlane, end: inPlane }),
    loads: even(["M0"], 10e3),
    designs: [{ id: "D", members: ["M0"], ...design }],
  });
  test("nothing shows that its ends cannot swing round: no failure, but a question of what holds them", () => {
    const { verdict, verifications } = checked(clamped()).D!;
    expect(verdict).toBe("cannot_verify");
    expect(verifications.find(({ key }) => key === "ltb")!.reason).toMatch(
      /about z-z: nothing is shown .* hold one of them, or give lateral_restraints/,
    );
  });
  test("a length and a restraint between them show no more of its ends: asked, and no number made of nothing", () => {
    const { verdict, verifications } = checked(clamped({ l_lt: 3, lateral_restraints: [{ position: 0.5, flange: "both" }] })).D!;
    expect(verdict).toBe("cannot_verify");
    expect(verifications.filter(({ utilisation }) => Number.isNaN(utilisation))).toEqual([]);
  });
  test("both flanges declared as held at both ends, they are forks: Mcr lies above that of a beam pinned in its plane too", () => {
    const held = { lateral_restraints: [0, 1].map((position) => ({ position, flange: "both" })) };
    const { verdict } = checked(clamped(held)).D!;
    expect(verdict).toBe("pass");
    const forks = { ...inPlane, rx: "fixed", ry: "free" } as const;
    const pinned: Structure = { ...cutBeam(L, [], { N0: forks, end: forks }), loads: even(["M0"], 10e3) };
    expect(printed(checked(clamped(held)).D!, "ltb", "Mcr")).toBeGreaterThan(printed(checked(pinned).D!, "ltb", "Mcr"));
  });
});

describe("loads across the minor axis on the upper side", () => {
  const flat = (rx: number | "fixed", check = {}): Structure => ({
    ...cutBeam(L, [], {
      N0: { ux: "fixed", uy: "fixed", uz: "fixed", rx, ry: "free", rz: "free" },
      end: { ux: "free", uy: "fixed", uz: "fixed", rx: "free", ry: "free", rz: "free" },
    }),
    members: [["M0", "N0", "end", { rotation: 90 }]],
    loads: even(["M0"], 2e3),
    check,
  });
  // 2 kN/m · 4 m on the tip of a flange, 75 mm from the axis: 0.6 kN·m/rad; ten times that stands.
  test.each([
    ["1 N·m/rad", 1, "cannot_verify"],
    ["just short of ten times what turns it", 5.9e3, "cannot_verify"],
    ["a fork", "fixed", "pass"],
  ] as const)("%s", (_, rx, verdict) => expect(checked(flat(rx)).D!.verdict).toBe(verdict));
  test("at the axis they turn nothing over", () => expect(checked(flat(1, { load_height: "centre" })).D!.verdict).toBe("pass"));
  test("a clamped root stands", () => {
    const structure = { ...cutBeam(L, [], { N0: CLAMP }), loads: { node_loads: [{ node: "end", fy: 1e3 }] } };
    expect(checked(structure).D!.verdict).toBe("pass");
  });
});

test.each([
  ["what rounding leaves of a moment at a hinge turns nothing", 9.8e-12, 100],
  ["a moment on what resists nothing has no critical one", 50, null],
])("%s", (_, moment, expected) => {
  const end = { swing: { y: 0, z: 0 } };
  const held = { diagram: { moment: () => moment, line: { length: 4 } }, ends: { start: end, end }, holds: () => [] };
  expect(withSwing(100, 50, held as unknown as Parameters<typeof withSwing>[2])).toBe(expected);
});
