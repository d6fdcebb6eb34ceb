/** Counts as they are read, in every engine. */
import { expect, it } from "vitest";
import { counted, kilograms, plural, some } from "../src/format/counts.ts";

it("sets thousands apart", () => expect([0, 999, 1000, 1234567].map(counted)).toEqual(["0", "999", "1,000", "1,234,567"]));
it("has a singular", () => {
  expect([plural(1, "member"), plural(2, "member"), plural(0, "check differs", "checks differ")]).toEqual([
    "1 member",
    "2 members",
    "0 checks differ",
  ]);
});
it("weighs in whole kilograms", () => expect(kilograms(12345.6)).toBe("12,346 kg"));
it("names the first and counts the others", () => {
  expect(some(["a", "b", "c"], 3)).toBe("a, b, c");
  expect(some(["a", "b", "c"], 1)).toBe("a and 2 more");
});
