/** Informative checks: they colour nothing, and none beyond its limit goes unsaid. */
import type { CheckResult } from "handoff-solver";
import { expect, test } from "vitest";
import { exceeded, exceeds } from "../src/panel/summary.ts";
import { ratiosOf } from "../src/solving/overview.ts";

const check = (id: string, utilisation: number, informative: boolean): CheckResult => ({
  id,
  check: id,
  type: "deflection",
  members: ["B1"],
  target: { kind: "design_member", id: "D1" },
  utilisation,
  informative,
  verdict: utilisation > 1 ? "fail" : "pass",
  status: utilisation > 1 ? "fail" : "pass",
  governing: { key: id, title: id, clause: "7.2", combination: "SLS", member: "B1", position: null },
  edition: "",
  basis: [],
  verifications: [],
  coverage: [],
  warnings: [],
  questions: [],
  traced: false,
});
const checks = [check("EC3", 0.78, false), check("Deflection", 2.4, true), check("Sway", 0.5, true)];

test("a member has the colour of the checks that count", () => {
  expect(ratiosOf(["B1", "B2"], checks)).toEqual([0.78, null]);
});

test("an informative limit that is exceeded is named with its share", () => {
  expect(exceeded(checks).map(exceeds)).toEqual(["Deflection of D1 exceeds its informative limit: 240.0 %, SLS"]);
});
