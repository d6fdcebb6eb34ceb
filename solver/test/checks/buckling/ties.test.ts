/** Beams tied in the middle by what nobody declares: it counts with its stiffness, and a tie that only joins beams which buckle alike holds none of them. */

import { describe, expect, test } from "vitest";
import { part } from "../fake.ts";
import { checked, cutBeam, even, FORK, SLIDE, type Structure } from "../held.ts";

const PINS = { start_hinge: "pin", end_hinge: "pin" };

/** Two IPE 300 of 8 m side by side with a tie, under q each: My = q·8²/8, Wpl,y·fy = 148 kN·m. */
function pair(q: number, design: object = {}, check: object = {}, ends: object = PINS): Structure {
  const beam = cutBeam(8, [4]);
  return {
    ...beam,
    nodes: { ...beam.nodes, P: [0, 3, 0], Q: [4, 3, 0], R: [8, 3, 0] },
    members: [...beam.members, ["p", "P", "Q"], ["q", "Q", "R"], ["t", "N1", "Q", { ...ends }]],
    hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" }],
    supports: { ...beam.supports, P: FORK, R: SLIDE },
    loads: even(["M0", "M1", "p", "q"], q),
    designs: [{ ...beam.designs[0], ...design }],
    check: { load_height: "centre", ...check },
  };
}

const result = (...given: Parameters<typeof pair>) => checked(pair(...given)).D!;
const both = { lateral_restraints: [{ position: 0.5, flange: "both" }] };

// By hand: Mcr = 1.13·63 = 71 kN·m over 8 m, λLT = 1.44, χLT = 0.454 by curve b of 6.3.2.3, Mb,Rd = 67 kN·m; 1.35·160 = 215 kN·m over 4 m, χLT = 0.80, Mb,Rd = 118 kN·m.
describe("80 kN·m, between what it bears over 8 m and over 4 m", () => {
  // Both beams buckle alike, so that the tie holds neither: a fail by what the model has, which a declared restraint may answer.
  test("fails, as the tie counts by its stiffness alone, and says what would count more", () => {
    const found = part(result(10e3), "ltb");
    expect(found.utilisation).toBeCloseTo(1.195, 2);
    expect(found).toMatchObject({
      status: "fail",
      reason: expect.stringMatching(/meets it at N1 counts by its stiffness in the model: give lateral_restraints with flange 'both'/),
    });
  });
  test("passes where the tie is fixed to both: as they twist alike it bends against their stiffness upright, 3.4 MN·m/rad each", () => {
    const found = part(checked(pair(10e3, {}, {}, {})).D!, "ltb");
    expect(found.status).toBe("pass");
    const forked = part(result(10e3, both), "ltb").utilisation!;
    expect(found.utilisation!).toBeGreaterThanOrEqual(forked);
    expect(found.utilisation!).toBeLessThan(1.05 * forked);
  });
  test("passes once the tie is declared to hold it, and fails where a length or Mcr of 71 kN·m says that it does not", () => {
    expect(part(result(10e3, both), "ltb").status).toBe("pass");
    expect(part(result(10e3, { l_lt: 8 }), "ltb").status).toBe("fail");
    expect(part(result(10e3, {}, { mcr: 71e3 }), "ltb").status).toBe("fail");
  });
  test("fails where nothing meets it", () => {
    const bare = { ...cutBeam(8, [4]), loads: even(["M0", "M1"], 10e3), check: { load_height: "centre" } };
    expect(part(checked(bare).D!, "ltb").status).toBe("fail");
  });
});

test("128 kN·m fail held there too, and 40 kN·m pass without", () => {
  expect(result(16e3)).toMatchObject({ verdict: "fail" });
  expect(part(result(16e3), "ltb").status).toBe("fail");
  expect(part(result(5e3), "ltb").status).toBe("pass");
});

test("a cross-section that fails stays a failure, whatever may hold the beam: 160 kN·m", () => {
  expect(part(result(20e3), "bending_y").status).toBe("fail");
  expect(result(20e3).verdict).toBe("fail");
});

test("a beam cut where the tie meets it fails alike, each piece by the line's own number", () => {
  const cut = pair(10e3);
  const found = checked({
    ...cut,
    designs: [
      { id: "one", members: ["M0"] },
      { id: "two", members: ["M1"] },
    ],
  });
  for (const id of ["one", "two"]) expect(part(found[id]!, "ltb")).toMatchObject({ status: "fail", utilisation: expect.closeTo(1.195, 2) });
});
