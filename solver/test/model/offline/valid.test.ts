/** The boundary: unknown JSON becomes a `Model` or is refused with the place and the reason. */

import { describe, expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { documentOf, InvalidModel, validModel } from "../../../src/model/offline/valid.ts";
import { beam, type Damage } from "../../building.ts";

function refused(json: unknown): InvalidModel {
  try {
    validModel(json);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidModel);
    return error as InvalidModel;
  }
  throw new Error("it is valid");
}

test("a valid model comes out as it went in, and solves", () => {
  const document: unknown = beam(() => {});
  expect(validModel(document)).toBe(document);
  expect(solve(validModel(document)).load_cases).toHaveLength(1);
});

describe("what only `validate` knows", () => {
  const load = (d: Parameters<Damage>[0]) => d.model.load_cases[0].member_loads[0];
  const check = { id: "c", type: "deflection", limit_state: "ULS", limit_ratio: 250 };
  const WRONGS: [string, Damage][] = [
    ["model.materials[0].density", (d) => (d.model.materials[0].density = -5)],
    ["model.materials[0].e", (d) => delete d.model.materials[0].e],
    ["model.sections[0].a", (d) => (d.model.sections[0].a = -1)],
    ["model.nodes[1].x", (d) => (d.model.nodes[1].x = "6")],
    ["model.supports[0].ux", (d) => (d.model.supports[0].ux = "loose")],
    ["model.load_cases[0].self_weight", (d) => delete d.model.load_cases[0].self_weight],
    ["model.load_cases[0].member_loads[0].type", (d) => (load(d).type = "wind")],
    ["model.load_cases[0].member_loads[0].end", (d) => Object.assign(load(d), { start: 0.6, end: 0.4 })],
    ["model.load_combinations[0].limit_state", (d) => delete d.model.load_combinations[0].limit_state],
    ["analysis.checks[0].limit_state", (d) => (d.analysis.checks = [{ ...check, members: ["M"], limit_state: "SLS" }])],
    ["analysis.checks[0]", (d) => (d.analysis.checks = [check])],
  ];
  for (const [path, change] of WRONGS) {
    test(path, () => {
      const { code, details, message } = refused(beam(change));
      expect(code).toBe("invalid_model");
      expect(details.errors.map((issue) => issue.path)).toContain(path);
      expect(message).toContain(details.path);
    });
  }
});

test("every error is carried, the first is said", () => {
  const { message, details } = refused(
    beam((d) => {
      d.model.materials[0].density = -5;
      d.model.members[0].end = "Z";
    }),
  );
  expect(details.errors).toHaveLength(2);
  expect(message).toMatch(/model\.materials\[0\]\.density.*\(and 1 more\)$/);
});

for (const value of [null, 5, "{}", [], {}, { model: null }]) {
  test(`${JSON.stringify(value)} is no model`, () => expect(refused(value).details.errors.length).toBeGreaterThan(0));
}

describe("a model in the body of a request", () => {
  const document: unknown = beam(() => {});
  test("is taken out where it stands alone", () => {
    expect(documentOf({ model: document })).toBe(document);
  });
  test("is refused where others of its keys would be lost", () => {
    expect(() => documentOf({ model: document, analysis: {} })).toThrow(InvalidModel);
  });
  test.each([{ given: document }, { given: null }, { given: [] }, { given: { model: { nodes: [] } } }])(
    "$given stays as it is",
    ({ given }) => {
      expect(documentOf(given)).toBe(given);
    },
  );
});
