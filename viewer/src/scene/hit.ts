/** What is chosen or pointed at: a member, members together, a node or a plate. */
import type { Spot } from "./plates.ts";

export interface Hit {
  kind: "member" | "node" | "plate";
  index: number;
  /** Members chosen together, as those of a design member, itself among them. */
  all?: readonly number[];
  /** Where on a plate: corners of the triangle under the pointer and how near it is to each; not part of what was chosen. */
  spot?: Spot;
  /** Where along a member, as a share of its length; not part of what was chosen either. */
  along?: number;
}

/** The members that a choice stands for. */
export const membersOf = (hit: Hit | null): readonly number[] => (hit?.kind === "member" ? (hit.all ?? [hit.index]) : []);

/** Whether two choices are one. */
export const sameHit = (a: Hit | null, b: Hit | null): boolean =>
  a?.kind === b?.kind && a?.index === b?.index && membersOf(a).join() === membersOf(b).join();
