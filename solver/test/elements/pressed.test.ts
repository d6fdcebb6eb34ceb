/** The fast way to a pressed member's matrix writes what the plain way does, in any direction. */

import { expect, test } from "vitest";
import { toNodes } from "../../src/elements/condensation.ts";
import { geometricStiffness } from "../../src/elements/geometric.ts";
import { buildElements } from "../../src/elements/members.ts";
import { pressedShapes, writePressed } from "../../src/elements/pressed.ts";
import { readFrame } from "../../src/model/frame.ts";
import { difference, hinge, model } from "../building.ts";

const frame = readFrame(
  model({
    nodes: { A: [0, 0, 0], B: [2, 3, 1], C: [4, 6, 2], D: [4, 6, 7], E: [9, 6, 7] },
    members: [
      { id: "askew", start: "A", end: "B", rotation: 25 },
      { id: "alike", start: "B", end: "C", rotation: 70 },
      { id: "hinged", start: "C", end: "D", end_hinge: "pin" },
      { id: "eccentric", start: "D", end: "E", start_offset: [0, 0.1, 0.2] },
    ],
    hinges: [hinge("pin", { ry: "free" })],
    supports: [],
  }).model,
  true,
  undefined,
);

test.each(frame.memberIds.map((id, m) => [id, m] as const))("%s", (_, m) => {
  const elements = buildElements(frame);
  const [local, plain, fast] = [0, 0, 0].map(() => new Float64Array(144)) as [Float64Array, Float64Array, Float64Array];
  geometricStiffness(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, -3e5, local);
  toNodes(frame, elements, m, local, plain);
  writePressed(frame, elements, pressedShapes(frame), m, -3e5, fast);
  expect(difference(fast, plain)).toBeLessThan(1e-13);
});
