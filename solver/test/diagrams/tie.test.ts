/** A member in tension alone: never pressed by its own loads, never toppled by its own weight. Weights and stresses by hand. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { TieDiagram } from "../../src/diagrams/tie.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import type { Diagram } from "../../src/topology/context.ts";
import { model, support } from "../building.ts";
import { sharpAngle } from "../checks/angles.ts";
import { tabulated } from "../checks/fake.ts";

const [H, B, G, DENSITY] = [0.1, 0.012, 9.80665, 7850];
const FLAT = {
  ...{
    id: "flat",
    fabrication: "rolled",
    shape: { type: "rectangle", h: H, b: B },
    a: H * B,
    iy: (B * H ** 3) / 12,
    iz: (H * B ** 3) / 12,
    it: 5.4e-8,
  },
  ...{ wel_y: (B * H ** 2) / 6, wel_z: (H * B ** 2) / 6, wpl_y: (B * H ** 2) / 4, wpl_z: (H * B ** 2) / 4 },
};

interface Held {
  /** Force on the beam's tip, upward, N. */
  up: number;
  type?: "tension" | "beam";
  section?: object;
  /** Loads along and across the tie. */
  loads?: object[];
  design?: object | null;
}

/** A stiff cantilever whose tip a tie 4 m along and 3 m up from the ground holds down: a force down on the tip slackens it. */
function tied({ up, type = "tension", section = FLAT, loads = [], design = {} }: Held): CheckResult {
  const built = model({
    nodes: { A: [-2, 0, 3], T: [0, 0, 3], F: [-4, 0, 0] },
    sections: [{ ...tabulated("HEB200"), id: "beam" }, section as Record<string, unknown>],
    material: { grade: "S235", fy: 235e6 },
    members: [
      { id: "beam", start: "A", end: "T", section: "beam" },
      { id: "tie", start: "F", end: "T", section: (section as { id: string }).id, type },
    ],
    supports: [support("S", "A", "ffffff"), support("G", "F", "ffffff")],
    cases: [{ id: "L", nature: "permanent", self_weight: 1, node_loads: [{ node: "T", fz: up }], member_loads: loads }],
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    analysis: {
      checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", ...(design ? { design_members: ["D"] } : { members: ["tie"] }) }],
    },
  }) as unknown as { model: Record<string, unknown> };
  if (design) built.model.design_members = [{ id: "D", members: ["tie"], ...design }];
  return solve(built as unknown as Model).checks[0]!;
}

const part = (result: CheckResult, key: string) => result.verifications.find((one) => one.key === key);
const PRESSED = ["compression", "buckling_y", "buckling_z", "buckling_tf", "buckling_u", "buckling_v", "buckling", "interaction"];

describe("a slack tie", () => {
  const slack = tied({ up: -5e3 });
  test("hangs from its upper end: there all of its weight's axial part pulls, ρ·g·L·sin α of stress", () =>
    expect(part(slack, "tension")?.utilisation).toBeCloseTo((DENSITY * G * 3) / 235e6, 6));
  test("is nowhere pressed, does not buckle, and the coverage says why", () => {
    for (const key of PRESSED) expect(part(slack, key), key).toBeUndefined();
    for (const clause of ["6.2.4", "6.3.1", "6.3.3"])
      expect(slack.coverage.find((one) => one.clause === clause)).toMatchObject({
        state: "not_applicable",
        reason: expect.stringContaining("compression is not carried"),
      });
    expect(slack.verdict).toBe("pass");
  });
  test("bends under its weight as a cross-section, and cannot topple under it", () => {
    const bending = (DENSITY * G * H * B * 0.8 * 5 ** 2) / 8 / FLAT.wpl_y / 235e6;
    expect(part(slack, "bending_y")?.utilisation).toBeCloseTo(bending, 6);
    expect(part(slack, "ltb")).toMatchObject({ status: "pass", utilisation: expect.closeTo(bending, 6) });
    expect(part(slack, "ltb")?.steps[0]?.formula).toContain("hangs between its ends");
  });
  test("an axial load along it hangs from its upper end too, wherever it acts", () => {
    const force = 20e3;
    const hung = tied({ up: -50e3, loads: [{ member: "tie", type: "point", position: 0.2, axes: "local", fx: -force }] });
    expect(part(hung, "tension")?.utilisation).toBeCloseTo((force / (H * B) + DENSITY * G * 3) / 235e6, 6);
    expect(part(hung, "compression")).toBeUndefined();
  });
  test("bent by more than its weight it may topple like any beam", () => {
    const loads = [{ member: "tie", type: "distributed", fz: -300 }];
    expect(part(tied({ up: -5e3, loads, design: { l_lt: 4.99 } }), "ltb")!.utilisation!).toBeGreaterThan(
      2 * part(tied({ up: -5e3, loads, design: { l_lt: 4.99 } }), "bending_y")!.utilisation!,
    );
  });
  test("without a design member it leaves nothing open", () => {
    expect(tied({ up: -5e3, design: null }).verdict).toBe("pass");
    const angle = tied({ up: -5e3, section: { ...sharpAngle(0.06, 0.06, 0.006), id: "angle" }, design: { connection: "centric" } });
    for (const key of PRESSED) expect(part(angle, key), key).toBeUndefined();
    expect(part(angle, "ltb")?.status).toBe("pass");
  });
});

test("a pulled tie keeps its force, and a strut its compression", () => {
  const pulled = tied({ up: 60e3 });
  const strut = tied({ up: 60e3, type: "beam" });
  expect(part(pulled, "tension")!.utilisation!).toBeGreaterThan(0.1);
  expect(part(pulled, "tension")!.utilisation!).toBeCloseTo(part(strut, "tension")!.utilisation!, 2);
  expect(part(tied({ up: -60e3, type: "beam" }), "compression")!.utilisation!).toBeGreaterThan(0.1);
});

test("pressed from end to end it is not by its own loads: the force stays", () => {
  const pressed = (ends: [number, number]): number[] => {
    const own: Diagram = {
      positions: [0, 1],
      forces: (x, _, out) => Object.assign(out, { n: ends[0] + (ends[1] - ends[0]) * x }),
      loads: { points: [], distributed: [] },
      displacement: () => [0, 0, 0],
      rotation: () => [0, 0, 0],
    };
    const tie = new TieDiagram(own);
    return [0, 1].map((x) => tie.forces(x, 1, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 }).n);
  };
  expect(pressed([-3, -1])).toEqual([-3, -1]);
  expect(pressed([-3, 1])).toEqual([0, 4]);
  expect(pressed([1, 5])).toEqual([1, 5]);
});
