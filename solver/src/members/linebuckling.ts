/** By how much a pattern of compression in one line of members may grow until it buckles, on the stiffness that the whole structure offers its nodes. */

import { dominantEigenvalue } from "../numerics/dominant.ts";
import { type Entries, entriesOf, timesEntries } from "../numerics/entries.ts";
import type { ContinuousLine } from "../topology/continuity.ts";
import { type Axis, type BendingShapes, SHAPES } from "./bendingshapes.ts";
import { type Compression, type PressedMember, takenAbout } from "./compressed_member.ts";

/** A mode in which other bending does less of the work than this is one about a single axis. */
const SINGLE = 1e-3;
const BOWS = SHAPES - 12;

/** Compression in each member of the line. */
export type Pattern = readonly Compression[];

/** Factors of the pattern at which the line buckles about its axes; Infinity where it does not. */
export type Factors = Readonly<Record<Axis, number>>;

const entries = (matrix: Float64Array): Entries => entriesOf(matrix, SHAPES);

export class LineBuckling {
  private readonly nodes: number;
  private readonly size: number;

  private readonly own = new Float64Array(SHAPES);
  private readonly forces = new Float64Array(SHAPES);
  private readonly whole: Float64Array;

  /** `flexibility` is that of the line's nodes, `shapes` those of its members, `members` what their force makes of them; all have their axes in `axes`, nine numbers each. */
  constructor(
    private readonly line: ContinuousLine,
    private readonly flexibility: Float64Array,
    private readonly shapes: readonly BendingShapes[],
    private readonly members: readonly PressedMember[],
    private readonly axes: Float64Array,
  ) {
    this.nodes = 6 * line.nodes.length;
    this.whole = new Float64Array(this.nodes);
    this.size = this.nodes + BOWS * line.members.length;
  }

  /** `near`: shapes of a problem like it, to begin with, of both axes together, about y and about z; those found take their place. */
  factors(pattern: Pattern, near: (Float64Array | undefined)[] = []): Factors {
    const [y, z] = [this.taken(pattern, "y"), this.taken(pattern, "z")];
    const about = { y: y.map(entries), z: z.map(entries) };
    const both = y.map((own, m) => entries(own.map((value, i) => value + z[m]![i]!)));
    const { value, shape } = this.largest(both, near, 0);
    if (value === 0) return { y: Infinity, z: Infinity };
    const share = this.work(about.y, shape) / this.work(both, shape);
    const found = {
      y: share > 1 - SINGLE ? value : this.largest(about.y, near, 1).value,
      z: share < SINGLE ? value : this.largest(about.z, near, 2).value,
    };
    // What holds the line askew bends it about both axes at once, below either of them.
    const askew = Math.max(1, value / Math.max(found.y, found.z));
    return { y: 1 / (askew * found.y), z: 1 / (askew * found.z) };
  }

  private readonly taken = (pattern: Pattern, axis: Axis): Float64Array[] =>
    this.shapes.map((own, m) => takenAbout(own, axis, pattern[m]!));

  private largest(pressed: readonly Entries[], near: (Float64Array | undefined)[], at: number): ReturnType<typeof dominantEigenvalue> {
    const found = dominantEigenvalue(
      this.size,
      (force, out) => this.comply(force, out),
      (move, out) => this.load(pressed, move, out),
      near[at],
    );
    if (found.value > 0) near[at] = found.shape;
    return found;
  }

  /** Forces on bows push the nodes that bows follow as well. */
  private comply(force: Float64Array, out: Float64Array): void {
    const { nodes, flexibility, whole, own, forces } = this;
    for (let i = 0; i < nodes; i++) whole[i] = force[i]!;
    this.members.forEach(({ follows }, m) => {
      if (!follows) return;
      forces.fill(0);
      for (let i = 0; i < BOWS; i++) for (let j = 0; j < 12; j++) forces[j]! += follows[12 * i + j]! * force[nodes + BOWS * m + i]!;
      this.add(m, whole);
    });
    for (let i = 0; i < nodes; i++) {
      let sum = 0;
      for (let j = 0; j < nodes; j++) sum += flexibility[nodes * i + j]! * whole[j]!;
      out[i] = sum;
    }
    this.members.forEach(({ compliance, follows }, m) => {
      const at = nodes + BOWS * m;
      if (follows) this.read(m, out);
      for (let i = 0; i < BOWS; i++) {
        let sum = 0;
        for (let j = 0; j < BOWS; j++) sum += compliance[BOWS * i + j]! * force[at + j]!;
        if (follows) for (let j = 0; j < 12; j++) sum += follows[12 * i + j]! * own[j]!;
        out[at + i] = sum;
      }
    });
  }

  private load(pressed: readonly Entries[], move: Float64Array, out: Float64Array): void {
    const { own, forces } = this;
    out.fill(0);
    pressed.forEach((matrix, m) => {
      this.read(m, move);
      timesEntries(matrix, own, forces);
      this.add(m, out);
      for (let j = 0; j < BOWS; j++) out[this.nodes + BOWS * m + j] = forces[12 + j]!;
    });
  }

  private work(pressed: readonly Entries[], shape: Float64Array): number {
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

  /** Its forces on the line's nodes. */
  private add(m: number, out: Float64Array): void {
    const { line, axes, forces } = this;
    const at = 9 * line.members[m]!;
    for (let part = 0; part < 4; part++) {
      const to = 6 * line.ends[m]![part >> 1]! + 3 * (part & 1);
      for (let k = 0; k < 3; k++) for (let c = 0; c < 3; c++) out[to + c]! += axes[at + 3 * k + c]! * forces[3 * part + k]!;
    }
  }
}
