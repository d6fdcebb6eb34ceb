/** Members are judged by the modes of their own structure, EN 1993-1-1 5.2.1(3): what stands apart does not sway with others. */

import { describe, expect, test } from "vitest";
import { swayOf } from "../../../src/checks/buckling/sway.ts";
import type { Mode } from "../../../src/topology/context.ts";
import { tabulated } from "../fake.ts";
import { AMONG_LOADS, CLAMP, checked } from "../held.ts";

const SECTION = tabulated("HEB200") as unknown as { iy: number };
const EI = 210e9 * SECTION.iy;
const [H, LOW] = [6, 3];
/** A portal on pins, as high as it is wide, sways at kh·tan kh = 6. */
const PINNED = (1.3496 / H) ** 2 * EI;
/** A clamped one of 3 m by 6 m: kh·cot kh = −6·(EI/6 m)/(EI/3 m) = −3, kh = 2.4556. */
const CLAMPED = (2.4556 / LOW) ** 2 * EI;

/** The pinned portal and, beside it, the clamped one, each with a factor of its own. */
const pair = (soft: number, stiff: number) =>
  checked({
    nodes: {
      ...{ a: [0, 0, 0], A: [0, 0, H], B: [H, 0, H], b: [H, 0, 0] },
      ...{ c: [30, 0, 0], C: [30, 0, LOW], D: [36, 0, LOW], d: [36, 0, 0] },
    },
    members: [
      ["left", "a", "A"],
      ["beam", "A", "B"],
      ["right", "b", "B"],
      ["west", "c", "C"],
      ["tie", "C", "D"],
      ["east", "d", "D"],
    ],
    supports: {
      ...{ a: "fffrrf", b: "fffrrf", c: CLAMP, d: CLAMP },
      ...Object.fromEntries(["A", "B", "C", "D"].map((node) => [node, "rfrrrf"])),
    },
    loads: {
      node_loads: [
        ...["A", "B"].map((node) => ({ node, fx: PINNED / soft / 200, fz: -PINNED / soft })),
        ...["C", "D"].map((node) => ({ node, fx: CLAMPED / stiff / 200, fz: -CLAMPED / stiff })),
      ],
    },
    section: { ...SECTION, id: "section" },
    material: { grade: "S355", fy: 355e6 },
    designs: ["left", "beam", "right", "west", "tie", "east"].map((id) => ({ id, members: [id] })),
    options: AMONG_LOADS,
  });

describe("two portals that stand apart", () => {
  test("what does not sway by itself passes without a word beside one that does", () => {
    const { left, west } = pair(2.5, 40);
    expect(left!.verdict).toBe("cannot_verify");
    expect(west).toMatchObject({ verdict: "pass", questions: [] });
  });
  test("one that sways is left open with the factor of its own", () => {
    const reason = (factor: number): string => pair(2.5, factor).west!.verifications.find(({ key }) => key === "stability")!.reason!;
    const [, alpha] = /αcr = ([\d.]+) of a sway mode/.exec(reason(8))!;
    // Members shorten, which the closed form leaves out.
    expect(Number(alpha) / 8).toBeCloseTo(1, 1);
  });
  test("one that buckles below its loads fails alone", () => {
    const { left, beam, west } = pair(0.9, 40);
    expect([left!.verdict, beam!.verdict, west!.verdict]).toEqual(["fail", "fail", "pass"]);
  });
});

test("where structures are told apart one without modes is not pressed; without a member the whole answers", () => {
  const mode = (alpha_cr: number, of?: number[]): Mode => ({
    ...{ combination: 0, alpha_cr, sway: true, participation: [1, 1, 1] },
    ...(of ? { of: new Set(of) } : {}),
  });
  const modes = [mode(0.8), mode(0.8, [0]), mode(12, [1])];
  expect(swayOf(modes, 0, [0])).toMatchObject({ unstable: 0.8, still: false });
  expect(swayOf(modes, 0, [1])).toMatchObject({ unstable: null, still: true, known: true });
  expect(swayOf(modes, 0, [2])).toMatchObject({ unstable: null, still: false, known: false });
  expect(swayOf(modes, 0, [])).toMatchObject({ unstable: 0.8 });
});
