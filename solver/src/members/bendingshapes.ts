/** How a member bends between its nodes, and what an axial force along it does to that: few shapes that find its critical force within 0.3 %. */

import { hasOffset, toNodes, transform } from "../elements/condensation.ts";
import { type Cut, cutMembers, evenly } from "../elements/cut.ts";
import { type ForceMoments, geometricStiffness } from "../elements/geometric.ts";
import { buildElements, type Elements, writeStiffness } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import { type Entries, entriesOf } from "../numerics/entries.ts";
import type { Stiffness } from "../results/index.ts";

/** Pieces of a member along each of which its force is linear. */
export const PIECES = 6;
/** Nodes between the pieces, and their freedoms. */
const INNER = PIECES - 1;
const FREE = 6 * INNER;
/** Shapes of a member: twelve movements of its nodes, and deflections under forces across it at each inner node while both ends are clamped. */
const BOWS = 2 * INNER;
export const SHAPES = 12 + BOWS;
/** Moments of a unit of compression at one end of a piece that fades to nothing at the other. */
const FADING: readonly [start: ForceMoments, end: ForceMoments] = [
  [-1 / 2, 1 / 6, -1 / 6, 1 / 10, -1 / 10],
  [-1 / 2, -1 / 6, -1 / 6, -1 / 10, -1 / 10],
];
/** Of a pivot: less is a movement that nothing resists. */
const ROUND_OFF = 1e-12;

/** Of an angle, y stands for the major principal axis u and z for the minor one, v. */
export type Axis = "y" | "z";
const AXES: readonly Axis[] = ["y", "z"];

export interface BendingShapes {
  /** Of the bows between clamped ends, and the inverse: movements of the nodes do no work on them. */
  stiffness: Float64Array;
  compliance: Float64Array;
  /** Of each piece's start and of its end, what a unit of compression there takes from the stiffness against bending about y, and about z: shapes × shapes. */
  pressed: Readonly<Record<Axis, readonly Entries[]>>;
  /** The same of an even compression all along. */
  evenly: Readonly<Record<Axis, Entries>>;
}

/** Of all members of a frame, in their own axes: those that are alike share theirs. */
export class Bending {
  private readonly cut: Cut;
  private readonly elements: Elements;
  private readonly matrix = new Float64Array(144);
  private readonly known = new Map<string, BendingShapes>();

  constructor(private readonly frame: Frame) {
    const { cut, offset } = inOwnAxes(frame);
    this.cut = { ...cut, frame: { ...cut.frame, offset } };
    this.elements = buildElements(this.cut.frame);
  }

  of(m: number): BendingShapes {
    const { stiffnessOf, length, connectionOf, offset } = this.frame;
    const key = `${stiffnessOf[m]} ${length[m]} ${connectionOf[m]} ${hasOffset(offset, 6 * m) ? m : ""}`;
    let found = this.known.get(key);
    if (!found) this.known.set(key, (found = this.made(m)));
    return found;
  }

  private made(m: number): BendingShapes {
    const { matrix } = this;
    const first = PIECES * m;
    const own = new Float64Array(FREE * FREE);
    // Right-hand sides: movements of the nodes, then forces along y and z at each inner node.
    const sides = new Float64Array(FREE * SHAPES);
    for (let p = 0; p < PIECES; p++) {
      writeStiffness(this.cut.frame, this.elements, first + p, matrix);
      for (let i = 0; i < 12; i++) {
        const row = 6 * (p - 1) + i;
        if (row < 0 || row >= FREE) continue;
        for (let j = 0; j < 12; j++) {
          const column = 6 * (p - 1) + j;
          if (column < 0) sides[SHAPES * row + j]! -= matrix[12 * i + j]!;
          else if (column >= FREE) sides[SHAPES * row + j]! -= matrix[12 * i + j]!;
          else own[FREE * row + column]! += matrix[12 * i + j]!;
        }
      }
    }
    for (let k = 0; k < BOWS; k++) sides[SHAPES * (6 * (k >> 1) + (k % 2 === 0 ? 2 : 1)) + 12 + k] = 1;
    const loads = sides.slice();
    solve(own, FREE, sides, SHAPES);
    const stiffness = new Float64Array(BOWS * BOWS);
    for (let r = 0; r < BOWS; r++)
      for (let c = 0; c < BOWS; c++)
        for (let i = 0; i < FREE; i++) stiffness[BOWS * r + c]! += loads[SHAPES * i + 12 + r]! * sides[SHAPES * i + 12 + c]!;
    const compliance = new Float64Array(BOWS * BOWS);
    for (let i = 0; i < BOWS; i++) compliance[(BOWS + 1) * i] = 1;
    solve(stiffness.slice(), BOWS, compliance, BOWS);
    const pressed = { y: [] as Float64Array[], z: [] as Float64Array[] };
    for (const axis of AXES)
      for (let p = 0; p < PIECES; p++) pressed[axis].push(this.pressed(m, p, axis, 0, sides), this.pressed(m, p, axis, 1, sides));
    const entries = (matrix: Float64Array): Entries => entriesOf(matrix, SHAPES);
    return {
      ...{ stiffness, compliance },
      pressed: { y: pressed.y.map(entries), z: pressed.z.map(entries) },
      evenly: { y: entries(sumOf(pressed.y)), z: entries(sumOf(pressed.z)) },
    };
  }

