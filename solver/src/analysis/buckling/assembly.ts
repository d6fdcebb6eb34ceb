/** Geometric stiffness and mass of a structure, assembled beside its elastic stiffness. */

import { type Axial, writePressed } from "../../elements/axial_stiffness.ts";
import { toNodes } from "../../elements/condensation.ts";
import type { Places } from "../../elements/cut.ts";
import { consistentMass } from "../../elements/mass.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { Masses } from "../../model/masses.ts";
import type { Matrix } from "../../numerics/core.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { assemblePlateGeometric, assemblePlateMass } from "../plates/assembly.ts";
import { CoupledPieces } from "../second_order/coupled_pieces.ts";
import { addCoupling } from "../second_order/coupling.ts";
import type { JointTurn } from "../second_order/joints.ts";
import type { Turning } from "../second_order/turning.ts";
import { pieceMatrices } from "./piecematrices.ts";
import type { Pieces } from "./pieces.ts";

/** Pieces of members, with where these lie unless they are even; `shapes` are the frame's `pressedShapes`. */
type Geometric = Pick<Pieces, "frame" | "elements" | "shapes" | "kernel"> & { places?: Places };

/** Kg for the forces along pieces of members, for those of plates and for what bends inclined members; `coupled` is what these have inside them where it is made. */
export function assembleGeometric(
  { frame, elements, shapes, kernel, places }: Geometric,
  { mean, varying }: Axial,
  plateForces?: ArrayLike<number>,
  turning?: Turning,
  coupled = turning && new CoupledPieces(frame, elements, turning.inside(frame, places)),
): void {
  const scratch = assemble(frame, kernel, "geometric", (m, matrix) => {
    const isBent = coupled?.has(m) ?? false;
    const own = varying.get(m);
    if (own || mean[m] !== 0) writePressed(frame, elements, shapes, m, mean[m]!, matrix, own);
    else if (!isBent) return false;
    else matrix.fill(0, 0, 144);
    if (isBent) coupled!.addMatrix(m, matrix);
    return true;
  });
  if (plateForces) assemblePlateGeometric(frame.plates, kernel, scratch, plateForces);
  if (turning) assembleTurns(kernel, scratch, turning.joints);
}

/** Kg of straight members alone, N/L across each: what sways by it are chords, and no bow hides a mode of sway among thousands of its own kind. */
export function assembleChords(
  { frame, elements, kernel, places }: Pieces,
  { mean: forces }: Axial,
  plateForces: ArrayLike<number>,
  turning: Turning,
): void {
  const { axes, length } = frame;
  const inside = turning.inside(frame, places);
  const scratch = assemble(frame, kernel, "geometric", (m, matrix) => {
    const bent = inside.get(m);
    if (forces[m] === 0 && !bent) return false;
    matrix.fill(0, 0, 144);
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        const across = (forces[m]! / length[m]!) * ((i === j ? 1 : 0) - axes[9 * m + i]! * axes[9 * m + j]!);
        const p = 12 * i + j;
        matrix[p] = matrix[p + 78] = across;
        matrix[p + 6] = matrix[p + 72] = -across;
      }
    if (bent) addCoupling(frame, elements, m, bent, matrix);
    return true;
  });
  assemblePlateGeometric(frame.plates, kernel, scratch, plateForces);
  assembleTurns(kernel, scratch, turning.joints);
}

/** What presses one state, on whole members or on their pieces. */
export interface Pressed {
  pieces: Pieces;
  axial: Axial;
  plates: Float64Array;
  turns: Turning;
}

/** Whose forces the kernel's Kg is of. */
const assembled = new WeakMap<Kernel, Axial>();

/** The same as `assembleGeometric`, of blocks that are made once of a state; nothing to do where the kernel has that state's already. */
export function assembleState({ pieces, axial, plates, turns }: Pressed): void {
  const { frame, kernel } = pieces;
  if (assembled.get(kernel) === axial) return;
  const { pressed, coupled } = pieceMatrices(pieces, axial, turns);
  const scratch = kernel.beginMatrix("geometric");
  for (const { pieces: own, data } of [pressed, coupled])
    for (let i = 0; i < own.length; i++) {
      for (let k = 0; k < 144; k++) scratch[k] = data[144 * i + k]!;
      kernel.addBar(frame.start[own[i]!]!, frame.end[own[i]!]!);
    }
  assemblePlateGeometric(frame.plates, kernel, scratch, plates);
  assembleTurns(kernel, scratch, turns.joints);
  assembled.set(kernel, axial);
}

function assembleTurns(kernel: Kernel, scratch: Float64Array, turns: readonly JointTurn[]): void {
  for (const { node, block } of turns) {
    scratch.fill(0, 0, 36);
    for (let i = 0; i < 3; i++) scratch.set(block.subarray(3 * i, 3 * i + 3), 6 * (i + 3) + 3);
    kernel.addBlock(node, node, 0, 6);
  }
}

/** Returns M·r for a unit movement of all nodes, held ones too, along x, y and z: what a mode picks up of the mass. */
export function assembleMass(frame: Frame, elements: Elements, kernel: Kernel, { own, all, nodal, plates }: Masses): Float64Array[] {
  const local = new Float64Array(144);
  const carried = [0, 1, 2].map(() => new Float64Array(6 * kernel.nodes));
  const scratch = assemble(frame, kernel, "mass", (m, matrix) => {
    if (!(all[m]! > 0)) return false;
    consistentMass(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, all[m]!, local, own[m]!);
    toNodes(frame, elements, m, local, matrix);
    carried.forEach((sum, axis) => {
      for (let i = 0; i < 12; i++) {
        const at = i < 6 ? 6 * frame.start[m]! + i : 6 * frame.end[m]! + i - 6;
        sum[at]! += matrix[12 * i + axis]! + matrix[12 * i + 6 + axis]!;
      }
    });
    return true;
  });
  if (plates) assemblePlateMass(frame.plates, kernel, scratch, carried);
  for (let node = 0; node < kernel.nodes; node++) {
    scratch.fill(0, 0, 36);
    for (let j = 0; j < 6; j++) scratch[7 * j] = nodal[6 * node + j]!;
    kernel.addBlock(node, node, 0, 6);
    carried.forEach((sum, axis) => (sum[6 * node + axis]! += nodal[6 * node + axis]!));
  }
  return carried;
}

function assemble(frame: Frame, kernel: Kernel, kind: Matrix, write: (m: number, matrix: Float64Array) => boolean): Float64Array {
  if (kind === "geometric") assembled.delete(kernel);
  const matrix = kernel.beginMatrix(kind);
  for (let m = 0; m < frame.memberIds.length; m++) {
    if (write(m, matrix)) kernel.addBar(frame.start[m]!, frame.end[m]!);
  }
  return matrix;
}
