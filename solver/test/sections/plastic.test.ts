import { expect, it } from "vitest";
import { plastic } from "../../src/sections/plastic.js";

it("of a stem as wide as its flange is a rectangle's", () => {
  expect(plastic(200, 30, 30, 20, 0)).toBeCloseTo((30 * 200 ** 2) / 4, 4);
});

it("of two rectangles follows from where half of the area lies", () => {
  const [h, b, tw, tf] = [150, 75, 4, 11];
  const up = (b * tf + tw * (h - tf)) / 2 / b; // the line lies in the flange, so far below its top
  const expected = (b * up ** 2) / 2 + (b * (tf - up) ** 2) / 2 + tw * (h - tf) * (tf - up + (h - tf) / 2);
  expect(plastic(h, b, tw, tf, 0)).toBeCloseTo(expected, 4);
});

it("a fillet adds its own moment about a line in the flange", () => {
  // The integral is smallest at the line sought, so that a small fillet adds its own moment about the line that was there.
  const [h, b, tw, tf, r] = [150, 75, 4, 11, 0.5];
  const gained = plastic(h, b, tw, tf, r) - plastic(h, b, tw, tf, 0);
  const up = (b * tf + tw * (h - tf)) / 2 / b;
  const own = (1 - Math.PI / 4) * r * r * (tf - up) + (5 / 6 - Math.PI / 4) * r ** 3;
  expect(gained / own).toBeCloseTo(1, 2);
});
