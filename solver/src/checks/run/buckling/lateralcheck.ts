/** Lateral-torsional buckling of a design member in one combination, EN 1993-1-1 6.3.2. */

import { ANNEXES } from "../../clauses/annexes.ts";
import { modulus } from "../../clauses/bending.ts";
import type { SectionClass } from "../../clauses/classification.ts";
import { lateralTorsional, ltbRule } from "../../clauses/lateral.ts";
import type { Chain } from "../../stability/chain.ts";
import { type Critical, type CriticalInput, criticalMoment } from "../../stability/critical.ts";
import type { LateralBeam } from "../../stability/mcr.ts";
import { kcBetween } from "../forces/moments.ts";
import { classSteps } from "../trace/class.trace.ts";
import { criticalStep, lengthTold, lineStep } from "../trace/critical.trace.ts";
import { effectiveModulusSteps } from "../trace/effective.trace.ts";
import { lateralSteps } from "../trace/lateral.trace.ts";
import type { Step } from "../verdict/result.ts";
import { HELD_THERE, type LateralProblem, type LateralResult, lateralProblem, lineMoment, wholeOf } from "./lateralproblem.ts";
import { type MemberInput, open, verified } from "./member.ts";
import { matters, SAME } from "./stated.ts";

/** A critical moment, C1 where it was asked for, and its step of the trace. */
interface Sought {
  m_cr: number | null;
  c_1: number;
  /** What it is the critical moment of, but for a line. */
  beam?: LateralBeam | undefined;
  /** By forks at both ends, as the engineer says. */
  forked: boolean;
  step: () => Step;
}

export function lateralCheck(input: MemberInput, asked: LateralProblem): LateralResult {
  const { settled, found, chain, m_max } = asked;
  if (settled) return settled;
  const { c, peaks, check, annex, member, known } = input;
  const [w, symbol] = modulus(c, "y", found);
  // Mcr itself is asked for by the trace, by a torque and by a length to be questioned, else only χLT.
  if (known.unreduced && !peaks.twist && member.l_lt === undefined) {
    const steps = () => lateralCheck({ ...input, known: { ...known, unreduced: false } }, asked).result.steps();
    return { result: verified("ltb", m_max / ((w * c.fy) / c.gamma_m1), steps), chi: 1, m_cr: Infinity, loose: chain !== null };
  }
  const rule = ltbRule(c, check.ltb_method, annex);
  const { kc } = ANNEXES[annex].ltb;
  const useF = (check.use_f ?? false) && rule.method === "rolled" && kc !== null && !chain;
  const { m_cr, c_1, beam, forked, step } = sought(input, asked, useF);
  if (m_cr === null) {
    const reason = `nothing is shown to hold the member against twist, or sideways where restraints need it: give ${HELD_THERE}, supports, or l_lt`;
    return { result: open("ltb", reason, () => [step()]), chi: 1, m_cr: null, loose: false };
  }
  const { my } = peaks;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = useF ? Math.max(1 / Math.sqrt(c_1), c_1 > 1 ? kcBetween(input, beam as LateralBeam, kc !== "c1") : 1) : null;
  const given = { rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr, my: forked ? my : m_max, k_c };
  const lateral = lateralTorsional(given);
  if (known.bound && !lateral.ignored) known.bound.reduces = true;
  const steps = (): Step[] => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my, mz: peaks.mz }),
    ...(found === 4 ? effectiveModulusSteps(c, "y") : []),
    ...(chain && !forked ? [lineStep(chain.line.spans.length, asked.onward as string, my, m_max)] : []),
    step(),
    ...lateralSteps(c, annex, symbol, c_1, given, lateral),
  ];
  const result = verified("ltb", lateral.utilisation, steps, lateral.ignored ? undefined : () => lengthTold(step()));
  if (member.l_lt !== undefined && check.mcr === undefined && !member.lateral_restraints?.length && (asked.declared || forked))
    result.question = (used) => shortLength(input, found, { m_cr, use: lateral.utilisation, used });
  if (check.mcr !== undefined) result.question = (used) => statedMoment(input, found, { m_cr, use: lateral.utilisation, used });
  if (!chain || forked) return { result, chi: lateral.chi, m_cr, loose: false };
  // The line buckles at one factor, which is the piece's own: its critical moment is less as its moment is.
  const own_cr = (m_cr * my) / m_max;
  const own = my > 0 ? lateralTorsional({ ...given, m_cr: own_cr, my }) : null;
  if (known.bound && own?.ignored === false) known.bound.reduces = true;
  return { result, chi: own?.chi ?? 1, m_cr: own ? own_cr : Infinity, loose: true };
}

/** Of the line that the member is a piece of, or its own; between forks where nothing is shown to hold it and l_lt says that something does. */
function sought(input: MemberInput, problem: LateralProblem, useF: boolean): Sought {
  const { onward, chain, stated, own, m_max } = problem;
  const { known } = input;
  if (chain) {
    const m_cr = lineMoment(input, chain, problem);
    if (m_cr !== null || !stated) return { m_cr, c_1: 1, forked: false, step: () => lineCritical(input, chain, m_max) };
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
  beam: problem.beam,
  forked,
  step: () => criticalStep(problem, critical),
});

function lineCritical(input: MemberInput, chain: Chain, m_max: number): Step {
  const whole = wholeOf(input, chain, m_max);
  return criticalStep(whole, criticalMoment(whole, false, input.known));
}

/** What was found by the engineer's word, and the largest utilisation of what buckles. */
interface ByWord {
  m_cr: number;
  use: number;
  used: number;
}

/** l_lt is the engineer's word; where the model shows less and the member would not bear it, what holds it is asked for. */
function shortLength(input: MemberInput, found: SectionClass, by: ByWord): string | null {
  const { l_lt, ...member } = input.member;
  const why = shownLess({ ...input, member }, found, by);
  return why && `l_lt = ${l_lt} m is taken at its word, and ${why}: what holds it? Give it as lateral_restraints`;
}

/** So is mcr, be it of a calculation that knows more than the model. */
function statedMoment(input: MemberInput, found: SectionClass, by: ByWord): string | null {
  const { mcr = 0, ...check } = input.check;
  const why = shownLess({ ...input, check }, found, by);
  return (
    why &&
    `mcr = ${+(mcr / 1e3).toPrecision(4)} kN·m is taken at its word, and ${why}: what holds it? Give it as lateral_restraints or l_lt in place of mcr`
  );
}

/** Why what is stated is to be asked about: without it the member may not pass. Null where it does. */
function shownLess(without: MemberInput, found: SectionClass, { m_cr, use, used }: ByWord): string | null {
  const plain = { ...without, known: { ...without.known, unreduced: false } };
  const shown = lateralCheck(plain, lateralProblem(plain, found));
  const { utilisation } = shown.result;
  if (shown.m_cr !== null && utilisation !== null && (shown.m_cr >= m_cr * (1 - SAME) || !matters(used, use, utilisation))) return null;
  return utilisation === null ? "the model shows nothing that holds the member so" : "by what the model shows the member may not pass";
}
