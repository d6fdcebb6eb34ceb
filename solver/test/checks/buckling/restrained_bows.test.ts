/** Bows that declared restraints rule out: no failure of others, and never a pass. */

import { describe, expect, test } from "vitest";
import { preventedBy } from "../../../src/checks/buckling/restrained_bows.ts";
import { longestUnheld } from "../../../src/members/restraint_gaps.ts";
import { part } from "../fake.ts";
import { type Structure, solved } from "../held.ts";

type Any = Record<string, unknown>;

const at = (...positions: number[]): Any[] => positions.map((position) => ({ position, flange: "both" }));

test("the longest stretch between points of which both flanges are held", () => {
  expect(longestUnheld([])).toBe(1);
  expect(longestUnheld([{ position: 0.5, flange: "top" }])).toBe(1);
  expect(
    longestUnheld([
      { position: 0.75, flange: "both" },
      { position: 0.25, flange: "both" },
    ]),
  ).toBe(0.5);
});

/** Columns on pinned feet, held across their plane at their heads, under a beam pressed between them: it bows across at π²·E·Iz/6² = 348 kN. */
const portal = (push: number, beam: Any, more: Partial<Structure> = {}): Structure => ({
  nodes: { A: [0, 0, 0], B: [0, 0, 3], C: [6, 0, 3], D: [6, 0, 0] },
  members: [
    ["left", "A", "B"],
    ["beam", "B", "C"],
    ["right", "D", "C"],
  ],
  supports: { A: "fffrrf", D: "fffrrf", B: "rfrrrr", C: "rfrrrr" },
  loads: {
    node_loads: [
      { node: "B", fz: -1e3, fx: push },
      { node: "C", fz: -1e3, fx: -push },
    ],
  },
  designs: [
    { id: "left", members: ["left"], l_t: 3 },
    { id: "beam", members: ["beam"], l_cr_z: 2, ...beam },
  ],
  ...more,
});
const HELD = { lateral_restraints: at(0, 1 / 3, 2 / 3, 1) };
/** Null where the structure's stability is none of the member's business. */
const statuses = (structure: Structure): (string | null)[] =>
  solved(structure).checks.map((check) => check.verifications.find(({ key }) => key === "stability")?.status ?? null);

describe("a beam that bows below its loads, 348/400 = 0.87", () => {
  test("held where it bows: nobody fails by it, and nobody passes", () => {
    const { stability, checks, summary } = solved(portal(400e3, HELD));
    // The columns' twist holds its ends a little.
    expect(stability[0]!.alpha_cr).toBeGreaterThan(0.87);
    expect(stability[0]!.alpha_cr).toBeLessThan(0.89);
    for (const check of checks) {
      expect(part(check, "stability")).toMatchObject({
        status: "not_covered",
        reason: expect.stringMatching(/'beam' bows.*supports or bracing/),
      });
      expect(check.verdict).toBe("cannot_verify");
    }
    expect(summary.verdict).toBe("cannot_verify");
    expect(summary.open_points.join()).toContain("5.2.1");
  });
  test("what it asks for answers it: supports at nodes of the beam", () => {
    const whole = portal(400e3, HELD);
    const held: Structure = {
      ...whole,
      nodes: { ...whole.nodes, P: [2, 0, 3], Q: [4, 0, 3] },
      members: [
        ["left", "A", "B"],
        ["b1", "B", "P"],
        ["b2", "P", "Q"],
        ["b3", "Q", "C"],
        ["right", "D", "C"],
      ],
      supports: { ...whole.supports, P: "rfrrrr", Q: "rfrrrr" },
      designs: [whole.designs[0]!, { ...whole.designs[1], members: ["b1", "b2", "b3"] }],
    };
    expect(solved(held).stability[0]!.alpha_cr).toBeGreaterThan(1);
    for (const check of solved(held).checks)
      expect(check.verifications.find(({ key }) => key === "stability")?.reason ?? "").not.toContain("bows");
  });
  test("not held, held at its ends, by one flange, or by a length alone: it fails, and the column beside it does not", () => {
    for (const beam of [
      {},
      { lateral_restraints: at(0, 1) },
      { lateral_restraints: [{ position: 0.5, flange: "top" }] },
      { l_cr_z: 0.5 },
      { l_cr_y: 6, l_lt: 1, l_t: 1 },
    ])
      expect(statuses(portal(400e3, beam)), JSON.stringify(beam)).toEqual([null, "fail"]);
  });
  test("held too far apart to bear its force, whatever its ends: it fails", () => {
    // With holds 0.49·L apart α·(L/2)²/g² = 0.88/(4·0.49²) = 0.92.
    expect(statuses(portal(400e3, { lateral_restraints: at(0.02, 0.51) }))).toEqual([null, "fail"]);
  });
});

