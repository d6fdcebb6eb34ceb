/** Forces on the ends of a bar that are in balance on its displaced shape: elastic ones and those its axial force adds. */

import { endMovements } from "../../diagrams/movements.ts";
import { aboutMean, turnArms, type Varying } from "../../elements/axial_stiffness.ts";
import { hasOffset } from "../../elements/condensation.ts";
import type { Fixity } from "../../elements/fixity.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import { addToNodes } from "../recovery.ts";
import { CoupledPieces } from "./coupled_pieces.ts";
import type { JointTurn } from "./joints.ts";
import { PLANE, PressedPlanes, Z } from "./planes.ts";
import type { Turning } from "./turning.ts";

const SIZE = 12;
const unit = new Float64Array(SIZE);
const column = new Float64Array(SIZE);
const matrix = new Float64Array(SIZE * SIZE);
const slip = new Float64Array(SIZE);
const coupling = new Float64Array(SIZE * SIZE);

/** What loads put on the ends of clamped members (see `clampedForces`), and how much longer these are by temperature. */
interface Clamped {
  clamped: Float64Array;
  stretch: Float64Array;
}

/** Forces of one member at a time, left in `own` (movements of its ends inside its hinges) and `force`, local axes. */
export class Deformed {
  readonly own: Float64Array = new Float64Array(SIZE);
  readonly force: Float64Array = new Float64Array(SIZE);
  /** Mean axial force of the member last looked at. */
  axial = 0;
  /** How forces along members vary about their means with the loads along them. */
  private varying: ReadonlyMap<number, Varying> = new Map();
  private readonly planes: PressedPlanes;
  /** 1 of pieces that meet their nodes without hinges and rigid arms: nearly all. */
  private readonly isPlain: Uint8Array;
  private joints: readonly JointTurn[] = [];
  /** Pieces of closed members in which bending and torque turn with them. */
  coupled: CoupledPieces | undefined;
  /** How much longer each member is for having turned; first of all that is left out. */
  growth: Float64Array | undefined;
  /** Members whose rigid arms turn with their nodes. */
  private readonly armed: ReadonlySet<number>;

  constructor(
    private readonly frame: Frame,
    private readonly elements: Elements,
    shapes: Float64Array,
  ) {
    this.armed = new Set(frame.offsetMembers);
    this.planes = new PressedPlanes(frame, shapes);
    this.isPlain = Uint8Array.from(frame.length, (_, m) => (elements.hinges.has(m) || hasOffset(frame.offset, 6 * m) ? 0 : 1));
  }

  /** Takes from `out` what all members put on their nodes, with what couples in plain ones; leaves the force along each in `axial`, or presses by what it has where these are `known`. */
  takeForces(displacements: Float64Array, loaded: Clamped, out: Float64Array, axial: Float64Array, known: boolean): void {
    const { isPlain } = this;
    for (let m = 0; m < isPlain.length; m++) {
      if (isPlain[m]) this.takePlain(m, displacements, loaded, out, axial, known);
      else {
        this.find(m, displacements, loaded.clamped, loaded.stretch[m]!, known ? axial[m] : undefined);
        axial[m] = this.axial;
        this.addToNodes(m, displacements, out, -1);
      }
    }
  }

  /** The same steps as `find` and `addToNodes` take, without hinges and arms. */
  private takePlain(
    m: number,
    u: Float64Array,
    { clamped, stretch }: Clamped,
    out: Float64Array,
    axial: Float64Array,
    known: boolean,
  ): void {
    const { own, force, frame } = this;
    const { axes } = frame;
    const a = 6 * frame.start[m]!;
    const b = 6 * frame.end[m]!;
    const at = 9 * m;
    for (let r = 0; r < 3; r++) {
      const x = axes[at + 3 * r]!;
      const y = axes[at + 3 * r + 1]!;
      const z = axes[at + 3 * r + 2]!;
      own[r] = x * u[a]! + y * u[a + 1]! + z * u[a + 2]!;
      own[r + 3] = x * u[a + 3]! + y * u[a + 4]! + z * u[a + 5]!;
      own[r + 6] = x * u[b]! + y * u[b + 1]! + z * u[b + 2]!;
      own[r + 9] = x * u[b + 3]! + y * u[b + 4]! + z * u[b + 5]!;
    }
    const turned = this.growth ? this.growth[m]! : 0;
    const k = this.elements.stiffness;
    if (!known) axial[m] = bearable(frame.sign[m]!, k[36 * m]! * (own[6]! - own[0]! + turned - stretch[m]!));
    this.axial = axial[m]!;
    this.apply(m, k, 36 * m, own, force);
    const grown = k[36 * m]! * turned;
    force[0]! -= grown;
    force[6]! += grown;
    for (let i = 0; i < SIZE; i++) force[i]! += clamped[SIZE * m + i]!;
    if (this.coupled?.has(m)) this.coupled.addForces(m, own, force);
    for (let c = 0; c < 3; c++) {
      const x = axes[at + c]!;
      const y = axes[at + 3 + c]!;
      const z = axes[at + 6 + c]!;
      out[a + c]! -= x * force[0]! + y * force[1]! + z * force[2]!;
      out[a + c + 3]! -= x * force[3]! + y * force[4]! + z * force[5]!;
      out[b + c]! -= x * force[6]! + y * force[7]! + z * force[8]!;
      out[b + c + 3]! -= x * force[9]! + y * force[10]! + z * force[11]!;
    }
  }

