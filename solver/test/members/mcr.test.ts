/** Elastic critical moments against closed forms and published coefficients. */

import { describe, expect, test } from "vitest";
import { rememberedMcr } from "../../src/members/known_moments.ts";
import { FINE, type LateralBeam, Mcr_uniform, type Restraint } from "../../src/members/mcr.ts";
import c1c2 from "../checks/data/mcr_c1c2.json" with { type: "json" };
import cantilevers from "../checks/data/mcr_cantilever.json" with { type: "json" };
import { verified } from "../verified.ts";

const fork = (s: number): Restraint => ({ s, v: true, theta: true, slope: false, warping: false });
const root = (warping: boolean): Restraint => ({ s: 0, v: true, theta: true, slope: true, warping });
const none = { points: [], spread: [] };

const plain: LateralBeam = {
  ...{ length: 1, ei_z: 1, ei_w: 0, gi_t: 1, restraints: [fork(0), fork(1)] },
  ...{ moment: () => 1, loads: none, breaks: [] },
};

/** With a moment of one as the unit Mcr is the factor itself. */
const lambda_cr = (beam: Partial<LateralBeam>): number | null =>
  rememberedMcr({ ...plain, ...beam }, 1, { moments: new Map(), plain: new Map(), elements: FINE });

const lambda = (beam: Partial<LateralBeam>): number => lambda_cr(beam) as number;

/** Critical load of a narrow beam in √(EIz·GIt)/L and its powers, printed to so many digits. */
function narrow(quantity: string, published: number, digits: number, beam: Partial<LateralBeam>): void {
  const ours = lambda(beam);
  const source = "Timoshenko and Gere, Theory of Elastic Stability, chapter 6";
  verified({ group: "Stability", case: "Lateral buckling of narrow beams", source, quantity, unit: "", expected: published, ours });
  expect(ours).toBeCloseTo(published, digits);
}

describe("Timoshenko and Gere, Theory of Elastic Stability, narrow beams (EIw = 0)", () => {
  test("even moment: π·√(EIz·GIt)/L", () => narrow("M·L/√(EIz·GIt), even moment", Math.PI, 6, {}));
  test("central load: P = 16.94·√(EIz·GIt)/L²", () =>
    narrow("P·L²/√(EIz·GIt), load at mid-span", 16.94, 1, { moment: (s) => Math.min(s, 1 - s) / 2, breaks: [0.5] }));
  test("even load: qL = 28.3·√(EIz·GIt)/L²", () => narrow("q·L³/√(EIz·GIt), even load", 28.3, 1, { moment: (s) => (s * (1 - s)) / 2 }));
  test("cantilever, load at the tip: P = 4.013·√(EIz·GIt)/L²", () =>
    narrow("P·L²/√(EIz·GIt), cantilever, load at the tip", 4.013, 3, { moment: (s) => s - 1, restraints: [root(false)] }));
  test("cantilever, even load: qL = 12.85·√(EIz·GIt)/L²", () =>
    narrow("q·L³/√(EIz·GIt), cantilever, even load", 12.85, 2, { moment: (s) => -((1 - s) ** 2) / 2, restraints: [root(false)] }));
});

test.each([0, 0.01, 0.1, 1, 10])("even moment with warping stiffness EIw = %s is exact to 1e-6", (ei_w) => {
  expect(Math.abs(lambda({ ei_w }) / Mcr_uniform(1, 1, ei_w, 1) - 1)).toBeLessThan(1e-6);
});

test("a restraint of both flanges at mid-span halves the length under even moment", () => {
  const held = lambda({ ei_w: 0.1, restraints: [fork(0), fork(0.5), fork(1)] });
  expect(held / Mcr_uniform(0.5, 1, 0.1, 1)).toBeCloseTo(1, 5);
});

test("holding the compression flange helps more than holding the tension flange", () => {
  const at = (flange: number): number =>
    lambda({ ei_w: 0.1, restraints: [fork(0), { s: 0.5, v: false, theta: false, slope: false, warping: false, flange }, fork(1)] });
  const free = lambda({ ei_w: 0.1 });
  // Sagging compresses +z. Brace and tension flange: little gain; brace at the compression flange: nearly the half length.
  expect(at(0.3)).toBeGreaterThan(1.5 * free);
  expect(at(-0.3)).toBeLessThan(at(0.3));
  expect(at(-0.3)).toBeGreaterThanOrEqual(free * (1 - 1e-9));
});

test("restraining a flange at the shear centre's own height holds v alone", () => {
  const a = lambda({
    ei_w: 0.1,
    restraints: [fork(0), { s: 0.5, v: false, theta: false, slope: false, warping: false, flange: 0 }, fork(1)],
  });
  const b = lambda({ ei_w: 0.1, restraints: [fork(0), { s: 0.5, v: true, theta: false, slope: false, warping: false }, fork(1)] });
  expect(a).toBeCloseTo(b, 8);
});

