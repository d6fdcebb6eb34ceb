/** A structure whose members are cut in pieces, on an ordering of its own: masses are put on all nodes of these. */

import { toNodes } from "../../elements/condensation.ts";
import { cutMembers, evenly } from "../../elements/cut.ts";
import { consistentMass } from "../../elements/mass.ts";
import { buildElements, type Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { Masses } from "../../model/masses.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import { assemblePlateMass } from "../plates/assembly.ts";
import { buildRestraints } from "../restraints.ts";
import { assemble, openSystem, type Turn } from "../system.ts";

export interface Pieces {
  frame: Frame;
  elements: Elements;
  kernel: Kernel;
}

/** With its elastic factor; `held` are rotations that nothing stiffens. */
export function cutInPieces(whole: Frame, parts: number, held: readonly Turn[]): Pieces {
  const { frame } = cutMembers(whole, evenly(whole, parts));
  const elements = buildElements(frame);
  const restraints = buildRestraints(frame);
  const { kernel } = assemble(frame, elements, restraints, openSystem(frame, restraints), [...held]);
  kernel.beginFactor();
  kernel.advanceFactor(Infinity);
  return { frame, elements, kernel };
}

/** Returns M·r for a unit movement of all nodes, held ones too, along x, y and z: what a mode picks up of the mass. */
export function assembleMass({ frame, elements, kernel }: Pieces, { own, all, nodal, plates }: Masses): Float64Array[] {
  const local = new Float64Array(144);
  const carried = [0, 1, 2].map(() => new Float64Array(6 * kernel.nodes));
  const scratch = kernel.beginMatrix("mass");
  for (let m = 0; m < frame.memberIds.length; m++) {
    if (!(all[m]! > 0)) continue;
    consistentMass(frame.stiffnesses[frame.stiffnessOf[m]!]!, frame.length[m]!, all[m]!, local, own[m]!);
    toNodes(frame, elements, m, local, scratch);
    kernel.addBar(frame.start[m]!, frame.end[m]!);
    carried.forEach((sum, axis) => {
      for (let i = 0; i < 12; i++) {
        const at = i < 6 ? 6 * frame.start[m]! + i : 6 * frame.end[m]! + i - 6;
        sum[at]! += scratch[12 * i + axis]! + scratch[12 * i + 6 + axis]!;
      }
    });
  }
  if (plates) assemblePlateMass(frame.plates, kernel, scratch, carried);
  for (let node = 0; node < kernel.nodes; node++) {
    scratch.fill(0, 0, 36);
    for (let j = 0; j < 6; j++) scratch[7 * j] = nodal[6 * node + j]!;
    kernel.addBlock(node, node, 0, 6);
    carried.forEach((sum, axis) => (sum[6 * node + axis]! += nodal[6 * node + axis]!));
  }
  return carried;
}
