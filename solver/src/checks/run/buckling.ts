/** Member buckling of a design member in one combination: which parts of EN 1993-1-1 6.3 its forces call for. */

import { Cm } from "../clauses/annexb.ts";
import { ANNEXES } from "../clauses/annexes.ts";
import { compressedArea } from "../clauses/axial.ts";
import { modulus } from "../clauses/bending.ts";
import type { Capacity } from "../clauses/capacity.ts";
import { type SectionClass, sectionClass } from "../clauses/classification.ts";
import { notEffective } from "../clauses/effectivesection.ts";
import { type Column, column } from "../clauses/flexural.ts";
import { interaction } from "../clauses/interaction.ts";
import { lateralTorsional, ltbRule } from "../clauses/lateral.ts";
import { susceptible } from "../clauses/profile.ts";
import { torsionalFlexural } from "../clauses/torsionalflexural.ts";
import { torsionBuckling } from "../clauses/torsionbuckling.ts";
import { TWISTED_CLASS_4 } from "../clauses/torsioncombined.ts";
import { sectorial } from "../clauses/warpingstress.ts";
import { criticalMoment } from "../stability/critical.ts";
import { freeStanding } from "./line.ts";
import { type MemberCheck, type MemberInput, open, type Peaks, skipped, verified } from "./member.ts";
import { kcTable, momentShape, pieces } from "./moments.ts";
import { classSteps } from "./trace/class.trace.ts";
import { criticalStep } from "./trace/critical.trace.ts";
import { effectiveModulusSteps } from "./trace/effective.trace.ts";
import { flexuralSteps, torsionalFlexuralSteps } from "./trace/flexural.trace.ts";
import { interactionSteps } from "./trace/interaction.trace.ts";
import { lateralSteps, unsusceptibleSteps } from "./trace/lateral.trace.ts";
import { torsionBucklingSteps } from "./trace/torsioncombined.trace.ts";

/** All of 6.3 that the forces call for. */
export function bucklingChecks(input: MemberInput): MemberCheck[] {
  const { c, peaks, check, diagram, member, s, s460 } = input;
  const { p } = c;
  const n = Math.max(0, peaks.n);
  const keys = [
    ...(n > 0 ? ["buckling_y", "buckling_z"] : []),
    ...(n > 0 && p.kind === "channel" ? ["buckling_tf"] : []),
    "ltb",
    ...(interacts(n, peaks, c) ? ["interaction"] : []),
  ];
  if (diagram.line.reason) return keys.map((key) => open(key, diagram.line.reason as string));
  const forces = { n, my: peaks.my, mz: peaks.mz };
  const found = sectionClass(p, c.fy, forces);
  if (Math.max(found, n > 0 ? c.class_n : 0) === 4 && c.effective === null)
    return keys.map((key) => open(key, notEffective(p), () => classSteps(p, c.fy, forces)));
  // Left out, the buckling length is the member's own; a member with a free end buckles over twice its length.
  const length = (freeStanding(diagram.line, input.joints) ? 2 : 1) * diagram.line.length;
  const given = { p, a: compressedArea(c), fy: c.fy, gamma_m1: c.gamma_m1, e: s.e, g: s.g, s460 };
  const columns = { y: column(given, "y", member.l_cr_y ?? length), z: column(given, "z", member.l_cr_z ?? length) };
  const out: MemberCheck[] = [];
  if (n > 0) {
    const { y, z } = columns;
    out.push(verified("buckling_y", n / y.n_b, () => flexuralSteps(c, s.e, "y", y, n)));
    out.push(verified("buckling_z", n / z.n_b, () => flexuralSteps(c, s.e, "z", z, n)));
    if (p.kind === "channel") {
      const twisting = torsionalFlexural(given, y, z);
      out.push(verified("buckling_tf", n / twisting.n_b, () => torsionalFlexuralSteps(c, y, twisting, n)));
      // 6.3.3 has no term for twist under compression: the smaller χ stands in both equations.
      for (const axis of ["y", "z"] as const) if (twisting.n_b < columns[axis].n_b) columns[axis] = { ...columns[axis], n_b: twisting.n_b };
    }
  }
  const lateral = lateralCheck(input, found);
  out.push(lateral.result);
  if (peaks.twist && peaks.my > 0 && !check.restrained) out.push(twistedCheck(input, columns, lateral, found));
  if (interacts(n, peaks, c)) {
    if (lateral.result.status === "not_covered") out.push(open("interaction", lateral.result.reason as string));
    else out.push(interactionCheck(input, columns, lateral.chi, found, n));
  }
  return out;
}

/** 6.3.3 is called for by compression with bending, be it by the shift of a class 4 section's centroid, and by bending about both axes. */
function interacts(n: number, peaks: Peaks, c: Capacity): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0 || (c.effective?.n.e_n ?? 0) > 0)) || (peaks.my > 0 && peaks.mz > 0);
}

