/** A fit is held by projecting what it fits: nothing leaves the free window, and two opposite borders are touched. */
import { expect, test } from "vitest";
import type { Vec } from "../src/geometry/vectors.ts";
import { type Axes, type Covered, fitted } from "../src/scene/fitting.ts";

const EDGE = 0.06;
const ROOM = { across: 0, up: 0 };
const SLOPE = Math.tan((35 * Math.PI) / 360);
/** From a corner: an orthonormal frame whose `back` leads to the eye. */
const CORNER: Axes = (() => {
  const unit = ([x, y, z]: Vec): Vec => {
    const length = Math.hypot(x, y, z);
    return [x / length, y / length, z / length];
  };
  const cross = ([a, b, c]: Vec, [d, e, f]: Vec): Vec => [b * f - c * e, c * d - a * f, a * e - b * d];
  const back = unit([0.82, -1.35, 0.72]);
  const right = unit(cross([0, 0, 1], back));
  return { back, right, up: cross(back, right) };
})();
const dot = (a: Readonly<Vec>, b: Readonly<Vec>): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A frame's corners and a mast at one of them, so that nothing is symmetric. */
const POINTS: Vec[] = [-6, 6].flatMap((x) => [-3, 3].flatMap((y) => [-4, 4].map((z): Vec => [x, y, z])));
POINTS.push([6, 3, 11]);

/** Where points are seen, −1 … 1 across and up the picture. */
function seen(points: readonly Vec[], axes: Axes, aspect: number, slope: number | null, covered: Covered): [number, number][] {
  const { across, up, half } = fitted(points, axes, { aspect, slope }, covered, ROOM, 0.1);
  return points.map((point) => {
    const high = slope === null ? half : half - slope * dot(point, axes.back);
    return [(dot(point, axes.right) - across) / (high * aspect), (dot(point, axes.up) - up) / high];
  });
}

for (const slope of [SLOPE, null])
  for (const covered of [
    { top: 0.1, bottom: 0.42, right: 0 },
    { top: 0.1, bottom: 0.1, right: 0.45 },
    { top: 0, bottom: 0, right: 0 },
  ])
    for (const aspect of [0.7, 2])
      test(`${slope === null ? "flat" : "in perspective"}, ${aspect} wide, covered ${JSON.stringify(covered)}`, () => {
        const places = seen(POINTS, CORNER, aspect, slope, covered);
        const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
        const window = {
          left: -(1 - EDGE),
          right: 1 - 2 * covered.right - EDGE,
          low: -(1 - 2 * covered.bottom - EDGE),
          high: 1 - 2 * covered.top - EDGE,
        };
        const slack = [
          Math.min(...xs) - window.left,
          window.right - Math.max(...xs),
          Math.min(...ys) - window.low,
          window.high - Math.max(...ys),
        ] as const;
        for (const side of slack) expect(side).toBeGreaterThan(-1e-9);
        // One pair of borders is touched on both sides; larger would leave the window.
        expect(Math.min(slack[0] + slack[1], slack[2] + slack[3])).toBeLessThan(1e-9);
      });

test("a beam looked at along its axis is seen from outside, at the least half height", () => {
  const along: Axes = { right: [0, 1, 0], up: [0, 0, 1], back: [1, 0, 0] };
  const { across, up, half } = fitted(
    [
      [-4, 0, 0],
      [4, 0, 0],
    ],
    along,
    { aspect: 1, slope: SLOPE },
    { top: 0, bottom: 0, right: 0 },
    ROOM,
    1,
  );
  expect([across, up]).toEqual([0, 0]);
  expect(half).toBeCloseTo(1 + 4 * SLOPE, 12);
});
