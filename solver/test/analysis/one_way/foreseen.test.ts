/** Rods that meet in a node, like spokes: those that a pull shortens go slack, all others share it by their cosines. */

import { expect, test } from "vitest";
import { Foreseen, type Respond } from "../../../src/analysis/one_way/foreseen.ts";
import { solve } from "../../../src/api/index.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { readCase } from "../../../src/model/loads.ts";
import { model, support } from "../../building.ts";

const SPOKES = 8;
const PULL = 1e4;

test("a pull on eight spokes: N = F·cos/Σcos² in those it stretches, nothing in the others, found at once", () => {
  const angles = Array.from({ length: SPOKES }, (_, i) => ((i + 0.25) * 2 * Math.PI) / SPOKES);
  const rims = Object.fromEntries(angles.map((a, i) => [`R${i}`, [-5 * Math.cos(a), -5 * Math.sin(a), 0] as [number, number, number]]));
  const results = solve(
    model({
      nodes: { C: [0, 0, 0], ...rims },
      members: angles.map((_, i) => ({ id: `M${i}`, start: "C", end: `R${i}`, type: "tension" })),
      supports: [support("C", "C", "rffrrr"), ...angles.map((_, i) => support(`S${i}`, `R${i}`, "fffrrr"))],
      loads: { node_loads: [{ node: "C", fx: PULL }] },
      combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
      options: { order: "first" },
    }),
  );
  const { end_forces, idle_members, iterations } = results.load_combinations[0]!;
  const cosines = angles.map(Math.cos);
  const shared = cosines.reduce((sum, c) => sum + (c > 0 ? c * c : 0), 0);
  expect(iterations).toBe(1);
  expect(idle_members).toEqual(cosines.flatMap((c, i) => (c < 0 ? [i] : [])));
  cosines.forEach((c, i) => expect(end_forces[12 * i]! / PULL).toBeCloseTo(c > 0 ? c / shared : 0, 6));
});

test("of two ties that hold a node which leans by itself the one it leans from draws, and the other is slack", () => {
  const { model: structure } = model({
    nodes: { C: [0, 0, 0], R: [-5, 0, 0], S: [5, 0, 0] },
    members: ["R", "S"].map((end) => ({ id: end, start: "C", end, type: "tension" })),
    supports: ["R", "S"].map((node) => support(node, node, "ffffff")),
  });
  const frame = readFrame(structure, false, undefined);
  const k = frame.stiffnesses[0]!.ea / 5;
  // What presses the node takes a tenth of a tie's stiffness; heat has left both ties longer.
  const stiffness = 2 * k - 0.1 * k;
  let asked = 0;
  const respond: Respond = (loads) =>
    loads.map(({ nodal, member: { strains } }) => {
      asked++;
      let force = nodal[0]!;
      for (let i = 0; i < strains.length; i += 4) force += (strains[i] === 0 ? 1 : -1) * k * 5 * strains[i + 1]!;
      return {
        displacements: Float64Array.from({ length: 18 }, (_, i) => (i === 0 ? force / stiffness : 0)),
        reactions: new Float64Array(),
      };
    });
  const warm = ["R", "S"].map((member) => ({ member, type: "temperature" as const, dt: 50 }));
  const load = (fx: number) =>
    readCase({ id: "L", nature: "other", self_weight: 0, node_loads: [{ node: "C", fx }], member_loads: warm }, "L", frame);
  const foreseen = new Foreseen(frame, [0, 1], respond);
  const [plumb, ...leans] = [load(0), load(0.01 * k), load(-0.01 * k)];
  const slack = leans.map((lean) => [...foreseen.swayed(respond([plumb!])[0]!, plumb!, respond([lean])[0]!, lean)]);
  expect(slack).toEqual([[1], [0]]);
  // A movement for each tie, and for each load that is looked at: no trial of its own for any set of them.
  expect(asked).toBe(6);
});
