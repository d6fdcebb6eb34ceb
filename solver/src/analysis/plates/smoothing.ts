/** Shears of triangles renewed from the moments that neighbours agree on at their nodes: their own are rough. */

import type { Plates } from "../../model/plates.ts";
import { FORCES, type Shell, smoothShears } from "../../numerics/shell/index.ts";

/** cos 20°: plates that meet at more than this do not share the components of their forces. */
export const SAME_PLANE = 0.94;

const agreed = new Float64Array(12);

/** `forces` as recovered, plate after plate; linear in them, so that combinations superpose. */
export function smoothTriangles({ shells, nodes }: Plates, nodeCount: number, forces: Float64Array): void {
  if (!shells.some(({ count }) => count === 3)) return;
  const corners = cornersAt(nodes, nodeCount);
  const firsts = new Int32Array(shells.length);
  for (let p = 1; p < shells.length; p++) firsts[p] = firsts[p - 1]! + FORCES * (shells[p - 1]!.count + 1);
  const raw = forces.slice();
  shells.forEach((shell, p) => {
    if (shell.count !== 3) return;
    nodes[p]!.forEach((node, i) => meanMoments(shell, i, corners[node]!, shells, firsts, raw));
    smoothShears(shell, agreed, forces.subarray(firsts[p]!, firsts[p]! + FORCES * 4));
  });
}

/** Plate and corner of every plate that stands on a node, in turn. */
function cornersAt(nodes: readonly Int32Array[], count: number): number[][] {
  const out: number[][] = Array.from({ length: count }, () => []);
  nodes.forEach((own, p) => {
    own.forEach((node, i) => {
      out[node]!.push(p, i);
    });
  });
  return out;
}

function meanMoments(shell: Shell, i: number, around: number[], shells: readonly Shell[], firsts: Int32Array, raw: Float64Array): void {
  agreed.fill(0, 3 * i, 3 * i + 3);
  let count = 0;
  for (let k = 0; k < around.length; k += 2) {
    const p = around[k]!;
    if (!alike(shell, shells[p]!)) continue;
    count++;
    const at = firsts[p]! + FORCES * (around[k + 1]! + 1) + 3;
    for (let j = 0; j < 3; j++) agreed[3 * i + j]! += raw[at + j]!;
  }
  for (let j = 0; j < 3; j++) agreed[3 * i + j]! /= count;
}

/** Whether moments go on from one to the other without a jump, in the same axes. */
function alike(a: Shell, b: Shell): boolean {
  if (a === b) return true;
  if (a.thickness !== b.thickness || a.e !== b.e || a.nu !== b.nu || a.offset !== b.offset) return false;
  const along = (row: number): number =>
    a.axes[row]! * b.axes[row]! + a.axes[row + 1]! * b.axes[row + 1]! + a.axes[row + 2]! * b.axes[row + 2]!;
  return along(0) > SAME_PLANE && along(6) > SAME_PLANE;
}
