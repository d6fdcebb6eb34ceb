/** EN 1993-1-5 6 and 7.2: transverse forces on webs. */

import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { eta_1, F_cr, k_F, l_y, leastBearing, m_1, m_2, transverse, transverseUtilisation } from "../../../src/ec3/plated/transverse.ts";
import { iProfile } from "../../checks/fake.ts";
import { platedI, profile } from "../../checks/plated.ts";
import { verified } from "../../verified.ts";

const ipe400 = iProfile({ h: 400, b: 180, tw: 8.6, tf: 13.5, r: 21, A: 8446, Iy: 231.3e6, Iz: 13.18e6 });
const given = { p: ipe400, fy: 355e6, e: 210e9, gamma_m1: 1 };

describe("IPE 400 in S355, ss = 75, stiffeners 3 m apart (worked page of the FrameAI web bearing tool)", () => {
  test("its own chain: kF 6.031, Fcr 1943.7 kN, m1 20.93, m2 15.268, ly 264.4, λF 0.644, χF 0.776, FRd 626.4 kN", () => {
    const k_f = 6 + 2 * (373 / 3000) ** 2;
    const f_cr = F_cr(k_f, 210e9, 0.0086, 0.373);
    expect(f_cr / 1e3).toBeCloseTo(1943.7, 1);
    expect(m_1(ipe400)).toBeCloseTo(20.93, 2);
    expect(m_2(ipe400)).toBeCloseTo(15.268, 3);
    const length = l_y(ipe400, 0.075, null, m_1(ipe400), m_2(ipe400));
    expect(length * 1e3).toBeCloseTo(264.4, 1);
    const chi = 0.5 / Math.sqrt((length * 0.0086 * 355e6) / f_cr);
    expect((355e6 * chi * length * 0.0086) / 1e3).toBeCloseTo(626.4, 0);
  });
  test("without stiffeners kF is 6: FRd falls by √(6/6.031)", () => {
    const found = transverse({ ...given, s_s: 0.075, c: 10 });
    expect(found).toMatchObject({ type: "a", k_f: 6 });
    expect(found.f_rd / 1e3).toBeCloseTo(626.4 * Math.sqrt(6 / 6.0309), 0);
  });
});

test("IPE 500 in S355 (Steel Buildings in Europe, Part 8, worked example 5): m1 = 19.6, m2 = 17.11", () => {
  const about = { group: "EN 1993-1-1", case: "Web of an IPE 500 under a transverse force", unit: "" } as const;
  const source = "Multi-Storey Steel Buildings, Part 8, worked example 5 (ArcelorMittal, CTICM, SCI)";
  const p = iProfile({ h: 500, b: 200, tw: 10.2, tf: 16, r: 21, A: 11600 });
  verified({ ...about, source, quantity: "m1 of EN 1993-1-5 (6.8)", expected: 19.6, ours: m_1(p) });
  verified({ ...about, source, quantity: "m2 of EN 1993-1-5 (6.9)", expected: 17.11, ours: m_2(p) });
  expect(m_1(p)).toBeCloseTo(19.6, 1);
  expect(m_2(p)).toBeCloseTo(17.11, 2);
});

test("UB 533 x 210 x 92 in S275 on 40 mm at its very end: kF 2.4782, Fcr 961.5 kN, ly 135.71 mm, FRd 301.0 kN", () => {
  const p = iProfile({ h: 533.1, b: 209.3, tw: 10.1, tf: 15.6, r: 12.7, A: 11700 });
  const found = transverse({ p, fy: 275e6, e: 210e9, gamma_m1: 1, s_s: 0.04, c: 0 });
  expect(found.k_f).toBeCloseTo(2.4782, 4);
  expect(found.f_cr / 1e3).toBeCloseTo(961.5, 1);
  expect(found.l_y * 1e3).toBeCloseTo(135.71, 2);
  const source = "beam-v03 on GitHub (Captain-802), tests/batch/hand-checks.md, HC-02 (EN 1993-1-5 6, type c)";
  const about = { group: "EN 1993-1-1", case: "Web of a UB 533 x 210 x 92 over its end bearing", source, unit: "kN" } as const;
  verified({ ...about, quantity: "FRd", expected: 301.001, ours: found.f_rd / 1e3 });
  expect(found.f_rd / 1e3).toBeCloseTo(301.001, 2);
});

