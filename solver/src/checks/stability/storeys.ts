/** Loads above the foot of a column, and what of them passes down there: H_Ed and V_Ed of EN 1993-1-1 5.2.1(4)B. */

import type { CheckCombination, CheckContext, CheckMember } from "../run/context.ts";
import type { Column, Part } from "./columns.ts";
import type { Joints } from "./joints.ts";

/** Nodes that lie apart by less are on one level, m. */
const LEVEL = 1e-6;
/** Of what hangs together above a cut: the force across it, as a + b·z; what supports above it take; walls across it. */
const ROW = 10;
const [SLOPE, TAKEN, WALLS] = [3, 6, 9];

/** Along x, along y, and down, N. */
export type Force = [number, number, number];

export interface Passed {
  /** Loads on all that hangs together above the foot; those put straight on supports left out. */
  loads: Force;
  /** What of them passes down there, through members. */
  down: Force;
  /** Walls pass on something as well, of which nothing is known. */
  walls: boolean;
}

/** A member, or all nodes of a plate. */
interface Piece {
  nodes: number[];
  top: number;
  bottom: number;
  member: CheckMember | undefined;
}

/** What passes down at the foot of every column that can lean, in a combination. */
export type Storeys = (combination: CheckCombination) => Map<Column, Passed>;

/** Cuts through a part above the feet of its columns, from the highest down, so that one pass serves them all. */
export function storeysOf(part: Part, joints: Joints): Storeys {
  const { context } = joints;
  const index = new Map(part.nodes.map((node, i) => [node, i]));
  const heights: number[] = [];
  for (const { id, z } of context.model.model.nodes ?? []) if (index.has(id)) heights[index.get(id)!] = z;
  const heightOf = (node: string): number => heights[index.get(node)!]!;
  const pieceOf = (ids: readonly string[], member?: CheckMember): Piece => {
    const levels = ids.map(heightOf);
    return { nodes: ids.map((id) => index.get(id)!), top: Math.max(...levels), bottom: Math.min(...levels), member };
  };
  const pieces = [
    ...part.members.map((member) => pieceOf([member.start, member.end], member)),
    ...part.plates.map(({ nodes }) => pieceOf(nodes)),
  ];
  const fromAbove = <T>(all: readonly T[], height: (one: T) => number): T[] => [...all].sort((a, b) => height(b) - height(a));
  const entering = fromAbove(pieces, ({ top }) => top);
  const leaving = fromAbove(pieces, ({ bottom }) => bottom);
  const supports = fromAbove(part.supports, heightOf);
  const columns = fromAbove(part.leaning.flat(), ({ foot }) => heightOf(foot));
  return (combination) => {
    const parent = part.nodes.map((_, i) => i);
    const rows = new Float64Array(ROW * parent.length);
    const find = (i: number): number => {
      while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
      return i;
    };
    const add = (node: number, from: number, values: ArrayLike<number>, sign = 1): void => {
      const at = ROW * find(node) + from;
      for (let k = 0; k < values.length; k++) rows[at + k]! += sign * values[k]!;
    };
    const across = new Map<Piece, ArrayLike<number>>();
    const cross = (piece: Piece, sign: 1 | -1): void =>
      add(piece.nodes.find((node) => heights[node] === piece.top)!, piece.member ? 0 : WALLS, across.get(piece)!, sign);
    const out = new Map<Column, Passed>();
    let [entered, left, held] = [0, 0, 0];
    for (const column of columns) {
      const z = heightOf(column.foot);
      for (; entered < entering.length && entering[entered]!.top > z + LEVEL; entered++) {
        const piece = entering[entered]!;
        across.set(piece, !piece.member ? [1] : piece.top > piece.bottom + LEVEL ? acrossOf(piece, heights, combination, context) : []);
        cross(piece, 1);
      }
      for (; left < leaving.length && leaving[left]!.bottom > z + LEVEL; left++) {
        const piece = leaving[left]!;
        cross(piece, -1);
        for (const node of piece.nodes) {
          const [a, b] = [find(piece.nodes[0]!), find(node)];
          if (a === b) continue;
          parent[b] = a;
          add(a, 0, rows.subarray(ROW * b, ROW * b + ROW));
        }
      }
      for (; held < supports.length && heightOf(supports[held]!) > z + LEVEL; held++)
        add(index.get(supports[held]!)!, TAKEN, takenBy(supports[held]!, joints, combination));
      const at = ROW * find(index.get(column.head)!);
      const row = rows.subarray(at, at + ROW);
      const down = [0, 1, 2].map((k) => row[k]! + z * row[SLOPE + k]!) as Force;
      const loads = down.map((force, k) => force + row[TAKEN + k]!) as Force;
      out.set(column, { loads, down, walls: row[WALLS]! > 0 });
    }
    return out;
  };
}

/** What the structure gives to supports along x, along y and down; loads put straight on what is fixed are not its own. */
function takenBy(node: string, joints: Joints, combination: CheckCombination): Force {
  const { context } = joints;
  const [reaction, applied] = [context.reaction?.(node, combination), context.applied?.(node, combination)?.force];
  const stiffness = joints.support(node)?.stiffness;
  return [0, 1, 2].map((k) => {
    const up = (reaction?.[k] ?? 0) + (stiffness?.[k] === Infinity ? (applied?.[k] ?? 0) : 0);
    return k < 2 ? -up : up;
  }) as Force;
}

/** What a part gives to all its supports: thrusts cancel. */
export function givenBy(part: Part, joints: Joints, combination: CheckCombination): Force {
  const known = (part.given ??= new Map());
  let sum = known.get(combination.index);
  if (!sum) {
    known.set(combination.index, (sum = [0, 0, 0]));
    for (const node of part.supports) {
      const taken = takenBy(node, joints, combination);
      for (let k = 0; k < 3; k++) sum[k]! += taken[k]!;
    }
  }
  return sum;
}

/** What a member passes down between its ends, as if its loads were even: a, and b of z. */
function acrossOf(
  { nodes, top, bottom, member }: Piece,
  heights: number[],
  combination: CheckCombination,
  context: CheckContext,
): ArrayLike<number> {
  const { x, y, z } = member!.axes;
  const ends = context.ends?.(member!, combination) ?? [];
  const rises = heights[nodes[1]!] === top;
  const out = new Float64Array(6);
  for (let k = 0; k < 3; k++) {
    // Of what lies above on what lies below.
    const at = (i: 0 | 6): number =>
      ((ends[i] ?? 0) * x[k]! - (ends[i + 1] ?? 0) * y[k]! - (ends[i + 2] ?? 0) * z[k]!) * (rises === k < 2 ? 1 : -1);
    const [low, high] = rises ? [at(0), at(6)] : [at(6), at(0)];
    const slope = (high - low) / (top - bottom);
    out[k] = low - slope * bottom;
    out[SLOPE + k] = slope;
  }
  return out;
}
