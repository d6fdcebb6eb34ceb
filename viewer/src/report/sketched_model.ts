/** The model itself on a drawing without a graphics card: plates, members in the colours of their utilisation with their ids, supports. */
import type { Support } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import { type Box, type Line, place, type Room } from "../geometry/placing.ts";
import type { Vec } from "../geometry/vectors.ts";
import { placeOf } from "../model/catalogue.ts";
import { coloured, UNVERIFIED, utilisationColour } from "../results/utilisation.ts";
import type { MemberLine } from "../tables/lines.ts";
import type { Source } from "../tables/source.ts";
import { type Point, type Sheet, written } from "./sketched_sheet.ts";

/** A letter of an id is about this wide, px. */
const LETTER = 6.2;
/** Between two ids. */
const APART = 4;
/** Where along its member an id may stand, the first that is clear: at the middle two braces cross. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];

/** Members as they lie on the sheet, in the model's order. */
export const linesOf = ({ model, parts }: Source, { at }: Sheet): Line[] =>
  model.model.members.map(({ start, end }) => [...at(placeOf(parts, start)), ...at(placeOf(parts, end))]);

/** A member in no colour of its own. */
export const plainLine = ([x1, y1, x2, y2]: Line): Tag => tag("line", { x1, y1, x2, y2, stroke: "#333", "stroke-width": 1.6 });

export function sketchedMembers({ overview }: Source, lines: readonly Line[]): (Tag | null)[] {
  return lines.flatMap(([x1, y1, x2, y2], i) => {
    const line = { x1, y1, x2, y2 };
    const open = overview?.unverified[i] ?? null;
    const stroke = utilisationColour(overview?.conditioning.trusted ? coloured(overview.ratios[i]!, open) : null);
    const striped = stroke === UNVERIFIED;
    return [
      tag("line", { ...line, stroke, "stroke-width": striped || open !== null ? 3.6 : 2.4 }),
      !striped && open !== null ? tag("line", { ...line, stroke: "#fff", "stroke-width": 1.2 }) : null,
      striped ? tag("line", { ...line, stroke: "#fff", "stroke-width": 3.6, "stroke-dasharray": "2 3" }) : null,
    ];
  });
}

/** Of each id that finds room its tags: beside its member, off others and off other members. The room is added to `taken`. */
export function sketchedIds(named: readonly MemberLine[], lines: readonly Line[], { width, height }: Sheet, taken: Box[]): Tag[][] {
  const room: Room = { width, height, taken, lines };
  const ids = named.map(({ id, places }) => {
    // A chain of pieces is named once, near its middle.
    const [x0, y0, x1, y1] = lines[places[Math.floor(places.length / 2)]!]!;
    const points = ALONG.map((t): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]);
    const size = id.length * LETTER + APART;
    const spots = points.map((point) => place(...point, size, room, true));
    const clear = spots.find((spot) => spot && !spot.crossed) ?? spots.find((spot) => spot !== null);
    return written(points[0]!, id, clear ?? place(...points[0]!, size, room), taken, { "font-size": 11 });
  });
  return ids.filter((tags) => tags.length > 0);
}

export const sketchedPlates = (source: Source, { at }: Sheet): Tag[] =>
  (source.model.model.plates ?? []).map(({ nodes }) =>
    tag("polygon", { points: nodes.map((id) => at(placeOf(source.parts, id)).join()).join(" "), fill: "#e9edf2", stroke: "#9aa5b1" }),
  );

export const sketchedSupports = (source: Source, sheet: Sheet): Tag[] =>
  source.model.model.supports.map((support) =>
    tag("path", { d: supportPath(support, sheet, placeOf(source.parts, support.node)), fill: "none", stroke: "#4a6b57" }),
  );

function supportPath({ ux, uy, uz, rx, ry, rz }: Support, { at, way }: Sheet, place: Vec): string {
  const [x, y] = at(place);
  const axes: [typeof ux, Vec][] = [
    [ux, [1, 0, 0]],
    [uy, [0, 1, 0]],
    [uz, [0, 0, 1]],
  ];
  // Only what is held within the sheet can be seen to be held there.
  const held = axes.filter(([how, axis]) => how !== "free" && Math.hypot(...way(axis)) > 1e-3).length;
  if (!held) return `M${x - 3} ${y - 3}h6v6h-6z`;
  if (rx === "fixed" && ry === "fixed" && rz === "fixed") return wall(x, y);
  return `M${x} ${y}l-7 11h14z${held === 1 ? `M${x - 7} ${y + 14}h14` : ""}`;
}

/** The ground line under a fixed end, hatched. */
const wall = (x: number, y: number): string => `M${x - 9} ${y}h18${[-9, -3, 3, 9].map((dx) => `M${x + dx} ${y}l-4 6`).join("")}`;
