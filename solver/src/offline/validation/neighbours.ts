/** Nodes and members that miss one another by a little, or cover one another: people draw so by hand. */

import { TOLERANCES } from "../../model/tolerances.ts";
import { minus, norm, offLine, type Point, unit } from "../../model/vectors.ts";
import { said } from "../../sentences.ts";
import type { Document, Entity } from "./document.ts";
import { hasOffset } from "./geometry.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { digits } from "./wording.ts";

const { drawn_by_hand_members: DRAWN_BY_HAND, direction_digits: DIGITS, on_line_m: ON_LINE } = TOLERANCES.geometry;
const { near_m: NEAR, apart_m: APART } = RULES.slips;
const AROUND = [-1, 0, 1];

/** Members that leave a node in one direction: the longer runs over the shorter. */
export function* covered(document: Document): Generator<Finding> {
  if (document.entities("members").length > DRAWN_BY_HAND) return;
  const first = new Map<string, Entity>();
  for (const [place, member] of document.entities("members").entries()) {
    if (hasOffset(member)) continue;
    const { start, end } = member;
    for (const [node, other] of [[start, end] as const, [end, start] as const]) {
      const direction = unit(minus(document.points.get(other)!, document.points.get(node)!));
      const key = JSON.stringify([node, ...direction.map((value) => Number(value.toFixed(DIGITS)) + 0)]);
      const known = first.get(key) ?? first.set(key, member).get(key)!;
      if (known === member || [known["start"], known["end"]].every((id) => id === node || id === other)) continue;
      const message = said("overlapping_members", { id: member["id"], first: known["id"], node });
      yield [document.where("members", place), "overlapping_members", message];
      break;
    }
  }
}

/** Nodes a few millimetres apart that nothing joins. */
export function* near(document: Document): Generator<Finding> {
  if (document.entities("members").length > DRAWN_BY_HAND) return;
  const joined = new Set<string>();
  const join = (a: string, b: string): unknown => joined.add(JSON.stringify([a, b].sort()));
  for (const { start, end } of document.entities("members")) join(start, end);
  for (const { nodes } of document.entities("plates")) for (const a of nodes) for (const b of nodes) join(a, b);
  const used = document.named("nodes", ["members", "plates"]);
  // Of the nodes at one place one stands for all: thousands may lie there.
  const cells = new Map<string, Map<string, string>>();
  for (const [i, { id }] of document.entities("nodes").entries()) {
    if (!used.has(id)) continue;
    const point = document.points.get(id)!;
    const [x, y, z] = point.map((value) => Math.round(value / NEAR)) as [number, number, number];
    const around = AROUND.flatMap((dx) =>
      AROUND.flatMap((dy) => AROUND.flatMap((dz) => [...(cells.get([x + dx, y + dy, z + dz].join())?.values() ?? [])])),
    );
    const beside = around.find((other) => {
      const apart = norm(minus(point, document.points.get(other)!));
      return APART < apart && apart < NEAR && !joined.has(JSON.stringify([id, other].sort()));
    });
    if (beside !== undefined) {
      const apart = digits(norm(minus(point, document.points.get(beside)!)) * 1000, 3);
      yield [document.where("nodes", i), "near_nodes", said("near_nodes", { id, apart, other: beside, least: NEAR * 1000 })];
    }
    const [home, place] = [[x, y, z].join(), point.map((value) => Math.round(value / APART)).join()];
    const there = cells.get(home) ?? cells.set(home, new Map()).get(home)!;
    if (!there.has(place)) there.set(place, id);
  }
}

/** Nodes that something stands on and that a member just misses which was to connect to them. */
export function* missed(document: Document): Generator<Finding> {
  const chains = document.entities("members").filter(({ connect }) => connect);
  const nodes = document.entities("nodes");
  if (!chains.length || chains.length * nodes.length > RULES.joints.steps) return;
  const used = document.named("nodes", ["members", "plates"]);
  for (const member of chains)
    for (const [place, { id }] of nodes.entries()) {
      const apart = besideOf(document, member, id);
      if (apart === undefined || apart <= ON_LINE || apart > RULES.joints.missed_m || !used.has(id)) continue;
      const message = said("missed_member", { node: id, apart: digits(apart * 1000, 3), member: member["id"] });
      yield [document.where("nodes", place), "missed_member", message];
    }
}

/** How far a node between the ends of a member is from it, m. */
function besideOf({ points }: Document, { start, end }: Entity, node: string): number | undefined {
  const [from, to] = [points.get(start)!, points.get(end)!] as [Point, Point];
  const [reach, beside] = offLine(points.get(node)!, from, unit(minus(to, from)));
  const isBetween = node !== start && node !== end && ON_LINE < reach && reach < norm(minus(to, from)) - ON_LINE;
  return isBetween ? beside : undefined;
}
