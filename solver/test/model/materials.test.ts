/** Materials by name: numbers of the standards, and the same answers as the numbers written out. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { strength } from "../../src/ec3/strength.ts";
import { plainModel } from "../../src/model/authoring/authored.ts";
import { plainMaterial } from "../../src/model/materials.ts";
import { library } from "../../src/model/sections/included.ts";
import { example } from "../examples.ts";

test("steel has the constants of EN 1993-1-1 3.2.6 and the strength of its grade by thickness", () => {
  const steel = plainMaterial({ id: "a", library: "S355J2" });
  expect(steel).toEqual({
    id: "a",
    type: "steel",
    grade: "S355J2",
    e: 210e9,
    g: 81e9,
    density: 7850,
    nu: 0.3,
    thermal_expansion: 12e-6,
    fy_rule: "product_standard",
  });
  const flange = (t: number) => ({ id: "s", a: 1, iy: 1, iz: 1, it: 1, shape: { type: "rhs" as const, h: 1, b: 1, t } });
  // EN 10025-2 Table 7 and EN 1993-1-1 Table 3.1; S420 of EN 10025-3 and -4.
  expect(strength(flange(0.02), steel).fy).toBe(345e6);
  expect(strength(flange(0.02), plainMaterial({ id: "a", library: "S355", fy_rule: "table_3_1" })).fy).toBe(355e6);
  expect(strength(flange(0.02), plainMaterial({ id: "a", library: "S420M" })).fy).toBe(400e6);
});

test("concrete has Ecm = 22·(fcm/10)^0.3 GPa of EN 1992-1-1 Table 3.1, rounded, fcm = fck + 8", () => {
  for (const grade of ["C12/15", "C20/25", "C30/37", "C40/50", "C50/60", "C70/85", "C90/105"]) {
    const fck = Number(/\d+/.exec(grade)![0]);
    const { e, g, type } = plainMaterial({ id: "c", library: grade });
    // The table rounds to whole GPa, halves either way.
    expect(Math.abs(e / 1e9 - 22 * ((fck + 8) / 10) ** 0.3)).toBeLessThan(0.65);
    expect(g).toBeCloseTo(e / 2.4, -3);
    expect(type).toBe("concrete");
  }
  expect(plainMaterial({ id: "c", library: "C30/37" }).e).toBe(33e9);
});

test("aluminium carries the lowest strength of its rows in EN 1999-1-1 Table 3.2b", () => {
  expect(plainMaterial({ id: "a", library: "EN AW-6005A-T6" })).toMatchObject({ type: "aluminium", e: 70e9, fy: 200e6, fu: 250e6 });
});

test("a named material gives the bits of the numbers it stands for, and the model sent stays as it is", () => {
  const model = example("portal-frame");
  const [own] = model.model.materials;
  const named = { ...model, model: { ...model.model, materials: [{ id: own!.id, library: "S355" }] } };
  const sent = JSON.stringify(named);
  const written = plainModel(named);
  expect(JSON.stringify(named)).toBe(sent);
  expect(plainModel(written)).toBe(written);
  expect(solve(named, { sections: library() }).load_cases[0]!.displacements).toEqual(
    solve(written, { sections: library() }).load_cases[0]!.displacements,
  );
});
