/** What every membrane owes: even strains cost what they cost in a plate, forces follow from them, and rigid movements are free. */

import { expect, test } from "vitest";
import type { Shell } from "../../../src/numerics/shell/frame.ts";

const EVEN = [
  [0.001, 0, 0],
  [0, 0.002, 0],
  [0, 0, 0.003],
  [0.001, -0.002, 0.0005],
] as const;

/** Tests of an element by its own functions: 3 freedoms a corner, u, v, rz. */
export function holdsEvenStrains(
  shell: Shell,
  stiffen: (shell: Shell, out: Float64Array) => void,
  amountsOf: (shell: Shell, q: Float64Array, out: Float64Array) => void,
): void {
  const { e, nu, thickness, area, x, y, count } = shell;
  const N = 3 * count;
  /** u, v, rz where the plane strains evenly and turns by `turn` as a whole. */
  const moved = (ex: number, ey: number, gamma: number, turn = 0): Float64Array =>
    Float64Array.from(
      Array.from({ length: count }, (_, i) => [
        1 + ex * x[i]! + (gamma / 2 - turn) * y[i]!,
        2 + (gamma / 2 + turn) * x[i]! + ey * y[i]!,
        turn,
      ]).flat(),
    );
  /** Hooke's law in a plane: nx, ny, nxy. */
  const forces = (ex: number, ey: number, gamma: number): [number, number, number] => {
    const k = (e * thickness) / (1 - nu * nu);
    return [k * (ex + nu * ey), k * (ey + nu * ex), (k * (1 - nu) * gamma) / 2];
  };

  function stiffness(): Float64Array {
    const out = new Float64Array(N * N);
    stiffen(shell, out);
    return out;
  }
  const energy = (k: Float64Array, q: Float64Array): number =>
    q.reduce((sum, a, i) => sum + q.reduce((row, b, j) => row + a * k[N * i + j]! * b, 0), 0);

  test.each(EVEN)("εx = %d, εy = %d, γ = %d: the energy of a plate so strained", (ex, ey, gamma) => {
    const [nx, ny, nxy] = forces(ex, ey, gamma);
    const expected = area * (nx * ex + ny * ey + nxy * gamma);
    expect(energy(stiffness(), moved(ex, ey, gamma)) / expected).toBeCloseTo(1, 8);
  });

  test.each(EVEN)("εx = %d, εy = %d, γ = %d: Hooke's forces, and none that vary", (ex, ey, gamma) => {
    const amounts = new Float64Array(7);
    amountsOf(shell, moved(ex, ey, gamma, 0.01), amounts);
    const scale = e * thickness * 0.003;
    forces(ex, ey, gamma).forEach((value, m) => expect(amounts[m]! / scale).toBeCloseTo(value / scale, 9));
  });

  test("symmetric, and a turn as a whole costs nothing", () => {
    const k = stiffness();
    for (let i = 0; i < N; i++)
      for (let j = 0; j < i; j++) expect(Math.abs(k[N * i + j]! - k[N * j + i]!)).toBeLessThan(1e-12 * e * thickness);
    expect(energy(k, moved(0, 0, 0, 0.1)) / (e * thickness)).toBeCloseTo(0, 12);
  });
}
