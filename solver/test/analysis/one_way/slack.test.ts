/** An idle member carries no mean force: its loads along it leave as much at one end as at the other. */

import { expect, test } from "vitest";
import { slackForces } from "../../../src/analysis/one_way/slack.ts";
import { complianceOf } from "../../../src/elements/bar.ts";
import { fixityOf } from "../../../src/elements/fixity.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { model } from "../../building.ts";

const L = 4;
const { model: structure } = model({ nodes: { A: [0, 0, 0], B: [L, 0, 0] }, members: [{ id: "M", start: "A", end: "B" }], supports: [] });
const frame = readFrame(structure, false, undefined);
const NONE = { lines: [], points: [], strains: [], weights: [] };
function slack(more: object): number {
  const loads = { ...NONE, ...more };
  const { stiffnessOf, stiffnesses, length } = frame;
  return slackForces(frame, loads, fixityOf(loads, stiffnessOf, stiffnesses, stiffnesses.map(complianceOf), length), new Set([0])).get(0)!;
}

test("an even load q along it leaves −q·L/2 at its end", () => {
  expect(slack({ lines: [0, 0, L, 300, 0, 0, 300, 0, 0] })).toBeCloseTo((-300 * L) / 2, 6);
});

test("a force P at a leaves −P·a/L", () => expect(slack({ points: [0, 1, 800, 0, 0, 0, 0, 0] })).toBeCloseTo((-800 * 1) / L, 6));

test("warmth that it is free to take up leaves nothing", () => expect(slack({ strains: [0, 1e-3, 0, 0] })).toBeCloseTo(0, 6));

test("nothing of members that act", () => {
  expect(slackForces(frame, NONE, { free: new Float64Array(6), resultant: new Float64Array(6) }, new Set()).size).toBe(0);
});
