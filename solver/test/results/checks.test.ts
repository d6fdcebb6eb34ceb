/** Check results as `schemas/results.json` describes them. */

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import schema from "../../../schemas/results.json" with { type: "json" };
import { type BeamCase, check, IPE300, mm } from "../checks/fake.ts";

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile({
  $ref: "#/$defs/check_result",
  $defs: schema.$defs,
});
const i = mm("IPE300", "i", IPE300);

test.each<[string, Partial<BeamCase>]>([
  ["a beam", { q: 5e3 }],
  ["a beam-column", { q: 2e3, n: -50e3, mz: [1e3, 0], check: { use_f: true } }],
  ["restrained", { q: 5e3, check: { restrained: true } }],
  ["a member without a design member", { q: 5e3, design: null }],
  ["torsion not covered", { q: 5e3, mx: 1e3 }],
  ["refused", { q: 5e3, material: { type: "timber" } }],
  ["no load", {}],
])("%s", (_, beam) => {
  validate(check({ section: i, length: 6, ...beam }));
  expect(validate.errors).toBeNull();
});
