import { expect, it } from "vitest";
import { shifted } from "../../src/sections/decimal.js";

it("moves the point, where a product would leave noise", () => {
  expect(16.1 * 1000).not.toBe(16100);
  expect(shifted(16.1, 3)).toBe(16100);
  expect(shifted(1.5e-7, -3)).toBe(1.5e-10);
  expect(shifted(-300, -3)).toBe(-0.3);
});
