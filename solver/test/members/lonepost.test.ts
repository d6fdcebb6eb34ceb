/** A post on one clamped foot is not asked about a lean that statics show it to bear: EN 1993-1-1 5.3.2. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { library } from "../../src/model/sections/included.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import { model, random, support } from "../building.ts";
import { byDesignMember } from "../checks/held.ts";

type Place = [number, number, number];

interface Sign {
  nodes: Record<string, Place>;
  /** Start, end and section of every member. */
  members: Record<string, [string, string, string]>;
  supports?: Record<string, string>;
  /** Along x, along y and up, kN. */
  loads: Record<string, Place>;
  pieces?: Record<string, string[]>;
}

const LEANT = { imperfections: { directions: ["+x", "-x", "+y", "-y"] } };

function checked({ nodes, members, supports = { A: "ffffff" }, loads, pieces = {} }: Sign, options = {}): Record<string, CheckResult> {
  const built = model({
    nodes,
    members: Object.entries(members).map(([id, [start, end, section]]) => ({ id, start, end, section })),
    sections: ["CHS168.3x6.3", "CHS139.7x6.3", "CHS114.3x5", "HEB200"].map((name) => ({ id: name, library: name })),
    material: { grade: "S235", fy: 235e6 },
    supports: Object.entries(supports).map(([node, pattern]) => support(node, node, pattern)),
    loads: { node_loads: Object.entries(loads).map(([node, [x, y, z]]) => ({ node, fx: 1e3 * x, fy: 1e3 * y, fz: 1e3 * z })) },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    options,
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", all: true }] },
  } as Parameters<typeof model>[0]) as unknown as Model;
  const cut = new Set(Object.values(pieces).flat());
  const designs = { ...Object.fromEntries(Object.keys(members).flatMap((id) => (cut.has(id) ? [] : [[id, [id]]]))), ...pieces };
  built.model.design_members = Object.entries(designs).map(([id, own]) => ({ id, members: own })) as never;
  return byDesignMember(solve(built, { sections: library() }).checks);
}

const ON_ARM: Sign = {
  nodes: { A: [0, 0, 0], B: [0, 0, 6], C: [2, 0, 6.3] },
  members: { post: ["A", "B", "CHS168.3x6.3"], arm: ["B", "C", "CHS114.3x5"] },
  loads: { B: [0, 0, -20], C: [0, 0, -4] },
};

const signs: [string, Sign][] = [
  ["under weights on its head and its arm", ON_ARM],
  ["pushed by wind", { ...ON_ARM, loads: { B: [0, 0, -20], C: [0.3, 0.4, -4] } }],
  [
    "in pieces with arms at two heights",
    {
      nodes: { A: [0, 0, 0], M: [0, 0, 4], B: [0, 0, 6], C: [1.5, 0, 4], D: [0, -1, 6] },
      members: {
        low: ["A", "M", "CHS168.3x6.3"],
        high: ["M", "B", "CHS168.3x6.3"],
        one: ["M", "C", "CHS114.3x5"],
        two: ["B", "D", "CHS114.3x5"],
      },
      loads: { B: [0, 0, -15], C: [0, 0, -5], D: [0, 0, -4] },
      pieces: { post: ["low", "high"] },
    },
  ],
  [
    "of two sections",
    {
      nodes: { A: [0, 0, 0], M: [0, 0, 3], B: [0, 0, 6] },
      members: { low: ["A", "M", "CHS168.3x6.3"], high: ["M", "B", "CHS139.7x6.3"] },
      loads: { M: [0, 0, -20], B: [0, 0, -20] },
    },
  ],
];

const isAboutLean = (said: string): boolean => said.includes("5.3.2(4)B");
const asks = ({ questions }: CheckResult): boolean => questions.some(isAboutLean);
const told = ({ warnings }: CheckResult): string | undefined => warnings.find((one) => one.includes("by statics a lean of this post"));
/** What is used with the lean, as it is told. */
const sum = (result: CheckResult): number => Number(/, ([\d.]+) with what is used/.exec(told(result) ?? "")![1]);

