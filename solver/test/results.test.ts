/** Results keep their published shape: every run validates against schemas/results.json. */

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { solve, VERSION } from "../src/api/index.ts";
import { model, support } from "./building.ts";
import { slabs } from "./fingerprint.ts";
import { randomFrame } from "./frames.ts";

const read = (path: string): any => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const schema = read("../../schemas/results.json");
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

test("results of random frames validate against the schema, before and after JSON", () => {
  for (let seed = 0; seed < 20; seed++) {
    const results = solve(randomFrame(seed));
    const text = JSON.stringify(results);
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
  }
});

test("results of plates validate too", () => {
  for (const text of slabs()) {
    const results = solve(JSON.parse(text));
    expect(validate(JSON.parse(JSON.stringify(results))), JSON.stringify(validate.errors)).toBe(true);
    expect(results.load_cases[0]!.plate_forces).toHaveLength(8 * (results.plates.nodes.length + results.plates.ids.length));
  }
});

test("results with checks validate too, and every check has something to show", () => {
  const document = JSON.parse(
    JSON.stringify(
      model({
        nodes: { A: [0, 0, 0], B: [6, 0, 0] },
        members: [{ id: "M", start: "A", end: "B" }],
        supports: [support("A", "A", "ffffrr"), support("B", "B", "rfffrr")],
        loads: { member_loads: [{ member: "M", type: "distributed", fz: -10000 }] },
        material: { grade: "S355", fy_rule: "product_standard" },
        section: {
          iw: 1.26e-7,
          avz: 2.568e-3,
          wel_y: 5.571e-4,
          wel_z: 8.05e-5,
          wpl_y: 6.284e-4,
          wpl_z: 1.252e-4,
          fabrication: "hot_rolled",
          shape: { type: "i", h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107, r: 0.015 },
        },
        combinations: [
          { id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1.5 }] },
          { id: "S", limit_state: "SLS", terms: [{ load_case: "L", factor: 1 }] },
        ],
        analysis: {
          checks: [
            { id: "steel", type: "en1993_1_1", design_members: ["D"], limit_state: "ULS" },
            { id: "sag", type: "deflection", design_members: ["D"], limit_state: "SLS", limit_ratio: 300 },
          ],
        },
      }),
    ),
  );
  document.model.design_members = [{ id: "D", members: ["M"] }];
  const results = solve(document);
  expect(validate(JSON.parse(JSON.stringify(results))), JSON.stringify(validate.errors)).toBe(true);
  expect(results.checks.map((check) => check.check)).toEqual(["steel", "sag"]);
  for (const check of results.checks) expect(check.utilisation).toBeGreaterThan(0);
  // 5qL⁴/384EI over L/300
  const sag = (5 * 10000 * 6 ** 4) / (384 * 2.1e11 * 8.356e-5) + (10000 * 36) / (8 * 8.1e10 * 2.568e-3);
  expect(results.checks[1]!.utilisation).toBeCloseTo(sag / (6 / 300), 6);
});

test("every property of the schema is described", () => {
  const walk = (node: any, path: string): void => {
    for (const [key, property] of Object.entries<any>(node.properties ?? {})) {
      const target = property.$ref ? schema.$defs[property.$ref.split("/").pop()] : property;
      expect(property.description ?? target.description, `${path}.${key}`).toBeTruthy();
      walk(property, `${path}.${key}`);
      if (property.items) walk(property.items, `${path}.${key}[]`);
    }
  };
  walk(schema, "results");
  for (const [name, definition] of Object.entries(schema.$defs)) walk(definition, name);
});

test("the version is the package's", () => {
  expect(VERSION).toBe(read("../package.json").version);
  expect(solve(randomFrame(0)).results_version).toBe(schema.properties.results_version.const);
});
