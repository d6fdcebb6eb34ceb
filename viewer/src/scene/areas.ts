/** Loaded areas as translucent panes between the members that carry them. */
import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial } from "three";
import type { Vec } from "../model/vectors.ts";
import type { Palette } from "./palette.ts";

export function areaPanes(areas: readonly Vec[][], palette: Palette): Mesh {
  const places = areas.flatMap((corners) => corners.slice(2).flatMap((corner, i) => [...corners[0]!, ...corners[i + 1]!, ...corner]));
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  return new Mesh(
    geometry,
    new MeshBasicMaterial({ color: palette.load, transparent: true, opacity: 0.16, side: DoubleSide, depthWrite: false }),
  );
}
