/** Buckling and vibration of bars against closed forms, and Sturm counts against what was found. */

import { describe, expect, test } from "vitest";
import { Strains } from "../../src/analysis/accuracy/strain.ts";
import { factorise } from "../../src/analysis/factorisation.ts";
import { buildRestraints } from "../../src/analysis/restraints.ts";
import { assemble, openSystem } from "../../src/analysis/system.ts";
import { assembleMass } from "../../src/analysis/vibration/pieces.ts";
import type { Model } from "../../src/api/index.ts";
import { buildElements } from "../../src/elements/members.ts";
import { type Frame, readFrame } from "../../src/model/frame.ts";
import { countBelow, eigenpairs } from "../../src/numerics/eigen.ts";
import { Progress } from "../../src/results/progress.ts";
import { hinge, model, SECTION, STEEL, support } from "../building.ts";
import { pressed } from "../pressed.ts";

type Point = [number, number, number];

function open(document: Model) {
  const frame: Frame = readFrame(document.model, true, undefined);
  const elements = buildElements(frame);
  const restraints = buildRestraints(frame);
  const kernel = openSystem(frame, restraints);
  const system = assemble(frame, elements, restraints, kernel);
  factorise(frame, elements, restraints, new Strains(frame, elements, system), system, new Progress(undefined));
  return { frame, elements, kernel };
}

const LENGTH = 6;
const ends = {
  "pinned both ends": { start: "ffffrr", end: "rffrrr" },
  "clamped and free": { start: "ffffff", end: "rrrrrr" },
  "clamped both ends": { start: "ffffff", end: "rfffff" },
};

