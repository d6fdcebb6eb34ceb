/** Frames that sway, alone and beside what bows first, against closed forms. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { model, type Parts, SECTION, STEEL, support } from "../building.ts";
import { combined, euler, rigid } from "../euler.ts";
import { verified } from "../verified.ts";

/** Root of a rising function between two places. */
function root(f: (x: number) => number, low: number, high: number): number {
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) high = middle;
    else low = middle;
  }
  return low;
}

/** A square frame of equal bars in its plane, loaded with 1 N on each column; axially stiff. */
function portal(base: "pinned" | "fixed", more: Partial<Parts> = {}, braced = false): Results {
  const flat = { uy: "fixed", rx: "fixed", rz: "fixed" };
  const foot = { ux: "fixed", uz: "fixed", ry: base === "fixed" ? "fixed" : "free", ...flat };
  const head = { ux: braced ? "fixed" : "free", uz: "free", ry: "free", ...flat };
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [4, 0, 4], D: [4, 0, 0] },
      members: [
        { id: "AB", start: "A", end: "B" },
        { id: "BC", start: "B", end: "C" },
        { id: "CD", start: "C", end: "D" },
      ],
      supports: [support("a", "A", foot), support("d", "D", foot), support("b", "B", head), support("c", "C", { ...head, ux: "free" })],
      loads: { node_loads: ["B", "C"].map((node) => ({ node, fz: -1 })) },
      combinations: combined,
      section: { a: 1, iz: 1e-2 },
      options: rigid,
      ...more,
    }),
  );
}
const inUnits = (results: Results): number => (results.stability[0]!.alpha_cr! * 16) / (STEEL.e * SECTION.iy);

const PORTALS = {
  group: "Stability",
  case: "Sway portals",
  source: "Timoshenko and Gere, Theory of Elastic Stability, 2.4",
  unit: "EI/h²",
} as const;
describe("sway portals (Timoshenko and Gere, Theory of Elastic Stability, 2.4)", () => {
  test("pinned bases: kh·tan kh = 6, 1.82·EI/h²", () => {
    const kh = root((x) => x * Math.tan(x) - 6, 1, 1.57);
    const results = portal("pinned");
    verified({ ...PORTALS, quantity: "pinned bases, kh·tan kh = 6", expected: kh ** 2, ours: inUnits(results) });
    expect(Math.abs(inUnits(results) / kh ** 2 - 1)).toBeLessThan(1e-3);
    expect(results.stability[0]!.sway).toBe(true);
  });

  test("fixed bases: kh·cot kh = −6, 7.38·EI/h²", () => {
    const kh = root((x) => (-x / Math.tan(x) - 6 > 0 ? 1 : -1), 1.6, 3.1);
    const ours = inUnits(portal("fixed"));
    verified({ ...PORTALS, quantity: "fixed bases, kh·cot kh = −6", expected: kh ** 2, ours });
    expect(Math.abs(ours / kh ** 2 - 1)).toBeLessThan(1e-3);
  });

  test("the same frame held sideways: columns bow between their ends", () => {
    const results = portal("pinned", {}, true);
    expect(inUnits(results)).toBeGreaterThan(Math.PI ** 2);
    expect(results.stability[0]!.sway).toBe(false);
  });

  test("both columns take part alike, the beam hardly", () => {
    const [left, beam, right] = portal("pinned").stability[0]!.participation as [number, number, number];
    expect(left).toBeCloseTo(0.5, 3);
    expect(right).toBeCloseTo(0.5, 3);
    expect(Math.abs(beam)).toBeLessThan(1e-3);
  });
});

