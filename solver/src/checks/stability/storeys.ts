/** Loads above the foot of a column, and what of them passes down there: H_Ed and V_Ed of EN 1993-1-1 5.2.1(4)B. */

import type { CheckCombination, CheckContext, CheckMember, Forces } from "../run/context.ts";
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
  /** It ends higher than it starts. */
  rises: boolean;
  member: CheckMember | undefined;
}

/** Cuts through a part above the feet of its columns, from the highest down, so that one pass serves them all. */
export class Storeys {
  private readonly index: Map<string, number>;
  private readonly heights: number[];
  private readonly entering: Piece[];
  private readonly leaving: Piece[];
  private readonly supports: string[];
  private readonly columns: Column[];

  constructor(
    private readonly part: Part,
    private readonly joints: Joints,
  ) {
    const { context } = joints;
    this.index = new Map(part.nodes.map((node, i) => [node, i]));
    this.heights = new Array<number>(part.nodes.length).fill(0);
    for (const { id, z } of context.model.model.nodes ?? []) if (this.index.has(id)) this.heights[this.index.get(id)!] = z;
    const pieceOf = (ids: readonly string[], member?: CheckMember): Piece => {
      const nodes = ids.map((id) => this.index.get(id)!);
      const levels = nodes.map((node) => this.heights[node]!);
      return { nodes, top: Math.max(...levels), bottom: Math.min(...levels), rises: levels[1]! > levels[0]!, member };
    };
    const pieces = [
      ...part.members.map((member) => pieceOf([member.start, member.end], member)),
      ...part.plates.map(({ nodes }) => pieceOf(nodes)),
    ];
    this.entering = [...pieces].sort((a, b) => b.top - a.top);
    this.leaving = [...pieces].sort((a, b) => b.bottom - a.bottom);
    this.supports = [...part.supports].sort((a, b) => this.heightOf(b) - this.heightOf(a));
    this.columns = [...new Set(part.leaning.flat())].sort((a, b) => this.heightOf(b.foot) - this.heightOf(a.foot));
  }

  private readonly heightOf = (node: string): number => this.heights[this.index.get(node)!]!;

  /** What passes down at the foot of every column that can lean. */
  passed(combination: CheckCombination): Map<Column, Passed> {
    const { entering, leaving, supports, heights, joints } = this;
    const { context } = joints;
    const parent = this.part.nodes.map((_, i) => i);
    const rows = new Float64Array(ROW * parent.length);
    const find = (i: number): number => {
      while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
      return i;
    };
    const join = ([first, ...others]: number[]): void => {
      for (const other of others) {
        const [a, b] = [find(first!), find(other)];
        if (a === b) continue;
        parent[b] = a;
        for (let k = 0; k < ROW; k++) rows[ROW * a + k]! += rows[ROW * b + k]!;
      }
    };
    const across = new Map<Piece, Float64Array>();
    const add = (piece: Piece, sign: 1 | -1): void => {
      const own = across.get(piece);
      const at = ROW * find(piece.nodes.find((node) => heights[node] === piece.top)!);
      if (!piece.member) rows[at + WALLS]! += sign;
      else own?.forEach((value, k) => (rows[at + k]! += sign * value));
    };
    const out = new Map<Column, Passed>();
    let [entered, left, held] = [0, 0, 0];
    for (const column of this.columns) {
      const z = this.heightOf(column.foot);
      for (; entered < entering.length && entering[entered]!.top > z + LEVEL; entered++) {
        const piece = entering[entered]!;
        if (piece.member && piece.top > piece.bottom + LEVEL) across.set(piece, acrossOf(piece, combination, context));
        add(piece, 1);
      }
      for (; left < leaving.length && leaving[left]!.bottom > z + LEVEL; left++) {
        add(leaving[left]!, -1);
        join(leaving[left]!.nodes);
      }
      for (; held < supports.length && this.heightOf(supports[held]!) > z + LEVEL; held++) {
        const node = supports[held]!;
        const at = ROW * find(this.index.get(node)!) + TAKEN;
        const taken = takenBy(node, joints, combination);
        for (let k = 0; k < 3; k++) rows[at + k]! += taken[k]!;
      }
      const at = ROW * find(this.index.get(column.head)!);
      const down = [0, 1, 2].map((k) => rows[at + k]! + z * rows[at + SLOPE + k]!) as Force;
      const loads = down.map((force, k) => force + rows[at + TAKEN + k]!) as Force;
      // Of sums and differences a whole number is left.
      out.set(column, { loads, down, walls: rows[at + WALLS]! > 0.5 });
    }
    return out;
  }
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
function acrossOf({ top, bottom, rises, member }: Piece, combination: CheckCombination, context: CheckContext): Float64Array {
  const { axes, length } = member!;
  const diagram = context.diagram(member!, combination);
  const out = new Float64Array(6);
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  // Of what lies beyond on what lies before, in global axes; of what lies above on what lies below.
  const force = (x: number): number[] => {
    const { n, vy, vz } = diagram.forces(x, x ? -1 : 1, forces);
    return [0, 1, 2].map((k) => (n * axes.x[k]! - vy * axes.y[k]! - vz * axes.z[k]!) * (rises === k < 2 ? 1 : -1));
  };
  const [low, high] = rises ? [force(0), force(length)] : [force(length), force(0)];
  for (let k = 0; k < 3; k++) {
    const slope = (high[k]! - low[k]!) / (top - bottom);
    out[k] = low[k]! - slope * bottom;
    out[SLOPE + k] = slope;
  }
  return out;
}
