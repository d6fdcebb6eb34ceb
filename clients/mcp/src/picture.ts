/** A picture of the deformed shape as SVG: isometric for space structures, elevation for plane ones. */

import { type Results, type SetResults, stations } from "handoff-solver";

type Point = [number, number, number];
type Flat = [number, number];
const WIDTH = 720;
const MARGIN = 40;
/** The largest displacement is drawn as this share of the structure's size. */
const DRAWN_SHARE = 0.08;

/** `positions` are the model's nodes in order. Above `limit` members only the members' chords are drawn. */
export function deformedShape(results: Results, positions: Point[], set: SetResults, limit = 400): string {
  const project = projection(positions);
  const largest = largestDisplacement(set);
  const size = extent(positions);
  const scale = largest > 0 ? (DRAWN_SHARE * size) / largest : 0;
  const members = results.members.ids.map((id, place) => ({
    at: [positions[results.members.start[place]!]!, positions[results.members.end[place]!]!],
    moved: place < limit ? curve(results, positions, set, id, place, scale) : chord(results, positions, set, place, scale),
  }));
  const every = members.flatMap((member) => [...member.at, ...member.moved]).map(project);
  const frame = fitted(every);
  const path = (points: Point[]) =>
    points
      .map((point) =>
        frame
          .place(project(point))
          .map((v) => v.toFixed(1))
          .join(","),
      )
      .join(" ");
  const caption = `${set.id}: deformed shape × ${scale.toPrecision(3)}, largest displacement ${(largest * 1e3).toPrecision(4)} mm`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${frame.height + 28}" viewBox="0 0 ${WIDTH} ${frame.height + 28}" role="img">`,
    `<title>${escaped(caption)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...members.map(
      (member) => `<polyline points="${path(member.at)}" fill="none" stroke="#9aa5b1" stroke-width="1.5" stroke-dasharray="5 4"/>`,
    ),
    ...members.map((member) => `<polyline points="${path(member.moved)}" fill="none" stroke="#0b5fa5" stroke-width="2"/>`),
    ...results.supports.nodes.map((node) => supportMark(frame.place(project(positions[node]!)))),
    `<text x="${MARGIN}" y="${frame.height + 16}" font-family="sans-serif" font-size="13" fill="#1f2933">${escaped(caption)}</text>`,
    "</svg>",
  ].join("\n");
}

function curve(results: Results, positions: Point[], set: SetResults, id: string, place: number, scale: number): Point[] {
  const along = stations(results, id, set.id, 21);
  const [a, b] = [positions[results.members.start[place]!]!, positions[results.members.end[place]!]!];
  const length = results.members.length[place]!;
  return along.x.map((x, i) => {
    const t = x / length;
    const moved = [along.displacement_x[i]!, along.displacement_y[i]!, along.displacement_z[i]!];
    return [0, 1, 2].map((axis) => a[axis]! + t * (b[axis]! - a[axis]!) + scale * moved[axis]!) as Point;
  });
}

function chord(results: Results, positions: Point[], set: SetResults, place: number, scale: number): Point[] {
  return [results.members.start[place]!, results.members.end[place]!].map(
    (node) => [0, 1, 2].map((axis) => positions[node]![axis]! + scale * set.displacements[6 * node + axis]!) as Point,
  );
}

function largestDisplacement(set: SetResults): number {
  let largest = 0;
  for (let node = 0; node < set.displacements.length; node += 6) {
    largest = Math.max(largest, Math.hypot(...set.displacements.slice(node, node + 3)));
  }
  for (const side of ["min", "max"] as const) {
    for (const value of set.extrema.deflection[side]) largest = Math.max(largest, Math.abs(value));
  }
  return largest;
}

/** Seen from the side where the nodes lie in one vertical plane, else isometric. */
function projection(positions: Point[]): (point: Point) => Flat {
  const spread = (axis: number) => Math.max(...positions.map((p) => p[axis]!)) - Math.min(...positions.map((p) => p[axis]!));
  if (spread(1) < 1e-9 * (extent(positions) || 1)) return ([x, , z]) => [x, -z];
  if (spread(0) < 1e-9 * (extent(positions) || 1)) return ([, y, z]) => [y, -z];
  const c = Math.sqrt(3) / 2;
  return ([x, y, z]) => [c * (x - y), 0.5 * (x + y) * -1 - z];
}

function extent(positions: Point[]): number {
  let size = 0;
  for (const axis of [0, 1, 2]) {
    let low = Infinity,
      high = -Infinity;
    for (const point of positions) {
      low = Math.min(low, point[axis]!);
      high = Math.max(high, point[axis]!);
    }
    size = Math.max(size, high - low);
  }
  return size;
}

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

function supportMark([x, y]: Flat): string {
  return `<path d="M${x.toFixed(1)} ${y.toFixed(1)} l-7 12 h14 z" fill="#52606d"/>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
