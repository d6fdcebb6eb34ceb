/**
 * A structure on its displaced shape, P-Δ and P-δ: its members in pieces inside the kernel, which eliminates their stations, the loads of one state, and what is out
 * of balance as it has moved. What acts one way is switched on and off where it stands.
 */

import type { Frame } from "../../model/frame.ts";
import type { Heat } from "../../model/plates.ts";
import type { Borne } from "../../numerics/members.ts";
import { CutStructure, type Pressing } from "../cut_structure.ts";
import type { Active } from "../one_way/active.ts";
import { DeformedPlates } from "../plates/deformed.ts";
import { addHeat } from "../plates/recovery.ts";
import { PlateStrains } from "../plates/strain.ts";
import type { LinearState } from "../superposition.ts";
import type { Held } from "../system.ts";
import { closedMembers } from "./coupling.ts";

/** What couples bending and twist is eliminated with all else where it is strong; what is weak is left to corrections. */
const STRONG = 2;

/** Loads of one state: on nodes, along members, movements of supports and warmth of plates. */
export interface Load {
  id: string;
  nodal: Float64Array;
  spans: LinearState["spans"];
  settlement: Float64Array | undefined;
  heat: Heat | undefined;
}

/** Pivots that hold nothing, and those of them below zero. */
interface Taken {
  lost: number;
  negative: number;
}

/** Vectors that live in the kernel, by address. */
interface Vectors {
  u: number;
  force: number;
  correction: number;
  before: number;
}

export class Displaced {
  readonly plates: DeformedPlates;
  readonly strains: PlateStrains;
  private readonly structure: CutStructure;
  /** Pivots that hold nothing without any load, known once some state has any: those of slivers may be nothing but round-off, and no load has taken them. */
  private unloaded: Taken | undefined;
  private readonly at: Vectors;
  private readonly growth: number;
  private shown: Pressing | undefined;
  private load: { own: Load; warmth: Float64Array } | undefined;

  /** `held` are rotations that nothing stiffens; every member has `parts` pieces. */
  constructor(
    private readonly whole: Frame,
    private readonly held: readonly Held[],
    readonly parts: number,
  ) {
    const structure = new CutStructure(whole, held, closedMembers(whole));
    const { kernel, members } = structure;
    kernel.core.eliminateFrom(STRONG);
    members.cut(Float64Array.from([...whole.length].flatMap((length, m) => [m, 0, length, parts])));
    const room = (): number => kernel.allocate(kernel.size);
    this.at = { u: room(), force: room(), correction: room(), before: kernel.allocate(2 * kernel.size) };
    this.growth = kernel.allocate(whole.memberIds.length);
    this.strains = new PlateStrains(whole.plates, whole.position);
    this.plates = new DeformedPlates(whole.plates, this.strains);
    this.structure = structure;
  }

  /** As it is supported by what acts. */
  get frame(): Frame {
    return this.structure.frame;
  }

  /** Factors made so far. */
  get factorisations(): number {
    return this.structure.kernel.work.factorisations;
  }

  /** Movements of the nodes and, behind them, of what lies along members. */
  get u(): Float64Array {
    const { kernel } = this.structure;
    return kernel.doubles(this.at.u, kernel.size);
  }

  get moved(): Float64Array {
    return this.u.slice(0, 6 * this.whole.nodeIds.length);
  }

  /** The mean axial force of every piece. */
  get axial(): Float64Array {
    return this.structure.members.axial().filter((_, i) => i % 3 === 0);
  }

  /** What takes part from here on. */
  act(active: Active): void {
    this.structure.act(active);
    this.unloaded = undefined;
  }

  /** Presses all by forces of first order. Moments are those of first order for good: with forces that turn what bends them by themselves, movements would run away. */
  press(first: Pressing): void {
    this.structure.press(first);
    this.shown = first;
    this.plates.forces.set(first.plateForces);
  }

  /** Loads: those along members are mostly the ones of the state that presses. */
  bear(own: Load): void {
    const warmth = new Float64Array(6 * this.whole.nodeIds.length);
    addHeat(this.whole.plates, own.heat, 1, warmth);
    this.load = { own, warmth };
    if (own.spans !== this.shown?.spans) this.structure.members.show({ endForces: this.shown!.endForces, spans: own.spans });
    this.structure.kernel.core.loadPieces();
  }

  /** Back to where only supports have moved. */
  rest(): void {
    const { u } = this;
    u.fill(0);
    const settlement = this.load?.own.settlement;
    if (!settlement) return;
    this.frame.supports.forEach(({ node, stiffness }, s) => {
      for (let j = 0; j < 6; j++) if (stiffness[j] === Infinity && settlement[6 * s + j] !== 0) u[6 * node + j] = settlement[6 * s + j]!;
    });
  }

