/** Plates and the beams that they stand on, joined at nodes or by offsets. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Model, openLibrary, plateValues, solve } from "../../src/api/index.ts";
import { balanced, close, flat, moveAt, slab } from "../slabs.ts";

test("a strip on rigid offsets bends as a T: N·offset is what couples plate and beam", () => {
  // Composite section by first principles: plate above a beam whose axis is 0.2 m below, ν = 0 so that the strip is a beam.
  const [L, width, t, e] = [8, 0.5, 0.1, 3.3e10];
  const n = 16;
  const members = Array.from({ length: n }, (_, i) => ({
    id: `B${i}`,
    start: `N${i}-1`,
    end: `N${i + 1}-1`,
    section: "s",
    material: "steel",
  }));
  const model = slab({
    nx: n,
    ny: 2,
    map: (s, v) => [L * s, width * v, 0],
    thickness: t,
    offset: 0.2,
    material: { e, g: e / 2, nu: 0 },
    members,
    sections: [{ id: "s", a: 0.005, iy: 5e-5, iz: 5e-6, it: 1e-6 }],
    hold: ([x, y]) =>
      close(x, 0) && close(y, width / 2) ? ["ux", "uy", "uz", "rx", "rz"] : close(x, L) && close(y, width / 2) ? ["uy", "uz", "rx"] : [],
    nodeLoads: ([x, y], node) =>
      close(x, 0) || close(x, L) ? (close(y, width / 2) ? [{ node, my: close(x, 0) ? 10_000 : -10_000 }] : []) : [],
  });
  const results = solve(model);
  balanced(results);
  const [ea, eb] = [2.1e11 * 0.005, e * width * t];
  const stiff = 2.1e11 * 5e-5 + (e * width * t ** 3) / 12 + (ea * eb * 0.2 ** 2) / (ea + eb);
  const sag = -moveAt(model, results, L / 2, width / 2, 0, 2);
  expect(Math.abs(sag / ((10_000 * L * L) / 8 / stiff) - 1)).toBeLessThan(0.02);
});

describe("a plate with edge beams", () => {
  test("carries a quarter of its load to each corner, and beams and slab share the moment at midspan", () => {
    const [a, q, n] = [6, -5000, 12];
    const rim = Array.from({ length: n }, (_, i) => [
      [`N${i}-0`, `N${i + 1}-0`],
      [`N${i}-${n}`, `N${i + 1}-${n}`],
      [`N0-${i}`, `N0-${i + 1}`],
      [`N${n}-${i}`, `N${n}-${i + 1}`],
    ]).flat();
    const model = slab({
      nx: n,
      ny: n,
      map: flat(a, a),
      thickness: 0.14,
      load: { pressure: q, axes: "global" },
      members: rim.map(([start, end], i) => ({ id: `B${i}`, start, end, section: "s", material: "steel" })),
      sections: [{ id: "s", a: 0.0039, iy: 3.9e-5, iz: 2.8e-6, it: 1.3e-7 }],
      hold: ([x, y]) => {
        if (!((close(x, 0) || close(x, a)) && (close(y, 0) || close(y, a)))) return [];
        return close(x, 0) && close(y, 0) ? ["ux", "uy", "uz"] : close(y, 0) ? ["uy", "uz"] : ["uz"];
      },
    });
    const results = solve(model);
    balanced(results);
    const [set] = results.load_cases;
    for (let s = 0; s < 4; s++) expect(set!.reactions[6 * s + 2]! / (-q * a * a * 0.25)).toBeCloseTo(1, 8);
    // Statics: across x = a/2 slab and two edge beams together carry q·a·a²/8.
    const cut = results.plates.ids.flatMap((id, p) => {
      const corners = model.model.plates![p]!.nodes;
      const { corners: ends } = plateValues(results, "L", id);
      const onCut = ends.filter(({ node }) => close(model.model.nodes.find((each) => each.id === node)!.x, a / 2));
      return onCut.length === 2 && corners.length === 4 ? [(onCut[0]!.mx + onCut[1]!.mx) / 2] : [];
    });
    // Both neighbours of the cut are in the list: half their sum.
    const carried = (cut.reduce((sum, m) => sum + m, 0) / 2) * (a / n);
    const beams = results.members.ids.flatMap((_, m) => {
      const [x0, x1] = [results.members.start[m]!, results.members.end[m]!].map((node) => model.model.nodes[node]!.x) as [number, number];
      return close(x0, a / 2) && x1 > x0 ? [set!.end_forces[12 * m + 4]!] : [];
    });
    const whole = -carried + beams.reduce((sum, m) => sum + m, 0);
    expect(Math.abs(whole / ((-q * a * a * a) / 8) - 1)).toBeLessThan(0.01);
  });
});

test("the example of a slab on steel beams weighs what its parts weigh, balances and warns of nothing", () => {
  const read = (path: string): ReturnType<typeof JSON.parse> => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  const model: Model = read("../../../schemas/examples/plate-on-beams.json");
  const results = solve(model, { sections: openLibrary(read("../../data/sections.json")) });
  balanced(results);
  const total = (id: string): number => results.load_cases.find((set) => set.id === id)!.equilibrium.loads[2]!;
  // 36 m² of 140 mm slab and 1.5 kN/m², 30 m of IPE240 (39.12 cm²), 14 m of HEB160 (54.25 cm²); 3 kN/m² imposed.
  const steel = (30 * 39.12e-4 + 14 * 54.25e-4) * 7850 * 9.80665;
  expect(total("G") / -(36 * (0.14 * 2500 * 9.80665 + 1500) + steel)).toBeCloseTo(1, 4);
  expect(total("Q")).toBeCloseTo(-36 * 3000, 6);
});
