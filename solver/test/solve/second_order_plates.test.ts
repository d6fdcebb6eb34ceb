/** Second order with plates: beam-columns made of plates against closed forms, and against the same structure of bars. */

import { describe, expect, test } from "vitest";
import { type Member, type Model, type NodeLoad, type Results, solve } from "../../src/api/index.ts";
import { DIRECTIONS } from "../building.ts";
import { close, type Mesh, type Place, slab } from "../slabs.ts";

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
/** Without Poisson's effect a strip of plates is a beam. */
const MATERIAL = { e: 2.1e11, g: 1.05e11, nu: 0 };
const [LENGTH, WIDTH, THICKNESS] = [6, 0.5, 0.1];
const EI = (MATERIAL.e * WIDTH * THICKNESS ** 3) / 12;
const EULER = (Math.PI ** 2 * EI) / LENGTH ** 2;

const second = (model: Model): Model => ({ ...model, analysis: { options: { order: "second" } } });
const combination = (results: Results) => results.load_combinations[0]!;

function moveAt(model: Model, results: Results, place: Place, direction: number): number {
  const node = model.model.nodes.findIndex(({ x, y, z }) => close(x, place[0]) && close(y, place[1]) && close(z, place[2]));
  return combination(results).displacements[6 * node + direction]!;
}

function balanced(results: Results): void {
  const { order, failed, equilibrium, residual } = combination(results);
  expect(failed).toBeNull();
  expect(order).toBe(2);
  expect(equilibrium.error).toBeLessThan(1e-4);
  expect(residual).toBeLessThan(1e-6);
  expect(results.warnings).toEqual([]);
}

/** A strip along x, pressed at its far end by `press` and across by `across` per area. */
function strip(press: number, across: number, triangles: boolean, nx = 32): Model {
  const mesh: Mesh = {
    nx,
    ny: 1,
    map: (s, t) => [LENGTH * s, WIDTH * t, 0],
    thickness: THICKNESS,
    material: MATERIAL,
    triangles,
    hold: ([x, y]) => {
      if (close(x, 0)) return close(y, 0) ? ["ux", "uy", "uz", "rx"] : ["ux", "uz", "rx"];
      return close(x, LENGTH) ? ["uz", "rx"] : [];
    },
    load: { pressure: across },
    nodeLoads: ([x], id) => (close(x, LENGTH) ? [{ node: id, fx: -press / 2 }] : []),
    combinations: U,
  };
  return second(slab(mesh));
}

