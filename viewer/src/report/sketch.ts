/** A drawing of the model without a graphics card: plates, members in the colours of their utilisation, ids, supports, loads, key and scale. */

import { type Tag, tag } from "../controls/markup.ts";
import { drawing, sheetOf } from "../drawing/sheet.ts";
import { Drawn } from "../drawing/structure.ts";
import type { Box } from "../geometry/placing.ts";
import { type DrawnLoads, drawnLoads } from "../model/loads.ts";
import { termsOf } from "../model/terms.ts";
import type { SetInfo } from "../results/sets.ts";
import { OPEN_LABEL, UNVERIFIED, UNVERIFIED_LABEL, UTILISATION } from "../results/utilisation.ts";
import { memberLines } from "../tables/lines.ts";
import type { Source } from "../tables/source.ts";
import { scaleBar } from "./sketched_bar.ts";
import { sketchedLoads } from "./sketched_loads.ts";
import { sketchedIds, sketchedMembers } from "./sketched_members.ts";
import { FREE, SIZE } from "./sketched_words.ts";

/** Above so many members ids would only cover one another. */
const NAMED = 60;

export function sketch(source: Source): Tag {
  const sheet = sheetOf(source.model.model.nodes, SIZE, FREE);
  const { bar, room } = scaleBar(source, sheet);
  const lines = memberLines(source.model);
  const named = lines.length <= NAMED;
  // The scale bar's room, then that of the ids: words of loads keep clear of both.
  const taken: Box[] = [room];
  const structure = new Drawn(source.model.model, sheet);
  const { lines: drawn, plates } = structure;
  const ids = sketchedIds(named ? lines : [], drawn, sheet, taken);
  const set = loaded(source);
  const acting = drawnLoads(source.parts, set ? termsOf(source.model, set.key, set) : [], undefined, source.measure);
  const loads = sketchedLoads(source, acting, sheet, drawn, taken);
  return tag(
    "figure",
    {},
    drawing(
      sheet,
      "Drawing of the model",
      ...plates,
      ...loads.arrows,
      ...(source.overview ? sketchedMembers(source, drawn) : [structure.steel()]),
      structure.supports,
      ...ids.flat(),
      ...loads.words,
      bar,
    ),
    tag(
      "figcaption",
      {},
      `${captionOf(lines.length, plates.length, ids.length ? (ids.length < lines.length ? " with their ids, where there is room" : " with their ids") : "")}, supports (hatched: fixed, underlined: free to slide, zigzag: springs, square: held across the sheet alone). `,
      loads.arrows.length ? loadWords(set!, acting) : null,
      lines.length && source.overview ? tag("div", {}, tag("strong", {}, "Utilisation"), key()) : null,
    ),
  );
}

/** Whose loads are drawn: the combination that governs, else the first set that has any. */
function loaded({ overview }: Source): SetInfo | null {
  if (!overview) return null;
  const { checks, sets, verdict } = overview;
  const governs = checks.find(({ id }) => id === verdict.governing)?.governing?.combination;
  const combinations = sets.filter(({ kind }) => kind === "combination");
  return combinations.find(({ id }) => id === governs) ?? combinations[0] ?? sets.find(({ kind }) => kind === "case") ?? null;
}

const loadWords = ({ id, kind }: SetInfo, { selfWeight }: DrawnLoads): Tag =>
  tag(
    "div",
    {},
    tag("strong", {}, "Arrows"),
    `: loads of ${id}${kind === "combination" ? " with their factors" : ""}${weightOf(selfWeight)}. `,
  );

/** Where weight acts, it has no arrows. */
export const weightOf = (factor: number): string => (factor ? `; self-weight × ${Number(factor.toFixed(3))} acts too` : "");

function captionOf(members: number, plates: number, named: string): string {
  const drawn = members ? `Members${named}` : "";
  return plates ? (drawn ? `${drawn}, plates` : "Plates") : drawn;
}

const key = (): Tag =>
  tag(
    "ul",
    {},
    ...[...UTILISATION, { colour: UNVERIFIED, label: `${UNVERIFIED_LABEL}; ${OPEN_LABEL}` }].map(({ colour, label }) =>
      tag(
        "li",
        {},
        tag("span", { class: colour === UNVERIFIED ? "swatch striped" : "swatch", style: `background-color: ${colour}` }),
        label,
      ),
    ),
  );
