/** Plates from model to results: published plates and shells, patches, warmth, weight. */

import { describe, expect, test } from "vitest";
import { plateValues, type Results, solve } from "../../src/api/index.ts";
import { random } from "../building.ts";
import { seeds } from "../seeds.ts";
import { balanced, CONCRETE, close, flat, type Mesh, moveAt, type Place, simplySupported, slab } from "../slabs.ts";

describe("simply supported square under uniform pressure", () => {
  // Timoshenko and Woinowsky-Krieger, Theory of Plates and Shells, table 8: w = 0.00406 q a⁴/D, M = 0.0479 q a² for ν = 0.3.
  const [a, t, q] = [4, 0.04, -1000];
  const material = { e: 2.1e11, g: 2.1e11 / 2.6, nu: 0.3 };
  const d = (material.e * t ** 3) / (12 * (1 - 0.09));
  for (const triangles of [false, true]) {
    test(triangles ? "triangles" : "quads", () => {
      const mesh: Mesh = { nx: 16, ny: 16, map: flat(a, a), thickness: t, material, triangles, hold: simplySupported(a, a) };
      const model = slab({ ...mesh, load: { pressure: q, axes: "global" } });
      const results = solve(model);
      balanced(results);
      expect(Math.abs((moveAt(model, results, a / 2, a / 2, 0, 2) * d) / (0.004062 * q * a ** 4) - 1)).toBeLessThan(0.007);
      const middle = model.model.nodes.find(({ x, y }) => close(x, a / 2) && close(y, a / 2))!.id;
      const plates = model.model.plates!.filter(({ nodes }) => nodes.includes(middle));
      const moments = plates.flatMap(({ id }) => plateValues(results, "L", id).corners.filter(({ node }) => node === middle));
      const mean = moments.reduce((sum, { mx }) => sum + mx, 0) / moments.length;
      // Pressure towards −z stretches the −z face: the moment is negative where q·a² is.
      expect(Math.abs(mean / (0.0479 * q * a * a) - 1)).toBeLessThan(0.015);
    });
  }
});

test("shears of triangles inside a simply supported square follow Navier's series", () => {
  // Theory of Plates and Shells, art. 30: qx = 16 q a/π³ Σ cos(mπx/a) sin(nπy/a) / (n (m² + n²)), m and n odd.
  const [a, q, n] = [4, 1000, 16];
  const series = (x: number, y: number): number => {
    let sum = 0;
    for (let m = 1; m < 80; m += 2)
      for (let k = 1; k < 80; k += 2) sum += (Math.cos((m * Math.PI * x) / a) * Math.sin((k * Math.PI * y) / a)) / (k * (m * m + k * k));
    return (16 * q * a * sum) / Math.PI ** 3;
  };
  const model = slab({
    nx: n,
    ny: n,
    map: flat(a, a),
    thickness: 0.04,
    triangles: true,
    hold: simplySupported(a, a),
    load: { pressure: q },
  });
  const results = solve(model);
  let worst = 0;
  model.model.plates!.forEach(({ id, nodes }) => {
    const at = nodes.map((name) => model.model.nodes.find((node) => node.id === name)!);
    const mean = (axis: "x" | "y"): number => at.reduce((sum, node) => sum + node[axis], 0) / 3;
    if (at.some(({ x, y }) => x < a / n || y < a / n || x > a - a / n || y > a - a / n)) return;
    worst = Math.max(worst, Math.abs(plateValues(results, "L", id).centre.qx - series(mean("x"), mean("y"))));
  });
  // Of the largest, 0.338 q a at the middle of an edge.
  expect(worst / (0.338 * q * a)).toBeLessThan(0.1);
});

