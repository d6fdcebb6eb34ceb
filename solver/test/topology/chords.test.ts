/** What cuts a straight line of members for the question whether a mode sways: only what holds it in the direction of the motion. */

import { describe, expect, test } from "vitest";
import { readFrame } from "../../src/model/frame.ts";
import { chordsOf } from "../../src/topology/chords.ts";
import { hinge } from "../building.ts";
import { CLAMP, held, type Structure, solved } from "../checks/held.ts";

const column = (middle: Partial<Structure>): Structure => ({
  nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [0, 0, 8], ...middle.nodes },
  members: [["l", "A", "B"], ["u", "C", "B"], ...(middle.members ?? [])],
  supports: { A: "fffrrf", C: "ffrrrf", ...middle.supports },
  hinges: middle.hinges ?? [],
  loads: { node_loads: [{ node: "C", fz: -300e3 }] },
  designs: [{ id: "D", members: ["l", "u"], l_cr_z: 4 }],
});

const chords = (structure: Structure) => {
  const frame = readFrame(held(structure).model, false, undefined);
  const { whole, part, across } = chordsOf(frame);
  const named = (list: Int32Array, m: number): string =>
    [list[2 * m]!, list[2 * m + 1]!]
      .map((node) => frame.nodeIds[node])
      .sort()
      .join("");
  return { whole: [0, 1].map((m) => named(whole, m)), part: [0, 1].map((m) => named(part, m)), across: [...across.slice(0, 3)] };
};

describe("the chord of a column in two pieces", () => {
  const bar: Structure["members"] = [["g", "B", "G", { type: "truss" }]];
  test("runs from end to end where nothing meets its middle, and across what holds the middle in one direction", () => {
    expect(chords(column({}))).toEqual({ whole: ["AC", "AC"], part: ["AC", "AC"], across: [0, 0, 0] });
    expect(chords(column({ nodes: { G: [2, 0, 4] }, members: [["g", "B", "G"]] })).whole).toEqual(["AC", "AC"]); // A stub in the air.
    expect(chords(column({ supports: { B: "rfrrrr" } }))).toEqual({ whole: ["AC", "AC"], part: ["AB", "BC"], across: [0, 1, 0] });
    expect(chords(column({ nodes: { G: [0, 3, 4] }, members: bar, supports: { G: CLAMP } })).across).toEqual([0, 1, 0]);
  });
  test("ends where the middle is held in both directions, turned, hinged or met by a beam", () => {
    const ended = { whole: ["AB", "BC"], part: ["AB", "BC"], across: [0, 0, 0] };
    expect(chords(column({ supports: { B: "ffrrrr" } }))).toEqual(ended);
    expect(chords(column({ supports: { B: "rrrfrr" } }))).toEqual(ended);
    expect(chords(column({ nodes: { G: [2, 0, 4] }, members: [["g", "B", "G"]], supports: { G: "rfrrrr" } }))).toEqual(ended);
    const pinned = column({ supports: { B: "rfrrrr" }, hinges: [hinge("h", { rz: "free" })] });
    pinned.members[0] = ["l", "A", "B", { end_hinge: "h" }];
    expect(chords(pinned)).toEqual(ended);
  });
});

test("a column held at mid-height about its weak axis bows about the strong one: no mode of sway, and a verdict", () => {
  // Ncr,y = π²·210e9·83.56e-6/8² = 2706 kN: α = 9.02, below 10, of a bow over the whole height.
  const { stability, checks } = solved(column({ supports: { B: "rfrrrr" } }));
  expect(stability[0]).toMatchObject({ sway: false, alpha_sway: null });
  expect(checks[0]!.verdict).toBe("pass");
});
