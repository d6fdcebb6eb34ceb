/** Plates on their displaced shape: what their membrane forces add at the nodes, found anew from each set of movements. */

import type { Heat, Plates } from "../../model/plates.ts";
import { addForces, localMovements } from "../../numerics/shell/attachment.ts";
import { FORCES, geometricForces } from "../../numerics/shell/index.ts";
import { freeMovements } from "../../numerics/shell/loads.ts";
import { membraneForces } from "../../numerics/shell/recovery.ts";
import { IN_PLANE } from "../../numerics/shell/stiffness.ts";
import { inOrder, type PlateStrains } from "./strain.ts";

/** Room for the matrix from u, v, rz of a plate's corners to nx ny nxy there. */
const BLOCK = 144;

const gathered = new Float64Array(24);
const local = new Float64Array(24);
const free = new Float64Array(24);
const force = new Float64Array(24);
const stretched = new Float64Array(12);
const unit = new Float64Array(12);

export class DeformedPlates {
  /** Of all plates, in the layout of `recoverPlates`: nx ny nxy at the corners, nothing else. */
  readonly forces: Float64Array;
  private readonly stretching: Float64Array;

  constructor(
    private readonly plates: Plates,
    private readonly strains: PlateStrains,
  ) {
    const { shells } = plates;
    this.forces = new Float64Array(shells.reduce((sum, { count }) => sum + FORCES * (count + 1), 0));
    this.stretching = new Float64Array(BLOCK * shells.length);
    shells.forEach((shell, p) => {
      const size = 3 * shell.count;
      for (let j = 0; j < size; j++) {
        unit.fill(0);
        unit[j] = 1;
        membraneForces(shell, unit, stretched);
        for (let i = 0; i < size; i++) this.stretching[BLOCK * p + size * i + j] = stretched[i]!;
      }
    });
  }

  /** Find the membrane forces of these movements. */
  press(displacements: Float64Array, heat: Heat | undefined): void {
    let at = FORCES;
    this.plates.shells.forEach((shell, p) => {
      const size = 3 * shell.count;
      this.strains.relative(p, displacements, inOrder(this.plates.nodes[p]!), gathered);
      localMovements(shell, gathered, local);
      if (heat) {
        freeMovements(shell, heat[2 * p]!, heat[2 * p + 1]!, free);
        for (let i = 0; i < 2 * size; i++) local[i]! -= free[i]!;
      }
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let j = 0; j < size; j++) sum += this.stretching[BLOCK * p + size * i + j]! * local[6 * Math.floor(j / 3) + IN_PLANE[j % 3]!]!;
        this.forces[at + FORCES * Math.floor(i / 3) + (i % 3)] = sum;
      }
      at += FORCES * (shell.count + 1);
    });
  }

  /** Add `sign` times what the membrane forces last found hold the displaced plates with, beside what the elements resist with. */
  addForces(displacements: Float64Array, sign: number, out: Float64Array): void {
    let at = FORCES;
    this.plates.shells.forEach((shell, p) => {
      const nodes = this.plates.nodes[p]!;
      nodes.forEach((node, i) => {
        for (let j = 0; j < 6; j++) gathered[6 * i + j] = displacements[6 * node + j]!;
        for (let d = 0; d < 3; d++) stretched[3 * i + d] = this.forces[at + FORCES * i + d]!;
      });
      localMovements(shell, gathered, local);
      geometricForces(shell, stretched, local, force);
      gathered.fill(0);
      addForces(shell, force, gathered);
      nodes.forEach((node, i) => {
        for (let j = 0; j < 6; j++) out[6 * node + j]! += sign * gathered[6 * i + j]!;
      });
      at += FORCES * (shell.count + 1);
    });
  }
}
