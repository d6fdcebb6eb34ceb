/** Lines whose hinges part them in bending and pass twist on: two storeys of a column, HEB 200, spliced by a pin. */

import { describe, expect, test } from "vitest";
import { hinge } from "../building.ts";
import { part, printed, tabulated } from "../checks/fake.ts";
import { checked, type Structure } from "../checks/held.ts";
import { factorByElements } from "./lateralelements.ts";

const HEB = { ...tabulated("HEB200"), id: "section" };
const Q = 4e3;
/** Floor beams on fin plates at the splice, a fork at the foot, nothing against twist at the head. */
const spliced = (load_height: "centre" | "top", released = ["ry", "rz"], pushed = "l"): Structure => ({
  nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [0, 0, 8], E: [5, 0, 4], F: [0, 6, 4] },
  members: [
    ["l", "A", "B"],
    ["u", "B", "C", { start_hinge: "splice" }],
    ["x", "B", "E", { start_hinge: "pin" }],
    ["y", "B", "F", { start_hinge: "pin" }],
  ],
  supports: { A: "fffrrf", C: "ffrrrr", E: "ffffff", F: "ffffff" },
  section: HEB,
  hinges: [hinge("pin", { ry: "free", rz: "free" }), hinge("splice", Object.fromEntries(released.map((dof) => [dof, "free" as const])))],
  loads: { node_loads: [{ node: "C", fz: -400e3 }], member_loads: [{ member: pushed, type: "distributed", fx: Q }] },
  designs: ["l", "u"].map((id) => ({ id, members: [id] })),
  check: { load_height },
});

const [EI, GJ] = [210e9 * HEB.iz, 81e9 * HEB.it];
const M = (Q * 16) / 8;

describe("the lower storey under wind", () => {
  const found = checked(spliced("centre")).l!;
  test("Mcr is at least π/(2·L)·√(E·Iz·G·It) of both storeys together", () =>
    expect(printed(found, "ltb", "Mcr")).toBeCloseTo(((Math.PI / 16) * Math.sqrt(EI * GJ)) / 1e3, 3));
  test("which no line exceeds: twice that by finite elements, with a soft element for the hinge", () => {
    const line = {
      length: 8,
      of: (s: number) => ({ ei_z: Math.abs(s - 4.125) < 0.125 ? EI * 1e-6 : EI, ei_w: 1, gi_t: GJ }),
      moment: (s: number) => (s < 4 ? (Q * s * (4 - s)) / 2 : 0),
      holds: [
        { s: 0, z: 0, theta: true as const },
        { s: 4, z: 0 },
        { s: 8, z: 0 },
      ],
    };
    expect(printed(found, "ltb", "Mcr") * 1e3).toBeLessThan(factorByElements(line) * M);
  });
  test("nothing is left open, and a pass is one", () => {
    for (const { verdict, verifications } of Object.values(checked(spliced("centre")))) {
      expect(verdict).toBe("pass");
      expect(verifications.every(({ status }) => status !== "not_covered")).toBe(true);
    }
  });
  test("wind on a flange takes of it: α²·(M·L/κ)²/(E·Iz) + α·F·h/2·L = G·It with all that acts across", () => {
    // The load of 16 kN and what it brings to the foot and to the splice.
    const raised = 0.1 * 32e3 * 8;
    const bent = (M * 16) ** 2 / Math.PI ** 2 / EI;
    const alpha = (2 * GJ) / (raised + Math.sqrt(raised ** 2 + 4 * bent * GJ));
    expect(printed(checked(spliced("top")).l!, "ltb", "Mcr")).toBeCloseTo((alpha * M) / 1e3, 1);
  });
});

test("a splice that turns about the column's axis too leaves the upper storey without any hold against twist", () =>
  expect(part(checked(spliced("centre", ["rx", "ry", "rz"], "u")).u!, "ltb").status).not.toBe("pass"));
