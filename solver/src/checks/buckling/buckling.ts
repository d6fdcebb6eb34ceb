/** Member buckling of a design member in one combination: which parts of EN 1993-1-1 6.3 its forces call for. */

import { compressedArea } from "../../ec3/cross_section/axial.ts";
import { type ClassForces, isSlender, type SectionClass, sectionClass } from "../../ec3/cross_section/classification.ts";
import { notEffective } from "../../ec3/cross_section/effectivesection.ts";
import type { Column } from "../../ec3/member_buckling/flexural.ts";
import { isOpen } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Chain } from "../../members/chain.ts";
import type { Gap } from "../../results/open_points.ts";
import { straightened } from "../forces/chord_moments.ts";
import { classSteps } from "../trace/class.trace.ts";
import type { Columns } from "../twist/annex.ts";
import { stressedCheck, twistCheck, twistedCheck } from "../twist/checks.ts";
import { columnOnce, flexuralCheck, lengthAbout, tellerOf } from "./flexuralcheck.ts";
import { interactionCheck } from "./interactioncheck.ts";
import { lateralCheck } from "./lateralcheck.ts";
import { type LateralProblem, lateralProblem } from "./lateralproblem.ts";
import { interacts, type LateralResult, type MemberCheck, type MemberInput, open, openAs } from "./member.ts";
import { RESTRAINT } from "./otherflange.ts";
import { relieved } from "./restraint_relief.ts";
import { heldByStructure } from "./structurehold.ts";

/** What of 6.3 does not rest on the critical moment: the same, whether that is bounded or found. */
export interface Prepared {
  /** All there is to say, where 6.3 cannot be applied. */
  settled: MemberCheck[] | null;
  /** Of the whole member under its largest forces. */
  found: SectionClass;
  checks: MemberCheck[];
  columns: Columns;
  bows: { y: boolean; z: boolean };
  /** The buckling length about an axis and whose it is. */
  told: (axis: "y" | "z") => string;
  lateral: LateralProblem | null;
}

/** All of 6.3 that the forces call for, on what was prepared for them. */
export const bucklingChecks = (input: MemberInput, prepared: Prepared): MemberCheck[] =>
  heldByStructure(input, relievedChecks(input, prepared), (other) => relievedChecks(other, prepare(other)));

const relievedChecks = (input: MemberInput, prepared: Prepared): MemberCheck[] =>
  relieved(input, withAll(input, prepared), (other) => withAll(other, prepare(other)));

/** With every restraint that the model gives. Without functions of its own, which would keep what they share in every combination. */
export function prepare(input: MemberInput): Prepared {
  const { c, peaks, diagram, s, s460 } = input;
  const { p } = c;
  const n = Math.max(0, peaks.n);
  const { reason } = diagram.line;
  if (reason) return settledBy(input, n, besideReason(input, { code: "line", message: reason }));
  const forces = { n, my: peaks.my, mz: peaks.mz };
  const found = sectionClass(p, c.fy, forces);
  // The area goes with the class of all stresses together: bending beside compression presses a web less evenly (5.5.2(5), Table 5.2).
  const slender = c.class_n === 4 && isSlender(p, c.fy, forces);
  if (slender && c.effective === null) return settledBy(input, n, notEffectiveFor(c, forces));
  const given = { p, a: slender ? compressedArea(c) : p.a, fy: c.fy, gamma_m1: c.gamma_m1, e: s.e, s460 };
  const { ends } = input;
  const { line, combination } = diagram;
  const held = { ...input, line, combination };
  const lengths = { y: lengthAbout(held, "y", n, s.e * p.iy), z: lengthAbout(held, "z", n, s.e * p.iz) };
  const columns: Columns = { y: columnOnce(ends, given, "y", lengths.y), z: columnOnce(ends, given, "z", lengths.z) };
  const checks: MemberCheck[] = [];
  if (n > 0) {
    for (const axis of AXES) checks.push(flexuralCheck(input, axis, lengths[axis], columns[axis], n));
    if (isOpen(p)) checks.push(twistCheck(input, given, columns, n));
  }
  const bows = { y: "bows" in lengths.y && lengths.y.bows, z: "bows" in lengths.z && lengths.z.bows };
  const lateral = lateralProblem(input, found);
  return { settled: null, found, checks, columns, bows, told: tellerOf(lengths), lateral };
}

/** Nothing but this. */
const settledBy = (input: MemberInput, n: number, of: (key: string) => MemberCheck): Prepared => ({
  settled: keysOf(input, n).map(of),
  found: 3,
  checks: [],
  columns: { y: null, z: null },
  bows: { y: false, z: false },
  told: () => "",
  lateral: null,
});

/** What is held all along, or does not bend, does not buckle sideways whatever it is made of. */
function besideReason(input: MemberInput, gap: Gap): (key: string) => MemberCheck {
  const { check, peaks } = input;
  const stays = check.restrained || (peaks.my === 0 && peaks.mz === 0);
  return (key) => (key === "ltb" && stays ? lateralCheck(input, lateralProblem(input, 3)).result : open(key, gap));
}

const notEffectiveFor = (c: Capacity, forces: ClassForces) => (key: string) =>
  open(key, notEffective(c.p), () => classSteps(c.p, c.fy, forces));

const AXES = ["y", "z"] as const;

const keysOf = ({ c, peaks }: MemberInput, n: number): string[] => [
  ...(n > 0 ? ["buckling_y", "buckling_z"] : []),
  ...(n > 0 && isOpen(c.p) ? ["buckling_tf"] : []),
  "ltb",
  ...(interacts(n, peaks, c) ? ["interaction"] : []),
];

function withAll(input: MemberInput, prepared: Prepared): MemberCheck[] {
  const { settled, found, checks, columns, lateral: problem } = prepared;
  if (settled || !problem) return settled ?? [];
  const { c, peaks, check } = input;
  const n = Math.max(0, peaks.n);
  const out = checks.slice();
  const lateral = lateralCheck(input, problem);
  out.push(askOfOneFlange(lateral.result, problem.chain));
  const unknown = out.find(({ status }) => status === "not_covered");
  const { chi, m_cr } = lateral;
  if (peaks.twist && (n > 0 || (peaks.my > 0 && !check.restrained)))
    out.push(m_cr === null ? openAs("ltb_torsion", lateral.result) : twistedCheck(input, columns, { chi, m_cr }, found));
  if (interacts(n, peaks, c)) {
    const { y, z } = columns;
    if (unknown || !y || !z) out.push(openAs("interaction", unknown as MemberCheck));
    else out.push(together(input, prepared, { y, z }, problem, lateral, n));
  }
  const stressed = stressedCheck(input, out, columns, lateral, found);
  return stressed ? [...out, stressed] : out;
}

/** Restraints of one flange count nothing on a line that changes its section: what fails without them may pass where they hold both. */
function askOfOneFlange(check: MemberCheck, chain: Chain | null): MemberCheck {
  const { status, utilisation } = check;
  if (status !== "fail" || !chain?.line.stepped || chain.restraints.every(({ flange }) => flange === "both")) return check;
  return {
    ...check,
    ask: { ...RESTRAINT, finding: "stepped_line", figures: {}, effect: [{ value: "without them", utilisation }] },
  };
}

/** 6.3.3. */
function together(
  input: MemberInput,
  prepared: Prepared,
  columns: { y: Column; z: Column },
  problem: LateralProblem,
  lateral: LateralResult,
  n: number,
): MemberCheck {
  const { found, bows, told } = prepared;
  const own = straightened(input, columns);
  return askOfOneFlange(interactionCheck(own, columns, bows, lateral, found, n, told), problem.chain);
}
