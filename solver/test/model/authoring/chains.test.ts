/** Chains: a member split at the nodes it passes through is the same structure as one written in pieces. */

import { expect, test } from "vitest";
import { solve, stations } from "../../../src/api/index.ts";
import type { Member, Model } from "../../../src/generated/model.ts";
import { plainModel } from "../../../src/model/authoring/authored.ts";
import type { ChainPiece } from "../../../src/model/authoring/chains.ts";

const SECTION = { id: "s", a: 0.00538, iy: 8.356e-5, iz: 6.04e-6, it: 2.01e-7 };

/** A beam of 9 m on supports at its ends, with posts' nodes at 3 m and 6 m, a hinge at its end, and all kinds of loads. */
function beam(members: Partial<Member>[], load: Model["model"]["load_cases"][number]): Model {
  const fixed = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" } as const;
  return {
    schema_version: "1.0",
    model: {
      nodes: [
        { id: "A", x: 0, y: 0, z: 0 },
        { id: "B", x: 9, y: 0, z: 0 },
        { id: "P", x: 3, y: 0, z: 0 },
        { id: "Q", x: 6, y: 0, z: 0.0004 },
      ],
      materials: [{ id: "m", type: "steel", e: 210e9, g: 81e9, density: 7850, thermal_expansion: 12e-6, fy: 235e6 }],
      sections: [SECTION],
      hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "rigid" }],
      members: members.map((member) => ({ section: "s", material: "m", ...member }) as Member),
      supports: [
        { id: "SA", node: "A", ...fixed, ry: "fixed" },
        { id: "SB", node: "B", ...fixed },
        { id: "SP", node: "P", ux: "free", uy: "free", uz: "fixed", rx: "free", ry: "free", rz: "free" },
      ],
      load_cases: [load],
      load_combinations: [],
    },
  };
}

const LOADS: Model["model"]["load_cases"][number] = {
  id: "Q",
  nature: "imposed",
  self_weight: 1,
  node_loads: [{ node: "Q", fz: -5000 }],
  member_loads: [
    { member: "M", type: "distributed", start: 0.1, end: 0.9, fz: -1000, fz_end: -9000 },
    { member: "M", type: "point", position: 0.5, fz: -4000 },
    { member: "M", type: "moment", position: 1, my: 2000 },
    { member: "M", type: "temperature", dt: 10, gradient_z: 20 },
  ],
};

test("pieces run from node to node, with the hinge at the last end and each load where it was", () => {
  const { members, load_cases: cases } = plainModel(
    beam([{ id: "M", start: "A", end: "B", connect: true, end_hinge: "pin" }], LOADS),
  ).model;
  expect(members.map(({ id, start, end, end_hinge }) => [id, start, end, end_hinge])).toEqual([
    ["M/1", "A", "P", undefined],
    ["M/2", "P", "Q", undefined],
    ["M/3", "Q", "B", "pin"],
  ]);
  expect(members.every((member: ChainPiece) => member.x_chain === "M")).toBe(true);
  const loads = cases[0]!.member_loads!;
  const lines = loads.flatMap((load) => (load.type === "distributed" ? [load] : []));
  // Linear from −1000 N/m at 0.9 m to −9000 N/m at 8.1 m: −1000 − 8000·(3 − 0.9)/7.2 at 3 m.
  expect(lines[0]!.fz_end).toBeCloseTo(-1000 - (8000 * 2.1) / 7.2, 9);
  expect(lines[1]!.fz).toBeCloseTo(-1000 - (8000 * 2.1) / 7.2, 9);
  expect(loads.find(({ type }) => type === "point")).toMatchObject({ member: "M/2", position: expect.closeTo(0.5, 6) });
  expect(loads.find(({ type }) => type === "moment")).toMatchObject({ member: "M/3", position: 1 });
  expect(loads.filter(({ type }) => type === "temperature")).toHaveLength(3);
});

