/** Walls of hollow sections under transverse forces: equilibrium of a strip, and closed forms at the limits. */

import { describe, expect, test } from "vitest";
import { alphaCorner, chordFace, outerRadius, wallBearing } from "../../../src/ec3/plated/wallbearing.ts";
import { rhsProfile } from "../../checks/fake.ts";

const given = { fy: 235e6, e: 210e9, gamma_m1: 1, c: 1 };

describe("what the corner's eccentricity leaves of a strip", () => {
  test.each([1, 1.5, 2, 3])("r = %s·t: the moment about the wall's middle is what both hinges take", (ratio) => {
    const alpha = alphaCorner(ratio, 1);
    // Per unit of t and fy: n = α, Mpl = ¼; the wall under n has (1 − α²)·Mpl, the flange Mpl, and n acts at r − t/2.
    expect(alpha * (ratio - 0.5)).toBeCloseTo((1 - alpha ** 2) / 4 + 1 / 4, 12);
  });
  // AS 4100:1998 5.13.3(b), end bearing: αp = √(2 + ks²) − ks, ks = 2·rext/t − 1.
  test("hot finished with r = 1.5·t: 0.449; cold formed with r = 2.5·t: 0.243", () => {
    expect(alphaCorner(1.5, 1)).toBeCloseTo(0.449, 3);
    expect(alphaCorner(2.5, 1)).toBeCloseTo(0.243, 3);
  });
  test("a welded box has no corner: its walls are loaded in their middle", () => expect(alphaCorner(0, 1)).toBe(1));
  test("a radius not given is the largest of its kind", () => {
    expect(outerRadius(rhsProfile(200, 100, 8))).toBeCloseTo(0.016, 12);
    expect(outerRadius(rhsProfile(200, 100, 8, "cold_formed"))).toBeCloseTo(0.024, 12);
  });
});

describe("resistance", () => {
  test("by hand: 200×100×8 hot finished, r = 16 mm, bearing 50 mm inside and at an end", () => {
    // k = 3, α = √11 − 3 = 0.3166; λ = 3.464·184/8/93.91 = 0.8484, curve a: χ = 0.7669; l = 50 + 40 mm, at an end 50 + 20 mm.
    const p = rhsProfile(200, 100, 8);
    const inside = wallBearing({ ...given, p, s_s: 0.05 });
    expect(inside.lambda).toBeCloseTo(0.8484, 4);
    expect(inside.chi).toBeCloseTo(0.7669, 3);
    expect(inside.f_rd / 1e3).toBeCloseTo(2 * 0.7669 * 0.3166 * 235 * 8 * 90e-3, 0);
    expect(wallBearing({ ...given, p, s_s: 0.05, c: 0 }).f_rd).toBeCloseTo((inside.f_rd * 70) / 90, 6);
  });
  test("never above what the walls yield at, nor above their buckling as plain struts", () => {
    for (const [h, t] of [
      [100, 10],
      [200, 6],
      [400, 6],
    ] as const) {
      const p = rhsProfile(h, 100, t, "cold_formed");
      const { f_rd, l } = wallBearing({ ...given, p, s_s: 0.1 });
      const width = 2 * l;
      expect(f_rd).toBeLessThan(235e6 * width * p.tw);
      expect(f_rd).toBeLessThan((Math.PI ** 2 * 210e9 * width * p.tw ** 3) / 12 / (p.h - 2 * p.tw) ** 2);
    }
  });
});

describe("the face under a post, EN 1993-1-8 Table 7.11", () => {
  const face = { b: 0.15, tf: 0.01 };
  const post = { depth: 0.06, width: 0.06, eta1: 0 };
  test("by hand: 60×60 mm on 150×10 mm of S355: 355·100/0.6·(0.8 + 4·√0.6) = 230.7 kN, with n = 0.5 of the chord kn = 0.8 of it", () => {
    expect(chordFace(face, 355e6, post)! / 1e3).toBeCloseTo(230.7, 0);
    expect(chordFace(face, 355e6, { ...post, eta1: 0.5 })! / 1e3).toBeCloseTo(0.8 * 230.65, 0);
  });
  test("one wider than 0.85 of it presses the walls", () => {
    expect(chordFace(face, 355e6, { ...post, width: 0.128 })).toBeNull();
    expect(wallBearing({ ...given, p: rhsProfile(150, 150, 10), s_s: 0.06, post: { ...post, width: 0.15 } }).face).toBeNull();
  });
  test("the lesser of both governs", () => {
    const p = rhsProfile(150, 150, 10);
    const alone = wallBearing({ ...given, p, s_s: 0.3 });
    expect(wallBearing({ ...given, p, s_s: 0.3, post }).f_rd).toBe(chordFace(p, 235e6, post));
    expect(wallBearing({ ...given, p, s_s: 0.3, post }).f_rd).toBeLessThan(alone.f_rd);
  });
});
