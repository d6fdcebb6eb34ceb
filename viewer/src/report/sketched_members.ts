/** Members in the colours of their utilisation, with their ids. */
import { type Tag, tag } from "../controls/markup.ts";
import type { Point, Sheet } from "../drawing/sheet.ts";
import { type Box, type Line, place, type Room } from "../geometry/placing.ts";
import { coloured, UNVERIFIED, utilisationColour } from "../results/utilisation.ts";
import type { MemberLine } from "../tables/lines.ts";
import type { Source } from "../tables/source.ts";
import { written } from "./sketched_words.ts";

/** A letter of an id is about this wide, px. */
const LETTER = 6.2;
/** Between two ids. */
const APART = 4;
/** Where along its member an id may stand, the first that is clear: at the middle two braces cross. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];

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
