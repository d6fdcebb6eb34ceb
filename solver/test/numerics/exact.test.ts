/** Sums that keep what rounding loses, against integers that lose nothing. */

import { expect, test } from "vitest";
import { addExact, addProduct, beginSum, exactSum } from "../../src/numerics/exact.ts";
import { random } from "../building.ts";

test("what a plain sum loses is kept: 1e16 + 1 − 1e16", () => {
  beginSum();
  for (const value of [1e16, 1, -1e16]) addExact(value);
  expect(exactSum()).toBe(1);
});

test("a product's lost half is kept: (2²⁷ + 1)² − 2⁵⁴ − 2²⁸", () => {
  beginSum();
  addProduct(2 ** 27 + 1, 2 ** 27 + 1);
  addExact(-(2 ** 54));
  addExact(-(2 ** 28));
  expect(exactSum()).toBe(1);
});

test("random products of whole numbers that cancel to something small", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const next = random(seed);
    const whole = (): number => Math.floor((next() - 0.5) * 2 ** 50);
    let sum = 0n;
    beginSum();
    for (let i = 0; i < 6; i++) {
      const [a, b] = [whole(), whole()];
      addProduct(a, b);
      addProduct(-a, b + 1);
      sum += BigInt(a) * BigInt(b) - BigInt(a) * BigInt(b + 1);
    }
    expect(exactSum()).toBe(Number(sum));
  }
});
