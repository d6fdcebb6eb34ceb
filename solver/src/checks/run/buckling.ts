/** Member buckling of a design member in one combination: which parts of EN 1993-1-1 6.3 its forces call for. */

import { Cm } from "../clauses/annexb.ts";
import { compressedArea } from "../clauses/axial.ts";
import { modulus } from "../clauses/bending.ts";
import type { Capacity } from "../clauses/capacity.ts";
import { type SectionClass, sectionClass } from "../clauses/classification.ts";
import { notEffective } from "../clauses/effectivesection.ts";
import { type Column, type ColumnInput, column } from "../clauses/flexural.ts";
import { interaction } from "../clauses/interaction.ts";
import { isOpen, susceptible } from "../clauses/profile.ts";
import { rootOf } from "../stability/critical.ts";
import type { Ends } from "../stability/ends.ts";
import { bucklingLength, type Length } from "../stability/lengths.ts";
import { ownTwist } from "../stability/restraints.ts";
import { type LateralResult, lateralCheck } from "./lateralcheck.ts";
import { type MemberCheck, type MemberInput, open, type Peaks, verified } from "./member.ts";
import { momentShape, pieces, windowsOf } from "./moments.ts";
import { relieved } from "./neglected.ts";
import { classSteps } from "./trace/class.trace.ts";
import { flexuralSteps } from "./trace/flexural.trace.ts";
import { interactionSteps } from "./trace/interaction.trace.ts";
import { type Columns, stressedCheck, twistCheck, twistedCheck } from "./twistchecks.ts";

/** All of 6.3 that the forces call for. */
export const bucklingChecks = (input: MemberInput): MemberCheck[] => relieved(input, withAll(input), withAll);

/** With every restraint that the model gives. */
function withAll(input: MemberInput): MemberCheck[] {
  const { c, peaks, check, diagram, member, s, s460 } = input;
  const { p } = c;
  const { still, bow } = input.sway;
  const n = Math.max(0, peaks.n);
  const keys = (): string[] => [
    ...(n > 0 ? ["buckling_y", "buckling_z"] : []),
    ...(n > 0 && isOpen(p) ? ["buckling_tf"] : []),
    "ltb",
    ...(interacts(n, peaks, c) ? ["interaction"] : []),
  ];
  const { reason } = diagram.line;
  if (reason) {
    // What is held all along, or does not bend, does not buckle sideways whatever it is made of.
    const stays = check.restrained || (peaks.my === 0 && peaks.mz === 0);
    return keys().map((key) => (key === "ltb" && stays ? lateralCheck(input, 3).result : open(key, reason)));
  }
  const forces = { n, my: peaks.my, mz: peaks.mz };
  const found = sectionClass(p, c.fy, forces);
  if (Math.max(found, n > 0 ? c.class_n : 0) === 4 && c.effective === null)
    return keys().map((key) => open(key, notEffective(p), () => classSteps(p, c.fy, forces)));
  const given = { p, a: compressedArea(c), fy: c.fy, gamma_m1: c.gamma_m1, e: s.e, s460 };
  const lengthOf = (axis: "y" | "z"): Length =>
    bucklingLength({
      ...{ axis, member, line: diagram.line, ends: input.ends, n, still, bow },
      ...{ ei: s.e * (axis === "y" ? p.iy : p.iz), leans: input.joints.leans },
    });
  const lengths = { y: lengthOf("y"), z: lengthOf("z") };
  const columnOf = (axis: "y" | "z"): Column | null => {
    const length = lengths[axis];
    return "reason" in length ? null : columnOnce(input.ends, given, axis, length.l_cr);
  };
  const columns: Columns = { y: columnOf("y"), z: columnOf("z") };
  const out: MemberCheck[] = [];
  if (n > 0) {
    for (const axis of ["y", "z"] as const) {
      const [length, one] = [lengths[axis], columns[axis]];
      if ("reason" in length || !one) out.push(open(`buckling_${axis}`, (length as { reason: string }).reason));
      else out.push(verified(`buckling_${axis}`, n / one.n_b, () => flexuralSteps(c, s.e, axis, one, length.by, n)));
    }
    if (isOpen(p)) out.push(twistCheck(input, given, columns, n));
  }
  const lateral = lateralCheck(input, found);
  out.push(lateral.result);
  const unknown = out.find(({ status }) => status === "not_covered");
  if (peaks.twist && (n > 0 || (peaks.my > 0 && !check.restrained))) out.push(twistedCheck(input, columns, lateral, found));
  if (interacts(n, peaks, c)) {
    if (unknown || !columns.y || !columns.z) out.push(open("interaction", unknown?.reason ?? ""));
    else {
      const bows = (length: Length): boolean => "bows" in length && length.bows;
      out.push(interactionCheck(input, { y: columns.y, z: columns.z }, { y: bows(lengths.y), z: bows(lengths.z) }, lateral, found, n));
    }
  }
  const stressed = stressedCheck(input, out);
  return stressed ? [...out, stressed] : out;
}

