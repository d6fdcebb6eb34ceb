/** Which nodes axial forces alone hold in place, from the supports outward: no bending, so that no frame that sways counts as braced. */

import { zeros } from "../numerics/small_vectors.ts";
import type { Vector } from "../topology/context.ts";
import type { Graph } from "./graph.ts";

/** What regularises a node held in some directions only, and what then counts as held, as shares of its largest stiffness. */
const FLOOR = 1e-12;
const HELD = 1e-5;

/** Translational stiffness of one node: `fixed` global directions, and a 3×3 matrix of springs and bars. */
export interface Brace {
  fixed: readonly boolean[];
  k: Float64Array;
}

const a = new Float64Array(9);
const x = new Float64Array(3);
const open = new Int32Array(3);

/** Stiffness of a brace along a unit vector with all other directions free to give way; 0 where it can move freely. */
export function along({ fixed, k }: Brace, e: Vector): number {
  let n = 0;
  let free = false;
  let size = -Infinity;
  for (let j = 0; j < 3; j++) {
    if (fixed[j]) continue;
    open[n++] = j;
    free ||= Math.abs(e[j] as number) > 1e-9;
    size = Math.max(size, k[4 * j] as number);
  }
  if (!free) return Infinity;
  if (size === 0) return 0;
  // Gauss on the open directions with a floor: a direction nothing holds makes the flexibility huge.
  for (let p = 0; p < n; p++) {
    for (let c = 0; c < n; c++) a[3 * p + c] = (k[3 * (open[p] as number) + (open[c] as number)] as number) + (p === c ? FLOOR * size : 0);
    x[p] = e[open[p] as number] as number;
  }
  for (let p = 0; p < n; p++)
    for (let r = p + 1; r < n; r++) {
      const factor = (a[3 * r + p] as number) / (a[4 * p] as number);
      for (let c = p; c < n; c++) a[3 * r + c] = (a[3 * r + c] as number) - factor * (a[3 * p + c] as number);
      x[r] = (x[r] as number) - factor * (x[p] as number);
    }
  let flexibility = 0;
  for (let p = 0; p < n; p++) flexibility += (x[p] as number) ** 2 / Math.max(a[4 * p] as number, FLOOR * size);
  const stiffness = 1 / flexibility;
  return stiffness > HELD * size ? stiffness : 0;
}

/** Two ends hold alike within this share: which of them is stiffer would be round-off's to say. */
const ALIKE = 1e-6;

/** Share of a bar that each direction gets: all for the better held end's, halves where both are held alike. */
function shares(here: number, there: number): [number, number] {
  const most = Math.max(here, there);
  // Beside an end that is fixed none is alike but another such.
  const alike = here === there || (most < Infinity && Math.abs(here - there) <= ALIKE * most);
  if (alike) return most > 0 ? [0.5, 0.5] : [0, 0];
  return here > there ? [1, 0] : [0, 1];
}

/**
 * Braces of all nodes. A bar holds its far node along itself where its near node is held along it, in series with that; each bar is used once, from the end
 * that is first found to hold, in rounds from the supports outward: all of a round sees what the one before left, so that the order of the model is of
 * no matter. Every step is a true statement on bars that keep their length, so nothing is held that could move freely.
 */
export function bracesOf(graph: Graph): Brace[] {
  const braces = graph.supports.map((support): Brace => {
    const k = zeros(9);
    const fixed: boolean[] = [];
    for (let j = 0; j < 3; j++) {
      fixed.push(support?.[j] === Infinity);
      k[4 * j] = fixed[j] ? 0 : (support?.[j] ?? 0);
    }
    return { fixed, k };
  });
  const used = new Uint8Array(graph.runs.length);
  let changed = new Set(graph.supports.flatMap((support, node) => (support ? [node] : [])));
  while (changed.size > 0) {
    const round: { far: number; k: number; e: Vector }[] = [];
    for (const near of changed)
      for (const m of graph.bracing(near)) {
        if (used[m] || graph.axial(m) === 0) continue;
        const e = graph.along(m);
        if (along(braces[near] as Brace, e) === 0) continue;
        const ends = graph.endsOf(m);
        const behind = ends.map((node) => along(braces[node] as Brace, e)) as [number, number];
        shares(...behind).forEach((share, i) => {
          if (share === 0) return;
          used[m] = 1;
          const bar = share * graph.axial(m);
          const hold = behind[i] as number;
          round.push({ far: ends[1 - i] as number, k: hold === Infinity ? bar : (bar * hold) / (bar + hold), e });
        });
      }
    for (const { far, k, e } of round) {
      const there = (braces[far] as Brace).k;
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) there[3 * r + c] = (there[3 * r + c] as number) + k * (e[r] as number) * (e[c] as number);
    }
    changed = new Set(round.map(({ far }) => far));
  }
  return braces;
}
