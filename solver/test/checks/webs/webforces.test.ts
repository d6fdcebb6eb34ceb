/** Concentrated forces that a web takes up: reactions at supports, point loads between them. */

import { expect, test } from "vitest";
import { type WebForce, webForces } from "../../../src/checks/webs/webforces.ts";
import { LineDiagram } from "../../../src/diagrams/linediagram.ts";
import { Joints } from "../../../src/topology/joints.ts";
import { lineOf } from "../../../src/topology/line.ts";
import { type BeamCase, beamContext, tabulated } from "../fake.ts";

/** Of a simple beam of 6 m, by place, size, sense and kind. */
function forces(beam: Partial<BeamCase>, least = 1): [number, number, boolean, WebForce["at"]][] {
  const context = beamContext({ section: tabulated("IPE300"), length: 6, ...beam });
  const joints = new Joints(context);
  const members = context.model.model.members.map(({ id }) => context.member(id)!);
  const diagram = new LineDiagram(lineOf(members, joints), context, context.combinations[0]!);
  return webForces(diagram, joints, least)
    .map(({ s, force, up, at }): [number, number, boolean, WebForce["at"]] => [s, Math.round(force), up, at])
    .sort((a, b) => a[0] - b[0]);
}

test("an even load enters by no point; each support pushes up by q·L/2", () => {
  expect(forces({ q: 1e3 })).toEqual([
    [0, 3000, true, "support"],
    [6, 3000, true, "support"],
  ]);
});

test("a point load of P at a third pushes down by P, and its reactions are 2P/3 and P/3", () => {
  expect(forces({ points: [[2, 900]] })).toEqual([
    [0, 600, true, "support"],
    [2, 900, false, "load"],
    [6, 300, true, "support"],
  ]);
});

test("what is not worth a look is left out", () => {
  expect(forces({ points: [[2, 900]] }, 500).map(([s]) => s)).toEqual([0, 2]);
});

test("cut in pieces, drawn forwards or backwards, the line bears the same", () => {
  const loaded: Partial<BeamCase> = { points: [[2, 900]] };
  expect(forces({ ...loaded, cuts: [3, 4] })).toEqual(forces(loaded));
  expect(forces({ ...loaded, cuts: [3, 4], backwards: [0, 2] })).toEqual(forces(loaded));
});
