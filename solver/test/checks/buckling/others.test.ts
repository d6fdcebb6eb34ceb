/** Who leaves the sway to the buckling lengths of others (EN 1993-1-1 5.2.2(8)): it feels its moments, and only lengths that are verified answer for it. */

import { describe, expect, test } from "vitest";
import { answersForItself, bentByWave } from "../../../src/checks/buckling/swaycheck.ts";
import type { SwayInput } from "../../../src/checks/buckling/swayinput.ts";
import { library } from "../../../src/model/sections/included.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { tabulated } from "../fake.ts";
import { checked, even } from "../held.ts";

const SECTION = tabulated("HEB200") as unknown as { iy: number };
const EI = 210e9 * SECTION.iy;

describe("a portal on pins, as high as it is wide: its columns sway at (1.35/h)²·EI, kh·tan kh = 6", () => {
  const H = 6;
  const SWAYS = (1.3496 / H) ** 2 * EI;
  /** The beam, beside columns with the length of that mode; it may be pushed at both ends, and turned about itself. */
  const beam = (alpha: number, lengths: object = {}, push = 0, more: Record<string, unknown> = {}): CheckResult =>
    checked({
      nodes: { a: [0, 0, 0], A: [0, 0, H], B: [H, 0, H], b: [H, 0, 0] },
      members: [
        ["left", "a", "A"],
        ["beam", "A", "B", more],
        ["right", "b", "B"],
      ],
      supports: { a: "fffrrf", b: "fffrrf", A: "rfrrrf", B: "rfrrrf" },
      loads: {
        ...even(["beam"], 1e3),
        node_loads: ["A", "B"].map((node, i) => ({ node, fz: -SWAYS / alpha, fx: i ? -push : push })),
      },
      section: { ...SECTION, id: "section" },
      designs: [
        ...["left", "right"].map((id) => ({ id, members: [id], l_cr_y: 14, l_cr_z: H, l_lt: H })),
        { id: "beam", members: ["beam"], l_cr_y: H, l_cr_z: H, l_lt: H, ...lengths },
      ],
      options: { shear_deformation: false },
    }).beam!;
  test("below 3 second order is asked for, whatever length its beam has that nothing presses", () => {
    expect(beam(2.5)).toMatchObject({ verdict: "incomplete", questions: [expect.stringContaining("is below 3")] });
    expect(beam(2.5, { l_cr_y: 20 }).questions.join()).toContain("is below 3");
  });
  test("of a beam that is pressed a length answers for the sway about its own axis alone, however the beam is turned", () => {
    // 150 kN at both ends. About the axis that bends as the portal sways 24 m are more than any mode stands for.
    const asked = (lengths: object, rotation = 0): boolean =>
      beam(2.5, lengths, 150e3, { rotation }).questions.some((question) => question.includes("is below 3"));
    expect([asked({ l_cr_y: 24 }), asked({ l_cr_z: 11 }), asked({ l_cr_y: 24, l_cr_z: 11 })]).toEqual([false, true, false]);
    expect(beam(2.5, { l_cr_z: 11 }, 150e3).verdict).toBe("incomplete");
    expect(asked({ l_cr_y: 24 }, 90)).toBe(true);
    // Nor is one about the other axis asked to be as long as the mode's.
    expect(beam(2.5, { l_cr_z: 6.5 }, 150e3).questions.join()).not.toContain("l_cr_z");
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
    bentByWave({ found: { turns: false }, wave, most, n: 0, e: 210e9, p: SECTION, length: 2 } as unknown as SwayInput) !== null;
  expect([asked(2.9, 0.1), asked(4, 0.74), asked(4, 0.76), asked(4, 1.1)]).toEqual([true, false, true, false]);
});

test("a section seen with its major axis as y has the model's axes of sway the other way round; unknown ones are those that may sway, or both", () => {
  // About y 5 m, of a member of 4 m: a length of sway. Compression is far above 0.04·Ncr.
  const answers = (sways: string[] | null, turned: boolean, loose = ""): boolean =>
    answersForItself({
      ...{ found: { alpha: 2, sways }, turned, length: 4, n: 1e6, e: 210e9, p: { iy: 2e-5, iz: 2e-5 } },
      design: { l_cr_y: 5, l_cr_z: 1 },
      isTip: () => false,
      isLoose: (axis: string) => loose.includes(axis),
    } as unknown as SwayInput);
  expect([answers(["y"], false), answers(["z"], false), answers(["y", "z"], false)]).toEqual([true, false, false]);
  expect([answers(["y"], true), answers(["z"], true)]).toEqual([false, true]);
  expect([answers(null, false, "y"), answers(null, false, "z"), answers(null, false)]).toEqual([true, false, false]);
});
