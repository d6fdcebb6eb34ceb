/** Lengths given for pieces of a line beside what the structure gives. */

import { describe, expect, test } from "vitest";
import { asked } from "../asked.ts";
import { tabulated } from "../fake.ts";
import { checked } from "../held.ts";

describe("a piece of a line that nothing holds where it goes on", () => {
  const HEB200 = { ...tabulated("HEB200"), id: "section" };
  // What a tee has: a flange of 200 × 15 and a stem of 185 × 15, from the stem's tip 142.2 mm to the centroid.
  const TEE = {
    ...{ id: "section", a: 5.775e-3, iy: 2.0713e-5, iz: 1.0052e-5, it: 4.33e-7, wel_y: 1.4567e-4, fabrication: "welded" },
    shape: { type: "tee", h: 0.2, b: 0.2, tw: 0.015, tf: 0.015 },
  };
  /** A column of 8 m, pressed by its Euler force about z-z over 1.1; halfway up a bar holds it along x, across its z-z axis alone. */
  const fields = (section: { iz: number }, designs: Record<string, unknown>[]): string[] => {
    const euler = (Math.PI ** 2 * 210e9 * section.iz) / 64;
    const found = checked({
      nodes: { a: [0, 0, 0], m: [0, 0, 4], t: [0, 0, 8], g: [3, 0, 4] },
      members: [
        ["lower", "a", "m"],
        ["upper", "m", "t"],
        ["bar", "m", "g", { type: "truss" }],
      ],
      supports: { a: "fffrrf", t: "ffrrrf", g: "ffffff" },
      loads: { node_loads: [{ node: "t", fz: -euler / 1.1 }] },
      section,
      material: { grade: "S355", fy: 355e6 },
      designs: designs.map((design) => ({ ...design, l_lt: 8 })),
    });
    return Object.values(found).flatMap(asked);
  };
  const pieces = (more: object): Record<string, unknown>[] => [
    { id: "D", members: ["lower"], ...more },
    { id: "E", members: ["upper"], ...more },
  ];
  test("bows with the whole line, be its length its own; half of the whole is short as well", () => {
    for (const section of [HEB200 as unknown as { iz: number }, TEE]) {
      expect(fields(section, pieces({ l_cr_y: 4, l_cr_z: 4 }))).toEqual(["l_cr_z", "l_cr_z"]);
      expect(fields(section, [{ id: "D", members: ["lower", "upper"], l_cr_y: 4, l_cr_z: 4 }])).toEqual(["l_cr_z"]);
    }
  });
  test("is not asked about with the line's length, without one, or where its ends are declared to be held", () => {
    const ends = [0, 1].map((position) => ({ position, flange: "both" }));
    for (const more of [{ l_cr_y: 4, l_cr_z: 8 }, { l_cr_y: 4 }, { l_cr_y: 4, l_cr_z: 4, lateral_restraints: ends }])
      expect(fields(HEB200 as unknown as { iz: number }, pieces(more)), JSON.stringify(more)).toEqual([]);
  });
});
