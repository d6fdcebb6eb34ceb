/** What an outline gives, beside which a section's own properties are judged: areas and moments by hand. */

import { expect, test } from "vitest";
import { properties as of } from "../../../src/model/validation/formed.ts";

test("a rectangle: bh, bh³/12, bh²/6, bh²/4", () => {
  const [h, b] = [0.3, 0.02];
  const found = of({ type: "rectangle", h, b });
  const expected = {
    a: b * h,
    iy: (b * h ** 3) / 12,
    iz: (h * b ** 3) / 12,
    wel_y: (b * h ** 2) / 6,
    wpl_y: (b * h ** 2) / 4,
    wpl_z: (h * b ** 2) / 4,
  };
  for (const [key, value] of Object.entries(expected)) expect(found[key]! / value).toBeCloseTo(1, 12);
});

test("a tube is the circle without its hole, and twists as it bends about both axes", () => {
  const [d, t] = [0.2, 0.01];
  const { a, iy, iz, it } = of({ type: "chs", d, t });
  const inner = d - 2 * t;
  expect(a! / ((Math.PI / 4) * (d ** 2 - inner ** 2))).toBeCloseTo(1, 12);
  expect(iy! / ((Math.PI / 64) * (d ** 4 - inner ** 4))).toBeCloseTo(1, 12);
  expect(iz).toBe(iy);
  expect(it! / (2 * iy!)).toBeCloseTo(1, 12);
});

test("an I without its radii: two flanges and a web", () => {
  const [h, b, tw, tf] = [0.3, 0.15, 0.0071, 0.0107];
  const plain = of({ type: "i", h, b, tw, tf });
  expect(plain["a"]! / (2 * b * tf + (h - 2 * tf) * tw)).toBeCloseTo(1, 12);
  expect(plain["iy"]! / ((b * h ** 3 - (b - tw) * (h - 2 * tf) ** 3) / 12)).toBeCloseTo(1, 12);
  // Iz (h − tf)²/4 of two equal flanges.
  expect(plain["iw"]! / ((plain["iz"]! * (h - tf) ** 2) / 4)).toBeCloseTo(1, 2);
  expect(of({ type: "i", h, b, tw, tf, r: 0.015 })).toEqual(plain);
});

test("a pair has twice the area and twice the torsion constant of one", () => {
  const leg = { h: 0.1, b: 0.1, t: 0.01 };
  const [one, two] = [of({ type: "angle", ...leg }), of({ type: "double_angle", ...leg, gap: 0.01 })];
  expect(two["a"]! / (2 * leg.t * (leg.h + leg.b - leg.t))).toBeCloseTo(1, 12);
  expect([two["a"], two["it"]]).toEqual([2 * one["a"]!, 2 * one["it"]!]);
});

test("with its radius an IPE300 has the area of the tables, 53.8 cm²", () => {
  expect(of({ type: "i", h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107 }, 0.015)["a"]! / 53.8e-4).toBeCloseTo(1, 3);
});

test("nothing is judged of a shape without formulas", () => expect(of({ type: "general" })).toEqual({}));
