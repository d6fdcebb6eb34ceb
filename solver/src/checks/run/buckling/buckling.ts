/** Member buckling of a design member in one combination: which parts of EN 1993-1-1 6.3 its forces call for. */

import { compressedArea } from "../../clauses/axial.ts";
import type { Capacity } from "../../clauses/capacity.ts";
import { type ClassForces, type SectionClass, sectionClass } from "../../clauses/classification.ts";
import { notEffective } from "../../clauses/effectivesection.ts";
import { ALPHA, type Column, type ColumnInput, chi, column, mayHaveThickWelds } from "../../clauses/flexural.ts";
import { isOpen } from "../../clauses/profile.ts";
import { leansBothWays } from "../../stability/bothways.ts";
import type { Ends } from "../../stability/ends.ts";
import { boundByLowest, bucklingLength, type Length, lengthTold } from "../../stability/lengths.ts";
import { straightened } from "../forces/straightened.ts";
import { classSteps } from "../trace/class.trace.ts";
import { flexuralSteps } from "../trace/flexural.trace.ts";
import type { Columns } from "../twist/annex.ts";
import { stressedCheck, twistCheck, twistedCheck } from "../twist/checks.ts";
import { type Axes, atAnyLength, neededAxes } from "./anylength.ts";
import { interactionCheck } from "./interactioncheck.ts";
import { lateralCheck } from "./lateralcheck.ts";
import { type LateralProblem, type LateralResult, lateralProblem } from "./lateralproblem.ts";
import { type MemberCheck, type MemberInput, open, type Peaks, verified } from "./member.ts";
import { relieved } from "./neglected.ts";
import { askedWhereMet, ofOneFlange } from "./uncounted.ts";
import { ifUntwisted } from "./untwisted.ts";

/** What of 6.3 does not rest on the critical moment: the same, whether that is bounded or found. */
export interface Prepared {
  /** All there is to say, where 6.3 cannot be applied. */
  settled: MemberCheck[] | null;
  /** Of the whole member under its largest forces. */
  found: SectionClass;
  checks: MemberCheck[];
  columns: Columns;
  bows: { y: boolean; z: boolean };
  /** The axes about which a length may be shorter, and what is asked where 6.3.3 fails by one. */
  bounded: Axes;
  asked: (axis: "y" | "z") => string;
  /** The buckling length about an axis and whose it is. */
  told: (axis: "y" | "z") => string;
  lateral: LateralProblem | null;
}

/** All of 6.3 that the forces call for, on what was prepared for them. */
export const bucklingChecks = (input: MemberInput, prepared: Prepared): MemberCheck[] =>
  askedWhereMet(
    input,
    relieved(input, withAll(input, prepared), (other) => withAll(other, prepare(other))),
    (other) => bucklingChecks(other, prepare(other)),
  );

/** With every restraint that the model gives. Without functions of its own, which would keep what they share in every combination. */
export function prepare(input: MemberInput): Prepared {
  const { c, peaks, diagram, s, s460 } = input;
  const { p } = c;
  const n = Math.max(0, peaks.n);
  const { reason } = diagram.line;
  if (reason) return settledBy(input, n, besideReason(input, reason));
  const forces = { n, my: peaks.my, mz: peaks.mz };
  const found = sectionClass(p, c.fy, forces);
  if (Math.max(found, n > 0 ? c.class_n : 0) === 4 && c.effective === null) return settledBy(input, n, notEffectiveFor(c, forces));
  const given = { p, a: compressedArea(c), fy: c.fy, gamma_m1: c.gamma_m1, e: s.e, s460 };
  const { ends } = input;
  const lengths = { y: lengthAbout(input, "y", n, s.e * p.iy), z: lengthAbout(input, "z", n, s.e * p.iz) };
  const columns: Columns = { y: columnOnce(ends, given, "y", lengths.y), z: columnOnce(ends, given, "z", lengths.z) };
  const checks: MemberCheck[] = [];
  if (n > 0) {
    for (const axis of AXES) checks.push(flexuralCheck(input, axis, lengths[axis], columns[axis], n));
    if (isOpen(p)) checks.push(twistCheck(input, given, columns, n));
  }
  const bows = { y: "bows" in lengths.y && lengths.y.bows, z: "bows" in lengths.z && lengths.z.bows };
  const bounded = AXES.filter((axis) => boundOf(axis, lengths[axis]) !== null);
  const lateral = lateralProblem(input, found);
  return { settled: null, found, checks, columns, bows, bounded, asked: askerOf(lengths), told: tellerOf(input, lengths), lateral };
}