  /** Of one piece, plane and end, in the member's shapes. */
  private pressed(m: number, p: number, axis: Axis, end: 0 | 1, inner: Float64Array): Float64Array {
    const { frame } = this.cut;
    const piece = PIECES * m + p;
    const stiffness = frame.stiffnesses[frame.stiffnessOf[piece]!]!;
    const way = directionOf(stiffness, axis);
    const both = new Float64Array(144);
    const local = new Float64Array(144);
    geometricStiffness(stiffness, frame.length[piece]!, FADING[end], both);
    transform(both, alone(way), local);
    toNodes(frame, this.elements, piece, local, this.matrix);
    if (hasOffset(frame.offset, 6 * piece)) addArm(frame, piece, way, end, this.matrix);
    // Movements of the piece's two nodes by shape.
    const moves = new Float64Array(12 * SHAPES);
    for (let i = 0; i < 12; i++) {
      const row = 6 * (p - 1) + i;
      if (row < 0 || row >= FREE) moves[SHAPES * i + i] = 1;
      else for (let k = 0; k < SHAPES; k++) moves[SHAPES * i + k] = inner[SHAPES * row + k]!;
    }
    const half = new Float64Array(12 * SHAPES);
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 12; j++) {
        const entry = this.matrix[12 * i + j]!;
        if (entry !== 0) for (let k = 0; k < SHAPES; k++) half[SHAPES * i + k]! -= entry * moves[SHAPES * j + k]!;
      }
    const out = new Float64Array(SHAPES * SHAPES);
    for (let i = 0; i < 12; i++)
      for (let r = 0; r < SHAPES; r++) {
        const move = moves[SHAPES * i + r]!;
        if (move !== 0) for (let c = 0; c < SHAPES; c++) out[SHAPES * r + c]! += move * half[SHAPES * i + c]!;
      }
    return out;
  }
}

function sumOf(matrices: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(SHAPES * SHAPES);
  for (const own of matrices) for (let i = 0; i < out.length; i++) out[i]! += own[i]!;
  return out;
}

/** Share of its own z and of its own y of the way in which a member moves as it bends about a principal axis. */
type Way = readonly [z: number, y: number];

function directionOf({ eiy, eiz, eiyz }: Stiffness, axis: Axis): Way {
  const angle = eiyz === 0 ? 0 : Math.atan2(2 * eiyz, eiy - eiz) / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return axis === "y" ? [c, s] : [-s, c];
}

/** 12×12: of movements those along one way alone. */
function alone([w, v]: Way): Float64Array {
  const out = new Float64Array(144);
  for (const end of [0, 6]) {
    const put = (i: number, j: number, value: number): void => void (out[12 * (end + i) + end + j] = value);
    put(1, 1, v * v);
    put(2, 2, w * w);
    put(4, 4, w * w);
    put(5, 5, v * v);
    for (const [i, j, sign] of [
      [1, 2, 1],
      [4, 5, -1],
    ] as const) {
      put(i, j, sign * v * w);
      put(j, i, sign * v * w);
    }
  }
  return out;
}

/** A rigid arm along the axis is pressed as the member is, and turns with its node. */
function addArm({ offset }: Frame, m: number, [w, v]: Way, end: 0 | 1, out: Float64Array): void {
  const along = offset[6 * m + 3 * end]!;
  const about = [0, -w, v];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) out[78 * end + 39 + 12 * i + j]! += (end ? along : -along) * about[i]! * about[j]!;
}

/** Members cut in pieces, each seen in its own axes. */
function inOwnAxes(frame: Frame): { cut: Cut; offset: Float64Array } {
  const cut = cutMembers(frame, evenly(frame, PIECES));
  const { axes, offset } = cut.frame;
  const own = offset.slice();
  for (const p of cut.frame.offsetMembers)
    for (const end of [6 * p, 6 * p + 3])
      for (let k = 0; k < 3; k++) {
        own[end + k] = 0;
        for (let c = 0; c < 3; c++) own[end + k]! += axes[9 * p + 3 * k + c]! * offset[end + c]!;
      }
  for (let i = 0; i < axes.length; i++) axes[i] = i % 9 === 0 || i % 9 === 4 || i % 9 === 8 ? 1 : 0;
  return { cut, offset: own };
}

/** Solves symmetric A·X = B in place of B, of `columns` columns; what nothing resists does not move. */
function solve(a: Float64Array, n: number, b: Float64Array, columns: number): void {
  const sizes = Float64Array.from({ length: n }, (_, i) => a[(n + 1) * i]!);
  for (let p = 0; p < n; p++) {
    const pivot = a[(n + 1) * p]!;
    const isIdle = !(pivot > ROUND_OFF * sizes[p]!);
    for (let i = p + 1; i < n; i++) {
      const factor = isIdle ? 0 : a[n * i + p]! / pivot;
      if (factor === 0) continue;
      for (let j = p; j < n; j++) a[n * i + j]! -= factor * a[n * p + j]!;
      for (let k = 0; k < columns; k++) b[columns * i + k]! -= factor * b[columns * p + k]!;
    }
  }
  for (let p = n - 1; p >= 0; p--) {
    const pivot = a[(n + 1) * p]!;
    const isIdle = !(pivot > ROUND_OFF * sizes[p]!);
    for (let k = 0; k < columns; k++) {
      let value = b[columns * p + k]!;
      for (let j = p + 1; j < n; j++) value -= a[n * p + j]! * b[columns * j + k]!;
      b[columns * p + k] = isIdle ? 0 : value / pivot;
    }
  }
}
