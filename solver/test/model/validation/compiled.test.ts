/** The compiled schemas decide as the published ones say, and what they refuse is explained. */

import { expect, test } from "vitest";
import { explain } from "../../../src/generated/rules/validation/explain.ts";
import { FITS } from "../../../src/generated/validators.js";
import { definitions, fits, resolved } from "../../../src/model/validation/compiled.ts";
import { told } from "./judged.ts";

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
  expect(told(explain({ $ref: `#/$defs/${kind}` }, value, []))).toEqual(issues);
  expect(fits(kind).isValid(value)).toBe(!issues.length);
});

test("an infinite number is none", () => {
  expect(told(explain({ $ref: "#/$defs/node" }, { ...NODE, z: Infinity }, ["model", "nodes", 3]))).toEqual(["model.nodes[3].z wrong_type"]);
  expect(fits("node").isValid({ ...NODE, z: Number.NaN })).toBe(false);
});

test("a reference stands for its definition, and its own description wins", () => {
  expect(resolved({ $ref: "#/$defs/id" })).toBe(definitions()["id"]);
  expect(resolved({ $ref: "#/$defs/id", description: "Its node." })).toMatchObject({ description: "Its node.", type: "string" });
});

const WITH_EXAMPLES = Object.keys(FITS).filter((kind) => definitions()[kind]!.examples);

test.each(WITH_EXAMPLES)("the examples of %s fit it", (kind) => {
  const examples = definitions()[kind]!.examples!;
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((example) => !fits(kind).isValid(example))).toEqual([]);
});

test("entities have examples", () => expect(WITH_EXAMPLES).toEqual(expect.arrayContaining(["node", "member", "section", "check"])));
