/** Work of the axial forces of all pieces in both of their bending planes, by numbers alone: corrections of second order ask for it hundreds of thousands of times. */

import { pressPlanes, SHAPE, type Varying } from "../../elements/axial_stiffness.ts";
import { noPlane } from "../../elements/geometric.ts";
import type { Frame } from "../../model/frame.ts";

/** Where each entry of a `Plane` stands; those of the z-plane follow those of the y-plane. */
export const PLANE = { ww: 0, wt: 1, tt: 2, wT: 3, tT: 4, TT: 5 } as const;
export const Z = 6;
const BOTH = 12;

const [y, z] = [noPlane(), noPlane()];

export class PressedPlanes {
  /** Of the piece last pressed. */
  readonly plane: Float64Array = new Float64Array(BOTH);
  /** Of forces about their means: work is linear in the force. */
  private readonly about: Float64Array;
  private readonly varies: Uint8Array;
  private varying: readonly number[] = [];

  constructor(
    private readonly frame: Frame,
    private readonly shapes: Float64Array,
  ) {
    this.about = new Float64Array(BOTH * frame.length.length);
    this.varies = new Uint8Array(frame.length.length);
  }

  /** From here on forces vary so about their means. */
  vary(varying: ReadonlyMap<number, Varying>): void {
    const { about, varies, frame, shapes } = this;
    for (const m of this.varying) varies[m] = 0;
    this.varying = [...varying.keys()];
    for (const [m, own] of varying) {
      varies[m] = 1;
      const at = BOTH * m;
      pressPlanes(frame, shapes, m, own, y, z);
      [y.ww, y.wt, y.tt, y.wT, y.tT, y.TT, z.ww, z.wt, z.tt, z.wT, z.tT, z.TT].forEach((value, i) => (about[at + i] = value));
      this.even(m, own.moments[0]!);
      for (let i = 0; i < BOTH; i++) about[at + i]! -= this.plane[i]!;
    }
  }

  /** Leaves the work of piece `m` under this mean force in `plane`; false where it does none. */
  press(m: number, mean: number): boolean {
    const isVarying = this.varies[m] === 1;
    if (mean === 0 && !isVarying) return false;
    this.even(m, mean);
    if (isVarying) for (let i = 0; i < BOTH; i++) this.plane[i]! += this.about[BOTH * m + i]!;
    return true;
  }

  private even(m: number, n: number): void {
    const { plane, shapes } = this;
    for (let of = 0; of < 2; of++) {
      const from = SHAPE * m + 4 * of;
      const to = Z * of;
      plane[to] = n * shapes[from]!;
      plane[to + 1] = plane[to + 3] = n * shapes[from + 1]!;
      plane[to + 2] = plane[to + 5] = n * shapes[from + 2]!;
      plane[to + 4] = n * shapes[from + 3]!;
    }
  }
}
