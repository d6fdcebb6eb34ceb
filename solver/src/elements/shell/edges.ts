/**
 * How far each edge of a shell bulges in its plane with the rotations of its ends, when constant force works on it.
 *
 * Bulging lets triangles and tapered quads bend in plane (MacNeal 1987), but it asks for moments of ±n·L²/12 at the ends of a pulled
 * edge. Between plates those of the neighbours cancel, and on a free rim there are none; where plain forces on nodes pull or hold a
 * rim across, nobody applies them. There the edge stays straight, so that constant states come out exactly under plain forces.
 */

import type { Shell } from "./frame.ts";
import { type Direction, type Grips, gripped } from "./grips.ts";

/** Neighbours must agree. 1 is Allman's quadratic edge, with which quads bend best; triangles need half as much again. */
const QUAD = 1;
const TRIANGLE = 1.5;
/** A plate goes on across an edge where the others lie mostly on its other side. */
const GOES_ON = 0.5;

interface Edge {
  /** Sum of the outward normals of all plates at the edge, each in its own plane. */
  outward: Direction;
  /** The thinnest plate's. */
  thickness: number;
  /** The least flat plate's. */
  flat: number;
  factor: number;
}

/** Sets `flat` and `bulge` of every shell; `nodes` are those of each, in the order of its corners. */
export function setEdges(shells: readonly Shell[], nodes: readonly ArrayLike<number>[], grips: Grips): void {
  const edges = new Map<number, Edge>();
  const total = grips.length / 6;
  const own = shells.map((shell, s) =>
    Array.from({ length: shell.count }, (_, i) => {
      const [a, b] = [nodes[s]![i]!, nodes[s]![(i + 1) % shell.count]!];
      return join(edges, a < b ? a * total + b : b * total + a, shell, i);
    }),
  );
  shells.forEach((shell, s) => {
    const flat = Math.min(...own[s]!.map((edge, i) => flatness(shell, i, edge)));
    for (const edge of own[s]!) edge.flat = Math.min(edge.flat, flat);
  });
  shells.forEach((shell, s) => {
    shell.flat = Math.min(...own[s]!.map(({ flat }) => flat));
    own[s]!.forEach((edge, i) => {
      const out = outwardOf(shell, i);
      const rim = opposite(edge, out) < GOES_ON;
      const pulled = rim && [i, (i + 1) % shell.count].every((corner) => gripped(grips, nodes[s]![corner]!, out));
      shell.bulge[i] = pulled ? 0 : edge.factor * (rim ? shell.flat : flatness(shell, i, edge));
    });
  });
}

function join(edges: Map<number, Edge>, key: number, shell: Shell, i: number): Edge {
  const outward = outwardOf(shell, i);
  const factor = shell.count === 3 ? TRIANGLE : QUAD;
  const edge = edges.get(key);
  if (!edge) {
    const made = { outward, thickness: shell.thickness, flat: 1, factor };
    edges.set(key, made);
    return made;
  }
  for (let d = 0; d < 3; d++) edge.outward[d]! += outward[d]!;
  edge.thickness = Math.min(edge.thickness, shell.thickness);
  edge.factor = Math.min(edge.factor, factor);
  return edge;
}

/** How much of the others at the edge lies opposite: 1 where the plate goes on flat, 0 at a rim or where another stands on it. */
function opposite({ outward }: Edge, out: Direction): number {
  return 1 - (out[0] * outward[0] + out[1] * outward[1] + out[2] * outward[2]);
}

/**
 * On a curved shell a node that bends its plates also turns them in their planes, by the angle φ between them: rotations that strain
 * the plane would then resist bending, (φ·L/t)² times as stiffly. They give way by the square of that.
 */
function flatness(shell: Shell, i: number, edge: Edge): number {
  const on = opposite(edge, outwardOf(shell, i));
  if (on < GOES_ON) return 1;
  const [x, y, z] = edge.outward;
  // 2 (1 − cos φ): of two plates alone their sum says it without rounding, and the same to both.
  const fold = Math.min(2 * Math.max(0, 1 - on), x * x + y * y + z * z);
  const share = 1 / (1 + (fold * squareOf(shell, i)) / (edge.thickness * edge.thickness));
  return share * share;
}

function squareOf({ count, x, y }: Shell, i: number): number {
  const j = (i + 1) % count;
  const dx = x[j]! - x[i]!;
  const dy = y[j]! - y[i]!;
  return dx * dx + dy * dy;
}

/** Unit normal of edge i in the shell's plane, global axes. */
function outwardOf(shell: Shell, i: number): Direction {
  const { count, x, y, axes } = shell;
  const j = (i + 1) % count;
  const length = Math.sqrt(squareOf(shell, i));
  const dx = (x[j]! - x[i]!) / length;
  const dy = (y[j]! - y[i]!) / length;
  const along = (d: number): number => dy * axes[d]! - dx * axes[3 + d]!;
  return [along(0), along(1), along(2)];
}
