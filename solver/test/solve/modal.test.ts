/** Natural frequencies and participating masses of whole models against closed forms and NAFEMS benchmarks. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { model, type Parts, random, SECTION, STEEL, support } from "../building.ts";
import { seeds } from "../seeds.ts";
import { verified } from "../verified.ts";

const GRAVITY = 9.80665;
const LENGTH = 6;
const NAFEMS = "NAFEMS, Selected Benchmarks for Natural Frequency Analysis, 1987";
/** Every mode of a published list of frequencies, Hz. */
function modesOf(title: string, source: string, published: readonly number[], found: number[], note?: string): void {
  published.forEach((expected, k) =>
    verified({ group: "Vibration", case: title, source, quantity: `mode ${k + 1}`, unit: "Hz", expected, ours: found[k]!, note }),
  );
}
const frequencies = ({ modal }: Results): number[] => modal!.modes.map(({ frequency }) => frequency);

/** FEM-28 of the frame cases: (βL)² of Euler-Bernoulli beams; stiff against everything but bending about the strong axis. */
const beams = {
  "simply supported": ["ffffrf", "rffrrf", [Math.PI ** 2, (2 * Math.PI) ** 2]],
  cantilever: ["ffffff", "rrrrrr", [1.875104 ** 2, 4.694091 ** 2]],
  "clamped at both ends": ["ffffff", "rfffff", [4.730041 ** 2, 7.853205 ** 2]],
} as const;

function beam(start: string, end: string, modes: number, more: Partial<Parts> = {}): Results {
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [LENGTH, 0, 0] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("1", "A", start), support("2", "B", end)],
      section: { iz: 1e-2, it: 1 },
      options: { shear_deformation: false },
      analysis: { modal: { modes } },
      ...more,
    }),
  );
}

describe("one uniform member", () => {
  for (const [name, [start, end, squares]] of Object.entries(beams)) {
    test(`${name}: (βL)²·√(EI/ρAL⁴)/2π`, () => {
      const unit = Math.sqrt((STEEL.e * SECTION.iy) / (STEEL.density * SECTION.a)) / (2 * Math.PI * LENGTH ** 2);
      const found = frequencies(beam(start, end, 2));
      const note = "Rotary inertia, which the closed form leaves out, is counted.";
      modesOf(
        `Uniform beam, ${name}`,
        "closed form of Euler and Bernoulli, (βL)²·√(EI/ρAL⁴)/2π",
        squares.map((square) => square * unit),
        found,
        note,
      );
      // Rotary inertia, which Euler and Bernoulli leave out.
      squares.forEach((square, i) => expect(Math.abs(found[i]! / (square * unit) - 1)).toBeLessThan(i ? 0.012 : 0.004));
    });
  }

  test("simply supported, with rotary inertia (Rayleigh 1894): each of six modes within 0.1 %", () => {
    // Held along its axis at both ends, where it is too stiff to be among these.
    const found = frequencies(
      beam("ffffrf", "fffrrf", 6, { section: { iz: 10, it: 10, a: 1e3 * SECTION.a }, material: { density: STEEL.density / 1e3 } }),
    );
    found.forEach((frequency, i) => {
      const square = (((i + 1) * Math.PI) / LENGTH) ** 2;
      const inertia = STEEL.density * (SECTION.a + (square * SECTION.iy) / 1e3);
      expect(Math.abs((frequency * 2 * Math.PI) / (square * Math.sqrt((STEEL.e * SECTION.iy) / inertia)) - 1)).toBeLessThan(1e-3);
    });
  });

  test("a massless cantilever with a mass at its tip: √(3EI/mL³), all of the mass with one mode", () => {
    const mass = 500;
    const { modal } = beam("ffffff", "rrrrrr", 1, {
      loads: { node_loads: [{ node: "B", fz: -mass * GRAVITY }] },
      analysis: { modal: { modes: 1, mass_sources: [{ load_case: "L", factor: 1 }] } },
    });
    expect(modal!.modes[0]!.frequency * 2 * Math.PI).toBeCloseTo(Math.sqrt((3 * STEEL.e * SECTION.iy) / (mass * LENGTH ** 3)), 6);
    expect(modal).toMatchObject({ failed: null, proof: { proved: true, counted: 1 } });
    expect(modal!.total_mass).toBeCloseTo(mass, 9);
    expect(modal!.modes[0]!.mass[2]).toBeCloseTo(mass, 6);
    expect(modal!.modes[0]!.mass_sum[2]).toBeCloseTo(1, 9);
  });

  test("the first mode of a simply supported beam moves 8/π² of its mass", () => {
    const { modal } = beam("ffffrf", "rffrrf", 1);
    expect(modal!.modes[0]!.mass[2] / modal!.total_mass).toBeCloseTo(8 / Math.PI ** 2, 2);
  });

  test("line loads weigh like the beam's own weight; what points up weighs nothing", () => {
    const weight = GRAVITY * STEEL.density * SECTION.a;
    const lines = (fz: number) => ({ member_loads: [{ member: "M", type: "distributed", axes: "global", fz }] });
    const analysis = { modal: { modes: 1, mass_sources: [{ load_case: "L", factor: 2 }] } };
    const alone = beam("ffffrf", "rffrrf", 1);
    const loaded = beam("ffffrf", "rffrrf", 1, { loads: lines(-weight / 2), analysis });
    expect(loaded.modal!.total_mass / alone.modal!.total_mass).toBeCloseTo(1, 9);
    expect(frequencies(loaded)[0]! / frequencies(alone)[0]!).toBeCloseTo(1, 2);
    const lifted = beam("ffffrf", "rffrrf", 1, { loads: lines(weight), analysis });
    expect(lifted.modal!.failed).toMatchObject({ code: "no_mass" });
    expect(lifted.load_cases[0]!.displacements.some((value) => value !== 0)).toBe(true);
  });
});

