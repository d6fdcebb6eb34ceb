/** Crossed diagonals that can only pull: under gravity alone the columns' shortening slackens both, and a bay that cannot stand plumb leans on one. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../src/api/index.ts";
import { hinge, model, STEEL, support } from "../building.ts";

const [B, H] = [6, 4];
const L = Math.hypot(B, H);
const COS = B / L;
/** Columns that do not bend, so that a bay with springs at its feet is one that turns about them. */
const COLUMN = { id: "column", a: 0.005, iy: 1e-2, iz: 1e-2, it: 1e-2 };
const BEAM = { ...COLUMN, id: "beam", a: 1 };
const TIE = { id: "tie", a: 5e-4, iy: 1e-8, iz: 1e-8, it: 1e-8 };
/** N·m/rad at each foot: the bay stands plumb up to 2·k/h = 100 kN. */
const K = 2e5;
const CRITICAL = (2 * K) / H;
const IDS = ["left", "right", "beam", "rising", "falling"];

interface Bay {
  /** N/m on the beam, times 1 in the combination U, 0.8 in S. */
  q: number;
  /** N at the top, along x. */
  wind?: number;
  ry?: number | "free";
  ties?: [rising: number, falling: number];
  column?: Record<string, unknown>;
}

function bay({ q, wind = 0, ry = K, ties: [rising, falling] = [TIE.a, TIE.a], column = {} }: Bay): Model {
  const foot = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry, rz: "fixed" };
  const terms = (factor: number): unknown[] => [{ load_case: "G", factor }, ...(wind ? [{ load_case: "W", factor: 1 }] : [])];
  return model({
    nodes: { A: [0, 0, 0], B: [0, 0, H], C: [B, 0, H], D: [B, 0, 0] },
    members: [
      { id: "left", start: "A", end: "B", section: "column" },
      { id: "right", start: "D", end: "C", section: "column" },
      { id: "beam", start: "B", end: "C", section: "beam", start_hinge: "pin", end_hinge: "pin" },
      { id: "rising", start: "A", end: "C", section: "rising", type: "tension" },
      { id: "falling", start: "D", end: "B", section: "falling", type: "tension" },
    ],
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    supports: [support("A", "A", foot), support("D", "D", foot), support("B", "B", "rfrrrr"), support("C", "C", "rfrrrr")],
    sections: [{ ...COLUMN, ...column }, BEAM, { ...TIE, id: "rising", a: rising }, { ...TIE, id: "falling", a: falling }],
    cases: [
      { id: "G", nature: "permanent", self_weight: 0, member_loads: [{ member: "beam", type: "distributed", fz: -q }] },
      { id: "W", nature: "wind", self_weight: 0, node_loads: [{ node: wind < 0 ? "C" : "B", fx: wind || 1 }] },
    ],
    combinations: [
      { id: "U", limit_state: "ULS", terms: terms(1) },
      { id: "S", limit_state: "SLS", terms: terms(0.8) },
    ],
    options: { order: "second", shear_deformation: false, imperfections: { directions: ["+x", "-x"] } },
  });
}

type Set = Results["load_combinations"][number];
const setOf = (results: Results, id: string): Set => results.load_combinations.find((set) => set.id === id)!;
const force = ({ end_forces }: Set, member: string): number => end_forces[12 * IDS.indexOf(member)]!;
const sway = ({ displacements }: Set): number => (displacements[6]! + displacements[12]!) / 2;
const idle = ({ idle_members }: Set): string[] => idle_members.map((m) => IDS[m]!);

/**
 * A bay that has turned by Δ/h: what it weighs beyond what its feet hold draws the diagonal, T·cosα = (P − 2k/h)·Δ/h, and the diagonal is longer by
 * Δ·cosα − δ·sinα = T·L/EA with δ = (P/2)·h/EA of the columns.
 */
