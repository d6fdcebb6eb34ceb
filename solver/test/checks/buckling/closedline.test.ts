/** Closed sections that go on round bends: αcr of the structure against the equations of the line itself, and what 6.3.2 makes of it. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { library } from "../../../src/model/sections/included.ts";
import { model, random, STEEL, support } from "../../building.ts";
import { combined, rigid } from "../../euler.ts";
import { seeds } from "../../seeds.ts";
import { part } from "../fake.ts";
import { byDesignMember, checked, held, type Structure } from "../held.ts";

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
    for (let m = step; m < Math.min(found, 8 * Math.sqrt(b * c)); m += step) {
      if (determinant(sign * m) * first > 0) continue;
      let [low, high] = [m - step, m];
      while (high - low > 1e-4 * high) {
        const middle = (low + high) / 2;
        if (determinant(sign * middle) * first > 0) low = middle;
        else high = middle;
      }
      found = high;
    }
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
  /** Forks within 45° of the first and the last piece, kinks up to 45°, 1 m along itself. */
  function kinked(seed: number) {
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
    return { places: scaled, forks: [fork(angles[0]!), fork(angles.at(-1)!)] as const, r };
  }
  test.each(seeds(6, 100))("seed %s: αcr of the structure is that of the line", (seed) => {
    const { places, forks, r } = kinked(seed);
    const [m, iz] = [1e3, 1e-8];
    const it = (STEEL.e * iz) / (STEEL.g * r * r);
    const id = (i: number): string => `N${i}`;
    const last = places.length - 1;
    const fork = (i: number, along: string) => support(id(i), id(i), `${along}ff${forks[i ? 1 : 0]![0] ? "frr" : "rrf"}`);
    const alpha = (my: number): number =>
      solve(
        model({
          nodes: Object.fromEntries(places.map(([x, z], i): [string, [number, number, number]] => [id(i), [x, 0, z]])),
          members: places.slice(1).map((_, i) => ({ id: `M${i}`, start: id(i), end: id(i + 1) })),
          section: { id: "section", a: 1, iy: 1, iz, it },
          supports: [fork(0, "f"), fork(last, "r")],
          loads: {
            node_loads: [
              { node: id(0), my },
              { node: id(last), my: -my },
            ],
          },
          combinations: combined,
          options: rigid,
        }),
      ).stability[0]!.alpha_cr!;
    const m_cr = exact(places, forks, STEEL.e * iz, STEEL.g * it);
    expect(Math.abs((Math.min(alpha(m), alpha(-m)) * m) / m_cr - 1)).toBeLessThan(0.005);
  });
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
  const criticalOf = (one: ReturnType<typeof part>) => one.steps.find(({ title }) => title === "Critical moment")!;
  const value = (one: ReturnType<typeof part>, symbol: string): number => {
    const { inputs, result } = criticalOf(one);
    return [...inputs, result!].find((quantity) => quantity.symbol === symbol)!.value as number;
  };
  test("αcr ≥ 1/0.4²: lateral buckling is ignored (6.3.2.2(4)), and 6.3.3 has a verdict", () => {
    for (const one of ltb(stair(6e3))) {
      expect(one).toMatchObject({ status: "pass", reason: null });
      expect(value(one, "αcr")).toBeGreaterThan(1 / 0.4 ** 2);
    }
    expect(part(checked(stair(6e3)).st!, "interaction").status).toBe("pass");
  });
  test("Mcr falls with αcr as loads grow, for all pieces alike", () => {
    const [few, many] = [ltb(stair(6e3)), ltb(stair(12e3))];
    const mcr = (one: ReturnType<typeof part>): number => value(one, "Mcr") / value(one, "My,Ed");
    expect(mcr(few[0]!)).toBeCloseTo(mcr(few[1]!), 9);
    for (const i of [0, 1]) expect(mcr(many[i]!) / mcr(few[i]!)).toBeCloseTo(0.5, 2);
  });
  test("a support sideways at the landing takes nothing away", () => {
    const free = ltb(stair(6e3));
    const steadied = ltb(stair(6e3, { supports: { A: "ffffrr", B: "rfrrrr", C: "rfffrr" } }));
    for (const i of [0, 1]) expect(value(steadied[i]!, "Mcr")).toBeGreaterThanOrEqual(value(free[i]!, "Mcr"));
  });
  test("loads on the surface of a nearly straight tube count no less than by q·e·(L/π)²/GIt, and no more than six times that", () => {
    const q = 6e3;
    const one = ltb(stair(q, { nodes: { A: [0, 0, 0], B: [2, 0, 0.1], C: [4, 0, 0] } }))[0]!;
    const exact = (81e9 * tube.it! * (Math.PI / 4) ** 2) / ((q * 0.2) / 2);
    expect(value(one, "αz")).toBeLessThan(exact);
    expect(value(one, "αz")).toBeGreaterThan(exact / 6);
    const centred = ltb(stair(q, { nodes: { A: [0, 0, 0], B: [2, 0, 0.1], C: [4, 0, 0] }, check: { load_height: "centre" } }))[0]!;
    expect(value(centred, "αz")).toBe("∞");
  });
  test("open where it is no tube, or goes on into an open section, whose moments are in no mode of the structure", () => {
    for (const one of ltb(stair(6e3, { section: named("IPE200") })))
      expect(one).toMatchObject({ status: "not_covered", reason: expect.any(String) });
    const mixed = stair(6e3);
    const { model: all, ...more } = held(mixed) as unknown as { model: { sections: object[]; members: object[] } };
    const [first, second] = all.members;
    const built = {
      ...more,
      model: {
        ...all,
        design_members: mixed.designs,
        sections: [...all.sections, { ...named("IPE200"), id: "open" }],
        members: [first, { ...second, section: "open" }],
      },
    };
    const { st } = byDesignMember(solve(built as unknown as Model).checks);
    expect(part(st!, "ltb")).toMatchObject({ status: "not_covered", reason: expect.any(String) });
  });
});
