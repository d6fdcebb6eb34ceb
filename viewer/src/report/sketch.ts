/** A drawing of the model without a graphics card: plates, members in the colours of their utilisation, ids, supports, loads, key and scale. */

import { type Tag, tag } from "../controls/markup.ts";
import { inUnits } from "../format/units.ts";
import { dot, type Vec } from "../model/axes.ts";
import { drawnLoads } from "../model/loads.ts";
import { sheet } from "../model/sheet.ts";
import { termsOf } from "../model/terms.ts";
import { barLength, UNVERIFIED, UTILISATION, utilisationColour } from "../picture/scale.ts";
import type { Box } from "../scene/placing.ts";
import type { SetInfo } from "../solving/protocol.ts";
import { memberLines } from "../tables/lines.ts";
import type { Source } from "../tables/source.ts";
import { HALO, sketchedLoads } from "./sketched_loads.ts";

const WIDTH = 760;
const HEIGHT = 300;
const EDGE = 54;
/** Above so many members ids would only cover one another. */
const NAMED = 60;
/** A letter of an id is about this wide, px. */
const LETTER = 6.2;
/** Stands for no extent at all, m. */
const POINT = 1e-9;

export function sketch(source: Source): Tag {
  const { parts, model, overview } = source;
  const [right, up] = sheet(parts.bounds);
  const flat = model.model.nodes.map((node): [number, number] => {
    const at: Vec = [node.x, node.y, node.z];
    return [dot(at, right), dot(at, up)];
  });
  const span = (k: 0 | 1): [number, number] => flat.reduce(([a, b], p) => [Math.min(a, p[k]), Math.max(b, p[k])], [Infinity, -Infinity]);
  const [[x0, x1], [y0, y1]] = [span(0), span(1)];
  const scale = Math.min((WIDTH - 2 * EDGE) / (x1 - x0 || POINT), (HEIGHT - 2 * EDGE) / (y1 - y0 || POINT));
  const px = (p: [number, number]): string => (WIDTH / 2 + (p[0] - (x0 + x1) / 2) * scale).toFixed(1);
  const py = (p: [number, number]): string => (HEIGHT / 2 - (p[1] - (y0 + y1) / 2) * scale).toFixed(1);
  const onSheet = (at: Vec): [number, number] => {
    const p: [number, number] = [dot(at, right), dot(at, up)];
    return [Number(px(p)), Number(py(p))];
  };
  const taken: Box[] = [[EDGE, HEIGHT - 30, EDGE + WIDTH / 4, HEIGHT]];
  const trusted = overview?.conditioning.trusted ?? false;
  const shade = (i: number): string => {
    const ratio = overview?.ratios[i] ?? null;
    const partial = overview?.unverified[i] != null && (ratio ?? 0) <= 1;
    return utilisationColour(trusted && !partial ? ratio : null);
  };
  const lines = memberLines(model);
  const named = lines.length <= NAMED;
  // A chain of pieces is named once, near its middle.
  const labels = new Map(lines.map(({ id, places }) => [places[Math.floor(places.length / 2)]!, id]));
  const members = model.model.members.flatMap((member, i) => {
    const [a, b] = [flat[parts.nodeIndex.get(member.start)!]!, flat[parts.nodeIndex.get(member.end)!]!];
    const middle: [number, number] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const stroke = shade(i);
    const ends = { x1: px(a), y1: py(a), x2: px(b), y2: py(b) };
    const striped = stroke === UNVERIFIED;
    const name = named ? labels.get(i) : undefined;
    const [x, y] = [Number(px(middle)), Number(py(middle))];
    if (name) taken.push([x + 3, y - 15, x + 3 + name.length * LETTER, y - 2]);
    return [
      tag("line", { ...ends, stroke, "stroke-width": striped ? 3.6 : 2.4 }),
      striped ? tag("line", { ...ends, stroke: "#fff", "stroke-width": 3.6, "stroke-dasharray": "2 3" }) : null,
      name ? tag("text", { x: px(middle), y: py(middle), dx: 3, dy: -4, "font-size": 11, ...HALO }, name) : null,
    ];
  });
  const plates = (model.model.plates ?? []).map(({ nodes }) => {
    const corners = nodes.map((id) => flat[parts.nodeIndex.get(id)!]!);
    return tag("polygon", { points: corners.map((at) => `${px(at)},${py(at)}`).join(" "), fill: "#e9edf2", stroke: "#9aa5b1" });
  });
  const supports = model.model.supports.map((support) => {
    const at = flat[parts.nodeIndex.get(support.node)!]!;
    const [x, y] = [Number(px(at)), Number(py(at))];
    // Only what is held within the sheet can be seen to be held there.
    const axes: [string | number, Vec][] = [
      [support.ux, [1, 0, 0]],
      [support.uy, [0, 1, 0]],
      [support.uz, [0, 0, 1]],
    ];
    const held = axes.filter(([how, axis]) => how !== "free" && Math.hypot(dot(axis, right), dot(axis, up)) > 1e-3).length;
    const fixed = support.rx === "fixed" && support.ry === "fixed" && support.rz === "fixed";
    const d = !held
      ? `M${x - 3} ${y - 3}h6v6h-6z`
      : fixed
        ? wall(x, y)
        : `M${x} ${y}l-7 11h14z${held === 1 ? `M${x - 7} ${y + 14}h14` : ""}`;
    return tag("path", { d, fill: "none", stroke: "#4a6b57" });
  });
  const set = loaded(source);
  const acting = drawnLoads(parts, set ? termsOf(model, set.key, set) : [], undefined, source.measure);
  const way = (v: Vec): [number, number] => [dot(v, right), -dot(v, up)];
  const loads = sketchedLoads(source, acting, { width: WIDTH, height: HEIGHT, at: onSheet, way }, taken);
  const length = barLength(WIDTH / 4 / scale, 1 / inUnits(1, "length", source.units.get()));
  const bar = tag(
    "g",
    { stroke: "#000" },
    tag("path", { d: `M${EDGE} ${HEIGHT - 22}v-5v5h${(length * scale).toFixed(1)}v-5`, fill: "none" }),
    tag("text", { x: EDGE, y: HEIGHT - 9, "font-size": 12, stroke: "none" }, source.measure(length, "length")),
  );
  return tag(
    "figure",
    {},
    tag(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": "Drawing of the model", "font-family": "Arial, sans-serif" },
      ...plates,
      ...loads,
      ...members,
      ...supports,
      bar,
    ),
    tag(
      "figcaption",
      {},
      `${captionOf(lines.length, plates.length, named)}, supports (hatched: fixed, underlined: free to slide, square: held across the sheet alone). `,
      loads.length
        ? tag(
            "div",
            {},
            tag("strong", {}, "Arrows"),
            `: loads of ${set!.id}${set!.kind === "combination" ? " with their factors" : ""}${weightOf(acting.selfWeight)}. `,
          )
        : null,
      lines.length ? tag("div", {}, tag("strong", {}, "Utilisation"), key()) : null,
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

const weightOf = (factor: number): string => (factor ? `; self-weight × ${Number(factor.toFixed(3))} acts too` : "");

function captionOf(members: number, plates: number, named: boolean): string {
  const drawn = members ? `Members${named ? " with their ids" : ""}` : "";
  return plates ? (drawn ? `${drawn}, plates` : "Plates") : drawn;
}

/** The ground line under a fixed end, hatched. */
const wall = (x: number, y: number): string => `M${x - 9} ${y}h18${[-9, -3, 3, 9].map((dx) => `M${x + dx} ${y}l-4 6`).join("")}`;

const key = (): Tag =>
  tag(
    "ul",
    {},
    ...[...UTILISATION, { colour: UNVERIFIED, label: "striped: not wholly checked" }].map(({ colour, label }) =>
      tag(
        "li",
        {},
        tag("span", { class: colour === UNVERIFIED ? "swatch striped" : "swatch", style: `background-color: ${colour}` }),
        label,
      ),
    ),
  );
