/** Lateral-torsional buckling of a design member in one combination, EN 1993-1-1 6.3.2. */

import { ANNEXES } from "../../ec3/annexes.ts";
import { modulus } from "../../ec3/cross_section/bending.ts";
import { type Lateral, type LateralInput, lateralTorsional, ltbRule } from "../../ec3/member_buckling/lateral.ts";
import type { Chain } from "../../members/chain.ts";
import { type Critical, type CriticalInput, criticalMoment } from "../../members/critical.ts";
import { hingedMoment } from "../../members/hinged_line.ts";
import type { Step } from "../../results/checks.ts";
import type { Gap } from "../../results/open_points.ts";
import { kcBetween } from "../forces/moments.ts";
import { classSteps } from "../trace/class.trace.ts";
import { criticalStep, hingedStep, lengthTold, lineStep, pieceStep } from "../trace/critical.trace.ts";
import { effectiveModulusSteps } from "../trace/effective.trace.ts";
import { lateralSteps } from "../trace/lateral.trace.ts";
import { HELD_THERE, type LateralProblem, lineMoment, wholeOf } from "./lateralproblem.ts";
import { type LateralResult, type MemberCheck, type MemberInput, open, verified } from "./member.ts";

/** A critical moment and C1 where it was asked for. */
interface Sought {
  m_cr: number | null;
  c_1: number;
  /** By forks at both ends, as the engineer says. */
  forked: boolean;
  /** What it is the critical moment of, and how it was found; null where it is a line's. */
  problem: CriticalInput | null;
  critical: Critical | null;
}

export function lateralCheck(input: MemberInput, asked: LateralProblem): LateralResult {
  const { settled, found, chain, m_max } = asked;
  if (settled) return settled;
  const { c, peaks, check, annex } = input;
  const w = modulus(c, "y", found)[0];
  const rule = ltbRule(c, check.ltb_method, annex);
  const { kc } = ANNEXES[annex].ltb;
  const useF = (check.use_f ?? false) && rule.method === "rolled" && kc !== null && !chain;
  const by = sought(input, asked, useF);
  const { m_cr, c_1, forked } = by;
  if (m_cr === null) return { result: unheld(input, asked, by), chi: 1, m_cr: null, loose: false };
  const { my } = peaks;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = useF ? Math.max(1 / Math.sqrt(c_1), c_1 > 1 ? kcBetween(input, by.critical!.whole, kc !== "c1") : 1) : null;
  const m_ed = forked ? my : verifiedMoment(input, asked);
  const given = { rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr: forked ? m_cr : (m_cr * m_ed) / m_max, my: m_ed, k_c };
  const lateral = lateralTorsional(given);
  const result = reducedBy(input, asked, by, given, lateral);
  if (!chain || forked) return { result, chi: lateral.chi, m_cr, loose: false };
  // The line buckles at one factor, which is the piece's own: its critical moment is less as its moment is.
  const own_cr = (m_cr * my) / m_max;
  const own = my > 0 ? lateralTorsional({ rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr: own_cr, my, k_c }) : null;
  return { result, chi: own?.chi ?? 1, m_cr: own ? own_cr : Infinity, loose: true };
}

/** A line verified as one is so by its largest moment, but where it changes its section: there each piece is by its own. */
const verifiedMoment = ({ peaks }: MemberInput, { chain, m_max }: LateralProblem): number => (chain?.weakest ? peaks.my : m_max);

const unheld = (input: MemberInput, asked: LateralProblem, by: Sought): MemberCheck =>
  open("ltb", UNHELD, () => [stepOf(input, asked, by)]);

const UNHELD: Gap = {
  code: "unheld",
  message: `nothing is shown to hold the member against twist, or sideways where restraints need it: give ${HELD_THERE}, supports, or l_lt`,
};

/** With the trace and the lengths of what was found. */
function reducedBy(input: MemberInput, asked: LateralProblem, by: Sought, given: LateralInput, lateral: Lateral): MemberCheck {
  const { c, peaks, annex } = input;
  const { found, chain, m_max } = asked;
  const { c_1, forked } = by;
  const { m_cr } = given;
  const { my } = peaks;
  const steps = (): Step[] => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my, mz: peaks.mz }),
    ...(found === 4 ? effectiveModulusSteps(c, "y") : []),
    ...(chain && !forked ? [lineStep(chain.line.spans.length, asked.onward as string, my, m_max, chain.weakest !== null)] : []),
    stepOf(input, asked, by),
    ...(chain?.weakest && !forked ? [pieceStep(my, m_cr)] : []),
    ...lateralSteps(c, annex, modulus(c, "y", found)[1], c_1, given, lateral),
  ];
  return verified("ltb", lateral.utilisation, steps, lateral.ignored ? undefined : () => [lengthTold(stepOf(input, asked, by))]);
}

/** Of the line that the member is a piece of, or its own; between forks where nothing is shown to hold it and l_lt says that something does. */
function sought(input: MemberInput, problem: LateralProblem, useF: boolean): Sought {
  const { onward, chain, stated, own } = problem;
  const { known } = input;
  if (chain) {
    const m_cr = lineMoment(input, chain, problem.m_max);
    if (m_cr !== null || !stated) return { m_cr, c_1: 1, forked: false, problem: null, critical: null };
  } else if (!onward) {
    const critical = criticalMoment(own, useF, known);
    if (critical.m_cr !== null || !stated) return soughtBy(own, critical, false);
  }
  const { diagram, joints, ends, member, check, p, s } = own;
  const between: CriticalInput = { diagram, joints, ends, member, check, p, s, m_max: own.m_max, forked: true };
  return soughtBy(between, criticalMoment(between, useF, known), true);
}

const soughtBy = (problem: CriticalInput, critical: Critical, forked: boolean): Sought => ({
  m_cr: critical.m_cr,
  c_1: critical.c1 ?? 1,
  forked,
  problem,
  critical,
});

/** How the critical moment was found, for the trace. */
function stepOf(input: MemberInput, { chain, m_max }: LateralProblem, { problem, critical }: Sought): Step {
  if (problem && critical) return criticalStep(problem, critical);
  const whole = wholeOf(input, chain as Chain, m_max);
  const hinged = chain?.line.hinged && hingedMoment(whole);
  return hinged ? hingedStep(whole, hinged) : criticalStep(whole, criticalMoment(whole, false, input.known));
}

/** A critical moment of the engineer's own, N·m. */
export const mcrGiven = (mcr: number): string => `mcr = ${+(mcr / 1e3).toPrecision(4)} kN·m`;
