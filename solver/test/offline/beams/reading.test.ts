/** Reading inputs: keys and choices in any spelling, values of the right kind and size, contradictions named. */

import { expect, test } from "vitest";
import { read } from "../../../src/offline/beams/reading.ts";
import { library } from "../../../src/sections/included.ts";

const given = (inputs: unknown) => read(inputs, "check", library());
const CHECK = { span_m: 6, section: "IPE300" };
const refusal = (code: string, field: string | null) => expect.objectContaining({ name: "InputError", code, field });

test("what was not given has its default, or is null", () => {
  const inputs = given(CHECK);
  expect([inputs.number("span_m"), inputs.text("support"), inputs.number("uls_factor"), inputs.value("udl")]).toEqual([
    6,
    "simply_supported",
    1.35,
    null,
  ]);
  expect(inputs.given("support")).toEqual([]);
});

test.each([[{ Span: 6, PROFILE: "IPE300" }], [{ length: 6, section: "IPE300" }]])(
  "keys in any case and by their other names: %j",
  (body) => {
    expect([given(body).number("span_m"), given(body).text("section")]).toEqual([6, "IPE300"]);
  },
);

test.each([
  ["support", "Simply Supported", "simply_supported"],
  ["support", "simply-supported", "simply_supported"],
  ["material", "s355", "steel_S355"],
  ["material", "STEEL S355", "steel_S355"],
])("a choice of %s: %s is %s", (field, written, meant) => expect(given({ ...CHECK, [field]: written }).text(field)).toBe(meant));

test.each<[string, unknown, string, string | null]>([
  ["no object", [], "not_an_object", null],
  ["an unknown key", { ...CHECK, colour: 1 }, "unknown_key", "colour"],
  ["a number in quotes", { ...CHECK, span_m: "6" }, "wrong_type", "span_m"],
  ["no finite number", { ...CHECK, udl: Infinity }, "wrong_type", "udl"],
  ["an empty name", { ...CHECK, section: " " }, "empty", "section"],
  ["an unknown choice", { ...CHECK, support: "hung" }, "unknown_choice", "support"],
  ["a span of nothing", { ...CHECK, span_m: 0 }, "out_of_range", "span_m"],
  ["a factor of nought", { ...CHECK, uls_factor: 0 }, "out_of_range", "uls_factor"],
  ["metres for a fraction", { ...CHECK, point_position: 3 }, "out_of_range", "point_position"],
  ["no span", { section: "IPE300" }, "missing", "span_m"],
  ["two spans", { ...CHECK, length: 7 }, "conflict", "span_m"],
])("%s is refused", (_, body, code, field) => expect(() => given(body)).toThrow(refusal(code, field)));

test("bounds are allowed", () => {
  expect(given({ ...CHECK, span_m: 0.01, point_position: 1 }).number("span_m")).toBe(0.01);
  expect(given({ ...CHECK, span_m: 1000, point_position: 0 }).number("span_m")).toBe(1000);
});

test("one thing said twice alike is no contradiction, a section in two spellings neither", () => {
  expect(given({ ...CHECK, span: 6, profile: "ipe 300" }).number("span_m")).toBe(6);
});

test("a sign of nothing is none", () => expect(given({ ...CHECK, udl: -0 }).number("udl")).toBe(0));
