/** Beams within the area of a load: all of it goes to the members along its edges, and they take nothing. */

import { cross, dot, minus, norm, type Point, unit } from "../../model/vectors.ts";
import type { Area } from "./area_loads.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { hasOffset, TOUCH } from "./geometry.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

/** Of a direction, what may lead out of a plane or off a line. */
const ASIDE = RULES.area_loads.off_plane;

type Flat = Required<Pick<Area, "area" | "normal" | "inward">>;

/** Of loads on one area, the first: many cases load it, and one of them tells. */
export const firstOnAreas = remembered((document) => {
  const keyOf = ({ nodes, direction }: Entity): string => JSON.stringify([nodes, direction]);
  const loads = document.lists("area_loads").flatMap(({ items }) => items);
  const first = new Map(loads.reverse().map((load) => [keyOf(load), load]));
  return (load: Entity) => first.get(keyOf(load))!;
});

/** The first such beam. */
export function beamWithin(document: Document, { area, normal, inward }: Area, load: Entity): string | undefined {
  const corners = document.pointsOf(load["nodes"]);
  if (!normal || !inward || !corners) return undefined;
  const span = has(load, "direction") ? unit(load["direction"]) : undefined;
  const found = { area, normal, inward };
  return document.entities("members").find((member): boolean => {
    if ((member["type"] ?? "beam") !== "beam" || hasOffset(member)) return false;
    const [start, end] = [document.points.get(member["start"]), document.points.get(member["end"])];
    return !!start && !!end && (enters(found, corners, start, end, span) || enters(found, corners, end, start, span));
  })?.["id"];
}

/** Whether a member that leaves a point of the area leads into it, and not the way that a one-way one spans. */
function enters(found: Flat, corners: readonly Point[], from: Point, to: Point, span: Point | undefined): boolean {
  const edges = edgesAt(found, corners, from);
  if (!edges) return false;
  const along = unit(minus(to, from));
  return (
    Math.abs(dot(along, found.normal)) <= ASIDE &&
    edges.every((inward) => dot(along, inward) > ASIDE) &&
    (!span || norm(cross(along, span)) > ASIDE)
  );
}

/** The inward directions of the edges that a point of the area lies on; undefined of a point elsewhere. */
function edgesAt({ area, normal, inward }: Flat, corners: readonly Point[], point: Point): Point[] | undefined {
  if (Math.abs(dot(minus(point, corners[0]!), normal)) > TOUCH + ASIDE * Math.sqrt(area)) return undefined;
  const depths = inward.map((direction, edge) => dot(minus(point, corners[edge]!), direction));
  return depths.some((depth) => depth < -TOUCH) ? undefined : inward.filter((_, edge) => depths[edge]! <= TOUCH);
}
