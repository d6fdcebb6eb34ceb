/** Whether loads that are said to have the lean in them push at all: EN 1993-1-1 5.3.2(3)a. */

import { phiOf } from "../analysis/imperfections/phi.ts";
import type { Column, Part } from "../topology/columns.ts";
import type { Forces } from "../topology/context.ts";
import { givenBy, storeysOf } from "../topology/storeys.ts";
import { ALIKE, ownOf } from "./phi.ts";
import type { StructureView } from "./structure.ts";

/** Of the largest load on a column: combinations with less need no lean of their own. */
const LOADED = 0.9;
const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };

interface Leant {
  push: number;
  foot: string;
}

/**
 * Of the columns that lean along an axis and are not spared, the one that is pushed least where it bears most: H_Ed = φ·V_Ed is due there in one combination.
 * A column that is drawn out of plumb leans by that much besides. Null where all are spared.
 */
function leastLeant(part: Part, axis: 0 | 1, isSpared: (column: Column) => boolean, joints: StructureView): Leant | null {
  const { context } = joints;
  const storeys = (part.storeys ??= storeysOf(part, joints));
  const columns = part.leaning[axis].filter((column) => !isSpared(column));
  const pushes = columns.map((): { h: number; v: number }[] => []);
  for (const combination of context.combinations) {
    if (combination.limit_state === "SLS") continue;
    const passed = storeys(combination);
    const all = givenBy(part, joints, combination);
    columns.forEach((column, i) => {
      if (!(context.diagram(column.member, combination).forces(0, 1, scratch).n < 0)) return;
      // What is pushed, whoever passes it down: beside a column that hangs on others its own share is none.
      const { loads, walls } = passed.get(column)!;
      const from = walls ? all : loads;
      pushes[i]!.push({ h: Math.abs(from[axis]), v: from[2] });
    });
  }
  let least: Leant | null = null;
  columns.forEach(({ member: { axes }, foot }, i) => {
    const most = Math.max(...pushes[i]!.map(({ v }) => v));
    if (!(most > 0)) return;
    const push = Math.abs(axes.x[axis] / axes.x[2]) + Math.max(...pushes[i]!.map(({ h, v }) => (v >= LOADED * most ? h / v : 0)));
    if (push < (least?.push ?? Infinity)) least = { push, foot };
  });
  return least;
}

/** What is asked where the author's word is contradicted by the loads; null where it is not. */
export function amongQuestion(
  part: Part,
  axes: readonly (0 | 1)[],
  isSpared: (column: Column, axis: 0 | 1) => boolean,
  joints: StructureView,
): string | null {
  if (!axes.length) return null;
  const { height, columns } = (part.own ??= ownOf(part, joints));
  const phi = phiOf(height, columns);
  for (const axis of axes) {
    const found = leastLeant(part, axis, (column) => isSpared(column, axis), joints);
    if (found && found.push < ALIKE * phi)
      return `imperfections.among_loads: along ${"xy"[axis]} no combination with the most load above node '${found.foot}' pushes more than ${found.push.toFixed(4)}·V_Ed, and φ = 1/${(1 / phi).toFixed(0)} is due (5.3.2(3)a): put φ·V_Ed among the loads, or leave among_loads out, so that the analysis leans the structure itself`;
  }
  return null;
}
