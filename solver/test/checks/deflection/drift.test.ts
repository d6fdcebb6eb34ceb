/** Storeys of a line: floors where level members or plates meet it, and the whole height. */

import { describe, expect, test } from "vitest";
import { storeysOf } from "../../../src/checks/deflection/drift.ts";
import { Joints } from "../../../src/topology/joints.ts";
import { type Line, lineOf } from "../../../src/topology/line.ts";
import { beamContext, tabulated } from "../fake.ts";
import { CLAMP, checked, type Structure } from "../held.ts";

/** The fake's beam of two pieces, stood up by its axes; `beam` frames in at its middle node. */
function line(upright: boolean, beam: boolean, more: object = {}): [Line, Joints] {
  const context = beamContext({ section: tabulated("IPE300"), length: 7, cuts: [3] });
  const members = [...context.model.model.members, ...(beam ? [{ id: "B", start: "N1", end: "X" }] : [])];
  const joints = new Joints({ ...context, model: { ...context.model, model: { ...context.model.model, members, ...more } } });
  const own = ["M1", "M2"].map((id) => context.member(id)).filter((one) => one !== undefined);
  const up = { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0] } as const;
  return [
    lineOf(
      own.map((member) => (upright ? { ...member, axes: up } : member)),
      joints,
    ),
    joints,
  ];
}

test("a floor where a beam frames in: two storeys and the whole", () =>
  expect(storeysOf(...line(true, true))).toEqual([
    { a: 0, b: 3, height: 3, way: null },
    { a: 3, b: 7, height: 4, way: null },
    { a: 0, b: 7, height: 7, way: null },
  ]));

test("without one the column is one storey; a beam has none", () => {
  expect(storeysOf(...line(true, false))).toEqual([{ a: 0, b: 7, height: 7, way: null }]);
  expect(storeysOf(...line(false, false))).toBeNull();
});

test("a level that the model names is a floor, and a corner of a plate", () => {
  const named = line(true, false, { storeys: [{ id: "1", z: 0 }] });
  expect(storeysOf(...named)).toHaveLength(3);
  expect(storeysOf(...line(true, false, { storeys: [{ id: "1", z: 2 }] }))).toHaveLength(1);
  expect(storeysOf(...line(true, false, { plates: [{ id: "P", nodes: ["N1", "a", "b", "c"] }] }))).toHaveLength(3);
});

describe("a cantilever column of 3 m, H at its head: H·s²·(3h − s)/(6EI) at s", () => {
  const [H, h, s] = [8e3, 3, 2];
  const EI = 210e9 * 8356e-8;
  const at = (z: number): number => (H * z * z * (3 * h - z)) / (6 * EI);
  const [whole, upper] = [(at(h) * 300) / h, ((at(h) - at(s)) * 300) / (h - s)];
  const members: Structure["members"] = [
    ["c0", "A", "E"],
    ["c1", "E", "C"],
  ];
  const drift = (more: Partial<Structure>, check: object = {}) =>
    checked({
      nodes: { A: [0, 0, 0], E: [0, 0, s], C: [0, 0, h], G: [0.8, 0, h], K: [0.8, 0, s + 0.2], L: [0, 1, s] },
      members,
      supports: { A: CLAMP, G: CLAMP, K: CLAMP, L: CLAMP },
      loads: { node_loads: [{ node: "C", fx: H }] },
      hinges: [
        { id: "pin", ry: "free", rz: "free" },
        { id: "slack", ux: "free", ry: "free", rz: "free" },
        { id: "across", ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" },
      ],
      designs: [{ id: "col", members: ["c0", "c1"] }],
      check: { type: "deflection", measure: "drift", limit_ratio: 300, ...check },
      ...more,
    }).col!;
  const slack = { start_hinge: "slack", end_hinge: "pin" };
  const isWhole = (found: ReturnType<typeof drift>): void => {
    expect(found.utilisation).toBeCloseTo(whole, 6);
    expect(found.governing?.title).toBe("Storey drift over 3.00 m, A to C");
  };
  const isUpper = (found: ReturnType<typeof drift>): void => {
    expect(found.utilisation).toBeCloseTo(upper, 6);
    expect(found.governing?.title).toBe("Storey drift over 1.00 m, E to C");
  };
  // Each slides along itself, so that the column is none the stiffer for it.
  test("a knee brace at 51° makes no floor", () => isWhole(drift({ members: [...members, ["k", "E", "G", slack]] })));
  test("a bar that rises 14° does, as does a beam across the drift", () => {
    isUpper(drift({ members: [...members, ["b", "E", "K", slack]] }));
    isUpper(drift({ members: [...members, ["b", "E", "L", { start_hinge: "across" }]] }));
  });
  test("a support is a floor along what it holds alone", () => {
    const supports = { A: CLAMP, G: CLAMP, K: CLAMP, L: CLAMP, E: "rfrrrr" };
    isWhole(drift({ supports }));
    isWhole(drift({ supports }, { axis: "z" }));
    const loads = { node_loads: [{ node: "C", fy: H }] };
    // A propped cantilever over s that sticks out by c: H·c²·(3s + 4c)/(12EI).
    for (const check of [{}, { axis: "y" }]) {
      const aside = drift({ supports, loads }, check);
      expect(aside.utilisation).toBeCloseTo((300 * H * (3 * s + 4)) / (12 * 210e9 * 604e-8), 2);
      expect(aside.governing?.title).toBe("Storey drift over 1.00 m, E to C");
    }
    isUpper(drift({ supports: { ...supports, E: { ux: 1e-3, uy: "fixed", uz: "free", rx: "free", ry: "free", rz: "free" } } }));
  });
});
