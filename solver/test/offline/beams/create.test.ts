/** create-beam: one load of the kind that is asked for, and contradictions refused. */

import { expect, test } from "vitest";
import { createBeam as createBeamWith } from "../../../src/offline/beams/create.ts";
import { library } from "../../../src/sections/included.ts";

const createBeam = (inputs: object) => createBeamWith({ span_m: 6, ...inputs }, library()).model.model;
const loads = (inputs: object) => createBeam(inputs).load_cases[0]!.member_loads;

test.each<[object, object[]]>([
  [{}, [{ type: "distributed", fz: -10_000 }]],
  [{ udl: 4 }, [{ type: "distributed", fz: -4000 }]],
  [{ load_type: "point", load_kn: 4 }, [{ type: "point", position: 0.5, fz: -4000 }]],
  [{ point_load: -4, load_position_frac: 0.2 }, [{ type: "point", position: 0.2, fz: 4000 }]],
  [{ point_load: 4, load_kn: 4 }, [{ type: "point", fz: -4000 }]],
  [{ load_kn: 0 }, []],
])("%j acts as %j", (inputs, expected) => {
  expect(loads(inputs)).toMatchObject(expected);
  expect(loads(inputs)).toHaveLength(expected.length);
});

test.each([
  [{ point_load: 4, udl: 4 }, "point_load"],
  [{ point_load: 4, load_type: "udl" }, "point_load"],
  [{ point_load: 4, load_kn: 5 }, "point_load"],
  [{ udl: 4, load_type: "point" }, "load_kn"],
])("%j contradicts itself", (inputs, field) => {
  expect(() => createBeam(inputs)).toThrow(expect.objectContaining({ code: "conflict", field }));
});

test("without a name the section is a rectangle, b·h and b·h³/12", () => {
  const [section] = createBeam({ height_mm: 300, width_mm: 20 }).sections;
  expect(section).toMatchObject({ shape: { type: "rectangle", h: 0.3, b: 0.02 } });
  const { a, iy } = section as { a: number; iy: number };
  expect([a, iy * 1e6]).toEqual([expect.closeTo(0.006, 12), expect.closeTo(45, 9)]);
  expect(createBeam({ section: "IPE300", height_mm: 300 }).sections[0]).toMatchObject({ library: "IPE300" });
});

test("refusals have their code and the nearest names", () => {
  expect(() => createBeam({ section: "IPE310" })).toThrow(/^unknown section 'IPE310'; nearest: IPE300, IPE330/);
  const refused = { code: "unknown_key", field: "constructor", name: "InputError" };
  expect(() => createBeam({ constructor: 1 })).toThrow(expect.objectContaining(refused));
});
