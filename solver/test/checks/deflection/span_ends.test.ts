/** A piece of a line deflects with the line: its chord and length are those between what holds the line, against closed forms. */

import { describe, expect, test } from "vitest";
import { CLAMP, checked, cutBeam, even, FORK, SLIDE, type Structure } from "../held.ts";

const EI = 210e9 * 83.56e-6;
const Q = 8e3;
const CHECK = { type: "deflection", limit_ratio: 250 };

/** Every member a design member of its own. */
const apart = (structure: Structure): Structure => ({
  ...structure,
  designs: structure.members.map(([id]) => ({ id: `D${id}`, members: [id] })),
});
const loaded = (structure: Structure): Structure => ({
  ...structure,
  loads: even(
    structure.members.map(([id]) => id),
    Q,
  ),
  check: CHECK,
});

test.each([[[3, 6, 9]], [[1, 7]], [[0.5, 11.9]]])("a beam of 12 m cut at %s: each piece has 5qL⁴/(384EI) against L/250", (cuts) => {
  const results = Object.values(checked(apart(loaded(cutBeam(12, cuts)))));
  for (const { utilisation } of results) expect(utilisation).toBeCloseTo((5 * Q * 12 ** 4) / (384 * EI) / (12 / 250), 2);
  const [first] = results;
  for (const { utilisation } of results) expect(utilisation).toBeCloseTo(first?.utilisation as number, 9);
  expect(first?.verifications[0]?.steps[0]?.notes.join()).toContain("from node N0 to end");
});

test("a cantilever cut in three: each piece has qL⁴/(8EI) from the root's tangent against 2L/250", () => {
  for (const { utilisation, verifications } of Object.values(checked(apart(loaded(cutBeam(4, [1, 2.5], { N0: CLAMP }))))))
    expect([utilisation, verifications[0]?.measured_from]).toEqual([
      expect.closeTo((Q * 4 ** 4) / (8 * EI) / (8 / 250), 4),
      "root_tangent",
    ]);
});

test("a support across the tip alone does not hold it: it is a cantilever's", () => {
  const tip = checked(loaded(cutBeam(4, [], { N0: CLAMP, end: "rfrrrr" }))).D;
  expect(tip?.utilisation).toBeCloseTo((Q * 4 ** 4) / (8 * EI) / (8 / 250), 4);
});

describe("spans of 6 m and 5 m and an overhang of 2 m", () => {
  const beam = loaded(cutBeam(13, [6, 11], { N0: FORK, N1: SLIDE, N2: SLIDE }));
  const spans = [["M0"], ["M1"], ["M2"]].map((members, i) => ({ id: `S${i}`, members }));
  const whole = checked({ ...beam, designs: spans });
  test("a design member per span keeps to its span", () => {
    expect(whole.S0?.verifications[0]).toMatchObject({ measured_from: "chord", member: "M0" });
    expect(whole.S0?.verifications[0]?.steps[0]?.inputs).toContainEqual({ symbol: "L", value: 6, unit: "m" });
    expect(whole.S2?.verifications[0]?.measured_from).toBe("root");
  });
  test("each in two pieces: what the span has", () => {
    const halves = loaded(cutBeam(13, [2, 6, 9, 11, 12], { N0: FORK, N2: SLIDE, N4: SLIDE }));
    const found = checked(apart(halves));
    [whole.S0, whole.S1, whole.S2].forEach((span, i) => {
      for (const piece of [found[`DM${2 * i}`], found[`DM${2 * i + 1}`]])
        expect(piece?.utilisation).toBeCloseTo(span?.utilisation as number, 5);
    });
  });
});

describe("a rail in two pieces under wind", () => {
  const IZ = 210e9 * 603.8e-8;
  const wind = 800;
  const rail = (to: [number, number, number]): Record<string, { utilisation: number | null }> =>
    checked({
      ...apart(cutBeam(8, [4])),
      nodes: { N0: [0, 0, 0], N1: [4, 0, 0], end: [8, 0, 0], H: to },
      members: [
        ["M0", "N0", "N1"],
        ["M1", "N1", "end"],
        ["T", "N1", "H", { type: "truss" }],
      ],
      supports: { N0: FORK, end: SLIDE, H: CLAMP },
      loads: { member_loads: ["M0", "M1"].map((member) => ({ member, type: "distributed", fy: wind })) },
      check: { ...CHECK, axis: "y", design_members: ["DM0", "DM1"] },
    });
  test("a sag rod holds it up and not sideways: 5qL⁴/(384EIz) against L/250 of both", () => {
    for (const { utilisation } of Object.values(rail([4, 0, 3])))
      expect(utilisation).toBeCloseTo((5 * wind * 8 ** 4) / (384 * IZ) / (8 / 250), 2);
  });
  test("a strut against the wind ends its spans: qL⁴/(185EIz) against L/250 of each", () => {
    for (const { utilisation } of Object.values(rail([4, 3, 0])))
      expect(utilisation).toBeCloseTo((wind * 4 ** 4) / (184.6 * IZ) / (4 / 250), 2);
  });
});

test("a beam that a girder crosses may be carried by it or carry it: a piece has the worse of both", () => {
  const grid: Structure = {
    nodes: { A: [0, 0, 0], X: [4, 0, 0], B: [8, 0, 0], C: [4, -1, 0], D: [4, 1, 0] },
    members: [
      ["M0", "A", "X"],
      ["M1", "X", "B"],
      ["G0", "C", "X"],
      ["G1", "X", "D"],
    ],
    supports: { A: FORK, B: FORK, C: FORK, D: FORK },
    designs: [],
  };
  const [whole, pieces] = [{ ...grid, designs: [{ id: "W", members: ["M0", "M1"] }] }, apart(grid)].map((one) =>
    checked({ ...one, loads: even(["M0", "M1"], Q), check: CHECK }),
  );
  expect(Math.max(...["DM0", "DM1"].map((id) => pieces?.[id]?.utilisation as number))).toBeCloseTo(whole?.W?.utilisation as number, 9);
});

test.each([0, 1, 2])(
  "a canopy's post is free at its head, with an arm in one piece or in several: M·h²/(2EI) against h/250 (%i cuts)",
  (cuts) => {
    const [h, reach, force] = [3.5, 3, 5e3];
    const places = Array.from({ length: cuts + 1 }, (_, i) => (reach * (i + 1)) / (cuts + 1));
    const nodes = Object.fromEntries(places.map((x, i): [string, [number, number, number]] => [`T${i}`, [x, 0, h]]));
    const { P } = checked({
      nodes: { F: [0, 0, 0], A: [0, 0, h], ...nodes },
      members: [["post", "F", "A"], ...places.map((_, i): [string, string, string] => [`arm${i}`, i ? `T${i - 1}` : "A", `T${i}`])],
      supports: { F: CLAMP },
      loads: { node_loads: [{ node: `T${cuts}`, fz: -force }] },
      designs: [{ id: "P", members: ["post"] }],
      check: { type: "deflection", limit_ratio: 250 },
    });
    // Iy = 8356 cm⁴ of an IPE 300.
    expect(P!.utilisation).toBeCloseTo((force * reach * h * 250) / (2 * 210e9 * 8356e-8), 3);
  },
);
