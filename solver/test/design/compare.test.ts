/** Two models side by side: the difference by id, and the figures in proportion to what first principles say. */

import { expect, it } from "vitest";
import { changed, compareModels, differences } from "../../src/design/index.ts";
import type { Model } from "../../src/index.ts";
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
it("takes the movement of a span between nodes that stand still: 5 q L⁴ / (384 E I)", () => {
  const { before } = compareModels(heldBeam("IPE300"), heldBeam("IPE300"), { sections });
  const sag = (5 * 10e3 * 6 ** 4) / (384 * 210e9 * sections.find("IPE300")!.iy);
  expect(before.displacement).toMatchObject({ value: expect.closeTo(sag, 9), set: before.deflection!.set });
});
it("leaves out of deflection and displacement what its own weight bends a tie by, for which nothing else moves", () => {
  const { model, ...rest } = heldBeam("IPE300");
  const [far, beside] = [{ id: "far", x: 40, y: 0, z: 0 }, model.supports[0]!];
  const tie = { id: "tie", start: beside.node, end: "far", section: "rod", material: model.materials[0]!.id, type: "tension" as const };
  const tied: Model = {
    ...rest,
    model: {
      ...model,
      nodes: [...model.nodes, far],
      sections: [...model.sections, { id: "rod", library: "RD20" }],
      members: [...model.members, tie],
      supports: [...model.supports, { ...beside, id: "far", node: "far" }],
      load_cases: model.load_cases.map((one) => ({ ...one, self_weight: 1 })),
    },
  };
  const { before } = compareModels(tied, tied, { sections });
  const { a, iy } = sections.find("IPE300")!;
  const sag = (5 * (10e3 + 7850 * 9.80665 * a) * 6 ** 4) / (384 * 210e9 * iy);
  expect(before.displacement!.value / sag).toBeCloseTo(1, 6);
  expect(before.deflection!.at).toBe(model.members[0]!.id);
});
it("calls a utilisation the least there can be while another check is open", () => {
  const beam = borne(heldBeam("IPE300"));
  const checks = beam.analysis!.checks!.map((check) =>
    check.type === "deflection"
      ? { ...check, limit_ratio: 500 }
      : { ...check, design_members: undefined, members: [beam.model.members[0]!.id] },
  );
  const bare = JSON.parse(JSON.stringify({ ...beam, analysis: { ...beam.analysis, checks } })) as Model;
  const { before, after } = compareModels(beam, bare, { sections });
  expect(before).toMatchObject({ verdict: "passes", partial: false });
  expect(after).toMatchObject({ governing: "DEFL/D1", cannot_verify: 1, partial: true });
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
it("matches entries by id wherever they stand, and lists by place", () => {
  const portal = example("portal-frame");
  const turned: Model = { ...portal, model: { ...portal.model, members: [...portal.model.members].reverse() } };
  expect(differences(portal, turned)).toEqual([]);
  const [first, ...rest] = portal.model.load_combinations;
  const [one, ...others] = first!.terms;
  const heavier: Model = {
    ...portal,
    model: { ...portal.model, load_combinations: [{ ...first!, terms: [{ ...one, factor: 9 }, ...others] }, ...rest] },
  };
  expect(differences(portal, heavier)).toEqual([
    {
      part: "load_combinations",
      id: first!.id,
      change: "changed",
      fields: [{ field: "terms[0].factor", before: one.factor, after: 9 }],
    },
  ]);
});
it("tells of settings and options too", () => {
  const beam = heldBeam("IPE300");
  const other: Model = {
    ...beam,
    settings: { ...beam.settings, title: "Another" },
    analysis: { ...beam.analysis, options: { order: "second" } },
  };
  expect(differences(beam, other).map(({ part, fields }) => [part, fields.map(({ field }) => field)])).toEqual([
    ["settings", ["title"]],
    ["analysis", ["options.shear_deformation", "options.order"]],
  ]);
});
