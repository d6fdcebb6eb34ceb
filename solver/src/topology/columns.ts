/** Columns that can lean, by the parts into which a structure falls: what EN 1993-1-1 5.3.2 has sway imperfections for. */

import { cross, dot, minus, norm, type Point } from "../model/vectors.ts";
import { gather } from "../results/gather.ts";
import type { CheckCombination, CheckMember } from "./context.ts";
import type { Joints } from "./joints.ts";

/** tan 15°: beyond, along that axis, a member's force pushes sideways by a tan 15° of its own, of which a lean of 1/200 is less than 2 %. */
const STEEP = Math.tan(Math.PI / 12);
/** sin 15°: what rises more is not level; on the way from a column's head to a support it is bracing, which feels the lean. */
export const LEVEL = Math.sin(Math.PI / 12);
/** cos 45°: what runs more across an axis holds nothing along it but by bending, and what rises less is no leg. */
const ALONG = Math.SQRT1_2;
/** cos 1°: what goes on as straight is one leg. */
const IN_LINE = Math.cos(Math.PI / 180);

/** Up to this share of its length a girder is high; what is higher stands. */
const FLAT = 1 / 4;

export interface Column {
  member: CheckMember;
  foot: string;
  head: string;
  /** Beams that it stands on in place of a support or a column, where they bear it. */
  on?: readonly CheckMember[];
}

type Plates = readonly { nodes: readonly string[] }[];

/** What hangs together. */
export interface Part {
  nodes: string[];
  members: CheckMember[];
  plates: { nodes: readonly string[] }[];
  /** Nodes with supports. */
  supports: string[];
  /** Columns whose heads nothing holds along x, and along y. */
  leaning: [Column[], Column[]];
  /** Made when first asked for: its storeys, its height and columns, these the highest first, and whether some length of its own is one of sway. */
  storeys?: Storeys;
  own?: { height: number; columns: number };
  fromAbove?: CheckMember[];
  swayLengths?: boolean;
  /** What is asked of it, once that is known. */
  question?: string | null;
}

type Links = Map<string, string[]>;

/** The part of each node. Linear in the size of the model. */
export function partsOf(joints: Joints): ReadonlyMap<string, Part> {
  const { context } = joints;
  const { members: given, plates = [], nodes = [] } = context.model.model;
  const members = given.flatMap(({ id }) => context.member(id) ?? []);
  const parts = new Map<string, Part>();
  const standing = ([0, 1] as const).map((axis) => standingColumns(members, axis, joints));
  const together = linksOf(members, plates);
  for (const node of together.keys()) {
    if (parts.has(node)) continue;
    const part: Part = { nodes: [...reached([node], together)], members: [], plates: [], supports: [], leaning: [[], []] };
    for (const one of part.nodes) {
      parts.set(one, part);
      if (joints.support(one)) part.supports.push(one);
    }
  }
  for (const member of members) parts.get(member.start)!.members.push(member);
  for (const plate of plates) parts.get(plate.nodes[0]!)!.plates.push(plate);
  if (standing.every(({ length }) => length === 0)) return parts;
  const places = new Map(nodes.map(({ id, x, y, z }) => [id, [x, y, z] as Point]));
  const floors = plates.filter((plate) => isFloor(plate.nodes.map((node) => places.get(node)!)));
  for (const axis of [0, 1] as const) {
    const level = linksOf(
      members.filter((member) => passesOn(member, axis, joints)),
      floors,
    );
    const held = heldColumns(standing[axis]!, axis, level, joints);
    const isLeaning = (column: Column): boolean => !held.has(column) && (!isRaked(column, axis) || level.has(column.head));
    for (const column of standing[axis]!.filter(isLeaning)) parts.get(column.head)!.leaning[axis].push(column);
    for (const part of new Set(parts.values())) if (isGirder(part, axis, level, joints)) part.leaning[axis] = [];
  }
  return parts;
}

/** Columns that are the posts of a girder: flat, fixed along the axis, with end posts at one node alone, from where a chord leads to all their feet. */
function isGirder({ supports, leaning }: Part, axis: 0 | 1, level: Links, joints: Joints): boolean {
  const fixed = supports.filter((node) => isFixed(node, axis, joints));
  const isPlanted = leaning[axis].every(({ on }) => on);
  if (isPlanted ? fixed.length === 0 : fixed.length !== 1) return false;
  const chord = reached(fixed, level);
  const extent = (along: 0 | 1 | 2): number => {
    const places = leaning[axis].flatMap(({ member, on = [] }) => [member, ...on].flatMap(({ from, to }) => [from[along], to[along]]));
    return Math.max(...places) - Math.min(...places);
  };
  return leaning[axis].every(({ foot }) => chord.has(foot)) && extent(2) <= (isPlanted ? FLAT / 2 : FLAT) * extent(axis);
}

