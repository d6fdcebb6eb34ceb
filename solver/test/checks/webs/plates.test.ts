/** What of EN 1993-1-5 is part of other verifications, clause by clause. */

import { expect, test } from "vitest";
import { plateCoverage } from "../../../src/checks/webs/plates.ts";
import { capacity } from "../../../src/ec3/capacity.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { Capacity } from "../../../src/ec3/resistances.ts";
import type { DesignMember, ExplicitSection } from "../../../src/generated/model.ts";
import { tabulated } from "../fake.ts";
import { platedI } from "../plated.ts";

const of = (section: ExplicitSection): Capacity => capacity(profileOf(section) as Profile, 235e6, 1, 1, 1);
const [stocky, slender] = [of(tabulated("IPE300")), of(platedI(1040, 300, 6, 20))];
const states = (c: Capacity, class4: boolean, design: Partial<DesignMember> = {}) =>
  plateCoverage(c, class4, design as DesignMember).map(({ state }) => state);

test("a rolled web neither buckles in shear nor loses width: hw/tw = 39 is below 72·ε/η = 72", () => {
  expect(states(stocky, false)).toEqual(["not_applicable", "not_applicable", "not_applicable"]);
  expect(plateCoverage(stocky, false, {} as DesignMember)[1]!.reason).toContain("72.0");
});

test("a slender web is verified with what the supports have, and left open where they have nothing (5.1(2))", () => {
  expect(states(slender, true)).toEqual(["verified", "verified", "not_applicable"]);
  expect(states(slender, true, { web_stiffeners: "at_forces" })[1]).toBe("verified");
  expect(states(slender, true, { web_stiffeners: "none" })[1]).toBe("not_covered");
});

test("class 4 without an effective section is open", () => {
  expect(states({ ...slender, effective: null }, true)[0]).toBe("not_covered");
});
