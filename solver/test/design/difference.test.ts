/** What differs between two models: entries by id wherever they stand, fields by name, lists by place. */

import { expect, it } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { differences } from "../../src/design/difference.ts";
import { example, heldBeam } from "./beams.ts";

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

it("tells what one of them alone has, with its fields", () => {
  const beam = heldBeam("IPE300");
  const spare = { id: "spare", x: 1, y: 2, z: 3 };
  const more: Model = { ...beam, model: { ...beam.model, nodes: [...beam.model.nodes, spare] } };
  const fields = (side: "before" | "after") => (["x", "y", "z"] as const).map((field) => ({ field, [side]: spare[field] }));
  expect(differences(beam, more)).toEqual([{ part: "nodes", id: "spare", change: "added", fields: fields("after") }]);
  expect(differences(more, beam)).toEqual([{ part: "nodes", id: "spare", change: "removed", fields: fields("before") }]);
});
it("tells of checks, which stand under analysis", () => {
  const beam = heldBeam("IPE300");
  const checks = beam.analysis!.checks!.slice(1);
  expect(differences(beam, { ...beam, analysis: { ...beam.analysis, checks } })).toMatchObject([{ part: "checks", change: "removed" }]);
});
