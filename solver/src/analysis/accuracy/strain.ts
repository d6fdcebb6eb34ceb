/** Strains of elements from the relative movement of their ends, exact for rigid motion: what round-off in Ke cannot tell. */

import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import { addExact, addProduct, beginSum, exactSum } from "../../numerics/exact.ts";
import { type Judge, PlateStrains } from "../plates/strain.ts";
import type { System } from "../system.ts";

const relative = new Float64Array(6);
const moved = new Float64Array(6);
const force = new Float64Array(6);
const arm = new Float64Array(3);
const slip = new Float64Array(12);
/** Where in the matrix that `strain` returns the member's 36 numbers begin. */
let at = 0;

export class Strains {
  readonly plates: PlateStrains;

  constructor(
    private readonly frame: Frame,
    private readonly elements: Elements,
    private readonly system: System,
  ) {
    this.plates = new PlateStrains(frame.plates, frame.position);
  }

  /** Movement of member `m`'s end against its start carried along rigidly, local axes, as its nodes carry them. */
  private carried(m: number, x: ArrayLike<number>, a: number, b: number): void {
    const { axes, offset, length } = this.frame;
    const o = 6 * m;
    for (let c = 0; c < 3; c++) arm[c] = offset[o + c]! + length[m]! * axes[9 * m + c]!;
    for (let c = 0; c < 3; c++) {
      const p = c === 2 ? 0 : c + 1;
      const q = c === 0 ? 2 : c - 1;
      beginSum();
      if (b >= 0) {
        addExact(x[b + c]!);
        addProduct(x[b + 3 + p]!, offset[o + 3 + q]!);
        addProduct(-x[b + 3 + q]!, offset[o + 3 + p]!);
      }
      if (a >= 0) {
        addExact(-x[a + c]!);
        addProduct(-x[a + 3 + p]!, arm[q]!);
        addProduct(x[a + 3 + q]!, arm[p]!);
      }
      relative[c] = exactSum();
      relative[3 + c] = (b >= 0 ? x[b + 3 + c]! : 0) - (a >= 0 ? x[a + 3 + c]! : 0);
    }
    for (let r = 0; r < 3; r++) {
      const row = 9 * m + 3 * r;
      for (let h = 0; h < 6; h += 3)
        moved[h + r] = axes[row]! * relative[h]! + axes[row + 1]! * relative[h + 1]! + axes[row + 2]! * relative[h + 2]!;
    }
  }

  /** The same for displacements of two parts, the second beyond the digits of the first. */
  write(m: number, x: Float64Array, rest: Float64Array, out: Float64Array): void {
    const a = 6 * this.frame.start[m]!;
    const b = 6 * this.frame.end[m]!;
    this.carried(m, x, a, b);
    out.set(moved);
    this.carried(m, rest, a, b);
    for (let i = 0; i < 6; i++) out[i]! += moved[i]!;
  }

  /** What of it strains the bar once its hinges have come to rest, in `moved`; returns the bar's stiffness. */
  private strain(m: number, x: ArrayLike<number>, a: number, b: number): Float64Array {
    this.carried(m, x, a, b);
    const hinge = this.elements.hinges.get(m);
    at = hinge ? 0 : 36 * m;
    if (!hinge) return this.elements.stiffness;
    // The bar takes what its hinges leave: subtracting here, not in the stiffness, keeps a free hinge free.
    const { bar, motion, inverse, released } = hinge;
    const n = released.length;
    times(bar, moved, force);
    for (let r = 0; r < n; r++) {
      slip[r] = 0;
      for (let s = 0; s < n; s++) {
        let drive = 0;
        for (let i = 0; i < 6; i++) drive += motion[6 * s + i]! * force[i]!;
        slip[r]! -= inverse[n * r + s]! * drive;
      }
    }
    for (let r = 0; r < n; r++) for (let i = 0; i < 6; i++) moved[i]! += motion[6 * r + i]! * slip[r]!;
    return bar;
  }

