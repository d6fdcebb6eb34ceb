/** Critical forces and effective lengths of frames and columns in books, by their transcendental equations. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { hinge, model, SECTION, STEEL, support } from "../building.ts";
import { combined, rigid } from "../euler.ts";
import { verified } from "../verified.ts";

const { cos, PI, sin, sqrt, tan } = Math;
const EI = STEEL.e * SECTION.iy;
const TIMOSHENKO = "Timoshenko and Gere, Theory of Elastic Stability";

type Point = [x: number, z: number];
interface Plane {
  points: Record<string, Point>;
  /** Start, end, the second moment of area over that of the section, and hinges at both ends. */
  bars: [start: string, end: string, inertia?: number, ends?: "pin"][];
  /** Directions held: x and z, turns about y, or a spring along x. */
  held: Record<string, { ux?: "fixed" | number; uz?: "fixed"; ry?: "fixed" }>;
  /** Downward forces at points. */
  loads: Record<string, number>;
}

/** The lowest factor of the loads of an axially stiff structure that stays in its plane. */
function factor({ points, bars, held, loads }: Plane): number {
  const inertias = [...new Set(bars.map(([, , inertia = 1]) => inertia))];
  const members = bars.map(([start, end, inertia = 1, ends]) => ({
    ...{ id: `${start}${end}`, start, end, section: `I${inertia}` },
    ...(ends ? { start_hinge: ends, end_hinge: ends } : {}),
  }));
  const free = { ux: "free", uz: "free", ry: "free" };
  const flat = { uy: "fixed", rx: "fixed", rz: "fixed" };
  const results = solve(
    model({
      nodes: Object.fromEntries(Object.entries(points).map(([id, [x, z]]) => [id, [x, 0, z]])),
      members,
      hinges: [hinge("pin", { ry: "free" })],
      supports: Object.keys(points).map((id) => support(`S${id}`, id, { ...free, ...flat, ...held[id] })),
      sections: inertias.map((inertia) => ({ ...SECTION, id: `I${inertia}`, a: 1, iy: SECTION.iy * inertia, iz: 1e-2 })),
      loads: { node_loads: Object.entries(loads).map(([node, force]) => ({ node, fz: -force })) },
      combinations: combined,
      options: rigid,
    }),
  );
  return results.stability[0]!.alpha_cr!;
}

/** Where a function that is continuous between two places changes its sign. */
function root(f: (u: number) => number, low: number, high: number): number {
  const sign = Math.sign(f(low));
  let [a, b] = [low, high];
  for (let i = 0; i < 80; i++) {
    const middle = (a + b) / 2;
    if (Math.sign(f(middle)) === sign) a = middle;
    else b = middle;
  }
  return a;
}

const HELD = { ux: "fixed", uz: "fixed", ry: "fixed" } as const;
const PIN = { ux: "fixed", uz: "fixed" } as const;

function holds(title: string, source: string, quantity: string, unit: string, expected: number, ours: number, within = 1e-3): void {
  verified({ group: "Stability", case: title, source, quantity, unit, expected, ours });
  expect(Math.abs(ours / expected - 1)).toBeLessThan(within);
}

/** Turning stiffness over EI/h of a bar under compression u²·EI/h², its far end pinned or clamped. */
const pinned = (u: number): number => (u ** 2 * tan(u)) / (tan(u) - u);
const clamped = (u: number): number => (u * (sin(u) - u * cos(u))) / (2 - 2 * cos(u) - u * sin(u));

test.each([
  ["pinned bases, u²·tan u/(tan u − u) = −2", PIN, pinned, 3.2, 4.4],
  ["fixed bases, u·(sin u − u·cos u)/(2 − 2·cos u − u·sin u) = −2", HELD, clamped, 4.6, 6.2],
] as const)("square portals held sideways: %s", (quantity, foot, stiffness, low, high) => {
  const ours = factor({
    points: { A: [0, 0], B: [0, 4], C: [4, 4], D: [4, 0] },
    bars: [
      ["A", "B"],
      ["B", "C"],
      ["C", "D"],
    ],
    held: { A: foot, D: foot, B: { ux: "fixed" } },
    loads: { B: 1, C: 1 },
  });
  const u = root((x) => stiffness(x) + 2, low, high);
  holds("Portals held sideways", `${TIMOSHENKO}, 2.4`, quantity, "EI/h²", u ** 2, (ours * 16) / EI);
});

const CHART = "AISC 360 commentary, appendix 7 (alignment charts of Julian and Lawrence), their equations";

/** Beams stand for their halves: guided at mid-span where ends turn against each other, on a roller where they turn alike. */
function column(ga: number, gb: number, sways: boolean): number {
  const [height, half] = [4, 3];
  // G is the stiffness of the column over that of the one beam at its end: I/h over Ib/(2·half).
  const beam = (g: number): number => (2 * half) / (height * g);
  const end = sways ? ({ uz: "fixed" } as const) : ({ ry: "fixed" } as const);
  const load = factor({
    points: { A: [0, 0], B: [0, height], E: [half, 0], F: [half, height] },
    bars: [
      ["A", "B"],
      ["A", "E", beam(ga)],
      ["B", "F", beam(gb)],
    ],
    held: { A: PIN, E: end, B: sways ? {} : { ux: "fixed" }, F: end },
    loads: { B: 1 },
  });
  return PI / sqrt((load * height ** 2) / EI);
}

