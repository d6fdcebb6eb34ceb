/** What acts in a combination whose stability is looked at, and what does not. */

import type { LinearState } from "../superposition.ts";
import type { Slack } from "./taut.ts";

/** Forces of a combination and what takes no part in it. */
export interface Pressing {
  state: Pick<LinearState, "endForces" | "spans" | "plateForces" | "reactions">;
  /** Members that are slack in it; left out where there are none. */
  slack?: Slack;
  idleMembers: readonly number[];
  idleSupports: readonly (readonly [number, number])[];
  /** The one structure that is looked at of several that stand apart. */
  own?: Structure;
}

/** A state in which these act although they carry nothing yet. */
export const tautened = (pressing: Pressing, taut: ReadonlySet<number>): Pressing => ({
  ...pressing,
  idleMembers: pressing.idleMembers.filter((m) => !taut.has(m)),
});

/** One of them: whether a node is its own. */
export type Structure = (node: number) => boolean;