/** EN 1993-6 Annex A: lateral-torsional buckling of a member that torsion twists besides. */
function twistedCheck(
  { c, peaks }: MemberInput,
  { y, z }: { y: Column; z: Column },
  lateral: LateralResult,
  found: SectionClass,
): MemberCheck {
  if (lateral.m_cr === null) return open("ltb_torsion", lateral.result.reason as string);
  if (found === 4) return open("ltb_torsion", TWISTED_CLASS_4);
  // 6.3.1.2(4): below this share of the critical force compression does not buckle the member.
  if (peaks.n > 0.04 * Math.min(y.n_cr, z.n_cr))
    return open("ltb_torsion", "no rule covers buckling under compression, bending and torsion at once");
  const [w_y, w_z, yields] = [modulus(c, "y", found)[0], modulus(c, "z", found)[0], c.fy / c.gamma_m1];
  const { omega, w_pl } = sectorial(c.p);
  const given = {
    my: peaks.my,
    mz: peaks.mz,
    b: peaks.twist?.b ?? 0,
    theta: peaks.twist?.theta ?? 0,
    m_b: lateral.chi * w_y * yields,
    m_z: w_z * yields,
    b_rd: (found < 3 ? w_pl : c.p.iw / omega) * yields,
    m_cr: lateral.m_cr,
  };
  const twisted = torsionBuckling(given);
  return verified("ltb_torsion", twisted.utilisation, () => torsionBucklingSteps(given, twisted));
}

interface LateralResult {
  result: MemberCheck;
  chi: number;
  /** Infinity where nothing buckles sideways, null where it is not known. */
  m_cr: number | null;
}

/** 6.3.2: lateral-torsional buckling; χLT goes on into 6.3.3. */
function lateralCheck(input: MemberInput, found: SectionClass): LateralResult {
  const { c, peaks, check, annex } = input;
  const { my } = peaks;
  if (check.restrained) {
    const reason = "restrained: the check takes the compression flange as continuously held sideways";
    return { result: skipped("ltb", reason), chi: 1, m_cr: Infinity };
  }
  if (c.p.kind === "rectangle" && c.p.b > c.p.h && peaks.mz > 0)
    return {
      result: open("ltb", "a flat written with b > h bends about its major axis under Mz: turn it so that y-y is the major axis"),
      chi: 1,
      m_cr: null,
    };
  const [w, symbol] = modulus(c, "y", found);
  const held = !susceptible(c.p);
  if (held || my === 0) {
    const m_rd = (w * c.fy) / c.gamma_m1;
    const why = held ? "square and circular sections are not susceptible" : "no bending about y-y";
    return { result: verified("ltb", my / m_rd, () => unsusceptibleSteps(why, my, m_rd)), chi: 1, m_cr: Infinity };
  }
  const rule = ltbRule(c.p, check.ltb_method, annex);
  const useF = (check.use_f ?? false) && rule.method === "rolled";
  const problem = { ...input, p: c.p, m_max: my };
  const critical = criticalMoment(problem, useF, input.known);
  if (critical.m_cr === null) {
    const reason = "the restraints leave the member free to move sideways or twist: give lateral_restraints or supports";
    return { result: open("ltb", reason, () => [criticalStep(problem, critical)]), chi: 1, m_cr: null };
  }
  const c_1 = critical.c1 ?? 1;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = useF ? Math.max(1 / Math.sqrt(c_1), ANNEXES[annex].ltb.kc === "c1" ? 0 : kcTable(input)) : null;
  const given = { rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr: critical.m_cr, my, k_c };
  const lateral = lateralTorsional(given);
  const steps = () => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my, mz: peaks.mz }),
    ...(found === 4 ? effectiveModulusSteps(c, "y") : []),
    criticalStep(problem, critical),
    ...lateralSteps(c, annex, symbol, c_1, given, lateral),
  ];
  return { result: verified("ltb", lateral.utilisation, steps), chi: lateral.chi, m_cr: critical.m_cr };
}

/** 6.3.3 with the factors of Annex B. */
function interactionCheck(
  input: MemberInput,
  columns: { y: Column; z: Column },
  chi_lt: number,
  found: SectionClass,
  n: number,
): MemberCheck {
  const { c, peaks, check, diagram, member } = input;
  const { line } = diagram;
  const cantilever = (line.ends.start === "free") !== (line.ends.end === "free");
  const whole = [[0, line.length]] as const;
  const between = pieces(input);
  const sway = (l_cr: number | undefined): boolean => cantilever || (l_cr !== undefined && l_cr > line.length * (1 + 1e-6));
  const cm = (axis: "my" | "mz", over: readonly (readonly [number, number])[], swaying: boolean): number =>
    swaying ? 0.9 : peaks[axis] === 0 ? 1 : Math.max(...over.map(([a, b]) => Cm(momentShape(diagram, axis, a, b))));
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
      torsional: !hollow && susceptible(c.p) && !check.restrained,
      lambda_y: columns.y.lambda,
      lambda_z: columns.z.lambda,
      c_my: cm("my", whole, sway(member.l_cr_y)),
      c_mz: cm("mz", between, sway(member.l_cr_z)),
      c_mlt: cm("my", between, cantilever),
    },
  };
  const result = interaction(given);
  return verified("interaction", result.utilisation, () =>
    interactionSteps(given, result, {
      found,
      area: c.effective ? "Aeff" : "A",
      shifted,
      shape_y: momentShape(diagram, "my", 0, line.length),
      shape_z: peaks.mz > 0 ? momentShape(diagram, "mz", 0, line.length) : null,
      sway: sway(member.l_cr_y) || sway(member.l_cr_z),
      channel: c.p.kind === "channel",
      restrained: check.restrained ?? false,
    }),
  );
}
