/** Columns that can lean, by the parts into which a structure falls: what EN 1993-1-1 5.3.2 has sway imperfections for. */

import { dot } from "../../model/vectors.ts";
import type { CheckMember } from "../run/context.ts";
import type { Joints } from "./joints.ts";

/** cos 15°: beyond, a member's force pushes sideways by a tan 15° of its own, of which a lean of 1/200 is less than 2 %. */
const STEEP = Math.cos(Math.PI / 12);
/** The same of the direction that a leg is raked in. */
const RAKED = Math.tan(Math.PI / 12);
/** cos 1°: what goes on as straight is one leg. */
const IN_LINE = Math.cos(Math.PI / 180);
/** sin 15°: what rises more on its way from a column's head to a support is bracing, which feels the lean. */
const LEVEL = Math.sin(Math.PI / 12);
/** cos 45°: what runs more across an axis holds nothing along it but by bending; what lies lower is no leg. */
const ALONG = Math.SQRT1_2;

/** Up to this share of its length a girder is high; what is higher stands. */
const FLAT = 1 / 4;

export interface Column {
  member: CheckMember;
  foot: string;
  head: string;
  /** It stands on beams. */
  planted?: boolean;
}

/** What hangs together. */
export interface Part {
  /** Nodes with supports. */
  supports: string[];
  /** Columns whose heads nothing holds along x, and along y. */
  leaning: [Column[], Column[]];
  /** What is asked of it, once that is known. */
  question?: string | null;
}

type Links = Map<string, string[]>;

/** The part of each node of a structure that stands on columns; no part at all where none does. Linear in the size of the model. */
export function partsOf(joints: Joints): ReadonlyMap<string, Part> {
  const { context } = joints;
  const { members: given, plates = [] } = context.model.model;
  const members = given.flatMap(({ id }) => context.member(id) ?? []);
  const parts = new Map<string, Part>();
  const standing = standingColumns(members, joints);
  if (standing.length === 0) return parts;
  const together = linksOf(members, plates);
  for (const node of together.keys()) {
    if (parts.has(node)) continue;
    const part: Part = { supports: [], leaning: [[], []] };
    for (const one of reached([node], together)) {
      parts.set(one, part);
      if (joints.support(one)) part.supports.push(one);
    }
  }
  for (const axis of [0, 1] as const) {
    const level = linksOf(
      members.filter((member) => passesOn(member, axis, joints)),
      plates,
    );
    const held = heldColumns(standing, axis, level, joints);
    for (const column of standing) if (!held.has(column) && leans(column, axis, level)) parts.get(column.head)!.leaning[axis].push(column);
    for (const part of new Set(parts.values())) if (isGirder(part, axis, level, joints)) part.leaning[axis] = [];
  }
  return parts;
}

/** Columns that are the end posts of a girder: flat, fixed along the axis at one node alone, from which a chord leads to all their feet. */
function isGirder({ supports, leaning }: Part, axis: 0 | 1, level: Links, joints: Joints): boolean {
  const fixed = supports.filter((node) => isFixed(node, axis, joints));
  if (fixed.length !== 1) return false;
  const chord = reached(fixed, level);
  const extent = (along: 0 | 1 | 2): number => {
    const places = leaning[axis].flatMap(({ member: { from, to } }) => [from[along], to[along]]);
    return Math.max(...places) - Math.min(...places);
  };
  return leaning[axis].every(({ foot }) => chord.has(foot)) && extent(2) <= FLAT * extent(axis);
}

/** A leg that is raked pushes along the axis by itself, unless a level member takes that on to another leg. */
function leans({ member: { axes }, head }: Column, axis: 0 | 1, level: Links): boolean {
  const { x } = axes;
  return Math.abs(x[2]) >= STEEP || Math.abs(x[axis]) <= RAKED * Math.abs(x[2]) || level.has(head);
}

/**
 * Columns whose feet rest on supports, or on further such columns; then those on beams, and legs beyond 15°: of both only what is no part of a truss, where
 * members that are neither level nor in line with it meet its head, or the foot on a beam.
 */
