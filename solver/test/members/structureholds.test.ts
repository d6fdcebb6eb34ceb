/** Lateral restraint by a structure that several members lean on: beams side by side, tied at midspan to one spring. */

import { describe, expect, test } from "vitest";
import { library } from "../../src/model/sections/included.ts";
import { part } from "../checks/fake.ts";
import { byDesignMember, held, type Structure } from "../checks/held.ts";
import { type Model, solve } from "../../src/api/index.ts";

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
    console.log(count, alone, beams(count, count * k));
    for (const mcr of beams(count, count * k)) {
      expect(mcr / alone).toBeLessThan(1.001);
      expect(mcr / alone).toBeGreaterThan(0.9);
    }
  });
});
