/** Membrane forces, moments and shears against series solutions, statics and NAFEMS LE1. */

import { describe, expect, test } from "vitest";
import type { Plate } from "../../../src/numerics/shell/frame.ts";
import { addPressure } from "../../../src/numerics/shell/loads.ts";
import { recover } from "../../../src/numerics/shell/recovery.ts";
import { FORCES, smoothShears } from "../../../src/numerics/shell/shears.ts";
import { type Corners, grid, hold, type Mesh, movementsOf, near, nodeAt, type Place, solveMesh, spread } from "./mesh.ts";
import { converge } from "./table.ts";

const PLATE: Plate = { thickness: 0.01, e: 2.1e11, nu: 0.3, density: 0, expansion: 0, offset: 0 };

/** Each element's forces at its centre and corners. */
function recovered(mesh: Mesh, movements: Float64Array): Float64Array[] {
  return mesh.shells.map((shell, e) => {
    const out = new Float64Array(FORCES * (shell.count + 1));
    recover(shell, movementsOf(mesh, e, movements), 0, 0, out);
    return out;
  });
}

/** Forces at a node, averaged over the elements that meet there; all lie in one plane in these tests. */
function atNode(mesh: Mesh, forces: Float64Array[], node: number): number[] {
  const met = mesh.elements.flatMap((nodes, e) =>
    nodes.includes(node) ? [forces[e]!.subarray(FORCES * (nodes.indexOf(node) + 1)).subarray(0, FORCES)] : [],
  );
  return Array.from({ length: FORCES }, (_, k) => met.reduce((sum, f) => sum + f[k]!, 0) / met.length);
}

function square(n: number, corners: Corners, thickness: number, clamped: boolean): { mesh: Mesh; forces: Float64Array[] } {
  const mesh = grid(n, n, corners, (s, t) => [s / 2, t / 2, 0], { ...PLATE, thickness }, true);
  hold(mesh, [0, 1, 5], () => true);
  hold(mesh, [4], (p) => near(p[0], 0.5));
  hold(mesh, [3], (p) => near(p[1], 0.5));
  hold(mesh, clamped ? [2, 3, 4] : [2, 3], (p) => near(p[0], 0));
  hold(mesh, clamped ? [2, 3, 4] : [2, 4], (p) => near(p[1], 0));
  spread(mesh, (shell, out) => addPressure(shell, -1, out));
  return { mesh, forces: recovered(mesh, solveMesh(mesh)) };
}

describe.each([4, 3] as const)("square plate under −1 Pa, %i nodes", (corners) => {
  const at = (n: number, x: number, y: number, k: number, thickness: number, clamped: boolean) => {
    const { mesh, forces } = square(n, corners, thickness, clamped);
    return atNode(mesh, forces, nodeAt(mesh, x, y, 0))[k]!;
  };

  test("simply supported, moment at the centre 0.0479 qa², tension below (Timoshenko, table 8)", () => {
    const ratios = converge(`Moment at the centre, ${corners} nodes`, [4, 8, 16], -0.0479, (n) => at(n, 0.5, 0.5, 3, 0.01, false));
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.005);
  });

  test("clamped, moment at the middle of an edge −0.0513 qa² (Timoshenko, table 35)", () => {
    const ratios = converge(`Moment at the clamped edge, ${corners} nodes`, [4, 8, 16], 0.0513, (n) => at(n, 0, 0.5, 3, 0.01, true));
    expect(Math.abs(ratios[2]! - 1)).toBeLessThan(0.03);
  });

  test.each([0.001, 0.01, 0.1])(
    "simply supported, %s thick, shear at the middle of an edge 0.338 qa (Timoshenko, table 8)",
    (thickness) => {
      const ratios = converge(`Shear at the edge, t = ${thickness}, ${corners} nodes`, [4, 8, 16], -0.338, (n) => {
        const { mesh, forces } = square(n, corners, thickness, false);
        if (corners === 4) return atNode(mesh, forces, nodeAt(mesh, 0, 0.5, 0))[6]!;
        const moments = mesh.places.map((_, node) => atNode(mesh, forces, node).slice(3, 6));
        const met = mesh.shells.flatMap((shell, e) => {
          const xs = mesh.elements[e]!.map((node) => mesh.places[node]!);
          if (xs.some((p) => p[1] < 0.5 - 0.5 / n - 1e-9) || xs.some((p) => p[0] > 0.5 / n + 1e-9)) return [];
          const smoothed = Float64Array.from(forces[e]!);
          smoothShears(shell, Float64Array.from(mesh.elements[e]!.flatMap((node) => moments[node]!)), smoothed);
          return [smoothed[6]!];
        });
        return met.reduce((sum, q) => sum + q, 0) / met.length;
      });
      // Triangles: within an eighth, worst where the elements are about as large as the plate is thick.
      expect(Math.abs(ratios[2]! - 1)).toBeLessThan(corners === 4 ? 0.05 : 0.125);
    },
  );
});

