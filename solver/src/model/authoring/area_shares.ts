/** How a convex, flat area gives its load to its edges: for every edge the depth of the strip that is its own, along its length. */

import { cross, dot, minus, newell, norm, type Point, scaled } from "../vectors.ts";

export interface Polygon {
  corners: Point[];
  area: number;
  /** Unit vector about which the corners run anticlockwise. */
  normal: Point;
  edges: Edge[];
}

export interface Edge {
  /** In the area's plane. */
  from: Point;
  length: number;
  along: Point;
  /** Into the area, across the edge. */
  inward: Point;
}

/** Places along an edge from 0 to 1, and the depth of its strip there in metres; linear between. */
export type Share = [t: number, depth: number][];

/** Corners in order round the edge; the normal is Newell's, and a slightly warped area is seen along it. */
export function polygonOf(given: Point[]): Polygon {
  const [origin] = given as [Point];
  const twice = newell(given);
  const size = norm(twice);
  const normal = scaled(twice, 1 / size);
  const corners = given.map((corner) => minus(corner, scaled(normal, dot(minus(corner, origin), normal))));
  const edges = corners.map((from, i): Edge => {
    const to = minus(corners[(i + 1) % corners.length]!, from);
    const length = norm(to);
    const along = scaled(to, 1 / length);
    return { from, length, along, inward: cross(normal, along) };
  });
  return { corners, area: size / 2, normal, edges };
}

/** Two-way: every point of the area belongs to the edge it is nearest to. The depth ends where another edge is as near. */
export function nearestShares({ edges }: Polygon): Share[] {
  return edges.map((edge) =>
    lowest(edge, edges, (other) => {
      const apart = 1 - dot(edge.inward, other.inward);
      return apart > PARALLEL ? 1 / apart : null;
    }),
  );
}

/** One-way: a strip along the span ends on two edges, which have half of it each; across an edge it is as wide as it is steep. */
export function spanningShares({ edges, normal }: Polygon, direction: Point): Share[] {
  const flat = minus(direction, scaled(normal, dot(direction, normal)));
  const span = scaled(flat, 1 / norm(flat));
  return edges.map((edge) => {
    const steep = dot(span, edge.inward);
    if (Math.abs(steep) <= PARALLEL) return [];
    const into = steep > 0 ? span : scaled(span, -1);
    const half = Math.abs(steep) / 2;
    return lowest(edge, edges, (other) => {
      const against = -dot(into, other.inward);
      return against > PARALLEL ? half / against : null;
    });
  });
}

/** Directions whose product is nearer to none than this are parallel; validation asks for a tenth of it. */
const PARALLEL = 1e-8;

/** The lowest of lines along an edge: the distance from each other edge, times what `scale` says; null where it never bounds. */
function lowest(edge: Edge, edges: readonly Edge[], scale: (other: Edge) => number | null): Share {
  const lines: [at0: number, slope: number][] = [];
  for (const other of edges) {
    const by = other === edge ? null : scale(other);
    if (by !== null) lines.push([by * dot(minus(edge.from, other.from), other.inward), by * dot(edge.along, other.inward)]);
  }
  const depthAt = (s: number): number => Math.max(0, Math.min(...lines.map(([a, b]) => a + b * s)));
  const same = PARALLEL * edge.length;
  const places = [0];
  lines.forEach(([a, b], i) => {
    for (const [c, d] of lines.slice(i + 1)) {
      const s = (c - a) / (b - d);
      if (s > same && s < edge.length - same && a + b * s <= depthAt(s) + same) places.push(s);
    }
  });
  places.sort((a, b) => a - b).push(edge.length);
  return places.filter((s, i) => i === 0 || s > places[i - 1]! + same).map((s): [number, number] => [s / edge.length, depthAt(s)]);
}
