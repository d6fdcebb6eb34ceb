/** Stops and ties that act one way alone and carry nothing: a strut buckles away from them as if they were not there. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { FORK, held, SLIDE, type Structure, solved } from "../../checks/held.ts";

const [L, LOAD] = [6, 1e5];
/** IPE 300 about its weak axis, Iz = 604 cm⁴, over its whole length. */
const EULER = (Math.PI ** 2 * 210e9 * 6.04e-6) / L ** 2 / LOAD;

/** A strut along x, with what holds its middle along y. */
const strut = (middle: Structure["supports"], ties: Structure["members"] = []): Structure => ({
  nodes: { a: [0, 0, 0], b: [L / 2, 0, 0], c: [L, 0, 0], t: [L / 2, 2, 0], u: [L / 2, -2, 0] },
  members: [["left", "a", "b"], ["right", "b", "c"], ...ties],
  supports: { a: FORK, c: SLIDE, ...middle },
  loads: { node_loads: [{ node: "c", fx: -LOAD }] },
  designs: [{ id: "D", members: ["left", "right"] }],
});
const factor = (structure: Structure): number => solved(structure).stability[0]!.alpha_cr! / EULER;
const TIE = { type: "tension" };
const ends = { t: "fffrrr", u: "fffrrr" };
const free = { ux: "free", uz: "free", rx: "free", ry: "free", rz: "free" } as const;

test("held both ways in the middle it bears four times as much", () => expect(factor(strut({ b: "rfrrrr" }))).toBeCloseTo(4, 1));

test.each([
  ["a support that only pushes", strut({ b: { ...free, uy: "push" } })],
  ["a tie on one side", strut({ t: "fffrrr" }, [["tie", "b", "t", TIE]])],
  ["a prop on one side", strut({ t: "fffrrr" }, [["prop", "b", "t", { type: "compression" }]])],
])("%s bears nothing more", (_, structure) => expect(factor(structure)).toBeCloseTo(1, 2));

test("modes that are asked for begin with that factor", () => {
  const model = held(strut({ b: { ...free, uy: "push" } }));
  const { modes } = solve({ ...model, analysis: { buckling: { combinations: ["U"], modes: 2 } } }).buckling[0]!;
  expect(modes[0]!.alpha_cr / EULER).toBeCloseTo(1, 2);
  expect(modes[1]!.alpha_cr / EULER).toBeCloseTo(4, 1);
});

test("ties on both sides hold it, whichever way it goes", () => {
  const both: Structure["members"] = [
    ["tie", "b", "t", TIE],
    ["other", "b", "u", TIE],
  ];
  expect(factor(strut(ends, both))).toBeCloseTo(4, 1);
});
