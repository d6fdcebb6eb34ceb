/** The model and its deformed shape as one small SVG: plane structures face on, others from a corner; ids, and supports as they hold. */

import { type Model, type Results, type SetResults, stations } from "handoff-solver";
import { type Tag, tag, toHtml } from "../../../viewer/src/controls/markup.ts";
import { f, fittedSheet, type Point, pathOf, type Sheet } from "../../../viewer/src/drawing/sheet.ts";
import { Drawn } from "../../../viewer/src/drawing/structure.ts";
import { boundsOf } from "../../../viewer/src/geometry/bounds.ts";
import { middleOf, plus, scaled, type Vec } from "../../../viewer/src/geometry/vectors.ts";

const WIDTH = 720;
const HEIGHTS = [120, 690] as const;
/** Room for the shape, which moves beyond the model, px. */
const FREE = [58, 58] as const;
/** Under the drawing, for its caption, px. */
const FOOT = 28;
/** The largest displacement is drawn as this share of the structure's size. */
const DRAWN_SHARE = 0.08;
/** Stations along a bent member, the middle among them. */
const STATIONS = 13;
/** More members are drawn by their chords, and more names would cover one another. */
const CURVED = 400;
const NAMED = 80;

/** Without a set the model alone. */
export function picture(model: Model, results: Results, set: SetResults | null, curved = CURVED): string {
  const { nodes } = model.model;
  const sheet = fittedSheet(nodes, WIDTH, HEIGHTS, FREE);
  const largest = set ? largestDisplacement(set) : 0;
  const scale = largest > 0 ? (DRAWN_SHARE * boundsOf(nodes).size) / largest : 0;
  const words = caption(set, scale, largest);
  const structure = new Drawn(model.model, sheet);
  const height = sheet.height + FOOT;
  const steel = { stroke: "#52606d", "stroke-width": 1.5, ...(set ? { "stroke-dasharray": "5 4" } : {}) };
  const drawn = tag(
    "svg",
    {
      ...{ xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}`, role: "img" },
      ...{ "font-family": "sans-serif", "font-size": 11 },
    },
    tag("title", {}, words),
    tag("rect", { width: "100%", height: "100%", fill: "#fff" }),
    ...structure.plates,
    structure.steel(steel),
    set && scale ? shape(model, results, set, sheet, scale, curved) : null,
    structure.supports,
    ...names(model, results, sheet),
    tag("text", { x: FREE[0], y: sheet.height + 16, "font-size": 13, fill: "#1f2933" }, words),
  );
  return toHtml(drawn);
}

function caption(set: SetResults | null, scale: number, largest: number): string {
  if (!set) return "Model with ids";
  return `${set.id}: deformed shape × ${scale.toPrecision(3)}, largest displacement ${(largest * 1e3).toPrecision(4)} mm`;
}

const placeOf = ({ model }: Model, node: number): Vec => {
  const { x, y, z } = model.nodes[node]!;
  return [x, y, z];
};

/** Of nodes beside them, of members on their middle. */
function names(model: Model, { members }: Results, { at }: Sheet): Tag[] {
  if (members.ids.length > NAMED) return [];
  const text = (id: string, [x, y]: Point, dx: number): Tag => tag("text", { x: f(x + dx), y: f(y - 4) }, id);
  const middle = (i: number): Vec => middleOf([placeOf(model, members.start[i]!), placeOf(model, members.end[i]!)]);
  return [
    tag(
      "g",
      { "paint-order": "stroke", stroke: "#fff", "stroke-width": 3 },
      tag("g", { fill: "#7b2d26" }, ...model.model.nodes.map(({ id }, i) => text(id, at(placeOf(model, i)), 4))),
      tag("g", { fill: "#1f2933", "text-anchor": "middle" }, ...members.ids.map((id, i) => text(id, at(middle(i)), 0))),
    ),
  ];
}

function shape(model: Model, results: Results, set: SetResults, { at }: Sheet, scale: number, curved: number): Tag {
  const { members } = results;
  const bent = members.ids.map((id, i): Point[] => {
    const ends = [members.start[i]!, members.end[i]!];
    const [a, b] = ends.map((node) => placeOf(model, node)) as [Vec, Vec];
    if (i >= curved)
      return ends.map((node) =>
        at(plus(placeOf(model, node), scaled(set.displacements.slice(6 * node, 6 * node + 3) as unknown as Vec, scale))),
      );
    const along = stations(results, id, set.id, STATIONS);
    return along.x.map((x, k) => {
      const t = x / members.length[i]!;
      const moved: Vec = [along.displacement_x[k]!, along.displacement_y[k]!, along.displacement_z[k]!];
      return at(plus(plus(scaled(a, 1 - t), scaled(b, t)), scaled(moved, scale)));
    });
  });
  return tag("path", { class: "shape", d: bent.map(pathOf).join(""), fill: "none", stroke: "#0b5fa5", "stroke-width": 2 });
}

function largestDisplacement(set: SetResults): number {
  let largest = 0;
  for (let node = 0; node < set.displacements.length; node += 6)
    largest = Math.max(largest, Math.hypot(...set.displacements.slice(node, node + 3)));
  for (const side of ["min", "max"] as const)
    for (const value of set.extrema.deflection[side]) largest = Math.max(largest, Math.abs(value));
  return largest;
}
