/** Buckling and vibration of plates from a model, against closed forms; mass of slab and members together. */

import { describe, expect, test } from "vitest";
import { buildRestraints } from "../../../src/analysis/restraints.ts";
import { openSystem } from "../../../src/analysis/system.ts";
import { assembleMass } from "../../../src/analysis/vibration/pieces.ts";
import { solve } from "../../../src/api/index.ts";
import { buildElements } from "../../../src/elements/members.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { massesOf } from "../../../src/model/masses.ts";
import { close, type Mesh, simplySupported, slab } from "../../slabs.ts";

const [a, t] = [2, 0.01];
const material = { e: 2.1e11, g: 2.1e11 / 2.6, nu: 0.3, density: 7850 };
const d = (material.e * t ** 3) / (12 * (1 - 0.09));
const mesh: Mesh = {
  nx: 16,
  ny: 16,
  map: (s, v) => [a * s, a * v, 0],
  thickness: t,
  material,
  hold: simplySupported(a, a),
};

describe("a simply supported square plate", () => {
  test("buckles under compression along x at 4 π² D/a² (Timoshenko and Gere, Theory of Elastic Stability, 9.2)", () => {
    const n = 16;
    const share = (y: number): number => (close(y, 0) || close(y, a) ? 0.5 : 1);
    const document = slab({
      ...mesh,
      // One newton per metre on both loaded edges.
      nodeLoads: ([x, y], node) => (close(x, 0) || close(x, a) ? [{ node, fx: ((close(x, 0) ? 1 : -1) * share(y) * a) / n }] : []),
    });
    document.model.load_combinations = [
      { id: "U", limit_state: "ULS", terms: [{ load_case: document.model.load_cases[0]!.id, factor: 1 }] },
    ];
    document.analysis = { buckling: { combinations: ["U"], modes: 1 } };
    const { buckling, stability } = solve(document);
    const [{ modes, proof, failed }] = buckling as [(typeof buckling)[number]];
    expect(failed).toBeNull();
    const critical = (4 * Math.PI ** 2 * d) / a ** 2;
    expect(Math.abs(modes[0]!.alpha_cr / critical - 1)).toBeLessThan(0.02);
    expect(Math.abs(stability[0]!.alpha_cr! / critical - 1)).toBeLessThan(0.02);
    expect(proof?.proved).toBe(true);
  });

  test("vibrates at 2, 5, 5, 8 times π²/a² √(D/ρt)", () => {
    const { modal } = solve({ ...slab(mesh), analysis: { modal: { modes: 4 } } });
    const unit = (Math.PI ** 2 / a ** 2) * Math.sqrt(d / (material.density * t));
    [2, 5, 5, 8].forEach((factor, i) =>
      expect(Math.abs((2 * Math.PI * modal!.modes[i]!.frequency) / (factor * unit) - 1)).toBeLessThan(0.025),
    );
    expect(modal!.total_mass).toBeCloseTo(a * a * t * material.density, 6);
  });
});

test("slab and beam move with the mass of both", () => {
  const document = slab({
    ...mesh,
    nx: 4,
    ny: 4,
    hold: () => [],
    members: [{ id: "B", start: "N0-0", end: "N4-0", section: "s", material: "steel" }],
    sections: [{ id: "s", a: 0.005, iy: 5e-5, iz: 5e-6, it: 1e-6 }],
  });
  const frame = readFrame(document.model, true, undefined);
  const elements = buildElements(frame);
  const kernel = openSystem(frame, buildRestraints(frame));
  assembleMass({ frame, elements, kernel }, massesOf(frame, undefined));
  const move = Float64Array.from({ length: 6 * 25 }, (_, i) => (i % 6 === 2 ? 1 : 0));
  const force = new Float64Array(move.length);
  kernel.vectors.multiply("mass", move, force);
  const mass = force.reduce((sum, value, i) => sum + value * move[i]!, 0);
  expect(mass).toBeCloseTo(a * a * t * 7850 + a * 0.005 * 7850, 6);
});
