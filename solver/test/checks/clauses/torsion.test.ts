/** What torsion leaves of the shear resistance: (6.26), (6.27), (6.28) as Blueprints-org/blueprints writes them, formula_6_26.py to formula_6_28.py. */

import { expect, test } from "vitest";
import { type Action, capacity } from "../../../src/checks/clauses/capacity.ts";
import { type Profile, profileOf } from "../../../src/checks/clauses/profile.ts";
import { tau_t_Ed, torsionFactor, Wt } from "../../../src/checks/clauses/torsion.ts";
import { sectorial, tau_w } from "../../../src/checks/clauses/warpingstress.ts";
import { tabulated } from "../fake.ts";

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
