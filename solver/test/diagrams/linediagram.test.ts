/** A beam cut in pieces, some drawn backwards or upside down, has the diagram of the whole. */

import { describe, expect, test } from "vitest";
import { LineDiagram } from "../../src/diagrams/linediagram.ts";
import type { CheckCombination, CheckMember, Diagram, Forces, Vector } from "../../src/topology/context.ts";
import type { Joints } from "../../src/topology/joints.ts";
import { lineOf } from "../../src/topology/line.ts";

const LENGTH = 8;
/** A simple beam of 8 m under 2 kN/m, with a little more about z: My = q·s·(L − s)/2, Vz = dMy/ds. */
const whole = (s: number): Forces => ({ n: 5, mx: 1, my: s * (LENGTH - s), vz: LENGTH - 2 * s, mz: 3 * s, vy: 3 });

interface Piece {
  from: number;
  to: number;
  reversed: boolean;
  /** Turned about its axis by 180°: y and z point the other way. */
  upsideDown: boolean;
}

/** Forces in the piece's own axes: My = dVz/dx holds in those too, so that each sign follows from where x, y and z point. */
function diagramOf({ from, to, reversed, upsideDown }: Piece): Diagram {
  const [sx, s] = [reversed ? -1 : 1, upsideDown ? -1 : 1];
  // A member drawn backwards about the same z has its y turned: x × y = z.
  const [sy, sz] = [s * sx, s];
  return {
    positions: [0, to - from],
    forces(x, _side, out) {
      const f = whole(reversed ? to - x : from + x);
      return Object.assign(out, { n: f.n, mx: f.mx, my: sz * f.my, vz: sx * sz * f.vz, mz: sy * f.mz, vy: sx * sy * f.vy });
    },
    loads: { points: [], distributed: [] },
    displacement: (x) => [0, 0, -(reversed ? to - x : from + x)],
    rotation: (end) => [0, (end === "start") !== reversed ? from : to, 0],
  };
}

function line(pieces: Piece[]): LineDiagram {
  const diagrams = new Map<CheckMember, Diagram>();
  const members = pieces.map((piece, i): CheckMember => {
    const [sx, s] = [piece.reversed ? -1 : 1, piece.upsideDown ? -1 : 1];
    const ends = [`n${piece.from}`, `n${piece.to}`];
    const [start, end] = piece.reversed ? ends.reverse() : ends;
    const axes = { x: [sx, 0, 0], y: [0, s * sx, 0], z: [0, 0, s] } as unknown as Record<"x" | "y" | "z", Vector>;
    const member = { id: `m${i}`, start, end, length: piece.to - piece.from, axes, section: { id: "s" }, material: { id: "m" } };
    diagrams.set(member as unknown as CheckMember, diagramOf(piece));
    return member as unknown as CheckMember;
  });
  const joints = { releases: () => false, held: () => true } as unknown as Joints;
  const laid = lineOf(members, joints);
  expect(laid.reason).toBeNull();
  return new LineDiagram(laid, { diagram: (member) => diagrams.get(member)! }, {} as CheckCombination);
}

const forward = (from: number, to: number): Piece => ({ from, to, reversed: false, upsideDown: false });
const CASES: [string, Piece[]][] = [
  ["in one", [forward(0, 8)]],
  ["in two", [forward(0, 3), forward(3, 8)]],
  ["the second backwards", [forward(0, 3), { ...forward(3, 8), reversed: true }]],
  ["the second upside down", [forward(0, 3), { ...forward(3, 8), upsideDown: true }]],
  ["the second both", [forward(0, 3), { ...forward(3, 8), reversed: true, upsideDown: true }]],
];

describe.each(CASES)("%s", (_, pieces) => {
  const diagram = line(pieces);
  test("forces are those of the whole, in the first piece's axes", () => {
    for (const s of [0, 1, 3, 5.5, 8])
      for (const side of [-1, 1] as const) {
        const found = diagram.forces(s, side, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });
        for (const [name, value] of Object.entries(whole(s))) expect(found[name as keyof Forces], `${name} at ${s}`).toBeCloseTo(value, 9);
      }
  });
  test("places are those of the whole, a joint where nothing happens none of them, and the displacement there is the line's", () => {
    expect(diagram.positions()).toEqual([0, 8]);
    for (const s of [0, 3, 8]) expect(diagram.displacement(s)[2]).toBeCloseTo(-s, 9);
  });
  test("a joint at an extremum is one of them: midspan is of the whole too", () => {
    expect(line([forward(0, 4), forward(4, 8)]).positions()).toEqual([0, 4, 8]);
  });
  test("rotations at the ends are those of the line's own ends", () => {
    expect(diagram.rotationAt(0, 1)[1]).toBe(0);
    expect(diagram.rotationAt(8, -1)[1]).toBe(8);
  });
});

test("what jumps at a joint is seen from either side", () => {
  const diagram = line([forward(0, 3), forward(3, 8)]);
  const jump = diagram.diagrams[1]!;
  const own = jump.forces;
  jump.forces = (x, side, out) => ({ ...own(x, side, out), n: 99 });
  const at = (side: -1 | 1): number => diagram.forces(3, side, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 }).n;
  expect([at(-1), at(1)]).toEqual([5, 99]);
});
