/** Stiffness between a member's nodes: rigid motion costs nothing, members that repeat the one before are what they would be alone. */

import { describe, expect, test } from "vitest";
import { buildElements, writeStiffness } from "../../src/elements/members.ts";
import { type Frame, readFrame } from "../../src/model/frame.ts";
import { hinge, model } from "../building.ts";

/** Five members one after the other: the third is shorter, the fourth is hinged, the fifth eccentric. */
function line(): Frame {
  const at = [0, 3, 6, 8, 11, 14];
  const members = at.slice(1).map((_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` }));
  Object.assign(members[3]!, { start_hinge: "H" });
  Object.assign(members[4]!, { start_offset: [0, 0, 0.1], end_offset: [0, 0, 0.1] });
  const nodes = Object.fromEntries(at.map((x, i): [string, [number, number, number]] => [`N${i}`, [x, x / 2, 0]]));
  return readFrame(model({ nodes, members, hinges: [hinge("H", { ry: "free" })], supports: [], loads: {} }).model, true, undefined);
}

const matrixOf = (frame: Frame, m: number, idle?: ReadonlySet<number>): Float64Array => {
  const out = new Float64Array(144);
  writeStiffness(frame, buildElements(frame, idle), m, out);
  return out;
};

test("a rigid motion of both nodes meets no force, with hinges and offsets too", () => {
  const frame = line();
  for (let m = 0; m < frame.memberIds.length; m++) {
    const k = matrixOf(frame, m);
    const largest = k.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const [a, b] = [frame.start[m]!, frame.end[m]!].map((node) => frame.position.slice(3 * node, 3 * node + 3));
    for (let turn = 0; turn < 3; turn++) {
      // Turned about the origin by a unit: u = θ × r.
      const [p, q] = [(turn + 1) % 3, (turn + 2) % 3];
      const x = new Float64Array(12);
      [a!, b!].forEach((r, end) => {
        x[6 * end + p] = -r[q]!;
        x[6 * end + q] = r[p]!;
        x[6 * end + 3 + turn] = 1;
      });
      for (let i = 0; i < 12; i++) {
        let force = 0;
        for (let j = 0; j < 12; j++) force += k[12 * i + j]! * x[j]!;
        expect(Math.abs(force)).toBeLessThan(1e-11 * largest);
      }
    }
  }
});

describe("members that repeat the one before", () => {
  test("as long, as stiff and as turned, without hinge or offset: the second alone", () => {
    expect([...buildElements(line()).repeats]).toEqual([0, 1, 0, 0, 0]);
  });

  test("have the bits of its stiffness", () => {
    const frame = line();
    expect(matrixOf(frame, 1)).toEqual(matrixOf(frame, 0));
  });

  test("not where one of the two takes no part along its axis", () => {
    const frame = line();
    const idle = new Set([1]);
    expect([...buildElements(frame, idle).repeats]).toEqual([0, 0, 0, 0, 0]);
    expect(matrixOf(frame, 1, idle)).not.toEqual(matrixOf(frame, 0, idle));
  });
});
