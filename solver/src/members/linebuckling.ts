/** By how much a pattern of compression in one line of members may grow until it buckles, on the stiffness that the whole structure offers its nodes. */

import type { ContinuousLine } from "../topology/continuity.ts";
import { type Axis, type BendingShapes, SHAPES } from "./bendingshapes.ts";
import { addTaken, type Compression, type PressedMember } from "./compressed_member.ts";
import { doublesOf, lateralKernel } from "./lateral_kernel.ts";

/** Numbers of a member in the kernel, see assembly/lateral/line.ts: axes, its two nodes, whether bows follow, compliance, how bows follow, B about y and about z. */
const AT = {
  ends: 9,
  follow: 11,
  compliance: 12,
  follows: 112,
  y: 232,
  z: 232 + SHAPES * SHAPES,
  next: 232 + 2 * SHAPES * SHAPES,
} as const;
/** Two numbers stand before all. */
const HEAD = 2;

/** Compression in each member of the line. */
export type Pattern = readonly Compression[];

/** Factors of the pattern at which the line buckles about its axes; Infinity where it does not. */
export type Factors = Readonly<Record<Axis, number>>;

/** `flexibility` is that of the line's nodes, `shapes` those of its members, `members` what their force makes of them; all have their axes in `axes`, nine numbers each. */
export interface PressedLine {
  line: ContinuousLine;
  flexibility: Float64Array;
  shapes: readonly BendingShapes[];
  members: readonly PressedMember[];
  axes: Float64Array;
}

export function lineFactors({ line, flexibility, shapes, members, axes }: PressedLine, pattern: Pattern): Factors {
  const kernel = lateralKernel();
  const count = HEAD + flexibility.length + AT.next * members.length;
  const numbers = doublesOf(kernel.lineRoom(count), count);
  numbers.set(flexibility, HEAD);
  members.forEach(({ compliance, follows }, i) => {
    const from = HEAD + flexibility.length + AT.next * i;
    const own = numbers.subarray(from, from + AT.next).fill(0);
    const m = line.members[i]!;
    own.set(axes.subarray(9 * m, 9 * m + 9));
    own.set(line.ends[i]!, AT.ends);
    own.set(compliance, AT.compliance);
    if (follows) {
      own[AT.follow] = 1;
      own.set(follows, AT.follows);
    }
    addTaken(shapes[i]!, "y", pattern[i]!, own.subarray(AT.y, AT.z));
    addTaken(shapes[i]!, "z", pattern[i]!, own.subarray(AT.z, AT.next));
  });
  kernel.lineFactors(line.nodes.length, members.length);
  const [y, z] = doublesOf(kernel.lineRoom(0), HEAD) as unknown as [number, number];
  return { y, z };
}
