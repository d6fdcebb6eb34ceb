/** Rods under their own weight: what is said of them, and that it does what it says. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { library } from "../../../src/model/sections/included.ts";
import { part } from "../fake.ts";
import { held, type Structure } from "../held.ts";

const [D, L, PULL] = [0.016, 6, 15e3];
const A = (Math.PI * D ** 2) / 4;
const I = (Math.PI * D ** 4) / 64;
const ROD = { shape: { type: "circle", d: D }, a: A, iy: I, iz: I, it: 2 * I, wel_y: (2 * I) / D, wel_z: (2 * I) / D };
const SOLID = { ...ROD, wpl_y: D ** 3 / 6, wpl_z: D ** 3 / 6, fabrication: "hot_rolled" };

/** A level rod of S235 between two pins, pulled. */
function rod(
  type: string,
  order: "first" | "second",
  weight = 1,
  end: [number, number, number] = [L, 0, 0],
  section: Structure["section"] = SOLID,
) {
  const structure: Structure = {
    nodes: { A: [0, 0, 0], B: end },
    members: [["rod", "A", "B", { type }]],
    supports: { A: "ffffrr", B: end[0] ? "rffrrr" : "ffrrrr" },
    section,
    loads: { self_weight: weight, node_loads: [{ node: "B", ...(end[0] ? { fx: PULL } : { fz: PULL }) }] },
    designs: [{ id: "rod", members: ["rod"] }],
  };
  const model = held(structure) as unknown as { model: object; analysis: { options: object } };
  Object.assign(model.model, { design_members: structure.designs });
  Object.assign(model.analysis.options, { order });
  return solve(model as unknown as Model, { sections: library() }).checks[0]!;
}
const said = (...given: Parameters<typeof rod>): string | undefined => rod(...given).warnings.find((one) => one.includes("own weight"));

describe("a rod of 16 mm over 6 m", () => {
  // 5·7850·9.80665·A·6³/(384·210e9·I) = 0.0644, a 15.5th.
  test("as a beam it is told to be a tie", () => {
    expect(said("beam", "first")).toBe(
      "its own weight alone bends it by L/16, and that sag is in displacements and checks: a tie is of type 'tension', which analysis.options.order 'second' straightens as it is pulled",
    );
    expect(said("truss", "first")).toMatch(/a tie is of type 'tension'/);
  });
  test("as a tie in first order it is told of the second", () => {
    expect(said("tension", "first")).toMatch(/L\/16.*: analysis\.options\.order 'second' straightens a tie as it is pulled$/);
  });
  // Pipe 1/2 STD, 0.850 lb/ft of AISC's table 1-14, 0.840 in outside and 0.101 in thick, I = 6.787e-9 m⁴:
  // 5·1.265·9.80665·6³/(384·210e9·6.787e-9) = 0.02448, a 40.9th; its area alone would bend it by a 43.5th.
  test("a pipe bends by what it is listed to weigh", () => {
    expect(said("beam", "first", 1, [L, 0, 0], { library: "Pipe1/2STD" })).toMatch(/^its own weight alone bends it by L\/41,/);
  });
  test("without weight, and upright, nothing", () => {
    expect(said("beam", "first", 0)).toBeUndefined();
    expect(said("beam", "first", 1, [0, 0, L])).toBeUndefined();
  });
  test("what it is told helps: in second order the tie hangs in its tension", () => {
    const [first, second] = [rod("tension", "first"), rod("tension", "second")];
    // ρ·g·A·L²/8 = 69.7 N·m against Wpl·fy = 160 N·m; in tension N the middle keeps about q·EI/N = 0.7 N·m.
    expect(part(first, "bending_y").utilisation).toBeCloseTo((7850 * 9.80665 * A * L ** 2) / 8 / ((D ** 3 / 6) * 235e6), 3);
    expect(part(second, "bending_y").utilisation).toBeLessThan(0.01);
    expect(part(second, "tension").utilisation).toBeCloseTo(PULL / (A * 235e6), 3);
    expect(second.assumptions.map(({ code }) => code)).not.toContain("self_weight_sag");
  });
});
