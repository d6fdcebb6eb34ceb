/** Open arms on closed posts, held elsewhere as well: what bends them turns with the post's head, by closed forms, and their own twist stays theirs. */

import { describe, expect, test } from "vitest";
import { untwisted } from "../../../src/analysis/buckling/untwisted.ts";
import { solve } from "../../../src/api/index.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { hinge, model, type Parts, STEEL, support } from "../../building.ts";
import { combined, rigid } from "../../euler.ts";

const [H, P, REACH, I] = [5, 20e3, 2, 1e-5];
const TUBE = { id: "tube", a: 4e-3, iy: I, iz: I, it: 2 * I };
const STIFF = 1e-1;
/** Too stiff to bend; it twists a little more easily, as what is open does, or hardly. */
const ARM = { id: "open", a: 1, iy: STIFF, iz: STIFF, it: STIFF / 10 };
/** Does not bend in the plane of its arm. */
const BROAD = { ...TUBE, id: "broad", iy: 50 * I };
const SECTIONS = [TUBE, BROAD, ARM, { ...ARM, id: "closed", it: STIFF }];
const [EI, GIT] = [STEEL.e * I, STEEL.g * TUBE.it];

const alphaOf = (parts: Partial<Parts> & Pick<Parts, "nodes" | "members" | "supports">): number =>
  solve(model({ sections: SECTIONS, combinations: combined, options: rigid, ...parts })).stability[0]!.alpha_cr!;

/** The first root between two places. */
function root(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return low;
}

interface Held {
  arm?: "open" | "closed";
  pieces?: number;
  /** In plan, degrees from x. */
  plan?: number;
  /** What holds its tip: a support by its pattern, or a long purlin with hinges square to it. */
  by: string;
}

/** A weight at the tip of a stiff level arm on a clamped post. */
function held({ arm = "open", pieces = 1, plan = 0, by }: Held): number {
  const [c, s] = [Math.cos((plan * Math.PI) / 180), Math.sin((plan * Math.PI) / 180)];
  const nodes: Parts["nodes"] = { A: [0, 0, 0], B0: [0, 0, H] };
  const members: Parts["members"] = [{ id: "post", start: "A", end: "B0", section: "broad", rotation: plan }];
  for (let i = 1; i <= pieces; i++) {
    nodes[`B${i}`] = [(c * REACH * i) / pieces, (s * REACH * i) / pieces, H];
    members.push({ id: `arm${i}`, start: `B${i - 1}`, end: `B${i}`, section: arm });
  }
  const tip = `B${pieces}`;
  const supports = [support("foot", "A", "ffffff")];
  if (by === "purlin") {
    nodes.Q = [c * REACH - 50 * s, s * REACH + 50 * c, H];
    members.push({ id: "purlin", type: "truss", start: tip, end: "Q", section: "open" });
    supports.push(support("far", "Q", "fffrrr"));
  } else supports.push(support("tip", tip, by));
  return alphaOf({ nodes, members, supports, loads: { node_loads: [{ node: tip, fz: -P }] } });
}

/** Q = P + (P·a)²/GIt: what presses a post whose head bears P at a reach a (`coupling.test.ts`). */
const pressing = (alpha: number): number => alpha * P + (alpha * P * REACH) ** 2 / GIT;
/** Twist is linear in each of eight pieces: (π/8)²/12 too stiff at most. */
const CLOSE = (Math.PI / 8) ** 2 / 12;

describe("a weight on an arm whose tip is held against roll", () => {
  // The head stays level and sways: Q = π²·EI/H². By N alone P would be that.
  const critical = root((alpha) => pressing(alpha) - (Math.PI ** 2 * EI) / H ** 2, 0, (Math.PI ** 2 * EI) / H ** 2 / P);
  test.each<[string, Held]>([
    ["a closed arm", { arm: "closed", by: "rrrfrr" }],
    ["an open arm", { by: "rrrfrr" }],
    ["an open arm in pieces", { pieces: 3, by: "rrrfrr" }],
    ["an open arm along y", { plan: 90, by: "rrrrfr" }],
  ])("twists its post, %s", (_, own) => {
    expect(Math.abs(held(own) / critical - 1)).toBeLessThan(CLOSE);
  });
});

