/** The model and its deformed shape as one small SVG: an elevation of plane structures, isometric of others; ids, and supports as they hold. */

import { type Model, type Results, type SetResults, stations } from "handoff-solver";
import { SYMBOLS, supportKind } from "./supports.js";

type Point = [number, number, number];
type Flat = [number, number];
const WIDTH = 720;
const MARGIN = 46;
/** The largest displacement is drawn as this share of the structure's size. */
const DRAWN_SHARE = 0.08;
/** Stations along a bent member, the middle among them. */
const STATIONS = 13;
/** More members are drawn by their chords, and more names would cover one another. */
const CURVED = 400;
const NAMED = 80;

/** Without a set the model alone. */
export function picture(model: Model, results: Results, set: SetResults | null, curved = CURVED): string {
  const positions = model.model.nodes.map(({ x, y, z }): Point => [x, y, z]);
  const view = projection(positions);
  const largest = set ? largestDisplacement(set) : 0;
  const scale = largest > 0 ? (DRAWN_SHARE * extent(positions)) / largest : 0;
  const straight = results.members.ids.map((_, place): Point[] => [
    positions[results.members.start[place]!]!,
    positions[results.members.end[place]!]!,
  ]);
  const bent = set ? straight.map((ends, place) => moved(results, positions, set, place, scale, ends, place < curved)) : [];
  const frame = fitted([...positions, ...bent.flat()].map(view.project));
  const at = (point: Point): Flat => frame.place(view.project(point));
  const path = (lines: Point[][]): string =>
    lines.map((line) => `M${line.map((point) => at(point).map(short).join(" ")).join("L")}`).join("");
  const words = caption(set, scale, largest);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${short(frame.height + 28)}" viewBox="0 0 ${WIDTH} ${short(frame.height + 28)}" role="img" font-family="sans-serif" font-size="11">`,
    `<title>${escaped(words)}</title><defs>${SYMBOLS}</defs><rect width="100%" height="100%" fill="#fff"/>`,
    ...plates(model, positions, path),
    `<path d="${path(straight)}" fill="none" stroke="#52606d" stroke-width="1.5"${set ? ' stroke-dasharray="5 4"' : ""}/>`,
    set ? `<path d="${path(bent)}" fill="none" stroke="#0b5fa5" stroke-width="2"/>` : "",
    ...supports(model, results, positions, at, view.axes),
    ...names(model, results, positions, straight, at),
    `<text x="${MARGIN}" y="${short(frame.height + 16)}" font-size="13" fill="#1f2933">${escaped(words)}</text>`,
    "</svg>",
  ]
    .filter(Boolean)
    .join("\n");
}

function caption(set: SetResults | null, scale: number, largest: number): string {
  if (!set) return "Model with ids";
  return `${set.id}: deformed shape × ${scale.toPrecision(3)}, largest displacement ${(largest * 1e3).toPrecision(4)} mm`;
}

function plates({ model }: Model, positions: Point[], path: (lines: Point[][]) => string): string[] {
  const places = new Map(model.nodes.map(({ id }, i) => [id, i]));
  const rims = (model.plates ?? []).map(({ nodes }) => [...nodes, nodes[0]!].map((node) => positions[places.get(node)!]!));
  return rims.length ? [`<path d="${path(rims)}" fill="#8fb3d9" fill-opacity=".25" stroke="#8fb3d9"/>`] : [];
}

function supports({ model }: Model, results: Results, positions: Point[], at: (point: Point) => Flat, axes: [number, number]): string[] {
  return model.supports.map((support, place) => {
    const [x, y] = at(positions[results.supports.nodes[place]!]!).map(short);
    return `<use href="#${supportKind(support, axes)}" x="${x}" y="${y}"/>`;
  });
}

/** Of nodes beside them, of members on their middle. */
function names(model: Model, results: Results, positions: Point[], straight: Point[][], at: (point: Point) => Flat): string[] {
  if (results.members.ids.length > NAMED) return [];
  const text = (id: string, [x, y]: Flat, dx: number, dy: number): string =>
    `<text x="${short(x + dx)}" y="${short(y + dy)}">${escaped(id)}</text>`;
  const middles = straight.map(([a, b]) => at([0, 1, 2].map((axis) => (a![axis]! + b![axis]!) / 2) as Point));
  return [
    `<g paint-order="stroke" stroke="#fff" stroke-width="3"><g fill="#7b2d26">${model.model.nodes.map(({ id }, i) => text(id, at(positions[i]!), 4, -4)).join("")}</g>`,
    `<g fill="#1f2933" text-anchor="middle">${results.members.ids.map((id, i) => text(id, middles[i]!, 0, -4)).join("")}</g></g>`,
  ];
}

function moved(
  results: Results,
  positions: Point[],
  set: SetResults,
  place: number,
  scale: number,
  [a, b]: Point[],
  curved: boolean,
): Point[] {
  if (!curved)
    return [results.members.start[place]!, results.members.end[place]!].map(
      (node) => [0, 1, 2].map((axis) => positions[node]![axis]! + scale * set.displacements[6 * node + axis]!) as Point,
    );
  const along = stations(results, results.members.ids[place]!, set.id, STATIONS);
  const length = results.members.length[place]!;
  return along.x.map((x, i) => {
    const displaced = [along.displacement_x[i]!, along.displacement_y[i]!, along.displacement_z[i]!];
    return [0, 1, 2].map((axis) => a![axis]! + (x / length) * (b![axis]! - a![axis]!) + scale * displaced[axis]!) as Point;
  });
}

function largestDisplacement(set: SetResults): number {
  let largest = 0;
  for (let node = 0; node < set.displacements.length; node += 6)
    largest = Math.max(largest, Math.hypot(...set.displacements.slice(node, node + 3)));
  for (const side of ["min", "max"] as const)
    for (const value of set.extrema.deflection[side]) largest = Math.max(largest, Math.abs(value));
  return largest;
}

/** Seen from the side where the nodes lie in one vertical plane, else isometric; `axes` are the global axes seen across and about. */
function projection(positions: Point[]): { project: (point: Point) => Flat; axes: [number, number] } {
  const flat = (axis: number): boolean => spread(positions, axis) < 1e-9 * (extent(positions) || 1);
  if (flat(1)) return { project: ([x, , z]) => [x, -z], axes: [0, 1] };
  if (flat(0)) return { project: ([, y, z]) => [y, -z], axes: [1, 0] };
  const c = Math.sqrt(3) / 2;
  return { project: ([x, y, z]) => [c * (x - y), 0.5 * (x + y) * -1 - z], axes: [-1, -1] };
}

function spread(positions: Point[], axis: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (const point of positions) {
    low = Math.min(low, point[axis]!);
    high = Math.max(high, point[axis]!);
  }
  return high - low;
}

const extent = (positions: Point[]): number => Math.max(...[0, 1, 2].map((axis) => spread(positions, axis)));

function fitted(points: Flat[]): { place: (point: Flat) => Flat; height: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left || 1), 600 / (bottom - top || 1));
  const height = Math.max(120, scale * (bottom - top) + 2 * MARGIN);
  const lift = (height - scale * (bottom - top)) / 2;
  return { height, place: ([x, y]) => [MARGIN + scale * (x - left), lift + scale * (y - top)] };
}

/** One decimal of a pixel. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