describe("a strip of plates pressed along itself and loaded across", () => {
  // Timoshenko and Gere, Theory of Elastic Stability, art. 1.5: 5qL⁴/384EI · 12 (2 sec u − 2 − u²) / 5u⁴ with u = π/2 · √(P/PE).
  for (const triangles of [false, true]) {
    for (const share of [0.2, 0.5, 0.8]) {
      test(`${triangles ? "triangles" : "quads"} at ${share} of Euler's load`, () => {
        const u = (Math.PI / 2) * Math.sqrt(share);
        const amplified = (12 * (2 / Math.cos(u) - 2 - u * u)) / (5 * u ** 4);
        const expected = ((5 * 1000 * WIDTH * LENGTH ** 4) / (384 * EI)) * amplified;
        const model = strip(share * EULER, 1000, triangles);
        const results = solve(model);
        balanced(results);
        const middle = moveAt(model, results, [LENGTH / 2, 0, 0], 2);
        // Straight pieces press and are loaded (π h/L)²/12 late, 0.1 %: at 0.8 of the critical load that counts five times.
        expect(Math.abs(middle / expected - 1)).toBeLessThan(share < 0.6 ? 0.0025 : 0.006);
      });
    }
  }

  test("plates too large for their compression are named, with what they miss", () => {
    // n·h²/12D of the strip is π²/12 · P/PE / n²: n plates along its one half-wave.
    const told = (nx: number, press: number): string =>
      solve(strip(press, 1000, false, nx))
        .warnings.map(({ message }) => message)
        .join();
    expect(told(2, 0.5 * EULER)).toMatch(/about 10 % of its bending/);
    expect(told(4, 0.5 * EULER)).toMatch(/about 2\.6 % of its bending/);
    expect(told(8, 0.5 * EULER)).toBe("");
    expect(told(2, -0.5 * EULER)).toBe("");
  });

  test("pulled, it becomes stiffer", () => {
    // The same with hyperbolic functions: 12 (u² + 2 sech u − 2) / 5u⁴.
    const u = (Math.PI / 2) * Math.sqrt(0.8);
    const eased = (12 * (u * u + 2 / Math.cosh(u) - 2)) / (5 * u ** 4);
    const model = strip(-0.8 * EULER, 1000, false);
    const results = solve(model);
    balanced(results);
    const expected = ((5 * 1000 * WIDTH * LENGTH ** 4) / (384 * EI)) * eased;
    expect(Math.abs(moveAt(model, results, [LENGTH / 2, 0, 0], 2) / expected - 1)).toBeLessThan(0.004);
  });

  test("beyond Euler's load it says by how much", () => {
    const { failed } = combination(solve(strip(2 * EULER, 1000, false)));
    expect(failed!.code).toBe("beyond_critical");
    expect(failed!.load_ratio).toBeCloseTo(2, 1);
  });

  test("warm between fixed ends, it is pressed like a bar", () => {
    // Held at both ends, ΔT presses with EAαΔT, whatever the strip bends.
    const model = strip(0, 1000, false);
    const pressed = 0.5 * EULER;
    const alpha = 1e-5;
    model.model.materials[0]!.thermal_expansion = alpha;
    for (const support of model.model.supports) support.ux = "fixed";
    const dt = pressed / (MATERIAL.e * WIDTH * THICKNESS * alpha);
    model.model.load_cases[0]!.plate_loads = model.model.plates!.map(({ id }) => ({ plate: id, pressure: 1000, dt }));
    const results = solve(model);
    balanced(results);
    const u = (Math.PI / 2) * Math.sqrt(0.5);
    const expected = ((5 * 1000 * WIDTH * LENGTH ** 4) / (384 * EI)) * ((12 * (2 / Math.cos(u) - 2 - u * u)) / (5 * u ** 4));
    expect(Math.abs(moveAt(model, results, [LENGTH / 2, 0, 0], 2) / expected - 1)).toBeLessThan(0.006);
  });
});

test("a slender wall leans in its own plane as a cantilever column does", () => {
  // Timoshenko and Gere, art. 1.12: HL³/3EI · 3 (tan v − v)/v³ with v = L·√(P/EI).
  const [height, depth] = [12, 0.6];
  const ei = (MATERIAL.e * THICKNESS * depth ** 3) / 12;
  const v = 0.6 * (Math.PI / 2);
  const press = (v / height) ** 2 * ei;
  const mesh: Mesh = {
    nx: 24,
    ny: 2,
    map: (s, t) => [depth * (t - 0.5), 0, height * s],
    thickness: THICKNESS,
    material: MATERIAL,
    // Out of its plane it is held: that is another column.
    hold: ([, , z]) => (close(z, 0) ? [...DIRECTIONS] : ["uy", "rx", "rz"]),
    nodeLoads: ([x, , z], id) =>
      close(z, height) ? [{ node: id, fz: (-press / 4) * (close(x, 0) ? 2 : 1), fx: 250 * (close(x, 0) ? 2 : 1) }] : [],
    combinations: U,
  };
  const model = second(slab(mesh));
  const results = solve(model);
  balanced(results);
  const expected = ((1000 * height ** 3) / (3 * ei)) * ((3 * (Math.tan(v) - v)) / v ** 3);
  // Shear adds 0.15 % that the closed form leaves out.
  expect(Math.abs(moveAt(model, results, [0, 0, height], 0) / expected - 1)).toBeLessThan(0.006);
});

