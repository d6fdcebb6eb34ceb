/** Loaded areas as translucent panes between the members that carry them. */
import { Mesh, MeshBasicMaterial } from "three";
import type { Vec } from "../geometry/vectors.ts";
import type { Palette } from "./palette.ts";
import { FILM, geometryOf } from "./plates.ts";

export function areaPanes(areas: readonly Vec[][], palette: Palette): Mesh {
  const places = areas.flatMap((corners) => corners.slice(2).flatMap((corner, i) => [...corners[0]!, ...corners[i + 1]!, ...corner]));
  return new Mesh(geometryOf(places), new MeshBasicMaterial({ color: palette.load, opacity: 0.16, ...FILM }));
}
