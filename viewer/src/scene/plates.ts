/** Plates as translucent panes. */
import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshLambertMaterial } from "three";
import type { Catalogue } from "../model/catalogue.ts";
import type { Palette } from "./palette.ts";

export function plateMesh(parts: Catalogue, palette: Palette): Mesh {
  const corners: number[] = [];
  for (const plate of parts.model.model.plates ?? []) {
    const at = plate.nodes.map((id) => parts.nodes.get(id)).filter((node) => node !== undefined);
    for (let i = 1; i + 1 < at.length; i++) for (const node of [at[0]!, at[i]!, at[i + 1]!]) corners.push(node.x, node.y, node.z);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  geometry.computeVertexNormals();
  const material = new MeshLambertMaterial({ color: palette.plate, transparent: true, opacity: 0.35, side: DoubleSide, depthWrite: false });
  return new Mesh(geometry, material);
}
