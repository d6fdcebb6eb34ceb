/** Area loads: corners that bound a flat, convex area, a span where it is one-way, members along edges that carry. */

import type { Member, Node, Structure } from "../../generated/model.ts";
import { type Bounds, membersByNode, runsAlong } from "../../model/area_loads.ts";
import { splitChains } from "../../model/chains.ts";
import { cross, dot, minus, newell, norm, type Point, scaled, unit } from "../../model/vectors.ts";
import type { Document, Entity } from "./document.ts";
import { TOUCH } from "./geometry.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

const { least_area_m2: LEAST_AREA, off_plane: OFF_PLANE, off_span: OFF_SPAN, carries: CARRIES } = RULES.area_loads;

export function* areas(document: Document): Generator<Finding> {
  let bounds: Bounds | undefined;
  const isUnseen = !document.isComplete("members");
  for (const { where, items, places } of document.loads["area_loads"]!) {
    for (const [place, load] of items.entries()) {
      if (!(load["nodes"] as string[]).every((node) => document.points.has(node))) continue;
      bounds ??= membersByNode(split(document));
      const fault = areaFault(document, load, [...where, places[place]!], bounds, isUnseen);
      if (fault) yield fault;
    }
  }
}

/** The members as the solver has them: those that connect are cut at the nodes they pass. */
function split(document: Document): Member[] {
  const [nodes, members] = [document.entities("nodes") as Node[], document.entities("members") as Member[]];
  return splitChains({ nodes, members, load_cases: [] as Structure["load_cases"] } as Structure, undefined).structure.members;
}

function areaFault({ points }: Document, load: Entity, where: Where, bounds: Bounds, isUnseen: boolean): Finding | undefined {
  const names: string[] = load["nodes"];
  const corners = names.map((node) => points.get(node)!);
  const twice = newell(corners);
  const size = norm(twice);
  if (size / 2 <= LEAST_AREA) return [[...where, "nodes"], "no_area", "the corners lie on one line: the load has no area"];
  const normal = scaled(twice, 1 / size);
  const next = (at: number): number => (at + 1) % corners.length;
  const warped = corners.findIndex((corner) => Math.abs(dot(minus(corner, corners[0]!), normal)) > OFF_PLANE * Math.sqrt(size / 2));
  if (warped >= 0) return [[...where, "nodes", warped], "area_not_flat", `node '${names[warped]}' lies outside the plane of the others`];
  const inward = corners.map((corner, at) => cross(normal, unit(minus(corners[next(at)]!, corner))));
  const cut = corners.findIndex((corner, at) =>
    corners.some((other) => dot(minus(other, corner), inward[at]!) < -TOUCH * (1 + Math.sqrt(size))),
  );
  if (cut >= 0) return [[...where, "nodes", cut], "area_not_convex", `the edge from '${names[cut]}' cuts the area`];
  const fault = spanFault(load, normal);
  if (fault) return [[...where, "direction"], "no_span", fault];
  const span = load["spread"] === "one_way" ? unit(load["direction"]) : undefined;
  if (isUnseen) return undefined;
  const open = corners.findIndex((_, at) => {
    const carries = !span || Math.abs(dot(span, inward[at]!)) > CARRIES;
    return carries && !runsAlong(names[at]!, names[next(at)]!, points, bounds);
  });
  if (open < 0) return undefined;
  return [[...where, "nodes", open], "open_edge", `no member runs along the edge from node '${names[open]}' to '${names[next(open)]}'`];
}

function spanFault(load: Entity, normal: Point): string | undefined {
  if ((load["spread"] ?? "two_way") === "two_way") return has(load, "direction") ? "a two-way area has no direction" : undefined;
  if (!has(load, "direction")) return "a one-way area needs the direction in which it spans";
  const size = norm(load["direction"]);
  const across = dot(load["direction"], normal);
  return size * size - across * across <= OFF_SPAN * size * size ? "the direction must lie in the plane of the area" : undefined;
}
