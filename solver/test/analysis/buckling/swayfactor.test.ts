/** What is said of the factor of sway, EN 1993-1-1 5.2.1(3): found, proved to lie above, or not known. */

import { expect, test } from "vitest";
import { swayFactor } from "../../../src/analysis/buckling/swayfactor.ts";

const name = (combination: number): string => `U${combination}`;
const one = (combination: number, alpha_sway: number | null, sway_above: number | null, alpha_cr: number | null = 1.1) => ({
  ...{ combination, alpha_cr, alpha_sway, sway_above, failed: null },
});

test("the lowest factor that was found, with its combination", () => {
  expect(swayFactor([one(0, 4.321, null), one(1, 2.2362, null)], name)).toEqual({ said: "sway αcr = 2.24 in U1", low: true });
  expect(swayFactor([one(0, 12.5, null)], name)).toEqual({ said: "sway αcr = 12.50 in U0", low: false });
});

test("a count where none was found, the lowest of all combinations, and never rounded up past the limit", () => {
  expect(swayFactor([one(0, null, 10), one(1, 12.5, null)], name)).toEqual({ said: "sway αcr > 10 (proven)", low: false });
  expect(swayFactor([one(0, 9.9999, null)], name)).toEqual({ said: "sway αcr = 9.99 in U0", low: true });
  expect(swayFactor([one(0, null, 1234)], name)!.said).toBe("sway αcr > 100 (proven)");
});

test("what is not known is not needed where every check has 5.2.1(3) by other means, and one that leaves it open needs it", () => {
  const said = (...states: string[]): string =>
    swayFactor([one(0, null, null)], name, [{ coverage: states.map((state) => ({ clause: "5.2.1(3)", state })) }])!.said;
  const plain = "sway αcr not known in U0";
  expect(said("not_applicable", "verified")).toBe(`${plain}, nor needed`);
  for (const states of [["not_applicable", "not_covered"], []]) expect(said(...states)).toBe(plain);
});

test("that nothing is known, where nothing is; no word where nothing is compressed", () => {
  expect(swayFactor([one(0, 3, null), one(1, null, null)], name)!.said).toBe("sway αcr = 3.00 in U0; sway αcr not known in U1");
  const failed = { code: "unstable", message: "why" };
  expect(swayFactor([{ ...one(0, null, null, null), failed }], name)!.said).toBe("sway αcr not known in U0");
  expect(swayFactor([one(0, null, null, null)], name)).toBeNull();
});
