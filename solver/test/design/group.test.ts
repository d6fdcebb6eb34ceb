/** Members that share a section are one group, in the order of the model's sections. */

import { expect, test } from "vitest";
import { groupsOf } from "../../src/design/group.ts";
import { example } from "../examples.ts";

test("the portal frame has columns and rafters, and a section without members makes no group", () => {
  const portal = example("portal-frame");
  portal.model.sections.unshift({ id: "spare", library: "IPE80" });
  expect(groupsOf(portal)).toEqual([
    { id: "column", members: ["C1", "C2"] },
    { id: "rafter", members: ["R1", "R2", "R3", "R4"] },
  ]);
});
