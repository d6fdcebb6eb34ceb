/** A pass says what it rests on beside the checks. */

import { expect, test } from "vitest";
import { asGiven } from "../../../src/checks/verdict/load_assumptions.ts";
import type { CheckModel } from "../../../src/topology/context.ts";

const said = (...load_cases: { nature: string; self_weight?: number }[]): string =>
  asGiven({ model: { load_cases } } as unknown as CheckModel);

test("weight that no load case has, and loads that no rule of EN 1990 knows", () => {
  expect(said({ nature: "permanent", self_weight: 1 }, { nature: "imposed", self_weight: 0 })).toBe("");
  expect(said({ nature: "permanent" }, { nature: "other", self_weight: 0 })).toBe(" Self-weight is in no load case.");
  expect(said({ nature: "other", self_weight: 1 })).toBe(
    " All loads are of nature 'other': their factors are as given, and none is judged by EN 1990.",
  );
  expect(said({ nature: "other" })).toContain(" Self-weight is in no load case. All loads");
});
