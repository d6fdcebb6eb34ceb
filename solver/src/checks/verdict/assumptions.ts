/** What a steel check took where the model is silent, or otherwise than its reader may expect. */

import { ANNEXES } from "../../ec3/annexes.ts";
import { mayHaveThickWelds } from "../../ec3/member_buckling/flexural.ts";
import { ltbRule } from "../../ec3/member_buckling/lateral.ts";
import { channelOffset } from "../../ec3/member_buckling/torsionalflexural.ts";
import type { SteelCheck } from "../../generated/model.ts";
import { some } from "../../results/counts.ts";
import type { Assumption } from "../../results/open_points.ts";
import type { Annex } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import { mcrGiven } from "../buckling/lateralcheck.ts";
import type { Resolved } from "../steel/capacities.ts";
import { bareWeb, type Sheared } from "./stiffeners.ts";

export interface AssumptionInput {
  check: SteelCheck;
  annex: Annex;
  target: Target;
  line: Line;
  /** Of the target's members, in their order. */
  resolved: readonly Resolved[];
  /** Combinations that compress the flange that a slab or a deck does not hold. */
  freed: readonly string[];
  sheared: Sheared;
  /** Something presses it. */
  isPressed: boolean;
  /** Seen with the major axis as y. */
  turned: boolean;
}

export const assumed = (code: string, clause: string, message: string): Assumption => ({ code, clause, message });

export const SERVICE = assumed("service_combination", "6.1(1)", "resistances are verified against an SLS combination");

/** Combinations in a sentence. */
const NAMED = 3;

export function assumptionsOf({ check, annex, target, line, resolved, freed, sheared, isPressed, turned }: AssumptionInput): Assumption[] {
  const out: Assumption[] = [];
  if (freed.length)
    out.push(
      assumed(
        "other_flange",
        "6.3.2",
        `${some(freed, NAMED)}: the bottom (${line.up > 0 ? "−" : "+"}z) flange is in compression, and a slab or deck holds the top one alone: lateral-torsional buckling is verified with the bottom one free`,
      ),
    );
  for (const { capacity, strength } of resolved)
    out.push(...ofSection(capacity, check, annex, target, sheared, isPressed), ...strength.notes);
  if (check.use_f && ANNEXES[annex].ltb.kc === null)
    out.push(assumed("use_f", "6.3.2.3(2)", `use_f: kc of national annex ${annex} was not read, so that f is left out`));
  if (check.mcr !== undefined && !check.restrained)
    out.push(
      assumed("mcr", "6.3.2.2(2)", `${mcrGiven(check.mcr)} is given by the check and stands in place of the critical moment everywhere`),
    );
  if (check.limit_state === "SLS") out.push(SERVICE);
  if (turned) out.push(assumed("turned_axes", "1.7", "the section is wider than deep: here y-y is its major axis, the model's z-z"));
  return onePerMessage(out);
}

function ofSection(
  capacity: Resolved["capacity"],
  check: SteelCheck,
  annex: Annex,
  { design }: Target,
  sheared: Sheared,
  isPressed: boolean,
): Assumption[] {
  const { p } = capacity;
  const out = p.warnings.map((message) => assumed("elastic_modulus", "6.2.5", message));
  const bare = bareWeb(capacity, design, sheared);
  if (bare > 0 && bare <= 1)
    out.push(
      assumed(
        "no_stiffeners",
        "EN 1993-1-5 5.1(2)",
        `${p.name}: hw/tw exceeds 72·ε/η, for which stiffeners are due at the supports; its shear stress is below what the web bears without them`,
      ),
    );
  if (p.kind === "channel" && design.load_line === undefined)
    out.push(
      assumed(
        "shear_centre",
        "6.2.7",
        `${p.name}: a channel's shear centre lies ${(channelOffset(p).y0 * 1e3).toFixed(0)} mm from its centroid: the worse line of loads is taken`,
      ),
    );
  if (isPressed && mayHaveThickWelds(p))
    out.push(assumed("thin_welds", "Table 6.2", `${p.name}: welds of a ≤ 0.5·tf, for which Table 6.2 has curve b`));
  const { unserved } = ltbRule(capacity, check.ltb_method, annex);
  if (check.ltb_method && unserved) out.push(assumed("ltb_method", "6.3.2.3", `ltb_method: ${unserved}; the general case 6.3.2.2 is used`));
  return out;
}

export const onePerMessage = <T extends { message: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.message, one])).values(),
];
