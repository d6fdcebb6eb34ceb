/** Tubes with kinks between forks: Mcr by the equations of the line itself, and who is one. */

import { describe, expect, test } from "vitest";
import { library } from "../../src/model/sections/included.ts";
import { random } from "../building.ts";
import { part } from "../checks/fake.ts";
import { checked, type Structure } from "../checks/held.ts";

type Pair = [number, number];

/**
 * Critical even moment of a line in the xz-plane bent in it: θ = (θx, θz) turns each section, m = R·g + V·ŷ×r are the reactions of its forks, which keep it
 * from turning about g and moving along y. T = t·m + M·ŷ·(θ×t) twists it by T/C, n·m + M·ŷ·(θ×n) bends it sideways by 1/B; u' = ŷ·(θ×t).
 */
function exact(places: readonly Pair[], [g1, g2]: readonly [Pair, Pair], b: number, c: number): number {
  // ŷ·(a×v) in the xz-plane.
  const across = (a: Pair, v: Pair): number => a[1] * v[0] - a[0] * v[1];
  const dot = (a: Pair, v: Pair): number => a[0] * v[0] + a[1] * v[1];
  const determinant = (m: number): number => {
    const ends = [0, 1, 2].map((unknown): Pair | number[] => {
      // In turn: a turn at the start square to its fork's axis, the fork's moment, and the sideways reaction.
      const [turn, moment, push] = [0, 1, 2].map((k) => (k === unknown ? 1 : 0)) as [number, number, number];
      let state = [-g1[1] * turn, g1[0] * turn, 0];
      const reaction = (r: Pair): Pair => [moment * g1[0] + push * r[1], moment * g1[1] - push * r[0]];
      for (let i = 1; i < places.length; i++) {
        const [from, to] = [places[i - 1]!, places[i]!];
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const t: Pair = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
        const n: Pair = [-t[1], t[0]];
        const rate = (at: number, [x, z]: readonly number[]): number[] => {
          const theta: Pair = [x!, z!];
          const r = reaction([from[0] + t[0] * at, from[1] + t[1] * at]);
          const twist = (dot(t, r) + m * across(theta, t)) / c;
          const bend = (dot(n, r) + m * across(theta, n)) / b;
          return [twist * t[0] + bend * n[0], twist * t[1] + bend * n[1], across(theta, t)];
        };
        const [steps, plus] = [12, (a: readonly number[], k: readonly number[], h: number) => a.map((value, j) => value + h * k[j]!)];
        const h = length / steps;
        for (let j = 0; j < steps; j++) {
          const k1 = rate(j * h, state);
          const k2 = rate((j + 0.5) * h, plus(state, k1, h / 2));
          const k3 = rate((j + 0.5) * h, plus(state, k2, h / 2));
          const k4 = rate((j + 1) * h, plus(state, k3, h));
          state = state.map((value, q) => value + (h / 6) * (k1[q]! + 2 * k2[q]! + 2 * k3[q]! + k4[q]!));
        }
      }
      const end: Pair = [state[0]!, state[1]!];
      // At the end: no turn about the fork's axis, no moment square to it, no way sideways.
      return [dot(end, g2), dot([-g2[1], g2[0]], reaction(places.at(-1)!)), state[2]!];
    }) as number[][];
    const [p, q, r] = ends as [number[], number[], number[]];
    return p[0]! * (q[1]! * r[2]! - q[2]! * r[1]!) - q[0]! * (p[1]! * r[2]! - p[2]! * r[1]!) + r[0]! * (p[1]! * q[2]! - p[2]! * q[1]!);
  };
  const step = Math.sqrt(b * c) / 20;
  let found = Infinity;
  for (const sign of [1, -1]) {
    const first = determinant(sign * 1e-6);
    for (let m = step; m < Math.min(found, 8 * Math.sqrt(b * c)); m += step) if (determinant(sign * m) * first <= 0) found = m;
  }
  return found;
}

