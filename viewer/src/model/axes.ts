/** Where a member runs and how its local axes lie, as the model format defines them. */
import type { Member } from "handoff-solver";

export type Vec = [number, number, number];

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

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const norm = (a: Vec): number => Math.sqrt(dot(a, a));

export function middleOf(corners: readonly Vec[]): Vec {
  const mean = (k: 0 | 1 | 2): number => corners.reduce((sum, corner) => sum + corner[k], 0) / corners.length;
  return [mean(0), mean(1), mean(2)];
}

/** A member counts as vertical when its plan run is below a millionth of its length. */
const VERTICAL = 1e-6;

export function localAxes(direction: Vec, rotation = 0): Axes {
  const length = norm(direction);
  const x = scaled(direction, 1 / length);
  // Not vertical: y = Z × x is horizontal and z = x × y points up. Vertical: y is global Y.
  const plan = Math.hypot(x[0], x[1]);
  const y: Vec = plan < VERTICAL ? [0, 1, 0] : [-x[1] / plan, x[0] / plan, 0];
  const z = cross(x, y);
  if (!rotation) return { x, y, z };
  const angle = (rotation * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x, y: add(scaled(y, c), scaled(z, s)), z: add(scaled(z, c), scaled(y, -s)) };
}

export function memberRun(member: Member, start: Vec, end: Vec): Run {
  const from = member.start_offset ? add(start, member.start_offset) : start;
  const to = member.end_offset ? add(end, member.end_offset) : end;
  const along = sub(to, from);
  return { from, to, length: norm(along), axes: localAxes(along, member.rotation ?? 0) };
}

export function toGlobal(axes: Axes, local: Vec): Vec {
  return add(add(scaled(axes.x, local[0]), scaled(axes.y, local[1])), scaled(axes.z, local[2]));
}
