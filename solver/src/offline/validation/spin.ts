/**
 * Straight chains of members that can spin about their own axis because nothing holds their twist.
 *
 * A chain spins for certain when every member end at its nodes lies on the chain's line or passes on no rotation, and no
 * support there resists rotation about the line. Whatever is in doubt counts as holding.
 */

import type { Document, Entity } from "./document.ts";
import { has } from "./fits.ts";
import { cross, dot, minus, norm, type Point, unit } from "./geometry.ts";
import type { Finding } from "./report.ts";

const PARALLEL = 1e-9;
const AXES: Record<string, Point> = { rx: [1, 0, 0], ry: [0, 1, 0], rz: [0, 0, 1] };

/** Without releases and trusses only a part that is straight as a whole can spin. */
export function isPossible(document: Document): boolean {
  return document.entities("members").some((member) => ["start_hinge", "end_hinge", "type"].some((key) => has(member, key)));
}

/** Chains that spin; a part already told to be loose as a whole is not told again. */
export function* findings(document: Document, told: ReadonlySet<string>): Generator<Finding> {
  const { loose, twisting } = looseNodes(document);
  if (!loose.size) return;
  const links = new Map<string, string[]>();
  for (const [start, end] of twisting) {
    if (!loose.has(start) && !loose.has(end)) continue;
    for (const [node, other] of [
      [start, end],
      [end, start],
    ] as const) {
      const known = links.get(node);
      if (known) known.push(other);
      else links.set(node, [other]);
    }
  }
  const places = new Map(document.entities("nodes").map(({ id }, place) => [id as string, place]));
  const seen = new Set<string>();
  for (const root of links.keys()) {
    if (!loose.has(root) || seen.has(root)) continue;
    seen.add(root);
    const chain = [root];
    let held = false;
    for (let at = 0; at < chain.length; at++) {
      for (const other of links.get(chain[at]!)!) {
        if (!loose.has(other)) held = true;
        else if (!seen.has(other)) {
          seen.add(other);
          chain.push(other);
        }
      }
    }
    if (held || told.has(root)) continue;
    const first = chain.reduce((least, node) => (places.get(node)! < places.get(least)! ? node : least));
    yield [
      document.where("nodes", places.get(first)!),
      `node '${first}' can rotate about the line of its members: nothing holds their twist`,
    ];
  }
}

/** Nodes that nothing but members of one line could hold against spinning, and the members that pass twist on. */
function looseNodes(document: Document): { loose: Set<string>; twisting: [string, string][] } {
  const { points } = document;
  const ways = new Map(document.entities("hinges").map((hinge) => [hinge["id"], passes(hinge)]));
  const lines = new Map<string, Point>();
  const held = new Set<string>();
  const twisting: [string, string][] = [];
  const meet = (node: string, line: Point): void => {
    const known = lines.get(node);
    if (known === undefined) lines.set(node, line);
    else if (!isParallel(known, line)) held.add(node);
  };
  for (const member of document.entities("members")) {
    const { start, end, type = "beam" } = member;
    if (has(member, "start_offset") || has(member, "end_offset")) held.add(start).add(end);
    if (type !== "beam") continue;
    const [atStart, atEnd] = [ways.get(member["start_hinge"]) ?? RIGID, ways.get(member["end_hinge"]) ?? RIGID];
    const twists = atStart.twist && atEnd.twist;
    if (twists) twisting.push([start, end]);
    if (held.has(start) && held.has(end)) continue;
    const line = minus(points.get(end)!, points.get(start)!);
    if (twists || atStart.bend) meet(start, line);
    if (twists || atEnd.bend) meet(end, line);
  }
  for (const { nodes } of document.entities("plates")) for (const node of nodes) held.add(node);
  for (const support of document.entities("supports")) {
    const line = lines.get(support["node"]);
    if (line && resists(support, unit(line))) held.add(support["node"]);
  }
  return { loose: new Set([...lines.keys()].filter((node) => !held.has(node))), twisting };
}

const RIGID = { twist: true, bend: true };

/** Whether a hinge passes on twist, and any bending. */
const passes = ({ rx, ry, rz }: Entity): typeof RIGID => ({ twist: rx !== "free", bend: ry !== "free" || rz !== "free" });

const isParallel = (a: Point, b: Point): boolean => norm(cross(a, b)) <= PARALLEL * norm(a) * norm(b);

const resists = (support: Entity, line: Point): boolean =>
  Object.entries(AXES).some(([name, axis]) => support[name] !== "free" && Math.abs(dot(axis, line)) > PARALLEL);
