/** Runs of members: a beam in pieces has the stiffness of the beam, and ends where something meets it. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { readFrame } from "../../src/model/frame.ts";
import { Joints } from "../../src/topology/joints.ts";
import { type Run, runStiffness, runsOf } from "../../src/topology/runs.ts";
import { hinge } from "../building.ts";
import { CLAMP, cutBeam, held, type Structure } from "../checks/held.ts";

function runs(structure: Structure): { found: Run[]; stiffness: (run: Run) => Float64Array } {
  const model = held(structure) as Model;
  Object.assign(model.model, { design_members: structure.designs });
  const context = checkContext(model, readFrame(model.model, false, undefined), solve(model));
  const members = model.model.members.map(({ id }) => context.member(id)!);
  const of = (run: Run): Float64Array =>
    runStiffness(run, (member) => {
      const out = new Float64Array(144);
      context.stiffness(member, out);
      return out;
    });
  return { found: runsOf(members, new Joints(context)), stiffness: of };
}

const clamped = (cuts: readonly number[], more: Partial<Structure> = {}): Structure => ({
  ...cutBeam(6, cuts, { N0: CLAMP }),
  loads: { node_loads: [{ node: "end", fz: -1 }] },
  ...more,
});

describe("a straight beam in pieces", () => {
  test.each([1, 2, 7, 100])("cut %s times it is one run of the beam's stiffness: 12·E·I/L³ and its like", (count) => {
    const whole = runs(clamped([]));
    const cut = runs(clamped(Array.from({ length: count }, (_, i) => (6 * (i + 1)) / (count + 1))));
    expect(cut.found.map(({ pieces }) => pieces.length)).toEqual([count + 1]);
    const [a, b] = [whole.stiffness(whole.found[0]!), cut.stiffness(cut.found[0]!)];
    // E·Iy = 210e9·83.56e-6, L = 6 m.
    expect(a[12 * 2 + 2]! / ((12 * 210e9 * 83.56e-6) / 216)).toBeCloseTo(1, 9);
    const size = Math.max(...a);
    for (let i = 0; i < 144; i++) expect(Math.abs(b[i]! - a[i]!) / size).toBeLessThan(1e-8);
  });
  test.each<[string, Partial<Structure>]>([
    ["a design member ends there", { designs: [{ id: "D", members: ["M0"] }] }],
    ["a support holds it", { supports: { N0: CLAMP, N1: "rfrrrr" } }],
    [
      "a hinge parts it",
      {
        hinges: [hinge("soft", { ry: 1e6 })],
        members: [
          ["M0", "N0", "N1", { end_hinge: "soft" }],
          ["M1", "N1", "end"],
        ],
      },
    ],
    ["it kinks", { nodes: { N0: [0, 0, 0], N1: [3, 0, 0.1], end: [6, 0, 0] } }],
    [
      "another meets it",
      {
        nodes: { N0: [0, 0, 0], N1: [3, 0, 0], end: [6, 0, 0], x: [3, 2, 0] },
        members: [
          ["M0", "N0", "N1"],
          ["M1", "N1", "end"],
          ["x", "N1", "x"],
        ],
      },
    ],
  ])("ends where %s", (_, more) => expect(runs(clamped([3], more)).found.every(({ pieces }) => pieces.length === 1)).toBe(true));
});
