/** Which given buckling lengths a suggestion says that it rests on. */

import { expect, it } from "vitest";
import { givenLengths, suggest } from "../../src/design/index.ts";
import type { DesignMember } from "../../src/generated/model.ts";
import { example, heldBeam, sections, swayingPortal } from "./beams.ts";

it("counts only lengths beyond the whole design member", () => {
  // Columns of 6 m with 15 m about y-y and 3 m between side rails; rafters of 2 · 5.056 m with 20.2 m.
  const found = givenLengths(example("portal-frame")).map(({ design_member, key, length }) => [design_member, key, length]);
  expect(found).toEqual([
    ["left-column", "l_cr_y", 15],
    ["left-rafter", "l_cr_y", 20.2],
    ["right-rafter", "l_cr_y", 20.2],
    ["right-column", "l_cr_y", 15],
  ]);
  // Second order and storey heights: nothing hangs on the stiffness of beams.
  expect(givenLengths(example("braced-frame"))).toEqual([]);
});

it("counts a length for lateral buckling too, and rounds as authors do", () => {
  const beam = heldBeam("IPE300", 6, 10);
  const of = (given: object) =>
    givenLengths({ ...beam, model: { ...beam.model, design_members: [{ id: "D", members: ["B1"] as [string], ...given }] } });
  expect(of({ l_lt: 12, l_cr_z: 6.05 })).toEqual([{ design_member: "D", members: ["B1"], key: "l_lt", length: 12 }]);
  expect(of({})).toEqual([]);
});

it("is told once of all groups, and not where nothing is given beyond a member", () => {
  expect(suggest(heldBeam("IPE300", 6, 10), {}, { sections }).given_lengths).toBe("");
  const { model, ...rest } = swayingPortal();
  const columns = ["c1", "c2"].map((id): DesignMember => ({ id, members: [id], l_cr_y: 12.5, l_cr_z: 5 }));
  const others = (model.design_members ?? []).filter(({ members }) => members[0] === "b");
  const { given_lengths } = suggest({ ...rest, model: { ...model, design_members: [...columns, ...others] } }, {}, { sections });
  expect(given_lengths).toContain("c1 l_cr_y 12.5 m, c2 l_cr_y 12.5 m. They are kept as given");
});
