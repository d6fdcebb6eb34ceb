/** Rigid-body motions: three shifts and three turns, and which of them a set of supports lets pass. */

import type { Entity } from "./document.ts";
import { cross, minus, norm, type Point, scaled, unit } from "./geometry.ts";

const DIRECTIONS = ["ux", "uy", "uz", "rx", "ry", "rz"];
const AXES: Record<string, Point> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
/** Relative to the size of the part: below this a lever arm is round-off. */
const NOTHING = 1e-9;

/** Shifts along and turns about x, y, z. */
export type Motion = number[];

export const held = (support: Entity): string[] => DIRECTIONS.filter((direction) => support[direction] !== "free");
export const isFixed = (support: Entity): boolean => held(support).length === 6;

/** Motions that the supports let pass, turns taken about the first support in units of the supports' spread. */
export function freeMotions(points: Map<string, Point>, supports: Entity[]): Motion[] {
  const spots = supports.map((support) => points.get(support["node"])!);
  const size = spread(spots);
  const seen: Motion[] = [];
  for (const [place, support] of supports.entries()) {
    const arm = scaled(minus(spots[place]!, spots[0]!), size);
    for (const direction of held(support)) {
      extend(seen, row(arm, direction), NOTHING);
      if (seen.length === 6) return [];
    }
  }
  const motions = [...seen];
  for (let i = 0; i < 6; i++)
    extend(
      motions,
      Array.from({ length: 6 }, (_, j) => Number(i === j)),
      1e-3,
    );
  return motions.slice(seen.length);
}

export const spread = (spots: Point[]): number => spots.reduce((most, spot) => Math.max(most, norm(minus(spot, spots[0]!))), 0) || 1;

/** The largest component of a motion at a node, and its axis. */
export function reach(motion: Motion, arm: Point): [size: number, axis: string] {
  const turn = cross(turnOf(motion), arm);
  const moves = turn.map((move, axis) => Math.abs(motion[axis]! + move));
  const size = Math.max(...moves);
  // Of directions that differ by round-off only, the first.
  return [size, "xyz"[moves.findIndex((move) => move >= 0.999999 * size)]!];
}

/** The direction of the line all points lie on, or undefined. */
export function lineOf(points: Point[]): Point | undefined {
  const arms = points.slice(1).map((point) => minus(point, points[0]!));
  const longest = arms.reduce<Point>((most, arm) => (norm(arm) > norm(most) ? arm : most), [0, 0, 0]);
  const direction = unit(longest);
  const size = norm(longest) || 1;
  return arms.every((arm) => norm(cross(arm, direction)) <= NOTHING * size) ? direction : undefined;
}

/** A turn of a straight part about its own line moves no node; whether it is a mechanism, torsion decides. */
export function isSpin(motion: Motion, axis: Point): boolean {
  const turn = turnOf(motion);
  return norm([motion[0]!, motion[1]!, motion[2]!]) < 1e-6 && norm(cross(turn, axis)) < 1e-6 * norm(turn);
}

const turnOf = (motion: Motion): Point => [motion[3]!, motion[4]!, motion[5]!];

/** What a support direction sees of the six rigid-body motions. */
function row(arm: Point, direction: string): Motion {
  const axis = AXES[direction[1]!]!;
  return direction[0] === "u" ? [...axis, ...cross(arm, axis)] : [0, 0, 0, ...axis];
}

/** Add what is new in a row to an orthonormal basis; twice, or round-off would pass for new. */
function extend(basis: Motion[], row: Motion, least: number): void {
  let size = 0;
  for (let pass = 0; pass < 2; pass++) {
    for (const known of basis) {
      const share = known.reduce((sum, value, i) => sum + value * row[i]!, 0);
      row = row.map((value, i) => value - share * known[i]!);
    }
    size = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
    if (size < least) return;
  }
  basis.push(row.map((value) => value / size));
}
