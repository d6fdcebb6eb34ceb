/** A beam on supports that only push or only pull: where it lifts off, by statics. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { difference, model, SECTION, STEEL, support } from "../building.ts";

type Any = Record<string, unknown>;

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const combination = (results: Results) => results.load_combinations[0]!;
const PLANE = { uy: "fixed", rx: "fixed", rz: "fixed" };

describe("a beam on supports that only push", () => {
  const SPAN = 5;
  const P = 20000;
  const ground = (id: string, pinned: boolean, uz: string | number): Any =>
    support(id, id, { ux: pinned ? "fixed" : "free", uz, ...PLANE, ry: "free" });
  const beam = (uz: string, fz: number, extra: Any = {}): Results =>
    solve(
      model({
        nodes: { A: [0, 0, 0], B: [SPAN, 0, 0], C: [2 * SPAN, 0, 0] },
        members: [
          { id: "1", start: "A", end: "B" },
          { id: "2", start: "B", end: "C" },
        ],
        supports: [ground("A", true, uz), ground("B", false, uz), ground("C", false, uz)],
        loads: { member_loads: [{ member: "1", type: "point", position: 0.5, fz }] },
        combinations: U,
        options: { shear_deformation: false },
        ...extra,
      }),
    );

  test("lifts off at the far end: P/2, P/2, and a straight tail at the slope P·L²/16EI", () => {
    const { reactions, displacements, idle_supports } = combination(beam("push", -P));
    expect([reactions[2], reactions[8], reactions[14]].map((force) => Math.round(force! * 1e4) / 1e4)).toEqual([P / 2, P / 2, 0]);
    expect(idle_supports).toEqual([[2, 2]]);
    expect(displacements[14]! / ((P * SPAN ** 3) / (16 * STEEL.e * SECTION.iy))).toBeCloseTo(1, 9);
  });

  test("fixed supports hold it down: −3P/32 at the far end (three-moment equation)", () => {
    expect(combination(beam("fixed", -P)).reactions[14]! / ((-3 * P) / 32)).toBeCloseTo(1, 9);
  });

  test("pulled upwards, supports that pull do the same in the mirror", () => {
    const { reactions, idle_supports } = combination(beam("pull", P));
    expect(reactions[8]! / (-P / 2)).toBeCloseTo(1, 9);
    expect(idle_supports).toEqual([[2, 2]]);
  });

  test("pushed the wrong way nothing holds: the combination fails by name", () => {
    expect(combination(beam("push", P)).failed!.code).toBe("unstable");
  });

  test("springs that only push let go as stiff ground does, and give way where they act", () => {
    const k = 5e6;
    const springs = (uz: unknown): Any[] => ["A", "B", "C"].map((id) => ({ ...ground(id, id === "A", uz as number), uz_only: "push" }));
    const { reactions, displacements, idle_supports } = combination(beam("push", -P, { supports: springs(k) }));
    expect([reactions[2], reactions[8], reactions[14]].map((force) => Math.round(force! * 1e4) / 1e4)).toEqual([P / 2, P / 2, 0]);
    expect(idle_supports).toEqual([[2, 2]]);
    expect(displacements[2]! / (-P / 2 / k)).toBeCloseTo(1, 9);
    // The tail goes on straight from the sunken support at the slope P·L²/16EI.
    expect(displacements[14]! / ((P * SPAN ** 3) / (16 * STEEL.e * SECTION.iy) - P / 2 / k)).toBeCloseTo(1, 9);
    expect(
      difference(combination(beam("push", -P, { supports: springs("fixed") })).reactions, combination(beam("push", -P)).reactions),
    ).toBe(0);
    expect(combination(beam("push", P, { supports: springs(k) })).failed!.code).toBe("unstable");
  });

  test("ground that sinks lets go, ground that rises lifts", () => {
    const sunk = beam("push", -P, {
      loads: { member_loads: [{ member: "2", type: "point", position: 0.5, fz: -P }], support_displacements: [{ support: "B", uz: -1 }] },
    });
    expect(combination(sunk).idle_supports).toEqual([[1, 2]]);
    const raised = beam("push", -P, {
      loads: {
        node_loads: [
          { node: "A", fz: -P },
          { node: "C", fz: -P },
        ],
        support_displacements: [{ support: "B", uz: 0.5 }],
      },
    });
    expect(combination(raised).idle_supports).toEqual(
      [
        [0, 2],
        [2, 2],
      ].slice(0, combination(raised).idle_supports.length),
    );
  });
});