/** A bar of 6 m along any direction in pieces; along x unless told. */
function bar(pieces: number, kind: keyof typeof ends, section: Record<string, unknown> = {}): Model {
  const nodes: Record<string, Point> = {};
  for (let i = 0; i <= pieces; i++) nodes[`N${i}`] = [(LENGTH * i) / pieces, 0, 0];
  return model({
    nodes,
    members: Array.from({ length: pieces }, (_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` })),
    section,
    supports: [support("A", "N0", ends[kind].start), support("B", `N${pieces}`, ends[kind].end)],
    loads: {},
  });
}

function buckling(document: Model, count: number, force = -1, both = false) {
  const frame = readFrame(document.model, true, undefined);
  const forces = frame.memberIds.map(() => force);
  return eigenpairs(pressed(frame, forces), { problem: "buckling", count, both });
}

const euler = (i: number): number => (Math.PI ** 2 * STEEL.e * i) / LENGTH ** 2;

describe("Euler's columns", () => {
  for (const [kind, share] of [
    ["pinned both ends", 1],
    ["clamped and free", 0.25],
    ["clamped both ends", 4],
  ] as const) {
    test(`${kind}: ${share} · P_E about the weak axis first`, () => {
      const { values, proof } = buckling(bar(16, kind), 1);
      expect(values[0]! / (share * euler(SECTION.iz))).toBeCloseTo(1, 4);
      expect(proof.counted).toBe(proof.found);
    });
  }

  test("1, 4, 9 · P_E of one plane and the other plane's own, none missed", () => {
    const { values, proof } = buckling(bar(24, "pinned both ends", { iy: 2.3 * SECTION.iz }), 4);
    [1, 2.3, 4, 9].forEach((factor, i) => expect(values[i]! / euler(SECTION.iz)).toBeCloseTo(factor, 2));
    expect(proof).toMatchObject({ counted: 4, found: 4 });
  });

  test("one element pinned at both ends: 12/π² = 1.216 · P_E", () => {
    expect(buckling(bar(1, "pinned both ends"), 1).values[0]! / euler(SECTION.iz)).toBeCloseTo(12 / Math.PI ** 2, 6);
  });

  test("equal planes buckle at one load twice: both are found", () => {
    const { values, proof } = buckling(bar(8, "pinned both ends", { iy: SECTION.iz }), 2);
    expect(values[0]! / values[1]!).toBeCloseTo(1, 6);
    expect(proof.counted).toBe(2);
  });

  test("shear: 1/P = 1/P_E + 1/GA (Engesser)", () => {
    const av = 2e-4;
    const { values } = buckling(bar(32, "pinned both ends", { iy: 1e-2, avy: av, avz: 10 }), 1);
    expect(values[0]! * (1 / euler(SECTION.iz) + 1 / (STEEL.g * av))).toBeCloseTo(1, 3);
  });

  test("tension alone has no positive factor; reversed loads have it", () => {
    const document = bar(8, "pinned both ends");
    const { values } = buckling(document, 1, 1);
    expect(values).toEqual([]);
    expect(buckling(document, 1, 1, true).values[0]! / euler(SECTION.iz)).toBeCloseTo(-1, 4);
  });

  test("hinges condensed: a clamped column with a pin at its head, 2.0457 · P_E (tan u = u)", () => {
    const document = bar(16, "clamped both ends") as unknown as { model: { hinges?: unknown[]; members: Record<string, unknown>[] } };
    document.model.hinges = [hinge("pin", { ry: "free", rz: "free" })];
    document.model.members[15]!.end_hinge = "pin";
    const { values } = buckling(document as unknown as Model, 1);
    expect(values[0]! / euler(SECTION.iz)).toBeCloseTo(2.0457, 3);
  });
});

/** Pinned bars beside each other, each in eight pieces under an axial force of its own. */
function beside(forces: number[]) {
  const pieces = 8;
  const nodes: Record<string, Point> = {};
  const members: { id: string; start: string; end: string }[] = [];
  for (const c of forces.keys()) {
    for (let i = 0; i <= pieces; i++) nodes[`${c}.${i}`] = [(LENGTH * i) / pieces, c, 0];
    for (let i = 0; i < pieces; i++) members.push({ id: `M${c}.${i}`, start: `${c}.${i}`, end: `${c}.${i + 1}` });
  }
  const { start, end } = ends["pinned both ends"];
  const supports = forces.flatMap((_, c) => [support(`A${c}`, `${c}.0`, start), support(`B${c}`, `${c}.${pieces}`, end)]);
  const frame = readFrame(model({ nodes, members, supports, loads: {} }).model, true, undefined);
  return pressed(
    frame,
    forces.flatMap((force) => new Array<number>(pieces).fill(force)),
  );
}

test("four modes of one pressed bar are found among twenty that are pulled harder", () => {
  const kernel = beside([-1, ...Array.from({ length: 20 }, (_, i) => 10 * 1.02 ** i)]);
  const { values, proof } = eigenpairs(kernel, { problem: "buckling", count: 4 });
  [1, 4, 9, SECTION.iy / SECTION.iz].forEach((factor, i) => expect(values[i]! / (factor * euler(SECTION.iz))).toBeCloseTo(1, 1));
  expect(proof).toMatchObject({ counted: 4, found: 4 });
});

test("a hundred columns beside each other, each between P_E and 4 · P_E: a count ends early where there are more than are asked for", () => {
  const columns = 100;
  const kernel = beside(new Array<number>(columns).fill(-1));
  const below = (factor: number, most?: number) => countBelow(kernel, "buckling", factor * euler(SECTION.iz), most).count;
  expect(below(2)).toBe(columns);
  const early = below(2, 30);
  expect(early).toBeGreaterThan(30);
  expect(early).toBeLessThan(columns);
  expect(below(2, columns)).toBe(columns);
  expect(below(0.9, 0)).toBe(0);
});

describe("vibration", () => {
  function modes(document: Model, count: number) {
    const { frame, elements, kernel } = open(document);
    const all = Float64Array.from(frame.memberIds, () => STEEL.density * SECTION.a);
    assembleMass({ frame, elements, kernel }, { own: all, all, nodal: new Float64Array(6 * kernel.nodes), plates: true });
    return eigenpairs(kernel, { problem: "vibration", count });
  }

  test("a uniform pinned beam: ω = (nπ/L)²·√(EI/ρA) with rotary inertia below 1 %", () => {
    const { values, proof } = modes(bar(24, "pinned both ends", { iy: 1, it: 1 }), 3);
    [1, 2, 3].forEach((n, i) => {
      const omega = ((n * Math.PI) / LENGTH) ** 2 * Math.sqrt((STEEL.e * SECTION.iz) / (STEEL.density * SECTION.a));
      const rotary = Math.sqrt(1 + (SECTION.iz / SECTION.a) * ((n * Math.PI) / LENGTH) ** 2);
      expect(Math.sqrt(values[i]!) / (omega / rotary)).toBeCloseTo(1, 4);
    });
    expect(proof).toMatchObject({ counted: 3, found: 3 });
  });

  test("a cantilever of equal planes: 3.51602·√(EI/ρAL⁴) twice, then 22.0345 twice", () => {
    const { values, proof } = modes(bar(24, "clamped and free", { iy: SECTION.iz }), 4);
    const unit = Math.sqrt((STEEL.e * SECTION.iz) / (STEEL.density * SECTION.a)) / LENGTH ** 2;
    [3.51602, 3.51602, 22.0345, 22.0345].forEach((k, i) => expect(Math.sqrt(values[i]!) / (k * unit)).toBeCloseTo(1, 2));
    expect(proof).toMatchObject({ counted: 4, found: 4 });
  });
});
