/** What is chosen or pointed at: a member, members together, a node or a plate. */
import type { Model } from "handoff-solver";

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

const LISTS = { member: "members", node: "nodes", plate: "plates" } as const;

/** How the entry of a model is called that a choice stands for. */
export const idOf = ({ model }: Model, { kind, index }: Hit): string | undefined => model[LISTS[kind]]?.[index]?.id;

/** The entry with an id; null where there is none. */
export function hitOf({ model }: Model, kind: Hit["kind"], id: string | undefined): Hit | null {
  const index = model[LISTS[kind]]?.findIndex((item) => item.id === id) ?? -1;
  return index < 0 ? null : { kind, index };
}

/** The same choice in a changed model, by ids; null where what was chosen is gone. */
export function hitIn(hit: Hit | null, before: Model, after: Model): Hit | null {
  const found = hit && hitOf(after, hit.kind, idOf(before, hit));
  if (!hit?.all || !found) return found;
  const all = hit.all.flatMap((index) => hitOf(after, "member", idOf(before, { kind: "member", index }))?.index ?? []);
  return { ...found, all };
}
