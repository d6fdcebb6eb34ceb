/** Nodes on members that are not split there, and members that lie on one another over a part of their length. */

import { TOLERANCES } from "../../model/tolerances.ts";
import { cross, dot, minus, norm, type Point, unit } from "../../model/vectors.ts";
import { said } from "../../sentences.ts";
import type { Document, Entity } from "./document.ts";
import { hasOffset } from "./geometry.ts";
import type { Finding } from "./report.ts";
import { RULES } from "./rulebook.ts";

const { on_line_m: ON_LINE, direction_digits: DIGITS } = TOLERANCES.geometry;
/** So that round numbers do not lie between two cells. */
const SHIFT = RULES.joints.between_cells;
const { parallel: PARALLEL, told_on_member: TOLD } = RULES.joints;

export function* crossings(document: Document): Generator<Finding> {
  const members = document.entities("members");
  if (members.length > RULES.joints.examined_members) return;
  const joined = joints(document);
  const held = document.entities("supports").map(({ node }): string => node);
  const places = new Map(document.entities("nodes").map(({ id }, place) => [id as string, place]));
  const met = [...meetings(document, new Set([...joined.keys(), ...held]))];
  const told = new Set<string | number>();
  for (const [node, on] of met.sort((a, b) => places.get(a[0])! - places.get(b[0])! || a[1] - b[1])) {
    const along = lineOf(document, members[on]!);
    if (members[on]!["connect"]) continue; // joined to what lies on it
    const [over] = (joined.get(node) ?? []).filter((place) => place !== on && isParallel(document, members[place]!, along));
    if (over === undefined && !told.has(node)) {
      told.add(node);
      yield [document.where("nodes", places.get(node)!), "node_on_member", words(node, members[on]!, members[joined.get(node)?.[0] ?? -1])];
    } else if (over !== undefined && !told.has(over) && !told.has(on) && !shareNode(members[over]!, members[on]!)) {
      told.add(over).add(on);
      const [first, second] = [Math.min(over, on), Math.max(over, on)];
      const message = said("partly_overlapping_members", { id: members[second]!["id"], first: members[first]!["id"], node });
      yield [document.where("members", second), "partly_overlapping_members", message];
    }
  }
}

/** By node, the members that end there; at the corner of a plate there may be none. */
function joints(document: Document): Map<string, number[]> {
  const joined = new Map<string, number[]>();
  const at = (node: string): number[] => joined.get(node) ?? joined.set(node, []).get(node)!;
  for (const [place, { start, end }] of document.entities("members").entries()) for (const node of [start, end]) at(node).push(place);
  for (const { nodes } of document.entities("plates")) for (const node of nodes) at(node);
  return joined;
}

function words(node: string, { id: member }: Entity, other: Entity | undefined): string {
  const loose = other ? said("loose_member", { member: other["id"] }) : said("loose_node");
  return said("node_on_member", { node, member, loose });
}

/** Nodes strictly within members, by the places of those; members of one direction share one look at the nodes, as far as the steps reach. */
function* meetings(document: Document, known: ReadonlySet<string>): Generator<[node: string, member: number]> {
  const groups = new Map<string, { direction: Point; places: number[] }>();
  for (const [place, member] of document.entities("members").entries()) {
    if (hasOffset(member)) continue;
    const direction = directionOf(lineOf(document, member));
    const key = direction.join();
    groups
      .set(key, groups.get(key) ?? { direction, places: [] })
      .get(key)!
      .places.push(place);
  }
  const spots = [...document.points].filter(([node]) => known.has(node));
  const most = Math.floor(RULES.joints.steps / Math.max(spots.length, 1));
  const largest = [...groups.values()].sort((a, b) => b.places.length - a.places.length).slice(0, most);
  for (const { direction, places } of largest) yield* meetingsAlong(document, direction, places, spots);
}

function* meetingsAlong(document: Document, direction: Point, places: number[], spots: [string, Point][]): Generator<[string, number]> {
  const sizes = direction.map(Math.abs);
  const least = sizes.indexOf(Math.min(...sizes));
  const side = unit(cross(direction, [Number(least === 0), Number(least === 1), Number(least === 2)]));
  const other = cross(direction, side);
  const cell = (point: Point): string => [side, other].map((axis) => Math.floor(dot(point, axis) / ON_LINE + SHIFT)).join();
  const ends = places.map((place) => endsOf(document, document.entities("members")[place]!));
  const lines = new Map(ends.map(([start]) => [cell(start), [] as [reach: number, node: string][]]));
  for (const [node, point] of spots) lines.get(cell(point))?.push([dot(point, direction), node]);
  for (const line of lines.values()) line.sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
  for (const [i, place] of places.entries()) {
    const { start, end } = document.entities("members")[place]!;
    const [low, high] = ends[i]!.map((point) => dot(point, direction)).sort((a, b) => a - b) as [number, number];
    const line = lines.get(cell(ends[i]![0]))!;
    const first = firstBeyond(line, low + ON_LINE);
    // Of many nodes on one member the first few tell the mistake.
    for (const [reach, node] of line.slice(first, first + TOLD))
      if (reach < high - ON_LINE && node !== start && node !== end) yield [node, place];
  }
}

/** Where those begin that reach farther, by halves: thousands of members may lie on one line. */
function firstBeyond(line: readonly (readonly [reach: number, node: string])[], reach: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (line[middle]![0] > reach) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** One for both ways along a line. */
function directionOf(line: Point): Point {
  const [x, y, z] = unit(line).map((value) => Number(value.toFixed(DIGITS)) + 0) as [number, number, number];
  return x > 0 || (x === 0 && (y > 0 || (y === 0 && z > 0))) ? [x, y, z] : [0 - x, 0 - y, 0 - z];
}

const endsOf = ({ points }: Document, { start, end }: Entity): [Point, Point] => [points.get(start)!, points.get(end)!];

function lineOf(document: Document, member: Entity): Point {
  const [start, end] = endsOf(document, member);
  return minus(end, start);
}

function isParallel(document: Document, member: Entity, along: Point): boolean {
  const own = lineOf(document, member);
  return !hasOffset(member) && norm(cross(own, along)) <= PARALLEL * norm(own) * norm(along);
}

const shareNode = (a: Entity, b: Entity): boolean => [b["start"], b["end"]].some((node) => node === a["start"] || node === a["end"]);
