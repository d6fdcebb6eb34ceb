/** Who leaves the sway to the buckling lengths of others (EN 1993-1-1 5.2.2(8)): it feels its moments, and only lengths that are verified answer for it. */

import { describe, expect, test } from "vitest";
import { bentByWave, type SwayInput } from "../../../../src/checks/run/buckling/swaycheck.ts";
import type { CheckResult } from "../../../../src/checks/run/verdict/result.ts";
import { library } from "../../../../src/sections/included.ts";
import { tabulated } from "../../fake.ts";
import { checked, even } from "../../held.ts";

const SECTION = tabulated("HEB200") as unknown as { iy: number };
const EI = 210e9 * SECTION.iy;

describe("a portal on pins, as high as it is wide: its columns sway at (1.35/h)²·EI, kh·tan kh = 6", () => {
  const H = 6;
  const SWAYS = (1.3496 / H) ** 2 * EI;
  /** The beam, beside columns with the length of that mode. */
  const beam = (alpha: number, l_cr_y = H): CheckResult =>
    checked({
      nodes: { a: [0, 0, 0], A: [0, 0, H], B: [H, 0, H], b: [H, 0, 0] },
      members: [
        ["left", "a", "A"],
        ["beam", "A", "B"],
        ["right", "b", "B"],
      ],
      supports: { a: "fffrrf", b: "fffrrf", A: "rfrrrf", B: "rfrrrf" },
      loads: { ...even(["beam"], 1e3), node_loads: ["A", "B"].map((node) => ({ node, fz: -SWAYS / alpha })) },
      section: { ...SECTION, id: "section" },
      designs: [
        ...["left", "right"].map((id) => ({ id, members: [id], l_cr_y: 14, l_cr_z: H, l_lt: H })),
        { id: "beam", members: ["beam"], l_cr_y, l_cr_z: H, l_lt: H },
      ],
      options: { shear_deformation: false },
    }).beam!;
  test("below 3 second order is asked for, whatever length its beam has that nothing presses", () => {
    expect(beam(2.5)).toMatchObject({ verdict: "incomplete", questions: [expect.stringContaining("is below 3")] });
    expect(beam(2.5, 20).questions.join()).toContain("is below 3");
  });
  test("from 3 on its moments of sway are amplified, and there are none", () => {
    expect(beam(3.3)).toMatchObject({ verdict: "pass", questions: [] });
  });
});

test("chords of a battened column: lengths of battens that nothing presses answer for nobody's sway", () => {
  const levels = [0, 1, 2, 3, 4, 5, 6];
  const nodes = Object.fromEntries(levels.flatMap((z) => ["c", "d"].map((side, i) => [`${side}${z}`, [0.4 * i, 0, z]])));
  const chord = (side: string) => levels.slice(1).map((z) => `${side}${z}`);
  const column = (l_cr_y: number) =>
    checked({
      nodes: nodes as Record<string, [number, number, number]>,
      members: [
        ...["c", "d"].flatMap((side) =>
          levels.slice(1).map((z): [string, string, string] => [`${side}${z}`, `${side}${z - 1}`, `${side}${z}`]),
        ),
        ...levels.slice(1, -1).map((z): [string, string, string] => [`b${z}`, `c${z}`, `d${z}`]),
      ],
      supports: {
        ...Object.fromEntries(levels.slice(1, -1).flatMap((z) => ["c", "d"].map((side) => [`${side}${z}`, "rfrrrr"]))),
        ...{ c0: "fffrrf", d0: "fffrrf", c6: "ffrrrf", d6: "ffrrrf" },
      },
      loads: { node_loads: ["c6", "d6"].map((node) => ({ node, fz: -120e3 })) },
      section: { ...library().find("SHS60x5"), id: "section" },
      material: { grade: "S355", fy: 355e6 },
      designs: [
        ...["c", "d"].map((side) => ({ id: side, members: chord(side), l_cr_y: 1, l_cr_z: 1 })),
        ...levels.slice(1, -1).map((z) => ({ id: `b${z}`, members: [`b${z}`], l_cr_y, l_cr_z: 0.4 })),
      ],
    }).c!;
  const open = (result: CheckResult) => result.verifications.find(({ key }) => key === "stability")?.status;
  expect([open(column(0.4)), open(column(1))]).toEqual(["not_covered", "not_covered"]);
});

test("what others bend in a wave is asked about below 3, and from 3 on where 1/(1 − 1/αcr) times what it uses is above 1", () => {
  const asked = (wave: number, most: number): boolean =>
    bentByWave({ wave, most, n: 0, e: 210e9, p: SECTION, length: 2 } as unknown as SwayInput) !== null;
  expect([asked(2.9, 0.1), asked(4, 0.74), asked(4, 0.76), asked(4, 1.1)]).toEqual([true, false, true, false]);
});
