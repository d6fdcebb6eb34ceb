/** What a field of the inputs may be chosen from: words that the format allows, or names that the model has. */
import type { Model } from "handoff-solver";

export const WORDS = {
  nature: ["permanent", "imposed", "snow", "wind", "temperature", "accidental", "seismic", "other"],
  category: ["A", "B", "C", "D", "E", "F", "G", "H", "up_to_1000_m", "above_1000_m", "nordic"],
  directions: ["one", "both"],
  limit_state: ["ULS", "SLS", "ALS"],
  member: ["beam", "truss", "tension", "compression"],
  axes: ["global", "local", "projected"],
  restraint: ["fixed", "free"],
  bearing: ["fixed", "free", "push", "pull"],
  release: ["rigid", "free"],
  truth: ["true", "false"],
  grade: ["S235", "S275", "S355", "S420", "S460"],
} as const;

const ids = (list: readonly { id: string }[] | undefined): string[] => (list ?? []).map(({ id }) => id);

export const namesOf = ({ model }: Model): Record<string, string[]> => ({
  node: ids(model.nodes),
  member: ids(model.members),
  section: ids(model.sections),
  material: ids(model.materials),
  hinge: ids(model.hinges),
  load_case: ids(model.load_cases),
  support: ids(model.supports),
  plate: ids(model.plates),
});

const NAMED: Record<string, string> = {
  start: "node",
  end: "node",
  start_hinge: "hinge",
  end_hinge: "hinge",
};

/** For a field that is there; empty where it takes any text or number. */
export function choicesOf(title: string, field: string, is: string | number | boolean, names: Record<string, string[]>): readonly string[] {
  if (typeof is === "boolean") return WORDS.truth;
  if (/^[ur][xyz]$/.test(field)) {
    if (title === "Hinges") return WORDS.release;
    return title === "Supports" ? (field.startsWith("u") ? WORDS.bearing : WORDS.restraint) : [];
  }
  // A figure is no name: the start of a load is a share of its member's length.
  if (typeof is === "number") return [];
  if (title === "Members" && field === "type") return WORDS.member;
  if (title === "Materials" && field === "library") return WORDS.grade;
  if (field in WORDS && field !== "member") return WORDS[field as keyof typeof WORDS];
  return names[NAMED[field] ?? field] ?? [];
}
