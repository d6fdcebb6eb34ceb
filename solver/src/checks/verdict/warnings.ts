/** What the reader must know before trusting a steel check's verdict. */

import { ANNEXES } from "../../ec3/annexes.ts";
import { ltbRule } from "../../ec3/member_buckling/lateral.ts";
import { channelOffset } from "../../ec3/member_buckling/torsionalflexural.ts";
import type { SteelCheck } from "../../generated/model.ts";
import type { Ends } from "../../members/ends.ts";
import { shownLength } from "../../members/lengths.ts";
import { phiQuestion } from "../../members/phi.ts";
import { some } from "../../results/counts.ts";
import type { Annex, CheckMember } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import { contradictions } from "../buckling/contradiction.ts";
import { mcrGiven } from "../buckling/lateralcheck.ts";
import { leantQuestion } from "../buckling/leant.ts";
import { assumedLengths, type StatedInput, statedLengths } from "../buckling/stated.ts";
import { answersForItself, bentByWave, leftToOthers, unbowed, upright } from "../buckling/swaycheck.ts";
import type { Swayed, SwayState } from "../buckling/swaying.ts";
import type { SwayInput } from "../buckling/swayinput.ts";
import type { Resolved } from "../steel/capacities.ts";
import { type Sheared, stiffenersSaid } from "./stiffeners.ts";
import { turningQuestion } from "./turning.ts";

export interface WarningInput {
  check: SteelCheck;
  annex: Annex;
  target: Target;
  /** Of the target's members, in their order. */
  resolved: readonly Resolved[];
  /** Why lateral buckling may not be skipped although the model declares it needless. */
  freed: string | null;
  sheared: Sheared;
  /** Seen with the major axis as y. */
  turned: boolean;
}

/** How a member is verified whose check declares the compression flange held, where the bottom one is compressed; null where it is not. */
export function otherFlange(combinations: readonly string[], { up }: Line): string | null {
  if (combinations.length === 0) return null;
  return `${some(combinations, 3)}: the bottom (${up > 0 ? "−" : "+"}z) flange is in compression, which a slab or deck on the top flange does not restrain: lateral-torsional buckling is verified there with the top flange held and the bottom one free`;
}

export function warningsOf(input: WarningInput): string[] {
  const { check, annex, target, resolved, freed, sheared, turned } = input;
  const warnings = new Set<string>();
  if (freed !== null) warnings.add(freed);
  for (const { capacity, strength } of resolved) {
    const { p } = capacity;
    for (const warning of [...p.warnings, ...strength.warnings]) warnings.add(warning);
    const { told } = stiffenersSaid(capacity, target.design, sheared);
    if (told) warnings.add(told);
    if (p.kind === "channel" && target.design.load_line === undefined)
      warnings.add(
        `${p.name}: a channel's shear centre lies ${(channelOffset(p).y0 * 1e3).toFixed(0)} mm from its centroid; loads off the shear centre twist it, and that torsion is not verified`,
      );
    const { unserved } = ltbRule(capacity, check.ltb_method, annex);
    if (check.ltb_method && unserved) warnings.add(`ltb_method: ${unserved}; the general case 6.3.2.2 is used`);
  }
  if (check.use_f && ANNEXES[annex].ltb.kc === null)
    warnings.add(`use_f: kc of national annex ${annex} was not read, so that f is left out`);
  if (check.mcr !== undefined && !check.restrained)
    warnings.add(`${mcrGiven(check.mcr)} is given by the check and stands in place of the critical moment in every combination`);
  if (check.limit_state === "SLS") warnings.add("resistances are verified against an SLS combination");
  if (turned) warnings.add("the section is wider than deep: here y-y is its major axis, the model's z-z");
  return [...warnings];
}

export interface QuestionInput extends StatedInput {
  target: Target;
  ends: Ends;
  swayed: Swayed;
  states: readonly SwayState[];
  swaying: readonly SwayInput[];
  /** Largest compression, N. */
  n: number;
  /** What its steel and its plates ask. */
  asked: readonly string[];
  /** What is asked of sway imperfections. */
  leaning: string | null;
}

/** A lean the other way slackens what holds; where the loads do not lean the structure, nobody has seen it. */
const ONE_WAY =
  "what keeps it from swaying acts one way alone (members in tension or compression only): give analysis.options.imperfections towards either side (5.3.2), with among_loads where they are among the loads, or l_cr_y and l_cr_z";

/** What was taken for granted and awaits the engineer's word, of a member of any section. */
export function questionsOf(input: QuestionInput): string[] {
  const { target, line, ends, joints, check, n, swayed, states, swaying, asked, leaning } = input;
  const member = target.design;
  const first = target.members[0] as CheckMember;
  const questions = new Set(asked);
  // What is asked of sway imperfections for all that hangs together with it leaves no more to be asked about them.
  if (n > 0) {
    for (const assumed of assumedLengths(member, line, ends, n, swaying)) questions.add(assumed);
    const loose = (axis: "y" | "z"): boolean => "reason" in shownLength({ axis, member, line, ends, n });
    const { oneWay } = joints.surroundings.graph;
    if (oneWay && !leaning && swaying.some((one) => one.found.still && !one.leans) && (loose("y") || loose("z"))) questions.add(ONE_WAY);
  }
  for (const question of contradictions(swaying)) questions.add(question);
  const leant = swaying[0]?.second ? null : leantQuestion(swayed, joints, states);
  if (leant) questions.add(leant);
  if (leaning) questions.add(leaning);
  for (const question of swayDoubts(swaying, leaning === null)) questions.add(question);
  for (const question of statedLengths(input)) questions.add(question);
  const doubted = phiQuestion(joints, first, check);
  if (doubted) questions.add(doubted);
  for (const question of joints.context.equilibrium()) questions.add(question);
  const turning = turningQuestion(
    swayed,
    joints,
    states.map(({ combination }) => combination),
  );
  if (turning) questions.add(turning);
  return [...questions];
}

/** Of each kind what the worst combination asks, by its factor or force: the others would differ in their numbers alone. */
export function swayDoubts(swaying: readonly SwayInput[], leans: boolean): string[] {
  const sways = swaying.filter(({ found }) => found.alpha !== null);
  const first = (ask: (one: SwayInput) => string | null, factor: (one: SwayInput) => number): string[] => {
    for (const one of [...sways].sort((a, b) => factor(a) - factor(b))) {
      const doubt = ask(one);
      if (doubt) return [doubt];
    }
    return [];
  };
  const alpha = ({ found }: SwayInput): number => found.alpha!;
  const left = first(leftToOthers, alpha);
  return [
    ...(leans ? first(upright, alpha) : []),
    ...left,
    ...(left.length ? [] : holding(swaying, leans)),
    ...first(unbowed, ({ n }) => -n),
    ...first(bentByWave, ({ wave }) => wave ?? Infinity),
  ];
}

/** Of who holds others by first order; what has a length of sway answers for itself, overturning apart, and what needs one is left open. */
function holding(swaying: readonly SwayInput[], leans: boolean): string[] {
  for (const one of swaying) {
    const isOpen = one.found.alpha !== null && !one.swayLength;
    const question = !one.passing || isOpen || (!one.isColumn && answersForItself(one)) ? null : one.passing(leans);
    if (question) return [question];
  }
  return [];
}
