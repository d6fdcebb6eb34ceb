/** Textbook results from first principles, each with the formula it is held to. */

import { describe, expect, test } from "vitest";
import { type Results, solve, stations } from "../../src/api/index.ts";
import { hinge, model, SECTION, STEEL, support } from "../building.ts";

const EIY = STEEL.e * SECTION.iy;
const L = 6;
const NODES = { A: [0, 0, 0], B: [L, 0, 0] } as Record<string, [number, number, number]>;
const SIMPLE = [support("A", "A", "ffffrr"), support("B", "B", "rfffrr")];
const CLAMPED = [support("A", "A", "ffffff"), support("B", "B", "ffffff")];
const CANTILEVER = [support("A", "A", "ffffff")];

function bar(supports: Record<string, unknown>[], member_loads: object[], more: object = {}): Results {
  return solve(
    model({
      nodes: NODES,
      members: [{ id: "M", start: "A", end: "B", ...("member" in more ? (more.member as object) : {}) }],
      supports: supports,
      loads: { member_loads: member_loads.map((load) => ({ member: "M", ...load })) },
      ...more,
    }),
  );
}
const set = (results: Results): Results["load_cases"][number] => results.load_cases[0]!;
const close = (got: number, expected: number): void => expect(Math.abs(got - expected)).toBeLessThan(1e-9 * Math.abs(expected) + 1e-12);

