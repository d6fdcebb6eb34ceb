/** What member buckling is asked with, and how it answers. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import type { Chains } from "../../members/chain.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Ends } from "../../members/ends.ts";
import type { Known } from "../../members/known_moments.ts";
import { type Status, type Step, statusOf } from "../../results/checks.ts";
import type { Ask, Gap } from "../../results/open_points.ts";
import type { Annex } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Peaks } from "../forces/peaks.ts";
import type { Sway } from "./sway.ts";

export interface MemberCheck {
  key: string;
  status: Status;
  utilisation: number | null;
  reason: string | null;
  /** Of what is not covered. */
  code?: string;
  /** Written out only where the trace is wanted. */
  steps: () => Step[];
  /** The lengths it rests on and whose they are, told where it fails. */
  lengths?: (() => string[]) | undefined;
  /** What the model does not say and it takes at its worst; asked of what governs. */
  ask?: Ask;
}

/** Lateral-torsional buckling (6.3.2). */
export interface LateralResult {
  result: MemberCheck;
  /** χLT, which goes on into 6.3.3. */
  chi: number;
  /** Infinity where nothing buckles sideways, null where it is not known. */
  m_cr: number | null;
  /** Its ends are no braced points: a line that goes on buckles as one. */
  loose: boolean;
}

export interface MemberInput {
  diagram: LineDiagram;
  joints: Joints;
  chains: Chains;
  ends: Ends;
  /** What the structure's buckling modes say of the member in this combination. */
  sway: Pick<Sway, "still" | "swaysFrom" | "waving" | "alpha" | "known" | "unsearched" | "snaps">;
  member: DesignMember;
  check: SteelCheck;
  annex: Annex;
  c: Capacity;
  s: Stiffness;
  s460: boolean;
  peaks: Peaks;
  known: Known;
  /** Its moments are without what `straightened` takes off. */
  straight?: true;
}

export const verified = (key: string, utilisation: number, steps: () => Step[], lengths?: () => string[]): MemberCheck => ({
  key,
  status: statusOf(utilisation),
  utilisation,
  reason: null,
  steps,
  lengths,
});
const noSteps = (): Step[] => [];

export const open = (key: string, { code, message }: Gap, steps: () => Step[] = noSteps): MemberCheck => ({
  key,
  status: "not_covered",
  utilisation: null,
  reason: message,
  code,
  steps,
});
/** For the same reason as another. */
export const openAs = (key: string, { code = "", reason }: MemberCheck): MemberCheck => open(key, { code, message: reason ?? "" });
export const skipped = (key: string, reason: string): MemberCheck => ({
  key,
  status: "skipped",
  utilisation: null,
  reason,
  steps: () => [],
});

/** 6.3.3 is called for by compression with bending, be it by the shift of a class 4 section's centroid, and by bending about both axes. */
export function interacts(n: number, peaks: Pick<Peaks, "my" | "mz">, c: Capacity): boolean {
  return (n > 0 && (peaks.my > 0 || peaks.mz > 0 || (c.effective?.n.e_n ?? 0) > 0)) || (peaks.my > 0 && peaks.mz > 0);
}
