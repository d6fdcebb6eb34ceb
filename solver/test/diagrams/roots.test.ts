/** Roots on an interval: polynomials built from known roots give them back. */

import { expect, test } from "vitest";
import { rootsWithin } from "../../src/diagrams/roots.ts";
import { random } from "../building.ts";

function fromRoots(roots: number[], scale: number): Float64Array {
  let c = [scale];
  for (const root of roots) {
    const next = new Array<number>(c.length + 1).fill(0);
    c.forEach((value, i) => {
      next[i]! -= root * value;
      next[i + 1]! += value;
    });
    c = next;
  }
  return Float64Array.from([...c, ...new Array<number>(5 - c.length).fill(0)]);
}

test("separated real roots inside the interval are all found", () => {
  const next = random(4);
  const out = new Float64Array(5);
  for (let round = 0; round < 2000; round++) {
    const degree = 1 + Math.floor(4 * next());
    const roots = Array.from({ length: degree }, (_, i) => (i + 0.2 + 0.6 * next()) * 2 - 1.5);
    const count = rootsWithin(fromRoots(roots, 10 ** (6 * next() - 3)), degree, 5, out);
    const expected = roots.filter((root) => root > 0 && root < 5).sort((a, b) => a - b);
    expect(count).toBe(expected.length);
    expected.forEach((root, i) => expect(out[i]).toBeCloseTo(root, 8));
  }
});

test("no roots: constants, and parabolas that stay on one side", () => {
  const out = new Float64Array(5);
  expect(rootsWithin(Float64Array.from([3, 0, 0, 0, 0]), 4, 1, out)).toBe(0);
  expect(rootsWithin(Float64Array.from([0, 0, 0, 0, 0]), 4, 1, out)).toBe(0);
  expect(rootsWithin(Float64Array.from([1, 0, 1, 0, 0]), 2, 1, out)).toBe(0);
});