/** Nothing but this. */
const settledBy = (input: MemberInput, n: number, of: (key: string) => MemberCheck): Prepared => ({
  settled: keysOf(input, n).map(of),
  found: 3,
  checks: [],
  columns: { y: null, z: null },
  bows: { y: false, z: false },
  bounded: [],
  asked: () => "",
  told: () => "",
  lateral: null,
});

/** What is held all along, or does not bend, does not buckle sideways whatever it is made of. */
function besideReason(input: MemberInput, reason: string): (key: string) => MemberCheck {
  const { check, peaks } = input;
  const stays = check.restrained || (peaks.my === 0 && peaks.mz === 0);
  return (key) => (key === "ltb" && stays ? lateralCheck(input, lateralProblem(input, 3)).result : open(key, reason));
}

const notEffectiveFor = (c: Capacity, forces: ClassForces) => (key: string) =>
  open(key, notEffective(c.p), () => classSteps(c.p, c.fy, forces));

function lengthAbout(input: MemberInput, axis: "y" | "z", n: number, ei: number): Length {
  const { member, diagram, ends, sway, joints } = input;
  const { line } = diagram;
  const { still, moved, bow, lowest, bends } = sway;
  // Modes speak of the model's axes.
  const bent = bends && line.spans[0]!.member.turned ? (bends === "y" ? "z" : "y") : bends;
  const restraints = axis === "z" ? member.lateral_restraints : undefined;
  const leans = joints.leans && sway.waving === null;
  const leant = leans && leansBothWays(joints, line.spans[0]!.member, axis);
  const seen = sway.known && !sway.unsearched && !sway.snaps;
  const found = bucklingLength({ axis, member, line, ends, n, still, moved, bow, lowest, ei, bent, restraints, leans, leant, seen });
  // What meets it between its ends is not counted, and holds it in the structure's modes.
  if ("reason" in found || lowest === null || restraints?.length || !meetsBetween(axis, input)) return found;
  return boundByLowest(found, lowest, n, ei);
}

/** What is asked where a length is known from above alone. */
const boundOf = (axis: "y" | "z", length: Length): string | null => ("isBound" in length && length.isBound ? atMost(axis, length) : null);

const askerOf = (lengths: { y: Length; z: Length }) => (axis: "y" | "z") => boundOf(axis, lengths[axis]) ?? "";

/** What a length rests on; one cut by declared restraints counts what meets the member already. */
const restsOn = (input: MemberInput, axis: "y" | "z", { l_cr, by }: { l_cr: number; by: () => string }): string =>
  by() + (l_cr < input.diagram.line.system ? "" : uncounted(axis, input));

/** A length, or why there is none. */
const toldOf = (input: MemberInput, axis: "y" | "z", length: Length): string =>
  "reason" in length ? length.reason : lengthTold(axis, length.l_cr, restsOn(input, axis, length));

const tellerOf = (input: MemberInput, lengths: { y: Length; z: Length }) => (axis: "y" | "z") => toldOf(input, axis, lengths[axis]);

/** 6.3.1 about one axis. */
function flexuralCheck(input: MemberInput, axis: "y" | "z", length: Length, one: Column | null, n: number): MemberCheck {
  const key = axis === "y" ? "buckling_y" : "buckling_z";
  if ("reason" in length || !one) return open(key, (length as { reason: string }).reason);
  const { c, s } = input;
  const steps = () => flexuralSteps(c, s.e, axis, one, restsOn(input, axis, length), n);
  const bends = verified(key, n / one.n_b, steps, () => toldOf(input, axis, length));
  const bound = boundOf(axis, length);
  if (bound) bends.bounded = bound;
  if (mayHaveThickWelds(c.p)) bends.question = (used) => thickWelds(axis, one, used);
  return bends;
}

/** No length is taken from what meets the member between its ends: where there is something, the reader hears of it. */
const uncounted = (axis: "y" | "z", input: MemberInput): string =>
  meetsBetween(axis, input) ? `; nothing between its ends is counted: where it holds, give l_cr_${axis}` : "";

function meetsBetween(axis: "y" | "z", { member, joints, diagram: { line } }: MemberInput): boolean {
  if (member[`l_cr_${axis}`] !== undefined) return false;
  if (axis === "z" && member.lateral_restraints?.length) return true;
  for (let i = 1; i < line.nodes.length - 1; i++) if (joints.held(line.nodes[i]!, 2)) return true;
  return false;
}

const AXES = ["y", "z"] as const;

