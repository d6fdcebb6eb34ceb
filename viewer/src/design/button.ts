/** The way into the design loop: a button in the page; what is behind it is fetched on use. */
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import { keptFor } from "./kept.ts";
import { leftBefore, type Reopen, trails } from "./trails.ts";

/** Offered once the model is solved: what may not be solved at the reader's tier may not be designed either. */
export function designBeside(session: Session, side: HTMLElement, reopen: Reopen): void {
  const place = el("section", { class: "design", "aria-label": "Design", hidden: true });
  const enter = (asked = false): void =>
    void import("./panel.ts").then(
      ({ designPanel }) => designPanel(session, place, reopen, asked),
      (error: unknown) => session.report("The design loop could not be opened", error),
    );
  const open = el(
    "button",
    { type: "button", class: "button", onclick: () => enter(true) },
    session.model.model.members.length ? "Change this design…" : "Compare this design…",
  );
  place.append(open);
  side.append(place);
  let kept = trails.has(session.draft) || leftBefore.has(session.draft) ? null : keptFor(session.draft);
  session.status.watch((status) => {
    if (status.is !== "solved" && status.is !== "failed") return;
    place.hidden = status.is === "failed" && !trails.has(session.draft);
    // The checks of the model as it was loaded are let end first: they come to whoever listens.
    if (!kept || (status.is === "solved" && status.checking)) return;
    const steps = kept;
    kept = null;
    place.replaceChildren("Bringing back your changes …");
    import("./restoring.ts")
      .then(({ restore }) => restore(session, steps, reopen))
      .catch((error: unknown) => {
        place.replaceChildren(open);
        session.report("Your changes from before the reload could not be made again", error);
      });
  });
  if (trails.has(session.draft) || leftBefore.has(session.draft)) enter();
}
