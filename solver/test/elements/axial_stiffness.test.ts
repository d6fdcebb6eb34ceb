/** The fast way to a pressed member's matrix writes what the plain way does, in any direction; rigid arms add their own turning. */

import { expect, test } from "vitest";
import { pressedShapes, writePressed } from "../../src/elements/axial_stiffness.ts";
import { toNodes } from "../../src/elements/condensation.ts";
import { evenForce, geometricStiffness } from "../../src/elements/geometric.ts";
import { buildElements } from "../../src/elements/members.ts";
import { readFrame } from "../../src/model/frame.ts";
import { cross } from "../../src/model/vectors.ts";
import { difference, hinge, model } from "../building.ts";

const frame = readFrame(
  model({
    nodes: { A: [0, 0, 0], B: [2, 3, 1], C: [4, 6, 2], D: [4, 6, 7], E: [9, 6, 7] },
    members: [
      { id: "askew", start: "A", end: "B", rotation: 25 },
      { id: "alike", start: "B", end: "C", rotation: 70 },
      { id: "hinged", start: "C", end: "D", end_hinge: "pin" },
      { id: "eccentric", start: "D", end: "E", start_offset: [0.2, 0.1, 0.4], end_offset: [-0.5, 0.1, 0.4] },
    ],
    hinges: [hinge("pin", { ry: "free" })],
    supports: [],
  }).model,
  true,
  undefined,
);

const FORCE = -3e5;

function bothWays(m: number): [fast: Float64Array, plain: Float64Array] {
  const elements = buildElements(frame);
  const [local, plain, fast] = [0, 0, 0].map(() => new Float64Array(144)) as [Float64Array, Float64Array, Float64Array];
  geometricStiffness(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, evenForce(FORCE), local);
  toNodes(frame, elements, m, local, plain);
  writePressed(frame, elements, pressedShapes(frame), m, FORCE, fast);
  return [fast, plain];
}

test.each(frame.memberIds.slice(0, 3).map((id, m) => [id, m] as const))("%s", (_, m) => {
  const [fast, plain] = bothWays(m);
  expect(difference(fast, plain)).toBeLessThan(1e-13);
});

test.each([
  { end: 0, arm: [0.2, 0.1, 0.4] as const, force: FORCE },
  { end: 6, arm: [-0.5, 0.1, 0.4] as const, force: -FORCE },
])("eccentric: the node at $end turns its arm, on which the force along x works by f·(θ × (θ × d))/2 besides", ({ end, arm, force }) => {
  const [fast, plain] = bothWays(3);
  const theta = [0.3, -0.7, 0.2] as const;
  let form = 0;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const at = 12 * (end + 3 + i) + end + 3 + j;
      form += theta[i]! * (fast[at]! - plain[at]!) * theta[j]!;
    }
  const twice = cross(theta, cross(theta, arm));
  expect(form / (-force * twice[0])).toBeCloseTo(1, 9);
});
