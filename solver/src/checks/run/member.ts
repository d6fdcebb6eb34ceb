/** What member buckling is asked with, and how it answers. */

import type { Capacity } from "../clauses/capacity.ts";
import type { Known, Stiffness } from "../stability/critical.ts";
import type { Joints } from "../stability/joints.ts";
import type { DesignMember, SteelCheck } from "./context.ts";
import type { LineDiagram } from "./line.ts";
import { statusOf } from "./quantity.ts";
import type { Status, Step } from "./trace.ts";

/** Largest forces along the design member: n compression positive. */
export interface Peaks {
  n: number;
  my: number;
  mz: number;
  /** The lower flange is in compression somewhere. */
  hogging: boolean;
}

export interface MemberCheck {
  key: string;
  status: Status;
  utilisation: number | null;
  reason: string | null;
  /** Written out only where the trace is wanted. */
  steps: () => Step[];
}

export interface MemberInput {
  diagram: LineDiagram;
  joints: Joints;
  member: DesignMember;
  check: SteelCheck;
  annex: "none" | "UK";
  c: Capacity;
  s: Stiffness;
  s460: boolean;
  peaks: Peaks;
  known: Known;
}

export const verified = (key: string, utilisation: number, steps: () => Step[]): MemberCheck => ({
  key,
  status: statusOf(utilisation),
  utilisation,
  reason: null,
  steps,
});
export const open = (key: string, reason: string, steps: () => Step[] = () => []): MemberCheck => ({
  key,
  status: "not_covered",
  utilisation: null,
  reason,
  steps,
});
