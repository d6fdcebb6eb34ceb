/** Closed members that bending and torque alone buckle, with nothing pressed anywhere: found in either direction, by closed forms. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { model, type Parts, STEEL, support } from "../building.ts";
import { combined, rigid } from "../euler.ts";

const L = 6;
/** A flat tube: it bends across and twists a thousand times more easily than it bends upright. */
const [IY, IZ, IT] = [1e-3, 1e-6, 1.2e-6];
const STRIP = { id: "section", a: 1, iy: IY, iz: IZ, it: IT };
const BEAM: Parts["nodes"] = { A: [0, 0, 0], B: [L, 0, 0] };
const [EIZ, GIT] = [STEEL.e * IZ, STEEL.g * IT];

function solved(parts: Pick<Parts, "nodes" | "supports" | "loads"> & Partial<Parts>): Results {
  const ids = Object.keys(parts.nodes);
  return solve(
    model({
      members: ids.slice(1).map((end, i) => ({ id: `M${i}`, start: ids[i], end })),
      section: STRIP,
      combinations: combined,
      options: rigid,
      analysis: { buckling: { combinations: ["U"], modes: 1 } },
      ...parts,
    }),
  );
}

/** That of the combination, which the first mode asked for has too. */
const factorOf = ({ stability, buckling }: Results): number => {
  const [mode] = buckling[0]!.modes;
  expect(mode!.alpha_cr / stability[0]!.alpha_cr!).toBeCloseTo(1, 3);
  expect(buckling[0]!.proof).toMatchObject({ proved: true });
  return stability[0]!.alpha_cr!;
};

describe.each([1, -1])("bent %s way", (sign) => {
  test("a strip cantilever under a force at its tip: 4.013·√(EIz·GIt)/L² (Prandtl 1899, Michell 1899)", () => {
    const force = (4.0126 * Math.sqrt(EIZ * GIT)) / L ** 2;
    const found = solved({
      nodes: BEAM,
      supports: [support("1", "A", "ffffff")],
      loads: { node_loads: [{ node: "B", fz: sign * force }] },
    });
    expect(Math.abs(factorOf(found) - 1)).toBeLessThan(0.005);
  });

  test("a strip on forks under equal end moments: π·√(EIz·GIt)/L", () => {
    const moment = (Math.PI * Math.sqrt(EIZ * GIT)) / L;
    const found = solved({
      nodes: BEAM,
      supports: [support("1", "A", "ffffrr"), support("2", "B", "rfffrr")],
      loads: {
        node_loads: [
          { node: "A", my: sign * moment },
          { node: "B", my: -sign * moment },
        ],
      },
    });
    // Twist is linear in each of eight pieces.
    expect(Math.abs(factorOf(found) - 1)).toBeLessThan(0.007);
  });
});

test("a right-angled frame of a thin strip, pulled in its plane: 1.088 N (Argyris and others 1979)", () => {
  // A strip of 30 × 0.6 mm and legs of 240 mm, in mm and N.
  const [e, nu] = [71240, 0.31];
  const found = solved({
    nodes: { A: [0, 0, 0], B: [240, 0, 0], C: [240, 0, -240] },
    material: { e, g: e / (2 * (1 + nu)) },
    section: { a: 18, iy: 1350, iz: 0.54, it: 2.16 },
    supports: [support("1", "A", "ffffff")],
    loads: { node_loads: [{ node: "C", fx: 1 }] },
  });
  expect(Math.abs(factorOf(found) / 1.088 - 1)).toBeLessThan(0.002);
});
