/** Bending and torque in closed members that twist and bend sideways: what no lateral check of a member stands for. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../../src/api/index.ts";
import { model, type Parts, STEEL, support } from "../../building.ts";
import { combined, euler, rigid } from "../../euler.ts";

const [H, P, REACH, I] = [5, 20e3, 2, 1e-5];
const TUBE = { id: "tube", a: 4e-3, iy: I, iz: I, it: 2 * I };
/** Twists far more easily than it bends. */
const OPEN = { id: "open", a: 4e-3, iy: I, iz: I, it: 2e-7 };
const STIFF = 1e-1;
const STOUT = { id: "stout", a: 1, iy: STIFF, iz: STIFF };
const GIT = STEEL.g * TUBE.it;

interface Post {
  post?: "tube" | "open";
  /** Whether the arm is closed itself. */
  arm?: "closed" | "open";
  /** Pieces of the arm; the last of them the other way round. */
  pieces?: number;
  /** In plan, degrees from x. */
  plan?: number;
  /** By a rigid offset in place of a part of the arm. */
  offset?: number;
  order?: "first" | "second";
  /** Across the arm, on the head of the post, N. */
  push?: number;
}

/** A clamped post with a weight at the tip of a stiff level arm. */
function bearing({ post = "tube", arm = "closed", pieces = 1, plan = 0, offset = 0, order = "first", push = 0 }: Post): Results {
  const [c, s] = [Math.cos((plan * Math.PI) / 180), Math.sin((plan * Math.PI) / 180)];
  const at = (x: number): [number, number, number] => [c * x, s * x, H];
  const nodes: Parts["nodes"] = { A: [0, 0, 0], B0: at(0) };
  const members: Parts["members"] = [{ id: "post", start: "A", end: "B0", section: post }];
  for (let i = 1; i <= pieces; i++) {
    nodes[`B${i}`] = at((REACH * i) / pieces);
    const ends = i === pieces && pieces > 1 ? { start: `B${i}`, end: `B${i - 1}` } : { start: `B${i - 1}`, end: `B${i}` };
    members.push({ id: `arm${i}`, ...ends, section: "stout", ...(offset ? { start_offset: [c * offset, s * offset, 0] } : {}) });
  }
  return solve(
    model({
      ...{ nodes, members, supports: [support("1", "A", "ffffff")] },
      sections: [TUBE, OPEN, { ...STOUT, it: arm === "closed" ? STIFF : STIFF / 10 }],
      loads: {
        node_loads: [
          { node: `B${pieces}`, fz: -P },
          { node: "B0", fx: -s * push, fy: c * push },
        ],
      },
      combinations: combined,
      options: { ...rigid, order },
    }),
  );
}

/**
 * The head's torque about the post's own axis is M·v′, so that φ′ = M·v′/GIt all along, and the post is pressed by P + M²/GIt:
 * α·P + (α·M)²/GIt = π²·EI/(4·H²).
 */
const critical = (git: number): number => {
  const [a, b, c] = [(P * REACH) ** 2 / git, P, -euler(I, 2 * H)];
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
};

describe("a weight on an arm", () => {
  test("twists its post, which takes a quarter off the factor of the weight alone", () => {
    expect(critical(GIT) / (euler(I, 2 * H) / P)).toBeLessThan(0.75);
  });
  test.each<[string, Post]>([
    ["a closed arm", {}],
    ["an open arm", { arm: "open" }],
    ["an arm in pieces", { pieces: 3 }],
    ["an open arm in pieces", { arm: "open", pieces: 3 }],
    ["an arm in any direction", { plan: 37 }],
    ["an arm that is half a rigid offset", { offset: 1 }],
  ])("presses a closed post by P + M²/GIt besides: %s", (_, post) => {
    expect(bearing(post).stability[0]!.alpha_cr! / critical(GIT)).toBeCloseTo(1, 2);
  });
  test.each(["closed", "open"] as const)("presses an open post by P alone, whose twist is lateral torsional buckling: %s arm", (arm) => {
    expect((bearing({ post: "open", arm }).stability[0]!.alpha_cr! * P) / euler(I, 2 * H)).toBeCloseTo(1, 3);
  });
  test.each(["closed", "open"] as const)("has the post sway as far by second order: %s arm", (arm) => {
    const push = 800;
    const pressed = P + (P * REACH) ** 2 / GIT;
    const k = Math.sqrt(pressed / (STEEL.e * I));
    // v of a clamped post under a push at its head: F/(P·k)·(tan kH − kH).
    const sway = (push / (pressed * k)) * (Math.tan(k * H) - k * H);
    const { displacements, equilibrium } = bearing({ arm, push, order: "second" }).load_combinations[0]!;
    expect(displacements[6 + 1]! / sway).toBeCloseTo(1, 2);
    // Moments balance where everything has moved to, which nothing above has asked for.
    for (const j of [3, 4, 5]) expect(Math.abs(equilibrium.loads[j]! + equilibrium.reactions[j]!)).toBeLessThan(2e-4 * P * REACH);
  });
});

describe("a closed member between its ends", () => {
  const LENGTH = 6;
  const between = (ends: [string, string], loads: object[]): number =>
    solve(
      model({
        nodes: { A: [0, 0, 0], B: [LENGTH, 0, 0] },
        members: [{ id: "M", start: "A", end: "B", section: "deep" }],
        sections: [{ ...TUBE, id: "deep", iy: 100 * I }],
        supports: [support("1", "A", ends[0]), support("2", "B", ends[1])],
        loads: { node_loads: loads },
        combinations: combined,
        options: rigid,
      }),
    ).stability[0]!.alpha_cr!;

  test("held against twist at both, pressed by P and bent by M: α·P/PE + (α·M/Mcr)² = 1, Mcr = π·√(EIz·GIt)/L", () => {
    const [pe, mcr] = [euler(I, LENGTH), (Math.PI / LENGTH) * Math.sqrt(STEEL.e * I * GIT)];
    const [p, m] = [0.1 * pe, 0.2 * mcr];
    const found = between(
      ["ffffrr", "rfffrr"],
      [
        { node: "A", my: m },
        { node: "B", my: -m, fx: -p },
      ],
    );
    // Twist is linear in each of eight pieces: (π/8)²/12 too stiff.
    expect(Math.abs((found * p) / pe + ((found * m) / mcr) ** 2 - 1)).toBeLessThan((Math.PI / 8) ** 2 / 12);
  });
  test("clamped at both, a torque buckles it at T = 2·4.4934·EI/L (Greenhill; tan u = u)", () => {
    const torque = 1e5;
    const found = solve(
      model({
        nodes: { A: [0, 0, 0], B: [LENGTH, 0, 0] },
        members: [{ id: "M", start: "A", end: "B", section: "tube" }],
        sections: [TUBE],
        supports: [support("1", "A", "ffffff"), support("2", "B", "rffrff")],
        loads: { node_loads: [{ node: "B", mx: torque, fx: -1 }] },
        combinations: combined,
        options: rigid,
      }),
    ).stability[0]!.alpha_cr!;
    expect((found * torque * LENGTH) / (2 * 4.4934 * STEEL.e * I)).toBeCloseTo(1, 2);
  });
});
