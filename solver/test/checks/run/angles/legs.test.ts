/** EN 1993-1-5 on angles: every clause has a line, and a force on a leg is borne, asked for or left open. */

import { describe, expect, test } from "vitest";
import { PLATED } from "../../../../src/checks/run/verdict/coverage.ts";
import type { CheckResult } from "../../../../src/checks/run/verdict/result.ts";
import { sharpAngle } from "../../angles.ts";
import { type BeamCase, check } from "../../fake.ts";

const angle = (q: number, design: NonNullable<BeamCase["design"]> = {}): CheckResult =>
  check({ section: sharpAngle(0.1, 0.1, 0.01), length: 0.5, q, design: { connection: "centric", load_line: "shear_centre", ...design } });
const line = (result: CheckResult) => result.coverage.find(({ clause }) => clause === "EN 1993-1-5 6, 7.2");

describe("a short angle on its two ends", () => {
  // At an end the force spreads 2.5 : 1 through 10 mm: 235 · 10 · 25 = 58.75 kN on a knife edge, and 2.35 kN for each millimetre of bearing.
  test("every clause of EN 1993-1-5 is answered", () =>
    expect(angle(1e3).coverage.map(({ clause }) => clause)).toEqual(expect.arrayContaining([...PLATED])));
  test("58 kN on a knife edge", () => {
    expect(line(angle(58e3 / 0.25))).toEqual({ clause: "EN 1993-1-5 6, 7.2", state: "verified" });
    expect(angle(58e3 / 0.25).questions).toEqual([]);
  });
  test("80 kN need (80 − 58.75)/2.35 = 9.04 mm, which is asked for", () => {
    expect(angle(80e3 / 0.25).questions).toEqual([expect.stringContaining("10 mm on its leg")]);
    expect(line(angle(80e3 / 0.25))?.state).toBe("assumed");
    expect(angle(80e3 / 0.25, { stiff_bearing_length: 0.01 }).questions).toEqual([]);
    expect(line(angle(80e3 / 0.25, { stiff_bearing_length: 0.01 }))?.state).toBe("verified");
    expect(line(angle(80e3 / 0.25, { stiff_bearing_length: 0.005 }))?.state).toBe("not_covered");
  });
  test("300 kN need more than an ordinary bearing: left open", () => {
    expect(line(angle(300e3 / 0.25))).toMatchObject({ state: "not_covered", reason: expect.stringContaining("103 mm") });
    expect(line(angle(300e3 / 0.25, { web_stiffeners: "at_forces" }))?.state).toBe("not_applicable");
  });
});
