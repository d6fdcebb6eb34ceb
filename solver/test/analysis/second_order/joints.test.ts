/** Loads at the tips of inclined arms: they keep their height above the post, and a turn about the vertical costs them nothing. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../../src/api/index.ts";
import { hinge, model, type Parts, support } from "../../building.ts";
import { combined, rigid } from "../../euler.ts";

const [E, IZ, H, P] = [2.1e11, 4e-6, 3, 50e3];
const ARM = { id: "arm", a: 1, iy: 1e-1, iz: 1e-1, it: 1e-1 };
type Place = [number, number, number];

interface Arm {
  run: number;
  rise: number;
  /** Of the post: 1 keeps it from twisting. */
  it?: number;
  /** In plan, degrees from x. */
  plan?: number;
  backwards?: boolean;
  pieces?: number;
  /** Where it goes on from its tip, by run and rise. */
  on?: [run: number, rise: number];
  /** A post of its own hangs at the tip, on a hinge in the plane, and bears the weight. */
  hanger?: number;
  order?: "first" | "second";
  /** How far the post leans towards the arm, m. */
  lean?: number;
  /** Across the arm, N. */
  push?: number;
}

/** A clamped post, weak across the plane of its arm, that bears a weight at the arm's tip. */
function bearing({ run, rise, it = 1, plan = 0, backwards, pieces = 1, on, hanger, lean = 0, order = "first", push = 0 }: Arm): Results {
  const [c, s] = [Math.cos((plan * Math.PI) / 180), Math.sin((plan * Math.PI) / 180)];
  const nodes: Parts["nodes"] = { A: [0, 0, 0] };
  const members: Parts["members"] = [{ id: "post", start: "A", end: "B0", rotation: plan }];
  for (let i = 0; i <= pieces; i++)
    nodes[`B${i}`] = [c * (lean + (run * i) / pieces), s * (lean + (run * i) / pieces), H + (rise * i) / pieces] as Place;
  for (let i = 0; i < pieces; i++) {
    const [start, end] = backwards ? [`B${i + 1}`, `B${i}`] : [`B${i}`, `B${i + 1}`];
    members.push({ id: `arm${i}`, start, end, section: "arm" });
  }
  let tip = `B${pieces}`;
  const lead = (node: string, [dx, , dz]: Place, more: object): void => {
    const [x, y, z] = nodes[tip]!;
    nodes[node] = [x + c * dx, y + s * dx, z + dz];
    members.push({ id: node, start: tip, end: node, section: "arm", ...more });
    tip = node;
  };
  if (on) lead("on", [on[0], 0, on[1]], {});
  if (hanger) lead("hanger", [0, 0, -hanger], { start_hinge: "plane", rotation: plan });
  return solve(
    model({
      hinges: [hinge("plane", { ry: 1e6 })],
      ...{ nodes, members, sections: [{ id: "section", a: 1, iy: 1e-2, iz: IZ, it }, ARM] },
      supports: [support("1", "A", "ffffff")],
      loads: { node_loads: [{ node: tip, fx: -s * push, fy: c * push, fz: -P }] },
      combinations: combined,
      options: { ...rigid, order },
      analysis: { buckling: { combinations: ["U"], modes: 1 } },
    }),
  );
}

const factor = (arm: Arm): number => bearing(arm).stability[0]!.alpha_cr!;

/** A post with the load so far above its head as the arm rises: cos kH = h·k·sin kH, P = k²·E·I. */
function byHeight(h: number, length = H, thrust = P): number {
  const left = (k: number): number => Math.cos(k * length) - h * k * Math.sin(k * length);
  let [low, high] = [1e-6, Math.PI / length];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (left(middle) > 0) low = middle;
    else high = middle;
  }
  return (low * low * E * IZ) / thrust;
}

describe("a weight on an inclined arm", () => {
  test.each([
    [1, 3],
    [3, 3],
    [3, 0.5],
    [-1, 3],
    [0, 3],
  ])("that rises by %s over %s buckles its post as one so far above its head", (rise, run) => {
    expect(factor({ rise, run }) / byHeight(rise)).toBeCloseTo(1, 2);
  });
  test.each<[string, Arm, number]>([
    ["up and then level", { rise: 1, run: 1, on: [2, 0] }, 1],
    ["up and then down", { rise: 1.5, run: 1.5, on: [1.5, -1.5] }, 0],
    ["steep and then flat", { rise: 1, run: 0.5, on: [2, 0.5] }, 1.5],
    ["with a hanger that a hinge holds in its plane", { rise: 1.5, run: 3, hanger: 0.5 }, 1],
  ])("keeps it however the arm goes: %s", (_, arm, height) => {
    expect(factor(arm) / byHeight(height)).toBeCloseTo(1, 2);
  });
  test.each([
    [1, 1.5, 1],
    [1.75, 1.5, 1],
    [1.8, 2.5, 1.5],
    [3, -2, 2],
  ])("on a post that leans by %s: the load goes round the line across the post, and its weight presses along it", (lean, run, rise) => {
    const length = Math.hypot(lean, H);
    const [c, s] = [lean / length, H / length];
    // The drop of a turn ω about that line is ω²/2 times this.
    const drop = rise - (c * rise - s * run) * c;
    expect(factor({ lean, run, rise }) / byHeight(drop / s, length, P * s)).toBeCloseTo(1, 2);
  });
  test("does not turn about the vertical, in which it does not sink, a post that twists easily", () => {
    expect(factor({ rise: 0.3, run: 2.5, it: 2e-7 })).toBeGreaterThan(0.9 * byHeight(0.3));
  });
  const arm = { rise: 0.8, run: 2.5, it: 1e-5 };
  test.each<[string, Partial<Arm>, number]>([
    ["backwards", { backwards: true }, 6],
    ["in any direction", { plan: 37 }, 6],
    ["in pieces", { pieces: 3 }, 4],
  ])("does all of that %s", (_, change, digits) => {
    expect(factor({ ...arm, ...change }) / factor(arm)).toBeCloseTo(1, digits);
  });
  test("is as far out by second order as it is high", () => {
    const [push, h] = [500, 1];
    const k = Math.sqrt(P / (E * IZ));
    // y″ = k²·(D − y) + F·(H + h − x)/EI from a clamped foot; D is where the load has gone.
    const [a, b] = [push / P, H + h];
    const at = (D: number, x: number): number => (D + a * b) * (1 - Math.cos(k * x)) - a * x + (a / k) * Math.sin(k * x);
    const slope = (D: number, x: number): number => (D + a * b) * k * Math.sin(k * x) - a + a * Math.cos(k * x);
    const gone = (D: number): number => at(D, H) + h * slope(D, H);
    const D = gone(0) / (1 - (gone(1) - gone(0)));
    const { displacements } = bearing({ rise: h, run: 3, order: "second", push }).load_combinations[0]!;
    expect(displacements[6 * 2 + 1]! / D).toBeCloseTo(1, 3);
  });
});
