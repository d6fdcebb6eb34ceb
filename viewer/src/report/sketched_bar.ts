/** The bar that tells a drawing's scale, in its corner. */
import { type Tag, tag } from "../controls/markup.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { inUnits } from "../format/units.ts";
import type { Box } from "../geometry/placing.ts";
import { barLength } from "../geometry/scale.ts";
import type { Source } from "../tables/source.ts";

/** `room`: what words keep off. */
export function scaleBar(source: Source, { width, height, edge, scale }: Sheet): { bar: Tag; room: Box } {
  const length = barLength(width / 4 / scale, 1 / inUnits(1, "length", source.units.value));
  const bar = tag(
    "g",
    { stroke: "#000" },
    tag("path", { d: `M${edge} ${height - 22}v-5v5h${(length * scale).toFixed(1)}v-5`, fill: "none" }),
    tag("text", { x: edge, y: height - 9, "font-size": 12, stroke: "none" }, source.measure(length, "length")),
  );
  return { bar, room: [edge, height - 30, edge + width / 4, height] };
}
