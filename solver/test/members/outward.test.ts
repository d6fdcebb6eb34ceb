/** What holds a node by a tree outward from it: simple beams exactly, and a bridge on a pin and rollers the same at both ends of its cross beams. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { checkContext } from "../../src/checks/analysis.ts";
import { StructureView } from "../../src/members/structure.ts";
import { restAlong } from "../../src/members/surroundings.ts";
import { readFrame } from "../../src/model/frame.ts";
import type { Vector } from "../../src/topology/context.ts";
import { part, tabulated } from "../checks/fake.ts";
import { checked, cutBeam, even, FORK, held, SLIDE, type Structure } from "../checks/held.ts";

const jointsOf = (model: Model): StructureView =>
  new StructureView(checkContext(model, readFrame(model.model, false, undefined), solve(model)));
const ACROSS: Vector[] = [
  [0, 1, 0],
  [-1, 0, 0],
  [0, 0, 1],
];
const EI = 210e9 * tabulated("IPE300").iy!;

/** A girder of 9 m from a fork to one that slides, and a cross beam of 2 m from it, at a. */
const girder = (a: number): Structure => ({
  nodes: { A: [0, 0, 0], m: [a, 0, 0], B: [9, 0, 0], tip: [a, 2, 0] },
  members: [
    ["left", "A", "m"],
    ["right", "m", "B"],
    ["cross", "m", "tip"],
  ],
  supports: { A: FORK, B: SLIDE },
  designs: [],
});

describe("a simple beam against turning at a place on it", () => {
  test.each([4.5, 3, 1])("3EI·L²/(a³ + b³), at %s m", (a) => {
    const b = 9 - a;
    const { surroundings } = jointsOf(held(girder(a)));
    const found = surroundings.outward("m", new Set(["cross"]), ACROSS);
    expect(restAlong(found, 3) / ((3 * EI * 9 ** 2) / (a ** 3 + b ** 3))).toBeCloseTo(1, 6);
    expect(found.by.sort()).toEqual(["left", "right"]);
    // With far ends clamped it would be 4EI/a + 4EI/b.
    expect(surroundings.mostAbout("m", new Set(["cross"]), ACROSS[0]!) / ((4 * EI) / a + (4 * EI) / b)).toBeCloseTo(1, 6);
  });
  test("nothing is held by what leads to no support, nor by the members left out", () => {
    const { surroundings } = jointsOf(held(girder(3)));
    expect(restAlong(surroundings.outward("m", new Set(["left", "right"]), ACROSS), 3)).toBe(0);
  });
});

describe("cross beams rigid between two equal girders, on one pin and rollers", () => {
  const N = 6;
  /** On 12 m n + 1 cross beams of 2.4 m, each with q; diagonals between hold the deck in plan. */
  const bridge = (first: string, n = N, q = 30e3, crosses = Array.from({ length: n + 1 }, (_, i) => `X${i}`)): Structure => {
    const other = first === "l" ? "r" : "l";
    const nodes: Structure["nodes"] = {};
    const members: Structure["members"] = [];
    for (let i = 0; i <= n; i++) {
      nodes[`l${i}`] = [(12 * i) / n, 0, 0];
      nodes[`r${i}`] = [(12 * i) / n, 2.4, 0];
      members.push([`X${i}`, `l${i}`, `r${i}`]);
      if (i === n) continue;
      for (const side of ["l", "r"]) members.push([`${side}g${i}`, `${side}${i}`, `${side}${i + 1}`]);
      const [from, to] = i % 2 ? [other, first] : [first, other];
      members.push([`D${i}`, `${from}${i}`, `${to}${i + 1}`, { type: "truss" }]);
    }
    return {
      nodes,
      members,
      supports: { [`${first}0`]: "fffrrr", [`${other}0`]: "frfrrr", [`${first}${n}`]: "rffrrr", [`${other}${n}`]: "rrfrrr" },
      loads: even(crosses, q),
      designs: crosses.map((id) => ({ id, members: [id] })),
    };
  };
  const used = (structure: Structure): number[] => {
    const found = checked(structure);
    return Array.from({ length: N + 1 }, (_, i) => part(found[`X${i}`]!, "ltb").utilisation as number);
  };
  test("are held alike as the girders bend: mirror images are used alike, and no more than between forks", () => {
    const [left, right] = [used(bridge("l")), used(bridge("r"))];
    const { D } = checked({ ...cutBeam(2.4, []), loads: even(["M0"], 30e3) });
    const forked = part(D!, "ltb").utilisation as number;
    left.forEach((one, i) => {
      expect(one / left[N - i]!, `X${i} and X${N - i}`).toBeCloseTo(1, 2);
      expect(one / right[i]!, `X${i} seen from either side`).toBeCloseTo(1, 2);
      expect(one, `X${i}`).toBeLessThan(1.01 * forked);
    });
  });
  test("however far the supports are: what the girders offer against turning holds it as forks do", () => {
    const ltb = (q: number) => part(checked(bridge("l", 80, q, ["X40"])).X40!, "ltb");
    expect(ltb(5e3).status).toBe("pass");
    const forked = part(checked({ ...cutBeam(2.4, []), loads: even(["M0"], 100e3) }).D!, "ltb").utilisation as number;
    expect(ltb(100e3).utilisation! / forked).toBeGreaterThan(0.9);
    expect(ltb(100e3).utilisation! / forked).toBeLessThan(1.02);
    // W·fy = 148 kNm, and q·l²/8 of 300 kN/m is 216 kNm.
    expect(ltb(300e3).status).toBe("fail");
  });
});