describe("two portals joined by a deck of plates", () => {
  const [span, height, depth, thickness] = [8, 4, 0.8, 0.15];
  const section = { id: "s", a: 5e-3, iy: 5e-5, iz: 5e-5, it: 1e-6 };
  const column = (start: string, end: string): Member => ({ id: `${start}${end}`, start, end, section: "s", material: "steel" });
  const load = (ids: string[]): NodeLoad[] => ids.map((node) => ({ node, fz: -1.2e6, fx: 4e3 }));

  function portals(deck: (model: Model) => void, ends: [string, string][]): Model {
    const model = slab({
      nx: 8,
      ny: 1,
      map: (s, t) => [span * s, depth * t, height],
      thickness,
      material: MATERIAL,
      hold: () => ["uy", "rx", "rz"],
      sections: [section],
      combinations: U,
    });
    const { model: structure } = model;
    for (const [foot, head] of ends) {
      const at = structure.nodes.find(({ id }) => id === head)!;
      structure.nodes.push({ ...at, id: foot, z: 0 });
      structure.members.push(column(foot, head));
      structure.supports.push({ id: `S${foot}`, node: foot, ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" });
    }
    structure.load_cases[0]!.node_loads = load(ends.map(([, head]) => head));
    deck(model);
    return second(model);
  }

  const ends: [string, string][] = [
    ["A", "N0-0"],
    ["B", "N8-0"],
    ["C", "N0-1"],
    ["D", "N8-1"],
  ];
  const sway = (model: Model, results: Results): number => moveAt(model, results, [span, 0, height], 0);

  test("sway as they do with bars as stiff as the deck", () => {
    const ofPlates = portals(() => {}, ends);
    const ofBars = portals(({ model }) => {
      model.plates = [];
      // Each of the two bars is half of the deck, shear included: a plate's shear area is five sixths of its own.
      const area = (depth * thickness) / 2;
      const iy = (area * thickness ** 2) / 12;
      model.sections.push({ id: "half", a: area, iy, iz: iy, it: iy, avy: (5 / 6) * area, avz: (5 / 6) * area });
      for (let i = 0; i < 8; i++) {
        for (const j of [0, 1]) {
          model.members.push({ id: `D${i}${j}`, start: `N${i}-${j}`, end: `N${i + 1}-${j}`, section: "half", material: "plate" });
        }
      }
    }, ends);
    const [a, b] = [solve(ofPlates), solve(ofBars)];
    balanced(a);
    balanced(b);
    expect(Math.abs(sway(ofPlates, a) / sway(ofBars, b) - 1)).toBeLessThan(2e-3);
    const first = solve({ ...ofPlates, analysis: { options: { order: "first" } } });
    expect(sway(ofPlates, a) / sway(ofPlates, first)).toBeGreaterThan(1.15);
  });
});

test("second order tends to first as loads shrink, warped and offset plates included", () => {
  const model = slab({
    nx: 4,
    ny: 3,
    map: (s, t) => [4 * s, 3 * t, 0.2 * s * t],
    thickness: 0.05,
    offset: 0.03,
    hold: ([x, y]) => (close(x, 0) ? [...DIRECTIONS] : close(y, 0) ? ["uz"] : []),
    load: { pressure: -500, dt: 2, gradient_z: 20 },
    nodeLoads: ([x], id) => (close(x, 4) ? [{ node: id, fx: -2e4, fy: 1e3 }] : []),
  });
  const differenceAt = (factor: number): number => {
    const scaled = structuredClone(model);
    scaled.model.load_combinations = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor }] }];
    const linear: Model = { ...scaled, analysis: { options: { order: "first" } } };
    const [one, two] = [combination(solve(linear)), combination(solve(second(scaled)))];
    expect(two.order).toBe(2);
    const largest = Math.max(...one.displacements.map(Math.abs));
    const forces = Math.max(...one.plate_forces.map(Math.abs));
    return Math.max(
      ...one.displacements.map((value, i) => Math.abs(value - two.displacements[i]!) / largest),
      ...one.plate_forces.map((value, i) => Math.abs(value - two.plate_forces[i]!) / forces),
    );
  };
  const [full, tenth, hundredth] = [differenceAt(1), differenceAt(0.1), differenceAt(0.01)];
  expect(full).toBeGreaterThan(1e-3);
  expect(tenth / full).toBeCloseTo(0.1, 1);
  expect(hundredth / tenth).toBeCloseTo(0.1, 1);
});
