/** What torsion leaves of the shear resistance: (6.26), (6.27), (6.28) as Blueprints-org/blueprints writes them, formula_6_26.py to formula_6_28.py. */

import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { shear_y, shear_z } from "../../../src/ec3/cross_section/shear.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { Action } from "../../../src/ec3/resistances.ts";
import { tau_t_Ed, torsion, torsionFactor, Wt } from "../../../src/ec3/torsion/torsion.ts";
import { sectorial, tau_w } from "../../../src/ec3/torsion/warpingstress.ts";
import { rhsProfile, tabulated } from "../../checks/fake.ts";
import { platedBox, profile } from "../../checks/plated.ts";

const of = (name: Parameters<typeof tabulated>[0]) => capacity(profileOf(tabulated(name)) as Profile, 235e6, 1.1, 1, 1);
const forces = (over: Partial<Action>): Action => ({ n: 0, my: 0, mz: 0, vy: 0, vz: 0, mx: 0, ...over });
/** (fy/√3)/γM0 with fy = 235 N/mm² and γM0 = 1.1: 123.34 N/mm². */
const TAU = 235e6 / Math.sqrt(3) / 1.1;
const twist = { t_t: 1, t_w: 1, b: 0, mz: 0, theta: 0 };

test("an I-section: √(1 − τt,Ed/(1.25·(fy/√3)/γM0)); half of 1.25 leaves √0.5", () => {
  const c = of("IPE300");
  const t_t = (0.625 * TAU) / tau_t_Ed(c.p, 1);
  expect(torsionFactor(c, forces({ twist: { ...twist, t_t, t_w: 0 } }))).toBeCloseTo(Math.SQRT1_2, 9);
});

test("a channel: the same less τw,Ed/((fy/√3)/γM0); a fifth of it leaves √0.5 − 0.2", () => {
  const c = of("UPE200");
  const [t_t, t_w] = [(0.625 * TAU) / tau_t_Ed(c.p, 1), (0.2 * TAU) / tau_w(c.p, 1, sectorial(c.p))];
  expect(torsionFactor(c, forces({ twist: { ...twist, t_t, t_w } }))).toBeCloseTo(Math.SQRT1_2 - 0.2, 9);
});

test("a hollow section: 1 − τt,Ed/((fy/√3)/γM0)", () => {
  const c = of("SHS150x8");
  expect(torsionFactor(c, forces({ mx: 0.3 * TAU * Wt(c.p) }))).toBeCloseTo(0.7, 9);
});

describe("walls that buckle in shear (6.2.7(8), EN 1993-1-5 5.2, 5.3: kτ = 5.34, non-rigid end post)", () => {
  const S355 = 355e6;
  const EPS = Math.sqrt(235 / 355);
  const YIELDS = S355 / Math.sqrt(3);
  const chi = (slenderness: number): number => 0.83 / (slenderness / (37.4 * EPS * Math.sqrt(5.34)));
  const box = (p: Profile, gamma_m1 = 1, eta = 1) => capacity(p, S355, 1, gamma_m1, eta);
  const tRd = (p: Profile, gamma_m1?: number) => torsion(box(p, gamma_m1), forces({ mx: 1 })).t_rd as number;

  test("RHS 500 × 300 × 6.3, cold formed: c/t = 76.4, λw = 1.086, χw = 0.764, τRd = 156.6 N/mm²; 360 kNm use 1.26 and not 0.96", () => {
    const p = rhsProfile(500, 300, 6.3, "cold_formed");
    const found = torsion(box(p), forces({ mx: 360e3 }));
    expect(found.w_t).toBeCloseTo(2 * 0.4937 * 0.2937 * 0.0063, 12);
    expect(found.tau_rd / 1e6).toBeCloseTo(156.6, 1);
    expect(found.utilisation).toBeCloseTo(360e3 / (1.827e-3 * 156.6e6), 2);
  });
  test("SHS 400 × 6.3: c/t = 60.5, χw = 0.965", () => {
    expect(tRd(rhsProfile(400, 400, 6.3, "cold_formed")) / (Wt(rhsProfile(400, 400, 6.3)) * YIELDS)).toBeCloseTo(chi(381.1 / 6.3), 9);
    expect(chi(381.1 / 6.3)).toBeCloseTo(0.965, 3);
  });
  test("a welded box 1000 × 1000 × 6: λw = 2.343, χw = 0.354, τRd = 72.6 N/mm², over γM1", () => {
    const p = profile(platedBox(1000, 1000, 6));
    expect(torsion(box(p), forces({ mx: 1 })).tau_rd / 1e6).toBeCloseTo(72.6, 1);
    expect(tRd(p, 1.1)).toBeCloseTo(tRd(p) / 1.1, 3);
  });
  test("of two thicknesses the least 2·Am·t·τRd of a wall counts", () => {
    // Webs 960 × 10 buckle, χw = 0.607, and bear less than flanges 8 × 20 that yield; with thin short flanges these yield first.
    expect(tRd(profile(platedBox(1000, 500, 10, 20)))).toBeCloseTo(2 * 0.98 * 0.49 * 0.01 * chi(96) * YIELDS, 3);
    expect(tRd(profile(platedBox(1000, 300, 10, 5.5)))).toBeCloseTo(2 * 0.9945 * 0.29 * 0.0055 * YIELDS, 3);
    expect(0.01 * chi(98.9)).toBeGreaterThan(0.0055);
  });
  test("up to 72·ε/η the walls yield, to the bit, whatever γM1; with η = 1.2 they are looked at from 60·ε on, and bear no more than that", () => {
    const stocky = profile(platedBox(350, 350, 6));
    expect(338 / 6).toBeLessThan(72 * EPS);
    expect(tRd(stocky, 1.1)).toBe(Wt(stocky) * YIELDS);
    // χw = 0.83/0.801 = 1.036.
    expect(torsion(box(stocky, 1.1, 1.2), forces({ mx: 1 })).t_rd).toBeCloseTo((Wt(stocky) * YIELDS * chi(338 / 6)) / 1.1, 3);
    expect(torsion(box(stocky, 1, 1.2), forces({ mx: 1 })).t_rd).toBe(Wt(stocky) * YIELDS);
  });
  test("shear and torsion in a slender wall: VEd/Vb,Rd + TEd/TRd", () => {
    const c = box(profile(platedBox(1000, 1000, 6)));
    const t_rd = tRd(c.p);
    for (const [t, v] of [
      [0.4, 0.6],
      [0.7, 0.3],
    ] as const) {
      expect(shear_z(c, forces({ mx: t * t_rd, vz: v * c.v_z })).utilisation).toBeCloseTo(1, 9);
      expect(shear_y(c, forces({ mx: t * t_rd, vy: v * c.v_y })).utilisation).toBeCloseTo(1, 9);
    }
    expect(torsionFactor(c, forces({ mx: 0.25 * t_rd }))).toBeCloseTo(0.75, 9);
  });
  test("slender flanges take nothing of the webs' shear beyond (6.28)", () => {
    // Flanges 976 × 8 buckle, webs 284 × 12 do not.
    const c = box(profile(platedBox(300, 1000, 12, 8)));
    const mx = 0.25 * Wt(c.p) * YIELDS;
    expect([c.slender_web, c.slender_y]).toEqual([false, true]);
    expect(torsionFactor(c, forces({ mx }))).toBeCloseTo(0.75, 9);
    expect(torsionFactor(c, forces({ mx }), "b")).toBeCloseTo(1 - 0.25 / chi(976 / 8), 9);
  });
});
