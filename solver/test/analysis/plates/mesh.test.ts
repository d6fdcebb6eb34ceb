/** Whether plates are small enough for second order: n·h²/12D of the largest compression and the longest side. */

import { expect, test } from "vitest";
import { coarsestPlate } from "../../../src/analysis/plates/mesh.ts";
import type { Frame } from "../../../src/model/frame.ts";
import { PLATE_FORCES, type SetResults } from "../../../src/results/index.ts";

const [e, thickness, nu] = [2.1e11, 0.01, 0.3];
const D = (e * thickness ** 3) / (12 * (1 - nu * nu));
/** Two plates of 0.5 m by 1 m and 0.5 m by 0.5 m under these membrane forces at their centres. */
function coarsest(...forces: [nx: number, ny: number, nxy: number][]) {
  const plates = {
    ids: ["long", "short"],
    nodes: [Int32Array.of(0, 1, 2, 3), Int32Array.of(1, 4, 5)],
    shells: [
      { e, thickness, nu },
      { e, thickness, nu },
    ],
  };
  const position = Float64Array.of(0, 0, 0, 1, 0, 0, 1, 0.5, 0, 0, 0.5, 0, 1.5, 0, 0, 1.25, 0.4, 0);
  const plate_forces = forces.flatMap((own, p) => [...own, ...Array(PLATE_FORCES.length * (plates.nodes[p]!.length + 1) - 3).fill(0)]);
  return coarsestPlate({ plates, position } as unknown as Frame, { plate_forces } as unknown as SetResults);
}

test("pressed along its long side by n it misses n·h²/12D", () => {
  const n = (0.12 * 12 * D) / 1;
  expect(coarsest([-n, 0, 0], [0, 0, 0])).toEqual({ plate: "long", share: expect.closeTo(0.12, 12) });
});

test("the same pressure misses a quarter in a plate half as long, and the worst is named", () => {
  const n = 0.12 * 12 * D;
  expect(coarsest([0, 0, 0], [-n, 0, 0])).toEqual({ plate: "short", share: expect.closeTo(0.03, 12) });
  expect(coarsest([-n / 8, 0, 0], [-n, 0, 0])!.plate).toBe("short");
});

test("shear presses at 45°, tension does not, and less than a hundredth is not worth a word", () => {
  const n = 0.12 * 12 * D;
  expect(coarsest([0, 0, n], [0, 0, 0])!.share).toBeCloseTo(0.12, 12);
  expect(coarsest([n, n, 0], [0, 0, 0])).toBeUndefined();
  expect(coarsest([-n / 13, 0, 0], [0, 0, 0])).toBeUndefined();
});
