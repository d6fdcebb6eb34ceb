/** What holds a beam's end up and what only seems to: girders, columns and hangers that lead to a support, edge beams and posts that do not. */

import { expect, test } from "vitest";
import { CLAMP, checked, FORK, type Structure } from "../checks/held.ts";

type Node = [number, number, number];
const CHECK = { type: "deflection", limit_ratio: 250 };
/** A beam from its clamp or fork at A to B, 4 m on, with a load on all of it. */
const beam = (root: string, nodes: Record<string, Node>, members: Structure["members"], supports: Structure["supports"]): Structure => ({
  nodes: { A: [0, 0, 0], B: [4, 0, 0], ...nodes },
  members: [["M", "A", "B"], ...members],
  supports: { A: root, ...supports },
  loads: { member_loads: [{ member: "M", type: "distributed", fz: -5e3 }] },
  designs: [{ id: "D", members: ["M"] }],
  check: CHECK,
});
const GIRDER: Record<string, Node> = { S: [4, -3, 0], N: [4, 3, 0] };
const OVER: Structure["members"] = [
  ["G1", "S", "B"],
  ["G2", "B", "N"],
];

test.each<[string, Structure]>([
  ["a support", beam(FORK, {}, [], { B: FORK })],
  ["a girder between supports", beam(FORK, GIRDER, OVER, { S: FORK, N: FORK })],
  [
    "a girder on columns",
    beam(FORK, { ...GIRDER, SF: [4, -3, -3], NF: [4, 3, -3] }, [...OVER, ["P1", "SF", "S"], ["P2", "NF", "N"]], { SF: CLAMP, NF: CLAMP }),
  ],
  ["a girder that sticks out beyond its support", beam(FORK, GIRDER, OVER, { S: CLAMP })],
  ["a column", beam(FORK, { F: [4, 0, -3] }, [["P", "F", "B"]], { F: CLAMP })],
  ["a hanger", beam(FORK, { H: [4, 0, 3] }, [["P", "H", "B", { type: "tension" }]], { H: "fffrrr", B: "rfrfrr" })],
])("%s holds its end", (_, structure) => {
  expect(checked(structure).D?.questions).toEqual([]);
});

test("a support that only pushes, or a stiff spring, ends a span as one that holds both ways does", () => {
  const spans = (middle: Structure["supports"][string]): Structure => ({
    ...beam(FORK, { C: [8, 0, 0] }, [["N", "B", "C"]], { B: middle, C: "rfffrr" }),
    loads: { member_loads: ["M", "N"].map((member) => ({ member, type: "distributed", fz: -5e3 })) },
  });
  const free = { ux: "free", uy: "fixed", rx: "fixed", ry: "free", rz: "free" };
  const both = checked(spans({ ...free, uz: "fixed" })).D!;
  const pushing = checked(spans({ ...free, uz: "push" })).D!;
  expect(pushing.utilisation).toBeCloseTo(both.utilisation!, 9);
  expect(checked(spans({ ...free, uz: 1e12 })).D!.utilisation! / both.utilisation!).toBeCloseTo(1, 2);
});

test.each<[string, Structure]>([
  [
    "an edge beam along the tips of cantilevers",
    beam(CLAMP, { ...GIRDER, SA: [0, -3, 0], NA: [0, 3, 0] }, [...OVER, ["C1", "SA", "S"], ["C2", "NA", "N"]], { SA: CLAMP, NA: CLAMP }),
  ],
  [
    "a beam round the corner",
    beam(
      CLAMP,
      { N: [4, 3, 0], NA: [0, 3, 0] },
      [
        ["G", "B", "N"],
        ["C", "NA", "N"],
      ],
      { NA: CLAMP },
    ),
  ],
])("%s does not: the end is judged as a free tip", (_, structure) => {
  const { verdict, verifications, questions } = checked(structure).D as NonNullable<ReturnType<typeof checked>[string]>;
  expect([verdict, questions]).toEqual(["pass", []]);
  expect(verifications[0]).toMatchObject({ title: "Deflection along z of the tip, 2 × length / 250", measured_from: "undeformed" });
});

const PINS = { hinges: [{ id: "pin", ry: "free", rz: "free" }] };
const BOTH = { start_hinge: "pin", end_hinge: "pin" };

test("an edge beam in pieces hinged at the tip carries none of it, whatever holds its far ends", () => {
  const fascia: Structure["members"] = [
    ["G1", "S", "B", BOTH],
    ["G2", "B", "N", BOTH],
  ];
  const D = checked({ ...beam(CLAMP, GIRDER, fascia, { S: CLAMP, N: CLAMP }), ...PINS }).D!;
  expect(D.verdict).toBe("pass");
  // q·L⁴/(8·E·Iy) of an IPE 300 of 4 m under 5 kN/m, over 2·L/250.
  expect(D.utilisation).toBeCloseTo((5e3 * 4 ** 4) / (8 * 210e9 * 8.356e-5) / (8 / 250), 3);
});

test("a truss of bars carries what ends at its chord", () => {
  const bars = ["S B", "B N", "S T", "T N", "B T"].map((ends): Structure["members"][number] => {
    const [start, end] = ends.split(" ") as [string, string];
    return [ends, start, end, { type: "truss" }];
  });
  const D = checked(beam(FORK, { ...GIRDER, T: [4, 0, 1.5] }, bars, { S: FORK, N: FORK, B: "rfrrrr", T: "frrrrr" })).D!;
  expect(D).toMatchObject({ verdict: "pass", questions: [] });
});

const SPAN = 8;
const Q = 4e3;
/** Two pieces of 4 m, each a design member, over a post. */
const overPost = (post: Record<string, unknown>, more: Partial<Structure> = {}): Structure => ({
  ...beam(
    FORK,
    { C: [SPAN, 0, 0], F: [4, 0, -3] },
    [
      ["M2", "B", "C"],
      ["P", "F", "B", post],
    ],
    { C: "rfffrr", F: CLAMP },
  ),
  loads: { member_loads: ["M", "M2"].map((member) => ({ member, type: "distributed", fz: -Q })) },
  designs: ["M", "M2"].map((id) => ({ id, members: [id] })),
  ...more,
});

test.each<[string, Structure]>([
  ["is slack", overPost({ type: "tension" })],
  ["slides in a hinge", overPost({ end_hinge: "slide" }, { hinges: [{ id: "slide", ux: "free", ry: "free", rz: "free" }] })],
])("a post that %s ends no span: 5qL⁴/(384EI) over L/250 of all 8 m", (_, structure) => {
  const alone = (5 * Q * SPAN ** 4) / (384 * 210e9 * 8356e-8) / (SPAN / 250);
  for (const { utilisation } of Object.values(checked(structure))) expect(utilisation).toBeCloseTo(alone, 3);
});

test("a post that stands on a beam holds none of it", () => {
  const planted = beam(
    FORK,
    { C: [8, 0, 0], T: [4, 0, 3] },
    [
      ["M2", "B", "C"],
      ["P", "B", "T"],
    ],
    { C: FORK },
  );
  const plain = beam(FORK, { C: [8, 0, 0] }, [["M2", "B", "C"]], { C: FORK });
  const [with_post, without] = [planted, plain].map((one) => checked(one).D?.utilisation as number);
  expect(with_post).toBeCloseTo(without as number, 9);
});
