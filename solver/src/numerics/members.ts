/** Members inside a kernel: cut in pieces whose stations it eliminates, pressed and loaded by states, and their forces on the displaced structure. */

import type { Kernel } from "./kernel.ts";

/** Doubles of a member in the kernel's table: axes, arms, length, E·A, E·Iy, E·Iz, E·Iyz, G·It, G·Ay, G·Az. */
const MEMBER = 23;
/** Balance of the loads of all members, as `recoverMembers` writes it. */
const BALANCE = 11;
const ONSET = 13;

export interface MemberTable {
  count: number;
  axes: ArrayLike<number>;
  offset: ArrayLike<number>;
  length: ArrayLike<number>;
  stiffnessOf: ArrayLike<number>;
  stiffnesses: readonly { ea: number; eiy: number; eiz: number; eiyz: number; gj: number; gay: number | null; gaz: number | null }[];
  start: ArrayLike<number>;
  end: ArrayLike<number>;
  sign: ArrayLike<number>;
  /** Index into `connections` of members whose ends can move against their nodes, else −1. */
  connectionOf: ArrayLike<number>;
  connections: readonly Float64Array[];
}

/** Forces at both ends of members, twelve each, and loads along them. */
export interface MemberState {
  endForces: Float64Array;
  spans: { whole: Float64Array; strain: Float64Array; onsets: ReadonlyMap<number, readonly Float64Array[]> };
}

/** What members bear on the displaced structure. */
export interface Borne {
  endForces: Float64Array;
  nodeForces: Float64Array;
  hingedEnds: Float64Array;
  /** Six loads per piece. */
  bending: Float64Array;
  /** Sums of forces and of moments, sizes of what takes part in them, the largest force and moment in a piece and load on one. */
  balance: Float64Array;
}

export class Members {
  private readonly at: Record<"forces" | "whole" | "strain" | "starts" | "bytes", number>;
  private onsets = { at: 0, room: 0 };
  private stretches = { at: 0, room: 0 };
  private shape = { at: 0, room: 0 };
  /** Doubles of what lies along members as they are cut. */
  private along = 0;
  private bearing: Record<keyof Borne | "position" | "pieces", number> | undefined;
  private pieces = 0;
  private readonly hinged: number;

  constructor(
    private readonly kernel: Kernel,
    private readonly count: number,
    table: MemberTable,
    closed: Uint8Array,
  ) {
    const { core } = kernel;
    const doubles = kernel.allocate(MEMBER * count);
    const numbers = kernel.allocate(2 * count);
    const springs = kernel.allocate(12 * table.connections.length);
    const closedAt = kernel.allocate((count >> 3) + 1);
    this.at = {
      forces: kernel.allocate(12 * count),
      whole: kernel.allocate(6 * count),
      strain: kernel.allocate(3 * count),
      starts: kernel.allocate((count >> 1) + 1),
      bytes: kernel.allocate((count >> 3) + 1),
    };
    write(kernel.doubles(doubles, MEMBER * count), kernel.integers(numbers, 4 * count), table);
    table.connections.forEach((own, c) => kernel.doubles(springs + 96 * c, 12).set(released(own)));
    kernel.bytes8(closedAt, count).set(closed);
    core.setMembers(count, doubles, numbers, springs);
    core.setClosed(closedAt);
    this.hinged = Array.from({ length: count }, (_, m) => table.connectionOf[m]!).filter((c) => c >= 0).length;
  }

  /** `stretches` have four numbers each: a member, from where to where along it, and in how many pieces. */
  cut(stretches: Float64Array): void {
    const { kernel } = this;
    if (stretches.length > this.stretches.room) this.stretches = { at: kernel.allocate(2 * stretches.length), room: 2 * stretches.length };
    kernel.doubles(this.stretches.at, stretches.length).set(stretches);
    kernel.core.cutMembers(stretches.length / 4, this.stretches.at);
    this.pieces = 0;
    for (let i = 3; i < stretches.length; i += 4) this.pieces += stretches[i]!;
    this.along = 6 * (this.pieces - this.count) + 12 * this.hinged;
  }

  /** Which members carry no axial force. */
  rest(idle: ReadonlySet<number>): void {
    const bytes = this.kernel.bytes8(this.at.bytes, this.count);
    bytes.fill(0);
    for (const m of idle) bytes[m] = 1;
    this.kernel.core.setIdle(this.at.bytes);
  }

