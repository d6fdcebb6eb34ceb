/** How results were found, in words. */
import { expect, it } from "vitest";
import { digitsText, orderText } from "../src/results/found.ts";

it("names order and iterations", () => {
  expect(orderText({ order: 2, iterations: 4 })).toBe("second order, 4 iterations");
  expect(orderText({ order: 1, iterations: 0 })).toBe("first order");
});
it("rounds digits down", () => expect(digitsText(11.9)).toBe("about 11 digits trustworthy"));
