/** Beams by simple inputs: models that validate and solve, and refusals with their code, field and words. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { checkBeam as checkBeamWith, createBeam as createBeamWith, InputError } from "../../../src/model/beams/index.ts";
import { library } from "../../../src/model/sections/included.ts";
import { validate } from "../../../src/model/validation/index.ts";

const sections = library();
const checkBeam = (inputs: object) => checkBeamWith({ span_m: 6, section: "IPE300", ...inputs }, sections);
const createBeam = (inputs: object) => createBeamWith({ span_m: 6, ...inputs }, sections).model.model;
const refusal = (code: string, field: string | null) => expect.objectContaining({ name: "InputError", code, field });

test("a beam by simple inputs validates and solves", () => {
  const { model, note } = checkBeam({ section: "ipe 300", udl: 10 });
  // 53.8 cm² of steel weigh 0.414 kN/m.
  expect(note).toContain("Self-weight is not included (IPE300: 0.414 kN/m).");
  expect(validate(model, { sections })).toEqual({ valid: true, errors: [], warnings: [] });
  // wl²/8 with the ULS factor 1.35: 60.75 kN·m, EN sign of a sagging moment.
  const { load_combinations } = solve(model, { sections });
  expect(
    Math.max(...load_combinations[0]!.extrema.my.max.map(Math.abs), ...load_combinations[0]!.extrema.my.min.map(Math.abs)),
  ).toBeCloseTo(60750, 3);
});

test("the title says the section, the span and the loads with their places", () => {
  expect(checkBeam({}).model.settings!.title).toBe("IPE300, 6 m, simply supported, no load");
  expect(checkBeam({ udl: 10, point_load: -5 }).model.settings!.title).toBe(
    "IPE300, 6 m, simply supported, 10 kN/m + 5 kN upward at mid-span",
  );
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

test("two beams share nothing that one of them could change", () => {
  const [one, other] = [createBeam({}), createBeam({})];
  one.supports[0]!.ux = "free";
  expect(other.supports[0]!.ux).toBe("fixed");
});

test.each<[object, object[]]>([
  [{}, [{ type: "distributed", fz: -10_000 }]],
  [{ udl: 16.1 }, [{ type: "distributed", fz: -16_100 }]],
  [{ load_type: "point", load_kn: 4 }, [{ type: "point", position: 0.5, fz: -4000 }]],
  [{ point_load: -4, load_position_frac: 0.2 }, [{ type: "point", position: 0.2, fz: 4000 }]],
  [{ point_load: 4, load_kn: 4 }, [{ type: "point", fz: -4000 }]],
  [{ load_kn: 0 }, []],
])("%j acts as %j", (inputs, expected) => {
  const { member_loads } = createBeam(inputs).load_cases[0]!;
  expect(member_loads).toMatchObject(expected);
  expect(member_loads).toHaveLength(expected.length);
});

test("without a name the section is a rectangle, b·h and b·h³/12", () => {
  const [section] = createBeam({ height_mm: 300, width_mm: 20 }).sections;
  expect(section).toMatchObject({ name: "300 × 20 mm", shape: { type: "rectangle", h: 0.3, b: 0.02 } });
  const { a, iy } = section as { a: number; iy: number };
  expect([a, iy * 1e6]).toEqual([expect.closeTo(0.006, 12), expect.closeTo(45, 9)]);
  expect(createBeam({ section: "IPE300", height_mm: 300 }).sections[0]).toMatchObject({ library: "IPE300" });
});

test.each([
  // EN 10025-2 Table 6: ReH by the thickest plate, flanges of 10.7 and 39 mm, a wall of 8 mm; EN 1999-1-1 for aluminium.
  ["IPE300", "S355", 355e6],
  ["HEM300", "S235", 225e6],
  ["SHS150x150x8", "s 275", 275e6],
  ["IPE300", "aluminium_6061", 240e6],
  ["IPE300", "concrete_C30", undefined],
])("%s of %s yields at %d Pa", (section, material, fy) => expect(createBeam({ section, material }).materials[0]!.fy).toBe(fy));

test.each<[string, unknown, string, string | null]>([
  ["no object", [], "not_an_object", null],
  ["an unknown key", { span_m: 6, constructor: 1 }, "unknown_key", "constructor"],
  ["a prototype", JSON.parse('{"span_m": 6, "__proto__": 1}'), "unknown_key", "__proto__"],
  ["a number in quotes", { span_m: "6" }, "wrong_type", "span_m"],
  ["an empty name", { span_m: 6, section: " " }, "empty", "section"],
  ["an unknown choice", { span_m: 6, support: "hung" }, "unknown_choice", "support"],
  ["metres for a fraction", { span_m: 6, load_position_frac: 3 }, "out_of_range", "load_position_frac"],
  ["no span", { section: "IPE300" }, "missing", "span_m"],
  ["two spans", { span_m: 6, length: 7 }, "conflict", "span_m"],
  ["two kinds of load", { span_m: 6, point_load: 4, udl: 4 }, "conflict", "point_load"],
  ["a kind and its contrary", { span_m: 6, udl: 4, load_type: "point" }, "conflict", "load_kn"],
  ["an unknown section", { span_m: 6, section: "IPE310" }, "unknown_section", "section"],
  ["more than the last band of a standard", { span_m: 6, height_mm: 1000, width_mm: 1000 }, "no_strength", "material"],
])("%s is refused", (_, body, code, field) => {
  expect(() => createBeamWith(body, sections)).toThrow(refusal(code, field));
  expect(() => createBeamWith(body, sections)).toThrow(InputError);
});

test("keys and choices in any spelling, one thing said twice alike", () => {
  const inputs = { Span: 6, length: 6, PROFILE: "IPE300", section: "ipe 300", support: "Simply-Supported", grade: "s355" };
  expect(createBeamWith(inputs, sections)).toEqual(createBeamWith({ span_m: 6, section: "IPE300", material: "steel_S355" }, sections));
  expect(createBeamWith(Object.assign(Object.create(null), { span_m: 6 }), sections)).toEqual(createBeamWith({ span_m: 6 }, sections));
});

test("refusals say what would be right", () => {
  expect(() => createBeam({ section: "IPE310" })).toThrow(/^unknown section 'IPE310'; nearest: IPE300, IPE330/);
  expect(() => createBeam({ span_m: 6000 })).toThrow("'span_m' is 6000; allowed: 0.01 to 1000 m (6000 mm would be 6)");
  expect(() => createBeam({ heigth_mm: 1 })).toThrow("unknown key 'heigth_mm' (nearest: height_mm)");
  expect(() => createBeam({ support: "𝄞".repeat(61) })).toThrow(`'${"𝄞".repeat(60)}…'`);
});