/** By the ends, which every target of every check has of its own: of what a column rests on only the length may differ between combinations. */
const columnsKnown = new WeakMap<Ends, Columns>();

function columnOnce(ends: Ends, given: ColumnInput, axis: "y" | "z", l_cr: number): Column {
  let known = columnsKnown.get(ends);
  if (!known) columnsKnown.set(ends, (known = { y: null, z: null }));
  const held = known[axis];
  return held?.l_cr === l_cr ? held : (known[axis] = column(given, axis, l_cr));
}

/** 6.3.3 is called for by compression with bending, be it by the shift of a class 4 section's centroid, and by bending about both axes. */
function interacts(n: number, peaks: Peaks, c: Capacity): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0 || (c.effective?.n.e_n ?? 0) > 0)) || (peaks.my > 0 && peaks.mz > 0);
}

/** 6.3.3 with the factors of Annex B. */
function interactionCheck(
  input: MemberInput,
  columns: { y: Column; z: Column },
  bows: { y: boolean; z: boolean },
  { chi: chi_lt, loose = false }: LateralResult,
  found: SectionClass,
  n: number,
): MemberCheck {
  const { c, peaks, check, diagram, known } = input;
  const { line } = diagram;
  const cantilever = rootOf(input.ends, ownTwist(c.p, input.s, line.length)) !== null;
  const whole = [[0, line.length]] as const;
  const between = known.bound ? whole : pieces(input);
  const longer = ({ l_cr }: Column): boolean => l_cr > line.system * (1 + 1e-6);
  // Table B.3 gives 0.9 for a mode of sway; a piece of a line that bows takes an even moment, which no diagram of the whole line exceeds.
  const past = (axis: "y" | "z"): number | null => (!longer(columns[axis]) ? null : bows[axis] ? 1 : 0.9);
  // No shape of diagram has a larger factor than an even moment, which is all that a bound asks for.
  const cm = (axis: "my" | "mz", over: readonly (readonly [number, number])[], given: number | null): number =>
    given ?? (peaks[axis] === 0 || known.bound ? 1 : Math.max(...over.map(([a, b]) => Cm(momentShape(diagram, axis, a, b)))));
  // Fixed ends shorten a length to its half at most: one of half a piece or less has braced points of its own, which the model does not tell.
  const over = (l_cr: number, given: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] =>
    given.some(([a, b]) => b - a >= 2 * l_cr * (1 - 1e-6)) ? [...given, ...windowsOf(line.length, l_cr)] : given;
  const hollow = c.p.kind === "rhs" || c.p.kind === "chs";
  const shifted = n * (c.effective?.n.e_n ?? 0);
  const given = {
    n,
    my: peaks.my,
    mz: peaks.mz + shifted,
    n_by: columns.y.n_b,
    n_bz: columns.z.n_b,
    m_b: (chi_lt * modulus(c, "y", found)[0] * c.fy) / c.gamma_m1,
    m_z: (modulus(c, "z", found)[0] * c.fy) / c.gamma_m1,
    factors: {
      plastic: found < 3,
      hollow,
      // A hollow section that buckles sideways is susceptible like any other.
      torsional: susceptible(c.p) && !check.restrained && (!hollow || chi_lt < 1),
      lambda_y: columns.y.lambda,
      lambda_z: columns.z.lambda,
      c_my: cm("my", over(columns.y.l_cr, whole), past("y")),
      // Restraints cut the diagram of Mz where the length between them counts: over the whole length the whole diagram does.
      c_mz: cm("mz", over(columns.z.l_cr, columns.z.l_cr < line.length * (1 - 1e-6) ? between : whole), past("z")),
      // A line that buckles as one has no braced points at the ends of this piece.
      c_mlt: loose ? 1 : cm("my", between, cantilever ? 0.9 : null),
    },
  };
  const result = interaction(given);
  const out = verified("interaction", result.utilisation, () =>
    interactionSteps(given, result, {
      found,
      area: c.effective ? "Aeff" : "A",
      shifted,
      shape_y: momentShape(diagram, "my", 0, line.length),
      shape_z: peaks.mz > 0 ? momentShape(diagram, "mz", 0, line.length) : null,
      sway: past("y") === 0.9 || past("z") === 0.9,
      longer: past("y") === 1 || past("z") === 1,
      twists: { y: columns.y.twists ?? false, z: columns.z.twists ?? false },
      channel: c.p.kind === "channel",
      restrained: check.restrained ?? false,
    }),
  );
  if (given.factors.torsional)
    out.atCmLT = (c_mlt) =>
      interaction({ ...given, factors: { ...given.factors, c_mlt: cantilever || loose ? given.factors.c_mlt : c_mlt } }).utilisation;
  return out;
}
