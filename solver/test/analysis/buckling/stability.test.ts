/** Who sways in a combination: α_cr by closed forms, members by what leans or bends in the mode, at any load alike. */

import { describe, expect, test } from "vitest";
import { CLAMP, type Structure, solved } from "../../checks/held.ts";

const [E, IY, H, L] = [210e9, 83.56e-6, 4, 6];

/**
 * Two frames in the plane y = 0 that nothing joins, all nodes held across it: one of two clamped columns and a beam pinned to them, loaded by P on each
 * column, and one that a diagonal braces, with as much on it.
 */
function pair(load: number, order: "as is" | "backwards" = "as is"): Structure {
  const nodes: Structure["nodes"] = {};
  const members: Structure["members"] = [];
  const supports: Structure["supports"] = {};
  for (const [name, x] of [
    ["free", 0],
    ["braced", 20],
  ] as const) {
    const [a, b, c, d] = ["a", "b", "c", "d"].map((each) => `${name}_${each}`) as [string, string, string, string];
    Object.assign(nodes, { [a]: [x, 0, 0], [b]: [x, 0, H], [c]: [x + L, 0, H], [d]: [x + L, 0, 0] });
    members.push([`${name}1`, a, b], [`${name}_beam`, b, c, { type: "truss" }], [`${name}2`, d, c]);
    if (name === "braced") members.push(["diagonal", a, c, { type: "truss" }]);
    Object.assign(supports, { [a]: CLAMP, [d]: CLAMP, [b]: "rfrrrr", [c]: "rfrrrr" });
  }
  return {
    nodes: order === "as is" ? nodes : Object.fromEntries(Object.entries(nodes).reverse()),
    members: order === "as is" ? members : [...members].reverse(),
    supports,
    loads: { node_loads: ["free_b", "free_c", "braced_b", "braced_c"].map((node) => ({ node, fz: -load })) },
    designs: [{ id: "D", members: ["free1"] }],
  };
}

const names = (structure: Structure): string[] => {
  const { stability } = solved(structure);
  return stability[0]!.swaying.map((m) => structure.members[m]![0]).sort();
};

describe("stability.swaying", () => {
  /** Two cantilevers side by side: P·α = π²·E·I/(2·H)², about the axis that bends in the plane. */
  const critical = (Math.PI ** 2 * E * IY) / (2 * H) ** 2;
  test.each([1.05, 1.5, 4, 9.5])("at αcr = %s of sway the columns of the frame without a brace, and none of the other", (alpha) => {
    const structure = pair(critical / alpha);
    expect(solved(structure).stability[0]!.alpha_sway! / alpha).toBeCloseTo(1, 1);
    expect(names(structure)).toEqual(["free1", "free2"]);
  });
  test("nobody from 10 on", () => expect(names(pair(critical / 10.5))).toEqual([]));
  test("in whatever order the model is written", () => expect(names(pair(critical / 4, "backwards"))).toEqual(["free1", "free2"]));
  test("a beam joined rigidly bends with the columns, and is among them without any axial force", () => {
    const structure = pair(critical / 1.5);
    const rigid = structure.members.map((one): Structure["members"][number] => (one[0] === "free_beam" ? [one[0], one[1], one[2]] : one));
    expect(names({ ...structure, members: rigid })).toEqual(["free1", "free2", "free_beam"]);
  });
});

/** Masts clamped at their feet under loads of their own, each bent about its weak axis first: as many modes of sway as masts, and as many again across. */
function masts(count: number): Structure {
  const places = Array.from({ length: count }, (_, i) => i);
  return {
    nodes: Object.fromEntries(
      places.flatMap((i) => [0, H].map((z) => [`${z ? "top" : "foot"}${i}`, [3 * i, 0, z] as [number, number, number]])),
    ),
    members: places.map((i) => [`m${i}`, `foot${i}`, `top${i}`]),
    supports: Object.fromEntries(places.map((i) => [`foot${i}`, CLAMP])),
    loads: { node_loads: places.map((i) => ({ node: `top${i}`, fz: -(i === count - 1 ? 12e3 : 25e3 + 100 * i) })) },
    designs: [{ id: "D", members: ["m0"], l_cr_y: H, l_cr_z: H }],
  };
}

test("who sways is told by its own axes: a post held along y bends about its y, and turned by 90° about its z", () => {
  // π²·E·Iy/(2·H)² = 2.7 MN: α = 5.4.
  const post = (rotation: number): Structure => ({
    nodes: { foot: [0, 0, 0], head: [0, 0, H] },
    members: [["post", "foot", "head", { rotation }]],
    supports: { foot: CLAMP, head: rotation % 180 ? "frrrrr" : "rfrrrr" },
    loads: { node_loads: [{ node: "head", fz: -500e3 }] },
    designs: [{ id: "D", members: ["post"], l_cr_y: 2 * H, l_cr_z: H }],
  });
  for (const rotation of [0, 90, 180])
    expect(solved(post(rotation)).stability[0]).toMatchObject({ swaying: [0], swaying_y: [0], swaying_z: [] });
  // Held along y as before, it now bends about its z.
  const turned = { ...post(90), supports: { foot: CLAMP, head: "rfrrrr" } };
  expect(solved({ ...turned, loads: { node_loads: [{ node: "head", fz: -50e3 }] } }).stability[0]).toMatchObject({
    ...{ swaying: [0], swaying_y: [], swaying_z: [0] },
  });
});

describe("many modes of sway", () => {
  test("the last of fourteen is found behind thirteen lower ones", () => {
    // π²·E·Iz/(2·H)² = 195.5 kN: α = 7.8 … 7.5 of the others, which all lean alone, and 16.3 of the last; at twice its load it leans below 10 too.
    const light = masts(14);
    expect(names(light)).toHaveLength(13);
    const heavy = structuredClone(light) as Structure & { loads: { node_loads: { fz: number }[] } };
    heavy.loads.node_loads.at(-1)!.fz *= 1.8;
    expect(names(heavy)).toHaveLength(14);
    expect(solved(heavy).stability[0]).toMatchObject({ swaying_complete: true });
  });
  test("where there are more than are looked at, everyone may take part", () => {
    const found = solved(masts(45));
    expect(found.stability[0]).toMatchObject({ swaying_complete: false });
    expect(found.stability[0]!.swaying).toHaveLength(45);
    const stability = found.checks[0]!.verifications.find(({ key }) => key === "stability");
    expect(stability).toMatchObject({ status: "not_covered" });
  });
});

test("an end that slides across its node leans at N = k·L with no node: nothing is proved of sway", () => {
  // 100 kN/m · 4 m is eight times the load, and it bows at π²·E·Iz/(N·L²) = 15.6.
  const post = (uy: number | string): Structure => ({
    nodes: { foot: [0, 0, 0], head: [0, 0, H] },
    members: [["post", "foot", "head", { end_hinge: "slot" }]],
    hinges: [{ id: "slot", ux: "rigid", uy, uz: "rigid", rx: "rigid", ry: "free", rz: "free" }],
    supports: { foot: "fffrrf", head: "ffrfff" },
    loads: { member_loads: [{ member: "post", type: "point", position: 1, fz: -50e3 }] },
    designs: [{ id: "D", members: ["post"] }],
  });
  expect(solved(post(100e3)).stability[0]).toMatchObject({ alpha_cr: expect.closeTo(8, 1), alpha_sway: null, sway_above: null });
  expect(solved(post("rigid")).stability[0]!.sway_above).toBeGreaterThan(15);
});
