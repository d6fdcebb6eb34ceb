/** A structure that turns about the vertical as it leans: EN 1993-1-1 5.3.2(10), Figure 5.5. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../../src/api/index.ts";
import { model, support } from "../../building.ts";

const PHI = 1 / 200;
type Place = [number, number];

/** Posts of 4 m that stand apart from one another but for bars between their heads, each under a load of its own; turned one way and the other. */
function turned(posts: [Place, number][], more: Record<string, unknown>[] = [], own: Record<string, unknown>[] = []): Results {
  const bars = posts.slice(1).map((_, i) => ({ id: `B${i}`, start: `H${i}`, end: `H${i + 1}`, type: "truss" }));
  return solve(
    model({
      nodes: Object.fromEntries(
        posts.flatMap(
          ([[x, y]], i) =>
            [
              [`F${i}`, [x, y, 0]],
              [`H${i}`, [x, y, 4]],
            ] as [string, [number, number, number]][],
        ),
      ),
      members: [...posts.map((_, i) => ({ id: `P${i}`, start: `F${i}`, end: `H${i}` })), ...bars, ...more],
      supports: posts.map((_, i) => support(`S${i}`, `F${i}`, "ffffff")),
      loads: { node_loads: posts.map(([, n], i) => ({ node: `H${i}`, fz: -n })), member_loads: own },
      combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
      options: { imperfections: { directions: ["+rz", "-rz"] } },
    }),
  );
}

/** Sum of the reactions along x and y, and about the vertical at a place. */
function sums({ load_combinations }: Results, combination: number, posts: [Place, number][], [x0, y0]: Place): [number, number, number] {
  const { reactions } = load_combinations[combination]!;
  const out: [number, number, number] = [0, 0, 0];
  posts.forEach(([[x, y]], i) => {
    const [rx, ry, mz] = [reactions[6 * i]!, reactions[6 * i + 1]!, reactions[6 * i + 5]!];
    out[0] += rx;
    out[1] += ry;
    out[2] += (x - x0) * ry - (y - y0) * rx + mz;
  });
  return out;
}

describe("of four posts at the corners of a plan of 8 m by 6 m", () => {
  const POSTS: [Place, number][] = [
    [[0, 0], 1e5],
    [[8, 0], 1e5],
    [[8, 6], 1e5],
    [[0, 6], 1e5],
  ];
  test("the short sides lean by φ in opposite directions, the long ones by 6/8 of it: a torque and no push", () => {
    const results = turned(POSTS);
    expect(results.load_combinations.map(({ id }) => id)).toEqual(["U", "U +rz", "U -rz"]);
    // Σ N·φ·(x² + y²)/4 m from the middle.
    const torque = (4 * 1e5 * PHI * (16 + 9)) / 4;
    for (const [at, sign] of [
      [1, 1],
      [2, -1],
    ] as const) {
      const [x, y, t] = sums(results, at, POSTS, [4, 3]);
      expect(x).toBeCloseTo(0, 6);
      expect(y).toBeCloseTo(0, 6);
      expect(-t / (sign * torque)).toBeCloseTo(1, 9);
    }
  });
  test("heavier posts push with their own share, where what they bear is not about the middle", () => {
    const posts = POSTS.map(([at, n], i): [Place, number] => [at, i === 1 ? 3 * n : n]);
    // The post at (8, 0) bears 2e5 more than the others: φ along y, and 3/4 φ along x.
    const [x, y] = sums(turned(posts), 1, posts, [4, 3]);
    expect(-x / (2e5 * PHI * 0.75)).toBeCloseTo(1, 9);
    expect(-y / (2e5 * PHI)).toBeCloseTo(1, 9);
  });
});

test("a load along a beam leans by the place of each of its parts: even, it turns about the middle", () => {
  const posts: [Place, number][] = [
    [[0, 0], 0],
    [[8, 0], 0],
  ];
  const beam = { id: "E", start: "H0", end: "H1" };
  const results = turned(posts, [beam], [{ member: "E", type: "distributed", fz: -5e3 }]);
  const [x, y, t] = sums(results, 1, posts, [4, 0]);
  expect(x).toBeCloseTo(0, 6);
  expect(y).toBeCloseTo(0, 6);
  // ∫ q·φ·(s/4 m)·s ds from −4 m to 4 m.
  expect(-t / ((5e3 * PHI * (2 * 4 ** 3)) / 3 / 4)).toBeCloseTo(1, 9);
});

test("a post alone has nothing to turn about", () => {
  const posts: [Place, number][] = [[[3, 2], 1e5]];
  for (const one of sums(turned(posts), 1, posts, [3, 2])) expect(one).toBeCloseTo(0, 9);
});
