/** A canopy's arm hung from a rod that can only pull: lifted, the rod is slack, and what is left of the canopy is said. */

import { describe, expect, test } from "vitest";
import type { Results } from "../../../src/api/index.ts";
import { slackened } from "../../../src/checks/verdict/slack_members.ts";
import type { CheckMember } from "../../../src/topology/context.ts";
import { CLAMP, solved } from "../held.ts";

const PIN = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "rigid" };

/** Force up at the tip of an arm of 3 m, N; its root clamped or hinged. */
const canopy = (lift: number, root: "clamped" | "hinged"): Results =>
  solved({
    nodes: { A: [0, 0, 0], B: [3, 0, 0], T: [0, 0, 2] },
    members: [
      ["arm", "A", "B", root === "hinged" ? { start_hinge: "pin" } : {}],
      ["rod", "T", "B", { type: "tension" }],
    ],
    hinges: [PIN],
    supports: { A: CLAMP, T: "fffrrr", B: "rfrrrr" },
    loads: { node_loads: [{ node: "B", fz: lift }] },
    designs: ["arm", "rod"].map((id) => ({ id, members: [id] })),
  });
const rodOf = ({ checks }: Results) => checks.find(({ target }) => target.id === "rod")!;
const SLACK = "slack in every combination here: these loads would push it, it can only pull, and the structure is verified without it";

describe("a rod of a canopy", () => {
  test("slack where the arm stands by its root: said of the rod", () => {
    expect(rodOf(canopy(5e3, "clamped")).warnings).toContain(SLACK);
  });

  test("that pulls, T·2/√13 = P of a hinged arm, is not slack", () => {
    const results = canopy(-5e3, "hinged");
    expect(rodOf(results).warnings).not.toContain(SLACK);
    expect(results.load_combinations[0]!.end_forces[12]! / ((5e3 * Math.sqrt(13)) / 2)).toBeCloseTo(1, 6);
  });

  test("slack where nothing else holds the arm: unstable, with the rod named and what to do", () => {
    const { summary } = canopy(5e3, "hinged");
    expect(summary.sentence).toMatch(/^Unstable in every ULS combination:/);
    expect(summary.open_points.join("\n")).toMatch(
      /node 'B' can move along z: nothing resists it once 'rod' is slack, acting one way alone: give it/,
    );
  });
});

test("one that acts somewhere is not slack, nor is one without combinations", () => {
  const strut = [{ index: 3, type: "compression" }] as CheckMember[];
  const set = (idle: number[]) => ({ index: 0, id: "U", limit_state: "ULS" as const, idle });
  expect(slackened(strut, [set([2, 3]), set([3])])!.message).toContain("would pull it, it can only push");
  expect(slackened(strut, [set([2, 3]), set([2])])).toBeNull();
  expect(slackened(strut, [])).toBeNull();
});
