/** Structures that stand apart in one model: each has factors of its own, as where it stands alone. */

import { expect, test } from "vitest";
import { type Model, type Results, solve } from "../../../src/api/index.ts";
import { model, STEEL, support } from "../../building.ts";
import { CLAMP, type Structure, solved } from "../../checks/held.ts";

const [H, IZ] = [4, 6.04e-6];
/** Of a clamped post of IPE 300 about z-z, N. */
const CRITICAL = (Math.PI ** 2 * 210e9 * IZ) / (2 * H) ** 2;

/** A row of clamped posts under these loads. */
function posts(...loads: number[]): Structure {
  return {
    nodes: Object.fromEntries(
      loads.flatMap((_, i) => [0, H].map((z) => [`${z ? "top" : "foot"}${i}`, [3 * i, 0, z] as [number, number, number]])),
    ),
    members: loads.map((_, i) => [`m${i}`, `foot${i}`, `top${i}`]),
    supports: Object.fromEntries(loads.map((_, i) => [`foot${i}`, CLAMP])),
    loads: { node_loads: loads.map((load, i) => ({ node: `top${i}`, fz: -load })) },
    designs: [{ id: "D", members: ["m0"] }],
  };
}
const of = (structure: Structure) => solved(structure).stability[0]!;

test("posts that stand apart have π²·E·I/(2·L)² over their own loads each, and those that are not pressed none", () => {
  const { alpha_cr, members, apart } = of(posts(CRITICAL / 2, CRITICAL / 8, 0, CRITICAL / 40));
  expect(alpha_cr).toBeCloseTo(2, 1);
  expect(members).toEqual([]);
  expect(apart.map((one) => one.members)).toEqual([[0], [1], [3]]);
  [2, 8, 40].forEach((factor, i) => expect(apart[i]!.alpha_cr! / factor).toBeCloseTo(1, 2));
  expect(apart.map(({ swaying }) => swaying)).toEqual([[0], [1], []]);
  expect(of(posts(CRITICAL / 2, 0)).apart).toEqual([expect.objectContaining({ members: [0], alpha_cr: expect.closeTo(2, 1) })]);
});

test("nobody is looked at alone where nothing sways below 10, in one structure, and where they are many", () => {
  expect(of(posts(CRITICAL / 12, CRITICAL / 30)).apart).toEqual([]);
  expect(of(posts(CRITICAL / 2)).apart).toEqual([]);
  expect(of(posts(...Array.from({ length: 9 }, () => CRITICAL / 2))).apart).toEqual([]);
});

/** A strip of plates on edge with a bar on its head, pressed; and a post of 60 mm × 40 mm beside it. */
function strip(post: boolean, wall = true): Results {
  const at = (z: number, x: number): string => `n${z}${x}`;
  const levels = [0, 1, 2, 3, 4];
  const built = model({
    nodes: {
      ...(wall ? Object.fromEntries(levels.flatMap((z) => [0, 1].map((x) => [at(z, x), [x, 0, z / 2] as [number, number, number]]))) : {}),
      ...(post ? { p: [9, 0, 0], q: [9, 0, 2] } : {}),
    },
    members: [...(wall ? [{ id: "bar", start: at(4, 0), end: at(4, 1) }] : []), ...(post ? [{ id: "post", start: "p", end: "q" }] : [])],
    supports: [...(wall ? [0, 1].map((x) => support(at(0, x), at(0, x), CLAMP)) : []), ...(post ? [support("p", "p", CLAMP)] : [])],
    section: { a: 2.4e-3, iy: 7.2e-7, iz: 3.2e-7, it: 7.5e-7 },
    loads: {
      node_loads: [...(wall ? [0, 1].map((x) => ({ node: at(4, x), fz: -20e3 })) : []), ...(post ? [{ node: "q", fz: -20e3 }] : [])],
    },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
  }) as unknown as { model: Record<string, unknown> };
  built.model.plates = (wall ? levels.slice(1) : []).map((z) => ({
    ...{ id: `w${z}`, nodes: [at(z - 1, 0), at(z - 1, 1), at(z, 1), at(z, 0)], thickness: 0.03, material: STEEL.id },
  }));
  return solve(built as unknown as Model);
}

test("plates press their own structure alone", () => {
  const { apart } = strip(true).stability[0]!;
  const alone = [strip(false), strip(true, false)].map(({ stability }) => stability[0]!.alpha_cr!);
  expect(apart).toHaveLength(2);
  alone.forEach((factor, i) => expect(apart[i]!.alpha_cr! / factor).toBeCloseTo(1, 3));
  expect(Math.abs(alone[0]! / alone[1]! - 1)).toBeGreaterThan(0.1);
});
