/** Plates as translucent panes, where one lies under the pointer, and one alone for a highlight. */
import { BufferAttribute, BufferGeometry, type Color, DoubleSide, Mesh, MeshBasicMaterial, MeshLambertMaterial } from "three";
import { middleOf, type Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Hit } from "../model/hit.ts";
import type { Palette } from "./palette.ts";

/** Movements of nodes, three each; null while nothing moves. */
export type Moved = Float32Array | null;

/** Triangles of a plate by its corners; a quad is four round its middle, so that nothing in it prefers a diagonal. */
export function fan(count: number): [number, number, number][] {
  if (count === 3) return [[0, 1, 2]];
  return [0, 1, 2, 3].map((i) => [i, (i + 1) % 4, -1]);
}

/** Where the corners of a plate are, moved. */
export function cornersOf(parts: Catalogue, index: number, moved: Moved, deform: number): Vec[] {
  return parts.model.model.plates![index]!.nodes.flatMap((id) => {
    const node = parts.nodes.get(id);
    if (!node) return [];
    const at = 3 * parts.nodeIndex.get(id)!;
    const shift = (k: number): number => (moved ? moved[at + k]! * deform : 0);
    return [[node.x + shift(0), node.y + shift(1), node.z + shift(2)] as Vec];
  });
}

/** How what is flat and seen through is drawn: in one go, since a pass for each face would compile every shader twice and look the same. */
export const FILM = { transparent: true, side: DoubleSide, depthWrite: false, forceSinglePass: true } as const;

export function plateMesh(parts: Catalogue, palette: Palette, shown: readonly boolean[] | null): Mesh {
  const places: number[] = [];
  (parts.model.model.plates ?? []).forEach((_, index) => {
    if (shown?.[index] === false) return;
    const corners = cornersOf(parts, index, null, 0);
    const middle = middleOf(corners);
    for (const triangle of fan(corners.length)) for (const i of triangle) places.push(...(i < 0 ? middle : corners[i]!));
  });
  const material = new MeshLambertMaterial({ color: palette.plate, opacity: 0.35, ...FILM });
  const geometry = geometryOf(places);
  // Light falls on these alone.
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, material);
  // Shaders of what is not there would be compiled all the same.
  mesh.visible = places.length > 0;
  return mesh;
}

/** One plate, tinted, in front of the rest. */
export function pane(parts: Catalogue, index: number, moved: Moved, deform: number, colour: Color): Mesh {
  const corners = cornersOf(parts, index, moved, deform);
  const middle = middleOf(corners);
  const places = fan(corners.length).flatMap((triangle) => triangle.flatMap((i) => (i < 0 ? middle : corners[i]!)));
  const material = new MeshBasicMaterial({ color: colour, opacity: 0.45, ...FILM, depthTest: false });
  const mesh = new Mesh(geometryOf(places), material);
  mesh.renderOrder = 4;
  return mesh;
}

export function geometryOf(places: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  return geometry;
}

/** The nearest plate under a point of the screen; `project` writes a point's place on the screen to `out`, its third is left alone. */
export function plateAt(
  parts: Catalogue,
  shown: readonly boolean[] | null,
  moved: Moved,
  deform: number,
  x: number,
  y: number,
  out: Float64Array,
  project: (x: number, y: number, z: number) => boolean,
): Hit | null {
  let best: Hit | null = null;
  let nearest = Infinity;
  (parts.model.model.plates ?? []).forEach((_, index) => {
    if (shown?.[index] === false) return;
    const corners = cornersOf(parts, index, moved, deform);
    const spots: Vec[] = [];
    for (const corner of [...corners, middleOf(corners)]) {
      if (!project(...corner)) return;
      spots.push([out[0]!, out[1]!, out[2]!]);
    }
    for (const triangle of fan(corners.length)) {
      const [a, b, c] = triangle.map((i) => spots[i < 0 ? corners.length : i]!) as [Vec, Vec, Vec];
      const whole = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
      const v = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / whole;
      const w = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / whole;
      if (!(v >= 0 && w >= 0 && v + w <= 1)) continue;
      const depth = a[2] * (1 - v - w) + b[2] * v + c[2] * w;
      if (depth < nearest) [nearest, best] = [depth, { kind: "plate", index, spot: { corners: triangle, weights: [1 - v - w, v, w] } }];
    }
  });
  return best;
}