describe("a weight on an arm whose tip is held sideways", () => {
  /**
   * The head goes by v and turns by −v/a, which the tip's reaction R brings about: EI·v″ = R·(H − x) − P·v − P·a·φ and GIt·φ′ = a·(R + P·v′). With
   * Q = EI·(u/H)² that is tan u = u·P/Q: 4.4934 of a post clamped and pinned where nothing twists, π where all gives way to it.
   */
  const critical = root(
    (alpha) => {
      const u = H * Math.sqrt(pressing(alpha) / EI);
      return Math.sin(u) - ((alpha * P) / pressing(alpha)) * u * Math.cos(u);
    },
    EI / (5 * H * H * P),
    (20 * EI) / (H * H * P),
  );
  test.each<[string, Held]>([
    ["a closed arm", { arm: "closed", by: "rfrrrr" }],
    ["an open arm under a purlin with hinges", { by: "purlin" }],
    ["an open arm in any direction", { by: "purlin", plan: 37 }],
  ])("twists its post, %s", (_, own) => {
    expect(Math.abs(held(own) / critical - 1)).toBeLessThan(CLOSE);
  });
  test("is on the safe side under a support", () => expect(held({ by: "rfrrrr" })).toBeLessThan(critical));
});

describe("members that are just open have about the factor of just closed ones", () => {
  type Frame = Pick<Parts, "nodes" | "members" | "supports" | "loads">;
  const down = (loads: Record<string, number>): Record<string, unknown> => ({
    node_loads: Object.entries(loads).map(([node, kn]) => ({ node, fz: -1e3 * kn })),
  });
  const gable: Frame = {
    nodes: { A: [0, 0, 0], B: [0, 0, 4], M: [3.5, 0, 5.6], C: [7, 0, 4], D: [7, 0, 0] },
    members: [
      { id: "left", start: "A", end: "B", section: "tube" },
      { id: "up", start: "B", end: "M", section: "rafter" },
      { id: "down", start: "M", end: "C", section: "rafter" },
      { id: "right", start: "D", end: "C", section: "tube" },
    ],
    supports: [support("1", "A", "ffffff"), support("2", "D", "ffffff")],
    loads: down({ M: 40, B: 30, C: 30 }),
  };
  const canopy: Frame = {
    nodes: { A: [0, 0, 0], B: [0, 0, H], M: [1.5, 0, H], C: [3, 0, H], Q: [3, 4, H] },
    members: [
      { id: "post", start: "A", end: "B", section: "tube" },
      { id: "inner", start: "B", end: "M", section: "rafter" },
      { id: "outer", start: "C", end: "M", section: "rafter" },
      { id: "purlin", start: "C", end: "Q", section: "rafter" },
    ],
    supports: [support("1", "A", "ffffff"), support("2", "Q", "rrrfff")],
    loads: down({ C: 20 }),
  };
  test.each([
    ["a gable that nothing holds across its plane", gable],
    ["an arm that a purlin without hinges meets", canopy],
  ])("%s", (_, frame) => {
    const factor = (it: number): number => alphaOf({ ...frame, sections: [TUBE, { id: "rafter", a: 5e-3, iy: 8e-5, iz: 6e-6, it }] });
    const ratio = factor(0.499 * 6e-6) / factor(0.501 * 6e-6);
    expect(ratio).toBeLessThan(1.02);
    expect(ratio).toBeGreaterThan(0.8);
  });
});

