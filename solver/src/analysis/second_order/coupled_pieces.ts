/** What bending and torque inside pieces of closed members do in one state: as forces on their ends, and as matrices between their nodes (`coupling.ts`). */

import { shearRatios } from "../../elements/geometric.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import { addCoupling } from "./coupling.ts";

/** Of each piece its torque, then of either plane the moment at its start and at its end, and what the slope of a bubble takes of a movement and of a turn. */
const NUMBERS = 9;
const MATRIX = 144;

export class CoupledPieces {
  /** Where a piece's numbers begin; −1 of pieces in which nothing couples. */
  private readonly at: Int32Array;
  private readonly numbers: Float64Array;
  private matrices: Float64Array | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly elements: Elements,
    private readonly inside: ReadonlyMap<number, Float64Array>,
  ) {
    this.at = new Int32Array(frame.length.length).fill(-1);
    this.numbers = new Float64Array(NUMBERS * inside.size);
    let next = 0;
    for (const [m, f] of inside) {
      const l = frame.length[m]!;
      const shear = shearRatios(frame.stiffnesses[frame.stiffnessOf[m]!]!, l);
      const [y, z] = [1 / (1 + shear.z), 1 / (1 + shear.y)];
      this.at[m] = next;
      this.numbers.set([(f[3]! + f[9]!) / 2, -f[5]!, -f[11]!, y / l, -y / 2, -f[4]!, -f[10]!, -z / l, -z / 2], next);
      next += NUMBERS;
    }
  }

  get pieces(): Iterable<number> {
    return this.inside.keys();
  }

  has(m: number): boolean {
    return this.at[m]! >= 0;
  }

  /** Adds the forces on the ends of piece `m` that has moved by `d`, both in its own axes. */
  addForces(m: number, d: Float64Array, force: Float64Array): void {
    const { numbers } = this;
    const at = this.at[m]!;
    const torque = numbers[at]!;
    force[4]! -= (torque / 2) * d[11]!;
    force[11]! -= (torque / 2) * d[4]!;
    force[5]! += (torque / 2) * d[10]!;
    force[10]! += (torque / 2) * d[5]!;
    this.addPlane(at + 1, -torque, 2, 4, 5, d, force);
    this.addPlane(at + 5, torque, 1, 5, 4, d, force);
  }

  /** Of the plane in which the ends `move` and turn `about` an axis, against the `other` one. */
  private addPlane(at: number, torque: number, move: 1 | 2, about: 4 | 5, other: 4 | 5, d: Float64Array, force: Float64Array): void {
    const { numbers } = this;
    const [m0, m1, moving, turning] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!, numbers[at + 3]!];
    const start = m0 / 3 + m1 / 6;
    const end = m0 / 6 + m1 / 3;
    const bubble = moving * (d[move]! - d[move + 6]!) + turning * (d[about]! + d[about + 6]!);
    const work = m0 * d[3]! - m1 * d[9]! - torque * (d[other]! - d[other + 6]!);
    force[3]! += (m0 / 2 - start) * d[about]! + start * d[about + 6]! + m0 * bubble;
    force[9]! += (end - m1 / 2) * d[about + 6]! - end * d[about]! - m1 * bubble;
    force[other]! -= torque * bubble;
    force[other + 6]! += torque * bubble;
    force[move]! += moving * work;
    force[move + 6]! -= moving * work;
    force[about]! += (m0 / 2 - start) * d[3]! - end * d[9]! + turning * work;
    force[about + 6]! += start * d[3]! + (end - m1 / 2) * d[9]! + turning * work;
  }

  /** Adds the same as a matrix between its nodes, global axes; all are made once. */
  addMatrix(m: number, out: Float64Array): void {
    const matrices = (this.matrices ??= this.made());
    const from = (MATRIX / NUMBERS) * this.at[m]!;
    for (let i = 0; i < MATRIX; i++) out[i]! += matrices[from + i]!;
  }

  private made(): Float64Array {
    const out = new Float64Array(MATRIX * this.inside.size);
    let from = 0;
    for (const [m, f] of this.inside) {
      addCoupling(this.frame, this.elements, m, f, out.subarray(from, from + MATRIX));
      from += MATRIX;
    }
    return out;
  }
}