test("the total of the loads and the moment at the support are those of the beam in pieces", () => {
  const chain = solve(beam([{ id: "M", start: "A", end: "B", connect: true }], LOADS));
  // 4 kN/m mean over 7.2 m, two forces, and the weight of 9 m.
  const weight = 7850 * 9.80665 * SECTION.a * 9;
  const reactions = chain.load_cases[0]!.reactions.reduce((sum, value, i) => (i % 6 === 2 ? sum + value : sum), 0);
  expect(reactions).toBeCloseTo(5000 * 7.2 + 9000 + weight, 3);
  // A propped span carries the prop: the node on the beam is joined to it.
  expect(Math.abs(chain.load_cases[0]!.reactions[14]!)).toBeGreaterThan(1000);
});

test("checks of a chain are checks of the whole, and a design member keeps its line", () => {
  const model = beam([{ id: "M", start: "A", end: "B", connect: true }], LOADS);
  model.model.load_combinations = [{ id: "S", limit_state: "SLS", terms: [{ load_case: "Q", factor: 1 }] }];
  model.analysis = { checks: [{ id: "d", type: "deflection", members: ["M"], limit_state: "SLS", limit_ratio: 250 }] };
  const plain = plainModel(model);
  expect(plain.model.design_members).toEqual([{ id: "M", members: ["M/1", "M/2", "M/3"] }]);
  expect(solve(model).checks.map(({ target }) => target.id)).toEqual(["M"]);
  const turned = beam([{ id: "M", start: "B", end: "A", connect: true }], { id: "Q", nature: "imposed", self_weight: 0 });
  turned.model.nodes.push({ id: "C", x: 12, y: 0, z: 0 });
  turned.model.members.push({ id: "N", start: "B", end: "C", section: "s", material: "m" });
  turned.model.design_members = [{ id: "line", members: ["M", "N"] }];
  expect(plainModel(turned).model.design_members![0]!.members).toEqual(["M/3", "M/2", "M/1", "N"]);
});

test("a member that passes through no node stays one", () => {
  const model = beam([{ id: "M", start: "A", end: "P", connect: true }], { id: "Q", nature: "imposed", self_weight: 0 });
  expect(plainModel(model).model.members).toEqual([{ id: "M", start: "A", end: "P", section: "s", material: "m" }]);
});

test("results show the chain as one member: stations along it are those of the undivided beam", () => {
  // Without a support or a load at the joints the pieces and the whole are one beam.
  const free = (members: Partial<Member>[]): Model => {
    const model = beam(members, {
      id: "Q",
      nature: "imposed",
      self_weight: 0,
      member_loads: [{ member: "M", type: "distributed", start: 0, end: 1, fz: -3000, fz_end: -3000 }],
    });
    model.model.supports = model.model.supports.filter(({ id }) => id !== "SP");
    model.model.nodes = model.model.nodes.map((node) => (node.id === "Q" ? { ...node, z: 0 } : node));
    return model;
  };
  const chain = solve(free([{ id: "M", start: "A", end: "B", connect: true }]));
  const whole = solve(free([{ id: "M", start: "A", end: "B" }]));
  expect(chain.members.chains).toEqual([{ id: "M", members: [0, 1, 2] }]);
  expect(whole.members.chains).toBeUndefined();
  const [along, expected] = [stations(chain, "M", "Q", 19), stations(whole, "M", "Q", 19)];
  expect(along.member).toBe("M");
  expect(along.x.at(-1)).toBeCloseTo(9, 12);
  for (const [i, x] of along.x.entries()) {
    const k = expected.x.findIndex((other) => Math.abs(other - x) < 1e-9);
    if (k < 0) continue;
    for (const key of ["my", "vz", "deflection_z", "displacement_z"] as const)
      expect(along[key][i]! - expected[key][k]!).toBeCloseTo(0, key === "my" || key === "vz" ? 5 : 9);
  }
  expect(along.x.filter((x) => expected.x.some((other) => Math.abs(other - x) < 1e-9)).length).toBeGreaterThan(15);
  // A piece is still found by its own name.
  expect(stations(chain, "M/2", "Q", 5).x.at(-1)).toBeCloseTo(3, 12);
});
