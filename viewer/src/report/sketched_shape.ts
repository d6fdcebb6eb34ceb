/** The deformed shape on a drawing without a graphics card, over the model as it was. */
import { type Tag, tag } from "../controls/markup.ts";
import { f, type Point, pathOf, type Sheet } from "../drawing/sheet.ts";
import { type Box, type Line, place } from "../geometry/placing.ts";
import { plus, scaled, type Vec, vector } from "../geometry/vectors.ts";
import { placeOf } from "../model/catalogue.ts";
import type { ShapeValues } from "../results/sets.ts";
import type { Source } from "../tables/source.ts";
import { FIGURES, written } from "./sketched_words.ts";

const SHAPE = "#1565c0";
/** The largest displacement, px. */
const REACH = 26;

/** Places along each member that the shape is asked for at. */
export const POINTS = 13;

/** By how much displacements are enlarged. */
export const enlarged = ({ largest }: ShapeValues, sheet: Sheet): number => REACH / sheet.scale / largest.value;

const triple = (values: Float32Array, i: number): Vec => vector((k) => values[3 * i + k]!);

export function sketchedShape(source: Source, sheet: Sheet, shape: ShapeValues, members: readonly Line[], taken: Box[]): Tag[] {
  const { parts, model } = source;
  const by = enlarged(shape, sheet);
  const moved = (from: Vec, move: Vec): Point => sheet.at(plus(from, scaled(move, by)));
  const curves = parts.runs.map(({ from, length, axes }, i) =>
    Array.from({ length: POINTS }, (_, k) =>
      moved(plus(from, scaled(axes.x, (length * k) / (POINTS - 1))), triple(shape.samples, i * POINTS + k)),
    ),
  );
  const plates = (model.model.plates ?? []).map(({ nodes }) =>
    nodes.map((id) => moved(placeOf(parts, id), triple(shape.nodes, parts.nodeIndex.get(id)!))),
  );
  const lines = [...members, ...curves.flatMap((points) => points.slice(1).map((point, i): Line => [...points[i]!, ...point]))];
  const { value, member, x, node } = shape.largest;
  const run = parts.runs[member];
  const at: Point =
    node !== null || !run
      ? moved(placeOf(parts, model.model.nodes[node ?? 0]!.id), triple(shape.nodes, node ?? 0))
      : moved(plus(run.from, scaled(run.axes.x, x)), triple(shape.samples, member * POINTS + Math.round((x / run.length) * (POINTS - 1))));
  const text = source.measure(value, "deflection");
  const spot = place(...at, text.length * FIGURES.digit, { width: sheet.width, height: sheet.height, taken, lines });
  return [
    ...plates.map((points) =>
      tag("path", { d: `${pathOf(points)}Z`, fill: SHAPE, "fill-opacity": 0.08, stroke: SHAPE, "stroke-width": 0.6 }),
    ),
    ...(curves.length ? [tag("path", { d: curves.map(pathOf).join(""), fill: "none", stroke: SHAPE, "stroke-width": 1.6 })] : []),
    tag("circle", { cx: f(at[0]), cy: f(at[1]), r: 2.2, fill: SHAPE }),
    ...written(at, text, spot, taken, { "font-size": FIGURES.size, fill: SHAPE }),
  ];
}
