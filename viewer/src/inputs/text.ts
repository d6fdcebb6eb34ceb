/** The model's own text, with what the validator says of it beside: each fault leads to its place. */
import type { AuthoredModel } from "handoff-solver";
import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { plural } from "../format/counts.ts";
import { unwrapped } from "../model/reading.ts";
import type { Issue } from "../service/draft.ts";
import type { Editing } from "./editing.ts";
import { rangeOf } from "./places.ts";

export function textPane({ session, model, make }: Editing): HTMLElement {
  const before = JSON.stringify(model, null, 1);
  const text = el("textarea", { class: "field", spellcheck: "false", rows: 18, "aria-label": "The model as JSON" });
  text.value = before;
  const said = el("div", { role: "status", "aria-live": "polite" });
  const show = ({ path }: Issue): void => {
    const range = rangeOf(text.value, path);
    if (!range) return;
    text.focus();
    text.setSelectionRange(...range);
    // A text field scrolls to its selection in no browser alike: by lines it does in all.
    const line = text.value.slice(0, range[0]).split("\n").length;
    text.scrollTop = ((line - 4) / text.value.split("\n").length) * text.scrollHeight;
  };
  const lines = (issues: readonly Issue[]): HTMLElement[] =>
    issues.map((issue) =>
      el(
        "li",
        {},
        el("button", { type: "button", class: "link", onclick: () => show(issue) }, el("code", {}, issue.path || "model")),
        ` ${issue.message}`,
      ),
    );
  const judge = async (): Promise<boolean> => {
    const { errors, warnings } = await session.solution.validate(text.value);
    said.replaceChildren(
      el("p", {}, `${plural(errors.length, "error")}, ${plural(warnings.length, "warning")}`),
      el("ul", {}, ...lines(errors), ...lines(warnings)),
    );
    return errors.length === 0;
  };
  const attempt = (work: () => Promise<unknown>) => (): void => {
    said.replaceChildren("Checking …");
    work().catch((error: unknown) => said.replaceChildren(el("p", { class: "error", role: "alert" }, `${reasonOf(error)}.`)));
  };
  const solve = async (): Promise<void> => {
    if (!(await judge())) return;
    await make([{ kind: "value", members: [], at: [], to: unwrapped(text.value) as AuthoredModel }], "the model's text");
  };
  return el(
    "div",
    { class: "model-text" },
    text,
    el(
      "div",
      { class: "group" },
      el("button", { type: "button", class: "button small", onclick: attempt(judge) }, "Check the text"),
      el("button", { type: "button", class: "button small primary", onclick: attempt(solve) }, "Solve this text"),
    ),
    said,
  );
}
