/** Critical factor of one line of members, on the stiffness that the whole structure offers its nodes, while nothing else is loaded. */

import { dominantEigenvalue } from "../numerics/dominant.ts";
import type { ContinuousLine } from "../topology/continuity.ts";
import { type Axis, type BendingShapes, PIECES, SHAPES } from "./bendingshapes.ts";

/** A mode in which other bending does less of the work than this is one about a single axis. */
const SINGLE = 1e-3;
const BOWS = SHAPES - 12;

/** Compression at the start and at the end of each piece of each member of the line, N; tension counts below zero. */
export type Pattern = readonly ArrayLike<number>[];

/** Factors of the pattern at which the line buckles about its axes; Infinity where it does not. */
export type Factors = Readonly<Record<Axis, number>>;

export class LineBuckling {
  private readonly nodes: number;
  private readonly size: number;

  private readonly own = new Float64Array(SHAPES);
  private readonly forces = new Float64Array(SHAPES);

  /** `flexibility` is that of the line's nodes, `shapes` those of its members, which have their axes in `axes`, nine numbers each. */
  constructor(
    private readonly line: ContinuousLine,
    private readonly flexibility: Float64Array,
    private readonly shapes: readonly BendingShapes[],
    private readonly axes: Float64Array,
  ) {
    this.nodes = 6 * line.nodes.length;
    this.size = this.nodes + BOWS * line.members.length;
  }

  factors(pattern: Pattern): Factors {
    const about = { y: this.pressed(pattern, "y"), z: this.pressed(pattern, "z") };
    const both = about.y.map((own, m) => own.map((value, i) => value + about.z[m]![i]!));
    const { value, shape } = this.largest(both);
    if (value === 0) return { y: Infinity, z: Infinity };
    const share = this.work(about.y, shape) / this.work(both, shape);
    const found = {
      y: share > 1 - SINGLE ? value : this.largest(about.y).value,
      z: share < SINGLE ? value : this.largest(about.z).value,
    };
    // What holds the line askew bends it about both axes at once, below either of them.
    const askew = Math.max(1, value / Math.max(found.y, found.z));
    return { y: 1 / (askew * found.y), z: 1 / (askew * found.z) };
  }

  /** What the pattern takes from the stiffness of each member. */
  private pressed(pattern: Pattern, axis: Axis): Float64Array[] {
    return this.shapes.map(({ pressed }, m) => {
      const out = new Float64Array(SHAPES * SHAPES);
      for (let p = 0; p < 2 * PIECES; p++) {
        const n = pattern[m]![p]!;
        const own = pressed[axis][p]!;
        if (n !== 0) for (let i = 0; i < out.length; i++) out[i]! += n * own[i]!;
      }
      return out;
    });
  }

  private largest(pressed: readonly Float64Array[]): ReturnType<typeof dominantEigenvalue> {
    return dominantEigenvalue(
      this.size,
      (force, out) => this.comply(force, out),
      (move, out) => this.load(pressed, move, out),
    );
  }

  private comply(force: Float64Array, out: Float64Array): void {
    const { nodes, flexibility } = this;
    for (let i = 0; i < nodes; i++) {
      let sum = 0;
      for (let j = 0; j < nodes; j++) sum += flexibility[nodes * i + j]! * force[j]!;
      out[i] = sum;
    }
    this.shapes.forEach(({ compliance }, m) => {
      const at = nodes + BOWS * m;
      for (let i = 0; i < BOWS; i++) {
        let sum = 0;
        for (let j = 0; j < BOWS; j++) sum += compliance[BOWS * i + j]! * force[at + j]!;
        out[at + i] = sum;
      }
    });
  }

  private load(pressed: readonly Float64Array[], move: Float64Array, out: Float64Array): void {
    const { own, forces } = this;
    out.fill(0);
    pressed.forEach((matrix, m) => {
      this.read(m, move);
      for (let i = 0; i < SHAPES; i++) {
        let sum = 0;
        for (let j = 0; j < SHAPES; j++) sum += matrix[SHAPES * i + j]! * own[j]!;
        forces[i] = sum;
      }
      this.add(m, out);
    });
  }

  private work(pressed: readonly Float64Array[], shape: Float64Array): number {
    const force = new Float64Array(this.size);
    this.load(pressed, shape, force);
    let sum = 0;
    for (let i = 0; i < force.length; i++) sum += force[i]! * shape[i]!;
    return sum;
  }

  /** Movements of a member's shapes, in its own axes. */
  private read(m: number, move: Float64Array): void {
    const { line, axes, own, nodes } = this;
    const at = 9 * line.members[m]!;
    for (let part = 0; part < 4; part++) {
      const from = 6 * line.ends[m]![part >> 1]! + 3 * (part & 1);
      for (let k = 0; k < 3; k++) {
        const row = at + 3 * k;
        own[3 * part + k] = axes[row]! * move[from]! + axes[row + 1]! * move[from + 1]! + axes[row + 2]! * move[from + 2]!;
      }
    }
    for (let j = 0; j < BOWS; j++) own[12 + j] = move[nodes + BOWS * m + j]!;
  }

  /** Its forces, on the line's nodes. */
  private add(m: number, out: Float64Array): void {
    const { line, axes, forces, nodes } = this;
    const at = 9 * line.members[m]!;
    for (let part = 0; part < 4; part++) {
      const to = 6 * line.ends[m]![part >> 1]! + 3 * (part & 1);
      for (let k = 0; k < 3; k++) for (let c = 0; c < 3; c++) out[to + c]! += axes[at + 3 * k + c]! * forces[3 * part + k]!;
    }
    for (let j = 0; j < BOWS; j++) out[nodes + BOWS * m + j] = forces[12 + j]!;
  }
}
