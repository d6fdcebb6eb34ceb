/** Drawings of the results that govern: bending, shear and normal force at ULS, and the shape at SLS. */
import type { Force } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import { drawing, fittedSheet } from "../drawing/sheet.ts";
import { Drawn } from "../drawing/structure.ts";
import { counted } from "../format/counts.ts";
import { isNaught } from "../format/units.ts";
import type { Box } from "../geometry/placing.ts";
import { type Curve, notable } from "../results/ordinates.ts";
import type { SetInfo } from "../results/sets.ts";
import type { Source } from "../tables/source.ts";
import { scaleBar } from "./sketched_bar.ts";
import { quantityOf, sketchedCurves } from "./sketched_curves.ts";
import { enlarged, POINTS, sketchedShape } from "./sketched_shape.ts";

/** Beyond as many the diagrams lie on one another, and plates are all outlines. */
const MEMBERS = 200;
const PLATES = 1500;
/** Stations along a member: fewer where many members share the drawing. */
const stationsFor = (members: number): number => (members > 60 ? 9 : 17);

/** px: two to three on a sheet, with words of more than 6 points; on all sides is room for a diagram and its words. */
const WIDTH = 600;
const HEIGHTS = [160, 374] as const;
const FREE = [92, 58] as const;

const DRAWN: [Force, string][] = [
  ["my", "Bending moment My, on the side in tension"],
  ["vz", "Shear force Vz"],
  ["n", "Normal force N, tension positive"],
];

export async function resultSketches(source: Source): Promise<Tag[]> {
  const { members, plates = [] } = source.model.model;
  if (!source.overview?.conditioning.trusted) return [];
  if (members.length > MEMBERS || plates.length > PLATES) {
    const much = members.length > MEMBERS ? `${counted(members.length)} members` : `${counted(plates.length)} plates`;
    return [
      tag(
        "p",
        { class: "aside" },
        `Diagrams and the deformed shape of ${much} would be all lines: they are not drawn here, their largest values follow.`,
      ),
    ];
  }
  const [strength, service] = [setOf(source, "ULS"), setOf(source, "SLS")];
  const curves = strength ? await Promise.all(DRAWN.map(([force, title]) => forceDiagram(source, strength, force, title))) : [];
  const drawn = [...curves, service ? await deformedShape(source, service) : null].filter((one) => one !== null);
  const others = curves.some((one) => one !== null)
    ? [tag("p", { class: "aside" }, "Mz, Vy and Mx, which are not drawn, stand in the tables below.")]
    : [];
  return [...drawn, ...others];
}

/** What the tables tell too: the envelope of a limit state; without one whatever has results, combinations before cases. */
function setOf({ overview }: Source, state: string): SetInfo | null {
  const sets = overview!.sets.filter(({ failed }) => !failed);
  const of = (kind: SetInfo["kind"]): SetInfo[] => sets.filter((set) => set.kind === kind);
  const ours = sets.find(({ kind, limitState }) => kind === "envelope" && limitState === state);
  return ours ?? of("envelope")[0] ?? of("combination")[0] ?? of("case")[0] ?? null;
}

/** What every drawing begins with: the model in no colours, its supports, and the bar of its scale. */
function ground(source: Source) {
  const { model } = source.model;
  const sheet = fittedSheet(model.nodes, WIDTH, HEIGHTS, FREE);
  const structure = new Drawn(model, sheet);
  const { bar, room } = scaleBar(source, sheet);
  const taken: Box[] = [room];
  return { sheet, structure, taken, bar };
}

/** Of members by their places, left out of all; null where the force is naught everywhere. */
export async function forceDiagram(
  source: Source,
  set: SetInfo,
  force: Force,
  title: string,
  members = source.model.model.members.map((_, i) => i),
): Promise<Tag | null> {
  const curves = await source.solution.curves(set.key, force, members, stationsFor(members.length));
  const extremes = ([1, -1] as const).map((sign) => extreme(source, curves, force, sign)).filter((words) => words !== "");
  if (!extremes.length) return null;
  const { sheet, structure, taken, bar } = ground(source);
  const { shapes, words } = sketchedCurves(source, sheet, force, curves, structure.lines, taken);
  return tag(
    "figure",
    { class: "result" },
    drawing(sheet, `${title}, ${set.id}`, ...structure.plates, ...shapes, structure.steel(), structure.supports, ...words, bar),
    tag("figcaption", {}, `${title}, ${set.id}, ${source.unit(quantityOf(force))}: ${extremes.join(", ")}.`),
  );
}

/** "largest 45.12 (ULS1)", "least −80.35 (ULS2)"; "" where there is nothing of that sign. */
function extreme(source: Source, curves: readonly Curve[], force: Force, sign: 1 | -1): string {
  let found = { value: 0, by: "" };
  for (const { values, by } of curves)
    for (const i of notable(values)) if (sign * values[i]! > sign * found.value) found = { value: values[i]!, by: by?.[i] ?? "" };
  const words = source.write(found.value, quantityOf(force));
  return found.value === 0 || isNaught(words.replace(/^[-−]/, ""))
    ? ""
    : `${sign > 0 ? "largest" : "least"} ${words}${found.by ? ` (${found.by})` : ""}`;
}

/** Null where nothing moves. */
export async function deformedShape(source: Source, set: SetInfo): Promise<Tag | null> {
  const found = await source.solution.shape(set.key, POINTS);
  if (isNaught(source.measure(found.largest.value, "deflection"))) return null;
  const { sheet, structure, taken, bar } = ground(source);
  const drawn = sketchedShape(source, sheet, found, structure.lines, taken);
  const whose = found.from === set.id ? set.id : `${found.from}, which moves most of the ${set.id}`;
  return tag(
    "figure",
    { class: "result" },
    drawing(
      sheet,
      `Deformed shape, ${found.from}`,
      ...structure.plates,
      structure.steel({ stroke: "#999", "stroke-width": 0.8 }),
      structure.supports,
      ...drawn,
      bar,
    ),
    tag(
      "figcaption",
      {},
      `Deformed shape, ${whose}, enlarged ${Number(enlarged(found, sheet).toPrecision(2))} times: largest ${source.measure(found.largest.value, "deflection")}.`,
    ),
  );
}
