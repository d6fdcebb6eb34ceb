/** Lateral-torsional buckling of a design member in one combination, EN 1993-1-1 6.3.2. */

import type { DesignMember } from "../../../generated/model.ts";
import { ANNEXES } from "../../clauses/annexes.ts";
import { modulus } from "../../clauses/bending.ts";
import type { SectionClass } from "../../clauses/classification.ts";
import { lateralTorsional, ltbRule } from "../../clauses/lateral.ts";
import { susceptible } from "../../clauses/profile.ts";
import { type Chain, chainOf } from "../../stability/chain.ts";
import { type CriticalInput, criticalMoment, holdsFor, loadHeight, otherLength } from "../../stability/critical.ts";
import { goesOn, ownTwist } from "../../stability/restraints.ts";
import { topples } from "../../stability/toppling.ts";
import { kcTable } from "../forces/moments.ts";
import { HANGS, hangs } from "../forces/tie.ts";
import { classSteps } from "../trace/class.trace.ts";
import { criticalStep, lineStep } from "../trace/critical.trace.ts";
import { effectiveModulusSteps } from "../trace/effective.trace.ts";
import { lateralSteps, unsusceptibleSteps } from "../trace/lateral.trace.ts";
import { type MemberCheck, type MemberInput, open, skipped, verified } from "./member.ts";
import { matters, SAME } from "./stated.ts";

export interface LateralResult {
  result: MemberCheck;
  /** χLT, which goes on into 6.3.3. */
  chi: number;
  /** Infinity where nothing buckles sideways, null where it is not known. */
  m_cr: number | null;
  /** Its ends are no braced points: a line that goes on buckles as one. */
  loose?: boolean;
}

/** What does not rest on the critical moment: the same, whether that is bounded or found. */
export interface LateralProblem {
  /** All there is to say, where no critical moment is asked for. */
  settled: LateralResult | null;
  found: SectionClass;
  onward: string | null;
  chain: Chain | null;
  declared: boolean;
  /** Its own length as l_lt says that its ends are forks: taken at its word where nothing is shown, unless one of them ends in the air. */
  stated: boolean;
  shown: CriticalInput;
}

/** What is to buckle sideways: the member, or the line that it is a piece of. */
export function lateralProblem(input: MemberInput, found: SectionClass): LateralProblem {
  const { c, peaks, check, diagram, joints, ends, member, s } = input;
  const { my } = peaks;
  const { p } = c;
  const { line } = diagram;
  const own: CriticalInput = { diagram, joints, ends, member, check, p, s, m_max: my };
  const problem: LateralProblem = { settled: null, found, onward: null, chain: null, declared: false, stated: false, shown: own };
  if (check.restrained) {
    const reason = "restrained: the check takes the compression flange as continuously held sideways";
    problem.settled = { result: skipped("ltb", reason), chi: 1, m_cr: Infinity };
    return problem;
  }
  const unknown = (reason: string): LateralProblem => {
    problem.settled = { result: open("ltb", reason), chi: 1, m_cr: null };
    return problem;
  };
  const tie = hangs(diagram);
  const held = tie || !susceptible(p);
  const declared = check.mcr !== undefined || (member.l_lt !== undefined && otherLength(member.l_lt, line.length));
  problem.declared = declared;
  const twist = (length: number): number => ownTwist(p, s, length);
  const restraints = member.lateral_restraints ?? [];
  const onward = declared || held ? null : goesOn(ends, restraints, twist(line.length));
  const chain = onward ? chainOf({ line, ends, restraints }, joints, twist) : null;
  let whole = own;
  if (chain) {
    const along = diagram.along(chain.line, joints.context);
    whole = { diagram: along, joints, ends: chain.ends, member: wholeOf(member, chain), check, p, s, m_max: my };
  }
  const adverse = loadHeight(p, check) === null;
  const loose = declared || tie ? null : topples({ diagram: whole.diagram, ends: whole.ends, holds: () => holdsFor(whole), p, s, adverse });
  if (loose) return unknown(loose);
  const m_max = chain ? Math.max(my, whole.diagram.largestMy()) : my;
  whole.m_max = m_max;
  if (held || m_max === 0) {
    const m_rd = (modulus(c, "y", found)[0] * c.fy) / c.gamma_m1;
    const why = tie ? HANGS : held ? "square and circular sections are not susceptible" : "no bending about y-y";
    problem.settled = { result: verified("ltb", my / m_rd, () => unsusceptibleSteps(why, my, m_rd)), chi: 1, m_cr: Infinity };
    return problem;
  }
  const stated = member.l_lt !== undefined && !declared && restraints.length === 0 && !ends.start.bare && !ends.end.bare;
  if (onward && !chain && !stated) return unknown(`${onward}: give ${HELD_THERE}, check the whole as one design member, or give l_lt`);
  problem.onward = onward;
  problem.chain = chain;
  problem.stated = stated;
  problem.shown = whole;
  return problem;
}

