/** What outlasts what: a failure is never hidden behind an open point, nor an open point behind a pass. */

import { expect, test } from "vitest";
import { type Found, keep } from "../../src/checks/governing.ts";
import type { CheckCombination } from "../../src/topology/context.ts";

const found = (utilisation: number | null): Found => ({
  key: "bending",
  utilisation,
  reason: utilisation === null ? "not covered" : null,
  code: undefined,
  combination: {} as CheckCombination,
  station: null,
  member: null,
});

/** Whatever order they come in. */
function governing(...utilisations: (number | null)[]): number | null {
  const results = [utilisations, [...utilisations].reverse()].map((order) => {
    const worst = new Map<string, Found>();
    for (const one of order) keep(worst, found(one));
    return worst.get("bending")!.utilisation;
  });
  expect(results[0]).toBe(results[1]);
  return results[0]!;
}

test("of passes the largest", () => {
  expect(governing(0.2, 0.9, 0.5)).toBe(0.9);
});

test("what cannot be verified outlasts every pass", () => {
  expect(governing(0.2, null, 1)).toBeNull();
});

test("a failure outlasts what cannot be verified", () => {
  expect(governing(null, 1.01, 0.2)).toBe(1.01);
  expect(governing(null, Infinity)).toBe(Infinity);
});

test("of failures the largest, infinite ones too", () => {
  expect(governing(1.2, 40, 7)).toBe(40);
  expect(governing(1.2, Infinity)).toBe(Infinity);
});

test("a utilisation of one is a pass, whatever its last bit", () => {
  expect(governing(1 + 1e-12, null)).toBeNull();
});
