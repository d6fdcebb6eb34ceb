/** Forces across a beam that stand on its nodes, beside torques and over patches: what they twist it by is asked for as of loads on its members. */

import { describe, expect, test } from "vitest";
import type { CheckResult } from "../../../src/results/checks.ts";
import { mm } from "../fake.ts";
import { checked, cutBeam, FORK, SLIDE, type Structure } from "../held.ts";

/**
 * HEA 300 of S355 over 8 m between forks, P = 102 kN down and H = 25.5 kN aside in its middle, as of a crane. At the top flange H makes T = 25.5·0.145 =
 * 3.70 kN·m, and bends that flange alone: Mz = 25.5·8/4 = 51 kN·m on half of Wel,z = 420.6 cm³ is 242 N/mm², 0.68 of fy beside My = 204 kN·m.
 */
const HEA300 = mm("HEA300", "i", {
  ...{ h: 290, b: 300, tw: 8.5, tf: 14, r: 27, A: 11250, Iy: 182.6e6, Iz: 63.1e6, It: 851.7e3, Iw: 1200e9 },
  ...{ Wel_y: 1260e3, Wel_z: 420.6e3, Wpl_y: 1383e3, Wpl_z: 641.2e3 },
});
const [L, P, H] = [8, 102e3, 25.5e3];

function crane(loads: object, more: Partial<Structure> = {}, design: object = {}): CheckResult {
  const beam = cutBeam(L, [L / 2]);
  const structure: Structure = {
    ...beam,
    section: { ...HEA300, id: "section" },
    material: { grade: "S355", fy: 355e6 },
    loads: loads as Structure["loads"] & object,
    designs: [{ id: "D", members: ["M0", "M1"], stiff_bearing_length: 0.1, ...design }],
    check: { load_height: "top" },
    ...more,
  };
  return checked(structure).D!;
}
const onNode = (more: object = {}): object => ({ node: "N1", fz: -P, fy: H, ...more });
const asked = (result: CheckResult): string => result.questions.filter((one) => one.includes("across the web")).join();

describe("a wheel on a node", () => {
  test("is asked about as one on a member is, by its torque", () => {
    const result = crane({ node_loads: [onNode()] });
    expect(result.utilisation).toBeLessThan(1);
    expect(asked(result)).toContain(
      "Loads of 25.5 kN act across the web at the top flange in U: they twist the member by 3.70 kN·m, of which 0.00 kN·m",
    );
    const member = { member: "M0", type: "point", position: 1, fz: -P, fy: H };
    expect(asked(crane({ member_loads: [member] }))).toBe(asked(result));
  });

  test("of unsaid height too, where its torque uses the member up; at the axis it is not", () => {
    expect(asked(crane({ node_loads: [onNode({ fz: -0.9 * P, fy: 0.9 * H })] }, { check: {} }))).toContain("as wheels do");
    expect(asked(crane({ node_loads: [onNode({ fy: 3e3, fz: -P / 2 })] }, { check: {} }))).toBe("");
    expect(asked(crane({ node_loads: [onNode()] }, { check: { load_height: "centre" } }))).toBe("");
  });

  test("at the free end of a cantilever is asked about, on top of a post it stands on an end plate", () => {
    const arm = (end: [number, number, number]): CheckResult =>
      crane(
        { node_loads: [{ node: "end", fx: end[2] && 20e3, fy: 20e3, fz: end[0] && -20e3 }] },
        { nodes: { N0: [0, 0, 0], end }, members: [["M0", "N0", "end"]], supports: { N0: "ffffff" } },
        { members: ["M0"] },
      );
    expect(asked(arm([3, 0, 0]))).toMatch(/Loads of 20.0 kN .* by 2.90 kN·m, of which 0.00 kN·m/);
    expect(asked(arm([0, 0, 3]))).toBe("");
  });

  test("where the line goes on as another design member it is not lost between the two", () => {
    const pieces = ["M0", "M1"].map((id) => ({ id: id === "M0" ? "D" : "E", members: [id], stiff_bearing_length: 0.1 }));
    expect(asked(crane({ node_loads: [onNode()] }, { designs: pieces }))).toContain("3.70 kN·m");
  });
});

