/** Nodes and members of a SAF workbook. */

import type { Member } from "handoff-solver";
import { localAxes } from "../../geometry/axes.ts";
import { dot, minus, norm, plus, scaled, type Vec } from "../../geometry/vectors.ts";
import type { Account } from "../conversion.ts";
import { rotationTo } from "../rotation.ts";
import { newId, type Row, type Sheets, withoutName } from "./sheets.ts";
import { AXES, BEHAVIOURS, ENDS } from "./vocabulary.ts";

/** A stretch of a row's member: one of ours, and from where to where it is of the row's whole length, 0 to 1. */
export interface Piece {
  member: Member;
  from: number;
  to: number;
}

/** Where nodes are, and the members with the pieces that the rows became. */
export class Places {
  readonly members = new Map<string, Member>();
  readonly pieces = new Map<string, Piece[]>();

  constructor(readonly at: Map<string, Vec>) {}

  length(member: Member): number {
    return norm(minus(this.at.get(member.end)!, this.at.get(member.start)!));
  }

  /** Of the row's whole member. */
  lengthOf(name: string): number {
    return (this.pieces.get(name) ?? []).reduce((sum, { member }) => sum + this.length(member), 0);
  }
}

export function readNodes(sheets: Sheets, account: Account): Map<string, Vec> {
  const found = new Map<string, Vec>();
  for (const row of sheets.rows("StructuralPointConnection")) {
    const guesses: string[] = [];
    const name = newId(row, found, guesses);
    const [x, y, z] = AXES.map((axis) => row.size(`Coordinate ${axis.toUpperCase()} [m]`));
    if (name === null || x == null || y == null || z == null) {
      account.leftOut(row.source, name === null ? withoutName(row) : "a coordinate is missing");
      continue;
    }
    found.set(name, [x, y, z]);
    account.settle(row.source, guesses);
  }
  return found;
}

export function readMembers(sheets: Sheets, at: Map<string, Vec>, materialOf: ReadonlyMap<string, string>, account: Account): Places {
  const places = new Places(at);
  for (const row of sheets.rows("StructuralCurveMember")) {
    const guesses: string[] = [];
    const name = newId(row, places.pieces, guesses);
    const why = name === null ? withoutName(row) : unfit(row, at, materialOf);
    if (name === null || why) {
      account.leftOut(row.source, why);
      continue;
    }
    const corners = cornersOf(row, at);
    const whole = corners.slice(1).reduce((sum, node, i) => sum + norm(minus(at.get(node)!, at.get(corners[i]!)!)), 0);
    let from = 0;
    const pieces = corners.slice(1).map((end, i): Piece => {
      const id = corners.length === 2 ? name : `${name}.${i + 1}`;
      const member = memberOf(row, id, [corners[i]!, end], at, materialOf);
      if (i > 0) delete member.start_offset;
      if (i < corners.length - 2) delete member.end_offset;
      const piece = { member, from, to: from + places.length(member) / whole };
      from = piece.to;
      return piece;
    });
    pieces.at(-1)!.to = 1;
    if (pieces.length > 1) guesses.push(`as ${pieces.length} members, ${name}.1 to ${name}.${pieces.length}, since it is bent`);
    for (const { member } of pieces) places.members.set(member.id, member);
    places.pieces.set(name, pieces);
    account.settle(row.source, [...guesses, ...guessesOf(row)]);
  }
  return places;
}

/** Older workbooks may have ends alone. */
function nodesOf(row: Row): string[] {
  const listed = row.names("Nodes");
  return listed.length ? listed : [row.text("Begin node"), row.text("End node")].filter(Boolean);
}