  /** Add factor · Ke · x of one member; `a` and `b` say where its nodes stand in x and out, −1 for a held one. `size` sums absolute values. */
  addForces(m: number, x: ArrayLike<number>, a: number, b: number, factor: number, out: Float64Array, size?: Float64Array): void {
    times(this.strain(m, x, a, b), moved, force);
    const { axes, offset } = this.frame;
    for (let h = 0; h < 6; h += 3) {
      for (let c = 0; c < 3; c++) {
        const row = 9 * m + c;
        relative[h + c] = factor * (axes[row]! * force[h]! + axes[row + 3]! * force[h + 1]! + axes[row + 6]! * force[h + 2]!);
      }
    }
    for (let c = 0; c < 3; c++) {
      const p = c === 2 ? 0 : c + 1;
      const q = c === 0 ? 2 : c - 1;
      const f = relative[c]!;
      const end = relative[3 + c]! + offset[6 * m + 3 + p]! * relative[q]! - offset[6 * m + 3 + q]! * relative[p]!;
      const start = relative[3 + c]! + arm[p]! * relative[q]! - arm[q]! * relative[p]!;
      if (b >= 0) {
        out[b + c]! += f;
        out[b + 3 + c]! += end;
        if (size) {
          size[b + c]! += Math.abs(f);
          size[b + 3 + c]! += Math.abs(end);
        }
      }
      if (a >= 0) {
        out[a + c]! -= f;
        out[a + 3 + c]! -= start;
        if (size) {
          size[a + c]! += Math.abs(f);
          size[a + 3 + c]! += Math.abs(start);
        }
      }
    }
  }

  /** Hand over the strain energy of each way in which member `m` resists, beside what motions as large would cost uncancelled. */
  judge(m: number, x: ArrayLike<number>, a: number, b: number, move: number, turn: number, tell: Judge): void {
    const { length, offset } = this.frame;
    const k = this.strain(m, x, a, b);
    const l = length[m]!;
    let reach = l;
    for (let c = 0; c < 6; c++) reach += Math.abs(offset[6 * m + c]!);
    const u = move + turn * reach;
    const t = turn > move / l ? turn : move / l;
    tell(k[at]! * moved[0]! * moved[0]!, k[at]! * u * u);
    tell(k[at + 21]! * moved[3]! * moved[3]!, k[at + 21]! * t * t);
    let energy = 0;
    let parts = 0;
    for (const i of BENDING) {
      for (const j of BENDING) {
        energy += k[at + 6 * i + j]! * moved[i]! * moved[j]!;
        parts += Math.abs(k[at + 6 * i + j]!) * (i < 3 ? u : t) * (j < 3 ? u : t);
      }
    }
    tell(energy, parts);
    const hinge = this.elements.hinges.get(m);
    if (!hinge) return;
    const connection = this.frame.connections[this.frame.connectionOf[m]!]!;
    hinge.released.forEach((direction, r) => {
      const size = direction % 6 < 3 ? u : t;
      tell(connection[direction]! * slip[r]! * slip[r]!, connection[direction]! * size * size);
    });
  }

  /** load − Ke · x for all nodes, zero in held directions; `size` receives what was summed. */
  residual(load: Float64Array, x: Float64Array, held: Uint8Array, out: Float64Array, size?: Float64Array): void {
    const { start, end, memberIds } = this.frame;
    out.set(load);
    size?.fill(0);
    for (let m = 0; m < memberIds.length; m++) this.addForces(m, x, 6 * start[m]!, 6 * end[m]!, -1, out, size);
    this.plates.addAllForces(x, -1, out, size);
    const { springs, idle } = this.system;
    for (let i = 0; i < out.length; i++) {
      if (springs[i]) {
        out[i]! -= springs[i]! * x[i]!;
        if (size) size[i]! += Math.abs(springs[i]! * x[i]!);
      }
    }
    for (const { node, vector, stiffness } of idle) {
      let along = 0;
      for (let j = 0; j < 3; j++) along += vector[j]! * x[6 * node + 3 + j]!;
      for (let j = 0; j < 3; j++) out[6 * node + 3 + j]! -= stiffness * vector[j]! * along;
    }
    for (let node = 0; node < held.length; node++)
      if (held[node]) for (let j = 0; j < 6; j++) if ((held[node]! >> j) & 1) out[6 * node + j] = 0;
  }
}

const BENDING = [1, 2, 4, 5] as const;

function times(k: Float64Array, x: Float64Array, out: Float64Array): void {
  for (let i = 0; i < 6; i++) {
    const row = at + 6 * i;
    out[i] = k[row]! * x[0]! + k[row + 1]! * x[1]! + k[row + 2]! * x[2]! + k[row + 3]! * x[3]! + k[row + 4]! * x[4]! + k[row + 5]! * x[5]!;
  }
}
