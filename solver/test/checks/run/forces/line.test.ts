/** Members in a line, and nodes beside it. */

import { expect, test } from "vitest";
import { checked, cutBeam, even } from "../../held.ts";

test("a line past an inner node that hangs below it on rigid arms is the same line", () => {
  const beam = { ...cutBeam(6, [3]), loads: even(["M0", "M1"], 10e3) };
  const [N0, , end] = Object.values(beam.nodes) as [[number, number, number], unknown, [number, number, number]];
  const [[, a, b], [, c, d]] = beam.members as [[string, string, string], [string, string, string]];
  const hung = {
    ...beam,
    nodes: { N0, N1: [3, 0, -0.3] as [number, number, number], end },
    members: [
      ["M0", a, b, { end_offset: [0, 0, 0.3] }],
      ["M1", c, d, { start_offset: [0, 0, 0.3] }],
    ] as typeof beam.members,
  };
  const [plain, other] = [checked(beam).D!, checked(hung).D!];
  expect(other.verdict).toBe(plain.verdict);
  for (const [i, { key, utilisation }] of plain.verifications.entries()) {
    expect(other.verifications[i]!.key).toBe(key);
    expect(other.verifications[i]!.utilisation, key).toBeCloseTo(utilisation!, 6);
  }
});
