/** The design panel: change, suggest, compare, take back; before and after side by side. Nothing is uploaded but a hand-off that is asked for. */
import "./design.css";
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { download, fileName } from "../exports/download.ts";
import { titleOf } from "../layout/header.ts";
import type { Draft } from "../service/draft.ts";
import type { Report } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { type Reopen, trails } from "./button.ts";
import { Cancelled, DesignClient } from "./client.ts";
import { comparisonView, OTHER, type Sides } from "./comparison.ts";
import { elsewhereForm } from "./elsewhere.ts";
import { designForm } from "./form.ts";
import { handOff } from "./service.ts";
import { suggestionView } from "./suggestions.ts";
import { back, isChanged, onward, sentOf, shownOf, sideOf, started, type Trail } from "./trail.ts";

/** `asked`: by the reader, who is then led to it. */
export function designPanel(session: Session, place: HTMLElement, reopen: Reopen, asked: boolean): void {
  const trail = trails.get(session.draft) ?? started(session.draft, session.model);
  const shown = el("div", { class: "outcome", role: "status", "aria-live": "polite" });
  const progress = el("progress", { max: 1, value: 0, "aria-label": "Progress" });
  const state = el("span", {});
  const client = new DesignClient(({ fraction, solves, sections }) => {
    progress.value = fraction;
    state.textContent = `${solves} solved; ${Object.values(sections).slice(0, 3).join(", ")}`;
  });
  const busy = el(
    "div",
    { class: "group busy", hidden: true },
    progress,
    state,
    el("button", { type: "button", class: "button small", onclick: () => client.cancel() }, "Cancel"),
  );
  const attempt = async (what: string, work: () => Promise<(Node | string)[]>): Promise<void> => {
    progress.removeAttribute("value");
    state.textContent = what;
    show(busy, true);
    try {
      shown.replaceChildren(...(await work()));
    } catch (error) {
      shown.replaceChildren(error instanceof Cancelled ? el("p", {}, "Cancelled; nothing was changed.") : failureNote("Not done", error));
    }
    show(busy, false);
  };
  const go = (next: Trail): void => {
    client.cancel();
    const stop = shownOf(next);
    if (isChanged(next)) trails.set(stop.draft, next);
    letGo();
    reopen(stop.draft, stop.model);
  };
  const sent = sentOf(trail).draft;
  const compared = async (before: Draft | Promise<Draft>, sides?: Sides): Promise<HTMLElement[]> => {
    const both = Promise.all([sideOf(before), sideOf(session.draft)]);
    const found = await client.ask<"compare">(both.then(([other, shown]) => ({ ask: "compare", before: other, after: shown })));
    return comparisonView(session, found, sides);
  };
  const validate = (text: string): Promise<Report> => session.solution.validate(text);
  const form = designForm(session, {
    names: (section) => client.ask<"names">({ ask: "names", section }),
    change: (change, words) =>
      void attempt("changing", async () => {
        const model = await client.ask<"change">({ ask: "change", model: session.model, changes: [change] });
        go(await onward(trail, model, words, validate));
        return [];
      }),
    suggest: (members) =>
      void attempt("solving", async () => {
        const wish = members ? { members } : {};
        const found = await client.ask<"suggest">(sideOf(session.draft).then((of) => ({ ask: "suggest", of, wish })));
        const words = found.suggestions.flatMap(({ group, to }) => (to ? [`${group} to ${to}`] : [])).join(", ");
        return suggestionView(session, found, () => void onward(trail, found.model, words, validate).then(go));
      }),
  });
  const elsewhere = elsewhereForm(session, (other) => void attempt("comparing", () => compared(other(), OTHER)));
  const heading = el("h2", { tabindex: "-1" }, "Design");
  place.replaceChildren(
    heading,
    ...(isChanged(trail) ? [actions(session, trail, () => go(back(trail)))] : []),
    form.node,
    busy,
    shown,
    elsewhere,
  );
  place.hidden = false;
  if (asked) {
    heading.focus({ preventScroll: true });
    // The panel opens below what is in sight.
    place.scrollIntoView({ block: "start" });
  }
  if (!isChanged(trail)) return;
  // Above the verdict: it is read before any figure.
  place.parentElement?.prepend(mark(trail));
  void attempt("comparing", () => compared(sent));
}

/** Browsers keep few graphics contexts, and the picture to come has its own. */
function letGo(): void {
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>("canvas.picture"))
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
}

/** First thing to read of results that are not those of the model sent. */
function mark(trail: Trail): HTMLElement {
  const { draft } = shownOf(trail);
  const steps = trail.stops.slice(1);
  return el(
    "div",
    { class: "changed-mark", id: "changed" },
    el("strong", {}, "Changed from the model you were sent"),
    el("ol", {}, ...steps.map(({ words }) => el("li", {}, words))),
    el("p", { class: "hint" }, "New fingerprint ", el("code", {}, draft.fingerprint ?? "not computed")),
    el("p", { class: "hint" }, "The one you were sent ", el("code", {}, sentOf(trail).draft.fingerprint ?? "not computed")),
  );
}

function actions(session: Session, trail: Trail, undo: () => void): HTMLElement {
  const { text } = session.draft;
  const name = `${fileName(titleOf(session))}-changed.json`;
  const key = el("input", {
    class: "field",
    type: "password",
    autocomplete: "off",
    required: true,
    placeholder: "<key id>.<secret>",
    id: "design-key",
  });
  // Said where it was asked for: the outcome below is a screen away.
  const handed = el("div", { role: "status", "aria-live": "polite" });
  const send = (event: Event): void => {
    event.preventDefault();
    const secret = key.value.trim();
    key.value = "";
    handed.replaceChildren("Handing off …");
    void handOff(text, secret).then(
      (url) => handed.replaceChildren("The changed model has a link of its own: ", el("a", { href: url, id: "design-url" }, url)),
      (error: unknown) => handed.replaceChildren(failureNote("Not handed off", error)),
    );
  };
  return el(
    "div",
    {},
    el(
      "div",
      { class: "group" },
      el("button", { type: "button", class: "button", onclick: undo }, `Undo ${shownOf(trail).words}`),
      el(
        "button",
        { type: "button", class: "button", onclick: () => download(name, new Blob([text], { type: "application/json" })) },
        "Download the changed model",
      ),
    ),
    el(
      "details",
      {},
      el("summary", {}, "Hand off as a new link"),
      el(
        "form",
        { class: "group", onsubmit: send },
        el("label", { class: "stack" }, "API key", key),
        el("button", { class: "button" }, "Make a link"),
        el("p", { class: "hint" }, "Uploads the changed model to this service. The key is sent with this request and kept nowhere."),
        handed,
      ),
    ),
  );
}
