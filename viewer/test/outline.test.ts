/** Section outlines against areas from first principles. */
import { expect, it } from "vitest";
import { sectionOutline } from "../src/model/outline.ts";

function areaOf(points: [number, number][]): number {
  return Math.abs(
    points.reduce((sum, [y, z], i) => {
      const [y1, z1] = points[(i + 1) % points.length]!;
      return sum + (y * z1 - y1 * z) / 2;
    }, 0),
  );
}
const solid = (outline: ReturnType<typeof sectionOutline>): number =>
  areaOf(outline.outer) - outline.holes.reduce((sum, hole) => sum + areaOf(hole), 0);

it("draws an I section with the area of its three plates", () => {
  const outline = sectionOutline({ shape: { type: "i", h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107 } });
  expect(solid(outline)).toBeCloseTo(2 * 0.15 * 0.0107 + (0.3 - 2 * 0.0107) * 0.0071, 12);
});
it("draws a hollow section hollow", () => {
  expect(solid(sectionOutline({ shape: { type: "rhs", h: 0.2, b: 0.1, t: 0.008 } }))).toBeCloseTo(0.2 * 0.1 - 0.184 * 0.084, 12);
});
it("puts the centroid of an angle on the axis of the member", () => {
  const { outer } = sectionOutline({ shape: { type: "angle", h: 0.1, b: 0.1, t: 0.01 } });
  // Two legs: 0.1 × 0.01 at y = 0.05 and 0.09 × 0.01 at y = 0.005 from the heel.
  const centroid = (0.001 * 0.05 + 0.0009 * 0.005) / 0.0019;
  expect(Math.min(...outer.map(([y]) => y))).toBeCloseTo(-centroid, 12);
});
it("says when a section has no shape and stands in with the same area and inertia", () => {
  const outline = sectionOutline({ a: 0.02, iy: (0.02 * 0.2 ** 2) / 12 });
  expect(outline.approximate).toBe(true);
  expect(solid(outline)).toBeCloseTo(0.02, 12);
});
it("draws a tee with its flange on top, about its centroid", () => {
  const outline = sectionOutline({ shape: { type: "tee", h: 0.15, b: 0.1, tw: 0.008, tf: 0.012 } });
  expect(solid(outline)).toBeCloseTo(0.1 * 0.012 + 0.138 * 0.008, 12);
  const low = Math.min(...outline.outer.map(([, z]) => z));
  expect(low).toBeCloseTo(-(0.0012 * 0.144 + 0.001104 * 0.069) / 0.002304, 12);
  expect(Math.min(...outline.outer.filter(([, z]) => z > low + 0.14).map(([y]) => y))).toBeCloseTo(-0.05, 12);
});
it.each([
  { type: "double_angle", h: 0.1, b: 0.08, t: 0.01, gap: 0.012 } as const,
  { type: "double_channel", h: 0.2, b: 0.08, tw: 0.006, tf: 0.011, gap: 0.012 } as const,
])("draws $type as two of them with their gap", (shape) => {
  const outline = sectionOutline({ shape });
  const one = shape.type === "double_angle" ? 0.01 * (0.1 + 0.08 - 0.01) : 2 * 0.08 * 0.011 + (0.2 - 0.022) * 0.006;
  expect(solid(outline)).toBeCloseTo(2 * one, 12);
  const ys = outline.outer.map(([y]) => y);
  expect(Math.max(...ys)).toBeCloseTo(0.08 + 0.006, 12);
  expect(Math.min(...ys.filter((y) => y > 0))).toBeCloseTo(0.006, 12);
});
