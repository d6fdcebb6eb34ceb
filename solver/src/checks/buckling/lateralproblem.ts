/** What is to buckle sideways in one combination: a design member, or the straight line that it is a piece of. */

import { HANGS, hangs } from "../../diagrams/tie.ts";
import { modulus } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import { susceptible } from "../../ec3/profile.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Chain, Told } from "../../members/chain.ts";
import { type CriticalInput, criticalMoment, holdsFor, loadHeight, otherLength } from "../../members/critical.ts";
import { hingedMoment } from "../../members/hinged_line.ts";
import { goesOn, ownTwist } from "../../members/restraints.ts";
import { topples } from "../../members/toppling.ts";
import { unsusceptibleSteps } from "../trace/lateral.trace.ts";
import { ofClosedLine } from "./closedline.ts";
import { type LateralResult, type MemberInput, open, skipped, verified } from "./member.ts";

/** What does not rest on the critical moment. */
export interface LateralProblem {
  /** All there is to say, where no critical moment is asked for. */
  settled: LateralResult | null;
  found: SectionClass;
  onward: string | null;
  chain: Chain | null;
  declared: boolean;
  /** Its own length as l_lt says that its ends are forks: taken at its word where nothing is shown, unless one of them ends in the air. */
  stated: boolean;
  /** Largest |My|, of the line that it is a piece of where that buckles as one. */
  m_max: number;
  own: CriticalInput;
}

/** What is to buckle sideways: the member, or the line that it is a piece of. */
export function lateralProblem(input: MemberInput, found: SectionClass): LateralProblem {
  const { c, peaks, check, diagram, joints, ends, member, s } = input;
  const { my } = peaks;
  const { p } = c;
  const { line } = diagram;
  const own: CriticalInput = { diagram, joints, ends, member, check, p, s, m_max: my };
  const problem: LateralProblem = {
    settled: null,
    found,
    onward: null,
    chain: null,
    declared: false,
    stated: false,
    m_max: my,
    own,
  };
  if (check.restrained) {
    const reason = "restrained: the check takes the compression flange as continuously held sideways";
    problem.settled = { result: skipped("ltb", reason), chi: 1, m_cr: Infinity, loose: false };
    return problem;
  }
  const unknown = (code: string, message: string): LateralProblem => {
    problem.settled = { result: open("ltb", { code, message }), chi: 1, m_cr: null, loose: false };
    return problem;
  };
  const tie = hangs(diagram);
  const held = tie || !susceptible(p);
  const restraints = member.lateral_restraints ?? [];
  // Beside restraints a length is not used, so that it does not say either that the ends are held.
  const declared = check.mcr !== undefined || (member.l_lt !== undefined && !restraints.length && otherLength(member.l_lt, line.length));
  problem.declared = declared;
  const twist = (length: number): number => ownTwist(p, s, length);
  const onward = declared || held ? null : goesOn(ends, restraints, twist(line.length));
  const chain = onward ? input.chains.of({ line, ends, restraints }, twist) : null;
  const stated = member.l_lt !== undefined && !declared && restraints.length === 0 && !ends.start.bare && !ends.end.bare;
  const closed = onward && !chain && !stated ? ofClosedLine(input, found) : null;
  if (closed) return { ...problem, settled: closed };
  const told = chain && toldOf(input, chain);
  const loose = told ? told.loose : declared || tie ? null : toppling(own);
  if (loose) return unknown("toppling", loose);
  const m_max = told ? Math.max(my, told.largest) : my;
  if (held || m_max === 0 || (chain?.weakest && my === 0)) {
    const m_rd = (modulus(c, "y", found)[0] * c.fy) / c.gamma_m1;
    const why = tie ? HANGS : held ? "square and circular sections are not susceptible" : "no bending about y-y";
    problem.settled = { result: verified("ltb", my / m_rd, () => unsusceptibleSteps(why, my, m_rd)), chi: 1, m_cr: Infinity, loose: false };
    return problem;
  }
  if (onward && !chain && !stated)
    return unknown(
      "open_line",
      `${onward}: give ${HELD_THERE}, or check the whole as one design member${restraints.length ? "" : ", or give l_lt"}`,
    );
  problem.onward = onward;
  problem.chain = chain;
  problem.stated = stated;
  problem.m_max = m_max;
  return problem;
}

function toppling(whole: CriticalInput): string | null {
  const { diagram, ends, p, s, check } = whole;
  return topples({ diagram, ends, holds: () => holdsFor({ ...whole, line: diagram.line }), p, s, adverse: loadHeight(p, check) === null });
}

/** The line that a design member is a piece of, as if it were one. */
export function wholeOf(
  { diagram, joints, member: { id, members }, check, c: { p }, s }: MemberInput,
  chain: Chain,
  m_max: number,
): CriticalInput {
  const { line, ends, weakest } = chain;
  const member: DesignMember = { id, members, lateral_restraints: [...chain.restraints] };
  const whole: CriticalInput = { diagram: diagram.along(line, joints.context), joints, ends, member, check, p, s, m_max };
  if (!weakest) return whole;
  // A flange is as high as its own section, and loads on it may help: each takes its adverse side.
  const load_height = check.load_height === "centre" ? "centre" : "adverse";
  return { ...whole, p: weakest, check: { ...check, load_height }, stepped: true };
}

/** What the combination tells of the line, whichever of its pieces asks first. */
const toldOf = (input: MemberInput, chain: Chain): Told =>
  (chain.told[input.diagram.combination.index] ??= toldAnew(wholeOf(input, chain, input.peaks.my)));

const toldAnew = (whole: CriticalInput): Told => ({ loose: toppling(whole), largest: whole.diagram.largestMy(), exact: null });

/** Critical moment of the line. */
export function lineMoment(input: MemberInput, chain: Chain, m_max: number): number | null {
  const told = toldOf(input, chain);
  if (told.exact?.m_max !== m_max) {
    const whole = wholeOf(input, chain, m_max);
    const m_cr = chain.line.hinged ? (hingedMoment(whole)?.m_cr ?? null) : criticalMoment(whole, false, input.known).m_cr;
    told.exact = { m_max, m_cr };
  }
  return told.exact.m_cr;
}

export const HELD_THERE =
  "lateral_restraints with flange 'both' there if what frames in holds it, a hinge of it that keeps the rotation about this member";
