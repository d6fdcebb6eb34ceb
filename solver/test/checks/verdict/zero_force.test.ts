/** The post of a truss that no load reaches: N = V = M = 0 by equilibrium of its joint, where two chords in line meet it and nothing is loaded. */

import { expect, test } from "vitest";
import { checked, type Structure } from "../held.ts";

const bar = { type: "truss" };
/** A king post whose foot is unloaded: the chord is straight there, so that the post is a bar without force. */
const truss: Structure = {
  nodes: { a: [0, 0, 0], foot: [3, 0, 0], c: [6, 0, 0], top: [3, 0, 2] },
  members: [
    ["left", "a", "foot", bar],
    ["right", "foot", "c", bar],
    ["post", "foot", "top", bar],
    ["up", "a", "top", bar],
    ["down", "c", "top", bar],
  ],
  supports: { a: "fffrrr", c: "rffrrr", foot: "rfrrrr", top: "rfrrrr" },
  loads: { node_loads: [{ node: "top", fz: -50e3 }] },
  designs: ["left", "post", "up"].map((id) => ({ id, members: [id], l_cr_y: 3.7, l_cr_z: 3.7 })),
};

test("it passes with no force to verify, and by no clause on bending", () => {
  const { post, left } = checked(truss);
  expect(post).toMatchObject({ verdict: "pass", utilisation: 0, governing: { key: "unforced", title: "No force in any combination" } });
  expect(post!.verifications.map(({ key }) => key)).toEqual(["unforced"]);
  expect(post!.coverage.filter(({ state }) => state === "verified").map(({ clause }) => clause)).not.toContain("6.2.5");
  expect(left!.governing!.key).toBe("tension");
});

test("a structure without any load is still not verified", () => {
  const { post } = checked({ ...truss, loads: {} });
  expect(post).toMatchObject({ verdict: "cannot_verify", governing: { key: "unforced" } });
});
