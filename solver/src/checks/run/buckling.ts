/** Member buckling of a design member in one combination: which parts of EN 1993-1-1 6.3 its forces call for. */

import { Cm } from "../clauses/annexb.ts";
import { modulus } from "../clauses/bending.ts";
import { sectionClass } from "../clauses/classification.ts";
import { type Column, type ColumnInput, column } from "../clauses/flexural.ts";
import { interaction } from "../clauses/interaction.ts";
import { lateralTorsional, ltbRule } from "../clauses/lateral.ts";
import { isOpen, susceptible } from "../clauses/profile.ts";
import { torsionalFlexural } from "../clauses/torsionalflexural.ts";
import { criticalMoment, otherLength, rootOf } from "../stability/critical.ts";
import { bucklingLength, type Length } from "../stability/lengths.ts";
import { goesOn, holdsOf, ownTwist } from "../stability/restraints.ts";
import { twisting } from "../stability/twisting.ts";
import { type MemberCheck, type MemberInput, open, type Peaks, skipped, verified } from "./member.ts";
import { kcTable, momentShape, pieces } from "./moments.ts";
import { classSteps } from "./trace/class.trace.ts";
import { criticalStep } from "./trace/critical.trace.ts";
import { flexuralSteps, torsionalFlexuralSteps } from "./trace/flexural.trace.ts";
import { interactionSteps } from "./trace/interaction.trace.ts";
import { lateralSteps, unsusceptibleSteps } from "./trace/lateral.trace.ts";

/** All of 6.3 that the forces call for. */
export function bucklingChecks(input: MemberInput): MemberCheck[] {
  const { c, peaks, diagram, member, s, s460 } = input;
  const { p } = c;
  const n = Math.max(0, peaks.n);
  const keys = [
    ...(n > 0 ? ["buckling_y", "buckling_z"] : []),
    ...(n > 0 && isOpen(p) ? ["buckling_tf"] : []),
    "ltb",
    ...(interacts(n, peaks) ? ["interaction"] : []),
  ];
  if (diagram.line.reason) return keys.map((key) => open(key, diagram.line.reason as string));
  const forces = { n, my: peaks.my, mz: peaks.mz };
  const found = sectionClass(p, c.fy, forces);
  if (found === 4)
    return keys.map((key) =>
      open(key, "class 4 section: effective widths (EN 1993-1-5) are not covered", () => classSteps(p, c.fy, forces)),
    );
  const given = { p, fy: c.fy, gamma_m1: c.gamma_m1, e: s.e, s460 };
  const lengthOf = (axis: "y" | "z"): Length =>
    bucklingLength({ axis, member, line: diagram.line, ends: input.ends, n, ...input.sway, ei: s.e * (axis === "y" ? p.iy : p.iz) });
  const lengths = { y: lengthOf("y"), z: lengthOf("z") };
  const columnOf = (axis: "y" | "z"): Column | null => {
    const found = lengths[axis];
    return "reason" in found ? null : column(given, axis, found.l_cr);
  };
  const columns = { y: columnOf("y"), z: columnOf("z") };
  const out: MemberCheck[] = [];
  if (n > 0) {
    for (const axis of ["y", "z"] as const) {
      const [length, one] = [lengths[axis], columns[axis]];
      if ("reason" in length || !one) out.push(open(`buckling_${axis}`, (length as { reason: string }).reason));
      else out.push(verified(`buckling_${axis}`, n / one.n_b, () => flexuralSteps(c, s.e, axis, one, length.by, n, found)));
    }
    if (isOpen(p)) out.push(twistCheck(input, given, columns, n));
  }
  const lateral = lateralCheck(input, found);
  out.push(lateral.result);
  if (interacts(n, peaks)) {
    const unknown = out.find(({ status }) => status === "not_covered");
    if (unknown || !columns.y || !columns.z) out.push(open("interaction", unknown?.reason ?? ""));
    else out.push(interactionCheck(input, { y: columns.y, z: columns.z }, lateral.chi, found, n));
  }
  return out;
}

/** 6.3.1.4 and BB.3: twisting under compression. 6.3.3 has no term for it, so the smaller χ stands in both its equations. */
function twistCheck(
  { c, s, diagram: { line }, joints, ends, member }: MemberInput,
  given: ColumnInput,
  columns: { y: Column | null; z: Column | null },
  n: number,
): MemberCheck {
  const { p } = c;
  const holds = holdsOf(line, joints, ends, member.lateral_restraints ?? [], ownTwist(p, s, line.length));
  const onward = member.l_t === undefined ? goesOn(ends, member.lateral_restraints ?? [], ownTwist(p, s, line.length)) : null;
  if (onward) return open("buckling_tf", `l_t is not given and ${onward}: give l_t, or check the whole as one design member`);
  const twist = twisting(p, s, line.length, holds, member);
  if (!twist) return open("buckling_tf", "neither end is shown to be held against twist and l_t is not given: give l_t");
  if (p.kind === "channel" && twist.a > 0)
    return open("buckling_tf", "restraints hold one flange of a channel alone: BB.3 speaks of doubly symmetric sections");
  const { y } = columns;
  if (!y) return open("buckling_tf", "torsional-flexural buckling needs the buckling length about y-y");
  const found = torsionalFlexural(given, y, twist.ncr_t);
  for (const axis of ["y", "z"] as const) {
    const one = columns[axis];
    if (one && found.n_b < one.n_b) columns[axis] = { ...one, n_b: found.n_b };
  }
  return verified("buckling_tf", n / found.n_b, () => torsionalFlexuralSteps(c, y, found, twist, n));
}

