/** Drawings of the loads, case by case as they were given: what a reader compares with the drawings of the building. */
import { type Tag, tag } from "../controls/markup.ts";
import { drawnLoads } from "../model/loads.ts";
import { named } from "../model/terms.ts";
import type { Source } from "../tables/source.ts";
import { weightOf } from "./sketch.ts";
import { scaleBar } from "./sketched_bar.ts";
import { sketchedLoads } from "./sketched_loads.ts";
import { linesOf, sketchedPlates, sketchedSupports } from "./sketched_model.ts";
import { sheetOf } from "./sketched_sheet.ts";

/** Beyond as many a drawing is all arrows, and a file of them all sheets of drawings. */
const MEMBERS = 200;
const CASES = 12;
/** Three on a sheet, with words of 6 points. */
const SIZE = [600, 290] as const;

export function loadSketches(source: Source): Tag[] {
  const { model, parts, measure } = source;
  if (model.model.members.length > MEMBERS || model.model.load_cases.length > CASES) return [];
  return model.model.load_cases.flatMap((loadCase) => {
    const acting = drawnLoads(parts, [{ loadCase, factor: 1 }], undefined, measure);
    if (!acting.points.length && !acting.lines.length && !acting.notes.length) return [];
    const sheet = sheetOf(source, SIZE);
    const { width, height } = sheet;
    const lines = linesOf(source, sheet);
    const { bar, room } = scaleBar(source, sheet);
    const { arrows, words } = sketchedLoads(source, acting, sheet, lines, [room]);
    return [
      tag(
        "figure",
        {},
        tag(
          "svg",
          { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `Loads of ${loadCase.id}`, "font-family": "Arial, sans-serif" },
          ...sketchedPlates(source, sheet),
          ...arrows,
          ...lines.map(([x1, y1, x2, y2]) => tag("line", { x1, y1, x2, y2, stroke: "#333", "stroke-width": 1.6 })),
          ...sketchedSupports(source, sheet),
          ...words,
          bar,
        ),
        tag("figcaption", {}, `${named(loadCase)}: loads as given, without a factor${weightOf(loadCase.self_weight)}.`),
      ),
    ];
  });
}
