/** What is asked of a member whose frame sways: EN 1993-1-1 5.2.1(3), and beside its lean 5.3.2(6). */

import { expect, test } from "vitest";
import type { CheckResult } from "../../../src/results/checks.ts";
import { tabulated } from "../fake.ts";
import { CLAMP, checked } from "../held.ts";

const HEIGHT = 6;
const SECTION = tabulated("HEB200") as unknown as { iy: number };
const EULER = (Math.PI ** 2 * 210e9 * SECTION.iy) / HEIGHT ** 2;

/** Questions about bows in a clamped portal, each column of which is pressed by a share of its Euler force. */
const asked = (share: number, imperfections: object = {}, order = "second"): string[] =>
  Object.values(
    checked({
      nodes: { a: [0, 0, 0], A: [0, 0, HEIGHT], B: [6, 0, HEIGHT], b: [6, 0, 0] },
      members: [
        ["left", "a", "A"],
        ["beam", "A", "B"],
        ["right", "b", "B"],
      ],
      supports: { a: CLAMP, b: CLAMP, A: "rfrrrf", B: "rfrrrf" },
      loads: { node_loads: ["A", "B"].map((node) => ({ node, fz: -share * EULER })) },
      section: { ...SECTION, id: "section" },
      designs: ["left", "right"].map((id) => ({ id, members: [id], l_cr_y: HEIGHT })),
      options: { order, imperfections: { directions: ["+x", "-x", "+y", "-y"], ...imperfections } },
    }),
  ).flatMap(({ questions }) => questions.filter((question) => question.includes("5.3.2(6)")));

test("a column of a frame that sways bows from a quarter of its Euler force on: λ > 0.5·√(A·fy/NEd)", () => {
  expect(asked(0.24)).toEqual([]);
  expect(asked(0.26).length).toBeGreaterThan(0);
  expect(asked(0.26)[0]).toContain("0.26·Ncr");
  expect(asked(0.26, { bow: "a" })).toEqual([]);
  expect(asked(0.26, {}, "first")).toEqual([]);
});

/** Two bars from fixed feet to a hinged apex, rise over half span θ, bear P = E·A·θ·(θ0² − θ²) at most 2/(3·√3)·E·A·θ0³ and then snap through. */
const RISE = 0.07;
const SNAPS = ((2 / (3 * Math.sqrt(3))) * 210e9 * tabulated("HEB200").a * RISE ** 3) / Math.sqrt(1 + RISE ** 2) ** 3;
const rafter = (share: number, more: object, order = "first"): CheckResult =>
  checked({
    nodes: { A: [0, 0, 0], C: [3, 0, 3 * RISE], B: [6, 0, 0] },
    members: [
      ["left", "A", "C", { end_hinge: "pin" }],
      ["right", "C", "B"],
    ],
    hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "rigid" }],
    supports: { A: "fffrrf", B: "fffrrf", C: "rfrrrr" },
    loads: { node_loads: [{ node: "C", fz: -share * SNAPS }] },
    section: { ...SECTION, id: "section" },
    material: { grade: "S355", fy: 355e6 },
    designs: ["left", "right"].map((id) => ({ id, members: [id], l_cr_z: 1, l_t: 1, ...more })),
    options: { order },
  }).left!;

test("flat rafters snap through whatever buckling length is given: only second order tells their force", () => {
  // By first order N/Npl is 0.57 just above that load, and Lcr,y = 5 m leaves χ = 0.8.
  const found = rafter(1.02, { l_cr_y: 5 });
  expect(found.verdict).toBe("cannot_verify");
  expect(found.verifications.find(({ key }) => key === "stability")?.reason).toContain("as flat rafters lose their rise");
  expect(found.verifications.every(({ status }) => status !== "fail")).toBe(true);
  expect(rafter(1.02, { l_cr_y: 5 }, "second").verifications.some(({ reason }) => reason?.includes("gives way as it deforms"))).toBe(true);
  // αcr = θ0²·E·A/N is above 10 below a half of it, and first order does.
  expect(rafter(0.45, { l_cr_y: 5 }).verdict).toBe("pass");
});
