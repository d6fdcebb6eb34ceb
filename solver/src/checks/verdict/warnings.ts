/** What the reader must know before trusting a steel check's verdict. */

import { ANNEXES } from "../../ec3/annexes.ts";
import { ltbRule } from "../../ec3/member_buckling/lateral.ts";
import { channelOffset } from "../../ec3/member_buckling/torsionalflexural.ts";
import type { SteelCheck } from "../../generated/model.ts";
import { some } from "../../results/counts.ts";
import type { Annex } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import { mcrGiven } from "../buckling/lateralcheck.ts";
import { type LengthPair, shortLengths } from "../buckling/length_pairs.ts";
import { bentByWave, unbowed } from "../buckling/missing_imperfections.ts";
import type { Swayed, SwayInput, SwayState } from "../buckling/sway_state.ts";
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

export interface QuestionInput {
  joints: Joints;
  swayed: Swayed;
  states: readonly SwayState[];
  swaying: readonly SwayInput[];
  /** Lengths that are given beside the structure's. */
  pairs: readonly LengthPair[];
  /** What its steel and its plates ask. */
  asked: readonly string[];
}

/** What was taken for granted and awaits the engineer's word, of a member of any section. */
export function questionsOf(input: QuestionInput): string[] {
  const { joints, swayed, states, swaying, pairs, asked } = input;
  const combinations = states.map(({ combination }) => combination);
  const found = [
    ...asked,
    ...shortLengths(pairs, swayed),
    bentByWave(swaying),
    unbowed(swaying),
    ...joints.context.equilibrium(),
    turningQuestion(swayed, joints, combinations),
  ];
  return [...new Set(found.filter((question) => question !== null))];
}
