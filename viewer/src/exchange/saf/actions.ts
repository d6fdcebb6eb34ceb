/** Actions of a SAF workbook, put into their load cases. */

import type { DistributedLoad, LoadCase, Plate, Support } from "handoff-solver";
import type { Account } from "../conversion.ts";
import { readDisplacements } from "./joints.ts";
import type { Piece, Places } from "./members.ts";
import type { Row, Sheets } from "./sheets.ts";
import { pieceAt, station, stretches, within } from "./stations.ts";
import { AXES, type Axis } from "./vocabulary.ts";

type Component<Letter extends string> = `${Letter}${Axis}`;
type Force = Partial<Record<Component<"f">, number>>;
type Moment = Partial<Record<Component<"m">, number>>;

/** Why a row is left out; nothing where it was taken. */
type Refusal = string | undefined;

export interface Known {
  places: Places;
  plates: ReadonlyMap<string, Plate>;
  supports: ReadonlyMap<string, Support>;
  cases: ReadonlyMap<string, LoadCase>;
}

export function readActions(sheets: Sheets, known: Known, account: Account): void {
  const kinds: [string, (row: Row, at: LoadCase, guesses: string[]) => Refusal][] = [
    ["StructuralPointAction", (row, at) => point(row, at, known.places, "f")],
    ["StructuralPointMoment", (row, at) => point(row, at, known.places, "m")],
    ["StructuralCurveAction", (row, at, guesses) => line(row, at, known.places, guesses)],
    ["StructuralCurveActionThermal", (row, at) => thermal(row, at, known.places)],
    ["StructuralSurfaceAction", (row, at) => surface(row, at, known.plates)],
  ];
  const settle = (row: Row, take: (at: LoadCase, guesses: string[]) => Refusal): void => {
    const guesses: string[] = [];
    const at = known.cases.get(row.text("Load case"));
    const why = at ? take(at, guesses) : `its load case '${row.text("Load case")}' is not there`;
    if (why) account.leftOut(row.source, why);
    else account.settle(row.source, guesses);
  };
  for (const [sheet, take] of kinds) for (const row of sheets.rows(sheet)) settle(row, (at, guesses) => take(row, at, guesses));
  readDisplacements(sheets, known.supports, (row, found) =>
    settle(row, (at) => {
      if (typeof found === "string") return found;
      at.support_displacements!.push(found);
      return undefined;
    }),
  );
}

const piecesOf = (row: Row, places: Places, column: string): readonly Piece[] | undefined => places.pieces.get(row.text(column));
const localOf = (row: Row): { axes?: "local" } => (row.word("Coordinate system") === "local" ? { axes: "local" } : {});

function point(row: Row, at: LoadCase, places: Places, letter: "f" | "m"): Refusal {
  const size = components(
    row,
    letter === "f" ? "Value [kN]" : "Value [kNm]",
    letter === "f" ? "Vector (X;Y;Z) [kN]" : "Vector (X;Y;Z) [kNm]",
    letter,
  );
  if (!size) return "it has no value in a known direction";
  if (row.word("Force action") !== "on beam") {
    const node = row.text("Reference node");
    if (!places.at.has(node)) return `its node '${node}' is not there`;
    at.node_loads!.push({ node, ...size });
    return undefined;
  }
  const name = row.text("Reference member");
  const pieces = piecesOf(row, places, "Reference member");
  if (!pieces) return `its member '${name}' is not there`;
  if (pieces.length > 1 && row.word("Coordinate system") === "local") return "its member is bent, so that its local axes are several";
  const length = places.lengthOf(name);
  const first = station(row, "Position x [m]", length);
  const step = station(row, "Delta x [m]", length) ?? 0;
  if (first === null) return "it has no position";
  const count = Math.min(1e4, Math.max(1, Math.trunc(row.size("Repeat (n)") ?? 1)));
  const shares = Array.from({ length: count }, (_, i) => first + i * step);
  if (shares.at(-1)! > 1 + 1e-9 || first < -1e-9) return "it stands beyond its member";
  for (const share of shares) {
    const { id, position } = pieceAt(pieces, within(row.word("Origin") === "from end" ? 1 - share : share));
    at.member_loads!.push({ member: id, type: letter === "f" ? "point" : "moment", position, ...localOf(row), ...size });
  }
  return undefined;
}