describe("a cantilever strip of quads without Poisson's ratio has the moments and shears of a beam", () => {
  test.each([0.001, 0.02, 0.2])("%s thick", (thickness) => {
    const mesh = grid(6, 1, 4, (s, t) => [6 * s, 0.2 * t, 0], { ...PLATE, nu: 0, thickness });
    hold(mesh, [0, 1, 2, 3, 4, 5], (p) => near(p[0], 0));
    for (const y of [0, 0.2]) mesh.loads[6 * nodeAt(mesh, 6, y, 0) + 2] = 0.5;
    recovered(mesh, solveMesh(mesh)).forEach((f, e) => {
      expect(f[3]! / ((-5.5 + e) / 0.2)).toBeCloseTo(1, 6);
      expect(f[6]! * 0.2).toBeCloseTo(1, 6);
    });
  });
});

test("a strip bent in its plane has the beam's stresses at its edges: 6 M / h²", () => {
  const mesh = grid(6, 1, 4, (s, t) => [6 * s, 0.2 * t, 0], PLATE);
  hold(mesh, [0, 1, 2, 3, 4, 5], (p) => near(p[0], 0));
  mesh.loads[6 * nodeAt(mesh, 6, 0, 0)] = -500;
  mesh.loads[6 * nodeAt(mesh, 6, 0.2, 0)] = 500;
  const forces = recovered(mesh, solveMesh(mesh));
  const middle = atNode(mesh, forces, 7);
  expect(middle[0]! / ((6 * 100) / 0.2 ** 2)).toBeCloseTo(1, 6);
});

// A quarter between ellipses with half-axes 2 and 1, 3.25 and 2.75; 10 MPa outwards on the outer edge; σy at (2, 0).
test.each([4, 3] as const)("NAFEMS LE1, elliptic membrane: 92.7 MPa, %i nodes", (corners) => {
  const ratios = converge(`LE1, ${corners} nodes`, [2, 4, 8, 16], 92.7, (n) => {
    const map = (s: number, t: number): Place => [
      (2 + 1.25 * s) * Math.cos((t * Math.PI) / 2),
      (1 + 1.75 * s) * Math.sin((t * Math.PI) / 2),
      0,
    ];
    const mesh = grid(n, 2 * n, corners, map, { ...PLATE, thickness: 0.1 });
    hold(mesh, [2, 3, 4], () => true);
    hold(mesh, [1, 5], (p) => near(p[1], 0));
    hold(mesh, [0, 5], (p) => near(p[0], 0));
    for (let j = 0; j < 2 * n; j++) {
      const [a, b] = [n * (2 * n + 1) + j, n * (2 * n + 1) + j + 1];
      const force = [mesh.places[b]![1] - mesh.places[a]![1], mesh.places[a]![0] - mesh.places[b]![0]];
      for (const node of [a, b]) for (let d = 0; d < 2; d++) mesh.loads[6 * node + d]! += 0.5 * 0.1 * 10 * force[d]!;
    }
    return atNode(mesh, recovered(mesh, solveMesh(mesh)), nodeAt(mesh, 2, 0, 0))[1]! / 0.1;
  });
  expect(Math.abs(ratios[3]! - 1)).toBeLessThan(corners === 4 ? 0.01 : 0.09);
});