describe("a mode below 1 that is no bow of the member that is held", () => {
  test("another member's bow: that member fails", () => {
    // The column's own: π²·E·Iz/3² = 1391 kN.
    const pressed = portal(1, HELD, { loads: { node_loads: ["B", "C"].map((node) => ({ node, fz: -2000e3 })) } });
    expect(solved(pressed).stability[0]!.alpha_cr).toBeLessThan(1);
    expect(statuses(pressed)[0]).toBe("fail");
    expect(statuses(pressed)[1]).not.toBe("fail");
  });
  test("a bow about its strong axis or about both, one that others take part in, and a section wider than deep are not ruled out", () => {
    const by = (about: number, [other, deep] = [0, true]): string | null =>
      preventedBy(
        { alpha_cr: 0.88, sway: false, participation: [other, 1 - other, 0], about_y: [0, about * (1 - other), 0] },
        Int32Array.of(0, 1, 2),
        {
          memberIndex: new Map(["left", "beam", "right"].map((id, m) => [id, m])),
          sections: [{ id: "s", a: 1e-2, iy: deep ? 2e-5 : 1e-5, iz: deep ? 1e-5 : 2e-5, it: 1e-7, iyz: 0 }],
          sectionOf: Int32Array.of(0, 0, 0),
        },
        [
          {
            id: "B",
            members: ["beam"],
            lateral_restraints: [
              { position: 0.5, flange: "both" },
              { position: 0.75, flange: "both" },
              { position: 0.25, flange: "both" },
            ],
          },
        ],
      );
    expect(by(0)).toBe("B");
    for (const other of [by(1), by(0.5), by(0, [0.2, true]), by(0, [-0.2, true]), by(0, [0, false])]) expect(other).toBeNull();
  });
  test("sway below 1 beside it: all fail by the sway", () => {
    const both = portal(3700e3, HELD, {
      loads: {
        node_loads: [
          { node: "B", fz: -2700e3, fx: 3700e3 },
          { node: "C", fz: -2700e3, fx: -3700e3 },
        ],
      },
      section: { iz: 6e-5 },
    });
    const { alpha_cr, alpha_sway, sway } = solved(both).stability[0]!;
    expect(alpha_sway).toBeLessThan(1);
    expect(alpha_cr).toBeLessThan(alpha_sway!);
    expect(sway).toBe(false);
    expect(statuses(both)).toEqual(["fail", "fail"]);
  });
  test("a design member that is but a part of the line that bows: it fails", () => {
    const whole = portal(400e3, HELD);
    const cut: Structure = {
      ...whole,
      nodes: { ...whole.nodes, P: [3, 0, 3] },
      members: [
        ["left", "A", "B"],
        ["beam", "B", "P"],
        ["rest", "P", "C"],
        ["right", "D", "C"],
      ],
    };
    expect(statuses(cut)).toEqual([null, "fail"]);
  });
});

describe("a pitched frame whose ridge leans sideways below its loads", () => {
  /** Feet and eaves held across the frame, the ridge by nothing but what the rafters are declared to be held by. */
  const pitched = (restraints: Any[]): Structure => ({
    nodes: { A: [0, 0, 0], B: [0, 0, 4], R: [8, 0, 5], C: [16, 0, 4], D: [16, 0, 0] },
    members: [
      ["left", "A", "B"],
      ["up", "B", "R"],
      ["down", "R", "C"],
      ["right", "D", "C"],
    ],
    supports: { A: "ffffff", D: "ffffff", B: "rfrrrr", C: "rfrrrr" },
    loads: { node_loads: [{ node: "R", fz: -60e3 }] },
    designs: ["up", "down"].map((id) => ({ id, members: [id], l_cr_z: 2, l_cr_y: 16, lateral_restraints: restraints })),
  });
  test("the ridge and the rafters declared to be held: a question for everyone, and no failure", () => {
    const { stability } = solved(pitched(at(0, 0.25, 0.5, 0.75, 1)));
    expect(stability[0]!.alpha_cr).toBeLessThan(1);
    expect(stability[0]!.sway).toBe(true);
    expect(statuses(pitched(at(0, 0.25, 0.5, 0.75, 1)))).toEqual(["not_covered", "not_covered"]);
  });
  test("held between their ends alone, or not at all, the ridge goes: all fail", () => {
    for (const restraints of [at(0.25, 0.5, 0.75), at(0, 0.25, 0.5, 0.75), []])
      expect(statuses(pitched(restraints)), JSON.stringify(restraints)).toEqual(["fail", "fail"]);
  });
});