describe("deflections and moments of single beams (Roark, Table 8.1)", () => {
  test("simple span, triangular load: Mmax = qL²/(9√3) at L/√3; wmax = 0.00652 qL⁴/EI at 0.5193 L", () => {
    const q = 12000;
    const { extrema } = set(bar(SIMPLE, [{ type: "distributed", fz: 0, fz_end: -q }]));
    close(extrema.my.max[0]!, (q * L * L) / (9 * Math.sqrt(3)));
    close(extrema.my.max_x[0]!, L / Math.sqrt(3));
    // x where 15x⁴ − 30L²x² + 7L⁴ = 0
    const x = L * Math.sqrt(1 - Math.sqrt(8 / 15));
    expect(extrema.deflection_z.min_x[0]!).toBeCloseTo(x, 9);
    close(-extrema.deflection_z.min[0]!, (q * x * (3 * x ** 4 - 10 * L * L * x * x + 7 * L ** 4)) / (360 * EIY * L));
  });

  test("simple span, point load off centre: wmax = P·b·(L²−b²)^1.5/(9√3·L·EI) at √((L²−b²)/3)", () => {
    const [P, b] = [30000, 2];
    const { extrema } = set(bar(SIMPLE, [{ type: "point", position: (L - b) / L, fz: -P }]));
    close(-extrema.deflection_z.min[0]!, (P * b * (L * L - b * b) ** 1.5) / (9 * Math.sqrt(3) * L * EIY));
    expect(extrema.deflection_z.min_x[0]!).toBeCloseTo(Math.sqrt((L * L - b * b) / 3), 9);
  });

  test("simple span, moment at a third: M jumps by M0, reactions ±M0/L", () => {
    const M0 = 9000;
    const results = bar(SIMPLE, [{ type: "moment", position: 1 / 3, my: M0 }]);
    close(set(results).reactions[2]!, -M0 / L);
    const { x, my } = stations(results, "M", "L", 2);
    expect(x.length).toBe(4);
    close(my[2]! - my[1]!, M0);
    close(my[2]!, (2 / 3) * M0);
  });

  test("clamped beam, partial uniform load: end moments by integrating P·a·b²/L²", () => {
    const [q, from, to] = [10000, 1.5, 4];
    const { end_forces } = set(bar(CLAMPED, [{ type: "distributed", start: from / L, end: to / L, fz: -q }]));
    const primitive = (a: number): number => (q * ((a * a * L * L) / 2 - (2 * L * a ** 3) / 3 + a ** 4 / 4)) / (L * L);
    close(-end_forces[4]!, primitive(to) - primitive(from));
  });

  test("clamped beam, uniform load with shear deformation: moments unchanged qL²/12, midspan adds qL²/(8GA)", () => {
    const q = 10000;
    const avz = 2.57e-3;
    const { extrema, end_forces } = set(bar(CLAMPED, [{ type: "distributed", fz: -q }], { section: { avz } }));
    close(-end_forces[4]!, (q * L * L) / 12);
    close(-extrema.deflection_z.min[0]!, (q * L ** 4) / (384 * EIY) + (q * L * L) / (8 * STEEL.g * avz));
  });

  test("shear deformation can be turned off", () => {
    const results = solve(
      model({
        nodes: NODES,
        members: [{ id: "M", start: "A", end: "B" }],
        supports: CANTILEVER,
        section: { avz: 1e-4 },
        loads: { node_loads: [{ node: "B", fz: -1000 }] },
        options: { shear_deformation: false },
      }),
    );
    close(-set(results).displacements[8]!, (1000 * L ** 3) / (3 * EIY));
  });

  test("self-weight acts along −Z with 9.80665 m/s²", () => {
    const results = solve(
      model({
        nodes: NODES,
        members: [{ id: "M", start: "A", end: "B" }],
        supports: SIMPLE,
        cases: [{ id: "L", nature: "permanent", self_weight: 1 }],
      }),
    );
    close(set(results).reactions[2]!, (9.80665 * STEEL.density * SECTION.a * L) / 2);
  });

  test("semi-rigid end: M = (qL²/12)·(1 − …) by the spring's share, θ·k = M", () => {
    const [q, k] = [10000, 4e6];
    const results = solve(
      model({
        nodes: NODES,
        members: [{ id: "M", start: "A", end: "B", start_hinge: "s", end_hinge: "s" }],
        hinges: [hinge("s", { ry: k })],
        supports: CLAMPED,
        loads: { member_loads: [{ member: "M", type: "distributed", fz: -q }] },
      }),
    );
    // Slope at a simple end qL³/24EI is undone by end moments M: M·L/2EI + M/k = qL³/24EI.
    const M = (q * L ** 3) / (24 * EIY) / (L / (2 * EIY) + 1 / k);
    close(-set(results).end_forces[4]!, M);
    // The member's own end has turned by M/k although its node is clamped.
    close(set(results).hinged_ends[4]!, M / k);
    close(set(results).displacements[4]!, 0);
  });

  test("shear hinge: both parts of a clamped beam cut in its middle bend as cantilevers", () => {
    const q = 8000;
    const results = solve(
      model({
        nodes: { A: [0, 0, 0], C: [L / 2, 0, 0], B: [L, 0, 0] },
        members: [
          { id: "1", start: "A", end: "C" },
          { id: "2", start: "C", end: "B", start_hinge: "cut" },
        ],
        hinges: [hinge("cut", { uz: "free", ry: "free" })],
        supports: CLAMPED,
        loads: { member_loads: [{ member: "1", type: "distributed", fz: -q }] },
      }),
    );
    close(-set(results).displacements[8]!, (q * (L / 2) ** 4) / (8 * EIY));
    expect(Math.abs(set(results).end_forces[12 + 4]!)).toBeLessThan(1e-6);
    // The far part does not move: its own start stays behind.
    expect(Math.abs(set(results).hinged_ends[2]!)).toBeLessThan(1e-12);
  });
});

