/** Forces of plates from relative movements: those of the stiffness matrix, nothing for rigid motion; mechanisms told by rank. */

import { expect, test } from "vitest";
import { PlateStrains } from "../../../src/analysis/plates/strain.ts";
import { SolveError, solve } from "../../../src/api/index.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { writeStiffness } from "../../../src/numerics/shell/index.ts";
import { DIRECTIONS, random } from "../../building.ts";
import { type Mesh, type Place, slab } from "../../slabs.ts";

const next = random(3);
const between = (low: number, high: number): number => low + (high - low) * next();

function anyMesh(triangles: boolean): Mesh {
  const [a, b, c, d] = [between(1, 6), between(1, 6), between(-1, 1), between(-1, 1)];
  const map = (s: number, t: number): Place => [7 + a * s + c * t, b * t - 3 + 0.2 * s * t, d * s + c * t + 0.1 * s * t];
  return { nx: 3, ny: 2, map, thickness: 10 ** between(-2.5, -0.5), offset: between(-0.1, 0.1), triangles, hold: () => [] };
}

test("forces are those of the stiffness matrix, and none for a rigid motion", () => {
  for (let k = 0; k < 20; k++) {
    const { plates, position, nodeIds } = readFrame(slab(anyMesh(k % 2 === 1)).model, true, undefined);
    const strains = new PlateStrains(plates, position);
    const x = Float64Array.from({ length: 6 * nodeIds.length }, () => between(-1e-3, 1e-3));
    const got = new Float64Array(x.length);
    const size = new Float64Array(x.length);
    strains.addAllForces(x, 1, got, size);
    const want = new Float64Array(x.length);
    plates.shells.forEach((shell, p) => {
      const n = 6 * shell.count;
      const matrix = new Float64Array(n * n);
      writeStiffness(shell, matrix);
      const places = Array.from(plates.nodes[p]!).flatMap((node) => DIRECTIONS.map((_, j) => 6 * node + j));
      for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) want[places[i]!]! += matrix[n * i + j]! * x[places[j]!]!;
    });
    const largest = Math.max(...want.map(Math.abs));
    want.forEach((value, i) => expect(Math.abs(value - got[i]!) / largest).toBeLessThan(1e-12));
    const [u, r] = [[1, 2, 3].map(() => between(-1, 1)), [1, 2, 3].map(() => between(-1, 1))];
    nodeIds.forEach((_, node) => {
      const [px, py, pz] = position.subarray(3 * node, 3 * node + 3) as unknown as Place;
      x.set([u[0]! + r[1]! * pz - r[2]! * py, u[1]! + r[2]! * px - r[0]! * pz, u[2]! + r[0]! * py - r[1]! * px, ...r], 6 * node);
    });
    got.fill(0);
    strains.addAllForces(x, 1, got);
    // A movement a thousand times larger leaves the round-off of its own last digits alone.
    got.forEach((value) => expect(Math.abs(value) / (1e3 * largest)).toBeLessThan(1e-13));
  }
});

/** How many of the six rigid motions the held directions stop. */
function stopped(held: { place: Place; direction: number }[]): number {
  const rows = held.map(({ place: [x, y, z], direction }) => {
    const row = [0, 0, 0, 0, 0, 0];
    row[direction] = 1;
    if (direction === 0) row.splice(3, 3, 0, z, -y);
    if (direction === 1) row.splice(3, 3, -z, 0, x);
    if (direction === 2) row.splice(3, 3, y, -x, 0);
    return row;
  });
  let rank = 0;
  for (let column = 0; column < 6; column++) {
    const pivot = rows
      .slice(rank)
      .reduce((best, row, i) => (Math.abs(row[column]!) > Math.abs(rows[best]?.[column] ?? 0) ? rank + i : best), rank);
    if (!(Math.abs(rows[pivot]?.[column] ?? 0) > 1e-9)) continue;
    [rows[rank], rows[pivot]] = [rows[pivot]!, rows[rank]!];
    for (let i = rank + 1; i < rows.length; i++) {
      const factor = rows[i]![column]! / rows[rank]![column]!;
      for (let j = 0; j < 6; j++) rows[i]![j]! -= factor * rows[rank]![j]!;
    }
    rank++;
  }
  return rank;
}

test("a connected mesh is a mechanism exactly where its supports leave a rigid motion free", () => {
  const told = { stable: 0, unstable: 0 };
  for (let k = 0; k < 80; k++) {
    const mesh = anyMesh(k % 2 === 1);
    const held: { place: Place; direction: number }[] = [];
    const document = slab({
      ...mesh,
      load: { pressure: -0.001 },
      hold: (place) =>
        DIRECTIONS.filter((_, direction) => {
          if (next() > (direction < 3 ? 0.17 : 0.03)) return false;
          held.push({ place, direction });
          return true;
        }),
    });
    if (!document.model.supports.length) continue;
    const stable = stopped(held) === 6;
    told[stable ? "stable" : "unstable"]++;
    let code = "solved";
    try {
      const { conditioning, load_cases } = solve(document);
      expect(conditioning.distrust, `mesh ${k}`).toBe(null);
      expect(load_cases[0]!.equilibrium.error).toBeLessThan(1e-8);
    } catch (error) {
      if (!(error instanceof SolveError)) throw error;
      code = error.code;
    }
    expect(code, `mesh ${k}`).toBe(stable ? "solved" : "unstable");
  }
  expect(Math.min(told.stable, told.unstable)).toBeGreaterThan(10);
});
