/** Counts as they are read, in every engine. */
import { expect, it } from "vitest";
import { counted, massText, plural, some } from "../src/format/counts.ts";

it("sets thousands apart", () => expect([0, 999, 1000, 1234567].map(counted)).toEqual(["0", "999", "1,000", "1,234,567"]));
it("has a singular", () => {
  expect([plural(1, "member"), plural(2, "member"), plural(0, "check differs", "checks differ")]).toEqual([
    "1 member",
    "2 members",
    "0 checks differ",
  ]);
});
// The pound is 0.45359237 kg (NIST SP 811).
it("weighs in whole kilograms or pounds", () => {
  expect([massText(12345.6, "kN"), massText(12345.6, "SI"), massText(4535.9237, "kip")]).toEqual(["12,346 kg", "12,346 kg", "10,000 lb"]);
});
it("names the first and counts the others", () => {
  expect(some(["a", "b", "c"], 3)).toBe("a, b, c");
  expect(some(["a", "b", "c"], 1)).toBe("a and 2 more");
});
