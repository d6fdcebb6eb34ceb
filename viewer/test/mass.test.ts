/** What members weigh, in all and by section. */
import type { Model } from "handoff-solver";
import { expect, it } from "vitest";
import { measure } from "../src/format/units.ts";
import { heavierThanArea, memberMass } from "../src/model/mass.ts";

const node = (id: string, x: number, z: number) => ({ id, x, y: 0, z });
const member = (id: string, start: string, end: string, section: string) => ({ id, start, end, section, material: "S" });
const model = {
  schema_version: "1.0",
  model: {
    nodes: [node("A", 0, 0), node("B", 0, 3), node("C", 4, 3)],
    materials: [{ id: "S", density: 7850 }],
    sections: [
      { id: "col", library: "HEB200" },
      { id: "beam", a: 0.002 },
    ],
    members: [member("1", "A", "B", "col"), member("2", "B", "C", "beam"), member("3", "A", "C", "beam")],
  },
} as unknown as Model;
const full = { iy: 1e-5, iz: 1e-5, it: 1e-6 };
const resolved = new Map([
  ["col", { id: "col", a: 0.01, ...full }],
  ["beam", { id: "beam", a: 0.002, ...full }],
]);

it("is area times length times density: 3 m of 0.01 m² and 4 m + 5 m of 0.002 m², 7850 kg/m³", () => {
  expect(memberMass(model, resolved)).toBeCloseTo(7850 * (0.03 + 0.018), 9);
  expect(memberMass(model, resolved, "beam")).toBeCloseTo(7850 * 0.018, 9);
});

it("has tubes as heavy as they are listed, and says which: 40.895 kg/m of HSS6X6X3/8, 27.48 lb/ft, over 3 m", () => {
  const listed = new Map(resolved).set("col", { id: "col", a: 0.0048872, mass_per_m: 40.895, ...full } as never);
  expect(memberMass(model, listed, "col")).toBeCloseTo(3 * 40.895, 9);
  expect(memberMass(model, listed)).toBeCloseTo(3 * 40.895 + 7850 * 0.018, 9);
  expect(heavierThanArea(listed)).toEqual(["col"]);
  expect(heavierThanArea(resolved)).toEqual([]);
});

it("is not known while a section is not", () => {
  expect(memberMass(model, null)).toBeNull();
  expect(memberMass(model, new Map([["beam", { a: 0.002 }]]))).toBeNull();
});

it("is written in kilograms and pounds, 0.45359237 kg each", () => {
  expect(measure(376.8, "mass", "kN")).toBe("377 kg");
  expect(measure(376.8, "mass", "SI")).toBe("376.8 kg");
  expect(measure(376.8, "mass", "kip")).toBe("831 lb");
});
