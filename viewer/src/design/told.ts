/** What a change is called: by the names that the model has now, not as they were typed. */
import type { Change, Suggested } from "handoff-solver/design";
import type { Order } from "./changing.ts";
import { gradeNow } from "./form.ts";
import type { Words } from "./restraints.ts";
import { sectionsOf } from "./whose.ts";

/** `label`: whose it is; `more`: what of the restraints, and what it was. */
export const orderOf = (change: Change, label: string, more: Words = { words: "restraints", was: "" }): Order => ({
  changes: [change],
  named: (before, after) => {
    const { members } = change;
    if (change.kind === "restraints") return { words: `${label}: ${more.words}`, was: more.was };
    if (change.kind === "grade") return { words: `${label} ${change.to}`, was: gradeNow(before, members) || "its own grade" };
    return told(label, sectionsOf(before, members), sectionsOf(after, members));
  },
});

/** A group that is called by its section is not called by two. */
const told = (label: string, was: string, is: string): Words =>
  label === was ? { words: `${was} → ${is}`, was: "" } : { words: `${label} ${is}`, was };

export function suggestedOrder({ suggestions, changes }: Pick<Suggested, "suggestions" | "changes">): Order {
  const taken = suggestions.flatMap(({ group, from, to }) => (to && to !== from ? [told(group, from ?? "own properties", to)] : []));
  return {
    changes,
    named: () => ({ words: taken.map(({ words }) => words).join(", "), was: taken.flatMap(({ was }) => was || []).join(", ") }),
  };
}
