/** A suggestion to be taken or left: sections by group, what they weigh, why none passes, what stays open. */
import type { Suggested, Suggestion } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { counted, massText } from "../format/counts.ts";
import { percent } from "../format/units.ts";
import type { Session } from "../state/session.ts";
import { comparisonView, table } from "./comparison.ts";
import { swayWords } from "./lengths.ts";

export function suggestionView(session: Session, found: Suggested, take: () => void): HTMLElement[] {
  const { suggestions, changes, solves, before, after } = found;
  const row = ({ group, from, to, passes, utilisation, partial, candidates, mass_before, mass_after }: Suggestion): string[] => [
    group,
    from ?? "own properties",
    to ?? (candidates ? "none" : "stays"),
    passes ? "passes" : to ? "no failure, open points" : candidates ? "none passes" : "–",
    to ? percent(utilisation, !partial) : "–",
    [mass_before, mass_after].map((mass) => massText(mass, session.units.value)).join(" → "),
  ];
  const whole = suggestions.every(({ passes }) => passes);
  const heading = headingOf(suggestions);
  const lengths = swayWords(session, changes);
  const sections = table(
    `${heading}, of ${counted(solves)} solved`,
    ["Group", "Now", "Suggested", "Verdict", "Utilisation", "Mass"],
    suggestions.map(row),
  );
  sections.classList.add("suggested");
  return [
    sections,
    el("ul", { class: "differences" }, ...suggestions.map(({ group, sentence }) => el("li", {}, `${group}: ${sentence}.`))),
    ...(whole ? [el("p", { class: "hint" }, after.verdict === "passes" ? "Nothing is left open." : after.sentence)] : []),
    ...comparisonView(session, { before, after }),
    ...(lengths ? [el("p", {}, lengths)] : []),
    changes.length && suggestions.some(({ mass_before, mass_after }) => mass_before !== mass_after)
      ? el("button", { type: "button", class: "button primary", onclick: take }, "Take the suggestion")
      : el("p", {}, "Nothing to take."),
  ];
}

/** Of one group every lighter section was looked at; of several only what each can do by itself, and by trades with the others. */
export function headingOf(suggestions: readonly Pick<Suggestion, "to" | "passes" | "candidates">[]): string {
  const sought = suggestions.filter(({ candidates }) => candidates);
  const isWhole = sought.every(({ passes }) => passes);
  if (!sought.every(({ to }) => to)) return "Not all can pass";
  if (sought.length === 1) return isWhole ? "The lightest that passes" : "The lightest with no failure";
  return `${isWhole ? "These pass" : "These have no failure"}; no group can take its next lighter section by itself`;
}
