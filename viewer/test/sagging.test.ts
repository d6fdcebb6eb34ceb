/** A tie that its weight bends is no measure of how far the structure moves. */
import { type Model, solve } from "handoff-solver";
import { expect, it } from "vitest";
import { combinationKey } from "../src/model/set_keys.ts";
import { shapeValues } from "../src/solving/curves.ts";

const E = 2.1e11;
const ROD = { id: "rod", a: 3.1416e-4, iy: 7.854e-9, iz: 7.854e-9, it: 1.5708e-8 };
const held = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" } as const;

/** A beam of 6 m under 1 kN/m, and a tie of 8 m and 20 mm beside it, each on pins of its own. */
const model = {
  schema_version: "1.0",
  model: {
    nodes: [0, 6, 0, 8].map((x, i) => ({ id: `N${i}`, x, y: i < 2 ? 0 : 2, z: 0 })),
    materials: [{ id: "S", type: "steel", e: E, g: 8.1e10, density: 7850, nu: 0.3, thermal_expansion: 1.2e-5 }],
    sections: [{ id: "beam", a: 5.38e-3, iy: 8.356e-5, iz: 6.04e-6, it: 2.01e-7 }, ROD],
    members: [
      { id: "B", start: "N0", end: "N1", section: "beam", material: "S" },
      { id: "T", start: "N2", end: "N3", section: "rod", material: "S", type: "truss" },
    ],
    supports: [0, 1, 2, 3].map((i) => ({ id: `S${i}`, node: `N${i}`, ...held })),
    load_cases: [{ id: "G", nature: "permanent", self_weight: 1, member_loads: [{ member: "B", type: "distributed", fz: -1000 }] }],
    load_combinations: [{ id: "C", limit_state: "SLS", terms: [{ load_case: "G", factor: 1 }] }],
  },
} as unknown as Model;

it("is drawn straight and told apart, and the beam's own sag is the largest displacement", () => {
  const { largest, sag, samples } = shapeValues(solve(model), combinationKey("C"), 11, new Set(["T"]));
  // 5/384·w·L⁴/EI of each, w of the tie 7850·9.80665·A
  const beam = ((5 / 384) * (1000 + 7850 * 9.80665 * 5.38e-3) * 6 ** 4) / (E * 8.356e-5);
  const tie = ((5 / 384) * 7850 * 9.80665 * ROD.a * 8 ** 4) / (E * ROD.iy);
  expect(largest.member).toBe(0);
  expect(largest.value / beam).toBeCloseTo(1, 2);
  expect(sag).toMatchObject({ member: 1 });
  expect(sag!.value / tie).toBeCloseTo(1, 3);
  expect(Math.max(...samples.subarray(33).map(Math.abs))).toBe(0);
});

it("is drawn straight beside one that bends further, though it bends less than the structure moves", () => {
  const { sections, members, nodes, supports } = model.model;
  // A sag goes with A·L⁴/I: of four times the diameter and a quarter of the length it is 1/4096 of the tie's 783 mm; the beam's is 1.4 mm.
  const thick = { id: "thick", a: 16 * ROD.a, iy: 256 * ROD.iy, iz: 256 * ROD.iz, it: 256 * ROD.it };
  const two = {
    ...model,
    model: {
      ...model.model,
      nodes: [...nodes, { id: "N4", x: 0, y: 4, z: 0 }, { id: "N5", x: 2, y: 4, z: 0 }],
      sections: [...sections, thick],
      members: [...members, { ...members[1]!, id: "K", start: "N4", end: "N5", section: "thick" }],
      supports: [...supports!, ...[4, 5].map((i) => ({ ...supports![0]!, id: `S${i}`, node: `N${i}` }))],
    },
  } as Model;
  const { sag, samples } = shapeValues(solve(two), combinationKey("C"), 11, new Set(["T", "K"]));
  expect(sag).toMatchObject({ member: 1 });
  expect(Math.max(...samples.subarray(33).map(Math.abs))).toBe(0);
  const alone = shapeValues(solve(two), combinationKey("C"), 11, new Set(["K"]));
  expect(alone.sag).toBeNull();
  expect(Math.max(...alone.samples.subarray(66).map(Math.abs))).toBeGreaterThan(0);
});

it("stays a part of the shape where it bends less than the structure moves, or is no bar", () => {
  const [beside, bending] = [["B"], []].map((bars) => shapeValues(solve(model), combinationKey("C"), 11, new Set(bars)));
  expect(bending).toMatchObject({ sag: null, largest: { member: 1 } });
  expect(beside).toMatchObject({ sag: null, largest: { member: 1 } });
});
