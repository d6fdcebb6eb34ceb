/** What sections weigh: their area, and American tubes and pipes what AISC's tables list of the nominal wall. */

import { describe, expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { massOf } from "../../../src/design/mass.ts";
import { library } from "../../../src/model/sections/included.ts";
import { weighingArea } from "../../../src/model/sections/weighing.ts";
import { model, STEEL, support } from "../../building.ts";

const sections = library();
const G = 9.80665;
/** lb/ft in kg/m. */
const POUNDS = 0.45359237 / 0.3048;

/** A beam of 10 m on two supports under its own weight. */
const beam = (section: object, more: object = {}) =>
  model({
    nodes: { A: [0, 0, 0], B: [10, 0, 0] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("A", "A", "ffffrr"), support("B", "B", "rffrrr")],
    sections: [{ id: "section", ...section }],
    loads: { self_weight: 1 },
    ...more,
  });
const reaction = (section: object): number => {
  const { reactions } = solve(beam(section), { sections }).load_cases[0]!;
  return reactions[2]! + reactions[8]!;
};

// AISC Steel Construction Manual, tables 1-11 to 1-14: nominal weight, lb/ft; of pipe to the nearest 0.1.
describe.each([
  ["HSS6X6X3/8", 27.48],
  ["HSS12X4X1/4", 25.82],
  ["HSS6.000X0.375", 22.55],
  ["Pipe6STD", 18.97],
  ["Pipe4XS", 15.0],
])("%s of %d lb/ft", (name, pounds) => {
  const listed = pounds * POUNDS;

  test("stands on its supports with it", () => {
    expect(Math.abs(reaction({ library: name }) / (listed * G * 10) - 1)).toBeLessThan(2e-3);
    expect(reaction({ library: name })).toBeCloseTo(sections.find(name)!.mass_per_m * G * 10, 6);
  });
  test("has it in its mass, and in what vibrates", () => {
    expect(massOf(beam({ library: name }), sections)).toBeCloseTo(10 * sections.find(name)!.mass_per_m, 9);
    const { modal } = solve(beam({ library: name }, { analysis: { modal: { modes: 1 } } }), { sections });
    expect(modal!.total_mass).toBeCloseTo(10 * sections.find(name)!.mass_per_m, 6);
  });
  test("of another density it weighs by that", () => {
    expect(massOf(beam({ library: name }, { material: { density: 2700 } }), sections)).toBeCloseTo(
      (10 * sections.find(name)!.mass_per_m * 2700) / 7850,
      9,
    );
  });
});

test("no other family of the library weighs anything but its area", () => {
  const heavier = sections
    .families()
    .filter(({ names }) => names.some((name) => weighingArea(sections.find(name)!) !== sections.find(name)!.a));
  expect(heavier.map(({ family, region, shape }) => `${region} ${family} ${shape}`)).toEqual(["US HSS rhs", "US HSS chs", "US PIPE chs"]);
  for (const { names } of heavier)
    for (const name of names) expect(weighingArea(sections.find(name)!), name).toBe(sections.find(name)!.mass_per_m / 7850);
});

test.each(["IPE300", "HFSHS150x150x8", "W12X26", "C3X3.5", "TUBE168.3x7.1", "2L100x100x10/10"])(
  "%s weighs area times density, bit for bit",
  (name) => {
    const { a } = sections.find(name)!;
    expect(weighingArea(sections.find(name)!)).toBe(a);
    expect(massOf(beam({ library: name }), sections)).toBe(a * 10 * STEEL.density);
  },
);

test("by its own properties a tube weighs as its area says, whatever else stands beside them", () => {
  const { a, iy, iz, it } = sections.find("HSS6X6X3/8")!;
  expect(reaction({ a, iy, iz, it })).toBeCloseTo(a * STEEL.density * G * 10, 6);
  expect(reaction({ a, iy, iz, it, mass_per_m: 40.9 })).toBeCloseTo(a * STEEL.density * G * 10, 6);
});

test("a library that lists no mass is weighed by area", () => {
  const { mass_per_m: _, ...bare } = sections.find("HSS6X6X3/8")!;
  const found = { find: () => bare as never };
  expect(massOf(beam({ library: "HSS6X6X3/8" }), found)).toBe(bare.a * 10 * STEEL.density);
});
