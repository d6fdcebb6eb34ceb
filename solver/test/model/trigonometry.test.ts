/** Our own sine and cosine: exact at quarter turns, as good as the engine's elsewhere. */

import { expect, test } from "vitest";
import { turn } from "../../src/model/trigonometry.ts";

test("multiples of 90° are exact", () => {
  const exact: [number, number, number][] = [
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
    [-90, -1, 0],
    [360, 0, 1],
    [-270, 1, 0],
  ];
  for (const [degrees, sin, cos] of exact) expect([turn(degrees).sin + 0, turn(degrees).cos + 0]).toEqual([sin, cos]);
});

test("30° and 45° have their textbook values", () => {
  expect(turn(30).sin).toBeCloseTo(0.5, 15);
  expect(turn(45).cos).toBeCloseTo(Math.SQRT1_2, 15);
});

test("any angle lies on the unit circle, near the engine's own values", () => {
  for (let degrees = -360; degrees <= 360; degrees += 0.37) {
    const { sin, cos } = turn(degrees);
    expect(Math.abs(sin * sin + cos * cos - 1)).toBeLessThan(1e-15);
    expect(Math.abs(sin - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(2e-15);
  }
});