test("the Scordelis–Lo roof sags by 0.3024 under its own weight of 90 per area", () => {
  // MacNeal and Harder 1985: R = 25, L = 50, 80°, t = 0.25, E = 4.32e8, ν = 0; a quarter with symmetry.
  const [R, L, G] = [25, 50, 9.80665];
  const model = slab({
    nx: 12,
    ny: 12,
    map: (s, t) => [R * Math.sin((Math.PI * 40 * s) / 180), (L / 2) * t, R * Math.cos((Math.PI * 40 * s) / 180)],
    thickness: 0.25,
    material: { e: 4.32e8, g: 2.16e8, nu: 0, density: 90 / 0.25 / G },
    selfWeight: 1,
    hold: ([x, y]) => [
      ...(close(y, 0) ? (["ux", "uz"] as const) : []),
      ...(close(y, L / 2) ? (["uy", "rx", "rz"] as const) : []),
      ...(close(x, 0) && !close(y, 0) ? (["ux"] as const) : []),
      ...(close(x, 0) ? (["ry", ...(close(y, L / 2) ? [] : ["rz"])] as ("ry" | "rz")[]) : []),
    ],
  });
  const results = solve(model);
  balanced(results);
  const edge = 40 * (Math.PI / 180);
  const sag = -moveAt(model, results, R * Math.sin(edge), L / 2, R * Math.cos(edge), 2);
  expect(Math.abs(sag / 0.3024 - 1)).toBeLessThan(0.02);
});

test("a slab weighs area times thickness times density, on whatever it stands", () => {
  const model = slab({ nx: 3, ny: 2, map: (s, t) => [6 * s, 4 * t, 2 * s], thickness: 0.2, selfWeight: 1, hold: () => ["ux", "uy", "uz"] });
  const results = solve(model);
  balanced(results);
  const weight = Math.hypot(6, 2) * 4 * 0.2 * CONCRETE.density * 9.80665;
  expect(results.load_cases[0]!.equilibrium.loads[2]! / -weight).toBeCloseTo(1, 12);
});

test("pressure local, global and projected on a slope of 3 to 4", () => {
  const area = 5 * 2;
  const total = (axes: string): number[] => {
    const model = slab({
      nx: 2,
      ny: 2,
      map: (s, t) => [4 * s, 2 * t, 3 * s],
      thickness: 0.2,
      load: { pressure: -1000, axes },
      hold: () => ["ux", "uy", "uz"],
    });
    return solve(model).load_cases[0]!.equilibrium.loads.slice(0, 3);
  };
  const wanted = { local: [600 * area, 0, -800 * area], global: [0, 0, -1000 * area], projected: [0, 0, -800 * area] };
  for (const [axes, want] of Object.entries(wanted)) total(axes).forEach((value, i) => expect(value).toBeCloseTo(want[i]!, 8));
});

describe("warmth", () => {
  const mesh: Mesh = { nx: 4, ny: 3, map: flat(2, 1.5), thickness: 0.1, hold: () => [] };
  const free: Mesh["hold"] = ([x, y]) => (close(x, 0) && close(y, 0) ? ["ux", "uy", "uz", "rx", "ry", "rz"] : []);
  test("a free plate grows and curves without force", () => {
    const model = slab({ ...mesh, hold: free, load: { dt: 30, gradient_z: 100 } });
    const results = solve(model);
    balanced(results);
    expect(moveAt(model, results, 2, 0, 0, 0)).toBeCloseTo(1e-5 * 30 * 2, 12);
    // Warmer above, it curves downwards: w = −α·g·r²/2.
    expect(moveAt(model, results, 2, 1.5, 0, 2)).toBeCloseTo((-1e-5 * 100 * (4 + 2.25)) / 2, 12);
    // A full restraint of the same strains would give E·t·α·dt/(1 − ν) = 1.2e6 N/m.
    const most = Math.max(...results.load_cases[0]!.plate_forces.map(Math.abs));
    expect(most).toBeLessThan(1e-3);
  });
  test("a plate held all round is pressed by E·t·α·dt/(1 − ν) and bent by D(1 + ν)·α·g", () => {
    const results = solve(slab({ ...mesh, hold: () => ["ux", "uy", "uz", "rx", "ry", "rz"], load: { dt: 30, gradient_z: 100 } }));
    const { e, nu } = CONCRETE;
    for (const id of results.plates.ids) {
      const { centre } = plateValues(results, "L", id);
      expect(centre.nx / ((-e * 0.1 * 1e-5 * 30) / (1 - nu))).toBeCloseTo(1, 10);
      expect(centre.my / (((-e * 0.001) / 12 / (1 - nu)) * 1e-5 * 100)).toBeCloseTo(1, 10);
    }
  });
});

