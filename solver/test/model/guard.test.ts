/** Handed to `solve` without having been validated, a model never gives a wrong number: what types cannot say is looked at again. */

import { describe, expect, test } from "vitest";
import { type Model, SolveError, solve } from "../../src/api/index.ts";
import { validate } from "../../src/model/validation/index.ts";
import { beam, type Damage } from "../building.ts";

/** Nothing is refused here that validation would have let pass: what it accepts, `solve` never calls invalid. */
function refused(document: unknown): SolveError {
  expect(validate(document).valid).toBe(false);
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
    ["model.members[0].start_offset[1]", (d) => (d.model.members[0].start_offset = [0, Number.NaN, 0])],
  ];
  for (const [path, change] of WRONGS) {
    test(path, () => expect(refused(beam(change))).toMatchObject({ code: "invalid_model", details: { path } }));
  }
});

test("a note of the author's own is nobody's number: validation lets it pass, and so does the solve", () => {
  const document = beam((d) => (d.analysis.options = { x_note: [1, Infinity] }));
  expect(validate(document).valid).toBe(true);
  expect(solve(document).load_cases).toHaveLength(1);
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

describe("what has no number to go on with", () => {
  const floor = (d: Parameters<Damage>[0]) => {
    const { nodes, members, load_cases } = d.model;
    nodes.push({ id: "X", x: 6, y: 4, z: 0 }, { id: "Y", x: 0, y: 4, z: 0 });
    for (const [id, start, end] of [
      ["E", "B", "X"],
      ["F", "X", "Y"],
      ["G", "Y", "A"],
    ])
      members.push({ ...members[0], id, start, end });
    load_cases[0].area_loads = [{ nodes: ["A", "B", "X", "Y"], pressure: 1000 }];
    return load_cases[0].area_loads[0];
  };
  const plate = { id: "P", nodes: ["A", "B", "X", "Y"], thickness: 0.2, material: "steel" };
  const WITHOUT: [string, string, Damage][] = [
    ["a corner of an area", "model.load_cases[0].area_loads[0].nodes[3]", (d) => (floor(d).nodes[3] = "Z")],
    [
      "an edge of an area",
      "model.load_cases[0].area_loads[0]",
      (d) => {
        floor(d);
        d.model.members.pop();
      },
    ],
    [
      "the inside of a plate",
      "model.plates[0].nodes[2]",
      (d) => {
        floor(d);
        delete d.model.load_cases[0].area_loads;
        Object.assign(d.model.nodes[2], { x: 1, y: 1 });
        d.model.plates = [plate];
      },
    ],
    [
      "the warmth of a plate",
      "model.load_cases[0].plate_loads[0]",
      (d) => {
        floor(d);
        delete d.model.materials[0].thermal_expansion;
        d.model.plates = [plate];
        d.model.load_cases[0].plate_loads = [{ plate: "P", dt: 10 }];
      },
    ],
    [
      "a factor that an annex does not allow",
      "analysis.combinations",
      (d) => (d.analysis.combinations = { rule: "en1990_610ab", annex: "DE" }),
    ],
  ];
  for (const [name, path, change] of WITHOUT) {
    test(name, () => expect(refused(beam(change))).toMatchObject({ code: "invalid_model", details: { path } }));
  }
});

describe("no model at all", () => {
  for (const value of [null, undefined, 5, "{}", [], {}, { model: null }, { model: {} }]) {
    test(`${JSON.stringify(value)}`, () => expect(refused(value).code).toBe("invalid_model"));
  }
});
