/** Hinges and supports of a SAF workbook. */

import type { Hinge, Support, SupportDisplacement } from "handoff-solver";
import { minus, plus, scaled } from "../../geometry/vectors.ts";
import type { Account } from "../conversion.ts";
import type { Places } from "./members.ts";
import { newId, type Row, type Sheets, withoutName } from "./sheets.ts";
import { station } from "./stations.ts";
import { AXES, DEGREES, type Degree, ENDS, MEGA, MILLIRADIANS, ONE_WAY } from "./vocabulary.ts";

export function readHinges(sheets: Sheets, places: Places, account: Account): Hinge[] {
  const found = new Map<string, Hinge>();
  for (const row of sheets.rows("RelConnectsStructuralMember")) {
    const guesses: string[] = [];
    const name = newId(row, found, guesses);
    const pieces = places.pieces.get(row.text("Member"));
    const position = row.word("Position");
    const ends = ENDS.filter((end) => position === "both" || end.position.toLowerCase() === position);
    if (name === null || !pieces || !ends.length) {
      account.leftOut(row.source, name === null ? withoutName(row) : "its member or its position is not there");
      continue;
    }
    const [first, last] = [pieces[0]!.member, pieces.at(-1)!.member];
    const joined = ends.map(({ hinge }) => ({ hinge, member: hinge === "start_hinge" ? first : last }));
    const taken = joined.find(({ hinge, member }) => member[hinge] !== undefined);
    if (taken) {
      account.leftOut(row.source, `the ${taken.hinge === "start_hinge" ? "start" : "end"} of its member has a hinge already`);
      continue;
    }
    const held = (ours: Degree): Hinge[Degree] => {
      const { column, stiffness } = DEGREES.find((degree) => degree.ours === ours)!;
      return heldBy(row, column, stiffness, "rigid", guesses);
    };
    found.set(name, { id: name, ux: held("ux"), uy: held("uy"), uz: held("uz"), rx: held("rx"), ry: held("ry"), rz: held("rz") });
    for (const { hinge, member } of joined) member[hinge] = name;
    account.settle(row.source, guesses);
  }
  return [...found.values()];
}

export function readSupports(sheets: Sheets, places: Places, account: Account): Map<string, Support> {
  const found = new Map<string, Support>();
  for (const row of sheets.rows("StructuralPointSupport")) {
    const guesses: string[] = [];
    const name = newId(row, found, guesses);
    const node = name === null ? null : nodeOf(row, name, places, guesses);
    if (name === null || node === null) {
      account.leftOut(row.source, name === null ? withoutName(row) : "its node is not there, or its place on a member is not known");
      continue;
    }
    const moved = (axis: "x" | "y" | "z"): Support["ux"] => {
      const word = row.word(`u${axis}`);
      const way = ONE_WAY.find(([, theirs]) => theirs.toLowerCase() === word)?.[0];
      return way ?? heldBy(row, `u${axis}`, `Stiffness ${axis.toUpperCase()} [MN/m]`, "fixed", guesses);
    };
    const turned = (axis: "x" | "y" | "z"): Support["rx"] => heldBy(row, `fi${axis}`, `Stiffness Fi${axis} [MNm/rad]`, "fixed", guesses);
    const support: Support = {
      ...{ id: name, node, ux: moved("x"), uy: moved("y"), uz: moved("z") },
      ...{ rx: turned("x"), ry: turned("y"), rz: turned("z") },
    };
    for (const axis of AXES) {
      const only = ONE_WAY.find(([, theirs]) => row.word(`u${axis}`) === `flexible ${theirs.toLowerCase()}`)?.[0];
      if (only && typeof support[`u${axis}`] === "number") support[`u${axis}_only`] = only;
    }
    found.set(name, support);
    account.settle(row.source, guesses);
  }
  return found;
}

/** Its node; of a support on a member the node at its place, which is made where there is none. */
function nodeOf(row: Row, name: string, places: Places, guesses: string[]): string | null {
  const node = row.text("Node");
  if (row.word("Boundary condition") !== "on beam") return places.at.has(node) ? node : null;
  const place = row.word("Coordinate system") === "local" ? null : station(row, "Position x [m]", places.lengthOf(row.text("Member")));
  const pieces = places.pieces.get(row.text("Member"));
  if (place === null || !pieces || place < 0 || place > 1) return null;
  const share = row.word("Origin") === "from end" ? 1 - place : place;
  const { member, from, to } = pieces.find((piece) => share <= piece.to)!;
  const own = (share - from) / (to - from);
  if (own < 1e-9 || own > 1 - 1e-9) return own < 0.5 ? member.start : member.end;
  if (places.at.has(name)) return null;
  const start = places.at.get(member.start)!;
  places.at.set(name, plus(start, scaled(minus(places.at.get(member.end)!, start), own)));
  member.connect = true;
  guesses.push(`with a node '${name}' of its own on member '${member.id}'`);
  return name;
}

/** Stiffness is in meganewtons and metres. */
function heldBy<Held extends "rigid" | "fixed">(
  row: Row,
  column: string,
  stiffness: string,
  held: Held,
  guesses: string[],
): Held | "free" | number {
  const way = row.word(column);
  const size = row.size(stiffness);
  if (way === "free") return "free";
  if (way === "rigid" || way === "") {
    if (!way) guesses.push(`${column} as ${held}`);
    return held;
  }
  // Nothing pushes back with less than nothing.
  const spring = size !== null && size > 0 ? size * MEGA : null;
  if (!way.startsWith("flexible")) guesses.push(`${column} '${way}' as ${spring ? "linear" : held}`);
  else if (!spring) guesses.push(`${column} without a stiffness as ${held}`);
  return spring ?? held;
}

/** Movements of supports, by load case. */
export function readDisplacements(
  sheets: Sheets,
  supports: ReadonlyMap<string, Support>,
  put: (row: Row, found: SupportDisplacement | string) => void,
): void {
  for (const row of sheets.rows("StructuralPointSupportDef")) {
    const support = row.text("Point support");
    const way = /^(r?)([xyz])$/.exec(row.word("Direction"));
    const size = way?.[1] ? row.size("Rotation value [mrad]") : row.size("Translation value [mm]");
    if (!supports.has(support) || !way || !size) put(row, "its support, its direction or its size is not there");
    else if (way[1]) put(row, { support, [`r${way[2]}`]: size / MILLIRADIANS });
    else put(row, { support, [`u${way[2]}`]: size / 1000 });
  }
}
