/** Buckling lengths given and found, against the modes of the structure. */

import { describe, expect, test } from "vitest";
import { part } from "../fake.ts";
import { checked, even } from "../held.ts";

describe("a portal that sways, α = 7.8", () => {
  const portal = (lengths: object) =>
    checked({
      nodes: { A: [0, 0, 0], B: [0, 0, 5], C: [8, 0, 5], D: [8, 0, 0] },
      members: [
        ["left", "A", "B"],
        ["beam", "B", "C"],
        ["right", "D", "C"],
      ],
      supports: { A: "fffrrf", D: "fffrrf", B: "rfrrrr", C: "rfrrrr" },
      loads: {
        ...even(["beam"], 10e3),
        node_loads: [
          { node: "B", fz: -100e3, fx: 5e3 },
          { node: "C", fz: -100e3 },
        ],
      },
      designs: [...["left", "right"].map((id) => ({ id, members: [id], l_t: 5, ...lengths })), { id: "beam", members: ["beam"] }],
    });
  test("lengths between joints, or a longer one about the axis that is held, are no lengths of the sway mode (5.2.1(3))", () => {
    for (const lengths of [{}, { l_cr_y: 5, l_cr_z: 5 }, { l_cr_y: 5, l_cr_z: 5.01 }, { l_cr_y: 5, l_cr_z: 15 }])
      expect(part(portal(lengths).left!, "stability").status).toBe("not_covered");
    expect(part(portal({ l_cr_y: 5, l_cr_z: 5 }).beam!, "stability").status).toBe("not_covered");
  });
  test("with the columns' lengths of the sway mode columns and beam have a verdict (5.2.2(8))", () => {
    // α·N = 7.81·140 kN stands for π·√(210e9·83.56e-6/1.09e6) = 12.6 m.
    const found = portal({ l_cr_y: 13, l_cr_z: 5 });
    expect(Object.values(found).map(({ verdict }) => verdict)).toEqual(["pass", "pass", "pass"]);
    expect(found.left!.questions).toEqual([]);
  });
});
