/** Whether the height and columns given for φ are those of what leans by it: EN 1993-1-1 5.3.2(3)a. */

import { phiOf } from "../analysis/imperfections/phi.ts";
import type { SteelCheck } from "../generated/model.ts";
import type { Part } from "../topology/columns.ts";
import type { CheckMember } from "../topology/context.ts";
import type { StructureView } from "./structure.ts";

/** A lean less than this share of what the model itself has is asked about. */
export const ALIKE = 0.9;
/** cos 45°: what rises less is no column. */
const STEEP = Math.SQRT1_2;

/** What is asked of the part that a member belongs to; null where it is nothing. */
export function phiQuestion(joints: StructureView, { start }: CheckMember, { limit_state }: SteelCheck): string | null {
  const given = joints.context.model.analysis?.options?.imperfections;
  const part = joints.parts.get(start);
  if (joints.assumed.automatic || !part?.leaning.some(({ length }) => length) || limit_state === "SLS" || !given || given.among_loads)
    return null;
  if (given.height === undefined && (given.columns ?? 1) === 1) return null;
  const own = (part.own ??= ownOf(part, joints));
  const { height = own.height, columns = 1 } = given;
  const [phi, least] = [phiOf(height, columns), phiOf(own.height, Math.min(columns, own.columns))];
  return phi >= ALIKE * least
    ? null
    : `imperfections: height ${height} m and ${columns} columns give φ = 1/${(1 / phi).toFixed(0)}, and ${own.height.toFixed(2)} m and ${own.columns} here 1/${(1 / least).toFixed(0)} (5.3.2(3)a): are they right?`;
}

/** Height of all its nodes, and how many columns stand on no other. */
export function ownOf({ nodes, members }: Part, { context }: StructureView): { height: number; columns: number } {
  const own = new Set(nodes);
  let [low, high] = [Infinity, -Infinity];
  for (const { id, z } of context.model.model.nodes ?? []) {
    if (!own.has(id)) continue;
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  const upright = members.filter(({ axes }) => Math.abs(axes.x[2]) >= STEEP);
  const heads = new Set(upright.map(({ start, end, axes }) => (axes.x[2] > 0 ? end : start)));
  const columns = upright.filter(({ start, end, axes }) => !heads.has(axes.x[2] > 0 ? start : end)).length;
  return { height: high - low, columns: Math.max(1, columns) };
}
