/** Storeys of a line: floors where other members meet it, and the whole height. */

import { expect, test } from "vitest";
import { storeysOf } from "../../../../src/checks/run/deflection/drift.ts";
import { type Line, lineOf } from "../../../../src/checks/run/forces/line.ts";
import { Joints } from "../../../../src/checks/stability/joints.ts";
import { beamContext, tabulated } from "../../fake.ts";

/** The fake's beam of two pieces, stood up by its axes; `beam` frames in at its middle node. */
function line(upright: boolean, beam: boolean): [Line, Joints] {
  const context = beamContext({ section: tabulated("IPE300"), length: 7, cuts: [3] });
  const members = [...context.model.model.members, ...(beam ? [{ id: "B", start: "N1", end: "X" }] : [])];
  const joints = new Joints({ ...context, model: { ...context.model, model: { ...context.model.model, members } } });
  const own = ["M1", "M2"].map((id) => context.member(id)).filter((one) => one !== undefined);
  const up = { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0] } as const;
  return [
    lineOf(
      own.map((member) => (upright ? { ...member, axes: up } : member)),
      joints,
    ),
    joints,
  ];
}

test("a floor where a beam frames in: two storeys and the whole", () =>
  expect(storeysOf(...line(true, true))).toEqual([
    { a: 0, b: 3, height: 3 },
    { a: 3, b: 7, height: 4 },
    { a: 0, b: 7, height: 7 },
  ]));

test("without one the column is one storey; a beam has none", () => {
  expect(storeysOf(...line(true, false))).toEqual([{ a: 0, b: 7, height: 7 }]);
  expect(storeysOf(...line(false, false))).toBeNull();
});