describe("a post on one clamped foot", () => {
  test.each(signs)("%s: what the analysis uses with imperfections is no more than is told", (_, sign) => {
    const plain = Object.entries(checked(sign));
    const leant = checked(sign, LEANT);
    expect(plain.filter(([, result]) => asks(result))).toEqual([]);
    const spared = plain.filter(([, result]) => told(result));
    expect(spared.length).toBeGreaterThan(1);
    for (const [id, result] of spared) {
      expect(sum(result)).toBeGreaterThan(result.utilisation!);
      expect(leant[id]!.utilisation).toBeLessThanOrEqual(sum(result));
    }
  });
  test("is asked where what it uses leaves no room for it, and fails with imperfections where these overload it", () => {
    const heavy = (grown: number): Sign => ({ ...ON_ARM, loads: { B: [0, 0, -20], C: [0, 0, -4 * grown] } });
    let [low, high] = [1, 20];
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      if (checked(heavy(middle)).post!.utilisation! < 0.999) low = middle;
      else high = middle;
    }
    const { post } = checked(heavy(low));
    expect(post!.utilisation).toBeLessThan(1);
    expect(asks(post!)).toBe(true);
    expect(told(post!)).toBeUndefined();
    expect(checked(heavy(low), LEANT).post!.verdict).toBe("fail");
  });
});

test("random posts: what members use with imperfections is no more than is told", () => {
  const next = random(7);
  const between = (a: number, b: number): number => a + (b - a) * next();
  const names = ["CHS168.3x6.3", "CHS139.7x6.3", "CHS114.3x5", "HEB200"];
  let spared = 0;
  for (let post = 0; post < 25; post++) {
    const sign: Sign = { nodes: { A: [0, 0, 0] }, members: {}, loads: {} };
    let [below, height] = ["A", 0];
    for (let i = 0; i < 2; i++) {
      height += between(1, 4);
      const turn = between(0, 2 * Math.PI);
      const reach = between(0.3, 2.5);
      sign.nodes[`P${i}`] = [0, 0, height];
      sign.nodes[`T${i}`] = [reach * Math.cos(turn), reach * Math.sin(turn), height + reach * between(-0.3, 0.6)];
      sign.members[`post${i}`] = [below, `P${i}`, names[Math.floor(between(0, 3))]!];
      sign.members[`arm${i}`] = [`P${i}`, `T${i}`, names[Math.floor(between(0, 4))]!];
      sign.loads[`P${i}`] = [0, 0, -between(0, 40)];
      sign.loads[`T${i}`] = [between(-1, 1), between(-1, 1), -between(0.5, 10)];
      below = `P${i}`;
    }
    const leant = checked(sign, LEANT);
    for (const [id, result] of Object.entries(checked(sign))) {
      if (!told(result)) continue;
      spared++;
      expect(leant[id]!.utilisation).toBeLessThanOrEqual(sum(result));
    }
  }
  expect(spared).toBeGreaterThan(10);
});

describe("stays asked", () => {
  test("by second order, which has a lean in its forces: 5.2.2(7)", () =>
    expect(asks(checked(ON_ARM, { order: "second" }).post!)).toBe(true));
  test.each<[string, Partial<Sign>]>([
    ["where another support holds its arm", { supports: { A: "ffffff", C: "rrfrrr" } }],
    [
      "beside a second post",
      {
        nodes: { ...ON_ARM.nodes, C: [2, 0, 6], D: [2, 0, 0] },
        members: { ...ON_ARM.members, other: ["D", "C", "CHS168.3x6.3"] },
        supports: { A: "ffffff", D: "ffffff" },
      },
    ],
    ["where its foot is a spring's", { supports: {} }],
    [
      "where an open post may buckle sideways, and nothing shows by how much",
      { members: { ...ON_ARM.members, post: ["A", "B", "HEB200"] }, loads: { B: [0, 0, -20], C: [0, 0, -40] } },
    ],
  ])("%s", (name, change) => {
    const sign = { ...ON_ARM, ...change };
    const results = name.includes("spring") ? sprung(sign) : checked(sign);
    expect(Object.values(results).some(asks)).toBe(true);
    expect(results.post && told(results.post)).toBeUndefined();
  });
});

/** The same on a foot that turns a little. */
function sprung(sign: Sign): Record<string, CheckResult> {
  return checked({ ...sign, supports: { A: { ux: "fixed", uy: "fixed", uz: "fixed", rx: 2e6, ry: 2e6, rz: "fixed" } as never } });
}
