/** Edges that bulge where nobody pulls them across: plain forces on nodes are answered exactly, and coarse meshes bend in plane. */

import { describe, expect, test } from "vitest";
import { setEdges } from "../../../src/numerics/shell/edges.ts";
import { type Plate, shellOf } from "../../../src/numerics/shell/frame.ts";
import { recover } from "../../../src/numerics/shell/recovery.ts";
import { type Corners, grid, hold, type Mesh, meshOf, movementsOf, near, type Place, solveMesh } from "./mesh.ts";
import { converge } from "./table.ts";

const PLATE: Plate = { thickness: 1, e: 1, nu: 1 / 3, density: 0, expansion: 0, offset: 0 };

/** Nodal forces of an even pull on the nodes for which `where` holds, half an edge's on each end. */
function pull(mesh: Mesh, where: (p: Place) => boolean, direction: number, force: number): void {
  const nodes = mesh.places.flatMap((p, n) => (where(p) ? [n] : []));
  nodes.forEach((n, k) => (mesh.loads[6 * n + direction] = (force * (k === 0 || k === nodes.length - 1 ? 0.5 : 1)) / (nodes.length - 1)));
}

describe("a unit square pulled by plain forces, held along its other side: u = F/E, nx = F, nothing else", () => {
  const meshes: Record<string, (s: number, t: number, i: number, j: number) => Place> = {
    regular: (s, t) => [s, t, 0],
    leaning: (s, t, i) => [s + (s > 0 && s < 1 ? 0.2 * (t - 0.5) * (i % 2 ? 1 : -1) : 0), t, 0],
    irregular: (s, t, i, j) => {
      const inside = s > 0 && s < 1 && t > 0 && t < 1;
      return inside ? [s + 0.03 * ((7 * i + 5 * j) % 4), t + 0.04 * ((3 * i + 2 * j) % 3), 0] : [s, t, 0];
    },
  };
  const cases = Object.keys(meshes).flatMap((shape) =>
    ([4, 3] as const).flatMap((corners) => [1, 2, 4].map((n) => ({ shape, corners, n }))),
  );

  test.each(cases)("$shape, $corners nodes, $n × $n", ({ shape, corners, n }) => {
    const mesh = grid(n, n, corners, meshes[shape]!, PLATE);
    hold(mesh, [0], (p) => near(p[0], 0));
    hold(mesh, [1], (p) => near(p[0], 0) && near(p[1], 0));
    hold(mesh, [2, 3, 4], () => true);
    pull(mesh, (p) => near(p[0], 1), 0, 1);
    const movements = solveMesh(mesh);
    mesh.places.forEach((p, node) => {
      expect(movements[6 * node]).toBeCloseTo(p[0], 10);
      expect(movements[6 * node + 1]).toBeCloseTo(-p[1] / 3, 10);
      expect(movements[6 * node + 5]).toBeCloseTo(0, 10);
    });
    mesh.shells.forEach((shell, e) => {
      const out = new Float64Array(8 * (corners + 1));
      recover(shell, movementsOf(mesh, e, movements), 0, 0, out);
      for (let p = 0; p <= corners; p++) [1, 0, 0].forEach((force, r) => expect(out[8 * p + r]).toBeCloseTo(force, 9));
    });
  });
});

// Cook, J. Struct. Div. ASCE 100 (1974): 48 wide, 44 and 16 high, ν = 1/3; 23.96 is the limit of fine meshes.
test.each([4, 3] as const)("Cook's tapered panel under shear at its end: 23.96, %i nodes", (corners: Corners) => {
  const ratios = converge(`Cook's panel, ${corners} nodes`, [2, 4, 8, 16], 23.96, (n) => {
    const mesh = grid(n, n, corners, (s, t) => [48 * s, 44 * s + t * (44 - 28 * s), 0], PLATE);
    hold(mesh, [2, 3, 4], () => true);
    hold(mesh, [0, 1, 5], (p) => near(p[0], 0));
    pull(mesh, (p) => near(p[0], 48), 1, 1);
    return solveMesh(mesh)[6 * (n * (n + 1) + n / 2) + 1]!;
  });
  // Triangles of constant strain alone: 0.28, 0.47, 0.72, 0.90.
  expect(Math.abs(ratios[1]! - 1)).toBeLessThan(corners === 4 ? 0.03 : 0.13);
  expect(Math.abs(ratios[3]! - 1)).toBeLessThan(corners === 4 ? 0.005 : 0.025);
});

describe("which edges bulge", () => {
  const corners: Place[] = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
    [2, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
  ];
  /** Nodes 1 and 2 pulled along one axis. */
  const pull12 = (axis: number) => Uint8Array.from({ length: 3 * corners.length }, (_, i) => ([3, 6].includes(i - axis) ? 1 : 0));
  const bulges = (elements: number[][], pulled = new Uint8Array(3 * corners.length)) => {
    const { shells } = meshOf(corners, elements, PLATE);
    setEdges(shells, elements, pulled);
    return shells.map(({ bulge, count }) => [...bulge.subarray(0, count)]);
  };

  test("a rim pulled across stays straight; one pulled along, or at one end alone, does not", () => {
    expect(bulges([[0, 1, 2, 3]], pull12(0))).toEqual([[1, 0, 1, 1]]);
  });

  test("an edge between triangles bulges as triangles want, one at a quad as quads do", () => {
    const pair = [
      [0, 1, 2, 3],
      [1, 4, 2],
    ];
    expect(bulges(pair)).toEqual([
      [1, 1, 1, 1],
      [1.5, 1.5, 1],
    ]);
  });

  test("a plate that stands on another's edge has a rim there, and a fold beyond 60° is a rim of both", () => {
    const [floor, wall] = bulges(
      [
        [0, 1, 2, 3],
        [1, 2, 6, 5],
      ],
      pull12(2),
    );
    expect(floor).toEqual([1, 1, 1, 1]);
    expect(wall).toEqual([0, 1, 1, 1]);
  });

  test("a curved shell gives its rotations up, the sooner the thinner it is", () => {
    const flatOf = (thickness: number) => {
      const nodes = [
        [0, 1, 2, 3],
        [1, 4, 5, 2],
      ];
      const bent: Place[] = [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
        [0, 1, 0],
        [1.96, 0, 0.28],
        [1.96, 1, 0.28],
      ];
      const shells = nodes.map((own) =>
        shellOf(
          own.flatMap((n) => bent[n]!),
          { ...PLATE, thickness },
        ),
      );
      setEdges(shells, nodes, new Uint8Array(18));
      return shells.map(({ flat }) => flat);
    };
    // cos φ = 0.96: 1/(1 + 0.08/t²)², of both alike.
    for (const t of [0.02, 0.2, 2]) for (const flat of flatOf(t)) expect(flat).toBeCloseTo(1 / (1 + 0.08 / t ** 2) ** 2, 12);
  });
});
