/** The top flange held sideways all along, as `restrained` says, in a combination that compresses the bottom one: that buckles on the twist of the section. */

import type { DesignMember, LateralRestraint, SteelCheck } from "../../generated/model.ts";
import type { Ends } from "../../members/ends.ts";
import type { Ask } from "../../results/open_points.ts";
import type { MemberCheck, MemberInput } from "./member.ts";
import { RESTRAINED } from "./structurehold.ts";

/** Places of a held flange: between them it is as good as held. */
const PLACES = 16;
const HELD: readonly LateralRestraint[] = Array.from({ length: PLACES + 1 }, (_, i) => ({ position: i / PLACES, flange: "top" }));

/** What a member is there: its ends stand for other holds than elsewhere. */
interface Freed {
  member: DesignMember;
  ends: Ends;
}

/** By the ends of a member: the same in every combination. */
const freed = new WeakMap<Ends, Freed>();

interface Held extends Freed {
  check: SteelCheck;
}

export const isFreed = (check: SteelCheck, peaks: { hogging: boolean }): boolean => check.restrained === true && peaks.hogging;

/** With the compressed flange free. */
export function withFreeFlange({ ends, member, check }: Held): Held {
  let found = freed.get(ends);
  if (!found) {
    // A length or Mcr given is of the member as the engineer sees it held.
    const held = member.l_lt !== undefined || check.mcr !== undefined ? [] : HELD;
    const lateral_restraints = [...(member.lateral_restraints ?? []), ...held];
    freed.set(ends, (found = { member: { ...member, lateral_restraints }, ends: { ...ends } }));
  }
  return { ...found, check: { ...check, restrained: false } };
}

export const RESTRAINT = {
  ...{ code: "lateral_restraint", field: "/model/design_members/*/lateral_restraints", clause: "6.3.2" },
} as const satisfies Partial<Ask>;

export const withOtherFlange = (input: MemberInput): MemberInput =>
  isFreed(input.check, input.peaks) ? { ...input, ...withFreeFlange(input) } : input;

/** What fails so may yet be held: the model does not know what braces the other flange. */
export function askedOfFlange(input: MemberInput, found: MemberCheck[]): MemberCheck[] {
  if (!isFreed(input.check, input.peaks)) return found;
  const { line, combination } = input.diagram;
  const figures = {
    flange: { symbol: "", value: `bottom (${line.up > 0 ? "−" : "+"}z)`, unit: "" },
    combinations: { symbol: "", value: combination.id, unit: "" },
  };
  return found.map((one) =>
    RESTRAINED.includes(one.key) && one.status === "fail" && !one.ask
      ? {
          ...one,
          ask: { ...RESTRAINT, finding: "other_flange", figures, effect: [{ value: "bottom flange free", utilisation: one.utilisation }] },
        }
      : one,
  );
}
