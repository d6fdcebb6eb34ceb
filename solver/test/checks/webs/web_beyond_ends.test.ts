/** A web that goes on beyond the end of its design member bears what stands on both sides of the cut. */

import { expect, test } from "vitest";
import { part, printed } from "../fake.ts";
import { checked, cutBeam, type Structure } from "../held.ts";

type Design = Structure["designs"][number];

const PIECES: Design[] = ["M0", "M1"].map((id) => ({ id, members: [id], stiff_bearing_length: 0.2 }));
const WHOLE: Design[] = [{ id: "W", members: ["M0", "M1"], stiff_bearing_length: 0.2 }];

/** Point loads of 200 kN on a beam of 1 m that is cut in its middle, `apart` from the cut on both its sides. */
const loaded = (apart: number, more: Partial<Structure> = {}): Structure => ({
  ...cutBeam(1, [0.5]),
  loads: {
    member_loads: [1 - apart / 0.5, apart / 0.5].map((position, i) => ({ member: `M${i}`, type: "point", position, fz: -200e3 })),
  },
  designs: PIECES,
  check: { restrained: true },
  ...more,
});

/** FEd in kN, ss in mm, kF, FRd in kN and the use of the web. */
const governing = (structure: Structure): number[][] =>
  Object.values(checked(structure)).map((result) => [
    ...["FEd", "ss", "kF", "FRd"].map((symbol) => printed(result, "transverse", symbol)),
    part(result, "transverse").utilisation as number,
  ]);

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 6));

test("two loads 100 mm apart, one on each side of a cut, are one of 400 kN (EN 1993-1-5 6.3(3))", () => {
  // Over 200 mm IPE300 has ly = 200 + 2·10.7·(1 + √(150/7.1 + 0.02·26.04²)) = 347.4 mm, Fcr = 1457 kN, λF = 0.631, FRd = 0.5/λF·ly·tw·fy.
  const [whole] = governing(loaded(0.05, { designs: WHOLE })) as [number[]];
  expect(whole.slice(0, 3)).toEqual(close([400, 200, 6]));
  expect(whole[3]).toBeCloseTo(459.4, 0);
  for (const piece of governing(loaded(0.05))) expect(piece).toEqual(close(whole));
});

test("a piece shorter than a web is deep is followed to the next", () => {
  const strip = cutBeam(1, [0.48, 0.52]);
  const loads = {
    member_loads: [
      ["M0", 0.95],
      ["M2", 0.05],
    ].map(([member, position]) => ({ member, type: "point", position, fz: -200e3 })),
  };
  const designs = strip.members.map(([id]) => ({ id, members: [id], stiff_bearing_length: 0.2 }));
  const found = governing({ ...strip, loads, designs, check: { restrained: true } });
  expect(found.map(([force]) => force)).toEqual(close([400, 400, 400]));
});

test("a load beside a cut is not at an end of the web: kF = 6 as of the whole, 2 + 6·(ss + c)/hw where the beam ends", () => {
  const one = (designs: Design[], length: number) =>
    governing({
      ...cutBeam(length, length > 0.5 ? [0.5] : [], { N0: "ffffff", end: "ffffff" }),
      loads: { member_loads: [{ member: "M0", type: "point", position: 0.9, fz: -200e3 }] },
      designs: designs.map((design) => ({ ...design, stiff_bearing_length: 0 })),
      check: { restrained: true },
    })[0]!;
  expect(one([PIECES[0]!], 1)).toEqual(close(one(WHOLE, 1)));
  expect(one([PIECES[0]!], 1)[2]).toBe(6);
  expect(one([PIECES[0]!], 0.5)[2]).toBeCloseTo(2 + (6 * 50) / 278.6, 6);
});

test("a hinge or another member that frames in may end the web: each side by itself", () => {
  const apart = loaded(0.05);
  const pin = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "rigid" };
  const hinged: Partial<Structure> = { hinges: [pin], members: [apart.members[0]!, ["M1", "N1", "end", { start_hinge: "pin" }]] };
  const clamped = { N0: "ffffff", end: "ffffff" };
  const framed: Partial<Structure> = {
    nodes: { ...apart.nodes, side: [0.5, 1, 0] },
    members: [...apart.members, ["S", "N1", "side"]],
    supports: { ...clamped, side: "rrfrrr" },
  };
  for (const more of [{ ...hinged, supports: clamped }, framed])
    for (const [force] of governing(loaded(0.05, more))) expect(force).toBeLessThan(201);
});
