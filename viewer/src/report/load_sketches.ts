/** Drawings of the loads, case by case as they were given: what a reader compares with the drawings of the building. */
import { type Tag, tag } from "../controls/markup.ts";
import { drawing, sheetOf } from "../drawing/sheet.ts";
import { Drawn } from "../drawing/structure.ts";
import { drawnLoads } from "../model/loads.ts";
import { named } from "../model/terms.ts";
import type { Source } from "../tables/source.ts";
import { weightOf } from "./sketch.ts";
import { scaleBar } from "./sketched_bar.ts";
import { sketchedLoads } from "./sketched_loads.ts";
import { FREE, THIRD } from "./sketched_words.ts";

/** Beyond as many a drawing is all arrows, and a file of them all sheets of drawings. */
const MEMBERS = 200;
const CASES = 12;

export function loadSketches(source: Source): Tag[] {
  const { model, parts, measure } = source;
  if (model.model.members.length > MEMBERS || model.model.load_cases.length > CASES) return [];
  return model.model.load_cases.flatMap((loadCase) => {
    const acting = drawnLoads(parts, [{ loadCase, factor: 1 }], undefined, measure);
    if (!acting.points.length && !acting.lines.length && !acting.notes.length) return [];
    const sheet = sheetOf(model.model.nodes, THIRD, FREE);
    const structure = new Drawn(model.model, sheet);
    const { bar, room } = scaleBar(source, sheet);
    const { arrows, words } = sketchedLoads(source, acting, sheet, structure.lines, [room]);
    return [
      tag(
        "figure",
        {},
        drawing(sheet, `Loads of ${loadCase.id}`, ...structure.plates, ...arrows, structure.steel(), structure.supports, ...words, bar),
        tag("figcaption", {}, `${named(loadCase)}: loads as given, without a factor${weightOf(loadCase.self_weight)}.`),
      ),
    ];
  });
}
