/** Geometric stiffness and mass of a structure, assembled beside its elastic stiffness. */

import { toNodes } from "../elements/condensation.ts";
import { geometricStiffness } from "../elements/geometric.ts";
import { consistentMass } from "../elements/mass.ts";
import type { Elements } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import type { Kernel, Matrix } from "./kernel.ts";
import { assemblePlateGeometric, assemblePlateMass } from "./plate_assembly.ts";

const local = new Float64Array(144);

/** Kg for one axial force per member, tension positive, and for the forces of plates as `recoverPlates` gives them. */
export function assembleGeometric(
  frame: Frame,
  elements: Elements,
  kernel: Kernel,
  forces: ArrayLike<number>,
  plateForces?: ArrayLike<number>,
): void {
  const matrix = assemble(frame, elements, kernel, "geometric", (m) => {
    if (forces[m] === 0) return false;
    geometricStiffness(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, forces[m]!, local);
    return true;
  });
  if (plateForces) assemblePlateGeometric(frame.plates, kernel, matrix, plateForces);
}

/** M of the members and plates themselves, and masses at nodes (kg, kg·m², six per node) where given. */
export function assembleMass(frame: Frame, elements: Elements, kernel: Kernel, nodal?: Float64Array): void {
  const matrix = assemble(frame, elements, kernel, "mass", (m) => {
    const perLength = frame.materials[frame.materialOf[m]!]!.density * frame.sections[frame.sectionOf[m]!]!.a;
    consistentMass(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, perLength, local);
    return perLength > 0;
  });
  assemblePlateMass(frame.plates, kernel, matrix);
  if (!nodal) return;
  for (let node = 0; node < kernel.nodes; node++) {
    matrix.fill(0, 0, 36);
    for (let j = 0; j < 6; j++) matrix[7 * j] = nodal[6 * node + j]!;
    kernel.addBlock(node, node, 0, 6);
  }
}

function assemble(frame: Frame, elements: Elements, kernel: Kernel, kind: Matrix, write: (m: number) => boolean): Float64Array {
  const matrix = kernel.beginMatrix(kind);
  for (let m = 0; m < frame.memberIds.length; m++) {
    if (!write(m)) continue;
    toNodes(frame, elements, m, local, matrix);
    const a = frame.start[m]!;
    const b = frame.end[m]!;
    kernel.addBlock(a, a, 0, 12);
    kernel.addBlock(a, b, 6, 12);
    kernel.addBlock(b, a, 72, 12);
    kernel.addBlock(b, b, 78, 12);
  }
  return matrix;
}
