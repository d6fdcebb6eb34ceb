/** Validation as a whole: it judges whatever a reader can hold, holds models to their limits, and costs the same per member. */

import { expect, test } from "vitest";
import { validate } from "../../../src/model/validation/index.ts";
import { beam } from "../../building.ts";

test("judges what only JavaScript can hold", () => {
  const broken = beam((d) => (d.model.nodes[1].x = NaN));
  expect(validate(broken).errors.map(({ path }) => path)).toContain("model.nodes[1].x");
  for (const odd of [undefined, Symbol("s"), () => 1, 10n, new Date(0), new Map()]) expect(validate(odd).valid).toBe(false);
});

test("holds nodes, load cases and combinations to their number", () => {
  const nodes = Array.from({ length: 40_001 }, (_, place) => ({ id: `N${place}`, x: place, y: 0, z: 0 }));
  const { errors } = validate({ schema_version: "1.0", model: { nodes } });
  expect(errors).toContainEqual({
    path: "model.nodes",
    code: "too_many_entities",
    message: "40,001 nodes: a model has at most 40,000",
    severity: "error",
  });
  const few = validate({ schema_version: "1.0", model: { nodes: nodes.slice(1) } });
  expect(few.errors.map(({ code }) => code)).not.toContain("too_many_entities");
});

test("costs the same per member however many there are", () => {
  // Ten thousand members in a quadratic path would take minutes, not the test's allowance.
  const nodes = Array.from({ length: 10_001 }, (_, place) => ({ id: `N${place}`, x: place * 0.01, y: 0, z: 0 }));
  const members = nodes
    .slice(1)
    .map((node, place) => ({ id: `M${place}`, start: "nowhere", end: node.id, section: "s", material: "m", [`strange${place}`]: 1 }));
  expect(validate({ schema_version: "1.0", model: { nodes, members } }).errors).toHaveLength(201);
});

test("advice waits until nothing is broken, since what looks unused may be its consequence", () => {
  const spare = (d: Record<string, any>): void => void d.model.nodes.push({ id: "spare", x: 0, y: 5, z: 0 });
  const codes = (model: unknown) => validate(model).warnings.map(({ code }) => code);
  expect(codes(beam(spare))).toContain("unused_node");
  const broken = beam((d) => {
    spare(d);
    d.model.members[0].end = "Z";
  });
  expect(codes(broken)).not.toContain("unused_node");
});

test("results in the place of their model are one error", () => {
  expect(validate({ results_version: "1.0", nodes: [], members: {} }).errors.map(({ code }) => code)).toEqual(["results_file"]);
});
test("a foreign model is one error", () => {
  expect(validate({ model: { member_sets: [], nodal_supports: [] } }).errors.map(({ code }) => code)).toEqual(["foreign_model"]);
});