test("no restraint against twist is a mechanism, not a number", () => {
  const turning = [0, 1].map((s) => ({ ...fork(s), theta: false }));
  expect(lambda_cr({ ei_w: 0.1, restraints: turning })).toBeNull();
});

test("no moment: nothing buckles", () => expect(lambda({ moment: () => 0 })).toBe(Infinity));

test("upside down: moment and load reversed, height mirrored, gives the same answer", () => {
  const q = (down: number, z: number): number =>
    lambda({
      ei_w: 0.05,
      moment: (s) => (down * s * (1 - s)) / 2,
      loads: { points: [], spread: [{ s1: 0, s2: 1, q1: -down, q2: -down, z }] },
    });
  expect(q(1, 0.1)).toBeCloseTo(q(-1, -0.1), 8);
  expect(q(1, -0.1)).toBeCloseTo(q(-1, 0.1), 8);
  expect(q(1, 0.1)).toBeLessThan(q(1, 0));
  expect(q(1, -0.1)).toBeGreaterThan(q(1, 0));
});

/** kappa = (π/L)·√(EIw/GIt), so with L = GIt = 1 EIw = (kappa/π)². */
const warping = (kappa: number): number => (kappa / Math.PI) ** 2;

describe("C1 and C2 of transverse loads, table of eigenvalues by an independent calculation", () => {
  const moments = (
    name: string,
  ): { moment: (s: number) => number; m_max: number; loads: (z: number) => LateralBeam["loads"]; breaks: number[] } => {
    const fixed = name.startsWith("ff");
    if (name.includes("UDL")) {
      const moment = (s: number): number => (s * (1 - s)) / 2 - (fixed ? 1 / 12 : 0);
      return {
        moment,
        m_max: fixed ? 1 / 12 : 1 / 8,
        loads: (z) => ({ points: [], spread: [{ s1: 0, s2: 1, q1: -1, q2: -1, z }] }),
        breaks: [],
      };
    }
    const printed = Number(name.split("@")[1]);
    const a = printed === 0.333 ? 1 / 3 : printed;
    const b = 1 - a;
    const [m0, m1] = fixed ? [-a * b * b, -a * a * b] : [0, 0];
    const moment = (s: number): number => m0 + (m1 - m0) * s + (s < a ? b * s : a * (1 - s));
    const m_max = Math.max(Math.abs(m0), Math.abs(m1), Math.abs(moment(a)));
    return { moment, m_max, loads: (z) => ({ points: [{ s: a, f: -1, z }], spread: [] }), breaks: [a] };
  };
  for (const [name, row] of Object.entries(c1c2)) {
    test(name, () => {
      const { moment, m_max, loads, breaks } = moments(name);
      const end = (s: number): Restraint => ({
        ...fork(s),
        slope: name.startsWith("ff-fullfix"),
        warping: name.startsWith("ff-warpfix") || name.startsWith("ff-fullfix"),
      });
      const restraints = [end(0), end(1)];
      row.kappa.forEach((kappa, i) => {
        const ei_w = warping(kappa);
        const c1 = (lambda({ ei_w, restraints, moment, breaks }) * m_max) / Mcr_uniform(1, 1, ei_w, 1);
        expect(Math.abs(c1 / (row.C1[i] as number) - 1)).toBeLessThan(0.01);
        // Mcr = C1·π²·EIz·{√(R + (C2·zg)²) − C2·zg} solved for C2, at the height π·zg/L·√(EIz/GIt) = 0.3: off the middle C2 grows with height.
        const z = 0.3 / Math.PI;
        const [m, m_0] = [loads(z), loads(0)].map(
          (at) => (lambda({ ei_w, restraints, moment, breaks, loads: at }) * m_max) / (c1 * Math.PI ** 2),
        ) as [number, number];
        expect(Math.abs((m_0 * m_0 - m * m) / (2 * m * z) / (row.C2[i] as number) - 1)).toBeLessThan(0.01);
      });
    });
  }
});

describe("cantilevers, table of eigenvalues by an independent calculation: Mcr·L/√(EIz·GIt)", () => {
  for (const [name, row] of Object.entries(cantilevers.table)) {
    test(name, () => {
      const [load, warp, height] = name.split("|") as [string, string, string];
      const z = Number(height.split("=")[1]) / Math.PI;
      cantilevers.kappa.forEach((kappa, i) => {
        const at = load === "udl" ? 0 : load === "tip" ? 1 : Number(load.slice(2, -1));
        const loads = at ? { points: [{ s: at, f: -1, z }], spread: [] } : { points: [], spread: [{ s1: 0, s2: 1, q1: -1, q2: -1, z }] };
        const moment = at ? (s: number): number => Math.min(0, s - at) : (s: number): number => -((1 - s) ** 2) / 2;
        const found = lambda({ ei_w: warping(kappa), moment, restraints: [root(warp === "cant")], loads, breaks: [at] });
        expect(Math.abs((found * (at || 0.5)) / (row[i] as number) - 1)).toBeLessThan(0.01);
      });
    });
  }
});
