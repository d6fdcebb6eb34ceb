/** Imperfections that the analysis has not, EN 1993-1-1 5.3.2(11). */

import { expect, test } from "vitest";
import { bentByWave } from "../../../src/checks/buckling/missing_imperfections.ts";
import type { SwayInput } from "../../../src/checks/buckling/sway_state.ts";

test("what others bend in a wave is asked about below 3, and from 3 on where 1/(1 − 1/αcr) times what it uses is above 1; of all the lowest", () => {
  const at = (wave: number, most: number) =>
    ({ found: { turns: false }, wave, most, n: 0, e: 210e9, p: { iy: 57e-6, iz: 20e-6 }, length: 2 }) as unknown as SwayInput;
  const asked = (wave: number, most: number): boolean => bentByWave([at(wave, most)]) !== null;
  expect([asked(2.9, 0.1), asked(4, 0.74), asked(4, 0.76), asked(4, 1.1)]).toEqual([true, false, true, false]);
  expect(bentByWave([at(2.68, 0.9), at(2.52, 0.9), at(2.91, 0.9)])).toContain("αcr = 2.52");
});
