/** Loads across the web that the check puts at a flange: the torque they make there is asked for. */

import { expect, test } from "vitest";
import { checked, cutBeam, type Structure } from "../../held.ts";

const point = (more: object): object => ({ member: "M0", type: "point", position: 0.5, fz: -10e3, ...more });
const crane = (loads: object[], check: NonNullable<Structure["check"]>): Structure => ({
  ...cutBeam(4, []),
  loads: { member_loads: loads },
  designs: [{ id: "D", members: ["M0"] }],
  check,
});
const asked = (load: object, check: NonNullable<Structure["check"]>, ...others: object[]): string =>
  checked(crane([load, ...others], check)).D!.questions.join();

test("a wheel pushes aside at the rail: without its torque the pass is none", () => {
  // 4 kN at half of 300 mm above the axis: 0.6 kN·m that nothing in the analysis has.
  expect(asked(point({ fy: 4e3 }), { load_height: "top" })).toContain("their force times 150 mm, and no torque is in the analysis");
  expect(asked(point({ fy: 4e3 }), { load_height: "bottom" })).toContain("bottom flange");
});

test("whoever gives a torque has thought of it; loads at the axis, along the web, or of unsaid height make none", () => {
  const torque = { member: "M0", type: "moment", position: 0.5, mx: -600 };
  expect(asked(point({ fy: 4e3 }), { load_height: "top" }, torque)).not.toContain("load_height");
  expect(asked(point({ fy: 4e3 }), { load_height: "centre" })).not.toContain("load_height");
  expect(asked(point({ fy: 4e3 }), {})).not.toContain("load_height");
  expect(asked(point({}), { load_height: "top" })).not.toContain("load_height");
});