const atMost = (axis: "y" | "z", { l_cr, byLowest }: Exclude<Length, { reason: string }>): string =>
  `l_cr_${axis} is not given: it is ${l_cr.toFixed(2)} m at most, with which the member does not pass${
    byLowest
      ? `, and ${byLowest.toFixed(2)} m by the lowest mode of all, where what meets it between its ends bears the forces of what it holds (5.3.3)`
      : ""
  }: give l_cr_${axis}`;

/** Nothing of 6.3.1 and 6.3.3 grows by more than the resistance to compression shrinks. */
function thickWelds(axis: "y" | "z", { lambda, chi: found }: Column, used: number): string | null {
  if (used > 1 || used * (found / chi(lambda, ALPHA.c)) <= 1) return null;
  return `curve b about ${axis}-${axis} is that of a welded box with welds of a ≤ 0.5·tf: with thicker ones Table 6.2 has curve c, and with that it may not pass: how thick are they?`;
}

const keysOf = ({ c, peaks }: MemberInput, n: number): string[] => [
  ...(n > 0 ? ["buckling_y", "buckling_z"] : []),
  ...(n > 0 && isOpen(c.p) ? ["buckling_tf"] : []),
  "ltb",
  ...(interacts(n, peaks, c) ? ["interaction"] : []),
];

function withAll(input: MemberInput, prepared: Prepared): MemberCheck[] {
  const { settled, found, checks, columns, bows, bounded, asked, told, lateral: problem } = prepared;
  if (settled || !problem) return settled ?? [];
  const { c, peaks, check } = input;
  const n = Math.max(0, peaks.n);
  const out = checks.slice();
  const lateral = lateralCheck(input, problem);
  const isHeld = lateral.result.status === "fail" ? ifUntwisted(input, problem) : null;
  const uncountedHold = ofOneFlange(problem.chain);
  if (isHeld?.lateral.result.status === "pass") lateral.result.bounded = isHeld.reason;
  else if (uncountedHold && lateral.result.status === "fail") lateral.result.bounded = uncountedHold;
  out.push(lateral.result);
  const unknown = out.find(({ status }) => status === "not_covered");
  if (peaks.twist && (n > 0 || (peaks.my > 0 && !check.restrained))) out.push(twistedCheck(input, columns, lateral, found));
  if (interacts(n, peaks, c)) {
    if (unknown || !columns.y || !columns.z) out.push(open("interaction", unknown?.reason ?? ""));
    else {
      const { y, z } = columns;
      const own = straightened(input, columns);
      const both = interactionCheck(own, { y, z }, bows, lateral, found, n, told);
      const needed = both.status === "fail" && bounded.length ? neededOf(own, { y, z }, prepared, lateral, n) : [];
      if (needed.length) both.bounded = needed.map(asked).join("; ");
      else if (both.status === "fail") {
        const held = isHeld ?? ifUntwisted(input, problem);
        if (held && interactionCheck(own, { y, z }, bows, held.lateral, found, n, told).status === "pass") both.bounded = held.reason;
        else if (uncountedHold) both.bounded = uncountedHold;
      }
      out.push(both);
    }
  }
  const stressed = stressedCheck(input, out, columns, lateral, found);
  return stressed ? [...out, stressed] : out;
}

/** The axes whose length is but a bound and to be given; apart, since few members come here and no function may be made for the others. */
function neededOf(own: MemberInput, columns: { y: Column; z: Column }, prepared: Prepared, lateral: LateralResult, n: number): Axes {
  const { bows, bounded, found, told } = prepared;
  return neededAxes(bounded, (axes) => {
    const [stocky, bowing] = atAnyLength(columns, bows, axes, own.diagram.line.system);
    return interactionCheck(own, stocky, bowing, lateral, found, n, told).status === "fail";
  });
}

/** By the ends, which every target of every check has of its own: of what a column rests on only the length may differ between combinations. */
const columnsKnown = new WeakMap<Ends, Columns>();

function columnOnce(ends: Ends, given: ColumnInput, axis: "y" | "z", length: Length): Column | null {
  if ("reason" in length) return null;
  const { l_cr } = length;
  let known = columnsKnown.get(ends);
  if (!known) columnsKnown.set(ends, (known = { y: null, z: null }));
  const held = known[axis];
  return held?.l_cr === l_cr ? held : (known[axis] = column(given, axis, l_cr));
}

/** 6.3.3 is called for by compression with bending, be it by the shift of a class 4 section's centroid, and by bending about both axes. */
function interacts(n: number, peaks: Peaks, c: Capacity): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0 || (c.effective?.n.e_n ?? 0) > 0)) || (peaks.my > 0 && peaks.mz > 0);
}
