/** What does not fit its definition: every fault at its own field, one for each mistake. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VALIDATORS } from "../../../src/generated/validators.js";
import { faults, fits } from "../../../src/offline/validation/shape.ts";
import { told } from "./judged.ts";

const published = JSON.parse(readFileSync(new URL("../../../data/schemas.json", import.meta.url), "utf8")) as {
  definitions: Record<string, { examples: unknown[] }>;
};
const NODE = { id: "A", x: 0, y: 0, z: 0 };
const MATERIAL = { id: "S", type: "steel", e: 2.1e11, g: 8.1e10, density: 7850 };
const SECTION = { id: "s", a: 0.01, iy: 1e-4, iz: 1e-5, it: 1e-6 };
const SUPPORT = { id: "S", node: "A", ux: "fixed", uy: "fixed", uz: "fixed", rx: "free", ry: "free", rz: "free" };
const CHECK = { id: "c", type: "deflection", limit_state: "SLS", limit_ratio: 250 };
const without = (entity: object, key: string) => Object.fromEntries(Object.entries(entity).filter(([name]) => name !== key));

test.each<[kind: string, value: unknown, ...issues: string[]]>([
  ["node", NODE],
  ["node", { ...NODE, x: "0" }, "x wrong_type"],
  ["node", without(NODE, "x"), "x missing_field"],
  ["node", { ...NODE, id: "" }, "id empty_text"],
  ["node", { ...NODE, id: "x".repeat(65) }, "id text_too_long"],
  ["node", { ...NODE, colour: 1, x_note: "mine" }, "colour unknown_key"],
  ["material", { ...MATERIAL, density: -5 }, "density out_of_range"],
  ["material", { ...MATERIAL, type: "stel" }, "type not_in_enum"],
  ["support", { ...SUPPORT, ux: "loose" }, "ux not_a_stiffness"],
  ["support", { ...SUPPORT, ux: 0 }, "ux not_a_stiffness"],
  ["design_member", { id: "D", members: [] }, "members wrong_count"],
  ["member_load", { member: "M", type: "distributed" }, " no_component"],
  ["check", CHECK, " no_target"],
  ["check", { ...CHECK, all: true, members: ["M"] }, " several_targets"],
  ["member", { id: "M", start: "A", end: "B", section: "s", material: "m", start_offset: [0, "far"] }, "start_offset wrong_count"],
  // A misspelt key is one mistake, a name beside properties too, and so is neither of both.
  ["member", { id: "M", start: "A", end: "B", secton: "s", material: "m" }, "secton unknown_key"],
  ["section", { ...SECTION, library: "IPE300" }, "library library_and_properties"],
  ["section", { id: "s" }, " no_section_properties"],
  ["section", without(SECTION, "it"), "it missing_field"],
])("%s %j: %s", (kind, value, ...issues) => {
  expect(told(faults(kind, value, []))).toEqual(issues);
  expect(fits(kind, value)).toBe(!issues.length);
});

test("a fault stands below where its value does", () => {
  expect(told(faults("node", { ...NODE, z: null }, ["model", "nodes", 3]))).toEqual(["model.nodes[3].z wrong_type"]);
});

test.each(Object.keys(VALIDATORS))("the examples of %s fit it", (kind) => {
  const { examples } = published.definitions[kind]!;
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((example) => !fits(kind, example))).toEqual([]);
});
