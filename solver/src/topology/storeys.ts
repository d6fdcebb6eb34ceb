/** Loads above the foot of a column, and what of them passes down there: H_Ed and V_Ed of EN 1993-1-1 5.2.1(4)B. */

import { byCombination } from "./bycombination.ts";
import type { Column, Force, Part, Passed, Storeys } from "./columns.ts";
import type { CheckCombination, CheckMember } from "./context.ts";
import type { Joints } from "./joints.ts";

/** Nodes that lie apart by less are on one level, m. */
const LEVEL = 1e-6;
/** Of what hangs together above a cut: the force across it, as a + b·z; what supports above it take; walls across it. */
const ROW = 10;
const [SLOPE, TAKEN, WALLS] = [3, 6, 9];
const ONE = Float64Array.of(1);

/** A member, or all nodes of a plate. */
interface Piece {
  nodes: number[];
  top: number;
  bottom: number;
  /** The node at its top. */
  head: number;
  member: CheckMember | undefined;
  /** What it passes down, by combination anew. */
  across: Float64Array;
}

/** Cuts through a part above the feet of its columns, from the highest down, so that one pass serves them all. */
export function storeysOf(part: Part, joints: Joints): Storeys {
  const { context } = joints;
  const index = new Map(part.nodes.map((node, i) => [node, i]));
  const heights: number[] = [];
  for (const { id, z } of context.model.model.nodes ?? []) if (index.has(id)) heights[index.get(id)!] = z;
  const heightOf = (node: string): number => heights[index.get(node)!]!;
  const pieceOf = (ids: readonly string[], member?: CheckMember): Piece => {
    const nodes = ids.map((id) => index.get(id)!);
    const levels = nodes.map((node) => heights[node]!);
    const [top, bottom] = [Math.max(...levels), Math.min(...levels)];
    const across = member ? new Float64Array(top > bottom + LEVEL ? TAKEN : 0) : ONE;
    return { nodes, top, bottom, head: nodes[levels.indexOf(top)]!, member, across };
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
  const feet = columns.map(({ foot }) => heightOf(foot));
  const heads = columns.map(({ head }) => index.get(head)!);
  return (combination) => {
    const parent = part.nodes.map((_, i) => i);
    const rows = new Float64Array(ROW * parent.length);
    const find = (i: number): number => {
      while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
      return i;
    };
    const add = (node: number, from: number, values: ArrayLike<number>, sign: 1 | -1): void => {
      const at = ROW * find(node) + from;
      for (let k = 0; k < values.length; k++) rows[at + k]! += sign * values[k]!;
    };
    const cross = ({ head, member, across }: Piece, sign: 1 | -1): void => add(head, member ? 0 : WALLS, across, sign);
    const join = ({ nodes }: Piece): void => {
      const a = find(nodes[0]!);
      for (let i = 1; i < nodes.length; i++) {
        const b = find(nodes[i]!);
        if (a === b) continue;
        parent[b] = a;
        for (let k = 0; k < ROW; k++) rows[ROW * a + k]! += rows[ROW * b + k]!;
      }
    };
    const out = new Map<Column, Passed>();
    let [entered, left, held] = [0, 0, 0];
    for (let c = 0; c < columns.length; c++) {
      const z = feet[c]!;
      for (; entered < entering.length && entering[entered]!.top > z + LEVEL; entered++) {
        const piece = entering[entered]!;
        if (piece.member && piece.across.length) putAcross(piece, heights, context.ends?.(piece.member, combination) ?? []);
        cross(piece, 1);
      }
      for (; left < leaving.length && leaving[left]!.bottom > z + LEVEL; left++) {
        cross(leaving[left]!, -1);
        join(leaving[left]!);
      }
      for (; held < supports.length && heightOf(supports[held]!) > z + LEVEL; held++)
        add(index.get(supports[held]!)!, TAKEN, takenBy(supports[held]!, joints, combination), 1);
      out.set(columns[c]!, passedAt(rows, ROW * find(heads[c]!), z));
    }
    return out;
  };
}

function passedAt(rows: Float64Array, at: number, z: number): Passed {
  const down: Force = [0, 0, 0];
  const loads: Force = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    down[k] = rows[at + k]! + z * rows[at + SLOPE + k]!;
    loads[k] = down[k]! + rows[at + TAKEN + k]!;
  }
  return { loads, down, walls: rows[at + WALLS]! > 0 };
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
export const givenBy = byCombination((part, joints: Joints, combination): Force => {
  const sum: Force = [0, 0, 0];
  for (const node of part.supports) {
    const taken = takenBy(node, joints, combination);
    for (let k = 0; k < 3; k++) sum[k]! += taken[k]!;
  }
  return sum;
});

/** What a member passes down between its ends, as if its loads were even: a, and b of z. */
function putAcross({ nodes, top, bottom, member, across }: Piece, heights: number[], ends: ArrayLike<number>): void {
  const { x, y, z } = member!.axes;
  const rises = heights[nodes[1]!] === top;
  const [low, high] = rises ? [0, 6] : [6, 0];
  for (let k = 0; k < 3; k++) {
    // Of what lies above on what lies below.
    const way = rises === k < 2 ? 1 : -1;
    const at = (i: number): number => ((ends[i] ?? 0) * x[k]! - (ends[i + 1] ?? 0) * y[k]! - (ends[i + 2] ?? 0) * z[k]!) * way;
    const slope = (at(high) - at(low)) / (top - bottom);
    across[k] = at(low) - slope * bottom;
    across[SLOPE + k] = slope;
  }
}
