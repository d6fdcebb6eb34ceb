import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listing } from "../../../src/model/sections/listing.js";
import { shapedProperties } from "../../../src/model/sections/made.js";
import { openLibrary } from "../../../src/model/sections/whole.js";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../../data/sections.json", import.meta.url), "utf-8")));

it("a flat has the properties of its rectangle", () => {
  const { a, iy, wel_y, wpl_y, mass_per_m } = library.find("FL100x10")!;
  expect([a, iy, wel_y, wpl_y]).toEqual([1e-3, 8.333333e-7, 1.666667e-5, 2.5e-5]);
  expect(mass_per_m).toBe(7.85);
});

it("a round bar twists with twice its second moment", () => {
  const { iy, it: twist } = library.find("RD20")!;
  expect(iy).toBeCloseTo((Math.PI * 0.02 ** 4) / 64, 14);
  expect(twist / iy).toBeCloseTo(2, 5);
});

it("a square box twists as Bredt says, and its walls beside", () => {
  const [side, t] = [0.288, 0.012];
  expect(library.find("BOX300x300x12")!.it).toBeCloseTo(side ** 3 * t + (4 * side * t ** 3) / 3, 9);
});

it("a tee is half of what it is cut from", () => {
  const [whole, half] = [library.find("HEB200")!, library.find("T-HEB200")!];
  expect(half.a).toBeCloseTo(whole.a / 2, 8);
  expect(half.iz).toBeCloseTo(whole.iz / 2, 10);
  expect([half.family, half.standard, half.range]).toEqual(["T", whole.standard, "made of HEB200"]);
});

it("a pair stands off by half its gap", () => {
  const [one, pair] = [library.find("UPN200")!, library.find("2UPN200/12")!];
  expect(pair.a).toBe(2 * one.a);
  expect(pair.iz).toBeCloseTo(2 * (one.iz + one.a * (one.centroid_y! + 0.006) ** 2), 10);
});

it("a web thicker than its flanges twists no less than from end to end with the outstands beside it, and little more", () => {
  const { it: twist } = shapedProperties({ type: "i", h: 0.2, b: 0.1, tw: 0.025, tf: 0.005 });
  // Long rectangles, Timoshenko and Goodier art. 109: l·s³/3·(1 − 0.63·s/l).
  const bar = (long: number, short: number): number => ((long * short ** 3) / 3) * (1 - (0.63 * short) / long);
  const least = bar(0.2, 0.025) + 4 * bar(0.0375, 0.005);
  expect(twist).toBeGreaterThan(least);
  expect(twist).toBeLessThan(1.01 * least);
});

it("a flange thicker than wide leaves It above zero: a flat of 10 with a thinner one under it", () => {
  const { it: twist, iy, iz } = shapedProperties({ type: "tee", h: 0.06, b: 0.01, tw: 0.005, tf: 0.03 });
  expect(twist).toBeGreaterThan(((0.03 * 0.01 ** 3) / 3) * (1 - 0.63 / 3));
  expect(twist).toBeLessThan((4 * iy * iz) / (iy + iz));
});

it("dimensions without a name make the section that the name makes", () => {
  const named = library.find("WI800x300x12x20")!;
  expect({ ...shapedProperties({ type: "i", h: 0.8, b: 0.3, tw: 0.012, tf: 0.02 }), name: named.name }).toEqual(named);
});

it.each([
  ["flat 100 x 10", "FL100x10"],
  ["½ IPE 300", "T-IPE300"],
  ["2 L100x10 / 10", "2L100x100x10/10"],
  ["2L 100x150x10/8", "2L100x150x10/8"],
  ["2U200/12", "2UPN200/12"],
  ["WI 800x300x12x20x8", "WI800x300x12x20x8"],
])("%s is %s", (written, name) => {
  expect(library.canonical(written)).toBe(name);
});

const impossible = [
  "T IPN300",
  "1/2 RHS200x100x8",
  "2IPE300",
  "T-L100x10",
  "TUBE 40x20",
  "FL 0.1x0.01",
  "WI 800x12x12x20",
  "BOX 40x300x12x20",
];

it.each([...impossible, `FL${"9".repeat(40)}x10`, `2L5x${"9".repeat(30)}x5`])("%s cannot be", (written) => {
  expect(library.canonical(written)).toBeUndefined();
  expect(library.find(written)).toBeUndefined();
});

it("every family has an example that is made", () => {
  for (const { family, example, shape } of listing(library).made)
    expect(library.find(example)).toMatchObject({ family, shape: { type: shape } });
});
