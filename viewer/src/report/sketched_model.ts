/** The model itself on a drawing without a graphics card: plates, members in the colours of their utilisation with their ids, supports. */
import type { Support } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import { placeOf } from "../model/catalogue.ts";
import { middleOf, type Vec } from "../model/vectors.ts";
import { coloured, UNVERIFIED, utilisationColour } from "../picture/scale.ts";
import type { Box } from "../scene/placing.ts";
import type { MemberLine } from "../tables/lines.ts";
import type { Source } from "../tables/source.ts";
import { HALO } from "./sketched_loads.ts";
import type { Sheet } from "./sketched_sheet.ts";

/** A letter of an id is about this wide, px. */
const LETTER = 6.2;

/** `named` are the lines whose ids are written; the room of their words is added to `taken`. */
export function sketchedMembers(source: Source, { at }: Sheet, named: readonly MemberLine[], taken: Box[]): (Tag | null)[] {
  const { model, overview } = source;
  // A chain of pieces is named once, near its middle.
  const names = new Map(named.map(({ id, places }) => [places[Math.floor(places.length / 2)]!, id]));
  return model.model.members.flatMap(({ start, end }, i) => {
    const ends: [Vec, Vec] = [placeOf(source.parts, start), placeOf(source.parts, end)];
    const [[x1, y1], [x2, y2], [x, y]] = [at(ends[0]), at(ends[1]), at(middleOf(ends))];
    const line = { x1, y1, x2, y2 };
    const stroke = utilisationColour(overview?.conditioning.trusted ? coloured(overview.ratios[i]!, overview.unverified[i]!) : null);
    const striped = stroke === UNVERIFIED;
    const name = names.get(i);
    if (name) taken.push([x + 3, y - 15, x + 3 + name.length * LETTER, y - 2]);
    return [
      tag("line", { ...line, stroke, "stroke-width": striped ? 3.6 : 2.4 }),
      striped ? tag("line", { ...line, stroke: "#fff", "stroke-width": 3.6, "stroke-dasharray": "2 3" }) : null,
      name ? tag("text", { x, y, dx: 3, dy: -4, "font-size": 11, ...HALO }, name) : null,
    ];
  });
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
