/** Which diagram a model opens with: bars are read by their normal forces, whatever else bends by its own weight. */
import { expect, test } from "vitest";
import { areBars } from "../src/picture/choices.ts";

const range = (...values: number[]) => ({ min: new Float64Array(values.length), max: Float64Array.from(values), minBy: null, maxBy: null });

test("a truss bent by its own weight consists of bars, a frame with one bent beam does not", () => {
  // Chord, diagonal and an idle vertical of 3 m: 0.9, 0.2 and 0.1 kN·m from their own weight.
  const lengths = [3, 3.6, 3];
  const n = range(250e3, 120e3, 0);
  const mz = range(0, 0, 0);
  expect(areBars({ n, my: range(900, 200, 100), mz }, lengths)).toBe(true);
  // A bottom chord of 3 m goes on stiffly into an end panel without a force, where its neighbour bends it by 0.9 kN·m.
  expect(areBars({ n: range(280e3, 120e3, 0), my: range(900, 200, 900), mz }, lengths)).toBe(true);
  // A beam between columns that carry a whole building: small beside their forces, and yet what it is there for.
  expect(areBars({ n: range(5000e3, 5000e3, 0), my: range(0, 0, 150e3), mz }, [4, 4, 6])).toBe(false);
  expect(areBars({ n, my: mz, mz: range(0, 30e3, 0) }, lengths)).toBe(false);
});