  /** `clamped` holds what loads put on the ends of all members clamped at both, `stretch` is the member's free elongation, `known` the force that presses it. */
  find(m: number, displacements: Float64Array, clamped: Float64Array, stretch: number, known?: number): void {
    const { own, force, frame, elements } = this;
    endMovements(frame, m, displacements, own);
    const hinge = elements.hinges.get(m);
    const turned = this.growth?.[m] ?? 0;
    this.axial = known ?? bearable(frame.sign[m]!, elements.stiffness[36 * m]! * (own[6]! - own[0]! + turned - stretch));
    const bar = hinge ? hinge.bar : elements.stiffness;
    const at = hinge ? 0 : 36 * m;
    this.apply(m, bar, at, own, force);
    force[0]! -= bar[at]! * turned;
    force[6]! += bar[at]! * turned;
    for (let i = 0; i < SIZE; i++) force[i]! += clamped[SIZE * m + i]!;
    if (hinge) this.settle(m, hinge.bar, hinge.released, frame.connections[frame.connectionOf[m]!]!);
  }

  /** Adds what was found last, of member `m`, to the forces on its nodes, `sign` times. */
  addToNodes(m: number, displacements: Float64Array, target: Float64Array, sign: number): void {
    const { frame } = this;
    addToNodes(frame, m, this.force, target, sign);
    if (!this.armed.has(m)) return;
    const varying = this.varying.get(m);
    turnArms(frame, m, varying ? aboutMean(varying, this.axial) : this.axial, (end, i, j, value) => {
      const at = 6 * (end ? frame.end : frame.start)[m]! + 3;
      target[at + i]! += sign * value * displacements[at + j]!;
    });
  }

  /** `varying` are forces that loads along members vary about their means. Moments are those of first order, which grow with the load: with forces that turn what bends them by themselves, movements would run away. */
  turn({ joints, inside }: Turning, varying: ReadonlyMap<number, Varying>): void {
    const { frame, elements } = this;
    this.joints = joints;
    this.varying = varying;
    this.planes.vary(varying);
    this.coupled = new CoupledPieces(frame, elements, inside(frame));
  }

  /** Adds what moments do as their nodes turn, `sign` times; those in pieces whose forces have been taken are among these. */
  addTurns(displacements: Float64Array, target: Float64Array, sign: number, isTaken = false): void {
    for (const { node, block } of this.joints) {
      const at = 6 * node + 3;
      for (let i = 0; i < 9; i++) target[at + Math.floor(i / 3)]! += sign * block[i]! * displacements[at + (i % 3)]!;
    }
    for (const m of this.coupled?.pieces ?? []) {
      if (!this.isPlain[m]) this.addCoupled(m, displacements, target, sign);
      else if (!isTaken) {
        endMovements(this.frame, m, displacements, this.own);
        column.fill(0);
        this.coupled!.addForces(m, this.own, column);
        addToNodes(this.frame, m, column, target, sign);
      }
    }
  }

  /** Of a piece with hinges or rigid arms. */
  private addCoupled(m: number, displacements: Float64Array, target: Float64Array, sign: number): void {
    const [a, b] = [6 * this.frame.start[m]!, 6 * this.frame.end[m]!];
    coupling.fill(0);
    this.coupled!.addMatrix(m, coupling);
    for (let i = 0; i < SIZE; i++) {
      let sum = 0;
      for (let j = 0; j < 6; j++)
        sum += coupling[SIZE * i + j]! * displacements[a + j]! + coupling[SIZE * i + 6 + j]! * displacements[b + j]!;
      target[i < 6 ? a + i : b + i - 6]! += sign * sum;
    }
  }

