/** What is chosen or pointed at: a member, members together, a node or a plate. */

/** A place within a triangle of a plate: two of its corners (the third is the plate's middle for a quad) and their weights. */
export interface Spot {
  /** Corners of the plate, −1 for its middle. */
  corners: [number, number, number];
  weights: [number, number, number];
}

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
