/** Random frames against a dense second-order analysis with imperfections to EN 1993-1-1 5.3: what fails there by more than 3 % does not pass here. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { hinge, model, random, support } from "../building.ts";
import { AT_LENGTH, seeds } from "../seeds.ts";
import { type Bar, type PlaneFrame, uses } from "./planeframe.ts";

/** A square tube of class 3 in S235, (h − 3·t)/t = 40: the criterion at first yield is that of the code. */
const [H, T, FY, E] = [0.215, 0.005, 235e6, 210e9];
const AREA = 4 * T * (H - T);
const INERTIA = (H ** 4 - (H - 2 * T) ** 4) / 12;
const ELASTIC = INERTIA / (H / 2);
const TUBE = {
  ...{ id: "tube", fabrication: "hot_finished", shape: { type: "rhs", h: H, b: H, t: T } },
  ...{
    a: AREA,
    iy: INERTIA,
    iz: INERTIA,
    it: T * (H - T) ** 3,
    wel_y: ELASTIC,
    wel_z: ELASTIC,
    wpl_y: 1.5 * T * (H - T) ** 2,
    wpl_z: 1.5 * T * (H - T) ** 2,
  },
};
/** Curve a: the bow that it stands for, e0 = α·(λ − 0.2)·Wel/A (5.3.2(11)). */
const bowOf = (length: number): number => {
  const lambda = length / (Math.PI * Math.sqrt(INERTIA / AREA) * Math.sqrt(E / FY));
  return (Math.max(0, 0.21 * (lambda - 0.2)) * ELASTIC) / AREA / length;
};
const use = (n: number, m: number): number => (Math.abs(n) / AREA + m / ELASTIC) / FY;

interface Case {
  frame: PlaneFrame;
  height: number;
}

/** Bays and storeys, feet pinned or clamped, beams stiff or pinned, some bay braced, some columns that lean on the rest. */
function frameOf(seed: number): Case {
  const next = random(seed);
  const pick = <T>(...all: T[]): T => all[Math.floor(next() * all.length)]!;
  const [bays, storeys] = [pick(1, 2, 3), pick(1, 1, 2, 3)];
  const [widths, heights] = [Array.from({ length: bays }, () => 3 + 5 * next()), Array.from({ length: storeys }, () => 2.5 + 3 * next())];
  const sum = (all: number[], k: number): number => all.slice(0, k).reduce((a, b) => a + b, 0);
  const nodes: [number, number][] = [];
  const at = (i: number, k: number): number => k * (bays + 1) + i;
  for (let k = 0; k <= storeys; k++) for (let i = 0; i <= bays; i++) nodes.push([sum(widths, i), sum(heights, k)]);
  const [clamped, braced, stiff] = [next() < 0.5, next() < 0.3, next() < 0.8];
  const leaning = bays > 1 && next() < 0.4 ? bays : -1;
  const bars: Bar[] = [];
  const add = (start: number, end: number, hinges: [boolean, boolean], q = 0): void => void bars.push({ start, end, hinges, q });
  // A measure of what a column bears, from hardly pressed to overloaded.
  const load = AREA * FY * (0.01 + 0.4 * next() ** 2);
  for (let k = 1; k <= storeys; k++)
    for (let i = 0; i <= bays; i++) {
      add(at(i, k - 1), at(i, k), i === leaning ? [true, true] : [false, false]);
      if (i < bays) {
        const free = !(clamped && storeys === 1) && !braced ? false : !stiff;
        add(at(i, k), at(i + 1, k), [free, free || i + 1 === leaning], next() < 0.6 ? 2e3 + 8e3 * next() : 0);
      }
      if (braced && i === 0) add(at(0, k - 1), at(1, k), [true, true]);
    }
  const supports = new Map(
    Array.from({ length: bays + 1 }, (_, i) => [i, [true, true, clamped && i !== leaning] as [boolean, boolean, boolean]]),
  );
  const loads = new Map<number, [number, number]>();
  const push = next() < 0.5 ? 0.12 * next() : 0.3 * next();
  for (let k = 1; k <= storeys; k++)
    for (let i = 0; i <= bays; i++) loads.set(at(i, k), [i ? 0 : (push * load * (bays + 1)) / 2, (-load / storeys) * (0.3 + next())]);
  return { frame: { nodes, bars, supports, loads, ea: E * AREA, ei: E * INERTIA }, height: sum(heights, storeys) };
}

