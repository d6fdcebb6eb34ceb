/** What a change is called: by the names that the model has now, not as they were typed. */
import type { Model } from "handoff-solver";
import type { Change, Suggested } from "handoff-solver/design";
import { gradeNow } from "./form.ts";
import type { Told } from "./restraints.ts";
import type { Step } from "./trail.ts";
import { sectionsOf } from "./whose.ts";

/** `label`: whose it is; `more`: what of the restraints, and what it was. */
export function stepOf(change: Change, label: string, before: Model, after: Model, more: Told = { words: "restraints", was: "" }): Step {
  const { members } = change;
  const changes = [change];
  if (change.kind === "restraints") return { changes, words: `${label}: ${more.words}`, was: more.was };
  if (change.kind === "grade") return { changes, words: `${label} ${change.to}`, was: gradeNow(before, members) || "its own grade" };
  return { changes, ...told(label, sectionsOf(before, members), sectionsOf(after, members)) };
}

/** A group that is called by its section is not called by two. */
const told = (label: string, was: string, is: string): Pick<Step, "words" | "was"> =>
  label === was ? { words: `${was} → ${is}`, was: "" } : { words: `${label} ${is}`, was };

export function stepTaken({ suggestions, changes }: Pick<Suggested, "suggestions" | "changes">): Step {
  const taken = suggestions.flatMap(({ group, from, to }) => (to && to !== from ? [told(group, from ?? "own properties", to)] : []));
  return {
    changes,
    words: taken.map(({ words }) => words).join(", "),
    was: taken.flatMap(({ was }) => was || []).join(", "),
  };
}
