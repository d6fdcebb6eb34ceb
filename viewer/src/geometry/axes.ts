/** Where a member runs, and its local axes as the analysis has them. */
import type { Member } from "handoff-solver";
import { memberAxes } from "../../../solver/src/model/axes.ts";
import { minus, norm, plus, scaled, type Vec, vector } from "./vectors.ts";

export interface Axes {
  x: Vec;
  y: Vec;
  z: Vec;
}
export interface Run {
  from: Vec;
  to: Vec;
  length: number;
  axes: Axes;
}

export function localAxes(direction: Vec, rotation = 0): Axes {
  const [dx, dy, dz] = scaled(direction, 1 / norm(direction));
  const of = memberAxes(dx, dy, dz, rotation);
  const row = (first: number): Vec => vector((k) => of[first + k]!);
  return { x: row(0), y: row(3), z: row(6) };
}

export function memberRun(member: Member, start: Vec, end: Vec): Run {
  const from = member.start_offset ? plus(start, member.start_offset) : start;
  const to = member.end_offset ? plus(end, member.end_offset) : end;
  const along = minus(to, from);
  return { from, to, length: norm(along), axes: localAxes(along, member.rotation ?? 0) };
}

export function toGlobal(axes: Axes, local: Vec): Vec {
  return plus(plus(scaled(axes.x, local[0]), scaled(axes.y, local[1])), scaled(axes.z, local[2]));
}