  /** Factors the structure under a share of its forces as they are; whether it bears them. */
  readonly isStable = (share: number): boolean => {
    if (this.whole.plates.shells.length) this.structure.turn(this.plates.forces);
    const found = this.taken(share, this.unloaded?.negative);
    if (found.lost === 0) return true;
    const isNew = this.unloaded === undefined;
    this.unloaded ??= this.taken(0);
    const isStable = found.lost <= this.unloaded.lost && found.negative <= this.unloaded.negative;
    if (isStable && isNew) this.taken(share);
    return isStable;
  };

  /** Pivots that hold nothing under a share of the forces, counted up to one more than `most` of them. */
  private taken(share: number, most?: number): Taken {
    const { kernel } = this.structure;
    kernel.refactor(share, 0, most);
    const { lostPivots, negativePivots } = kernel;
    return { lost: lostPivots + negativePivots, negative: negativePivots };
  }

  /** What is out of balance as it has moved; before a first correction stiff links are far from their forces, so that those known press. */
  unbalanced(arePressed: boolean): void {
    const { plates, strains, at, whole } = this;
    const { kernel, joints } = this.structure;
    const { own, warmth } = this.load!;
    const nodal = 6 * whole.nodeIds.length;
    const force = kernel.doubles(at.force, kernel.size);
    const u = this.u;
    force.fill(0);
    for (let i = 0; i < nodal; i++) force[i] = own.nodal[i]! + warmth[i]!;
    if (whole.plates.shells.length) {
      const moved = u.subarray(0, nodal);
      plates.press(moved, own.heat);
      strains.addAllForces(moved, -1, force);
      plates.addForces(moved, -1, force);
    }
    kernel.core.takeMembers(at.u, at.force, arePressed);
    for (const { node, block } of joints) {
      const from = 6 * node + 3;
      for (let i = 0; i < 9; i++) force[from + Math.floor(i / 3)]! -= block[i]! * u[from + (i % 3)]!;
    }
    this.takeSprings(u, force);
  }

  private takeSprings(u: Float64Array, force: Float64Array): void {
    const { own } = this.load!;
    this.frame.supports.forEach(({ node, stiffness }, s) => {
      for (let j = 0; j < 6; j++) {
        const k = stiffness[j]!;
        if (k !== 0 && k !== Infinity) force[6 * node + j]! -= k * (u[6 * node + j]! - (own.settlement ? own.settlement[6 * s + j]! : 0));
      }
    });
    for (const { node, vector, stiffness } of this.held) {
      let along = 0;
      for (let j = 0; j < 3; j++) along += vector[j]! * u[6 * node + 3 + j]!;
      for (let j = 0; j < 3; j++) force[6 * node + 3 + j]! -= stiffness * vector[j]! * along;
    }
  }

  /** Of what was last found out of balance, that which supports would have to bear. */
  get reactions(): Float64Array {
    const { kernel } = this.structure;
    const force = kernel.doubles(this.at.force, kernel.size);
    const out = new Float64Array(6 * this.frame.supports.length);
    this.frame.supports.forEach(({ node, stiffness }, s) => {
      for (let j = 0; j < 6; j++) if (stiffness[j] === Infinity) out[6 * s + j] = -force[6 * node + j]!;
    });
    return out;
  }

  /** Corrects the movements once; returns the largest movement corrected and the largest force that was out of balance. */
  correct(isFirst: boolean): { change: number; force: number } {
    const { at } = this;
    const { kernel } = this.structure;
    const { core, size } = kernel;
    core.clearHeld(at.force);
    kernel.doubles(at.correction, size).set(kernel.doubles(at.force, size));
    core.solve(at.correction, 1, false);
    core.accelerate(at.u, at.correction, at.before, isFirst);
    return { change: core.largest(at.correction) / (core.largest(at.u) || 1), force: core.largest(at.force) };
  }

  /** Movements of the nodes under forces on them, by the factor in use. */
  respond(forces: Float64Array): Float64Array {
    const { at } = this;
    const { kernel } = this.structure;
    const vector = kernel.doubles(at.correction, kernel.size);
    vector.fill(0);
    vector.set(forces);
    kernel.core.solve(at.correction, 1, false);
    return kernel.doubles(at.correction, forces.length).slice();
  }

  /** How much longer members are for having turned; where it is left out, none. */
  grow(growth: Float64Array | undefined): void {
    const { kernel } = this.structure;
    if (growth) kernel.doubles(this.growth, growth.length).set(growth);
    kernel.core.growMembers(growth ? this.growth : 0);
  }

  /** What members bear, on nodes with what turns them. */
  borne(): Borne {
    const { members, joints } = this.structure;
    const found = members.recover(this.at.u, this.whole.position);
    const { u } = this;
    for (const { node, block } of joints) {
      const from = 6 * node + 3;
      for (let i = 0; i < 9; i++) found.nodeForces[from + Math.floor(i / 3)]! += block[i]! * u[from + (i % 3)]!;
    }
    return found;
  }
}
