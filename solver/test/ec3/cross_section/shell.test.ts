/** Tubes beyond class 3 in shear and torsion: EN 1993-1-6 is not covered. */

import { expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { bucklesAsShell } from "../../../src/ec3/cross_section/shell.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { type BeamCase, check, mm, part } from "../../checks/fake.ts";

/** Thin-walled (mm). */
function tube(d: number, t: number): ExplicitSection {
  const I = (Math.PI / 8) * (d - t) ** 3 * t;
  const [W, Wpl] = [(2 * I) / d, (d - t) ** 2 * t];
  return mm("TUBE", "chs", { d, t, A: Math.PI * (d - t) * t, Iy: I, Iz: I, It: 2 * I, Wel_y: W, Wel_z: W, Wpl_y: Wpl, Wpl_z: Wpl });
}
const twisted = (d: number, t: number, mx: number, more: Partial<BeamCase> = {}) =>
  check({ section: tube(d, t), material: { fy: 355e6, grade: "S355" }, length: 6, mx, ...more });

test("d/t = 333 in torsion alone, beyond 90·ε² = 59.6: left open, with its class in the trace", () => {
  const found = twisted(2000, 6, 4e6);
  expect(part(found, "torsion")).toMatchObject({ status: "not_covered", reason: expect.stringContaining("EN 1993-1-6") });
  expect(part(found, "torsion").steps.at(-1)?.result).toMatchObject({ symbol: "class", value: 4 });
  expect(found.verdict).toBe("cannot_verify");
});

test("so it is in shear", () => {
  expect(part(twisted(2000, 6, 0, { points: [[3, 1e6]] }), "shear_z").status).toBe("not_covered");
});

test("what yields fails all the same: Wt = 2·It/d = 37.4e6 mm³, TRd = 7.66 MNm", () => {
  const found = part(twisted(2000, 6, 8e6), "torsion");
  expect(found.utilisation).toBeCloseTo(8e6 / ((((4 * Math.PI) / 8) * 1.994 ** 3 * 0.006 * 355e6) / 2 / Math.sqrt(3)), 6);
  expect(found.status).toBe("fail");
});

test("a tube of class 3 keeps its resistance: d/t = 59", () => {
  const [d, t] = [590, 10];
  const w_t = (((4 * Math.PI) / 8) * 0.58 ** 3 * 0.01) / 0.59;
  const found = twisted(d, t, 5e5);
  expect(part(found, "torsion").utilisation).toBeCloseTo(5e5 / ((w_t * 355e6) / Math.sqrt(3)), 9);
  expect(found.verdict).toBe("pass");
});

test("2 % at 90·ε², less with (t/d)^1.5 beyond: 0.25 % at four times that", () => {
  const of = (d: number) => capacity(profileOf(tube(d, 1)) as Profile, 235e6, 1, 1, 1);
  expect([0.0024, 0.0026].map((share) => bucklesAsShell(of(360), share))).toEqual([false, true]);
  expect(bucklesAsShell(of(90), 0.9)).toBe(false);
});
