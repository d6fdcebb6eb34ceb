/** Handed to `solve` without having been validated, a model never gives a wrong number: what types cannot say is looked at again. */

import { describe, expect, test } from "vitest";
import { type Model, SolveError, solve } from "../../src/index.ts";
import { beam, type Damage } from "../building.ts";

function refused(document: unknown): SolveError {
  try {
    solve(document as Model);
  } catch (error) {
    expect(error).toBeInstanceOf(SolveError);
    return error as SolveError;
  }
  throw new Error("it solved");
}

describe("references, ids and numbers name the field", () => {
  const loads = (d: Parameters<Damage>[0]) => d.model.load_cases[0];
  const WRONGS: [string, Damage][] = [
    ["model.members[0].end", (d) => (d.model.members[0].end = "Z")],
    ["model.members[0].section", (d) => (d.model.members[0].section = "Z")],
    ["model.members[0].material", (d) => (d.model.members[0].material = "Z")],
    ["model.members[0].start_hinge", (d) => (d.model.members[0].start_hinge = "Z")],
    ["model.members[0].rotation", (d) => (d.model.members[0].rotation = Number.NaN)],
    ["model.members[0]", (d) => (d.model.members[0].end = "A")],
    ["model.nodes[1].id", (d) => (d.model.nodes[1].id = "A")],
    ["model.nodes[1].x", (d) => (d.model.nodes[1].x = Infinity)],
    ["model.supports[0].node", (d) => (d.model.supports[0].node = "Z")],
    ["model.sections[0].iyz", (d) => (d.model.sections[0].iyz = 1)],
    ["model.load_cases[0].member_loads[0].member", (d) => (loads(d).member_loads[0].member = "Z")],
    ["model.load_cases[0].node_loads[0].node", (d) => (loads(d).node_loads = [{ node: "Z", fz: -1 }])],
    ["model.load_cases[0].support_displacements[0].support", (d) => (loads(d).support_displacements = [{ support: "Z", uz: 1 }])],
    ["model.load_combinations[0].terms[0].load_case", (d) => (d.model.load_combinations[0].terms[0].load_case = "Z")],
    ["analysis.options.x_note[1]", (d) => (d.analysis.options = { x_note: [1, Number.NaN] })],
  ];
  for (const [path, change] of WRONGS) {
    test(path, () => expect(refused(beam(change))).toMatchObject({ code: "invalid_model", details: { path } }));
  }
});

describe("loads that would vanish", () => {
  test("a temperature load on a material without thermal expansion", () => {
    const { message } = refused(
      beam((d) => {
        delete d.model.materials[0].thermal_expansion;
        d.model.load_cases[0].member_loads = [{ member: "M", type: "temperature", dt: 10 }];
      }),
    );
    expect(message).toContain("thermal_expansion");
  });

  test("a movement of a support in a direction that it leaves free", () => {
    const document = beam((d) => {
      d.model.supports[0].uz = "free";
      d.model.load_cases[0].support_displacements = [{ support: "S", uz: 0.01 }];
    });
    expect(refused(document).details.path).toBe("model.load_cases[0].support_displacements[0].uz");
  });
});

describe("no model at all", () => {
  for (const value of [null, undefined, 5, "{}", [], {}, { model: null }, { model: {} }]) {
    test(`${JSON.stringify(value)}`, () => expect(refused(value).code).toBe("invalid_model"));
  }
});