function leaning(p: number, area: number): { sway: number; tension: number } {
  const pull = (p - CRITICAL) / H / COS;
  const slack = (((p / 2) * H) / (STEEL.e * COLUMN.a)) * (H / L);
  const moved = slack / (COS - (pull * L) / (STEEL.e * area));
  return { sway: moved, tension: pull * moved };
}

describe("gravity alone, more than the feet hold plumb", () => {
  const q = 40e3;
  const results = solve(bay({ q }));

  for (const [id, p] of [
    ["U", q * B],
    ["S", 0.8 * q * B],
  ] as const)
    test(`${id}: it leans as far as one diagonal, which draws by what the feet do not hold`, () => {
      const set = setOf(results, id);
      expect(set.failed).toBeNull();
      expect(set.order).toBe(2);
      expect(idle(set)).toHaveLength(1);
      const drawn = idle(set)[0] === "rising" ? "falling" : "rising";
      const { sway: moved, tension } = leaning(p, TIE.a);
      expect(Math.abs(sway(set)) / moved).toBeCloseTo(1, 2);
      expect(force(set, drawn) / tension).toBeCloseTo(1, 2);
      expect(force(set, "left") / (-p / 2)).toBeCloseTo(1, 2);
      expect(set.equilibrium.error).toBeLessThan(5e-3);
    });

  test("copies that lean have φ·P more to draw, to either side", () => {
    const { phi } = results.imperfections!;
    for (const [id, drawn] of [
      ["U +x", "rising"],
      ["U -x", "falling"],
    ] as const) {
      const set = setOf(results, id);
      const moved = Math.abs(sway(set));
      expect((force(set, drawn) * COS) / (phi * q * B + ((q * B - CRITICAL) * moved) / H)).toBeCloseTo(1, 2);
    }
  });

  test("of both sides the one that sways further is told", () => {
    const weak = TIE.a / 10;
    for (const [ties, slack, way] of [
      [[weak, TIE.a], "falling", 1],
      [[TIE.a, weak], "rising", -1],
    ] as const) {
      const set = setOf(solve(bay({ q, ties: [...ties] })), "S");
      expect(idle(set)).toEqual([slack]);
      expect(sway(set) / (way * leaning(0.8 * q * B, weak).sway)).toBeCloseTo(1, 2);
    }
  });
});

test("less than the feet hold: it stands plumb on slack diagonals", () => {
  const set = setOf(solve(bay({ q: (0.5 * CRITICAL) / B })), "U");
  expect(idle(set)).toEqual(["rising", "falling"]);
  expect(Math.abs(sway(set))).toBeLessThan(1e-9);
});

for (const [wind, drawn, slack] of [
  [30e3, "rising", "falling"],
  [-30e3, "falling", "rising"],
] as const)
  test(`wind of ${wind / 1e3} kN on pinned feet: T = (H + P·Δ/h)/cosα in one, nothing in the other`, () => {
    const q = 10e3;
    const set = setOf(solve(bay({ q, wind, ry: "free" })), "U");
    expect(idle(set)).toEqual([slack]);
    expect((force(set, drawn) * COS) / (Math.abs(wind) + (q * B * Math.abs(sway(set))) / H)).toBeCloseTo(1, 3);
    expect(force(set, slack)).toBe(0);
    // The leeward column takes T·sinα on top of its half of the gravity.
    const lee = wind > 0 ? "right" : "left";
    expect(force(set, lee) / (-(q * B) / 2 - (Math.abs(wind) * H) / B)).toBeCloseTo(1, 2);
  });

test("columns that buckle between their ends buckle with any diagonal: how far beyond is told, and of slack nothing", () => {
  const iy = 5e-7;
  const critical = (Math.PI ** 2 * STEEL.e * iy) / H ** 2;
  const set = setOf(solve(bay({ q: (4 * critical) / B, ry: 1, column: { iy } })), "U");
  expect(set.failed).toMatchObject({ code: "beyond_critical" });
  expect(set.failed!.load_ratio! / 2).toBeCloseTo(1, 1);
  expect(set.failed!.message).not.toMatch(/slack/);
});