export function lateralCheck(input: MemberInput, asked: LateralProblem): LateralResult {
  const { settled, found, onward, chain, declared, stated, shown } = asked;
  if (settled) return settled;
  const { c, peaks, check, annex, diagram, joints, ends, member, s } = input;
  const { my } = peaks;
  const { m_max } = shown;
  const [w, symbol] = modulus(c, "y", found);
  // Mcr itself is asked for by the trace, by a torque and by a length to be questioned, else only χLT.
  if (input.known.unreduced && !peaks.twist && member.l_lt === undefined) {
    const steps = () => lateralCheck({ ...input, known: { ...input.known, unreduced: false } }, asked).result.steps();
    const result = verified("ltb", m_max / ((w * c.fy) / c.gamma_m1), steps);
    return chain ? { result, chi: 1, m_cr: Infinity, loose: true } : { result, chi: 1, m_cr: Infinity };
  }
  const rule = ltbRule(c.p, check.ltb_method, annex);
  const { kc } = ANNEXES[annex].ltb;
  const useF = (check.use_f ?? false) && rule.method === "rolled" && kc !== null && !chain;
  const by = onward && !chain ? null : criticalMoment(shown, useF, input.known);
  const forked = stated && by?.m_cr == null;
  const problem: CriticalInput = forked ? { diagram, joints, ends, member, check, p: c.p, s, m_max: my, forked } : shown;
  const critical = forked || !by ? criticalMoment(problem, useF, input.known) : by;
  if (critical.m_cr === null) {
    const reason = `nothing is shown to hold the member against twist, or sideways where restraints need it: give ${HELD_THERE}, supports, or l_lt`;
    return { result: open("ltb", reason, () => [criticalStep(problem, critical)]), chi: 1, m_cr: null };
  }
  const { m_cr } = critical;
  const c_1 = critical.c1 ?? 1;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = useF ? Math.max(1 / Math.sqrt(c_1), kc === "c1" ? 0 : kcTable(input)) : null;
  const given = { rule, w, fy: c.fy, gamma_m1: c.gamma_m1, m_cr, my: problem.m_max, k_c };
  const lateral = lateralTorsional(given);
  const { bound } = input.known;
  if (bound && !lateral.ignored) bound.reduces = true;
  const steps = () => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my, mz: peaks.mz }),
    ...(found === 4 ? effectiveModulusSteps(c, "y") : []),
    ...(chain && !forked ? [lineStep(chain.line.spans.length, onward as string, my, m_max)] : []),
    criticalStep(problem, critical),
    ...lateralSteps(c, annex, symbol, c_1, given, lateral),
  ];
  const result = verified("ltb", lateral.utilisation, steps);
  if (member.l_lt !== undefined && check.mcr === undefined && !member.lateral_restraints?.length && (declared || forked))
    result.question = (used) => shortLength(input, found, { m_cr, use: lateral.utilisation, used });
  if (!chain || forked) return { result, chi: lateral.chi, m_cr };
  // The line buckles at one factor, which is the piece's own: its critical moment is less as its moment is.
  const own_cr = (m_cr * my) / m_max;
  const own = my > 0 ? lateralTorsional({ ...given, m_cr: own_cr, my }) : null;
  if (bound && own?.ignored === false) bound.reduces = true;
  return { result, chi: own?.chi ?? 1, m_cr: own ? own_cr : Infinity, loose: true };
}

/** l_lt is the engineer's word; where the model shows less and the member would not bear it, what holds it is asked for. */
function shortLength(input: MemberInput, found: SectionClass, by: { m_cr: number; use: number; used: number }): string | null {
  const { l_lt, ...member } = input.member;
  const plain = { ...input, known: { ...input.known, unreduced: false }, member };
  const shown = lateralCheck(plain, lateralProblem(plain, found));
  const { utilisation } = shown.result;
  if (shown.m_cr !== null && utilisation !== null && (shown.m_cr >= by.m_cr * (1 - SAME) || !matters(by.used, by.use, utilisation)))
    return null;
  const why = utilisation === null ? "the model shows nothing that holds the member so" : "by what the model shows the member may not pass";
  return `l_lt = ${l_lt} m is taken at its word, and ${why}: what holds it? Give it as lateral_restraints`;
}

/** The line that a design member is a piece of, as if it were one. */
const wholeOf = ({ id, members }: DesignMember, { restraints }: Chain): DesignMember => ({
  id,
  members,
  lateral_restraints: [...restraints],
});

const HELD_THERE =
  "lateral_restraints with flange 'both' there if what frames in holds it, a hinge of it that keeps the rotation about this member";