/** The same in the model's format, held across its plane at every node. */
function modelOf({ nodes, bars, supports, loads }: PlaneFrame): Model {
  const built = model({
    nodes: Object.fromEntries(nodes.map(([x, z], i) => [`n${i}`, [x, 0, z]])),
    members: bars.map(({ start, end, hinges }, b) => ({
      ...{ id: `b${b}`, start: `n${start}`, end: `n${end}`, section: "tube" },
      ...(hinges[0] ? { start_hinge: "pin" } : {}),
      ...(hinges[1] ? { end_hinge: "pin" } : {}),
    })),
    sections: [TUBE],
    material: { grade: "S235", fy: FY },
    hinges: [hinge("pin", { ry: "free" })],
    supports: nodes.map((_, i) =>
      support(`n${i}`, `n${i}`, [0, "f", 1, "f", 2, "f"].map((k) => (k === "f" ? "f" : supports.get(i)?.[k as 0] ? "f" : "r")).join("")),
    ),
    cases: [
      {
        ...{ id: "L", nature: "permanent", self_weight: 0 },
        node_loads: [...loads].map(([i, [fx, fz]]) => ({ node: `n${i}`, fx, fz })),
        member_loads: bars.flatMap(({ q }, b) => (q ? [{ member: `b${b}`, type: "distributed", fz: -q }] : [])),
      },
    ],
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    options: { order: undefined, shear_deformation: false },
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", all: true }] },
  } as Parameters<typeof model>[0]) as unknown as Model;
  built.model.design_members = bars.map((_, b) => ({ id: `b${b}`, members: [`b${b}`] })) as never;
  return built;
}

/** Of every bar the most of leans to either side and bows to either side; Infinity where the frame does not stand. */
function denseOf({ frame, height }: Case): number[] {
  const phi = Math.max(2 / 3, Math.min(1, 2 / Math.sqrt(height))) / 200;
  const lengths = frame.bars.map(({ start, end }) => Math.hypot(...[0, 1].map((k) => frame.nodes[end]![k]! - frame.nodes[start]![k]!)));
  const most = frame.bars.map(() => 0);
  for (const lean of [phi, -phi])
    for (const side of [1, -1]) {
      const found = uses(frame, { phi: lean, bow: lengths.map((length) => side * bowOf(length)) }, use);
      if (!found) return most.fill(Infinity);
      found.forEach((value, b) => (most[b] = Math.max(most[b]!, value)));
    }
  return most;
}

const SEEDS = seeds(8, 600);

describe("the oracle itself", () => {
  const column = (n: number, more: Partial<PlaneFrame> = {}): PlaneFrame => ({
    nodes: [
      [0, 0],
      [0, 5],
    ],
    bars: [{ start: 0, end: 1, hinges: [false, false], q: 0 }],
    supports: new Map([
      [0, [true, true, false]],
      [1, [true, false, false]],
    ]),
    ...{ loads: new Map([[1, [0, -n]]]), ea: E * AREA, ei: E * INERTIA },
    ...more,
  });
  const euler = (Math.PI ** 2 * E * INERTIA) / 25;
  test("a pinned column with a bow e0: M = N·e0/(1 − N/Ncr)", () => {
    const found = uses(column(0.3 * euler), { phi: 0, bow: [1e-3] }, (_, m) => m)![0]!;
    expect(Math.abs(found / ((0.3 * euler * 5e-3) / 0.7) - 1)).toBeLessThan(0.005);
    expect(uses(column(1.02 * euler), { phi: 0, bow: [0] }, use)).toBeNull();
  });
  test("a cantilever that leans by φ: M = N·φ·L·tan(β)/β, β = π/2·√(N/Ncr)", () => {
    const n = 0.1 * euler;
    const clamped = column(n, { supports: new Map([[0, [true, true, true]]]) });
    const beta = Math.sqrt((n * 25) / (E * INERTIA));
    expect(uses(clamped, { phi: 1 / 200, bow: [0] }, (_, m) => m)![0]! / (((n * 5) / 200) * (Math.tan(beta) / beta))).toBeCloseTo(1, 2);
  });
});

test("no member passes that fails by more than 3 % there", { timeout: 3_600_000 }, () => {
  const [wrong, ratios]: [string[], number[]] = [[], []];
  let [members, passing] = [0, 0];
  for (const seed of SEEDS) {
    const one = frameOf(seed);
    const { checks, summary } = solve(modelOf(one.frame));
    const dense = denseOf(one);
    // What does not stand at all passes nowhere; who sways with it is another question.
    const falls = dense.includes(Infinity);
    if (falls && summary.verdict === "passes") wrong.push(`frame ${seed} does not stand`);
    if (falls) continue;
    for (const { target, verdict, utilisation } of checks) {
      const exact = dense[Number(target.id.slice(1))]!;
      members++;
      if (verdict === "pass") passing++;
      if (verdict === "pass" && exact > 1.03)
        wrong.push(`frame ${seed} ${target.id}: ${utilisation!.toFixed(3)} here, ${exact.toFixed(3)} there`);
      if (utilisation !== null && exact > 0.5 && exact < 2) ratios.push(utilisation / exact);
    }
  }
  ratios.sort((a, b) => a - b);
  expect(wrong).toEqual([]);
  if (!AT_LENGTH) return;
  console.log(`${members} members, ${passing} pass, median of ours over theirs ${ratios[ratios.length >> 1]!.toFixed(3)}`);
  // Else the frames are too light, or too heavy, to show anything; a few say nothing of that.
  expect(members).toBeGreaterThan(6 * SEEDS.length);
  expect(passing).toBeGreaterThan(members / 5);
});
