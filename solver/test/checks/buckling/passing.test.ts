/** Struts and braces that hold others: buckling lengths stand for second order in the columns that have them alone, EN 1993-1-1 5.2.2(8). */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { library } from "../../../src/model/sections/included.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { hinge, model, support } from "../../building.ts";

interface Row {
  strut?: string;
  options?: Record<string, unknown>;
  /** Of the portal's columns. */
  l_cr_y?: number;
  /** A post of 4 m that stands apart, with such a length of its own. */
  post?: boolean;
}

const PINNED = { start_hinge: "pin", end_hinge: "pin" };
const ON_PORTAL = 100e3;
const ON_LEANING = 850e3;

/** A clamped portal of HEB 200, 6 m by 6 m, from which a strut holds the head of a pinned column. */
function row({ strut = "SHS40x3", options, l_cr_y = 12, post = false }: Row): Record<string, CheckResult> {
  const members = [
    { id: "left", start: "a", end: "A" },
    { id: "beam", start: "A", end: "B" },
    { id: "right", start: "b", end: "B" },
    { id: "leaning", start: "c", end: "C", ...PINNED },
    { id: "strut", start: "B", end: "C", section: "strut", ...PINNED },
    ...(post ? [{ id: "post", start: "p", end: "P" }] : []),
  ];
  const built = model({
    nodes: {
      ...{ a: [0, 0, 0], A: [0, 0, 6], b: [6, 0, 0], B: [6, 0, 6], c: [12, 0, 0], C: [12, 0, 6] },
      ...(post ? { p: [30, 0, 0], P: [30, 0, 4] } : {}),
    },
    members: members.map((member) => ({ section: "column", ...member })),
    sections: [
      { id: "column", library: "HEB200" },
      { id: "strut", library: strut },
    ],
    material: { grade: "S355", fy: 355e6 },
    supports: [
      ...["a", "b", ...(post ? ["p"] : [])].map((node) => support(node, node, "ffffff")),
      support("c", "c", "fffrrf"),
      ...["A", "B", "C"].map((node) => support(node, node, "rfrrrf")),
    ],
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    loads: {
      node_loads: [...["A", "B", ...(post ? ["P"] : [])].map((node) => ({ node, fz: -ON_PORTAL })), { node: "C", fz: -ON_LEANING }],
    },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    options: options ?? {},
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", all: true }] },
  } as Parameters<typeof model>[0]) as unknown as Model;
  const given: Record<string, object> = {
    left: { l_cr_y, l_cr_z: 6 },
    right: { l_cr_y, l_cr_z: 6 },
    leaning: { l_cr_y: l_cr_y > 6 ? 6.5 : 6, l_cr_z: l_cr_y > 6 ? 6.5 : 6 },
    post: { l_cr_y: 8, l_cr_z: 8 },
  };
  built.model.design_members = members.map(({ id }) => ({ id, members: [id], ...given[id] })) as never;
  return Object.fromEntries(solve(built, { sections: library() }).checks.map((result) => [result.target.id, result]));
}

const asked = (result: CheckResult): string[] => result.questions.filter((question) => question.includes("to hold others"));

describe("a strut that holds a leaning column, where every column has a length of sway and nothing leans", () => {
  const { strut } = row({});
  test("is asked about what it passes on: φ·V/(1 − 1/αcr) of 1,050 kN", () => {
    expect(strut!.verdict).toBe("incomplete");
    const [, alpha, force] = /αcr = ([\d.]+) .* up to ([\d.]+) kN/.exec(asked(strut!)[0]!)!.map(Number);
    expect(alpha).toBeGreaterThan(3);
    // αcr is written with two digits behind the point.
    expect(force! / ((2 * ON_PORTAL + ON_LEANING) / 200e3 / (1 - 1 / alpha!))).toBeCloseTo(1, 1);
  });
  test("an angle is asked like any other", () => expect(asked(row({ strut: "L50x50x5" }).strut!).length).toBe(1));
  test("a stouter one bears it", () => expect(asked(row({ strut: "SHS100x5" }).strut!)).toEqual([]));
  test("by second order with imperfections it is in its force", () =>
    expect(asked(row({ options: { order: "second", imperfections: { directions: ["+x", "-x"] } } }).strut!)).toEqual([]));
  test("the portal's beam is not asked", () => expect(asked(row({}).beam!)).toEqual([]));
});

