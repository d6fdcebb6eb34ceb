/** Scales and colours of the picture. */
import { expect, it } from "vitest";
import { barLength, drawnScale } from "../src/geometry/scale.ts";
import { UNVERIFIED, UTILISATION, utilisationColour } from "../src/results/utilisation.ts";

it("draws the largest value as the asked share of the model", () => {
  expect(drawnScale(0.02, 10, 0.1) * 0.02).toBeCloseTo(1, 12);
  expect(drawnScale(0, 10, 0.1)).toBe(0);
});
it("measures by a round length of the reader's unit", () => {
  expect(barLength(4.9)).toBe(2);
  // 4.9 m are 16 ft.
  expect(barLength(4.9, 0.3048)).toBeCloseTo(10 * 0.3048, 12);
});
it("gives exactly 100 % the colour of a pass and a hair above it that of a failure", () => {
  expect(utilisationColour(1)).toBe(UTILISATION[3]!.colour);
  expect(utilisationColour(1.0001)).toBe(UTILISATION[4]!.colour);
});
it("never gives what was not verified the colour of a pass", () => {
  expect(utilisationColour(null)).toBe(UNVERIFIED);
  expect(UTILISATION.map(({ colour }) => colour)).not.toContain(UNVERIFIED);
});
