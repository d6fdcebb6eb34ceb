/** The way into the design loop: a button in the page; what is behind it is fetched on use. */
import type { Model } from "handoff-solver";
import { el } from "../controls/element.ts";
import type { Draft } from "../service/draft.ts";
import type { Session } from "../state/session.ts";
import type { Meant, Trail } from "./trail.ts";

/** The changes that led to a draft, where it is not as it was sent. */
export const trails = new WeakMap<Draft, Trail>();
/** Who was meant when a draft was led to. */
export const meantBefore = new WeakMap<Draft, Meant>();

export type Reopen = (draft: Draft, model: Model) => void;

/** Offered once the model is solved: what may not be solved at the reader's tier may not be designed either. */
export function designBeside(session: Session, side: HTMLElement, reopen: Reopen): void {
  const place = el("section", { class: "design", "aria-label": "Design", hidden: true });
  const enter = (asked = false): void =>
    void import("./panel.ts").then(
      ({ designPanel }) => designPanel(session, place, reopen, asked),
      (error: unknown) => session.report("The design loop could not be opened", error),
    );
  place.append(el("button", { type: "button", class: "button", onclick: () => enter(true) }, "Change this design…"));
  side.append(place);
  session.status.watch(({ is }) => {
    if (is !== "solved" && is !== "failed") return;
    place.hidden = is === "failed" && !trails.has(session.draft);
  });
  if (trails.has(session.draft)) enter();
}
