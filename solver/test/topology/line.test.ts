/** Members in a line, and nodes beside it. */

import { expect, test } from "vitest";
import { type Span, spanAt } from "../../src/topology/line.ts";
import { checked, cutBeam, even } from "../checks/held.ts";

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

test.each([true, false])("the span at a place is the last that begins before it, or at it: %s, and few of many are looked at", (at) => {
  const COUNT = 4096;
  let looks = 0;
  const span = (from: number) => ({
    get from() {
      looks++;
      return from;
    },
  });
  const spans = Array.from({ length: COUNT }, (_, i) => span(i)) as unknown as Span[];
  for (const s of [0, 0.5, 1, 17, 17.5, COUNT - 1, COUNT]) {
    const before = Math.ceil(s) - 1;
    expect(spanAt(spans, s, at)).toBe(Math.min(COUNT - 1, Math.max(0, at ? Math.floor(s) : before)));
  }
  expect(spanAt(spans, 17 - 1e-13, true, 1e-12)).toBe(17);
  expect(looks).toBeLessThanOrEqual(8 * Math.log2(COUNT));
});
