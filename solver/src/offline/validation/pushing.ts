/** What loads push with, in global axes: forces of nodes, members, plates and areas, N. */

import { memberAxes } from "../../model/axes.ts";
import { minus, newell, norm, type Point, scaled, unit } from "../../model/vectors.ts";
import type { Document, Entity } from "./document.ts";
import { memberEnds } from "./geometry.ts";

const NONE: Point = [0, 0, 0];
const GLOBAL = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Of each load of a case; nothing of those whose place is not known. */
export function pushesOf(document: Document, loadCase: Entity): Point[] {
  const { node_loads = [], member_loads = [], area_loads = [], plate_loads = [] } = loadCase;
  return [
    ...(node_loads as Entity[]).map(({ fx = 0, fy = 0, fz = 0 }): Point => [fx, fy, fz]),
    ...(member_loads as Entity[]).map((load) => ofMember(document, load)),
    ...(area_loads as Entity[]).map((load) => ofArea(document, load, load["axes"] ?? "global")),
    ...(plate_loads as Entity[]).map((load) => {
      const plate = document.lookup("plates").get(load["plate"]);
      return plate ? ofArea(document, { ...load, ...plate }, load["axes"] ?? "local") : NONE;
    }),
  ];
}

function ofMember(document: Document, load: Entity): Point {
  const member = document.lookup("members").get(load["member"]);
  const ends = member && memberEnds(member, document.points);
  if (!ends || (load["type"] !== "point" && load["type"] !== "distributed")) return NONE;
  const way = minus(ends[1], ends[0]);
  const [length, along] = [norm(way), unit(way)];
  const axes = load["axes"] === "local" ? memberAxes(...along, member["rotation"] ?? 0) : GLOBAL;
  const sizes = along.map((cosine, i) => {
    const reach = load["axes"] === "projected" ? length * Math.sqrt(Math.max(0, 1 - cosine * cosine)) : length;
    return totalOf(load, ["fx", "fy", "fz"][i]!, reach);
  });
  const component = (c: number): number => sizes.reduce((sum, size, i) => sum + size * axes[3 * i + c]!, 0);
  return [component(0), component(1), component(2)];
}

function totalOf(load: Entity, key: string, length: number): number {
  const first: number = load[key] ?? 0;
  const { type, start = 0, end = 1 } = load;
  return type === "point" ? first : ((first + (load[`${key}_end`] ?? first)) / 2) * (end - start) * length;
}

function ofArea(document: Document, { nodes, pressure = 0 }: Entity, axes: string): Point {
  const corners = document.pointsOf(nodes);
  if (!corners) return NONE;
  const twice = newell(corners);
  if (axes === "local") return scaled(twice, pressure / 2);
  return [0, 0, (pressure / 2) * (axes === "projected" ? Math.abs(twice[2]) : norm(twice))];
}