function standingColumns(members: readonly CheckMember[], { context }: Joints): Column[] {
  const above = new Map<string, Column[]>();
  const at = new Map<string, CheckMember[]>();
  for (const member of members) {
    const rise = member.axes.x[2];
    for (const node of [member.start, member.end]) gather(at, node, member);
    if (Math.abs(rise) < ALONG || member.type === "tension") continue;
    const [foot, head] = rise > 0 ? [member.start, member.end] : [member.end, member.start];
    gather(above, foot, { member, foot, head });
  }
  const isLevel = ({ axes: { x } }: CheckMember): boolean => Math.abs(x[2]) <= LEVEL;
  const isFree = ({ member: { axes, type } }: Column, node: string): boolean =>
    type === "beam" && at.get(node)!.every((other) => isLevel(other) || Math.abs(dot(other.axes.x, axes.x)) >= IN_LINE);
  const isSteep = ({ member }: Column): boolean => Math.abs(member.axes.x[2]) >= STEEP;
  const out: Column[] = [];
  const rise = (from: Iterable<string>): Set<string> => {
    const nodes = new Set(from);
    for (const node of nodes)
      for (const column of above.get(node) ?? []) {
        if (!isSteep(column) && !isFree(column, column.head)) continue;
        out.push(column);
        nodes.add(column.head);
      }
    return nodes;
  };
  const stood = rise((context.model.model.supports ?? []).flatMap(({ node, uz }) => (uz === "free" ? [] : [node])));
  const heads = new Set([...above.values()].flat().map(({ head }) => head));
  const planted = [...above.values()].flat().filter((column) => {
    const { foot, head } = column;
    // One that goes on below begins there.
    if (stood.has(foot) || heads.has(foot) || !isSteep(column) || !at.get(foot)!.some(isLevel)) return false;
    return isFree(column, foot) && isFree(column, head);
  });
  out.push(...planted.map((column) => ({ ...column, planted: true })));
  rise(planted.flatMap(({ head }) => (stood.has(head) ? [] : [head])));
  return out;
}

/**
 * Columns whose heads are fixed along an axis, or lead there by level members and plates; and those below them that go on into them. A foot in the ground
 * holds no head, however long the way to it.
 */
function heldColumns(standing: readonly Column[], axis: 0 | 1, level: Links, joints: Joints): Set<Column> {
  const below = new Map<string, Column[]>();
  for (const column of standing) gather(below, column.head, column);
  const grounded = new Set(standing.flatMap(({ foot, planted }) => (planted || below.has(foot) ? [] : [foot])));
  const fixed = [...joints.supported.keys()].filter((node) => isFixed(node, axis, joints) && !grounded.has(node));
  const still = reached(fixed, level);
  const out = new Set(standing.filter(({ head }) => still.has(head)));
  for (const column of out)
    for (const lower of below.get(column.foot) ?? [])
      if (isStiff(column, column.foot, joints) && isStiff(lower, column.foot, joints)) out.add(lower);
  return out;
}

/** A level member that keeps one end where the other is, along an axis. */
function passesOn({ type, axes: { x }, start_hinge, end_hinge }: CheckMember, axis: 0 | 1, joints: Joints): boolean {
  return (
    (type === "beam" || type === "truss") &&
    Math.abs(x[2]) <= LEVEL &&
    Math.abs(x[axis]) >= ALONG * Math.hypot(x[0], x[1]) &&
    [start_hinge, end_hinge].every((hinge) => joints.left(hinge, "ux") === Infinity)
  );
}

const isFixed = (node: string, axis: 0 | 1, joints: Joints): boolean => joints.support(node)?.stiffness[axis] === Infinity;

/** Joined to its node so that it goes on beyond. */
const isStiff = ({ member: { type, start, start_hinge, end_hinge } }: Column, node: string, joints: Joints): boolean =>
  type === "beam" && !joints.releases(start === node ? start_hinge : end_hinge);

function gather<T>(into: Map<string, T[]>, key: string, one: T): void {
  const there = into.get(key);
  if (there) there.push(one);
  else into.set(key, [one]);
}

/** Nodes that members join, and those that plates do. */
function linksOf(members: readonly CheckMember[], plates: readonly { nodes: readonly string[] }[]): Links {
  const out: Links = new Map();
  for (const nodes of [...members.map(({ start, end }) => [start, end]), ...plates.map((plate) => plate.nodes)])
    for (const node of nodes) {
      gather(out, nodes[0]!, node);
      gather(out, node, nodes[0]!);
    }
  return out;
}

/** All nodes that links lead to. */
function reached(from: readonly string[], links: Links): Set<string> {
  const out = new Set(from);
  for (const node of out) for (const next of links.get(node) ?? []) out.add(next);
  return out;
}
