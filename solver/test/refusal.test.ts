/** What the library cannot do is refused by name; what is wrong in a model is refused with its place. */

import { describe, expect, test } from "vitest";
import { type Model, SolveError, solve } from "../src/index.ts";
import { model, support } from "./building.ts";

type Any = Record<string, any>;

function beam(change: (document: Any) => void): Model {
  const document = model({
    nodes: { A: [0, 0, 0], B: [6, 0, 0] },
    members: [{ id: "M", start: "A", end: "B" }],
    supports: [support("S", "A", "ffffff")],
    loads: { member_loads: [{ member: "M", type: "distributed", fz: -1 }] },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1.5 }] }],
  }) as Any;
  change(document);
  return document as Model;
}

function refused(document: unknown): SolveError {
  try {
    solve(document as Model);
  } catch (error) {
    expect(error).toBeInstanceOf(SolveError);
    return error as SolveError;
  }
  throw new Error("it solved");
}

describe("not supported, by name", () => {
  const FEATURES: [string, (document: Any) => void][] = [
    ["plates", (d) => (d.model.plates = [{ id: "P", nodes: ["A", "B", "A"], thickness: 0.1, material: "steel" }])],
    ["second_order", (d) => (d.analysis.options = { order: "second" })],
    ["buckling", (d) => (d.analysis.buckling = { combinations: ["U"] })],
    ["modal", (d) => (d.analysis.modal = {})],
    ["tension_members", (d) => (d.model.members[0].type = "tension")],
    ["compression_members", (d) => (d.model.members[0].type = "compression")],
  ];
  for (const [feature, change] of FEATURES) {
    test(feature, () => expect(refused(beam(change))).toMatchObject({ code: "unsupported", details: { feature } }));
  }
});

describe("wrong models name the field", () => {
  const WRONGS: [string, (document: Any) => void][] = [
    ["model.members[0].end", (d) => (d.model.members[0].end = "Z")],
    ["model.members[0].section", (d) => (d.model.members[0].section = "Z")],
    ["model.members[0].rotation", (d) => (d.model.members[0].rotation = Number.NaN)],
    ["model.members[0]", (d) => (d.model.members[0].end = "A")],
    ["model.nodes[1].id", (d) => (d.model.nodes[1].id = "A")],
    ["model.nodes[1].x", (d) => (d.model.nodes[1].x = "6")],
    ["model.sections[0].a", (d) => (d.model.sections[0].a = -1)],
    ["model.sections[0].iyz", (d) => (d.model.sections[0].iyz = 1)],
    ["model.materials[0].e", (d) => delete d.model.materials[0].e],
    ["model.supports[0].ux", (d) => (d.model.supports[0].ux = "loose")],
    ["model.load_cases[0].self_weight", (d) => delete d.model.load_cases[0].self_weight],
    ["model.load_cases[0].member_loads[0].type", (d) => (d.model.load_cases[0].member_loads[0].type = "wind")],
    ["model.load_cases[0].member_loads[0].member", (d) => (d.model.load_cases[0].member_loads[0].member = "Z")],
    ["model.load_cases[0].member_loads[0].end", (d) => Object.assign(d.model.load_cases[0].member_loads[0], { start: 0.6, end: 0.4 })],
    ["model.load_combinations[0].terms[0].load_case", (d) => (d.model.load_combinations[0].terms[0].load_case = "Z")],
    ["model.load_combinations[0].limit_state", (d) => delete d.model.load_combinations[0].limit_state],
    [
      "model.load_cases[0].support_displacements[0].uz",
      (d) => {
        d.model.supports[0].uz = "free";
        d.model.load_cases[0].support_displacements = [{ support: "S", uz: 0.01 }];
      },
    ],
    [
      "analysis.checks[0].limit_state",
      (d) => (d.analysis.checks = [{ id: "c", type: "deflection", members: ["M"], limit_state: "SLS", limit_ratio: 250 }]),
    ],
    [
      "analysis.checks[0].members[0]",
      (d) => (d.analysis.checks = [{ id: "c", type: "deflection", members: ["Z"], limit_state: "ULS", limit_ratio: 250 }]),
    ],
    ["analysis.checks[0]", (d) => (d.analysis.checks = [{ id: "c", type: "deflection", limit_state: "ULS", limit_ratio: 250 }])],
  ];
  for (const [path, change] of WRONGS) {
    test(path, () => expect(refused(beam(change))).toMatchObject({ code: "invalid_model", details: { path } }));
  }

  test("a temperature load on a material without thermal expansion", () => {
    const { message } = refused(
      beam((d) => {
        delete d.model.materials[0].thermal_expansion;
        d.model.load_cases[0].member_loads = [{ member: "M", type: "temperature", dt: 10 }];
      }),
    );
    expect(message).toContain("thermal_expansion");
  });

  test("a library section without a library", () => {
    expect(refused(beam((d) => (d.model.sections = [{ id: "section", library: "IPE300" }])))).toMatchObject({ code: "unknown_section" });
  });

  test("a library that does not know the section", () => {
    const document = beam((d) => (d.model.sections = [{ id: "section", library: "IPE310" }]));
    expect(() => solve(document, { sections: { find: () => undefined } })).toThrow(/IPE310/);
  });

  for (const value of [null, undefined, 5, "{}", [], {}, { model: null }, { model: {} }]) {
    test(`${JSON.stringify(value)} is no model`, () => expect(refused(value).code).toBe("invalid_model"));
  }
});