test("a length of sway of a post that stands apart answers for nobody else (5.2.1(3))", () => {
  const options = { imperfections: { directions: ["+x", "-x"] } };
  for (const post of [false, true]) {
    const { left, beam } = row({ options, l_cr_y: 6, post });
    expect(left!.verdict).toBe("cannot_verify");
    expect(beam!.verdict).toBe("cannot_verify");
  }
});

describe("a braced bay of 3 m beside a heavy column that leans on it: H on three storeys of 4 m pushes it over", () => {
  const [STOREYS, STOREY, BAY, PUSH] = [3, 4, 3, 40e3];
  const levels = Array.from({ length: STOREYS + 1 }, (_, k) => k);
  const bay = (order: "first" | "second", chord: string): Record<string, CheckResult> => {
    const members = levels.slice(1).flatMap((k) => [
      { id: `left${k}`, start: `a${k - 1}`, end: `a${k}`, section: "chord" },
      { id: `right${k}`, start: `b${k - 1}`, end: `b${k}`, section: "chord" },
      { id: `leaning${k}`, start: `c${k - 1}`, end: `c${k}`, ...PINNED },
      { id: `beam${k}`, start: `a${k}`, end: `b${k}`, ...PINNED },
      { id: `strut${k}`, start: `b${k}`, end: `c${k}`, ...PINNED },
      { id: `brace${k}`, start: `a${k - 1}`, end: `b${k}`, section: "brace", type: "truss" },
    ]);
    const built = model({
      nodes: Object.fromEntries(
        levels.flatMap((k) => [0, BAY, BAY + 6].map((x, i) => [`${"abc"[i]}${k}`, [x, 0, STOREY * k] as [number, number, number]])),
      ),
      members: members.map((member) => ({ section: "heavy", ...member })),
      sections: [
        { id: "chord", library: chord },
        { id: "heavy", library: "HEB1000" },
        { id: "brace", library: "SHS60x5" },
      ],
      material: { grade: "S355", fy: 355e6 },
      supports: levels.flatMap((k) => ["a", "b", "c"].map((c) => support(`${c}${k}`, `${c}${k}`, k ? "rfrrrf" : "fffrrf"))),
      hinges: [hinge("pin", { ry: "free", rz: "free" })],
      loads: {
        node_loads: levels.slice(1).flatMap((k) => [
          { node: `a${k}`, fx: PUSH, fz: -50e3 },
          { node: `b${k}`, fz: -50e3 },
          { node: `c${k}`, fz: -3e6 },
        ]),
      },
      combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
      options: { order, shear_deformation: false, imperfections: { directions: ["+x", "-x"], among_loads: true } },
      analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", all: true }] },
    } as Parameters<typeof model>[0]) as unknown as Model;
    const given = (id: string): object =>
      order === "second" ? { l_cr_y: STOREY } : id.startsWith("leaning") ? { l_cr_y: 30 } : { l_cr_y: STOREY + 0.05 };
    built.model.design_members = members.map(({ id }) => ({
      ...{ id, members: [id] },
      ...(/left|right|leaning/.test(id) ? { l_cr_z: STOREY, ...given(id) } : {}),
    })) as never;
    return Object.fromEntries(solve(built, { sections: library() }).checks.map((result) => [result.target.id, result]));
  };
  const overturned = (result: CheckResult): string[] => result.questions.filter((question) => question.includes("overturning adds"));
  const found = bay("first", "HFSHS120x120x6");
  test("its column is asked about H·(4 + 8 + 12 m)/3 m, times 1/(1 − 1/αcr) − 1, and by second order it fails", () => {
    expect(found.right1!.verdict).toBe("incomplete");
    const [, alpha, force] = /αcr = ([\d.]+) .* up to ([\d.]+) kN/.exec(overturned(found.right1!)[0]!)!.map(Number);
    expect(force! / (((PUSH / 1e3) * (4 + 8 + 12)) / BAY / (alpha! - 1))).toBeCloseTo(1, 2);
    expect(bay("second", "HFSHS120x120x6").right1!.verdict).toBe("fail");
  });
  test("what leans on it is not, nor a stouter one", () => {
    expect(overturned(found.leaning1!)).toEqual([]);
    expect(overturned(bay("first", "HFSHS120x120x10").right1!)).toEqual([]);
  });
});
