/** Two models side by side: the difference by id, and the figures in proportion to what first principles say. */

import { expect, it } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { changed, compareModels } from "../../src/design/index.ts";
import { borne, example, heldBeam, inKilonewtons, sections } from "./beams.ts";

it("sets utilisation, deflection and mass side by side, as Wpl, Iy and A say", () => {
  const before = heldBeam("IPE300");
  const after = heldBeam("IPE360");
  const found = compareModels(before, after, { sections });
  const [small, large] = [sections.find("IPE300")!, sections.find("IPE360")!];
  expect(found.after.mass / found.before.mass).toBeCloseTo(large.a / small.a, 12);
  expect(found.before.deflection!.value / found.after.deflection!.value).toBeCloseTo(large.iy / small.iy, 9);
  const bending = found.checks.find(({ id }) => !id.startsWith("deflection"))!;
  expect(bending.before!.utilisation! / bending.after!.utilisation!).toBeCloseTo(large.wpl_y / small.wpl_y, 9);
  expect(found.model.map(({ part }) => part)).toContain("sections");
});
it("calls no side passing whose numbers are doubted, and says so of that side alone", () => {
  const meant = borne(heldBeam("IPE300"));
  const { before, after } = compareModels(inKilonewtons(meant), meant, { sections });
  expect(after).toMatchObject({ verdict: "passes", open_points: [] });
  expect(before).toMatchObject({
    verdict: "incomplete",
    sentence: "All that was checked passes; 1 doubt about the input.",
    open_points: [expect.stringContaining("looks like kN")],
  });
});
it("holds against both sides what its caller could not find out", () => {
  const beam = borne(heldBeam("IPE300"));
  const unread = { path: "", code: "warnings_unread", message: "the service's warnings could not be read" };
  const { before, after } = compareModels(beam, beam, { sections, warnings: [unread] });
  for (const { verdict, open_points } of [before, after]) expect([verdict, open_points]).toEqual(["incomplete", [unread.message]]);
});
it("puts what got worse first, and counts what stayed the same", () => {
  const portal = example("portal-frame");
  const weak = changed(portal, { kind: "section", members: ["R1", "R2", "R3", "R4"], to: "IPE240" }, sections);
  const { checks, before, after } = compareModels(portal, weak, { sections });
  expect(checks[0]!.after!.verdict).toBe("fail");
  expect(before.fail).toBe(0);
  expect(after.verdict).toBe("fails");
  expect(compareModels(portal, portal, { sections })).toMatchObject({
    model: [],
    checks: [],
    unchanged: before.pass + before.cannot_verify,
  });
});
it("says that a model is not solved instead of comparing numbers", () => {
  const beam = heldBeam("IPE300");
  const loose: Model = { ...beam, model: { ...beam.model, supports: beam.model.supports.slice(0, 1) } };
  const { after, model } = compareModels(beam, loose, { sections });
  expect(after).toMatchObject({ verdict: "not_solved", utilisation: null, deflection: null });
  expect(after.sentence).toMatch(/^Not solved: /);
  expect(model).toEqual([expect.objectContaining({ part: "supports", change: "removed" })]);
});
