/** Combinations with their cases as indices; what names no case is refused with its place. */

import { expect, test } from "vitest";
import type { LoadCombination } from "../../src/generated/model.ts";
import { readCombinations } from "../../src/model/combinations.ts";

const cases = new Map([
  ["G", 0],
  ["Q", 1],
]);
const combination = (id: string, ...terms: [string, number][]): LoadCombination =>
  ({ id, limit_state: "ULS", terms: terms.map(([load_case, factor]) => ({ load_case, factor })) }) as LoadCombination;

test("terms keep their order and factors", () => {
  expect(readCombinations([combination("U", ["Q", 1.5], ["G", -1])], cases)).toEqual([
    {
      id: "U",
      limitState: "ULS",
      terms: [
        { load_case: 1, factor: 1.5 },
        { load_case: 0, factor: -1 },
      ],
    },
  ]);
});

test("a case that is not there, and an id twice", () => {
  const refused = (path: string) => expect.objectContaining({ code: "invalid_model", details: expect.objectContaining({ path }) });
  expect(() => readCombinations([combination("U", ["G", 1], ["Z", 1])], cases)).toThrow(
    refused("model.load_combinations[0].terms[1].load_case"),
  );
  expect(() => readCombinations([combination("U", ["G", 1]), combination("U", ["Q", 1])], cases)).toThrow(
    refused("model.load_combinations[1].id"),
  );
});