describe("a torque of dead forces on arms at the head of a post (Greenhill)", () => {
  /** Of `arms` stiff open arms square to each other, T in all; `head` is held in its place or free. */
  const torque = (arms: 2 | 4, head: "free" | "held"): number => {
    const ends = Array.from({ length: arms }, (_, i) => [Math.cos((2 * Math.PI * i) / arms), Math.sin((2 * Math.PI * i) / arms)] as const);
    const T = 1e5;
    const nodes: Parts["nodes"] = { A: [0, 0, 0], B: [0, 0, H] };
    ends.forEach(([x, y], i) => (nodes[`T${i}`] = [x, y, H]));
    const alpha = alphaOf({
      nodes,
      members: [
        { id: "post", start: "A", end: "B", section: "tube" },
        ...ends.map((_, i) => ({ id: `arm${i}`, start: "B", end: `T${i}`, section: "open" })),
      ],
      supports: [support("foot", "A", "ffffff"), ...(head === "held" ? [support("head", "B", "ffrrrr")] : [])],
      loads: {
        node_loads: [...ends.map(([x, y], i) => ({ node: `T${i}`, fx: (-y * T) / arms, fy: (x * T) / arms })), { node: "B", fz: -1 }],
      },
    });
    return (alpha * T * H) / EI;
  };
  test("two arms turn the moment with one axis of the head alone: T·H/EI = π/2", () =>
    expect(torque(2, "free") / (Math.PI / 2)).toBeCloseTo(1, 2));
  test("four turn half of it with each: π", () => expect(torque(4, "free") / Math.PI).toBeCloseTo(1, 2));
  test("a head that is held in its place: 2·u, tan u = u/(1 + u²)", () => {
    const u = root((x) => (1 + x * x) * Math.sin(x) - x * Math.cos(x), Math.PI, 4.4);
    expect(torque(4, "held") / (2 * u)).toBeCloseTo(1, 2);
  });
});

test("an arm whose far end is hinged on a slide holds its post's head against turning in one plane alone: π²EI/4H² across", () => {
  const alpha = alphaOf({
    nodes: { A: [0, 0, 0], B: [0, 0, H], C: [REACH, 0, H] },
    hinges: [hinge("free", { ry: "free", rz: "free" })],
    members: [
      { id: "post", start: "A", end: "B", section: "tube" },
      { id: "arm", start: "B", end: "C", section: "open", end_hinge: "free" },
    ],
    supports: [support("foot", "A", "ffffff"), support("tip", "C", "rrfrrr")],
    loads: { node_loads: [{ node: "B", fz: -P }] },
  });
  expect(alpha / ((Math.PI ** 2 * EI) / (4 * H * H * P))).toBeCloseTo(1, 2);
});

describe("is not looked at", () => {
  const frameOf = (post: string, tip: string[]): ReturnType<typeof readFrame> =>
    readFrame(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, H], C: [REACH, 0, H] },
        sections: SECTIONS,
        hinges: [hinge("free", { ry: "free", rz: "free", rx: "free" })],
        members: [
          { id: "post", start: "A", end: "B", section: post },
          { id: "arm", start: "B", end: "C", section: "open", ...(tip[0] === "hinged" ? { start_hinge: "free" } : {}) },
        ],
        supports: [support("1", "A", "ffffff"), ...(tip[0] ? [support("2", "C", "fffffr")] : [])],
      }).model,
      false,
      undefined,
    );
  test.each<[string, string, string[]]>([
    ["where no post is closed", "open", ["held"]],
    ["where the arm stands on its post alone", "tube", []],
    ["where a hinge passes no moment on", "tube", ["hinged"]],
    ["where all is closed", "closed", ["held"]],
  ])("%s", (name, post, tip) => {
    const frame = frameOf(post === "closed" ? "tube" : post, tip);
    const all = name === "where all is closed" ? { ...frame, sections: frame.sections.map((own) => ({ ...own, it: 1 })) } : frame;
    for (const near of [false, true]) expect(untwisted(all, near)).toBeUndefined();
  });
});
