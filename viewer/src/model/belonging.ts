/** The members that are designed as one with a member: those of its design member, or the pieces it was split into. */
import type { Model } from "handoff-solver";
import { wholeOf } from "./chains.ts";

export interface Whole {
  /** Of the design member, or as the member was sent. */
  id: string;
  members: string[];
}

/** Null of a member that stands alone. */
export function wholeWith({ model }: Pick<Model, "model">, member: string): Whole | null {
  const design = model.design_members?.find(({ members }) => members.length > 1 && members.includes(member));
  if (design) return { id: design.id, members: design.members };
  const piece = model.members.find(({ id }) => id === member);
  const sent = piece ? wholeOf(piece) : null;
  return sent === null ? null : { id: sent, members: model.members.filter((one) => wholeOf(one) === sent).map(({ id }) => id) };
}
