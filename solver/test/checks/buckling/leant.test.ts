/** Columns that temperature or settlements lean, whose push is in no force by first order: balance of a leant column, N·Δ/h. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../../src/api/index.ts";
import { library } from "../../../src/model/sections/included.ts";
import { hinge, model, support } from "../../building.ts";

const PINNED = { start_hinge: "pin", end_hinge: "pin" };
const [FORCE, HEIGHT, BAY, COLUMNS] = [500e3, 4, 9, 3];

interface Row {
  /** What the end of the struts hangs on: a support, or a clamped post. */
  end?: "support" | "post";
  order?: "first" | "second";
  settles?: number;
  warms?: number;
  strut?: string;
  /** On the head of the post, N. */
  wind?: number;
  /** Struts are ties that take no compression, and 5 kN on the last head keep them taut. */
  ties?: boolean;
}

/** Pinned columns in a row, whose heads struts hold to its end. */
function row({ end = "support", order = "first", settles = 0, warms = 0, strut = "SHS70x4", wind = 0, ties = false }: Row): Results {
  const at = [...Array(COLUMNS).keys()].map((i) => i + 1);
  const members = [
    ...at.map((i) => ({ id: `c${i}`, start: `b${i}`, end: `t${i}`, section: "column", ...PINNED })),
    ...at.map((i) => ({ id: `r${i}`, start: `t${i - 1}`, end: `t${i}`, section: "strut", ...(ties ? { type: "tension" } : PINNED) })),
    ...(end === "post" ? [{ id: "post", start: "b0", end: "t0", section: "post" }] : []),
  ];
  const built = model({
    nodes: {
      ...Object.fromEntries([0, ...at].map((i) => [`t${i}`, [BAY * i, 0, HEIGHT]])),
      ...Object.fromEntries((end === "post" ? [0, ...at] : at).map((i) => [`b${i}`, [BAY * i, 0, 0]])),
    },
    members,
    sections: [
      { id: "column", library: "HEB200" },
      { id: "strut", library: strut },
      ...(end === "post" ? [{ id: "post", library: "HEB360" }] : []),
    ],
    material: { grade: "S355", fy: 355e6, alpha: 1.2e-5 },
    supports: [
      ...at.map((i) => support(`b${i}`, `b${i}`, "fffrrf")),
      ...at.map((i) => support(`t${i}`, `t${i}`, "rfrrrf")),
      ...(end === "post" ? [support("b0", "b0", "ffffff"), support("t0", "t0", "rfrrrf")] : [support("t0", "t0", "fffrrf")]),
    ],
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    loads: {
      node_loads: [
        ...at.map((i) => ({ node: `t${i}`, fz: -FORCE })),
        ...(wind ? [{ node: "t0", fx: wind }] : []),
        ...(ties ? [{ node: `t${COLUMNS}`, fx: 5e3 }] : []),
      ],
    },
    combinations: [
      {
        id: "U",
        limit_state: "ULS",
        terms: [
          { load_case: "L", factor: 1 },
          { load_case: "T", factor: 1 },
        ],
      },
    ],
    options: { order },
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", all: true }] },
  } as Parameters<typeof model>[0]) as unknown as Model;
  built.model.load_cases.push({
    id: "T",
    nature: "temperature",
    self_weight: 0,
    member_loads: warms ? at.map((i) => ({ member: `r${i}`, type: "temperature", dt: warms })) : [],
    support_displacements: settles ? [{ support: end === "post" ? "b0" : "t0", ux: settles }] : [],
  } as never);
  built.model.design_members = members.map(({ id }) => ({ id, members: [id] })) as never;
  return solve(built, { sections: library() });
}

const asked = ({ checks }: Results, id: string): string[] =>
  checks.find(({ target }) => target.id === id)!.questions.filter((question) => question.includes("leans columns"));

const axial = ({ load_combinations, members }: Results, id: string): number =>
  load_combinations[0]!.end_forces[12 * members.ids.indexOf(id)]! / 1e3;

describe("a support that moves and leans pinned columns by 1/50", () => {
  const first = row({ settles: 0.08 });
  test("asks the strut beside it about 1,500 kN/50 = 30 kN, more by 1/(1 − 1/10) where modes of sway lie above 10", () => {
    expect(asked(first, "r1")).toHaveLength(1);
    expect(asked(first, "r1")[0]).toContain("by up to 1/50 in U");
    expect(asked(first, "r1")[0]).toContain("up to 33.3 kN");
  });
  test("which first order has not, and second order has, with nothing left to ask", () => {
    const second = row({ settles: 0.08, order: "second" });
    expect(Math.abs(axial(first, "r1"))).toBeLessThan(0.1);
    expect(Math.abs(axial(second, "r1"))).toBeGreaterThan(30);
    expect(Math.abs(axial(second, "r1"))).toBeLessThan(33.3);
    expect(asked(second, "r1")).toEqual([]);
  });
  test("asks angles and tees as well", () => {
    for (const strut of ["L100x100x10", "T-IPE200"]) expect(asked(row({ settles: 0.08, strut }), "r1")[0]).toContain("up to 33.3 kN");
  });
  test("asks nothing of ties that bear it in tension: 38.3 kN of 227, which over 9 m are 440 times what would buckle them", () => {
    // FL 80 × 8: A·fy = 640·355 = 227 kN, Ncr = π²·210e9·3413e-12/81 = 0.087 kN.
    expect(asked(row({ settles: 0.08, strut: "FL80x8", ties: true }), "r1")).toEqual([]);
    // FL 20 × 5 has 35.5 kN.
    expect(asked(row({ settles: 0.08, strut: "FL20x5", ties: true }), "r1")).toHaveLength(1);
  });
  test("asks nothing of columns hinged at both ends", () => expect(asked(first, "c1")).toEqual([]));
});

describe("struts that warm by 60 K", () => {
  const warm = row({ warms: 60, strut: "SHS40x3" });
  test("lean the third column by α·ΔT·27 m/4 m, and the first strut bears the push of all three: 1 + 2 + 3 times one", () => {
    const one = (1.2e-5 * 60 * BAY) / HEIGHT;
    expect(asked(warm, "r1")[0]).toContain(`by up to 1/${(1 / (3 * one)).toFixed(0)} `);
    expect(asked(warm, "r1")[0]).toContain(`up to ${((6 * one * FORCE) / 0.9 / 1e3).toFixed(1)} kN`);
  });
  test("ask nothing where they bear it, or warm by 2 K", () => {
    expect(asked(row({ warms: 60, strut: "HEB200" }), "r1")).toEqual([]);
    expect(asked(row({ warms: 2, strut: "SHS40x3" }), "r1")).toEqual([]);
  });
});

test("a post that holds the row by bending is asked where wind leaves it less than 5 %: 10.8 kN · 4 m of 852 kN·m", () => {
  const held = row({ warms: 120, end: "post", strut: "HEB200", wind: 227e3 });
  const { utilisation } = held.checks.find(({ target }) => target.id === "post")!;
  expect(utilisation).toBeGreaterThan(0.95);
  expect(utilisation).toBeLessThan(1);
  expect(asked(held, "post")[0]).toContain("up to 10.8 kN");
  expect(asked(row({ warms: 120, end: "post", strut: "HEB200", wind: 190e3 }), "post")).toEqual([]);
});
