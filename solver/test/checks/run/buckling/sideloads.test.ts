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

/**
 * IPE 300 over 4 m, 10 kN down and H aside in its middle: Mz = H·4/4 m, My = 10 kN·m. At the flange H bends that flange alone, which makes 2·Mz of
 * the elastic section: 2·10 kN·m/(80.5 cm³ · 235) = 1.06 is more than it bears, where at the axis 10 kN·m/(125.2 cm³ · 235) = 0.34 is not.
 */
test("wheels press and push aside at one place: of unsaid height they are asked about where their torque may use the member up", () => {
  const wheels = "loads press a flange, as wheels do";
  expect(asked(point({ fy: 10e3 }), {})).toContain(wheels);
  expect(asked(point({}), {}, point({ fz: 0, fy: 10e3 }))).toContain(wheels);
  expect(asked(point({ fy: 10e3 }), { load_height: "centre" })).not.toContain(wheels);
  expect(asked(point({}), {}, point({ fz: 0, fy: 10e3, position: 0.4 }))).not.toContain(wheels);
  expect(asked(point({ fy: 1e3 }), {})).not.toContain(wheels);
});

test("whoever gives a torque has thought of it; loads at the axis, along the web, or small ones of unsaid height make none", () => {
  const torque = { member: "M0", type: "moment", position: 0.5, mx: -600 };
  expect(asked(point({ fy: 4e3 }), { load_height: "top" }, torque)).not.toContain("load_height");
  expect(asked(point({ fy: 4e3 }), { load_height: "centre" })).not.toContain("load_height");
  expect(asked(point({ fy: 10e3 }), {}, torque)).not.toContain("load_height");
  expect(asked(point({}), { load_height: "top" })).not.toContain("load_height");
});
