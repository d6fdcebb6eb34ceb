/** What member buckling is asked with, and how it answers. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import type { Chains } from "../../members/chain.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Ends } from "../../members/ends.ts";
import type { Known } from "../../members/known_moments.ts";
import { type Status, type Step, statusOf } from "../../results/checks.ts";
import type { Annex } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Peaks } from "../forces/peaks.ts";
import type { Sway } from "./sway.ts";

export interface MemberCheck {
  key: string;
  status: Status;
  utilisation: number | null;
  reason: string | null;
  /** Written out only where the trace is wanted. */
  steps: () => Step[];
  /** The lengths it rests on and whose they are, told where it fails. */
  lengths?: (() => string) | undefined;
  /** What it takes for granted and the model does not show; asked of what governs, with the largest utilisation of buckling. Null where it is of no matter. */
  question?: (used: number) => string | null;
  /** Why it is a question where it fails: it rests on a length that may be shorter. */
  bounded?: string;
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
  sway: Pick<Sway, "still" | "swaysFrom" | "waving" | "turns" | "alpha" | "known" | "unsearched" | "snaps">;
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

export const verified = (key: string, utilisation: number, steps: () => Step[], lengths?: () => string): MemberCheck => ({
  key,
  status: statusOf(utilisation),
  utilisation,
  reason: null,
  steps,
  lengths,
});
export const open = (key: string, reason: string, steps: () => Step[] = () => []): MemberCheck => ({
  key,
  status: "not_covered",
  utilisation: null,
  reason,
  steps,
});
/** What fails but rests on a length that may be shorter is left open. */
export const decided = (found: MemberCheck): MemberCheck =>
  found.bounded && found.status === "fail" ? open(found.key, found.bounded) : found;
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

/** Within this share two critical values are one. */
export const SAME = 0.01;

/** A member that passes with what is stated may not bear what is shown; moments grow with compression, so that it counts twice. */
export const matters = (used: number, stated: number, shown: number): boolean => used <= 1 && used + 2 * (shown - stated) > 1;
