/** What every stiffness must have: six rigid movements and no other free one, no preferred axes, corner or side. */

import { describe, expect, test } from "vitest";
import { type Plate, shellOf } from "../../../src/numerics/shell/frame.ts";
import { writeStiffness } from "../../../src/numerics/shell/stiffness.ts";
import { grid, hold, near, nodeAt, STEEL, solveMesh } from "./mesh.ts";
import { jacobi } from "./skyline.ts";
import { converge } from "./table.ts";

const SHAPES: Record<string, number[]> = {
  square: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0],
  "slender rectangle": [0, 0, 0, 20, 0, 0, 20, 1, 0, 0, 1, 0],
  "tilted trapezoid": [0, 0, 0, 2, 0.2, 1, 1.5, 1.2, 1.5, 0.4, 0.9, 0.7],
  "warped quad": [0, 0, 0, 2, 0, 0.5, 1.5, 1, 0, 0.3, 0.8, 0.4],
  "quad with a corner of nearly 180°": [0, 0, 0, 1, 0, 0, 0.55, 0.5, 0, 0, 1, 0],
  triangle: [0, 0, 0, 1, 0, 0, 0.3, 0.8, 0],
  "tilted sliver": [0, 0, 0, 5, 0.2, 0.5, 2.5, 0.8, -0.4],
};
const PLATES: [string, Plate][] = [
  ["thin", { ...STEEL, thickness: 0.005 }],
  ["thick with offset", { ...STEEL, thickness: 0.6, offset: 0.4 }],
  ["of zero Poisson's ratio", { ...STEEL, thickness: 0.1, nu: 0 }],
  ["nearly incompressible", { ...STEEL, thickness: 0.1, nu: 0.499 }],
];
const CASES = Object.entries(SHAPES).flatMap(([shape, nodes]) =>
  PLATES.map(([kind, plate]) => ({ name: `${shape}, ${kind}`, nodes, plate })),
);

function stiffness(nodes: number[], plate: Plate): { k: Float64Array; n: number; scale: number } {
  const n = 2 * nodes.length;
  const k = new Float64Array(n * n);
  writeStiffness(shellOf(nodes, plate), k);
  return { k, n, scale: Math.max(...k.map(Math.abs)) };
}

describe.each(CASES)("$name", ({ nodes, plate }) => {
  const { k, n, scale } = stiffness(nodes, plate);

  test("is symmetric", () => {
    for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) expect(Math.abs(k[n * i + j]! - k[n * j + i]!)).toBeLessThan(1e-13 * scale);
  });

  test("leaves rigid movements free", () => {
    for (let d = 0; d < 6; d++) {
      const movement = rigid(nodes, d);
      for (let i = 0; i < n; i++) {
        let force = 0;
        for (let j = 0; j < n; j++) force += k[n * i + j]! * movement[j]!;
        expect(Math.abs(force)).toBeLessThan(1e-12 * scale * Math.max(...movement.map(Math.abs)));
      }
    }
  });

  test("has six zero eigenvalues and no negative one", () => {
    const values = jacobi(k, n).values.sort((a, b) => a - b);
    const zero = Math.max(...values.slice(0, 6).map(Math.abs));
    expect(zero).toBeLessThan(1e-14 * values[n - 1]!);
    expect(values[6]!).toBeGreaterThan(1e4 * zero);
  });
});

function rigid(nodes: number[], d: number): number[] {
  const movement: number[] = [];
  for (let i = 0; i < nodes.length; i += 3) {
    const [x, y, z] = [nodes[i]!, nodes[i + 1]!, nodes[i + 2]!];
    const turned = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, -z, y],
      [z, 0, -x],
      [-y, x, 0],
    ][d]!;
    movement.push(...turned, ...[3, 4, 5].map((r) => (r === d ? 1 : 0)));
  }
  return movement;
}

describe.each(Object.entries(SHAPES))("%s", (_, nodes) => {
  const plate = { ...STEEL, thickness: 0.1 };
  const count = nodes.length / 3;
  const { k, n, scale } = stiffness(nodes, plate);
  const expectSame = (other: Float64Array, place: (d: number) => number) => {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) expect(Math.abs(other[n * place(i) + place(j)]! - k[n * i + j]!)).toBeLessThan(1e-11 * scale);
    }
  };

  test("is the same from whichever corner the list starts", () => {
    const turned = stiffness([...nodes.slice(3), ...nodes.slice(0, 3)], plate).k;
    expectSame(turned, (d) => (d + n - 6) % n);
  });

  test("is the same seen from below", () => {
    const order = Array.from({ length: count }, (_, i) => count - 1 - i);
    const flipped = stiffness(
      order.flatMap((i) => nodes.slice(3 * i, 3 * i + 3)),
      plate,
    ).k;
    expectSame(flipped, (d) => 6 * order[Math.floor(d / 6)]! + (d % 6));
  });

  test("turns with its nodes", () => {
    const turn = [2 / 3, -1 / 3, 2 / 3, 2 / 3, 2 / 3, -1 / 3, -1 / 3, 2 / 3, 2 / 3];
    const apply = (v: number[]) => [0, 1, 2].map((r) => turn[3 * r]! * v[0]! + turn[3 * r + 1]! * v[1]! + turn[3 * r + 2]! * v[2]!);
    const moved = stiffness(Array.from({ length: count }, (_, i) => apply(nodes.slice(3 * i, 3 * i + 3))).flat(), plate).k;
    for (let i = 0; i < n; i += 3) {
      for (let j = 0; j < n; j += 3) {
        for (let r = 0; r < 3; r++) {
          for (let c = 0; c < 3; c++) {
            let sum = 0;
            for (let p = 0; p < 3; p++) for (let q = 0; q < 3; q++) sum += turn[3 * r + p]! * k[n * (i + p) + j + q]! * turn[3 * c + q]!;
            expect(Math.abs(moved[n * (i + r) + j + c]! - sum)).toBeLessThan(1e-11 * scale);
          }
        }
      }
    }
  });
});

test("two plates offset to either side of their nodes bend as a sandwich: EI = 2 (I + A d²) E", () => {
  const [length, width, thickness, offset] = [2, 0.1, 0.01, 0.01];
  const plate = { ...STEEL, thickness, nu: 0 };
  const ei = 2 * plate.e * width * (thickness ** 3 / 12 + thickness * offset ** 2);
  const ratios = converge("Sandwich of two offset strips, tip deflection", [4, 8, 16, 32], (100 * length ** 3) / (3 * ei), (n) => {
    const strip = grid(n, 1, 4, (s, t) => [length * s, width * t, 0], { ...plate, offset });
    strip.shells.push(
      ...strip.elements.map((nodes) =>
        shellOf(
          nodes.flatMap((k) => strip.places[k]!),
          { ...plate, offset: -offset },
        ),
      ),
    );
    strip.elements.push(...strip.elements);
    hold(strip, [0, 1, 2, 3, 4, 5], (p) => near(p[0], 0));
    const tip = [nodeAt(strip, length, 0, 0), nodeAt(strip, length, width, 0)];
    for (const node of tip) strip.loads[6 * node + 2] = 50;
    return solveMesh(strip)[6 * tip[0]! + 2]!;
  });
  expect(Math.abs(ratios[3]! - 1)).toBeLessThan(0.005);
});