describe("axes and directions", () => {
  test("an inclined member: projected snow counts per metre of plan", () => {
    const load = (axes: string): number[] =>
      set(
        solve(
          model({
            nodes: { A: [0, 0, 0], B: [4, 0, 3] },
            members: [{ id: "M", start: "A", end: "B" }],
            supports: SIMPLE,
            loads: { member_loads: [{ member: "M", type: "distributed", axes, fz: -1000 }] },
          }),
        ),
      ).equilibrium.loads;
    close(load("projected")[2]!, -4000);
    close(load("global")[2]!, -5000);
    // Local z of a rising member leans back: (−0.6, 0, 0.8).
    close(load("local")[0]!, 3000);
    close(load("local")[2]!, -4000);
  });

  test("a member turned by 90° carries gravity on its minor axis", () => {
    const { extrema } = set(bar(SIMPLE, [{ type: "distributed", fz: -1000 }], { member: { rotation: 90 } }));
    close(Math.max(-extrema.mz.min[0]!, extrema.mz.max[0]!), (1000 * L * L) / 8);
    expect(Math.abs(extrema.my.max[0]!)).toBeLessThan(1e-6);
    close(extrema.deflection.max[0]!, (5 * 1000 * L ** 4) / (384 * STEEL.e * SECTION.iz));
  });

  test("local axes of a vertical member: y is global Y", () => {
    const { members } = solve(
      model({ nodes: { A: [0, 0, 0], B: [0, 0, 3] }, members: [{ id: "M", start: "A", end: "B" }], supports: CANTILEVER }),
    );
    expect(members.axes).toEqual([0, 0, 1, 0, 1, 0, -1, 0, 0]);
  });

  test("an angle bends out of the plane of its load: Iy·Iz − Iyz² governs", () => {
    const angle = { a: 0.00194, iy: 1.77e-6, iz: 1.77e-6, it: 7e-8, iyz: -1.04e-6 };
    const P = 1000;
    const results = solve(
      model({
        nodes: NODES,
        members: [{ id: "M", start: "A", end: "B" }],
        supports: CANTILEVER,
        section: angle,
        loads: { node_loads: [{ node: "B", fz: -P }] },
      }),
    );
    const factor = (-P * L ** 3) / (3 * STEEL.e * (angle.iy * angle.iz - angle.iyz ** 2));
    close(set(results).displacements[8]!, factor * angle.iz);
    close(set(results).displacements[7]!, factor * -angle.iyz);
  });

  test("offsets: a column load eccentric by 0.2 m puts P·e on the base", () => {
    const results = solve(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, 3] },
        members: [{ id: "M", start: "A", end: "B", start_offset: [0.2, 0, 0], end_offset: [0.2, 0, 0] }],
        supports: CANTILEVER,
        loads: { member_loads: [{ member: "M", type: "point", position: 1, fz: -5000 }] },
      }),
    );
    close(Math.abs(set(results).reactions[4]!), 1000);
    expect(results.members.length[0]).toBe(3);
  });

  test("a warm bar between walls pushes E·A·α·ΔT, a free one only grows", () => {
    const hot = bar(CLAMPED, [{ type: "temperature", dt: 30 }]);
    close(-set(hot).end_forces[0]!, STEEL.e * SECTION.a * STEEL.thermal_expansion * 30);
    const free = bar(CANTILEVER, [{ type: "temperature", dt: 30, gradient_y: 40 }]);
    close(set(free).displacements[6]!, STEEL.thermal_expansion * 30 * L);
    // Warmer on +y: the tip bends towards −y by α·g·L²/2.
    close(set(free).displacements[7]!, (-STEEL.thermal_expansion * 40 * L * L) / 2);
    expect(Math.abs(set(free).end_forces[5]!)).toBeLessThan(1e-6);
  });

  test("rotation of a support by 1° turns a cantilever rigidly", () => {
    const results = solve(
      model({
        nodes: NODES,
        members: [{ id: "M", start: "A", end: "B" }],
        supports: CANTILEVER,
        loads: { support_displacements: [{ support: "A", ry: 1 }] },
      }),
    );
    close(set(results).displacements[8]!, (-Math.PI / 180) * L);
    expect(Math.max(...set(results).end_forces.map(Math.abs))).toBeLessThan(1e-6);
  });

  test("a settling spring: half of a soft support's movement reaches a beam of equal stiffness", () => {
    const k = (3 * EIY) / L ** 3;
    const results = solve(
      model({
        nodes: NODES,
        members: [{ id: "M", start: "A", end: "B" }],
        supports: [...CANTILEVER, support("B", "B", { ux: "free", uy: "free", uz: k, rx: "free", ry: "free", rz: "free" })],
        loads: { support_displacements: [{ support: "B", uz: -0.02 }] },
      }),
    );
    close(set(results).displacements[8]!, -0.01);
    close(set(results).reactions[8]!, -k * 0.01);
  });
});
