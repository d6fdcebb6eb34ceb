/** National annexes: what is offered has its values and a source, and nothing else is offered. */

import { expect, test } from "vitest";
import settings from "../../../../schemas/settings.json" with { type: "json" };
import { ANNEXES, curveAt } from "../../../src/checks/clauses/annexes.ts";

test("the schema offers exactly the annexes that have values, each with its source", () => {
  expect(Object.keys(ANNEXES)).toEqual(settings.properties.national_annex.enum);
  for (const { source, title } of Object.values(ANNEXES)) expect(source && title).toBeTruthy();
});

test("recommended values: Table 6.5 b and c at h/b = 2, λLT,0 = 0.4, β = 0.75; γM0 = γM1 = 1 (6.1(1))", () => {
  const { ltb, gamma_m0, gamma_m1 } = ANNEXES.none;
  expect([gamma_m0, gamma_m1]).toEqual([1, 1]);
  expect([1.9, 2, 2.1].map((ratio) => curveAt(ltb.rolled, ratio))).toEqual(["b", "b", "c"]);
  expect(ltb.rolled).toMatchObject({ lambda_0: 0.4, beta: 0.75 });
});
