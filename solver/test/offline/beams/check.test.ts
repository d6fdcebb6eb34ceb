/** check-beam: buckling lengths by the supports, the method by the section, and a beam that validates and solves. */

import { expect, test } from "vitest";
import { solve } from "../../../src/index.ts";
import { checkBeam as checkBeamWith } from "../../../src/offline/beams/check.ts";
import { validate } from "../../../src/offline/validation/index.ts";
import { library } from "../../../src/sections/included.ts";

const sections = library();
const checkBeam = (inputs: object) => checkBeamWith({ span_m: 6, section: "IPE300", ...inputs }, sections);

test("a beam by simple inputs validates and solves", () => {
  const { model, note } = checkBeam({ section: "ipe 300", udl: 10 });
  expect(note).toContain("Self-weight is not included");
  expect(validate(model, { sections })).toEqual({ valid: true, errors: [], warnings: [] });
  // wl²/8 with the ULS factor 1.35: 60.75 kN·m, EN sign of a sagging moment.
  const { load_combinations } = solve(model, { sections });
  expect(
    Math.max(...load_combinations[0]!.extrema.my.max.map(Math.abs), ...load_combinations[0]!.extrema.my.min.map(Math.abs)),
  ).toBeCloseTo(60750, 3);
});

test.each([
  // Euler's cases: pinned at both ends 1, free at one 2, fixed at both 0.5.
  ["simply_supported", 6],
  ["cantilever", 12],
  ["fixed", 3],
])("the buckling length of a beam that is %s", (support, l_cr) => {
  expect(checkBeam({ support }).model.model.design_members![0]).toMatchObject({ l_cr_y: l_cr, l_cr_z: l_cr, l_lt: 6 });
});

test("6.3.2.3 is for I sections alone, and a channel's load acts through its shear centre", () => {
  const made = (section: string) => {
    const { analysis, model } = checkBeam({ section }).model;
    return [(analysis!.checks![0] as { ltb_method: string }).ltb_method, model.design_members![0]!.load_line];
  };
  expect(made("IPE300")).toEqual(["rolled", undefined]);
  expect(made("UPE200")).toEqual(["general", "shear_centre"]);
});

test("a bearing in mm is one in m, and no bearing is none", () => {
  expect(checkBeam({ bearing_mm: 80 }).model.model.design_members![0]!.stiff_bearing_length).toBe(0.08);
  expect(checkBeam({}).model.model.design_members![0]).not.toHaveProperty("stiff_bearing_length");
});

test("a load of nought is none, both may act, and a place without a load is said to do nothing", () => {
  const loads = (inputs: object) => checkBeam(inputs).model.model.load_cases[0]!.member_loads!.map(({ type }) => type);
  expect(loads({ udl: 0 })).toEqual([]);
  expect(loads({ udl: 3, point_load: 4 })).toEqual(["distributed", "point"]);
  expect(checkBeam({ udl: 3, point_position: 0.2 }).note).toContain("point_position has no effect");
});
