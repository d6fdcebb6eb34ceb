/** Sway in which the structure turns about the vertical: no lean along one way for all brings it about (EN 1993-1-1 5.3.2(10)). */

import { describe, expect, test } from "vitest";
import type { Results } from "../../../src/api/index.ts";
import { isUpright } from "../../../src/members/bothways.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import type { CheckMember } from "../../../src/topology/context.ts";
import { printed, tabulated } from "../fake.ts";
import { CLAMP, type Structure, solved } from "../held.ts";

const [H, A, N] = [4, 6, 300e3];
const CORNERS = [
  [-A, -A],
  [A, -A],
  [A, A],
  [-A, A],
] as const;
const LEANS = ["+x", "-x", "+y", "-y"];
const TURNS = [...LEANS, "+rz", "-rz"];

/** Four clamped corner posts, tied by bars to a core in the middle that diagonals hold both ways and that lets them turn round it. */
function around(n: number, directions: readonly string[], more: Record<string, unknown> = {}): Structure {
  const bar = { type: "truss" };
  const posts = CORNERS.map((_, i) => i);
  const feet = [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
  ];
  return {
    nodes: {
      core: [0, 0, H],
      ...Object.fromEntries(
        CORNERS.flatMap(
          ([x, y], i) =>
            [
              [`f${i}`, [x, y, 0]],
              [`h${i}`, [x, y, H]],
            ] as [string, [number, number, number]][],
        ),
      ),
      ...Object.fromEntries(feet.map(([x, y], i) => [`g${i}`, [x!, y!, 0]] as [string, [number, number, number]])),
    },
    members: [
      ...posts.map((i): Structure["members"][number] => [`p${i}`, `f${i}`, `h${i}`]),
      ...posts.map((i): Structure["members"][number] => [`b${i}`, `h${i}`, `h${(i + 1) % 4}`, bar]),
      ...posts.map((i): Structure["members"][number] => [`r${i}`, `h${i}`, "core", bar]),
      ...feet.map((_, i): Structure["members"][number] => [`d${i}`, `g${i}`, "core", bar]),
    ],
    supports: Object.fromEntries([...posts.map((i) => [`f${i}`, CLAMP]), ...feet.map((_, i) => [`g${i}`, CLAMP])]),
    section: { ...tabulated("HEB200"), id: "section" },
    material: { grade: "S355", fy: 355e6 },
    loads: { node_loads: posts.map((i) => ({ node: `h${i}`, fz: -n })) },
    designs: posts.map((i) => ({ id: `D${i}`, members: [`p${i}`], l_lt: H, l_t: H, ...more })),
    options: { order: "second", imperfections: { directions } },
  };
}

/** Of a post whose head goes along a tangent, at 45° to both of its axes. */
const { iy, iz } = tabulated("HEB200");
const ALPHA = (Math.PI ** 2 * 210e9 * ((iy + iz) / 2)) / (2 * H) ** 2 / N;

describe("posts round a core that lets them turn", () => {
  const alone = solved(around(N, LEANS));
  const with_turn = solved(around(N, TURNS));
  const posts = ({ checks }: Results): CheckResult[] => checks.filter(({ target }) => target.id.startsWith("D"));

  test("sway as cantilevers, along the tangent", () => {
    expect(alone.stability[0]!.alpha_cr! / ALPHA).toBeCloseTo(1, 1);
    expect(alone.stability[0]).toMatchObject({ turning: expect.arrayContaining([0, 1, 2, 3]), waving: [], alpha_waving: null });
    expect(alone.stability[0]!.alpha_turning).toBeCloseTo(alone.stability[0]!.alpha_cr!, 9);
  });

  test("no lean along x and y brings it about: posts take the length of the mode, in which all are critical at once (5.2.2(8))", () => {
    // Ncr = αcr·NEd about either axis.
    const { alpha_cr } = alone.stability[0]!;
    for (const check of posts(alone))
      for (const [axis, i] of [
        ["y", iy],
        ["z", iz],
      ] as const) {
        const l_cr = Math.PI * Math.sqrt((210e9 * i) / (alpha_cr! * N));
        expect(printed(check, `buckling_${axis}`, `Lcr,${axis}`) / l_cr).toBeCloseTo(1, 2);
      }
  });

  test("with both turns are bent by N·φ·H/(1 − 1/αcr) along the tangent, and verified with their own length (5.2.2(7)b)", () => {
    const at = with_turn.load_combinations.findIndex(({ id }) => id === "U +rz");
    const { end_forces } = with_turn.load_combinations[at]!;
    // Both faces that meet at a corner push by φ·N, h of 4 m having αh = 1; δ along x and y is that over both stiffnesses of a cantilever under N.
    const under = (i: number): { k: number; m: number } => {
      const u = H * Math.sqrt(N / (210e9 * i));
      const k = N / (H * (Math.tan(u) / u - 1));
      return { k, m: (k * H * Math.tan(u)) / u };
    };
    const [y, z] = [under(iy), under(iz)];
    const delta = (2 * N) / 200 / (y.k + z.k);
    for (const m of [0, 1, 2, 3]) {
      const moments = [end_forces[12 * m + 4]!, end_forces[12 * m + 5]!].map(Math.abs);
      expect(moments[0]! / (y.m * delta)).toBeCloseTo(1, 2);
      expect(moments[1]! / (z.m * delta)).toBeCloseTo(1, 2);
    }
    for (const { verdict, verifications, questions } of posts(with_turn)) {
      expect(questions).toEqual([]);
      expect(verdict).toBe("pass");
      expect(verifications.find(({ key }) => key === "interaction")!.combination).toMatch(/rz$/);
    }
  });

  test("use more by the turn than by any lean", () => {
    const used = (results: Results): number => posts(results)[0]!.verifications.find(({ key }) => key === "bending_z")!.utilisation!;
    expect(used(with_turn)).toBeGreaterThan(3 * used(alone));
  });

  test("answer for it by their lengths of that mode as well", () => {
    for (const { questions, verdict } of posts(solved(around(N, LEANS, { l_cr_y: 2 * H, l_cr_z: 2 * H }))))
      expect([verdict, questions]).toEqual(["pass", []]);
  });
});

test("where a lean bends the posts as early, that is enough: square tubes without the core sway along x, along y and round alike", () => {
  const { members, supports, ...loose } = around(N, LEANS);
  const { stability } = solved({
    ...loose,
    section: { ...tabulated("SHS150x8"), id: "section" },
    members: members.filter(([id]) => !id.startsWith("d")),
    supports: { ...supports, core: "rrfrrr" },
  });
  expect(stability[0]!.alpha_cr).toBeLessThan(10);
  expect(stability[0]).toMatchObject({ turning: [], alpha_turning: null });
});

test("which planes a lean can bend: those that stand", () => {
  const axes: Pick<CheckMember, "axes">["axes"] = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
  expect([isUpright({ axes }, "y"), isUpright({ axes }, "z")]).toEqual([true, false]);
});
