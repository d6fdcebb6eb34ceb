/** A torque of less than 2 % of the shear yield stress is judged by what it adds, EN 1993-6 Annex A. */

import { describe, expect, test } from "vitest";
import { WARPINGS, worstOf } from "../../../src/checks/twist/slight.ts";
import { solveTwist, type TorqueSegment } from "../../../src/ec3/torsion/warping.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { effects } from "../asked.ts";
import { part, printed } from "../fake.ts";
import { checked, FORK, SLIDE } from "../held.ts";

const forks = { warping_start: "free", warping_end: "free" };
/** τt = (T/2)·tf/It is 2 % of 355/√3 N/mm² in IPE 300. */
const LIMIT = (2 * 0.02 * (355e6 / Math.sqrt(3)) * 201.2e-9) / 0.0107;

/** IPE 300 over 6 m under an even load, a torque in its middle and compression. */
function beam({
  q,
  mx,
  n = 0,
  design = {},
  check = {},
}: {
  q: number;
  mx: number;
  n?: number;
  design?: object;
  check?: object;
}): CheckResult {
  const loads = [
    { member: "M", type: "distributed", fz: -q },
    { member: "M", type: "moment", position: 0.5, mx },
  ];
  return checked({
    nodes: { A: [0, 0, 0], B: [6, 0, 0] },
    members: [["M", "A", "B"]],
    supports: { A: FORK, B: SLIDE },
    loads: { member_loads: loads, node_loads: [{ node: "B", fx: -n }] },
    material: { grade: "S355", fy: 355e6 },
    designs: [{ id: "D", members: ["M"], ...design }],
    check: { load_height: "centre", ...check },
  }).D!;
}

describe("a beam close to lateral buckling, warping stated", () => {
  const q = 21.35e3;
  test("what it uses grows with the torque without a jump, through 2 % of the shear yield stress", () => {
    let last = beam({ q, mx: 0, design: forks }).utilisation as number;
    expect(last).toBeCloseTo(0.985, 2);
    for (let share = 0.05; share < 1.3; share += 0.05) {
      const utilisation = beam({ q, mx: share * LIMIT, design: forks }).utilisation as number;
      expect(utilisation).toBeGreaterThanOrEqual(last - 1e-12);
      expect(utilisation - last).toBeLessThan(0.03);
      last = utilisation;
    }
    expect(last).toBeGreaterThan(1.15);
  });
  test("half of it fails by (A.1): B = T/(2k)·tanh(kL/2), θ = T·L/(4GIt)·(1 − tanh(kL/2)/(kL/2))", () => {
    const result = beam({ q, mx: LIMIT / 2, design: forks });
    const [ei_w, gi_t] = [210e9 * 125.9e-9, 81e9 * 201.2e-9];
    const k = Math.sqrt(gi_t / ei_w);
    const tanh = Math.tanh(3 * k);
    expect(printed(result, "ltb_torsion", "BEd")).toBeCloseTo(((LIMIT / 4 / k) * tanh) / 1e3, 6);
    expect(printed(result, "ltb_torsion", "θ")).toBeCloseTo(((LIMIT / 2) * 6 * (1 - tanh / (3 * k))) / (4 * gi_t), 6);
    expect(result.verdict).toBe("fail");
  });
});

describe("warping not stated", () => {
  test("it is asked for where the worst of it does not let the beam pass", () => {
    const result = beam({ q: 21.35e3, mx: LIMIT / 2 });
    expect(part(result, "ltb_torsion").status).toBe("fail");
    expect(effects(result, "warping")).toEqual([part(result, "ltb_torsion").utilisation]);
  });
  test("and not where it has room, nor of round-off", () => {
    const roomy = beam({ q: 12e3, mx: 0.9 * LIMIT });
    expect(roomy.verdict).toBe("pass");
    const stated = beam({ q: 12e3, mx: 0.9 * LIMIT, design: forks });
    expect(part(roomy, "ltb_torsion").utilisation).toBeGreaterThanOrEqual((stated.utilisation as number) - 1e-9);
    expect(beam({ q: 21.35e3, mx: 0.004 * LIMIT }).verdict).toBe("pass");
  });
  test("every bimoment is at most T/k and every twist T·L/GIt, by any of the ends", () => {
    const lines: [number, number, number][][] = [[[1, 1, 1]], [[1, 1, 1], [-1, -1, -1]], [[1, 0, -1]], [[-1, -1, -1], [1, 1, 1], [-1, -1, -1]]]; // biome-ignore format: by lines
    for (const [ei_w, gi_t] of [[1, 1], [20, 1], [1, 30]] as const) // biome-ignore format: pairs
      for (const line of lines) {
        const segments = line.map((t, i): TorqueSegment => ({ from: (3 * i) / line.length, to: (3 * (i + 1)) / line.length, t }));
        const worst = worstOf(WARPINGS.map((ends) => solveTwist(segments, ei_w, gi_t, ends)));
        for (let s = 0; s <= 3; s += 0.05) {
          expect(worst.at(s, 1).b).toBeLessThanOrEqual(Math.sqrt(ei_w / gi_t) + 1e-9);
          expect(worst.at(s, 1).theta).toBeLessThanOrEqual(3 / gi_t + 1e-9);
        }
      }
  });
});

test("beside compression it is borne by what is left, and left open where that is too little", () => {
  const pressed = { q: 10e3, n: 80e3, design: forks };
  const plain = beam({ ...pressed, mx: 0 }).utilisation as number;
  const borne = beam({ ...pressed, mx: LIMIT / 2 });
  expect(borne.verdict).toBe("pass");
  expect(part(borne, "ltb_torsion").utilisation).toBeGreaterThan(plain + 0.02);
  const much = beam({ ...pressed, n: 150e3, mx: 0.9 * LIMIT });
  expect(beam({ ...pressed, n: 150e3, mx: 0 }).verdict).toBe("pass");
  expect(part(much, "ltb_torsion")).toMatchObject({ status: "not_covered", reason: expect.stringContaining("at once") });
});

describe("held sideways all along, its cross-section nearly used up", () => {
  // Mpl = 628.4 cm³·355 = 223 kN·m; q·L²/8 is 0.99 of it, and B/BRd is 1.6 % in the middle.
  const used = { q: (0.99 * 8 * 628.4e-6 * 355e6) / 36, check: { restrained: true } };
  test("the bimoment beside bending uses it up (6.2.1(7))", () => {
    expect(beam({ ...used, mx: 0, design: forks }).utilisation).toBeCloseTo(0.99, 3);
    const k = Math.sqrt((81e9 * 201.2e-9) / (210e9 * 125.9e-9));
    const b_rd = ((0.15 ** 2 * 0.0107) / 4) * 0.2893 * 355e6;
    const result = beam({ ...used, mx: 0.95 * LIMIT, design: forks });
    expect(part(result, "torsion").utilisation).toBeCloseTo(0.99 + ((0.95 * LIMIT) / (2 * k) / b_rd) * Math.tanh(3 * k), 3);
    expect(result.verdict).toBe("fail");
  });
  test("and is a question where warping is not stated", () => {
    const result = beam({ ...used, mx: 0.95 * LIMIT });
    expect(part(result, "torsion").status).toBe("fail");
    expect(effects(result, "warping")).toEqual([part(result, "torsion").utilisation]);
  });
});
