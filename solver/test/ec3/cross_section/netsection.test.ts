/** Tension at a member's ends: bounds below what EN 1993-1-8 gives any ordinary end. */

import { expect, test } from "vitest";
import { eccentricShare, Ft_thread, Nu_flat, Nu_one_leg } from "../../../src/ec3/cross_section/netsection.ts";

/** β of Table 3.8, linear between p1 = 2.5·d0 and 5·d0. */
const beta = (bolts: number, pitch: number): number => {
  const from = bolts === 2 ? 0.4 : 0.5;
  return from + (0.7 - from) * Math.min(1, Math.max(0, (pitch - 2.5) / 2.5));
};

test("L100x100x10, S235: 0.4·(1915 − 0.35·100·10)·360/1.25 = 180.3 kN", () =>
  expect(Nu_one_leg({ a: 1915e-6, h: 0.1, b: 0.1, t: 0.01 }, 360e6)).toBeCloseTo(180.29e3, -2));

test("no angle through one leg with two bolts or more bears less: β·Anet·fu/γM2 (3.12), (3.13), of the shorter leg as if both were (3.10.3(2))", () => {
  // Legs, the thickness, and the widest hole of DIN 997.
  const angles = [
    ...[
      [50, 50, 5, 13],
      [60, 60, 6, 17],
      [70, 70, 7, 21],
      [80, 80, 8, 23],
      [100, 100, 10, 25],
      [150, 150, 15, 28],
    ],
    ...[
      [100, 50, 8, 13],
      [120, 80, 10, 23],
      [150, 75, 9, 23],
    ],
  ] as [number, number, number, number][];
  for (const [h, b, t, d0] of angles)
    for (const bolts of [2, 3, 4])
      for (const pitch of [2.2, 2.5, 3, 4, 5, 6]) {
        const a = (h + b - t) * t;
        const net = (b < h ? (2 * b - t) * t : a) - d0 * t;
        const resistance = (beta(bolts, pitch) * net * 510) / 1.25;
        const given = { a: a * 1e-6, h: h * 1e-3, b: b * 1e-3, t: t * 1e-3 };
        expect(Nu_one_leg(given, 510e6)).toBeLessThanOrEqual(resistance);
      }
});

test("threads of ISO 898-1 bear no less than a bar of their diameter is given: Ft,Rd = 0.9·fu·As/γM2 (Table 3.4)", () => {
  const stressAreas = { 12: 84.3, 16: 157, 20: 245, 24: 353, 30: 561, 36: 817 };
  for (const [d, as] of Object.entries(stressAreas)) {
    const least = Ft_thread((Math.PI * Number(d) ** 2) / 4, 360);
    expect(least).toBeLessThanOrEqual((0.9 * 360 * as) / 1.25);
    expect(least).toBeGreaterThan((0.85 * 0.9 * 360 * as) / 1.25);
  }
});

test("a UPN200 through its web: 1/(1 + 32.2·(2.01 − 0.425)·2.01/148) = 0.59", () =>
  expect(eccentricShare(32.2e-4, 148e-8, 15.85e-3, 20.1e-3)).toBeCloseTo(0.5906, 3));

test("common flats with one row of bolts bear no less than a flat is given: Nu,Rd = 0.9·Anet·fu/γM2 (6.2.3(2)b)", () => {
  // Width, thickness and hole in mm: M12 in 50, M16 in 60, M20 in 80 and 100, M24 in 100.
  for (const [b, t, d0] of [
    [50, 6, 13],
    [60, 8, 18],
    [80, 10, 22],
    [100, 12, 22],
    [100, 15, 26],
  ] as const)
    expect(Nu_flat(b * t, 490)).toBeLessThanOrEqual((0.9 * (b - d0) * t * 490) / 1.25);
});
