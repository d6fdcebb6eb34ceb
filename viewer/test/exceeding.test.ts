/** Informative checks beyond their limit are said, and those within it are not. */
import { expect, test } from "vitest";
import { exceeded, exceeds } from "../src/results/exceeding.ts";
import { listed } from "../src/solving/overview.ts";
import { check } from "./check.ts";

const informative = { informative: true };
const checks = [check("EC3", 1.2), check("Deflection", 2.4, informative), check("Sway", 0.5, informative)].map(listed);

test("an informative limit that is exceeded is named with its share", () => {
  expect(exceeded(checks).map(exceeds)).toEqual(["Deflection of D1 exceeds its informative limit: 240.0 %, SLS"]);
});