describe("the critical moment of a line with kinks", () => {
  test("straight between forks: π·√(EIz·GIt)/L, whatever the ratio of both", () => {
    for (const b of [0.5, 1, 2])
      expect(
        exact(
          [
            [0, 0],
            [1, 0],
          ],
          [
            [1, 0],
            [1, 0],
          ],
          b,
          1 / b,
        ) / Math.PI,
      ).toBeCloseTo(1, 1);
  });
  test("forks askew by 45° one way and the other take half of it: what turns the sections has 90° to go in place of 180°", () => {
    const [a, h] = [Math.PI / 4, Math.SQRT1_2];
    expect(
      exact(
        [
          [0, 0],
          [Math.cos(a), Math.sin(a)],
        ],
        [
          [1, 0],
          [0, 1],
        ],
        1,
        1,
      ) / Math.PI,
    ).toBeCloseTo(0.5, 1);
    expect(
      exact(
        [
          [0, 0],
          [h, h],
        ],
        [
          [h, h],
          [h, h],
        ],
        1,
        1,
      ) / Math.PI,
    ).toBeCloseTo(1, 1);
  });
  test.each(Array.from({ length: 16 }, (_, i) => i + 1))(
    "seed %s: kinks up to 45°, of forks within 45°, leave at least twice that of five times the length",
    (seed) => {
      const next = random(seed);
      const r = Math.sqrt(0.5 + 1.5 * next());
      let angle = ((next() - 0.5) * Math.PI) / 2;
      const [places, angles]: [Pair[], number[]] = [[[0, 0]], []];
      for (let i = 0; i < 2 + (seed % 3); i++) {
        const [length, [x, z]] = [0.2 + next(), places.at(-1)!];
        places.push([x + length * Math.cos(angle), z + length * Math.sin(angle)]);
        angles.push(angle);
        angle += ((next() - 0.5) * Math.PI) / 2;
      }
      const total = places.slice(1).reduce((sum, [x, z], i) => sum + Math.hypot(x - places[i]![0], z - places[i]![1]), 0);
      const fork = (at: number): Pair => (Math.abs(Math.cos(at)) >= Math.SQRT1_2 ? [1, 0] : [0, 1]);
      const scaled = places.map(([x, z]): Pair => [x / total, z / total]);
      expect(exact(scaled, [fork(angles[0]!), fork(angles.at(-1)!)], r, 1 / r)).toBeGreaterThan((2 * Math.PI) / 5);
    },
  );
});

describe("a stringer of RHS200x100x6 with a landing, 4.65 m from fork to fork", () => {
  const named = (name: string) => ({ ...library().find(name)! });
  const tube = named("RHS200x100x6");
  const stair = (q: number, more: Partial<Structure> = {}): Structure => ({
    nodes: { A: [0, 0, 0], B: [3, 0, 1.7], C: [4.2, 0, 1.7] },
    members: [
      ["st", "A", "B"],
      ["ld", "B", "C"],
    ],
    section: tube,
    supports: { A: "ffffrr", C: "rfffrr" },
    loads: { member_loads: ["st", "ld"].map((member) => ({ member, type: "distributed", fz: -q })) },
    designs: ["st", "ld"].map((id) => ({ id, members: [id] })),
    ...more,
  });
  const ltb = (structure: Structure) => ["st", "ld"].map((id) => part(checked(structure)[id]!, "ltb"));
  // Mcr of 5·4.65 m is π·√(210e9·Iz·80.8e9·It)/23.2 = 162 kNm, and 0.4² of it 26 kNm; the stringer bears 54 kNm.
  const m_cr = (Math.PI * Math.sqrt(210e9 * tube.iz! * 81e9 * tube.it!)) / (5 * (Math.hypot(3, 1.7) + 1.2));
  test("MEd ≤ 0.4²·Mcr of five times that: lateral buckling is ignored (6.3.2.2(4)), and 6.3.3 has a verdict", () => {
    expect(m_cr / 1e3).toBeGreaterThan(155);
    expect(m_cr / 1e3).toBeLessThan(170);
    for (const one of ltb(stair(6e3))) expect(one).toMatchObject({ status: "pass", reason: null });
    expect(part(checked(stair(6e3)).st!, "interaction").status).toBe("pass");
  });
  test("open where more bends it, or it is no tube, no fork or not in one plane", () => {
    const open = (structure: Structure): void => {
      for (const one of ltb(structure)) expect(one).toMatchObject({ status: "not_covered", reason: expect.any(String) });
    };
    // q·4.2²/8 and a little more: 14 kN/m make about 32 kNm.
    open(stair(14e3));
    open(stair(6e3, { section: named("IPE200") }));
    open(stair(6e3, { supports: { A: "ffffrr", C: "rffrrr" } }));
    open(stair(6e3, { nodes: { A: [0, 0, 0], B: [3, 0.5, 1.7], C: [4.2, 0, 1.7] } }));
  });
});
