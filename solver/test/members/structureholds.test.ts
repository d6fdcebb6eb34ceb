/** Lateral restraint by a structure that several members lean on: beams side by side, tied at midspan to one spring. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { springsOf } from "../../src/members/structureholds.ts";
import { library } from "../../src/model/sections/included.ts";
import { part } from "../checks/fake.ts";
import { byDesignMember, held, type Structure } from "../checks/held.ts";

const [L, Q] = [8, 11e3];
const tie = { ...library().find("SHS100x100x5")!, id: "tie", a: 1 };

/** Beams of 8 m between forks, 3 m apart; their middles are tied to a support that gives way by its stiffness. */
function beams(count: number, stiffness: number) {
  const structure: Structure = { nodes: {}, members: [], supports: {}, hinges: [], designs: [] };
  const ids = Array.from({ length: count }, (_, i) => i);
  for (const i of ids) {
    Object.assign(structure.nodes, { [`A${i}`]: [0, 3 * i, 0], [`M${i}`]: [L / 2, 3 * i, 0], [`B${i}`]: [L, 3 * i, 0] });
    structure.members.push([`l${i}`, `A${i}`, `M${i}`], [`r${i}`, `M${i}`, `B${i}`]);
    Object.assign(structure.supports, { [`A${i}`]: "ffffrr", [`B${i}`]: "rfffrr" });
    structure.designs.push({ id: `D${i}`, members: [`l${i}`, `r${i}`] });
    structure.members.push([`t${i}`, i ? `M${i - 1}` : "S", `M${i}`, { section: "tie", type: "truss" }]);
  }
  structure.nodes.S = [L / 2, -3, 0];
  structure.supports.S = { ux: "fixed", uy: stiffness, uz: "fixed", rx: "free", ry: "free", rz: "free" };
  structure.loads = { member_loads: ids.flatMap((i) => [`l${i}`, `r${i}`].map((member) => ({ member, type: "distributed", fz: -Q }))) };
  structure.check = { load_height: "centre" };
  const built = held(structure) as unknown as { model: { sections: object[]; design_members?: object[] } };
  built.model.sections.push(tie);
  built.model.design_members = structure.designs;
  const found = byDesignMember(solve(built as unknown as Model).checks);
  return ids.map((i) => {
    const { steps } = part(found[`D${i}`]!, "ltb");
    for (const step of steps) for (const one of [...step.inputs, step.result]) if (one?.symbol === "Mcr") return one.value as number;
    throw new Error("no Mcr");
  });
}

describe("beams that lean on one spring", () => {
  // All buckle together the same way, each on its part of the spring.
  test.each([2, 4, 8])("%s of them have no more than each by itself on its share, and hardly less", (count) => {
    const k = 3e5;
    const [alone] = beams(1, k) as [number];
    for (const mcr of beams(count, count * k)) {
      expect(mcr / alone).toBeLessThan(1.001);
      expect(mcr / alone).toBeGreaterThan(0.999);
    }
  });
});

describe("beams that radiate from the head of a post", () => {
  /** What each of so many is held with against twist at the head, of a post that gives way by 1 about any level axis. */
  const held = (count: number): number => {
    const members = Array.from({ length: count }, (_, i) => {
      const [c, s] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
      return {
        id: `M${i}`,
        type: "beam",
        axes: { x: [c, s, 0], y: [-s, c, 0], z: [0, 0, 1] },
        section: { it: 0 },
        material: { g: 1 },
        length: 1,
      };
    });
    const flexibility = new Float64Array(144);
    for (let j = 0; j < 12; j++) flexibility[13 * j] = 1;
    const line = { nodes: ["head", "tip"], spans: [{ member: members[0], from: 0, reversed: false }], length: 1 };
    const context = { flexibility: () => flexibility, stability: [{ alpha_cr: Infinity }] };
    const joints = { context, held: (node: string) => node === "head", left: () => Infinity, at: () => members };
    return springsOf(line as never, joints as never, false)![0]!.twist;
  };
  // The head turns about one axis, and Σcos² = n/2 of the springs answer.
  test.each([2, 3, 4, 6, 8])("%s of them together are given no more than there is", (count) => {
    expect(held(count) * (count === 2 ? 2 : count / 2)).toBeLessThanOrEqual(1 + 1e-12);
  });
  test("two in one line have half each", () => expect(held(2)).toBeCloseTo(0.5, 12));
});
