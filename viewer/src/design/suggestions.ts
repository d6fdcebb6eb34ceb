/** A suggestion to be taken or left: sections by group, what they weigh, why none passes, what stays open. */
import type { Suggested, Suggestion } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { percent } from "../format/units.ts";
import type { Session } from "../state/session.ts";
import { comparisonView, table } from "./comparison.ts";

const kilograms = (mass: number): string => `${mass.toLocaleString("en", { maximumFractionDigits: 0 })} kg`;

export function suggestionView(session: Session, found: Suggested, take: () => void): HTMLElement[] {
  const { suggestions, changes, solves, before, after } = found;
  const row = ({ group, from, to, utilisation, mass_before, mass_after, open }: Suggestion): string[] => [
    group,
    from ?? "own properties",
    to ?? "none passes",
    to ? percent(utilisation, !open.length) : "–",
    `${kilograms(mass_before)} → ${kilograms(mass_after)}`,
  ];
  const notes = suggestions.flatMap(({ group, reason, open }) => [
    ...(reason ? [`${group}: ${reason}.`] : []),
    ...open.map((point) => `${group}, open: ${point}`),
  ]);
  return [
    table(
      `The lightest that pass${suggestions.some(({ open }) => open.length) ? ", with points left open" : ""}, of ${solves} solved`,
      ["Group", "Now", "Suggested", "Utilisation", "Mass"],
      suggestions.map(row),
    ),
    notes.length
      ? el("ul", { class: "differences" }, ...notes.map((note) => el("li", {}, note)))
      : el("p", { class: "hint" }, "Nothing is left open."),
    ...comparisonView(session, { before, after }),
    changes.length
      ? el("button", { type: "button", class: "button primary", onclick: take }, "Take the suggestion")
      : el("p", {}, "Nothing to take."),
  ];
}
