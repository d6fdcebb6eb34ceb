/** From which share of the largest angle on a member takes part in a mode of sway. */

import { describe, expect, test } from "vitest";
import { takingPart } from "../../../src/analysis/buckling/swaying.ts";
import { random } from "../../building.ts";

const of = (...shares: number[]): number => takingPart(Float64Array.from(shares));

describe("takingPart", () => {
  test("a tenth is always in, three hundredths never", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed);
      const found = of(1, ...Array.from({ length: Math.floor(12 * next()) }, () => 0.2 * next()));
      expect(found).toBeLessThanOrEqual(0.1);
      expect(found).toBeGreaterThanOrEqual(0.03);
    }
  });
  test("the limit lies in the widest gap: who is just short of a tenth is in, with all that are like it", () => {
    expect(of(1, 0.0999)).toBeLessThan(0.0999);
    expect(of(1, 0.0999, 0.09, 0.08)).toBeLessThan(0.08);
    expect(of(1, 0.031, 0.035)).toBeGreaterThan(0.035);
  });
  test("what cutting moves by two in a hundred moves nobody across it", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed);
      // Three members somewhere around the limit leave a gap of 30 % or more.
      const shares = [1, ...Array.from({ length: 3 }, () => 0.02 + 0.1 * next())];
      const least = of(...shares);
      for (const share of shares) expect(Math.abs(share / least - 1)).toBeGreaterThan(0.02);
    }
  });
});
