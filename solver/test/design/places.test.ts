/** Places along design members: evenly spaced, or where others meet them. */

import { expect, test } from "vitest";
import { evenly, meetings } from "../../src/design/places.ts";
import { example } from "../examples.ts";

const portal = example("portal-frame");

test("restraints stand evenly, no further apart than asked, or where members frame in", () => {
  const rafter = portal.model.design_members!.find(({ members }) => members.includes("R1"))!;
  const [line] = evenly(portal, ["R1"], 2);
  expect(line!.members).toEqual(rafter.members);
  const gaps = line!.positions.slice(1).map((position, i) => position - line!.positions[i]!);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeCloseTo(0, 9);
  expect([line!.positions[0], line!.positions.at(-1)]).toEqual([0, 1]);
  // Nothing but the line's own pieces meets between its ends.
  expect(meetings(portal, ["C1"])).toEqual([]);
});