/** 6.3.3 is called for by compression with bending, and by bending about both axes. */
function interacts(n: number, peaks: Peaks): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0)) || (peaks.my > 0 && peaks.mz > 0);
}

/** 6.3.2: lateral-torsional buckling; χLT goes on into 6.3.3. */
function lateralCheck(input: MemberInput, found: 1 | 2 | 3): { result: MemberCheck; chi: number } {
  const { c, peaks, check, annex } = input;
  const { my } = peaks;
  if (check.restrained) {
    const reason = "restrained: the check takes the compression flange as continuously held sideways";
    return { result: skipped("ltb", reason), chi: 1 };
  }
  const [w, symbol] = modulus(c.p, "y", found);
  const held = !susceptible(c.p);
  if (held || my === 0) {
    const m_rd = (w * c.fy) / c.gamma_m1;
    const why = held ? "square and circular hollow sections are not susceptible" : "no bending about y-y";
    return { result: verified("ltb", my / m_rd, () => unsusceptibleSteps(why, my, m_rd)), chi: 1 };
  }
  const rule = ltbRule(c.p, check.ltb_method, annex);
  const useF = (check.use_f ?? false) && rule.method === "rolled";
  const { line } = input.diagram;
  const declared = check.mcr !== undefined || (input.member.l_lt !== undefined && otherLength(input.member.l_lt, line.length));
  const onward = declared ? null : goesOn(input.ends, input.member.lateral_restraints ?? [], ownTwist(c.p, input.s, line.length));
  if (onward) {
    const reason = `${onward}: check the whole as one design member, or give l_lt or a restraint of both flanges there`;
    return { result: open("ltb", reason), chi: 1 };
  }
  const problem = { ...input, p: c.p, m_max: my };
  const critical = criticalMoment(problem, useF, input.known);
  if (critical.m_cr === null) {
    const reason =
      "nothing is shown to hold the member against twist, or sideways where restraints need it: give l_lt, lateral_restraints of both flanges, or supports";
    return { result: open("ltb", reason, () => [criticalStep(problem, critical)]), chi: 1 };
  }
  const c_1 = critical.c1 ?? 1;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = useF ? Math.max(1 / Math.sqrt(c_1), annex === "UK" ? 0 : kcTable(input)) : null;
  const given = { rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr: critical.m_cr, my, k_c };
  const lateral = lateralTorsional(given);
  const steps = () => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my, mz: peaks.mz }),
    criticalStep(problem, critical),
    ...lateralSteps(c, annex, symbol, c_1, given, lateral),
  ];
  return { result: verified("ltb", lateral.utilisation, steps), chi: lateral.chi };
}

/** 6.3.3 with the factors of Annex B. */
function interactionCheck(input: MemberInput, columns: { y: Column; z: Column }, chi_lt: number, found: 1 | 2 | 3, n: number): MemberCheck {
  const { c, peaks, check, diagram } = input;
  const { line } = diagram;
  const cantilever = rootOf(input.ends, ownTwist(c.p, input.s, line.length)) !== null;
  const whole = [[0, line.length]] as const;
  const between = pieces(input);
  const sway = ({ l_cr }: Column): boolean => l_cr > line.length * (1 + 1e-6);
  const cm = (axis: "my" | "mz", over: readonly (readonly [number, number])[], swaying: boolean): number =>
    swaying ? 0.9 : peaks[axis] === 0 ? 1 : Math.max(...over.map(([a, b]) => Cm(momentShape(diagram, axis, a, b))));
  const hollow = c.p.kind === "rhs" || c.p.kind === "chs";
  const given = {
    n,
    my: peaks.my,
    mz: peaks.mz,
    n_by: columns.y.n_b,
    n_bz: columns.z.n_b,
    m_b: (chi_lt * modulus(c.p, "y", found)[0] * c.fy) / c.gamma_m1,
    m_z: (modulus(c.p, "z", found)[0] * c.fy) / c.gamma_m1,
    factors: {
      plastic: found < 3,
      hollow,
      torsional: !hollow && !check.restrained,
      lambda_y: columns.y.lambda,
      lambda_z: columns.z.lambda,
      c_my: cm("my", whole, sway(columns.y)),
      c_mz: cm("mz", between, sway(columns.z)),
      c_mlt: cm("my", between, cantilever),
    },
  };
  const result = interaction(given);
  return verified("interaction", result.utilisation, () =>
    interactionSteps(given, result, {
      found,
      shape_y: momentShape(diagram, "my", 0, line.length),
      shape_z: peaks.mz > 0 ? momentShape(diagram, "mz", 0, line.length) : null,
      sway: sway(columns.y) || sway(columns.z),
      channel: c.p.kind === "channel",
      restrained: check.restrained ?? false,
    }),
  );
}
