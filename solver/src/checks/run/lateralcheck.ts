/** Lateral-torsional buckling of a design member in one combination, EN 1993-1-1 6.3.2. */

import { ANNEXES } from "../clauses/annexes.ts";
import { modulus } from "../clauses/bending.ts";
import type { SectionClass } from "../clauses/classification.ts";
import { lateralTorsional, ltbRule } from "../clauses/lateral.ts";
import { susceptible } from "../clauses/profile.ts";
import { criticalMoment, holdsFor, loadHeight, otherLength } from "../stability/critical.ts";
import { goesOn, ownTwist } from "../stability/restraints.ts";
import { topples } from "../stability/toppling.ts";
import { type MemberCheck, type MemberInput, open, skipped, verified } from "./member.ts";
import { kcTable } from "./moments.ts";
import { HANGS, hangs } from "./tie.ts";
import { classSteps } from "./trace/class.trace.ts";
import { criticalStep } from "./trace/critical.trace.ts";
import { effectiveModulusSteps } from "./trace/effective.trace.ts";
import { lateralSteps, unsusceptibleSteps } from "./trace/lateral.trace.ts";

export interface LateralResult {
  result: MemberCheck;
  /** χLT, which goes on into 6.3.3. */
  chi: number;
  /** Infinity where nothing buckles sideways, null where it is not known. */
  m_cr: number | null;
}

export function lateralCheck(input: MemberInput, found: SectionClass): LateralResult {
  const { c, peaks, check, annex } = input;
  const { my } = peaks;
  const unknown = (result: MemberCheck): LateralResult => ({ result, chi: 1, m_cr: null });
  if (check.restrained) {
    const reason = "restrained: the check takes the compression flange as continuously held sideways";
    return { result: skipped("ltb", reason), chi: 1, m_cr: Infinity };
  }
  const { diagram, joints, ends, member, s } = input;
  const tie = hangs(diagram);
  const declared = check.mcr !== undefined || (member.l_lt !== undefined && otherLength(member.l_lt, diagram.line.length));
  const holds = () => holdsFor({ diagram, joints, ends, member, check, p: c.p, s });
  const loose = declared || tie ? null : topples({ diagram, ends, holds, p: c.p, s, adverse: loadHeight(c.p, check) === null });
  if (loose) return unknown(open("ltb", loose));
  const [w, symbol] = modulus(c, "y", found);
  const held = tie || !susceptible(c.p);
  if (held || my === 0) {
    const m_rd = (w * c.fy) / c.gamma_m1;
    const why = tie ? HANGS : held ? "square and circular sections are not susceptible" : "no bending about y-y";
    return { result: verified("ltb", my / m_rd, () => unsusceptibleSteps(why, my, m_rd)), chi: 1, m_cr: Infinity };
  }
  const rule = ltbRule(c.p, check.ltb_method, annex);
  const { kc } = ANNEXES[annex].ltb;
  const useF = (check.use_f ?? false) && rule.method === "rolled" && kc !== null;
  const onward = declared ? null : goesOn(ends, member.lateral_restraints ?? [], ownTwist(c.p, s, diagram.line.length));
  if (onward)
    return unknown(open("ltb", `${onward}: check the whole as one design member, or give l_lt or a restraint of both flanges there`));
  const problem = { diagram, joints, ends, member, check, p: c.p, s, m_max: my };
  const critical = criticalMoment(problem, useF, input.known);
  if (critical.m_cr === null) {
    const reason =
      "nothing is shown to hold the member against twist, or sideways where restraints need it: give l_lt, lateral_restraints of both flanges, or supports";
    return unknown(open("ltb", reason, () => [criticalStep(problem, critical)]));
  }
  const c_1 = critical.c1 ?? 1;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = useF ? Math.max(1 / Math.sqrt(c_1), kc === "c1" ? 0 : kcTable(input)) : null;
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
