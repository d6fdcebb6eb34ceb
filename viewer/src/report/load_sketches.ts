/** Drawings of the loads, case by case as they were given: what a reader compares with the drawings of the building. */
import { type Tag, tag } from "../controls/markup.ts";
import { drawnLoads } from "../model/loads.ts";
import { named } from "../model/terms.ts";
import type { Source } from "../tables/source.ts";
import { weightOf } from "./sketch.ts";
import { scaleBar } from "./sketched_bar.ts";
import { sketchedLoads } from "./sketched_loads.ts";
import { linesOf, plainLine, sketchedPlates, sketchedSupports } from "./sketched_model.ts";
import { drawing, sheetOf, THIRD } from "./sketched_sheet.ts";

/** Beyond as many a drawing is all arrows, and a file of them all sheets of drawings. */
const MEMBERS = 200;
const CASES = 12;

export function loadSketches(source: Source): Tag[] {
  const { model, parts, measure } = source;
  if (model.model.members.length > MEMBERS || model.model.load_cases.length > CASES) return [];
  return model.model.load_cases.flatMap((loadCase) => {
    const acting = drawnLoads(parts, [{ loadCase, factor: 1 }], undefined, measure);
    if (!acting.points.length && !acting.lines.length && !acting.notes.length) return [];
    const sheet = sheetOf(source, THIRD);
    const lines = linesOf(source, sheet);
    const { bar, room } = scaleBar(source, sheet);
    const { arrows, words } = sketchedLoads(source, acting, sheet, lines, [room]);
    return [
      tag(
        "figure",
        {},
        drawing(
          sheet,
          `Loads of ${loadCase.id}`,
          ...sketchedPlates(source, sheet),
          ...arrows,
          ...lines.map(plainLine),
          ...sketchedSupports(source, sheet),
          ...words,
          bar,
        ),
        tag("figcaption", {}, `${named(loadCase)}: loads as given, without a factor${weightOf(loadCase.self_weight)}.`),
      ),
    ];
  });
}