test("a pinned prop beside a sway frame: the prop bows first, the sway mode is told as well", () => {
  const slender = { id: "thin", a: 1e-4, iy: 1e-9, iz: 1e-9, it: 1e-9 };
  const results = portal("pinned", {
    nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [4, 0, 4], D: [4, 0, 0], E: [8, 0, 0], F: [8, 0, 4] },
    members: [
      { id: "AB", start: "A", end: "B" },
      { id: "BC", start: "B", end: "C" },
      { id: "CD", start: "C", end: "D" },
      { id: "CF", start: "C", end: "F", type: "truss" },
      { id: "EF", start: "E", end: "F", section: "thin" },
    ],
    supports: [
      ...["A", "D"].map((node) =>
        support(node, node, { ...Object.fromEntries(["ux", "uy", "uz", "rx", "rz"].map((d) => [d, "fixed"])), ry: "free" }),
      ),
      ...["B", "C", "F"].map((node) => support(node, node, { ux: "free", uy: "fixed", uz: "free", rx: "fixed", ry: "free", rz: "fixed" })),
      support("E", "E", "ffffrf"),
    ],
    sections: [{ ...SECTION, a: 1, iz: 1e-2 }, slender],
    loads: {
      node_loads: [
        { node: "B", fz: -1e6 },
        { node: "C", fz: -1e6 },
        { node: "F", fz: -100 },
      ],
    },
  });
  const { alpha_cr, sway, alpha_sway } = results.stability[0]!;
  expect(sway).toBe(false);
  expect(alpha_cr! / (euler(1e-9, 4) / 100)).toBeCloseTo(1, 2);
  expect(Math.abs((alpha_sway! * 1e6 * 16) / (STEEL.e * SECTION.iy) / 1.8215 - 1)).toBeLessThan(0.015);
});

describe("a portal beside ten slender props that all bow before it sways", () => {
  const row = (load: number): Results["stability"][number] => {
    const props = Array.from({ length: 10 }, (_, i) => i);
    const nodes = Object.fromEntries(props.flatMap((i) => [0, 4].map((z) => [`P${i}${z}`, [10 + i, 0, z] as [number, number, number]])));
    return solve(
      model({
        nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [4, 0, 4], D: [4, 0, 0], ...nodes },
        members: [
          ...["AB", "BC", "DC"].map((id) => ({ id, start: id[0], end: id[1] })),
          ...props.map((i) => ({ id: `P${i}`, start: `P${i}0`, end: `P${i}4`, section: "thin" })),
        ],
        sections: [
          { ...SECTION, iz: 1e-3 },
          { ...SECTION, id: "thin", iy: 1e-7, iz: 1e-7 },
        ],
        supports: [
          ...["A", "D"].map((node) => support(node, node, "fffrrf")),
          ...["B", "C"].map((node) => support(node, node, "rfrrrr")),
          ...props.flatMap((i) => [support(`${i}0`, `P${i}0`, "fffrrf"), support(`${i}4`, `P${i}4`, "ffrrrf")]),
        ],
        loads: {
          node_loads: [...["B", "C"].map((node) => ({ node, fz: -load })), ...props.map((i) => ({ node: `P${i}4`, fz: -5e3 - 10 * i }))],
        },
        combinations: combined,
        options: rigid,
      }),
    ).stability[0]!;
  };
  // P_E of a prop is 12.95 kN; the portal on pins sways at 1.8215·E·Iy/h² = 1998 kN to each column (as above).
  test("the sway mode is told", () => {
    const { sway, alpha_cr, alpha_sway } = row(400e3);
    expect(sway).toBe(false);
    expect(alpha_cr! / (euler(1e-7, 4) / 5090)).toBeCloseTo(1, 3);
    expect(alpha_sway! / ((1.8215 * STEEL.e * SECTION.iy) / 16 / 400e3)).toBeCloseTo(1, 1);
  });
  test("that there is none below 10 is counted", () => {
    expect(row(50e3)).toMatchObject({ sway: false, alpha_sway: null, sway_above: 10 });
  });
});

test("idle diagonals take no part: the frame sways as if they were not there", () => {
  const brace = { id: "BD", start: "B", end: "D", type: "tension" };
  const members = ["AB", "BC", "CD"].map((id) => ({ id, start: id[0], end: id[1] }));
  const loads = {
    node_loads: [
      { node: "B", fz: -1e3 },
      { node: "C", fz: -1e3, fx: 1 },
    ],
  };
  const free = portal("pinned", { loads });
  const { stability, load_combinations } = portal("pinned", { loads, members: [...members, { ...brace, id: "AC", start: "A", end: "C" }] });
  expect(load_combinations[0]!.idle_members).toEqual([]);
  expect(stability[0]!.alpha_cr!).toBeGreaterThan(2 * free.stability[0]!.alpha_cr!);
  const slack = portal("pinned", { loads, members: [...members, brace] });
  expect(slack.load_combinations[0]!.idle_members).toEqual([3]);
  expect(slack.stability[0]!.alpha_cr! / free.stability[0]!.alpha_cr!).toBeCloseTo(1, 6);
});
