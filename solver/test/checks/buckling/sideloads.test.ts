/** Loads across the web that the check puts at a flange: the torque they make there is asked for. */

import { describe, expect, test } from "vitest";
import { mm } from "../fake.ts";
import { checked, cutBeam, type Structure } from "../held.ts";

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
  expect(asked(point({ fy: 4e3 }), { load_height: "top" })).toContain("twist the member by 0.60 kN·m, of which 0.00 kN·m is");
  expect(asked(point({ fy: 4e3 }), { load_height: "bottom" })).toContain("bottom flange");
});

/**
 * IPE 300 over 4 m, 10 kN down and H aside in its middle: Mz = H·4/4 m, My = 10 kN·m. At the flange H bends that flange alone, which makes 2·Mz of
 * the elastic section: 2·10 kN·m/(80.5 cm³ · 235) = 1.06 is more than it bears, where at the axis 10 kN·m/(125.2 cm³ · 235) = 0.34 is not.
 */
test("wheels press and push aside at one place: of unsaid height they are asked about where their torque may use the member up", () => {
  const wheels = "at a flange, as wheels do";
  expect(asked(point({ fy: 10e3 }), {})).toContain(wheels);
  expect(asked(point({}), {}, point({ fz: 0, fy: 10e3 }))).toContain(wheels);
  expect(asked(point({ fy: 10e3 }), { load_height: "centre" })).not.toContain(wheels);
  expect(asked(point({}), {}, point({ fz: 0, fy: 10e3, position: 0.4 }))).not.toContain(wheels);
  expect(asked(point({ fy: 1e3 }), {})).not.toContain(wheels);
});

test("where it does not matter it is told with what it may use, and not asked: 2 · 1 kN·m/(125.2 cm³ · 235) = 0.07", () => {
  const found = (...loads: object[]) => checked(crane(loads, {})).D!;
  const light = found(point({ fy: 1e3 }));
  expect(light).toMatchObject({ verdict: "pass", questions: [] });
  expect(light.assumptions.map(({ message }) => message).join()).toMatch(
    /1\.0 kN act across the web at a flange, as wheels do in U: their torque of 0\.15 kN·m is left out, which uses 0\.07 more at most/,
  );
  const torque = { member: "M0", type: "moment", position: 0.5, mx: -150 };
  for (const loads of [[point({})], [point({ fy: 1e3 }), torque], [{ member: "M0", type: "distributed", fz: -1e3, fy: 100 }]])
    expect(found(...loads).warnings.join()).not.toContain("act across the web");
});

test("whoever gives a torque has thought of it; loads at the axis, along the web, or small ones of unsaid height make none", () => {
  const torque = { member: "M0", type: "moment", position: 0.5, mx: -600 };
  expect(asked(point({ fy: 4e3 }), { load_height: "top" }, torque)).not.toContain("load_height");
  expect(asked(point({ fy: 4e3 }), { load_height: "centre" })).not.toContain("load_height");
  expect(asked(point({ fy: 10e3 }), {}, torque)).not.toContain("load_height");
  expect(asked(point({}), { load_height: "top" })).not.toContain("load_height");
});

/**
 * An IPE 200 of S355 over 4 m, turned by 15°, under q: on its flange it twists the purlin by q·sin 15°·h/2 along the span, of which B = m/k²·(1 − 1/cosh(k·L/2))
 * with k² = G·It/(E·Iw) = 2.07/m² bends the flanges. By EN 1993-6 (A.1) that is kw·kα·B/BRd beside LTB and Mz.
 */
describe("what lies on a turned purlin", () => {
  const IPE200 = mm("IPE200", "i", {
    ...{ h: 200, b: 100, tw: 5.6, tf: 8.5, r: 12, A: 2848, Iy: 19.43e6, Iz: 1.424e6, It: 69.8e3, Iw: 12.99e9 },
    ...{ Wel_y: 194.3e3, Wel_z: 28.47e3, Wpl_y: 220.6e3, Wpl_z: 44.61e3 },
  });
  const [L, q, turn] = [4, 9.7e3, 15];
  const along = Math.sin((turn * Math.PI) / 180) * q;
  const purlin = (check: NonNullable<Structure["check"]>, loads: object[] = [], design: object = {}): Structure => ({
    ...cutBeam(L, []),
    members: [["M0", "N0", "end", { rotation: turn }]],
    section: { ...IPE200, id: "section" },
    material: { grade: "S355", fy: 355e6 },
    loads: { member_loads: [{ member: "M0", type: "distributed", fz: -q }, ...loads] },
    designs: [{ id: "D", members: ["M0"], stiff_bearing_length: 0.1, ...design }],
    check,
  });
  const askew = "as on a turned purlin";

  test("passes at the axis, and by its torque does not: it is asked about", () => {
    const plain = checked(purlin({})).D!;
    expect(plain.utilisation).toBeLessThan(0.95);
    expect(plain.questions.join()).toContain(askew);
    const torque = Array.from({ length: 40 }, (_, i) => ({
      ...{ member: "M0", type: "moment", axes: "local", position: (i + 0.5) / 40, mx: (along * 0.1 * L) / 40 },
    }));
    const twisted = checked(purlin({}, torque, { warping_start: "free", warping_end: "free" })).D!;
    const { h, tf, b, it, iw } = { h: 0.2, tf: 0.0085, b: 0.1, it: 6.98e-8, iw: 12.99e-9 };
    const k = Math.sqrt((81e9 * it) / (210e9 * iw));
    const bimoment = ((along * h) / 2 / k ** 2) * (1 - 1 / Math.cosh((k * L) / 2));
    const rd = ((tf * b ** 2) / 6) * 355e6 * (h - tf);
    const [ltb, mz] = ["ltb", "bending_z"].map((key) => plain.verifications.find((one) => one.key === key)!.utilisation as number);
    // Without kα and with kw of 0.7 − 0.2·B/BRd it is more than what is left already.
    const share = bimoment / rd;
    expect(twisted.utilisation).toBeGreaterThan(ltb! + 0.95 * mz! + (0.7 - 0.2 * share) * share);
    expect(twisted.utilisation).toBeGreaterThan(1.03);
    expect(twisted.questions.join()).not.toContain(askew);
  });

  test("the same load given as one along the web and one across it is asked about as well, side by side it is not", () => {
    const radians = (turn * Math.PI) / 180;
    const parts = (from: number, to: number): Structure => ({
      ...purlin({}),
      loads: {
        member_loads: [
          { member: "M0", type: "distributed", axes: "local", fz: -q * Math.cos(radians), end: to },
          { member: "M0", type: "distributed", axes: "local", fy: -q * Math.sin(radians), start: from },
        ],
      },
    });
    const [whole, cut] = [checked(purlin({})).D!, checked(parts(0, 1)).D!];
    expect(cut.utilisation).toBeCloseTo(whole.utilisation as number, 6);
    expect(cut.questions).toEqual(whole.questions);
    expect(checked(parts(0.5, 0.5)).D!.questions.join()).not.toContain(askew);
  });

  test("nothing is asked of loads at the axis, along the web, of a flange held all along or where it does not matter", () => {
    for (const check of [{ load_height: "centre" }, { restrained: true }])
      expect(checked(purlin(check)).D!.questions.join()).not.toContain(askew);
    const upright = { ...purlin({}), members: [["M0", "N0", "end"]] } as Structure;
    expect(checked(upright).D!.questions.join()).not.toContain(askew);
    const light = { ...purlin({}), loads: { member_loads: [{ member: "M0", type: "distributed", fz: -q / 2 }] } };
    expect(checked(light).D!.questions.join()).not.toContain(askew);
  });
});
