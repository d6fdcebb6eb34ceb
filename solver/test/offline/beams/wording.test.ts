/** What is wrong with one input, in words that say what would be right. */

import { expect, test } from "vitest";
import type { Field } from "../../../src/offline/beams/tables.ts";
import { missing, outOfRange, shown, unknownChoice, unknownKeys, wrongType } from "../../../src/offline/beams/wording.ts";

const SPAN: Field = {
  name: "span_m",
  type: "number",
  description: "Span in metres.",
  aliases: ["span"],
  minimum: 0.01,
  maximum: 1000,
  unit: "m",
  mistaken_for: [1000, "mm"],
};
const PLACE: Field = { name: "place", type: "number", description: "Where.", minimum: 0, maximum: 1 };
const SUPPORT: Field = { name: "support", type: "string", description: "How.", choices: ["fixed", "cantilever"] };

test.each([
  ["text", "'text'"],
  [1 / 3, "0.333333"],
  [[1], "an array"],
  [{}, "an object"],
  [null, "null"],
  [true, "true"],
  ["x".repeat(80), `'${"x".repeat(60)}…'`],
])("%j is shown as %s", (value, words) => expect(shown(value)).toBe(words));

test("a number beyond its range: millimetres for metres and metres for a fraction are told", () => {
  expect(outOfRange(SPAN, "Span", 6000, undefined).message).toBe("'Span' is 6000; allowed: 0.01 to 1000 m (6000 mm would be 6)");
  expect(outOfRange(PLACE, "place", 3, 6).message).toBe("'place' is 3; allowed: 0 to 1 (3 of 6 m would be 0.5)");
  expect(outOfRange(SPAN, "span", -1, undefined).message).toBe("'span' is -1; allowed: 0.01 to 1000 m");
});

test("a number in quotes, and nothing where nothing is needed", () => {
  expect(wrongType(SPAN, "span", "6").message).toBe("'span' must be a number, got the string '6'; write it without quotes");
  expect(wrongType(SPAN, "span", null).message).toContain("leave the key out");
  expect(wrongType({ ...SPAN, required: true }, "span", null).message).not.toContain("leave the key out");
  expect(wrongType(SPAN, "span", Number.NaN).message).toContain("a finite number");
});

test("a choice is mistyped where its first letter is right", () => {
  expect(unknownChoice(SUPPORT, "fixd").message).toContain("nearest: fixed");
  expect(unknownChoice(SUPPORT, "mixed").message).not.toContain("nearest");
});

test("three unknown keys are told with what they stand for, the others counted", () => {
  const { field, message } = unknownKeys(["q", "spn", "zzz", "more", "still"], [SPAN], { q: "here it is udl" });
  expect(field).toBe("q");
  expect(message).toBe(
    "unknown key 'q' (here it is udl), unknown key 'spn' (nearest: span), unknown key 'zzz', and 2 more; the keys are span_m",
  );
});

test("all that is missing is told at once", () => {
  const { code, field, message } = missing([SPAN, SUPPORT]);
  expect([code, field]).toEqual(["missing", "span_m"]);
  expect(message).toBe("'span_m' (or span) is missing: span in metres. 'support' is missing: how.");
});