test.each([
  [0.5, 0.5],
  [1, 1],
  [0.5, 2],
  [5, 1],
])("alignment charts, ends with G of %s and %s", (ga, gb) => {
  const names = `GA = ${ga}, GB = ${gb}`;
  const braced = root(
    (u) => ((ga * gb) / 4) * u ** 2 + ((ga + gb) / 2) * (1 - u / tan(u)) + (2 * tan(u / 2)) / u - 1,
    PI + 1e-6,
    2 * PI - 1e-6,
  );
  holds("Effective lengths of alignment charts", CHART, `K held sideways, ${names}`, "", PI / braced, column(ga, gb, false), 2e-3);
  const sways = root((u) => (ga * gb * u ** 2 - 36) / (6 * (ga + gb)) - u / tan(u), 1e-6, PI - 1e-6);
  holds("Effective lengths of alignment charts", CHART, `K that sways, ${names}`, "", PI / sways, column(ga, gb, true), 2e-3);
});

test.each([
  [0.25, 1, 0],
  [0.4, 2, 0],
  [0.25, 1, 3],
])("a stepped cantilever, the upper part of %s times the inertia and %s m, %s times its force at the step", (inertia, upper, below) => {
  const lower = 3;
  const ours = factor({
    points: { A: [0, 0], B: [0, lower], C: [0, lower + upper] },
    bars: [
      ["A", "B"],
      ["B", "C", inertia],
    ],
    held: { A: HELD },
    loads: { B: below, C: 1 },
  });
  const ratio = sqrt((inertia * (1 + below)) / 1);
  // k1 of the upper part, k2 = k1·ratio of the lower one.
  const k1 = root(
    (k) => tan(k * upper) * tan(k * ratio * lower) - (1 + below) / ratio,
    1e-6,
    0.999 * Math.min(PI / 2 / upper, PI / 2 / (ratio * lower)),
  );
  const quantity = `I1/I2 = ${inertia}, l1/l2 = ${upper}/${lower}, P2/P1 = ${below}: tan k1l1·tan k2l2 = (k1/k2)·(P1 + P2)/P1`;
  const source = `${TIMOSHENKO}, 2.14`;
  const expected = k1 ** 2 * inertia * (lower + upper) ** 2;
  holds("Stepped columns", source, `P1, ${quantity}`, "EI2/l²", expected, (ours * (lower + upper) ** 2) / EI);
});

test.each([1, 3])("a fixed column that holds a pinned one under %s times its force", (share) => {
  const ours = factor({
    points: { A: [0, 0], B: [0, 4], C: [5, 4], D: [5, 0] },
    bars: [
      ["A", "B"],
      ["C", "B", 1, "pin"],
      ["D", "C", 4],
    ],
    held: { A: HELD, D: PIN },
    loads: { B: 1, C: share },
  });
  const u = root((x) => tan(x) / x - 1 - 1 / share, 1e-6, PI / 2 - 1e-6);
  const source = "Yura, The Effective Length of Columns in Unbraced Frames, AISC Engineering Journal 8 (1971)";
  holds("Leaning columns", source, `K with Q/P = ${share}, tan u/u = 1 + P/Q`, "", PI / u, PI / sqrt((ours * 16) / EI), 3e-3);
});

test.each([0.25, 0.75])("a leg held by a spring of %s of what it needs", (share) => {
  const height = 8;
  const spring = (share * 16 * PI ** 2 * EI) / height ** 3;
  const ours = factor({
    points: { A: [0, 0], B: [0, height / 2], C: [0, height] },
    bars: [
      ["A", "B"],
      ["B", "C"],
    ],
    held: { A: PIN, B: { ux: spring }, C: { ux: "fixed" } },
    loads: { C: 1 },
  });
  const u = root((x) => 1 + (((spring * height ** 3) / (48 * EI)) * 3 * (tan(x) - x)) / x ** 3, PI / 2 + 1e-9, PI - 1e-9);
  const quantity = `a spring of ${share}·16π²EI/l³ at mid-height`;
  holds("A leg held by a spring", `${TIMOSHENKO}, 2.6`, quantity, "π²EI/l²", (2 * u) ** 2 / PI ** 2, (ours * height ** 2) / (PI ** 2 * EI));
});

test.each([1.5, 3])("a leg over two lengths, the longer one of %s times the other", (ratio) => {
  const ours = factor({
    points: { A: [0, 0], B: [0, 2], C: [0, 2 + 2 * ratio] },
    bars: [
      ["A", "B"],
      ["B", "C"],
    ],
    held: { A: PIN, B: { ux: "fixed" }, C: { ux: "fixed" } },
    loads: { C: 1 },
  });
  const u = root((x) => pinned(x) + pinned(x * ratio) / ratio, PI / ratio + 1e-6, Math.min(PI, 4.4934 / ratio) - 1e-6);
  holds("A leg over two lengths", `${TIMOSHENKO}, 2.5`, `longer over shorter ${ratio}`, "EI/l1²", u ** 2, (ours * 4) / EI);
});

test.each([0.5, 2])("a pitched portal, rafters of %s times the inertia of its columns, pressed at its eaves", (inertia) => {
  const [height, slope] = [5, Math.hypot(8, 2)];
  const ours = factor({
    points: { A: [0, 0], B: [0, height], C: [8, height + 2], D: [16, height], E: [16, 0] },
    bars: [
      ["A", "B"],
      ["B", "C", inertia],
      ["C", "D", inertia],
      ["D", "E"],
    ],
    held: { A: PIN, E: PIN },
    loads: { B: 1, D: 1 },
  });
  const u = root((x) => x * tan(x) - (3 * inertia * height) / slope, 1e-6, PI / 2 - 1e-6);
  const source = "Horne and Merchant, The Stability of Frames: slope deflection, u·tan u = 3·Ir·h/(Ic·s)";
  holds("Pitched portals pressed at their eaves", source, `Ir/Ic = ${inertia}`, "EI/h²", u ** 2, (ours * height ** 2) / EI);
});