function line(row: Row, at: LoadCase, places: Places, guesses: string[]): Refusal {
  const pieces = piecesOf(row, places, "Member");
  if (!["on beam", ""].includes(row.word("Force action")) || !pieces) return "only line loads on members that are there can be taken";
  if (pieces.length > 1 && row.word("Coordinate system") === "local") return "its member is bent, so that its local axes are several";
  const one = components(row, "Value 1 [kN/m]", "Vector 1 (X;Y;Z) [kN/m]", "f") as Force | null;
  if (!one) return "it has no value in a known direction";
  const two = row.word("Distribution").startsWith("trapez")
    ? (components(row, "Value 2 [kN/m]", "Vector 2 (X;Y;Z) [kN/m]", "f") as Force | null)
    : one;
  const stretch = stretchOf(row, places.lengthOf(row.text("Member")));
  if (!stretch) return "it ends before it begins";
  const [first, last] = stretch.reversed ? [two ?? {}, one] : [one, two ?? {}];
  if (row.size("Eccentricity ey [mm]") || row.size("Eccentricity ez [mm]"))
    guesses.push("on the member's own axis, without its eccentricity");
  if (row.word("Extent") === "span") guesses.push("over the member, not over a span of it");
  const projected = row.word("Location") === "projection" && row.word("Coordinate system") !== "local";
  for (const part of stretches(pieces, stretch.start, stretch.end)) {
    const load: DistributedLoad = { member: part.id, type: "distributed", ...localOf(row), ...(projected ? { axes: "projected" } : {}) };
    if (part.start) load.start = part.start;
    if (part.end !== 1) load.end = part.end;
    for (const axis of AXES) {
      const [from, to] = [first[`f${axis}`] ?? 0, last[`f${axis}`] ?? 0];
      const value = (share: number): number => (share === 0 ? from : share === 1 ? to : from + (to - from) * share);
      const [start, end] = [value(part.first), value(part.last)];
      if (!start && !end) continue;
      load[`f${axis}`] = start;
      if (end !== start) load[`f${axis}_end`] = end;
    }
    at.member_loads!.push(load);
  }
  return undefined;
}

/** From where to where, in shares of the length from the member's start; null where nothing is between. */
function stretchOf(row: Row, length: number): { start: number; end: number; reversed: boolean } | null {
  const from = within(station(row, "Start point [m]", length) ?? 0);
  const to = within(station(row, "End point [m]", length) ?? 1);
  const reversed = row.word("Origin") === "from end";
  const [start, end] = reversed ? [1 - to, 1 - from] : [from, to];
  return end > start ? { start, end, reversed } : null;
}

function thermal(row: Row, at: LoadCase, places: Places): Refusal {
  const pieces = piecesOf(row, places, "Member");
  if (!["on beam", ""].includes(row.word("Force action")) || !pieces) return "only warmth of members that are there can be taken";
  const dt = row.size("deltaT [°C]");
  if (row.word("Variation") === "linear" || dt === null) return "temperatures of its sides need the depth of its section";
  const stretch = stretchOf(row, places.lengthOf(row.text("Member")));
  if (stretch?.start !== 0 || stretch.end !== 1) return "only warmth of a whole member can be taken";
  for (const { member } of pieces) at.member_loads!.push({ member: member.id, type: "temperature", dt });
  return undefined;
}

function surface(row: Row, at: LoadCase, plates: ReadonlyMap<string, Plate>): Refusal {
  const plate = row.text("2D Member");
  const value = row.size("Value [kN/m2]");
  const action = row.word("Force action");
  if (!["on 2d member", ""].includes(action) || !plates.has(plate) || row.text("2D Member Region"))
    return "only loads on whole surfaces that are there can be taken";
  if (row.word("Direction") !== "z" || value === null) return "only a pressure along z can be taken";
  const local = row.word("Coordinate system") === "local";
  const axes = local ? "local" : row.word("Location") === "projection" ? "projected" : "global";
  at.plate_loads!.push({ plate, pressure: value * 1000, axes });
  return undefined;
}

/** Newtons by component, from one direction or from a vector, which are in kilonewtons. */
function components(row: Row, value: string, vector: string, letter: "f" | "m"): Force | Moment | null {
  const direction = row.word("Direction").replace(/^m/, "");
  if (direction === "vector") {
    const parts = row.vector(vector);
    const sizes = parts && AXES.flatMap((axis, i) => (parts[i] ? [[`${letter}${axis}`, parts[i] * 1000]] : []));
    return sizes?.length ? Object.fromEntries(sizes) : null;
  }
  const size = row.size(value);
  return /^[xyz]$/.test(direction) && size !== null ? { [`${letter}${direction}`]: size * 1000 } : null;
}
