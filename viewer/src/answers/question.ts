/** What a card says of its point: of a question what is asked, what was found, and what each value leads to. */
import { findingSaid, kindOf } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { percent } from "../format/units.ts";
import type { OpenPoint } from "../results/points.ts";

export function pointWords({ question, message, path }: OpenPoint): HTMLElement[] {
  if (!question) return [el("p", { title: path }, message)];
  const { question: asked, look } = kindOf(question);
  return [
    el("p", {}, el("strong", {}, asked)),
    el("p", {}, findingSaid(question)),
    ...(question.effect.length ? [effects(question)] : []),
    el("p", { class: "note" }, `Look for: ${look}.`),
  ];
}

/** The value that is computed with until there is an answer comes first. */
const effects = ({ effect }: NonNullable<OpenPoint["question"]>): HTMLElement =>
  el(
    "ul",
    { class: "effects", "aria-label": "What is at stake" },
    ...effect.map(({ value, utilisation }, i) =>
      el(
        "li",
        {},
        el(
          "b",
          { class: utilisation !== null && utilisation <= 1 ? "" : "over" },
          utilisation === null ? "not verified" : percent(utilisation),
        ),
        ` ${value}${i || effect.length === 1 ? "" : ", taken until you answer"}`,
      ),
    ),
  );
