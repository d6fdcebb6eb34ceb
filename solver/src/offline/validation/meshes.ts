/** Plates that are no mesh: one of them from column to column along a beam, which then feels nothing of its load. */

import { type Document, type Entity, remembered } from "./document.ts";
import { RULES } from "./rulebook.ts";

const ends = (one: string, other: string): string => JSON.stringify([one, other].sort());

/** Level members from one node on a support or column to the next, by their ends. */
const spans = remembered((document): Map<string, string> => {
  const borne = new Set<string>();
  for (const { node, uz } of document.entities("supports")) if (uz !== "free") borne.add(node);
  const level: Entity[] = [];
  for (const member of document.entities("members")) {
    const [a, b] = document.pointsOf([member["start"], member["end"]]) ?? [];
    if (!a || !b) continue;
    if (Math.abs(b[2] - a[2]) < RULES.gravity.flat_from * Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])) level.push(member);
    else borne.add(member["start"]).add(member["end"]);
  }
  const between = level.filter(({ start, end }) => borne.has(start) && borne.has(end));
  return new Map(between.map(({ start, end, id }) => [ends(start, end), id]));
});

/** The member that spans along an edge of a plate, from corner to corner. */
export function spannedBy(document: Document, { nodes }: Entity): string | undefined {
  const along = (nodes as string[]).map((node, i) => spans(document).get(ends(nodes.at(i - 1), node)));
  return along.find((member) => member !== undefined);
}