  /** Hinges come to rest where the bar, bent and pressed, leaves no more in them than their springs take. */
  private settle(m: number, bar: Float64Array, released: number[], springs: Float64Array): void {
    const { own, force } = this;
    const n = released.length;
    for (let s = 0; s < n; s++) {
      unit.fill(0);
      unit[released[s]!] = 1;
      this.apply(m, bar, 0, unit, column);
      for (let r = 0; r < n; r++) matrix[n * r + s] = column[released[r]!]!;
      matrix[n * s + s]! += springs[released[s]!]!;
      slip[s] = -force[released[s]!]!;
    }
    eliminate(matrix, slip, n);
    unit.fill(0);
    for (let r = 0; r < n; r++) {
      unit[released[r]!] = slip[r]!;
      own[released[r]!]! += slip[r]!;
    }
    this.apply(m, bar, 0, unit, column);
    for (let i = 0; i < SIZE; i++) force[i]! += column[i]!;
    for (let r = 0; r < n; r++) if (springs[released[r]!] === 0) force[released[r]!] = 0;
  }

  /** out = (Ke + N·Kg) · d for the bar between its own ends. */
  private apply(m: number, k: Float64Array, at: number, d: Float64Array, out: Float64Array): void {
    const l = this.frame.length[m]!;
    const s0 = d[6]! - d[0]!;
    const s1 = d[7]! - d[1]! - l * d[5]!;
    const s2 = d[8]! - d[2]! + l * d[4]!;
    const s3 = d[9]! - d[3]!;
    const s4 = d[10]! - d[4]!;
    const s5 = d[11]! - d[5]!;
    for (let i = 0; i < 6; i++) {
      const row = at + 6 * i;
      out[6 + i] = k[row]! * s0 + k[row + 1]! * s1 + k[row + 2]! * s2 + k[row + 3]! * s3 + k[row + 4]! * s4 + k[row + 5]! * s5;
    }
    out[0] = -out[6]!;
    out[1] = -out[7]!;
    out[2] = -out[8]!;
    out[3] = -out[9]!;
    out[4] = -out[10]! + l * out[8]!;
    out[5] = -out[11]! - l * out[7]!;
    const { plane } = this.planes;
    if (!this.planes.press(m, this.axial)) return;
    addPlane(plane, 0, 1, 5, 1, d, out);
    addPlane(plane, Z, 2, 4, -1, d, out);
  }
}

/** What the axial force adds in one bending plane, whose work begins at `of`; `sign` turns a rotation into a slope. */
function addPlane(plane: Float64Array, of: number, move: 1 | 2, turn: 4 | 5, sign: 1 | -1, d: Float64Array, out: Float64Array): void {
  const drift = d[move + 6]! - d[move]!;
  const a = sign * d[turn]!;
  const b = sign * d[turn + 6]!;
  const wt = plane[of + PLANE.wt]!;
  const wT = plane[of + PLANE.wT]!;
  const tT = plane[of + PLANE.tT]!;
  const across = plane[of + PLANE.ww]! * drift - wt * a - wT * b;
  out[move]! -= across;
  out[move + 6]! += across;
  out[turn]! += sign * (plane[of + PLANE.tt]! * a + tT * b - wt * drift);
  out[turn + 6]! += sign * (tT * a + plane[of + PLANE.TT]! * b - wT * drift);
}

/** A one-way member that would have to take the other sign is on its way to idle: it does not buckle meanwhile. */
export function bearable(sign: number, axial: number): number {
  return sign * axial < 0 ? 0 : axial;
}

/** What loads put on the ends of every bar clamped at both, twelve numbers each, local axes. */
export function clampedForces({ length }: Frame, { stiffness, hinges }: Elements, { free, resultant, slack }: Fixity): Float64Array {
  const out = new Float64Array(SIZE * length.length);
  for (let m = 0; m < length.length; m++) {
    const hinge = hinges.get(m);
    const k = hinge ? hinge.bar : stiffness;
    const at = hinge ? 0 : 36 * m;
    const o = SIZE * m;
    for (let i = 0; i < 6; i++) {
      let sum = 0;
      for (let j = 0; j < 6; j++) sum -= k[at + 6 * i + j]! * free[6 * m + j]!;
      out[o + 6 + i] = sum;
    }
    out[o + 6]! += slack?.get(m) ?? 0;
    for (let i = 0; i < 6; i++) out[o + i] = -out[o + 6 + i]! - resultant[6 * m + i]!;
    out[o + 4]! += length[m]! * out[o + 8]!;
    out[o + 5]! -= length[m]! * out[o + 7]!;
  }
  return out;
}

/** Gauss's elimination without exchanges; the solution takes the right-hand side's place. */
function eliminate(a: Float64Array, b: Float64Array, n: number): void {
  for (let p = 0; p < n; p++) {
    for (let i = p + 1; i < n; i++) {
      const factor = a[n * i + p]! / a[n * p + p]!;
      if (factor === 0) continue;
      for (let j = p; j < n; j++) a[n * i + j]! -= factor * a[n * p + j]!;
      b[i]! -= factor * b[p]!;
    }
  }
  for (let p = n - 1; p >= 0; p--) {
    for (let j = p + 1; j < n; j++) b[p]! -= a[n * p + j]! * b[j]!;
    b[p]! /= a[n * p + p]!;
  }
}
