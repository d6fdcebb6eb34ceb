/** Lengths of the pieces of a line that bows as one, EN 1993-1-1 6.3.1.2 and 6.3.4(3). */

import { describe, expect, test } from "vitest";
import { part, printed, tabulated } from "../checks/fake.ts";
import { type Structure, solved } from "../checks/held.ts";

const L = 12;
const PUSH = 50e3;
const profile = tabulated("IPE300");

/** A line between pins, pressed by 50 kN in its middle third and by 2.5 kN in all; pieces are checked one by one, or as one. */
const line = (designs: readonly (readonly string[])[], more: object = {}): Structure => ({
  nodes: { A: [0, 0, 3], B: [L / 3, 0, 3], C: [(2 * L) / 3, 0, 3], D: [L, 0, 3] },
  members: [
    ["m1", "A", "B"],
    ["m2", "B", "C"],
    ["m3", "C", "D"],
  ],
  supports: { A: "fffrrf", D: "rffrrr" },
  loads: {
    node_loads: [
      { node: "B", fx: PUSH },
      { node: "C", fx: -PUSH },
      { node: "D", fx: -2.5e3 },
    ],
  },
  designs: designs.map((members) => ({ id: members.join("+"), members, l_lt: L, l_t: L, ...more })),
  options: { imperfections: { directions: ["+x", "-x", "+y", "-y"], among_loads: true } },
});
const pieces = (more?: object) => solved(line([["m1"], ["m2"], ["m3"]], more));

describe("three pieces of one line, of which the middle one is pressed", () => {
  const { checks, stability } = pieces();
  test("the middle one, which governs the mode, has the length that the mode makes of its force", () => {
    const alpha = stability[0]!.alpha_cr!;
    const l_cr = Math.PI * Math.sqrt((210e9 * profile.iz) / (alpha * (PUSH + 2.5e3)));
    // Longer than the piece, and no longer than the line.
    expect(l_cr).toBeGreaterThan(L / 3);
    expect(l_cr).toBeLessThan(L);
    // αcr is above 10, so that the bound serves, which leaves nothing out where the line itself governs.
    expect(printed(checks[1]!, "buckling_z", "Lcr,z") / l_cr).toBeCloseTo(1, 2);
  });
  test("a piece that is hardly pressed uses hardly any of its resistance", () => {
    const [end, middle] = checks;
    expect(part(end!, "buckling_z").utilisation! / part(middle!, "buckling_z").utilisation!).toBeLessThan(0.2);
  });
  test("the whole line in one member has the middle piece's utilisation", () => {
    const [whole] = solved(line([["m1", "m2", "m3"]], { l_cr_y: 12, l_cr_z: printed(checks[1]!, "buckling_z", "Lcr,z") })).checks;
    expect(part(whole!, "buckling_z").utilisation).toBeCloseTo(part(checks[1]!, "buckling_z").utilisation!, 6);
  });
  test("of a length given for a piece that is hardly pressed nothing is asked", () => {
    const [end] = pieces({ l_cr_y: 4, l_cr_z: 4 }).checks;
    expect(end!.questions.join()).not.toContain("that the structure gives");
  });
});

test("a column that bows across its frame at a low factor keeps its length within it", () => {
  const [H, N] = [4, 600e3];
  const { checks, stability } = solved({
    nodes: { A: [0, 0, 0], B: [0, 0, H], C: [6, 0, H], D: [6, 0, 0] },
    members: [
      ["left", "A", "B"],
      ["beam", "B", "C"],
      ["right", "D", "C"],
    ],
    supports: { A: "ffffff", D: "ffffff", B: "rfrrrr", C: "rfrrrr" },
    loads: {
      node_loads: [
        { node: "B", fz: -N, fx: 10e3 },
        { node: "C", fz: -N },
      ],
    },
    designs: [{ id: "right", members: ["right"], l_cr_z: H }],
    options: { imperfections: { directions: ["+x", "-x"], among_loads: true } },
  });
  const { alpha_cr, alpha_sway } = stability[0]!;
  expect(alpha_cr).toBeLessThan(3);
  expect(alpha_sway).toBeGreaterThan(12);
  // Between 0.5·H, clamped at both ends, and what both columns sway at together.
  const n = printed(checks[0]!, "buckling_y", "NEd") * 1e3;
  const sway = Math.PI * Math.sqrt((210e9 * profile.iy) / (alpha_sway! * n));
  const found = printed(checks[0]!, "buckling_y", "Lcr,y");
  expect(found).toBeGreaterThan(H / 2);
  expect(found).toBeLessThan(sway);
});