/**
 * Columns whose feet rest on supports, on further such columns, or else on beams. A leg that slopes across an axis alone stands upright along it; of legs
 * raked along it those that no diagonal meets: a beam between their heads takes the thrust of one to the other, and bending carries their lean.
 */
function standingColumns(members: readonly CheckMember[], axis: 0 | 1, { context }: Joints): Column[] {
  const [above, beams, at] = [new Map<string, Column[]>(), new Map<string, CheckMember[]>(), new Map<string, CheckMember[]>()];
  for (const member of members) {
    const { x } = member.axes;
    const rise = x[2];
    for (const node of [member.start, member.end]) {
      gather(at, node, member);
      if (isLevel(member) && member.type === "beam") gather(beams, node, member);
    }
    if (Math.abs(rise) < ALONG || member.type === "tension") continue;
    const foot = rise > 0 ? member.start : member.end;
    gather(above, foot, { member, foot, head: rise > 0 ? member.end : member.start });
  }
  const isLeg = (column: Column): boolean => !isRaked(column, axis) || isFrameLeg(column, at.get(column.head)!);
  const nodes = new Set((context.model.model.supports ?? []).flatMap(({ node, uz }) => (uz === "free" ? [] : [node])));
  const out: Column[] = [];
  for (const node of nodes)
    for (const column of (above.get(node) ?? []).filter(isLeg)) {
      out.push(column);
      nodes.add(column.head);
    }
  for (const [foot, on] of beams)
    if (!nodes.has(foot)) for (const column of above.get(foot) ?? []) if (!isRaked(column, axis)) out.push({ ...column, on });
  // Beside a column what slopes braces it across the axis.
  const heads = new Set(out.filter(isPlumb).map(({ head }) => head));
  return out.filter((column) => isPlumb(column) || !heads.has(column.head));
}

/** A plate whose normal is upright; a wall is bracing, which feels the lean as diagonals do. */
function isFloor([a, b, c, d = a]: readonly Point[]): boolean {
  const normal = cross(minus(c!, a!), minus(d!, b!));
  return Math.hypot(normal[0], normal[1]) <= LEVEL * norm(normal);
}

const isLevel = ({ axes: { x } }: CheckMember): boolean => Math.abs(x[2]) <= LEVEL;

const isRaked = ({ member: { axes } }: Column, axis: 0 | 1): boolean => Math.abs(axes.x[axis]) > STEEP * Math.abs(axes.x[2]);

/** Whether all that meets its head is level or goes on in line with it. */
const isFrameLeg = ({ member: { type, axes } }: Column, meeting: readonly CheckMember[]): boolean =>
  type === "beam" && meeting.every((other) => isLevel(other) || Math.abs(dot(other.axes.x, axes.x)) >= IN_LINE);

const isPlumb = ({ member: { axes } }: Column): boolean => Math.hypot(axes.x[0], axes.x[1]) <= STEEP * Math.abs(axes.x[2]);

/**
 * Columns whose heads are fixed along an axis, or lead there by level members and floors; and those below them that go on into them. A foot in the ground
 * holds no head, however long the way to it.
 */
function heldColumns(standing: readonly Column[], axis: 0 | 1, level: Links, joints: Joints): Set<Column> {
  const below = new Map<string, Column[]>();
  for (const column of standing) gather(below, column.head, column);
  const grounded = new Set(standing.flatMap(({ foot }) => (below.has(foot) ? [] : [foot])));
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

/** Nodes that members join, and those that plates do. */
function linksOf(members: readonly CheckMember[], plates: Plates): Links {
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

/** Along x, along y, and down, N. */
export type Force = [number, number, number];

export interface Passed {
  /** Loads on all that hangs together above the foot; those put straight on supports left out. */
  loads: Force;
  /** What of them passes down there, through members. */
  down: Force;
  /** Walls pass on something as well, of which nothing is known. */
  walls: boolean;
}

/** What passes down at the foot of every column that can lean, in a combination. */
export type Storeys = (combination: CheckCombination) => Map<Column, Passed>;