function unfit(row: Row, at: ReadonlyMap<string, Vec>, materialOf: ReadonlyMap<string, string>): string {
  const nodes = nodesOf(row);
  const section = row.text("Cross section");
  if (!materialOf.has(section)) return `its cross-section '${section}' is not there`;
  if (!materialOf.get(section)) return `the material of its cross-section '${section}' is not there`;
  const unknown = nodes.find((node) => !at.has(node));
  if (unknown !== undefined) return `its node '${unknown}' is not there`;
  if (nodes.length < 2) return "it has fewer than two nodes";
  if (row.names("Segments").some((segment) => segment.toLowerCase() !== "line")) return "it is curved";
  const still = nodes.slice(1).some((node, i) => norm(minus(at.get(node)!, at.get(nodes[i]!)!)) === 0);
  return still ? "it has no length" : "";
}

/** Its ends and the nodes at which it is bent; those that it only runs over connect to it. */
function cornersOf(row: Row, at: ReadonlyMap<string, Vec>): string[] {
  const nodes = nodesOf(row);
  const corners = [nodes[0]!];
  nodes.slice(1, -1).forEach((node, i) => {
    const [before, after] = [at.get(corners.at(-1)!)!, at.get(nodes[i + 2]!)!];
    const along = minus(after, before);
    const offset = minus(at.get(node)!, before);
    const aside = minus(offset, scaled(along, dot(offset, along) / (dot(along, along) || 1)));
    if (dot(aside, aside) > 1e-12 * dot(along, along) || dot(offset, along) <= 0) corners.push(node);
  });
  return [...corners, nodes.at(-1)!];
}

function memberOf(
  row: Row,
  id: string,
  [start, end]: [string, string],
  at: ReadonlyMap<string, Vec>,
  materialOf: ReadonlyMap<string, string>,
): Member {
  const section = row.text("Cross section");
  const member: Member = { id, start, end, section, material: materialOf.get(section)! };
  const type = BEHAVIOURS.find(([, word]) => word.toLowerCase() === row.word("Behaviour in analysis"))?.[0];
  if (type !== undefined && type !== "beam") member.type = type;
  const along = minus(at.get(end)!, at.get(start)!);
  const rotation = rotationOf(row, at.get(start)!, along);
  if (rotation) member.rotation = rotation;
  if (nodesOf(row).length > 2 || row.names("Internal nodes").length) member.connect = true;
  const { y, z } = localAxes(along, rotation);
  for (const { offset, node } of ENDS) {
    // Before version 1.0.6 both ends had one eccentricity.
    const ey = row.size(`Analysis Y Eccentricity of ${node} [mm]`) ?? row.size("Eccentricity ey [mm]") ?? 0;
    const ez = row.size(`Analysis Z Eccentricity of ${node} [mm]`) ?? row.size("Eccentricity ez [mm]") ?? 0;
    // Added to zero, of which no part is minus zero.
    if (ey || ez) member[offset] = [...plus([0, 0, 0], plus(scaled(y, ey / 1000), scaled(z, ez / 1000)))];
  }
  return member;
}

function guessesOf(row: Row): string[] {
  const behaviour = row.word("Behaviour in analysis");
  const line = row.word("System line");
  return [
    ...(behaviour && !BEHAVIOURS.some(([, word]) => word.toLowerCase() === behaviour) ? [`'${behaviour}' as a standard member`] : []),
    ...(row.text("Arbitrary definition") ? ["of its one cross-section all along, without its arbitrary definition"] : []),
    ...(line && line !== "centre" ? [`with its system line in the centre, not at ${line}`] : []),
  ];
}

/** The turn from our axes at rotation 0, which are SAF's by default, to the row's. */
function rotationOf(row: Row, start: Vec, along: Vec): number {
  const how = /^([yz]) by (vector|point)$/.exec(row.word("LCS"));
  const [x, y, z] = AXES.map((axis) => row.size(`Coordinate ${axis.toUpperCase()} [m]`) ?? 0);
  const given: Vec = [x!, y!, z!];
  const base = how ? rotationTo(along, how[1] as "y" | "z", how[2] === "point" ? minus(given, start) : given) : 0;
  const degrees = (base ?? 0) + (row.size("LCS Rotation [deg]") ?? 0);
  return Math.abs(degrees) > 360 ? degrees - 360 * Math.round(degrees / 360) : degrees;
}
