/** Member buckling of a design member in one combination: which parts of EN 1993-1-1 6.3 its forces call for. */

import { freeStanding } from "../run/line.ts";
import { type MemberCheck, type MemberInput, open, type Peaks } from "../run/member.ts";
import type { Step } from "../run/trace.ts";
import { classSteps, sectionClass } from "./classification.ts";
import { column, flexural, torsionalFlexural } from "./compression.ts";
import { interaction } from "./interaction.ts";
import { lateralTorsional } from "./lateral.ts";

/** All of 6.3 that the forces call for. */
export function bucklingChecks(input: MemberInput): MemberCheck[] {
  const { c, peaks, diagram, member } = input;
  const { p } = c;
  const out: MemberCheck[] = [];
  const bent = peaks.my > 0 || peaks.mz > 0;
  const n = Math.max(0, peaks.n);
  const keys = [
    ...(n > 0 ? ["buckling_y", "buckling_z"] : []),
    ...(n > 0 && p.kind === "channel" ? ["buckling_tf"] : []),
    "ltb",
    ...(interacts(n, peaks) ? ["interaction"] : []),
  ];
  if (diagram.line.reason) return keys.map((key) => open(key, diagram.line.reason as string));
  const found = sectionClass(p, c.fy, { n, my: peaks.my, mz: peaks.mz });
  if (found === 4) {
    const steps = (): Step[] => classSteps(p, c.fy, { n, my: peaks.my, mz: peaks.mz });
    return keys.map((key) => open(key, "class 4 section: effective widths (EN 1993-1-5) are not covered", steps));
  }
  // Left out, the buckling length is the member's own; a member with a free end buckles over twice its length.
  const length = (freeStanding(diagram.line, input.joints) ? 2 : 1) * diagram.line.length;
  const columns = { y: column(input, "y", member.l_cr_y ?? length), z: column(input, "z", member.l_cr_z ?? length) };
  if (n > 0) {
    for (const axis of ["y", "z"] as const) out.push(flexural(input, axis, columns[axis], n, found));
    if (p.kind === "channel") {
      const twisting = torsionalFlexural(input, columns.y, columns.z, n);
      out.push(twisting.result);
      // 6.3.3 has no term for twist under compression: the smaller χ stands in both equations.
      for (const axis of ["y", "z"] as const) if (twisting.n_b < columns[axis].n_b) columns[axis] = { ...columns[axis], n_b: twisting.n_b };
    }
  }
  const lateral = lateralTorsional(input, found);
  out.push(lateral.result);
  if (bent && interacts(n, peaks)) {
    if (lateral.result.status === "not_covered") out.push(open("interaction", lateral.result.reason as string));
    else out.push(interaction(input, columns, lateral.chi, found, n));
  }
  return out;
}

/** 6.3.3 is called for by compression with bending, and by bending about both axes. */
function interacts(n: number, peaks: Peaks): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0)) || (peaks.my > 0 && peaks.mz > 0);
}
