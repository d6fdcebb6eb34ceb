/** Rotations that nothing stiffens: inactive in this format, but other programs want them held. */

import type { Member } from "handoff-solver";
import type { Catalogue } from "../model/catalogue.ts";

const ROTATIONS = ["rx", "ry", "rz"] as const;

/** For each node, which global rotations no member end and no support resists. */
export function idleRotations(parts: Catalogue): Map<string, [boolean, boolean, boolean]> {
  // The sum of v·vᵀ over resisted directions: a zero diagonal term is a global axis about which nothing resists.
  const resisted = new Map<string, [number, number, number]>(parts.model.model.nodes.map((node) => [node.id, [0, 0, 0]]));
  const free = (member: Member, end: "start_hinge" | "end_hinge", rotation: (typeof ROTATIONS)[number]): boolean =>
    member.type !== undefined && member.type !== "beam" ? true : parts.hinges.get(member[end] ?? "")?.[rotation] === "free";
  parts.model.model.members.forEach((member, i) => {
    const axes = parts.runs[i]!.axes;
    const noTorsion = free(member, "start_hinge", "rx") || free(member, "end_hinge", "rx");
    for (const [node, end] of [
      [member.start, "start_hinge"],
      [member.end, "end_hinge"],
    ] as const)
      ROTATIONS.forEach((rotation, k) => {
        if (free(member, end, rotation) || (k === 0 && noTorsion)) return;
        const axis = [axes.x, axes.y, axes.z][k]!;
        const sum = resisted.get(node)!;
        for (let c = 0; c < 3; c++) sum[c] = sum[c]! + axis[c]! * axis[c]!;
      });
  });
  for (const support of parts.model.model.supports)
    ROTATIONS.forEach((rotation, k) => {
      if (support[rotation] !== "free") resisted.get(support.node)![k]! += 1;
    });
  return new Map([...resisted].map(([id, sum]) => [id, sum.map((value) => value < 1e-12) as [boolean, boolean, boolean]]));
}
