/** Supports and hinges, direction by direction: what is drawn is what is held. */

import { Group, type Vector2 } from "three";
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { plus, scaled, type Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { balls, boxes, cones, type Placed } from "./arrows.ts";
import type { Palette } from "./palette.ts";
import { piecesGeometry, Segments } from "./segments.ts";

const LETTERS = ["x", "y", "z"] as const;
/** As the boxes are built. */
const UP: Vec = [0, 1, 0];
const AXES: Record<"x" | "y" | "z", Vec> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** A wall across the member that ends in it, hatched on the far side as draughtsmen do. */
function wall(parts: Catalogue, node: string, at: Vec, size: number, hatching: number[]): Placed {
  const member = parts.members.get(parts.meeting.get(node)?.[0] ?? "");
  const run = member && parts.runs[parts.memberIndex.get(member.id)!]!;
  // Into the structure: along the member away from the wall.
  const inward: Vec = run ? scaled(run.axes.x, member.start === node ? 1 : -1) : AXES.z;
  for (const across of run ? [run.axes.y, run.axes.z] : [AXES.x, AXES.y])
    for (let t = -0.5; t <= 0.5; t += 0.25) {
      const near = plus(at, plus(scaled(across, t * size * 1.2), scaled(inward, -size * 0.12)));
      hatching.push(...near, ...plus(near, plus(scaled(across, -size * 0.22), scaled(inward, -size * 0.3))));
    }
  return { at: plus(at, scaled(inward, -size * 0.06)), direction: inward, size: [size * 1.2, size * 0.12, size * 1.2] };
}

/** A hatched wall where everything is held, a pyramid where all translations are; else a cone per held translation and a block along the axes of held rotations; springs in their own colour. */
export function supportSymbols(
  parts: Catalogue,
  size: number,
  palette: Palette,
  resolution: Vector2,
  sees: (node: string) => boolean,
): Group {
  const hatching: number[] = [];
  const held: Placed[] = [];
  const sprung: Placed[] = [];
  const blocks: Placed[] = [];
  for (const support of parts.model.model.supports) {
    const node = parts.nodes.get(support.node);
    if (!node || !sees(node.id)) continue;
    const at: Vec = [node.x, node.y, node.z];
    const turns = LETTERS.filter((axis) => support[`r${axis}`] !== "free");
    const pinned = LETTERS.every((axis) => support[`u${axis}`] === "fixed");
    if (pinned && turns.length === 3) {
      blocks.push(wall(parts, support.node, at, size, hatching));
      continue;
    }
    if (pinned) held.push({ at, direction: AXES.z, size: [size * 0.5, size * 0.85, size * 0.5] });
    else
      for (const axis of LETTERS) {
        const value = support[`u${axis}`];
        if (value !== "free")
          (typeof value === "string" ? held : sprung).push({ at, direction: AXES[axis], size: [size * 0.22, size * 0.62, size * 0.22] });
      }
    const wide = (axis: "x" | "y" | "z"): number => size * (turns.includes(axis) ? 0.5 : 0.16);
    if (turns.length) blocks.push({ at, direction: UP, size: [wide("x"), wide("y"), wide("z")] });
  }
  const group = new Group();
  if (hatching.length) group.add(new Segments(piecesGeometry(hatching), { width: 1.4, colour: palette.support }, resolution).mesh);
  group.add(cones(held, palette.support, 4), cones(sprung, palette.spring, 20), boxes(blocks, palette.support));
  return group;
}

/** A ring at the released end, set in from the node so that it is clear which member is released. */
export function hingeSymbols(parts: Catalogue, size: number, palette: Palette, shown: readonly boolean[] | null): Group {
  const rings: Placed[] = [];
  const springs: Placed[] = [];
  parts.model.model.members.forEach((member, i) => {
    if (shown?.[i] === false) return;
    const { from, to, axes, length } = parts.runs[i]!;
    const inset = Math.min(size * 0.55, length * 0.12);
    const ends: [string | undefined, Vec][] = [
      [member.start_hinge, plus(from, scaled(axes.x, inset))],
      [member.end_hinge, plus(to, scaled(axes.x, -inset))],
    ];
    for (const [id, at] of ends) {
      const hinge = id === undefined ? undefined : parts.hinges.get(id);
      if (!hinge) continue;
      const released = DIRECTIONS.map((dof) => hinge[dof]).filter((value) => value !== "rigid");
      if (!released.length) continue;
      const list = released.every((value) => typeof value === "number") ? springs : rings;
      list.push({ at, direction: [0, 1, 0], size: [size * 0.15, size * 0.15, size * 0.15] });
    }
  });
  const group = new Group();
  const rims = [...rings, ...springs].map(
    (ring): Placed => ({ ...ring, size: [ring.size[0] * 1.45, ring.size[1] * 1.45, ring.size[2] * 1.45] }),
  );
  const rim = balls(rims, palette.ink);
  const face = balls(rings, palette.canvas);
  const spring = balls(springs, palette.spring);
  // A flat disc from every side: the pale ball is drawn over the dark one wherever they overlap on the screen.
  rim.renderOrder = 2;
  for (const mesh of [face, spring]) {
    mesh.renderOrder = 3;
    mesh.material = Array.isArray(mesh.material) ? mesh.material[0]! : mesh.material;
    mesh.material.depthTest = false;
    mesh.material.transparent = true;
  }
  group.add(rim, face, spring);
  return group;
}