test("NAFEMS FV2, pin-ended double cross in its plane: 11.336, 17.709 (7 times), 45.345, 57.390 Hz (7 times)", () => {
  // NAFEMS, Selected Benchmarks for Natural Frequency Analysis, 1987, test 2: arms of 5 m, 0.125 m square, E = 200 GPa, ρ = 8000.
  const side = 0.125;
  const nodes: Record<string, [number, number, number]> = { O: [0, 0, 0] };
  const members: Record<string, unknown>[] = [];
  const supports = [support("O", "O", "rrfffr")];
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    nodes[`N${i}`] = [5 * Math.cos(angle), 5 * Math.sin(angle), 0];
    members.push({ id: `M${i}`, start: "O", end: `N${i}` });
    supports.push(support(`S${i}`, `N${i}`, "fffffr"));
  }
  const found = frequencies(
    solve(
      model({
        nodes,
        members,
        supports,
        // Stiff across the plane, so that modes out of it come later.
        section: { a: side ** 2, iy: 1, iz: side ** 4 / 12, it: 1 },
        material: { e: 2e11, g: 8e10, density: 8000 },
        options: { shear_deformation: false },
        analysis: { modal: { modes: 16 } },
      }),
    ),
  );
  const targets = [11.336, ...new Array<number>(7).fill(17.709), 45.345, ...new Array<number>(7).fill(57.39)];
  modesOf("FV2, pin-ended double cross in its plane", NAFEMS, targets, found);
  targets.forEach((target, i) => expect(Math.abs(found[i]! / target - 1)).toBeLessThan(0.01));
});

test("NAFEMS FV5, deep simply supported beam: 42.649 twice, 77.542, 125.0, 148.31 twice, 233.1, 284.55 twice", () => {
  // NAFEMS, Selected Benchmarks for Natural Frequency Analysis, 1987, test 5: 10 m, 2 m square; torsion with the polar moment.
  const [a, i] = [4, 16 / 12];
  const section = { a, iy: i, iz: i, it: 2 * i, avy: (5 / 6) * a, avz: (5 / 6) * a };
  const nodes = Object.fromEntries([0, 1, 2, 3, 4, 5].map((k) => [`N${k}`, [2 * k, 0, 0] as [number, number, number]]));
  const results = solve(
    model({
      nodes,
      members: [0, 1, 2, 3, 4].map((k) => ({ id: `M${k}`, start: `N${k}`, end: `N${k + 1}` })),
      supports: [support("1", "N0", "ffffrr"), support("2", "N5", "rffrrr")],
      section,
      material: { e: 2e11, g: 2e11 / 2.6, density: 8000 },
      analysis: { modal: { modes: 9 } },
    }),
  );
  const targets = [42.649, 42.649, 77.542, 125, 148.31, 148.31, 233.1, 284.55, 284.55];
  // The closed form counts the rotation of cross-sections less exactly: Timoshenko's own values are 42.61, 147.79 and 282.36.
  const note =
    "The closed form counts the rotation of cross-sections less exactly: Timoshenko's own values are 42.61, 147.79 and 282.36 Hz.";
  modesOf("FV5, deep simply supported beam", NAFEMS, targets, frequencies(results), note);
  frequencies(results).forEach((frequency, k) => expect(Math.abs(frequency / targets[k]! - 1)).toBeLessThan(0.01));
  expect(results.modal!.proof).toMatchObject({ proved: true, counted: 9 });
});

test("random frames: masses of modes never add up to more than there is, and come close to it", () => {
  for (const seed of seeds(1, 10)) {
    const next = random(seed);
    const nodes: Record<string, [number, number, number]> = {};
    const members: Record<string, unknown>[] = [];
    for (let i = 0; i < 3; i++) {
      for (let k = 0; k < 3; k++) {
        nodes[`${i}.${k}`] = [4 * i + next(), next(), 3 * k + next()];
        if (k) members.push({ id: `C${i}.${k}`, start: `${i}.${k - 1}`, end: `${i}.${k}` });
        if (k && i) members.push({ id: `B${i}.${k}`, start: `${i - 1}.${k}`, end: `${i}.${k}` });
      }
    }
    const supports = [0, 1, 2].map((i) => support(`S${i}`, `${i}.0`, "ffffff"));
    const { modal } = solve(model({ nodes, members, supports, analysis: { modal: { modes: 200 } } }));
    expect(modal!.proof!.proved).toBe(true);
    expect(modal!.modes).toHaveLength(200);
    const last = modal!.modes.at(-1)!.mass_sum;
    for (const share of last) {
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
      expect(share).toBeGreaterThan(0.85);
    }
  }
});