describe("nothing is asked of", () => {
  test("what acts along the web, or twists by less than the check neglects: 0.02·τRd = 4.1 N/mm² over It/tf = 60.8 cm³ is 249 N·m", () => {
    expect(asked(crane({ node_loads: [onNode({ fy: 0 })] }))).toBe("");
    const point = (fy: number): object => ({ member_loads: [{ member: "M0", type: "point", position: 1, fz: -P / 2, fy }] });
    expect(asked(crane(point(249 / 0.145 - 20)))).toBe("");
    expect(asked(crane(point(249 / 0.145 + 20)))).not.toBe("");
  });

  test("a small force on a node, or beside torques of others: twice its share of Wpl,z is borne", () => {
    // 3 kN: Mz = 6 kN·m of 227.6, 0.03; twice that beside what 51 kN use is less than 1.
    const small = crane({ node_loads: [onNode({ fz: -P / 2, fy: 3e3 })] });
    expect(small.utilisation! + (2 * 6) / 227.6).toBeLessThan(1);
    expect(asked(small)).toBe("");
    const twisted = { member: "M1", type: "moment", position: 0.5, mx: 50 };
    const point = { member: "M0", type: "point", position: 1, fz: -P / 2, fy: 3e3 };
    expect(asked(crane({ member_loads: [point, twisted] }))).toBe("");
  });

  const beside = (hinges: object, from: [number, number, number]): Partial<Structure> => ({
    nodes: { ...cutBeam(L, [L / 2]).nodes, side: from },
    members: [...cutBeam(L, [L / 2]).members, ["X", "N1", "side", hinges]] as Structure["members"],
    hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" }],
  });
  const supports = { N0: FORK, end: SLIDE };

  test("a node where another member meets the beam, which may bring the force, take it or hold the beam", () => {
    for (const hinges of [{}, { start_hinge: "pin", end_hinge: "pin" }])
      expect(
        asked(crane({ node_loads: [onNode()] }, { ...beside(hinges, [L / 2, 2, 0]), supports: { ...supports, side: "frffff" } })),
      ).toBe("");
  });

  test("a fork at the node, be it the design member's word, and a node that lies on the flange", () => {
    expect(asked(crane({ node_loads: [onNode()] }, { supports: { ...supports, N1: "rrrfrr" } }))).toBe("");
    expect(asked(crane({ node_loads: [onNode()] }, {}, { lateral_restraints: [{ position: 0.5, flange: "both" }] }))).toBe("");
    const arms = cutBeam(L, [L / 2]).members.map(([id, a, b]) => [id, a, b, { start_offset: [0, 0, -0.145], end_offset: [0, 0, -0.145] }]);
    expect(asked(crane({ node_loads: [onNode()] }, { members: arms as Structure["members"] }))).toBe("");
  });
});

describe("a torque beside", () => {
  const moment = (mx: number): object => ({ member: "M0", type: "moment", position: 0.9, mx });
  const point = { member: "M0", type: "point", position: 0.9, fz: -P, fy: H };

  test("that is none to speak of does not answer for 3.70 kN·m; the whole one does, on members and on nodes", () => {
    const stray = crane({ member_loads: [point, moment(50)] });
    expect(asked(stray)).toMatch(/Loads of 25.5 kN .* by 3.70 kN·m, of which 0.05 kN·m/);
    expect(asked(crane({ member_loads: [point, moment(-3697.5)] }))).toBe("");
    expect(asked(crane({ node_loads: [onNode({ mx: 50 })] }))).toMatch(/by 3.70 kN·m, of which 0.05 kN·m/);
    expect(asked(crane({ node_loads: [onNode({ mx: -3697.5 })] }))).toBe("");
  });

  test("that another member brings in, as in a frame, is none of the wheel's", () => {
    // A bracket at a quarter of the span with 0.5 kN at 1 m: 500 N·m, more than is neglected.
    const cut = cutBeam(L, [2, 4]);
    const frame: Partial<Structure> = {
      nodes: { ...cut.nodes, tip: [2, 1, 0] },
      members: [...cut.members, ["X", "N1", "tip"]],
      designs: [{ ...cut.designs[0], id: "D", stiff_bearing_length: 0.1, warping_start: "free", warping_end: "free" }],
    };
    const loads = {
      node_loads: [
        { node: "N2", fz: -0.7 * P, fy: 0.7 * H },
        { node: "tip", fz: -500 },
      ],
    };
    expect(asked(crane(loads, frame))).toMatch(/Loads of 17.9 kN .* by 2.59 kN·m, of which 0.00 kN·m/);
  });
});

describe("a wheel laid over a patch", () => {
  const patch = (of: object, start = 0.98, end = 1): object => ({ member: "M0", type: "distributed", start, end, ...of });
  const [p, h] = [(0.9 * P) / 0.08, (0.9 * H) / 0.08];
  const unsaid = (member_loads: object[], check: object = {}): string => {
    const result = crane({ member_loads }, { check: check as NonNullable<Structure["check"]> });
    expect(result.utilisation).toBeLessThan(1);
    return asked(result);
  };
  const side = { member: "M0", type: "point", position: 0.99, fy: 0.9 * H };
  const down = { member: "M0", type: "point", position: 0.99, fz: -0.9 * P };

  test("is one, whichever of its forces is the patch", () => {
    expect(unsaid([patch({ fz: -p }), side])).toContain("as wheels do");
    expect(unsaid([patch({ fy: h }), down])).toContain("as wheels do");
    expect(unsaid([patch({ fz: -p, fy: h })])).toMatch(/Loads of 23.0 kN .* by 3.33 kN·m, of which 0.00 kN·m/);
    expect(unsaid([patch({ fz: -p }, 0.5, 0.52), side])).toBe("");
  });

  test("a floor all along presses where the force stands as well, unless it holds the flange; a wind all along is no wheel", () => {
    const floor = (q: number): object[] => ["M0", "M1"].map((member) => ({ member, type: "distributed", fz: -q }));
    expect(unsaid([...floor(20e3), side])).toContain("as wheels do");
    expect(unsaid([...floor(35e3), side], { restrained: true })).toBe("");
    expect(unsaid([...floor(35e3), { ...side, fz: -1e3 }], { restrained: true })).toContain("as wheels do");
    const wind = ["M0", "M1"].map((member) => ({ member, type: "distributed", fy: (1.8 * H) / L }));
    expect(unsaid([...wind, down])).toBe("");
  });
});