test("at an unstiffened end, by hand: ss = 100, c = 0", () => {
  // kF = 2 + 600/373 = 3.6086; Fcr = 0.9·3.6086·210000·8.6³/373 = 1163.0 kN; le = 3.6086·210000·8.6²/(2·355·373) = 211.6 > ss + c = 100.
  // Without m2: (6.10) 250.5, (6.11) 100 + 13.5·√(10.465 + 54.870) = 209.1, (6.12) 100 + 13.5·√20.93 = 161.8; λF = √(161.8·8.6·355/1163.0e3) = 0.652 > 0.5.
  // With m2 = 15.268: (6.12) 100 + 13.5·√36.198 = 181.2; λF = 0.690, χF = 0.725; FRd = 355·0.725·181.2·8.6 = 401.0 kN.
  const found = transverse({ ...given, s_s: 0.1, c: 0 });
  expect(found.type).toBe("c");
  expect(found.k_f).toBeCloseTo(3.6086, 4);
  expect(found.f_cr / 1e3).toBeCloseTo(1163, 0);
  expect(found.l_y * 1e3).toBeCloseTo(181.2, 1);
  expect(found.f_rd / 1e3).toBeCloseTo(401, 0);
});

test("a stocky web takes m2 = 0: both readings of (6.9) hold", () => {
  const found = transverse({ ...given, p: iProfile({ tw: 15 }), fy: 235e6, s_s: 0.05, c: 10 });
  expect(found.m2).toBe(0);
  expect(found.chi).toBe(1);
});

test("kF runs from 2 at a knife edge on the very end to 6 inside, and FRd grows with bearing length and distance from the end", () => {
  expect([k_F(0, 0, 0.4), k_F(0.1, 0.1, 0.4), k_F(0.1, 5, 0.4)]).toEqual([2, 5, 6]);
  for (const p of [ipe400, profile(platedI(1040, 300, 6, 20)), profile(platedI(600, 200, 12, 20))]) {
    let before = 0;
    for (let s_s = 0; s_s <= 0.35; s_s += 0.01) {
      const now = transverse({ ...given, p, s_s, c: 0 }).f_rd;
      expect(now).toBeGreaterThan(before);
      expect(transverse({ ...given, p, s_s, c: 0.2 }).f_rd).toBeGreaterThanOrEqual(now);
      before = now;
    }
  }
});

test("7.2: η2 alone up to η1 = 0.5, with it beyond", () => {
  expect(transverseUtilisation(1, 0.5)).toBe(1);
  expect(transverseUtilisation(0.6, 1)).toBeCloseTo(1, 12);
  expect(transverseUtilisation(0.6, 1.1)).toBeGreaterThan(1);
});

test("η1 is elastic: 1 at the yield moment, and with N and My side by side", () => {
  const c = capacity(ipe400, 235e6, 1, 1, 1);
  const none = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  expect(eta_1(c, { ...none, my: ipe400.wel_y * 235e6 })).toBeCloseTo(1, 12);
  expect(eta_1(c, { ...none, n: 0.25 * c.npl, my: 0.5 * ipe400.wel_y * 235e6 })).toBeCloseTo(0.75, 12);
});

test("the least bearing length bears its force exactly; beyond hw none does", () => {
  const least = leastBearing({ ...given, c: 0 }, 401e3, 0) as number;
  expect(least * 1e3).toBeCloseTo(100, 0);
  expect(leastBearing({ ...given, c: 0 }, 5e6, 0)).toBeNull();
});