describe("what a plate model is called", () => {
  test("a slab nothing holds sideways is unstable, and says in which direction", () => {
    const hold = simplySupported(4, 4);
    const loose = slab({
      nx: 4,
      ny: 4,
      map: flat(4, 4),
      thickness: 0.1,
      load: { pressure: -1000 },
      hold: (place) => hold(place).filter((d) => d !== "ux"),
    });
    expect(() => solve(loose)).toThrow(
      expect.objectContaining({ code: "unstable", details: expect.objectContaining({ direction: "ux" }) }),
    );
  });
  test("a plate that nothing holds is free to move", () => {
    const model = slab({
      nx: 1,
      ny: 1,
      map: flat(1, 1),
      thickness: 0.1,
      load: { pressure: -1000 },
      hold: ([x]) => (close(x, 0) ? ["ux", "uy", "uz", "rx", "ry", "rz"] : []),
    });
    model.model.nodes.push({ id: "far", x: 5, y: 5, z: 1 }, { id: "off", x: 6, y: 5, z: 1 }, { id: "up", x: 6, y: 6, z: 1.5 });
    model.model.plates!.push({ id: "loose", nodes: ["far", "off", "up"], thickness: 0.1, material: "plate" });
    expect(() => solve(model)).toThrow(expect.objectContaining({ code: "unstable" }));
  });
  test("thin, thick, long and skew slabs far from the origin are stable and exact", () => {
    for (const seed of seeds(4, 40)) {
      const next = random(seed);
      const [a, b, t] = [0.5 + 20 * next(), 0.5 + 20 * next(), 10 ** (-3 + 2.7 * next())];
      const [x0, y0, skew] = [1000 * next(), -1000 * next(), next() - 0.5];
      const map = (s: number, v: number): Place => [x0 + a * s + skew * b * v, y0 + b * v, 3 * s * v * next() * 0.01];
      const model = slab({
        nx: 9,
        ny: 7,
        triangles: seed % 2 === 1,
        map,
        thickness: t,
        load: { pressure: -1000, axes: "global" },
        hold: (place) => (close(place[1], y0) ? ["ux", "uy", "uz", "rx", "ry", "rz"] : []),
      });
      const results = solve(model);
      expect(results.conditioning.digits).toBeGreaterThan(5);
      expect(results.load_cases[0]!.equilibrium.error).toBeLessThan(1e-7);
    }
  });
});

test("a strip of 400 plates, clamped at one end, is soft and no mechanism", () => {
  const model = slab({
    nx: 400,
    ny: 1,
    map: (s, t) => [40 * s, 0.1 * t, 0],
    thickness: 0.002,
    load: { pressure: -0.001, axes: "global" },
    hold: ([x]) => (close(x, 0) ? ["ux", "uy", "uz", "rx", "ry", "rz"] : []),
  });
  const results = solve(model);
  const d = (CONCRETE.e * 0.002 ** 3) / 12;
  const sag = -moveAt(model, results, 40, 0, 0, 2);
  // A wide beam lies between q L⁴/8EI and (1 − ν²) of it.
  expect(sag / ((0.001 * 40 ** 4) / 8 / d)).toBeGreaterThan(0.95);
  expect(sag / ((0.001 * 40 ** 4) / 8 / d)).toBeLessThan(1.01);
});

test("combinations superpose and envelopes name who governs", () => {
  const combinations = [
    { id: "U1", limit_state: "ULS", terms: [{ load_case: "L", factor: 1.5 }] },
    { id: "U2", limit_state: "ULS", terms: [{ load_case: "L", factor: -1 }] },
  ];
  const results = solve(
    slab({ nx: 3, ny: 3, map: flat(3, 3), thickness: 0.1, load: { pressure: -1000 }, hold: simplySupported(3, 3), combinations }),
  );
  const own = results.load_cases[0]!.plate_forces;
  results.load_combinations[0]!.plate_forces.forEach((value, i) => expect(value).toBe(1.5 * own[i]!));
  const [{ plates }] = results.envelopes as [Results["envelopes"][number]];
  own.forEach((value, i) => {
    expect(plates.max[i]! - Math.max(1.5 * value, -value)).toBe(0);
    expect(plates.min[i]! - Math.min(1.5 * value, -value)).toBe(0);
  });
});
