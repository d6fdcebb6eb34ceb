/** A design under way: steps ahead, and back to the model as it was sent. */

import { expect, it } from "vitest";
import { begun, current, stepped, undone } from "../../src/design/history.ts";
import { example, sections } from "./beams.ts";

const portal = example("portal-frame");

it("takes steps back one by one, to the model as it was sent", () => {
  const one = stepped(begun(portal), { kind: "section", members: ["C1", "C2"], to: "IPE500" }, sections);
  const two = stepped(one, { kind: "grade", members: ["C1"], to: "S275" }, sections);
  expect(current(undone(two))).toBe(current(one));
  expect(current(undone(undone(two)))).toBe(portal);
  expect(current(undone(begun(portal)))).toBe(portal);
});
