/** EN 1993-1-5 on angles: every clause has a line, and a force on a leg is borne, asked for or left open. */

import { describe, expect, test } from "vitest";
import { PLATED } from "../../../src/checks/verdict/coverage.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { library } from "../../../src/model/sections/included.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { sharpAngle } from "../angles.ts";
import { askOf } from "../asked.ts";
import { type BeamCase, check } from "../fake.ts";

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
  test("90 kN need (90 − 58.75)/2.35 = 13.3 mm, which is asked for", () => {
    const found = angle(90e3 / 0.25);
    expect(askOf(found, "bearing_length").figures.needed).toMatchObject({ value: 14, unit: "mm" });
    expect(line(found)?.state).toBe("verified");
  });
  test("80 kN need (80 − 58.75)/2.35 = 9.04 mm, which any seat has", () => {
    expect(angle(80e3 / 0.25).questions).toEqual([]);
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

test("loads side by side on a leg are borne together, over what lies between them and 5·t", () => {
  const pair = (gap: number, each: number) =>
    line(
      check({
        section: sharpAngle(0.1, 0.1, 0.01),
        length: 0.4,
        points: [
          [0.2 - gap / 2, each],
          [0.2 + gap / 2, each],
        ],
        design: { connection: "centric", stiff_bearing_length: 0.03 },
      }),
    )?.state;
  // One alone: 235·10·(30 + 50) = 188 kN. Two of 110 kN, 40 mm apart: 235·10·(40 + 50) = 211.5 kN; of 105 kN they are borne, and 100 mm apart those of 110 kN as well.
  expect([pair(0.04, 110e3), pair(0.04, 105e3), pair(0.1, 110e3)]).toEqual(["not_covered", "verified", "verified"]);
});

describe("a tee's stem bears with its own thickness", () => {
  const section = { id: "T-HEB200", ...library().find("T-HEB200") } as ExplicitSection;
  const tee = (q: number, design: NonNullable<BeamCase["design"]>) =>
    line(check({ section, length: 0.5, q, design: { l_lt: 0.5, ...design } }))?.state;
  // tw = 9 mm: on its tip 2.115 kN for each millimetre of the bearing, which nothing widens.
  test("on its tip over the bearing given alone", () => {
    expect(tee(42e3 / 0.25, { stiff_bearing_length: 0.02 })).toBe("verified");
    expect(tee(43e3 / 0.25, { stiff_bearing_length: 0.02 })).toBe("not_covered");
  });
  test("without one 2.5·tw at an end are taken for granted: 235·9·22.5 = 47.6 kN, then it is asked for", () => {
    expect(tee(47e3 / 0.25, {})).toBe("verified");
    expect(tee(48e3 / 0.25, {})).toBe("assumed");
  });
});
