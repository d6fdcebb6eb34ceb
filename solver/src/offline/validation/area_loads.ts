/** Area loads: corners that bound a flat, convex area, a span where it is one-way, members along edges that carry. */

import type { Member, Node, Structure } from "../../generated/model.ts";
import { type Bounds, membersByNode, runsAlong } from "../../model/area_loads.ts";
import { splitChains } from "../../model/chains.ts";
import { cross, dot, minus, newell, norm, type Point, scaled, unit } from "../../model/vectors.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { TOUCH } from "./geometry.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

const { least_area_m2: LEAST_AREA, off_plane: OFF_PLANE, carries: CARRIES } = RULES.area_loads;

/** What the corners of a load bound: its normal and the inward direction of each edge, or where it fails. */
export interface Area {
  area: number;
  normal?: Point;
  inward?: Point[];
  /** The first corner outside the plane of the others. */
  warped?: number;
  /** The first edge with a corner on its outer side. */
  cut?: number;
}

/** undefined where a node is not there. */
export function areaOf(document: Document, { nodes }: Entity): Area | undefined {
  const corners = document.pointsOf(nodes);
  if (!corners) return undefined;
  const twice = newell(corners);
  const size = norm(twice);
  const area = size / 2;
  if (area <= LEAST_AREA) return { area };
  const normal = scaled(twice, 1 / size);
  const warped = corners.findIndex((corner) => Math.abs(dot(minus(corner, corners[0]!), normal)) > OFF_PLANE * Math.sqrt(area));
  if (warped >= 0) return { area, warped };
  const inward = corners.map((corner, at) => cross(normal, unit(minus(corners[(at + 1) % corners.length]!, corner))));
  const cut = corners.findIndex((corner, at) =>
    corners.some((other) => dot(minus(other, corner), inward[at]!) < -TOUCH * (1 + Math.sqrt(size))),
  );
  return cut >= 0 ? { area, cut } : { area, normal, inward };
}

/** What of the direction's square lies in the plane of the area, as a share. */
export function spanInPlane({ normal }: Area, load: Entity): number | undefined {
  if (!normal || !has(load, "direction")) return undefined;
  const whole = dot(load["direction"], load["direction"]);
  return whole ? (whole - dot(load["direction"], normal) ** 2) / whole : 0;
}

/** The members as the solver has them: those that connect are cut at the nodes they pass. */
const bounds = remembered((document): Bounds => {
  const [nodes, members] = [document.entities("nodes") as Node[], document.entities("members") as Member[]];
  return membersByNode(
    splitChains({ nodes, members, load_cases: [] as Structure["load_cases"] } as Structure, undefined).structure.members,
  );
});

/** The first edge that is to carry and that no member runs along. */
export function openEdge(document: Document, { inward = [] }: Area, load: Entity): number | undefined {
  const span = has(load, "direction") ? unit(load["direction"]) : undefined;
  const found = inward.findIndex((direction, edge) => {
    const carries = !span || Math.abs(dot(span, direction)) > CARRIES;
    return carries && !runsAlong(load["nodes"][edge], edgeEnd(load, edge), document.points, bounds(document));
  });
  return found < 0 ? undefined : found;
}

export const edgeEnd = ({ nodes }: Entity, edge: number): string => nodes[(edge + 1) % nodes.length];
