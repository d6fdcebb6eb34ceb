/**
 * How far each edge of a shell bulges in its plane with the rotations of its ends, when constant force works on it.
 *
 * Bulging lets triangles and tapered quads bend in plane (MacNeal 1987), but it asks for moments of ±n·L²/12 at the ends of a pulled
 * edge. Between plates those of the neighbours cancel, and on a free rim there are none; where plain forces on nodes pull or hold a
 * rim across, nobody applies them. There the edge stays straight, so that constant states come out exactly under plain forces.
 */

import type { Shell } from "./frame.ts";

/** Neighbours must agree. 1 is Allman's quadratic edge, with which quads bend best; triangles need half as much again. */
const QUAD = 1;
const TRIANGLE = 1.5;
/** 2 (1 − cos 60°): two plates folded by more have a rim each, as have three or more at one edge. */
const FOLDED = 1;
/** A direction with less of the edge's normal than this, sin 3°, runs along the edge. */
const ACROSS = 0.05;
/** More than a model can have. */
const MOST_NODES = 67_108_864;

/** An edge as one of its shells sees it; `mates` are all that meet there, itself among them. */
interface Side {
  shell: Shell;
  ends: number[];
  /** Unit normal of the edge in the shell's plane, global axes. */
  out: number[];
  square: number;
  mates: Side[];
}

/** Sets `flat` and `bulge` of every shell; `nodes` are those of each, `pulled` tells of each node's x, y, z whether a force or a support acts along it. */
export function setEdges(shells: readonly Shell[], nodes: readonly ArrayLike<number>[], pulled: Uint8Array): void {
  const edges = new Map<number, Side[]>();
  const sides = shells.map((shell, s) => Array.from({ length: shell.count }, (_, i) => sideOf(shell, nodes[s]!, i, edges)));
  const least = new Float64Array(pulled.length).fill(1);
  for (const side of sides.flat()) for (const node of side.ends) least[node] = Math.min(least[node]!, flatness(side) ?? 1);
  shells.forEach((shell, s) => {
    shell.flat = Math.min(...Array.from(nodes[s]!, (node) => least[node]!));
    sides[s]!.forEach((side, i) => {
      const { ends, out, mates } = side;
      const flat = flatness(side);
      const straight = flat === undefined && ends.every((node) => out.some((c, d) => pulled[3 * node + d] && Math.abs(c) > ACROSS));
      const factor = mates.some((mate) => mate.shell.count === 4) ? QUAD : TRIANGLE;
      shell.bulge[i] = straight ? 0 : factor * (flat ?? shell.flat);
    });
  });
}

function sideOf(shell: Shell, nodes: ArrayLike<number>, i: number, edges: Map<number, Side[]>): Side {
  const { count, x, y, axes } = shell;
  const j = (i + 1) % count;
  const ends = [nodes[i]!, nodes[j]!];
  const key = Math.min(...ends) * MOST_NODES + Math.max(...ends);
  const mates = edges.get(key) ?? [];
  edges.set(key, mates);
  const dx = x[j]! - x[i]!;
  const dy = y[j]! - y[i]!;
  const square = dx * dx + dy * dy;
  const out = [0, 1, 2].map((d) => (dy * axes[d]! - dx * axes[3 + d]!) / Math.sqrt(square));
  const side = { shell, ends, out, square, mates };
  mates.push(side);
  return side;
}

/**
 * On a curved shell a node that bends its plates also turns them in their planes, by the angle φ between them: rotations that strain
 * the plane would then resist bending, (φ·L/t)² times as stiffly. They give way by the square of that. Undefined at a rim.
 */
function flatness({ mates: [a, b, third], square }: Side): number | undefined {
  let turned = b && !third ? 0 : FOLDED;
  // 2 (1 − cos φ), the same to both without rounding.
  for (let d = 0; b && d < 3; d++) {
    const off = a!.out[d]! + b.out[d]!;
    turned += off * off;
  }
  if (turned >= FOLDED) return undefined;
  const thickness = Math.min(a!.shell.thickness, b!.shell.thickness);
  const share = 1 / (1 + (turned * square) / (thickness * thickness));
  return share * share;
}
