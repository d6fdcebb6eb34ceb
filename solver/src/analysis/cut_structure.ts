/**
 * A structure whose members are cut in pieces inside the kernel, which eliminates their stations: what buckling and second order are found on. How members are
 * cut, what acts and what presses changes where it stands, on one ordering of its nodes.
 */

import type { Frame } from "../model/frame.ts";
import { Kernel } from "../numerics/kernel.ts";
import { largestOf } from "../numerics/largest.ts";
import { Members } from "../numerics/members.ts";
import { writeStiffness as writeShell } from "../numerics/shell/index.ts";
import { type Active, released } from "./one_way/active.ts";
import { assemblePlateGeometric, assemblePlates } from "./plates/assembly.ts";
import { buildRestraints, type Restraints } from "./restraints.ts";
import { type Arms, armsOf, type JointTurn, jointTurns } from "./second_order/joints.ts";
import type { LinearState } from "./superposition.ts";
import { type Held, pairsOf } from "./system.ts";

/** Beside the largest force anywhere: less is round-off of bending, and no pressure; so it is of moments. */
const NOTHING = 1e-9;

/** What presses it: forces of members and plates, and loads along members. */
export type Pressing = Pick<LinearState, "endForces" | "plateForces" | "spans">;

export class CutStructure {
  readonly kernel: Kernel;
  readonly members: Members;
  /** As it is supported by what acts. */
  frame: Frame;
  joints: readonly JointTurn[] = [];
  /** Members in which bending and twist couple, of the forces that press. */
  coupled = 0;
  /** A moment in them that is round-off. */
  nothingBent = 0;
  restraints: Restraints;
  private readonly arms: Arms;
  private readonly reach: number;
  private lifted: ReadonlySet<number> = new Set();

  /** `held` are rotations that nothing stiffens; in `closed` members bending and torque turn with them, and so they do in arms, which stand in `as` it is. */
  constructor(
    readonly whole: Frame,
    readonly held: readonly Held[],
    closed: ReadonlySet<number>,
    as: Frame = whole,
  ) {
    const count = whole.memberIds.length;
    const oneWay = whole.supports.flatMap(({ sign }, s) => [...sign.keys()].flatMap((j) => (sign[j] ? [6 * s + j] : [])));
    // Whatever may let go keeps its place in the equations.
    const open = buildRestraints(released(whole, new Set(oneWay)));
    this.frame = whole;
    this.restraints = buildRestraints(whole);
    const ends = new Int32Array(2 * count);
    for (let m = 0; m < count; m++) ends.set([whole.start[m]!, whole.end[m]!], 2 * m);
    const shells = pairsOf(whole.plates.nodes);
    const pairs = new Int32Array(ends.length + shells.length);
    pairs.set(ends);
    pairs.set(shells, ends.length);
    this.kernel = new Kernel(whole.nodeIds.length, open.held, pairs, whole.position);
    const gives = whole.connections.map((connection) => connection.some((stiffness) => stiffness !== Infinity));
    const connectionOf = whole.connectionOf.map((c) => (c >= 0 && gives[c] ? c : -1));
    const isClosed = Uint8Array.from({ length: count }, (_, m) => (closed.has(m) ? 1 : 0));
    this.members = new Members(this.kernel, count, { ...whole, count, connectionOf }, isClosed);
    this.arms = armsOf(as, closed);
    this.reach = whole.length.reduce((most, length) => Math.max(most, length), 0);
    this.assemble();
  }

  /** What takes part from here on. */
  act({ idle, lifted }: Active): void {
    this.members.rest(idle);
    const isNew = lifted.size !== this.lifted.size || [...lifted].some((each) => !this.lifted.has(each));
    if (!isNew) return;
    this.lifted = lifted;
    this.frame = released(this.whole, lifted);
    this.restraints = buildRestraints(this.frame);
    this.assemble();
  }

  /** Springs, plates and rotations that nothing stiffens. */
  private assemble(): void {
    const { kernel, held, restraints, whole } = this;
    kernel.hold(restraints.held);
    const matrix = kernel.beginMatrix();
    assemblePlates(whole.plates, kernel, matrix, writeShell);
    for (let node = 0; node < whole.nodeIds.length; node++) {
      const springs = restraints.springs.subarray(6 * node, 6 * node + 6);
      if (restraints.held[node] === 63 || !springs.some((k) => k !== 0)) continue;
      matrix.fill(0, 0, 36);
      for (let j = 0; j < 6; j++) matrix[7 * j] = springs[j]!;
      kernel.addBlock(node, node, 0, 6);
    }
    for (const { node, vector, stiffness } of held) {
      matrix.fill(0, 0, 36);
      for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) matrix[6 * (3 + i) + 3 + j] = stiffness * vector[i]! * vector[j]!;
      kernel.addBlock(node, node, 0, 6);
    }
  }

  /** Presses all by these forces; `isOwn` says which nodes are of the one structure that they are those of. */
  press(state: Pressing, isOwn?: (node: number) => boolean): void {
    const { kernel, members, whole } = this;
    members.show(state);
    const nothing = NOTHING * largestOf(state.endForces, 0);
    this.nothingBent = Math.max(NOTHING * largestOf(state.endForces, 3), nothing * this.reach);
    this.coupled = kernel.core.pressMembers(nothing, this.nothingBent);
    this.joints = jointTurns(whole, this.arms, state.endForces, isOwn);
    this.turn(state.plateForces);
  }

  /** Matrix of what presses plates and turns joints, beside that of members, which may be added as far as their nodes tell. */
  turn(plateForces: ArrayLike<number>, withMembers = false): void {
    const { kernel, whole } = this;
    const scratch = kernel.beginMatrix("geometric");
    assemblePlateGeometric(whole.plates, kernel, scratch, plateForces);
    for (const { node, block } of this.joints) {
      scratch.fill(0, 0, 36);
      for (let i = 0; i < 3; i++) scratch.set(block.subarray(3 * i, 3 * i + 3), 6 * (i + 3) + 3);
      kernel.addBlock(node, node, 0, 6);
    }
    if (withMembers) kernel.core.addForces();
  }
}
