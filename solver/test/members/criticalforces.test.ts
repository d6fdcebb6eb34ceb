/** Critical forces of lines against closed forms and against the critical factor of the whole structure. */

import { describe, expect, test } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { solve } from "../../src/api/index.ts";
import { CriticalForces, criticalForce, type LineFactors, type PressedState } from "../../src/members/criticalforces.ts";
import { readFrame } from "../../src/model/frame.ts";
import { hinge, model, SECTION, STEEL, support } from "../building.ts";
import { euler, rigid } from "../euler.ts";

const NOTHING_IDLE = { combination: 0, idle: [], lifted: [], touching: [] };

const pressing = (compression: (m: number, at: number) => number): Pick<PressedState, "most" | "compression"> => ({
  most: (m) => Math.max(...Array.from({ length: 21 }, (_, i) => compression(m, i / 20))),
  compression: (m, places) => places.map((at) => compression(m, at)),
});

/** Of each member of a model the factors under the compression given. */
function factorsOf(document: Model, compression: (m: number, at: number) => number, m = 0): LineFactors {
  const frame = readFrame(document.model, false, undefined);
  const forces = new CriticalForces(frame, [{ ...NOTHING_IDLE, alpha: () => Infinity, ...pressing(compression) }]);
  return forces.of(m, 0)!;
}

const column = (bottom: string, top: string, pieces = 1): Model =>
  model({
    nodes: Object.fromEntries(Array.from({ length: pieces + 1 }, (_, i) => [`N${i}`, [0, 0, (5 * i) / pieces]])),
    members: Array.from({ length: pieces }, (_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` })),
    supports: [support("A", "N0", bottom), ...(top ? [support("B", `N${pieces}`, top)] : [])],
    options: rigid,
  });

describe("Euler's columns", () => {
  test.each([
    ["pinned", "fffrrf", "ffrrrf", 1],
    ["clamped below", "ffffff", "ffrrrf", 0.6992],
    ["clamped", "ffffff", "ffrfff", 0.5],
    ["free at the top", "ffffff", "", 2],
    ["clamped, sliding", "ffffff", "rrrfff", 1],
    ["pinned, sliding", "fffrrf", "rrrfff", 2],
  ])("%s", (_, bottom, top, factor) => {
    for (const pieces of [1, 3]) {
      const { even } = factorsOf(column(bottom, top, pieces), () => 1);
      expect(Math.abs(even.y / euler(SECTION.iy, factor * 5) - 1)).toBeLessThan(0.003);
      expect(Math.abs(even.z / euler(SECTION.iz, factor * 5) - 1)).toBeLessThan(0.003);
    }
  });

  test("under its own weight a cantilever bears 7.837·EI/L², and the force at its foot tells so", () => {
    const { even, own } = factorsOf(column("ffffff", "", 1), (_, at) => 1e5 * (1 - at));
    const unit = (STEEL.e * SECTION.iz) / 25;
    expect((1e5 * own.z) / unit).toBeCloseTo(7.837, 1);
    expect(even.z / unit).toBeCloseTo(Math.PI ** 2 / 4, 2);
  });
});

test("a chord of pinned pieces ends at its hinges", () => {
  const document = column("fffrrf", "ffrrrf", 2);
  Object.assign(document.model, { hinges: [hinge("pin", { ry: "free", rz: "free" })] });
  Object.assign(document.model.members[0]!, { end_hinge: "pin" });
  document.model.supports.push(support("C", "N1", "ffrrrr") as never);
  const { line, even } = factorsOf(document, () => 1);
  expect(line.members).toEqual([0]);
  expect(even.z / euler(SECTION.iz, 2.5)).toBeCloseTo(1, 3);
});

/** Columns of a storey: one loaded, the others free to hold it or to lean on it. */
function storey(loads: readonly number[], stiff = 1): Model {
  const nodes: Record<string, [number, number, number]> = {};
  const members: Record<string, unknown>[] = [];
  loads.forEach((_, i) => {
    nodes[`A${i}`] = [6 * i, 0, 0];
    nodes[`B${i}`] = [6 * i, 0, 4];
    members.push({ id: `C${i}`, start: `A${i}`, end: `B${i}` });
  });
  for (let i = 1; i < loads.length; i++) members.push({ id: `G${i}`, start: `B${i - 1}`, end: `B${i}`, section: "girder" });
  return model({
    nodes,
    members,
    sections: [
      // In its own plane alone it buckles.
      { ...SECTION, id: "section", iz: 5 * SECTION.iy },
      { ...SECTION, id: "girder", iy: stiff * SECTION.iy },
    ],
    supports: loads.flatMap((_, i) => [support(`S${i}`, `A${i}`, "ffffrf"), support(`T${i}`, `B${i}`, "rfrrrr")]),
    loads: { node_loads: loads.flatMap((fz, i) => (fz ? [{ node: `B${i}`, fz: -fz }] : [])) },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    options: rigid,
  });
}

describe("in a frame that sways", () => {
  test("a line that is loaded alone buckles where the whole structure does", () => {
    const document = storey([1e5, 0, 0]);
    const { alpha_cr } = solve(document).stability[0]!;
    const { own, even } = factorsOf(document, (m) => (m === 0 ? 1e5 : 0));
    // The others share the load by a thousandth, as it shortens.
    expect(Math.min(own.y, own.z) / alpha_cr!).toBeCloseTo(1, 2);
    expect(even.y / own.y).toBeCloseTo(1e5, 0);
  });

  test("beside the others' loads it bears what the dense problem says, and the bound no more", () => {
    const loads = [1e5, 1e5, 5e4];
    const document = storey(loads, 0.2);
    const frame = readFrame(document.model, false, undefined);
    const alpha_cr = solve(document).stability[0]!.alpha_cr!;
    expect(alpha_cr).toBeGreaterThan(1);
    const at = (alpha: number): CriticalForces =>
      new CriticalForces(frame, [{ ...NOTHING_IDLE, alpha: () => alpha, ...pressing((m) => loads[m] ?? 0) }]);
    const [exact, bound] = [at(alpha_cr), at(1e3)];
    for (const m of [0, 1, 2]) {
      const { n_cr } = criticalForce(exact.of(m, 0)!, "y", loads[m]!);
      // Loaded so, the structure buckles.
      const raised = storey(
        loads.map((load, i) => (i === m ? n_cr : load)),
        0.2,
      );
      expect(solve(raised).stability[0]!.alpha_cr!).toBeCloseTo(1, 2);
      const left = (1 - 1 / alpha_cr) / (1 - 1e-3);
      expect(loads[m]! * (1 + left * bound.of(m, 0)!.own.y)).toBeLessThanOrEqual(n_cr * 1.001);
      expect(n_cr).toBeGreaterThanOrEqual(alpha_cr * loads[m]! * 0.999);
    }
  });
});
