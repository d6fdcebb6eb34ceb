/** Lengths, corners and lines of members and plates. */

import { TOLERANCES } from "../../model/tolerances.ts";
import { cross, dot, minus, norm, type Point, unit } from "../../model/vectors.ts";
import type { Entity } from "./document.ts";
import { has } from "./shape.ts";

/** Metres; nearer than this, two points are one. */
export const TOUCH = TOLERANCES.geometry.touch_m;
/** Plates at most so large have no corners; of any other's area, what the parallelogram of a corner's edges must exceed. */
const { least_plate_area_m2: NO_AREA, least_corner_turn: LEAST_TURN } = TOLERANCES.geometry;
/** cos 1°: members that bend further from each other are not in one line. */
const STRAIGHT = TOLERANCES.geometry.straight_cosine;

export const hasOffset = (member: Entity): boolean => has(member, "start_offset") || has(member, "end_offset");

/** Where a member begins and ends, offsets included; undefined where it lacks a node. */
export function memberEnds(member: Entity, points: Map<string, Point>): [Point, Point] | undefined {
  const [start, end] = [points.get(member["start"]), points.get(member["end"])];
  return start && end && [moved(start, member["start_offset"]), moved(end, member["end_offset"])];
}

/** The length of a member, offsets included; undefined where it lacks a node. */
export function memberLength(member: Entity, points: Map<string, Point>): number | undefined {
  const ends = memberEnds(member, points);
  return ends && norm(minus(...ends));
}

const moved = (point: Point, offset: Point | undefined): Point =>
  offset ? [point[0] + offset[0], point[1] + offset[1], point[2] + offset[2]] : point;

/** Of a triangle, or of the two triangles of a quadrilateral seen along its diagonals; undefined without corners. */
export function area([a, b, c, d]: Point[]): number | undefined {
  if (!a) return undefined;
  return (d ? norm(cross(minus(c!, a), minus(d, b!))) : norm(cross(minus(b!, a), minus(c!, a)))) / 2;
}

/**
 * The first corner of a plate that is straight or turns inwards, seen along its normal; undefined where all turn outwards, or there is no area. Of crossed
 * edges some corner does. The solver asks for half as much, so that rounding cannot part the two.
 */
export function badCorner(corners: Point[]): number | undefined {
  const [a, b, c, d] = corners;
  if (!d) return undefined;
  const normal = cross(minus(c!, a!), minus(d, b!));
  const size = norm(normal);
  if (size / 2 <= NO_AREA) return undefined;
  const edges = corners.map((corner, at) => minus(corners[(at + 1) % 4]!, corner));
  const found = edges.findIndex((go, at) => !(dot(normal, cross(edges.at(at - 1)!, go)) > ((LEAST_TURN * size) / 2) * size));
  return found < 0 ? undefined : found;
}

/** The first place where a chain of members fails to go on in one line, by a gap or a turn; members may point either way. */
export function firstBreak(chain: Entity[], points: Map<string, Point>): [place: number, kind: "gap" | "turn"] | undefined {
  for (let place = 1; place < chain.length; place++) {
    const [before, member] = [chain[place - 1]!, chain[place]!];
    const shared = new Set([before["start"], before["end"]].filter((node) => node === member["start"] || node === member["end"]));
    const [joint] = shared;
    if (shared.size !== 1) return [place, "gap"];
    // A line whose inner node is offset runs past that node: either the nodes or the members themselves are in one line.
    const turns = (own: boolean): boolean => dot(leaving(before, joint, points, own), leaving(member, joint, points, own)) > -STRAIGHT;
    if (turns(false) && turns(true)) return [place, "turn"];
  }
  return undefined;
}

/** The direction in which a member leaves a node of its own, from node to node or from its own end. */
function leaving({ start, end, start_offset, end_offset }: Entity, node: string, points: Map<string, Point>, own: boolean): Point {
  const [from, to] = [points.get(start)!, points.get(end)!];
  const along = own ? minus(moved(to, end_offset), moved(from, start_offset)) : minus(to, from);
  const [x, y, z] = unit(along);
  return start === node ? [x, y, z] : [-x, -y, -z];
}
