import { expect, it } from "vitest";
import { digits, rounded, shifted, si } from "../../../src/model/sections/decimal.js";

it("moves the point, where a product would leave noise", () => {
  expect(16.1 * 1000).not.toBe(16100);
  expect(shifted(16.1, 3)).toBe(16100);
  expect(shifted(1.5e-7, -3)).toBe(1.5e-10);
  expect(shifted(-300, -3)).toBe(-0.3);
});

it("answers have seven digits, a half going up, and metres for millimetres", () => {
  expect([rounded(1234567.5), rounded(-1234566.5), rounded(0.1 + 0.2)]).toEqual([1234568, -1234567, 0.3]);
  expect(si(digits(8333333.333), 4)).toBe(8.333333e-6);
});