  /** Of the state that `press` and `load` read. */
  show({ endForces, spans: { whole, strain, onsets } }: MemberState): void {
    const { kernel, at, count } = this;
    let all = 0;
    for (const own of onsets.values()) all += own.length;
    if (all > this.onsets.room) this.onsets = { at: kernel.allocate(2 * ONSET * all), room: 2 * all };
    kernel.doubles(at.forces, 12 * count).set(endForces);
    kernel.doubles(at.whole, 6 * count).set(whole);
    kernel.doubles(at.strain, 3 * count).set(strain);
    const starts = kernel.integers(at.starts, count + 1);
    starts.fill(0);
    for (const [m, own] of onsets) starts[m + 1] = own.length;
    for (let m = 0; m < count; m++) starts[m + 1]! += starts[m]!;
    const data = kernel.doubles(this.onsets.at, ONSET * all);
    for (const [m, own] of onsets) [...own].sort((a, b) => a[0]! - b[0]!).forEach((onset, i) => data.set(onset, ONSET * (starts[m]! + i)));
    kernel.core.setState(at.forces, at.whole, at.strain, this.onsets.at, at.starts);
  }

  /** Of all pieces the mean axial force, and those at the start and at the end; what it writes lasts until it is called again. */
  axial(): Float64Array {
    const { bending } = this.room();
    this.kernel.core.readAxial(bending);
    return this.kernel.doubles(bending, 3 * this.pieces);
  }

  /** The largest bending moment and torque of every closed member. */
  bent(nothing: number): Float64Array {
    const { endForces } = this.room();
    this.kernel.core.bendMembers(nothing, endForces);
    return this.kernel.doubles(endForces, 2 * this.count).slice();
  }

  /** Four numbers per member of a shape, see `workOfMembers`. */
  work(shape: Float64Array): Float64Array {
    const { kernel, count } = this;
    const { endForces } = this.room();
    kernel.core.workOfMembers(this.place(shape), endForces);
    return kernel.doubles(endForces, 4 * count).slice();
  }

  /** Where a shape stands with what lies along members: of one of nodes alone that follows them elastically. */
  private place(shape: Float64Array): number {
    const { kernel } = this;
    const size = Math.max(shape.length, 6 * kernel.nodes + this.along);
    if (size > this.shape.room) this.shape = { at: kernel.allocate(2 * size), room: 2 * size };
    kernel.doubles(this.shape.at, shape.length).set(shape);
    if (shape.length === 6 * kernel.nodes) kernel.core.followNodes(this.shape.at);
    return this.shape.at;
  }

  recover(u: number, position: Float64Array): Borne {
    const { kernel, count, at, pieces, hinged } = this;
    const own = this.room();
    kernel.doubles(own.position, position.length).set(position);
    kernel.doubles(own.nodeForces, 6 * kernel.nodes).fill(0);
    kernel.core.recoverMembers(u, at.strain, own.position, own.nodeForces, own.endForces, own.hingedEnds, own.bending, own.balance);
    const copy = (from: number, length: number): Float64Array => kernel.doubles(from, length).slice();
    return {
      endForces: copy(own.endForces, 12 * count),
      nodeForces: copy(own.nodeForces, 6 * kernel.nodes),
      hingedEnds: copy(own.hingedEnds, 12 * hinged),
      bending: copy(own.bending, 6 * pieces),
      balance: copy(own.balance, BALANCE),
    };
  }

  private room(): NonNullable<Members["bearing"]> {
    const { kernel, count, hinged, pieces } = this;
    this.bearing ??= {
      endForces: kernel.allocate(12 * count),
      nodeForces: kernel.allocate(6 * kernel.nodes),
      hingedEnds: kernel.allocate(12 * hinged),
      balance: kernel.allocate(BALANCE),
      position: kernel.allocate(3 * kernel.nodes),
      ...{ bending: 0, pieces: 0 },
    };
    if (pieces > this.bearing.pieces) {
      this.bearing.pieces = pieces + (pieces >> 2);
      this.bearing.bending = kernel.allocate(6 * this.bearing.pieces);
    }
    return this.bearing;
  }
}

function write(doubles: Float64Array, numbers: Int32Array, table: MemberTable): void {
  const { axes, offset, length, stiffnesses, stiffnessOf, start, end, connectionOf, sign } = table;
  for (let m = 0; m < table.count; m++) {
    const at = MEMBER * m;
    for (let i = 0; i < 9; i++) doubles[at + i] = axes[9 * m + i]!;
    for (let i = 0; i < 6; i++) doubles[at + 9 + i] = offset[6 * m + i]!;
    const { ea, eiy, eiz, eiyz, gj, gay, gaz } = stiffnesses[stiffnessOf[m]!]!;
    doubles.set([length[m]!, ea, eiy, eiz, eiyz, gj, gay ?? 0, gaz ?? 0], at + 15);
    numbers.set([start[m]!, end[m]!, connectionOf[m]!, sign[m]!], 4 * m);
  }
}

/** Free twist at both ends stiffens nothing: one release is enough, the other would leave the bar to spin. */
function released(connection: Float64Array): Float64Array {
  const own = connection.slice();
  if (own[3] === 0 && own[9] === 0) own[3] = Infinity;
  return own;
}
