/** Forces across a design member in one combination, by where they act along it, and the torque that is given with them. */

import type { Force } from "../../diagrams/lineloads.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Ends } from "../../members/ends.ts";
import { dot } from "../../model/vectors.ts";
import type { CheckCombination } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { type Line, nodeHeight, type Span } from "../../topology/line.ts";
import { isUpright } from "../../topology/upright.ts";

/** What meets a design member. */
export interface Met {
  joints: Joints;
  ends: Ends;
  design: DesignMember;
}

/** Places nearer than this are one, m. */
const NEAR = 1e-6;

/** Across the web by more than round-off of the axes. */
export const aside = ({ fy, fz }: Pick<Force, "fy" | "fz">): boolean => Math.abs(fy) > 1e-6 * Math.abs(fz);
export const presses = ({ fy, fz }: Force): boolean => aside({ fy: fz, fz: fy });

/** They touch, or lie on one another by `over`. */
export const meets = (a: Force, b: Force, over = -NEAR): boolean => a.from < b.to - over && b.from < a.to - over;

/**
 * Loads on nodes where nothing but the line is, so that their torque is its own. An upright member stands on its end plates, and what acts on an arm has its
 * torque in the analysis.
 */
export function nodeForces(
  line: Line,
  combination: CheckCombination,
  { joints, ends, design }: Met,
  depth: number,
): (Force & { mx: number })[] {
  const first = (line.spans[0] as Span).member;
  const { x, y, z } = first.axes;
  const last = line.spans.length;
  return line.nodes.flatMap((node, i) => {
    const load = joints.context.applied(node, combination);
    if (!load) return [];
    const end = i === 0 ? ends?.start : i === last ? ends?.end : null;
    const s = line.spans[i]?.from ?? line.length;
    const held = end === null ? joints.held(node, 2) : isUpright(first) || (joints.held(node, 1) && !end?.through.y);
    const forked = design.lateral_restraints?.some(
      ({ position, flange }) => flange === "both" && Math.abs(position * line.length - s) < NEAR,
    );
    if (held || forked || Math.abs(nodeHeight(line, i)) > depth / 4) return [];
    return [{ from: s, to: s, fy: dot(load.force, y), fz: dot(load.force, z), mx: dot(load.moment, x) }];
  });
}
